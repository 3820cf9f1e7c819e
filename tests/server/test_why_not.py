"""Why not is a question like no other: whoever sits there is answered, and nobody and nothing feels it."""

from __future__ import annotations

import asyncio
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from questkeep.games import CATALOGUE
from questkeep.kernel.event import Seat
from questkeep.lab.walks import sights
from questkeep.server.guests import Guest
from questkeep.server.match import Match
from questkeep.server.messages import Refused, Update, encode
from questkeep.server.session import Figures, Session
from questkeep.server.store import connect
from tests.server.home import Ears, Home, answer, play_round, play_to_end

THINGS = {
    "tschak": "hand/W5w hand/AR1 team/D1b monsters/M4x",
    "enchanters": "track/6 ability/village.1 ability/ST-I.1.1 card/GNO-M1.1 player/0 kingdom/gnolls button/strike",
    "schatzjagd": "field/J9 hand/W1 hand/Z3 treasure/1 player/1 castle/red button/roll",
    "fetch_quest": "challenge/CA1 challenge/CD1 hand/F0M card/FM1 discard/F0M player/0 mission seal/mind pioneer/P1",
}


class Client:
    """One socket, and what is heard there because of a question."""

    def __init__(self, home: Home, match: Match, guest: Guest | None) -> None:
        self.ears = Ears(match, guest)
        self.session = Session(home.house, Figures(), self.ears.watcher)
        self.match = match

    async def join(self, seat: int | None) -> None:
        message = {"type": "join", "match": self.match.id, "seat": seat}
        await self.session.hear(encode(message).decode(), lambda answer: None)

    async def why_not(self, question: int, *things: str) -> list[object]:
        heard: list[object] = []
        message = {"type": "why-not", "question": question, "things": list(things)}
        await self.session.hear(encode(message).decode(), heard.append)
        return heard

    async def refusal(self, question: int, *things: str) -> Refused:
        """The only thing that is heard."""
        (told,) = await self.why_not(question, *things)
        assert isinstance(told, Refused)
        return told


def kept(path: Path) -> list[str]:
    """All that the file holds."""
    with closing(connect(path)) as file:
        return list(file.iterdump())


def state_of(home: Home, match: Match) -> list[object]:
    """All that a question could change at a table and on the disk."""
    row = [match.row, list(match.record.picks), match.questions.copy(), match.advised.copy(), match.clock.left.copy()]
    return [*row, sights(match.table), list(match.table.told or []), kept(home.path)]


@pytest.mark.parametrize("game", CATALOGUE)
def test_whoever_asks_is_told_what_the_rules_say_and_nothing_changes(home: Home, game: str) -> None:
    async def play() -> None:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        match, _ = await home.table(ada, "me me me", game=game)
        asker, spectator = Client(home, match, ada), Client(home, match, ben)
        await spectator.join(None)
        for _ in range(12):
            seat = match.table.asked()[0]
            await asker.join(seat)
            before = state_of(home, match)
            heard = [len(client.ears.heard) for client in (asker, spectator)]
            for touched in ([thing] for thing in THINGS[game].split()):
                told = await asker.refusal(match.questions[seat], *touched)
                wanted = match.table.why_not(seat, touched)
                assert (told.reason, told.clause, told.facts) == (wanted.reason, wanted.clause or None, wanted.facts)
            for two in pairwise(THINGS[game].split()):
                assert (await asker.refusal(match.questions[seat], *two)).reason
            assert state_of(home, match) == before
            assert [len(client.ears.heard) for client in (asker, spectator)] == heard
            await play_round(match)

    asyncio.run(play())


def test_a_question_that_is_no_longer_put_is_not_explained(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        asker = Client(home, match, ada)
        await asker.join(0)
        stale = match.questions[0]
        await play_round(match)
        assert match.questions[0] > stale
        assert (await asker.refusal(match.questions[0], "hand/XX")).reason == "does-not-fit"
        for number in (stale, match.questions[0] + 1, 10**12):
            assert (await asker.refusal(number, "hand/XX")).reason == "stale-question"

    asyncio.run(play())


def test_strangers_are_not_told_why(home: Home) -> None:
    async def play() -> None:
        ada, ben, eve = [await home.guest(name) for name in ("Ada", "Ben", "Eve")]
        match, links = await home.table(ada, "me friend")
        await home.house.take_link(ben, links[0])
        before = state_of(home, match)
        for guest, seat in ((eve, None), (None, None), (ada, None), (eve, 0), (ben, 0)):
            stranger = Client(home, match, guest)
            assert (await stranger.refusal(match.questions[0], "hand/W5w")).reason == "not-joined"
            await stranger.join(seat)
            assert (await stranger.refusal(match.questions[0], "hand/W5w")).reason == "not-your-seat"
        assert state_of(home, match) == before
        late = Client(home, match, ben)
        await late.join(1)
        match.sit_down(1, eve.id, "Eve")
        assert (await late.refusal(match.questions[1], "hand/W5w")).reason == "not-your-seat"

    asyncio.run(play())


def test_who_has_locked_his_choice_and_who_has_played_to_the_end_may_still_ask(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        asker = Client(home, match, ada)
        await asker.join(0)
        await answer(match, 0)
        assert Seat(0) not in match.table.asked()
        assert (await asker.refusal(0, "hand/XX")).clause == "T-17"
        await play_to_end(match)
        assert (await asker.refusal(0, "hand/XX")).reason == "does-not-fit"
        assert isinstance(asker.ears.last, Update)

    asyncio.run(play())
