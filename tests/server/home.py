"""A house without doors, on a real file, and guests who remember what they were told."""

from __future__ import annotations

from pathlib import Path

from msgspec import UNSET, convert
from msgspec.structs import fields, replace

from questkeep.consent import AWAY_LONG_ENOUGH
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.verbs import Said
from questkeep.server.guests import Guest, welcome
from questkeep.server.house import House
from questkeep.server.match import Match
from questkeep.server.messages import Broken, Heard, Option, PlainPick, Sitter, Undoing, Update, WishEnded
from questkeep.server.messages import Said as ChatLine
from questkeep.server.new_tables import ClockWish, SeatWish, TableWish
from questkeep.server.seats import Watcher
from questkeep.server.serve import DATA_FILE
from questkeep.server.store import Store
from questkeep.server.thinkers import Thinkers

PARTS = [field.name for field in fields(Update)]


class Ears:
    """A pair of eyes that remembers what it was told."""

    def __init__(self, match: Match, guest: Guest | None) -> None:
        self.match = match
        self.heard: list[Heard] = []
        self.known: Update | None = None
        self.was_let_go = False
        self.watcher = Watcher(guest.id if guest else None, self._hear, self._leave)

    def _hear(self, message: Heard) -> None:
        self.heard.append(message)
        if isinstance(message, Update):
            if self.known is not None:
                unchanged = {part: getattr(self.known, part) for part in PARTS if getattr(message, part) is UNSET}
                message = replace(message, view={**self.known.view, **message.view}, **unchanged)
            self.known = message

    def _leave(self) -> None:
        self.was_let_go = True

    async def look(self, seat: int | None, seen: int = -1) -> Update:
        """Look through a seat's eyes; returns the update that this brings."""
        await self.match.watch(self.watcher, Seat(seat) if seat is not None else None, seen)
        return self.last

    @property
    def last(self) -> Update:
        """How things stand after the last update."""
        assert self.known is not None
        return self.known

    @property
    def said(self) -> list[ChatLine]:
        """The lines of chat it heard."""
        return [message for message in self.heard if isinstance(message, ChatLine)]

    @property
    def ended(self) -> list[WishEnded]:
        """The wishes of which it heard that they are over."""
        return [message for message in self.heard if isinstance(message, WishEnded)]

    @property
    def undo(self) -> Undoing:
        """What taking a step back would need."""
        assert isinstance(self.last.undo, Undoing)
        return self.last.undo

    @property
    def broken(self) -> list[Broken]:
        """What it heard of a mistake that has stopped the table."""
        return [message for message in self.heard if isinstance(message, Broken)]

    @property
    def sitters(self) -> list[Sitter]:
        """Who sits where."""
        assert isinstance(self.last.sitters, list)
        return self.last.sitters


class Home:
    """A house on a file, without doors."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / DATA_FILE
        self.store = Store(self.path)
        self.house = House(self.store, Thinkers(1), 0.0)

    async def guest(self, name: str) -> Guest:
        """A new guest."""
        return (await welcome(self.store, name))[0]

    async def table(
        self,
        host: Guest,
        kinds: str = "me me",
        options: dict[str, str] | None = None,
        clock: ClockWish | None = None,
        chat: bool = True,
        game: str = "tschak",
        practice: bool = False,
    ) -> tuple[Match, list[str]]:
        """A new table and the secrets of its links."""
        seats = [{"kind": kind, "bot": "random" if kind == "bot" else None} for kind in kinds.split()]
        wish = TableWish(
            game, convert(seats, list[SeatWish]), options or {}, clock or ClockWish(), chat, practice=practice
        )
        opened = await self.house.open_table(host, wish)
        links = [link["path"].rpartition("/")[2] for link in opened["links"]]
        return self.house.match(opened["match"]), links

    def close(self) -> None:
        """Close the file; it can be opened again by another home."""
        self.house.thinkers.close()
        self.house.readers.close()
        self.store.close()


def be_away_for_long(match: Match, guest: Guest) -> None:
    """The guest has been away for so long that the others can let a bot play for him."""
    match.seating.away_since[guest.id] -= AWAY_LONG_ENOUGH


def chosen(option: Option) -> PlainPick:
    """An option as a client says it."""
    return PlainPick(option.verb, option.args)


def taken_apart(match: Match, seat: int, notation: str) -> Said:
    """An answer such as "play W5w", allowed or not."""
    return match.table.said(Seat(seat), match.table.parse(Seat(seat), notation))


def written(match: Match, seat: int, *notations: str) -> list[PlainPick]:
    """Answers such as "play W5w" as a client says them, allowed or not."""
    said = [taken_apart(match, seat, notation) for notation in notations]
    return [PlainPick(one.verb.name, one.arguments()) for one in said]


def notations(match: Match, seat: int, options: list[Option]) -> list[str]:
    """Options as people write them."""
    return [match.table.notation(Seat(seat), Code(option.code)) for option in options]


async def answer(match: Match, seat: int, choice: int = 0) -> str:
    """Let a seat give one of its answers; returns it."""
    question = match.drafts.question(Seat(seat))
    assert question is not None
    option = question.options[choice]
    notation = match.table.notation(Seat(seat), Code(option.code))
    await match.answer(Seat(seat), question.number, [chosen(option)])
    return notation


async def play_round(match: Match) -> None:
    """Everyone who is asked answers once."""
    for seat in list(match.table.asked()):
        await answer(match, seat)


async def play_to_end(match: Match) -> None:
    """Everyone answers until the game is over."""
    while not match.is_over():
        await play_round(match)
