"""How often one may ask for what: every guest for himself, and all who come from one network together."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

TOGETHER = 5  # so many times as much is allowed to all who come from one network
MOST_REMEMBERED = 5_000  # guests, and as many networks, for each kind of cost


class Cost(NamedTuple):
    """A kind of request by what it costs the house: what one guest may ask for every second, and at once."""

    name: str
    per_second: float
    at_once: float


LOOK = Cost("look", 20, 200)  # what lies ready
STUDY = Cost("study", 8, 150)  # what must be worked out first: a table of the past, a record, a picture
PICTURE = Cost("picture", 1 / 2, 20)  # of a link: it takes some milliseconds to draw
DEED = Cost("deed", 2, 60)  # what is written down
SOCKET = Cost("socket", 1, 30)
TABLE = Cost("table", 1 / 30, 20)
FILE = Cost("file", 1 / 20, 10)  # a record or a deck of one's own, to be read and checked
NEWCOMER = Cost("newcomer", 1 / 50, 12)  # nobody is a guest yet: this counts for networks only


class Allowance:
    """So many at once, and so many more every second."""

    __slots__ = ("at_once", "counted_at", "left", "per_second")

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = at_once
        self.counted_at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now; then it is taken."""
        if self.seconds_to_wait() > 0:
            return False
        self.left -= 1
        return True

    def seconds_to_wait(self) -> float:
        """How long until one more is allowed."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.counted_at) * self.per_second)
        self.counted_at = now
        return max(0.0, (1 - self.left) / self.per_second)


class Allowances:
    """Who has how much left of what; whoever has not asked for longest is forgotten first."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self.most = most
        self._known: dict[tuple[Cost, bool], OrderedDict[Hashable, Allowance]] = {}

    def take(self, cost: Cost, network: str, guest: int | None) -> int:
        """Take one, and return 0; or take nothing, and return the seconds after which one is allowed."""
        asked = [self._of(cost, network, TOGETHER)]
        if guest is not None:
            asked.append(self._of(cost, guest))
        wait = max(allowance.seconds_to_wait() for allowance in asked)
        if wait <= 0:
            for allowance in asked:
                allowance.take()
        return math.ceil(wait)

    def _of(self, cost: Cost, who: Hashable, times: int = 1) -> Allowance:
        known = self._known.setdefault((cost, times > 1), OrderedDict())
        if who not in known:
            if len(known) >= self.most:
                known.popitem(last=False)
            known[who] = Allowance(times * cost.per_second, times * cost.at_once)
        known.move_to_end(who)
        return known[who]

    def __len__(self) -> int:
        return sum(map(len, self._known.values()))


@lru_cache(10_000)
def network_of(address: str) -> str:
    """Whom an address is counted with: IPv4 alone, IPv6 with its /64, all that is no address together.

    >>> network_of("2001:db8:1:2:aaaa:bbbb:cccc:dddd"), network_of("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return "nowhere"
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def is_loopback(address: str) -> bool:
    """Whether an address is the machine itself; what is no address is a stranger."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback
