"""A mistake of ours at one table: it is told, kept and survived; nobody else is harmed, and nothing is given away."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from questkeep.games import CATALOGUE
from questkeep.kernel.event import Seat
from questkeep.server.again import Rematches
from questkeep.server.guests import Guest
from questkeep.server.house import SeatRequest
from questkeep.server.match import Match
from questkeep.server.messages import Broken, PlainPick, Refusal, Refused, encode
from questkeep.server.new_tables import ClockWish
from questkeep.server.seats import Watcher
from questkeep.server.serve import JsonLine
from questkeep.server.session import Figures, Session
from questkeep.server.timekeeper import Timekeeper
from tests.server.faulty import FAULT, GAME, LENGTH, PLACES, SECRET
from tests.server.home import Home, answer, play_round, play_to_end


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The house has one game more, with a mistake in it."""
    monkeypatch.setitem(CATALOGUE, GAME.key, GAME)
    yield
    FAULT.place = ""


class Client:
    """One socket: what is said there, and all that is heard."""

    def __init__(self, home: Home, guest: Guest | None) -> None:
        self.heard: list[object] = []
        self.session = Session(home.house, Figures(), Watcher(guest.id if guest else None, self.hear))

    def hear(self, message: object) -> None:
        encode(message)
        self.heard.append(message)

    async def say(self, message: dict[str, object]) -> list[object]:
        """What is heard because of a message."""
        before = len(self.heard)
        await self.session.hear(encode(message).decode(), self.hear)
        return self.heard[before:]

    async def join(self, match: str, seat: int | None) -> list[object]:
        return await self.say({"type": "join", "match": match, "seat": seat})

    async def pick(self, match: Match, seat: int) -> list[object]:
        return await self.say(
            {"type": "pick", "question": match.questions[seat], "picks": [{"verb": "go", "args": ["on"]}]}
        )

    async def why_not(self, match: Match, seat: int) -> list[object]:
        return await self.say({"type": "why-not", "question": match.questions[seat], "things": ["way/on"]})


def lines(caplog: pytest.LogCaptureFixture, number: str) -> list[str]:
    """What the log says of a mistake."""
    written = [JsonLine().format(record) for record in caplog.records]
    return [line for line in written if json.loads(line).get("mistake") == number]


def reason_of(home: Home, match: str) -> str:
    """Why the house does not hand out a match."""
    with pytest.raises(Refusal) as refused:
        home.house.match(match)
    return refused.value.message.reason


async def two_clients(home: Home) -> tuple[Match, Client, Client]:
    """Ada and Ben at a table of the faulty game, which is well so far."""
    ada, ben = await home.guest("Ada"), await home.guest("Ben")
    match, links = await home.table(ada, "me friend", game="faulty")
    await home.house.take_link(ben, links[0])
    clients = Client(home, ada), Client(home, ben)
    for seat, client in enumerate(clients):
        await client.join(match.id, seat)
    return match, *clients


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize("place", PLACES)
def test_wherever_a_mistake_is_met_it_stops_this_table_alone_and_all_who_sit_there_are_told_once(
    home: Home, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        match, ada, ben = await two_clients(home)
        eve = Client(home, None)
        await eve.join(match.id, None)
        other, _ = await home.table(await home.guest("Cleo"))
        FAULT.place, FAULT.row = place, 1
        await ada.pick(match, 0)
        if match.mistake is None:
            await ben.pick(match, 1)
        if match.mistake is None:  # nobody has asked why not
            await ada.why_not(match, 0)
        told = [[message for message in one.heard if isinstance(message, Broken)] for one in (ada, ben, eve)]
        assert [len(one) for one in told] == [1, 1, 1]
        number = told[0][0].id
        assert [(one[0].id, one[0].mine, one[0].saves) for one in told] == [
            (number, [0], "account"), (number, [1], "account"), (number, [], None),
        ]  # fmt: skip
        assert not any(SECRET.encode() in encode(message) for one in told for message in one)
        (line,) = lines(caplog, number)
        assert (json.loads(line)["match"], "Traceback" in line, match.record.seed in line) == (match.id, True, False)
        assert (await ben.pick(match, 1), reason_of(home, match.id)) == ([refused(match.id, number)], "broken")
        await play_to_end(other)
        guest = Guest(match.holders[0].guest or 0, "Ada")
        assert [(entry["match"], entry["broken"]) for entry in home.house.my_matches(guest)] == [(match.id, True)]
        assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1

    asyncio.run(play())


def refused(match: str, number: str) -> Refused:
    return Refused("broken", None, {"match": match, "id": number})


@pytest.mark.usefixtures("faulty")
def test_whoever_waits_for_his_turn_while_a_table_breaks_changes_nothing_any_more(home: Home) -> None:
    async def play() -> None:
        match, ada, ben = await two_clients(home)
        FAULT.place, FAULT.row = "view", 1
        await asyncio.gather(ada.pick(match, 0), ben.say({"type": "say", "text": "Hello"}), ben.pick(match, 1))
        assert home.store.read("SELECT count(*) FROM pick WHERE match = ?", (match.id,))[0][0] == 1
        assert home.store.read("SELECT count(*) FROM said WHERE match = ?", (match.id,))[0][0] == 0
        assert len([message for message in ben.heard if isinstance(message, Broken)]) == 1

    asyncio.run(play())


@pytest.mark.usefixtures("faulty")
def test_a_broken_table_stays_broken_until_another_questkeep_tries_again(tmp_path: Path) -> None:
    async def break_it() -> tuple[str, str]:
        match, ada, _ = await two_clients(home)
        FAULT.place, FAULT.row = "apply", 1
        await ada.pick(match, 0)
        await Client(home, None).pick(match, 1)
        with pytest.raises(Refusal):
            await match.answer(Seat(1), match.questions[1], [PlainPick("go", ["on"])])
        await home.house.broken.saved()
        return match.id, str(match.mistake)

    async def look() -> list[object]:
        return await Client(home, None).join(id, None)

    async def go_on() -> int:
        await home.store.write(("UPDATE mistake SET build = 'older'", ()))
        await answer(home.house.match(id), 1)
        await home.house.broken.saved()
        count: int = home.store.read("SELECT count(*) FROM mistake")[0][0]
        return count

    home = Home(tmp_path)
    id, number = asyncio.run(break_it())
    home.close()
    FAULT.place = ""  # were it tried again, it would go on
    home = Home(tmp_path)
    (told,) = asyncio.run(look())
    assert isinstance(told, Broken)
    assert told.id == number
    home.close()
    home = Home(tmp_path)
    assert asyncio.run(go_on()) == 0
    assert home.house.match(id).row == 2
    home.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE pick SET notation = 'play nothing' WHERE match = ? AND row = 2",
        "UPDATE match SET deck = 'own.toml', deck_digest = NULL WHERE id = ?",
        "UPDATE match SET game = 'chess' WHERE id = ?",
        "UPDATE match SET clock = '{}' WHERE id = ?",
        "UPDATE match SET options = '[' WHERE id = ?",
    ],
)
def test_a_game_that_cannot_be_played_on_stops_neither_the_lobby_nor_the_clocks_of_others(
    home: Home, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        late = ClockWish("bank", 10, 0)
        broken, _ = await home.table(ada, "me me", clock=late)
        await play_round(broken)
        well, _ = await home.table(ada, "me me", clock=late)
        await home.store.write((damage, (broken.id,)))
        home.house.matches.clear()
        timekeeper = Timekeeper(home.house)
        for _ in range(3):
            await timekeeper.round()
        assert list(home.house.matches) == [well.id]
        well = home.house.match(well.id)
        well.clock.left[0] = -1
        await timekeeper.round()
        assert well.holders[0].stand_in == "adept"
        listed = {entry["match"]: entry["broken"] for entry in home.house.my_matches(ada)}
        assert listed == {broken.id: True, well.id: False}
        (told,) = await Client(home, ada).join(broken.id, 0)
        assert isinstance(told, Broken)
        assert len(lines(caplog, told.id)) == 1
        assert len(caplog.records) == 1

    asyncio.run(play())


@pytest.mark.usefixtures("faulty")
def test_before_the_end_everybody_may_take_away_what_his_own_seat_was_told_and_no_more(home: Home) -> None:
    async def play() -> None:
        match, ada, ben = await two_clients(home)
        await ada.pick(match, 0)
        FAULT.place, FAULT.row = "read", 1
        await ben.pick(match, 1)
        FAULT.place = ""
        table = home.house.broken.known(match.id)
        assert table is not None
        with pytest.raises(Refusal, match="not-over"):
            table.record()
        own, others = (table.account(holder.guest or 0, seat)[1] for seat, holder in enumerate(match.holders))
        assert SECRET in own
        for text in (own, others):
            account = json.loads(text)
            assert (account["rows"], len(account["told"]), account["view"]["rows"]) == (1, 1, 1)
            assert match.record.seed not in text
        assert (json.loads(own)["picks"], json.loads(others)["picks"]) == ([{"row": 1, "pick": "go on"}], [])
        assert SECRET not in others
        for guest, seat in ((match.holders[0].guest, 1), (match.holders[1].guest, 0), (99, 0)):
            with pytest.raises(Refusal, match="not-your-seat"):
                table.account(guest or 0, seat)

    asyncio.run(play())


def test_a_memory_table_that_can_be_played_again_only_in_part_gives_no_account_of_its_past(home: Home) -> None:
    async def told(history: str, is_whole: bool) -> tuple[int, int]:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me me", {"history": history})
        for _ in range(8):
            await play_round(match)
        kept = match.history.open_from
        damage = "UPDATE pick SET notation = 'nothing' WHERE match = ? AND row = 16"
        if is_whole:
            damage = "UPDATE match SET clock = '{}' WHERE id = ?"
        await home.store.write((damage, (match.id,)))
        del home.house.matches[match.id]
        assert reason_of(home, match.id) == "broken"
        table = home.house.broken.known(match.id)
        assert table is not None
        account = json.loads(table.account(ada.id, 0)[1])
        rows = [entry["row"] for entry in account["told"] + account["picks"]]
        return min(rows, default=-1), kept

    async def play() -> None:
        first, kept = await told("memory", is_whole=True)
        assert first == kept > 0
        assert (await told("memory", is_whole=False))[0] == -1
        assert (await told("open", is_whole=True))[0] == 0

    asyncio.run(play())


@pytest.mark.usefixtures("faulty")
def test_when_the_game_is_over_all_of_it_may_be_saved(home: Home) -> None:
    async def play() -> None:
        match, ada, ben = await two_clients(home)
        FAULT.place, FAULT.row = "view", LENGTH
        for row in range(LENGTH):
            await (ada, ben)[row % 2].pick(match, row % 2)
        told = [message for message in ada.heard if isinstance(message, Broken)]
        assert [one.saves for one in told] == ["record"]
        table = home.house.broken.known(match.id)
        assert table is not None
        game, text = table.record()
        assert (game, text.count(' go on"'), f'seed = "{match.record.seed}"' in text) == ("faulty", LENGTH, True)

    asyncio.run(play())


@pytest.mark.usefixtures("faulty")
def test_a_broken_table_is_begun_anew_once_with_the_same_people_and_everybody_there_is_told(home: Home) -> None:
    async def play() -> None:
        match, ada, ben = await two_clients(home)
        FAULT.place, FAULT.row = "notes", 1
        await ada.pick(match, 0)
        FAULT.place = ""
        guest = Guest(match.holders[0].guest or 0, "Ada")
        rematches = Rematches(home.house)
        first, second = await asyncio.gather(rematches.open(guest, match.id), rematches.open(guest, match.id))
        assert first == second
        for one in (ada, ben):
            assert [message.rematch for message in one.heard if isinstance(message, Broken)] == [None, first]
        again = home.house.match(first)
        assert [holder.guest for holder in again.holders] == [holder.guest for holder in match.holders]
        assert again.record.seed != match.record.seed
        await play_to_end(again)

    asyncio.run(play())


@pytest.mark.parametrize("damage", ["game = 'chess'", "deck = 'own.toml', deck_digest = NULL"])
def test_what_nobody_can_play_any_more_is_not_begun_anew(home: Home, damage: str) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        await home.store.write((f"UPDATE match SET {damage} WHERE id = ?", (match.id,)))
        del home.house.matches[match.id]
        assert reason_of(home, match.id) == "broken"
        with pytest.raises(Refusal, match=r"no-such-game|bad-deck|not-understood"):
            await Rematches(home.house).open(ada, match.id)
        table = home.house.broken.known(match.id)
        assert table is not None
        assert json.loads(table.account(ada.id, 0)[1])["told"] == []

    asyncio.run(play())


@pytest.mark.usefixtures("faulty", "patience")
def test_a_bot_that_fails_stops_its_table_and_the_log_says_where(home: Home, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        match, ada, _ = await two_clients(home)
        await home.house.let_bot_stand_in(Guest(match.holders[0].guest or 0, "Ada"), match.id, SeatRequest(0))
        async with asyncio.timeout(20):  # the workers do not know this game
            while match.mistake is None:
                await asyncio.sleep(0.02)
        assert isinstance(ada.heard[-1], Broken)
        (line,) = lines(caplog, str(match.mistake))
        assert "KeyError: 'faulty'" in line
        assert "thinking.py" in line

    asyncio.run(play())


@pytest.mark.usefixtures("faulty")
def test_advice_that_fails_is_refused_to_the_asker_and_the_table_plays_on(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        match, ada, ben = await two_clients(home)
        await ada.say({"type": "advise", "question": 0})
        assert ada.session.advising is not None
        await ada.session.advising
        told = ada.heard[-1]
        assert isinstance(told, Refused)
        assert (told.reason, len(lines(caplog, told.facts["id"]))) == ("our-mistake", 1)
        await ada.pick(match, 0)
        await ben.pick(match, 1)
        assert match.row == 2

    asyncio.run(play())


@pytest.mark.usefixtures("faulty")
def test_somebody_who_leaves_can_break_a_table_without_harm_to_his_next_one(home: Home) -> None:
    async def play() -> None:
        match, ada, ben = await two_clients(home)
        other, _ = await home.table(Guest(match.holders[0].guest or 0, "Ada"))
        FAULT.place, FAULT.row = "view", 0
        match.drafts.forget()
        (update,) = await ada.join(other.id, 0)
        assert type(update).__name__ == "Update"
        assert isinstance(ben.heard[-1], Broken)
        ben.session.leave()
        ada.session.leave()

    asyncio.run(play())
