"""How often one may ask: guests, networks, and what is remembered of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questkeep.server.allowance import MOST_REMEMBERED, TOGETHER, Allowance, Allowances, Cost, is_loopback, network_of

SLOW = Cost("slow", 1 / 1000, 4)


def taken(allowances: Allowances, network: str, guest: int | None, times: int) -> int:
    """How many of so many requests are allowed."""
    return sum(allowances.take(SLOW, network, guest) == 0 for _ in range(times))


def test_an_allowance_grows_again() -> None:
    allowance = Allowance(1000.0, 2.0)
    taken = [allowance.take() for _ in range(3)]
    assert taken[:2] == [True, True]
    allowance.counted_at -= 1
    assert allowance.take()


def test_a_guest_has_his_own_allowance_and_a_network_five_times_as_much() -> None:
    allowances = Allowances()
    assert taken(allowances, "192.0.2.7", 1, 10) == SLOW.at_once
    assert taken(allowances, "192.0.2.7", 2, 10) == SLOW.at_once
    assert taken(allowances, "192.0.2.7", None, 100) == (TOGETHER - 2) * SLOW.at_once
    assert taken(allowances, "192.0.2.7", 3, 10) == 0
    assert taken(allowances, "192.0.2.8", 3, 10) == SLOW.at_once


def test_new_cookies_bring_no_new_allowance() -> None:
    allowances = Allowances()
    assert sum(taken(allowances, "192.0.2.7", guest, 1) for guest in range(1000)) == TOGETHER * SLOW.at_once


def test_who_is_refused_is_told_how_long_and_pays_nothing_for_it() -> None:
    allowances = Allowances()
    assert taken(allowances, "192.0.2.7", 1, 4) == 4
    waits = [allowances.take(SLOW, "192.0.2.7", 1) for _ in range(5)]
    assert all(0 < wait <= 1000 for wait in waits)
    assert waits == sorted(waits, reverse=True)
    assert taken(allowances, "192.0.2.7", None, 100) == TOGETHER * SLOW.at_once - 4


def test_so_many_are_remembered_and_the_ones_not_seen_for_longest_are_forgotten_first() -> None:
    allowances = Allowances(most=3)
    assert taken(allowances, "192.0.2.1", None, 100) == TOGETHER * SLOW.at_once
    for other in range(2, 60):
        assert taken(allowances, f"192.0.2.{other}", None, 1) == 1
        assert taken(allowances, "192.0.2.1", None, 1) == 0  # somebody new resets nobody who goes on
    assert len(allowances) == 3
    assert taken(allowances, "192.0.2.2", None, 100) == TOGETHER * SLOW.at_once  # forgotten


def test_a_flood_of_addresses_takes_no_more_memory_than_is_meant_for_it() -> None:
    allowances = Allowances()
    for number in range(MOST_REMEMBERED + 500):
        allowances.take(SLOW, f"network {number}", number)
    assert len(allowances) == 2 * MOST_REMEMBERED


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_all_of_an_ipv6_network_are_counted_together_and_its_neighbours_are_not(net: int, one: int, other: int) -> None:
    def address(network: int, host: int) -> str:
        return ":".join(f"{(network << 64 | host) >> 16 * part & 0xFFFF:x}" for part in reversed(range(8)))

    if net >> 16 or one >> 32 != 0xFFFF:  # ::ffff:a.b.c.d is an IPv4 address
        network = network_of(address(net, one | 1 << 63))
        assert network == network_of(address(net, other | 1 << 63))
        assert network != network_of(address(net ^ 1, one | 1 << 63))


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "nowhere"),
        ("", "nowhere"),
        ("x" * 4000, "nowhere"),
    ],
)
def test_an_address_is_counted_with_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("address", "own"),
    [
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("10.0.0.3", False),
        ("unix", False),
    ],
)
def test_the_machine_itself_is_known_by_its_address(address: str, own: bool) -> None:
    assert is_loopback(address) == own
