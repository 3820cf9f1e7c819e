"""Bots at a table of the house: who stands in and knows what, who comes back, how fast they play, what they advise."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable

import pytest

from questkeep.kernel.event import Seat
from questkeep.server.bots_at_table import PAUSES
from questkeep.server.clock import DAY
from questkeep.server.guests import Guest
from questkeep.server.house import SeatRequest
from questkeep.server.match import Match
from questkeep.server.messages import Advice, Refusal, Refused, encode
from questkeep.server.new_tables import ClockWish, SeatWish, TableWish
from questkeep.server.seats import LINGERING
from questkeep.server.session import Figures, Session
from tests.server.home import Ears, Home, answer, be_away_for_long


async def until(is_so: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


async def two_at_a_table(home: Home, seed: str = "") -> tuple[Guest, Guest, Match]:
    """Ada and Ben have a table for two, at which nobody has looked for a while; with a seed its cards are known."""
    ada, ben = await home.guest("Ada"), await home.guest("Ben")
    match, links = await home.table(ada, "me friend")
    await home.house.take_link(ben, links[0])
    if seed:
        await home.store.write(("UPDATE match SET seed = ? WHERE id = ?", (seed, match.id)))
        del home.house.matches[match.id]
    match = home.house.match(match.id)
    be_away_for_long(match, ben)
    return ada, ben, match


class Client:
    """A session, and what it was sent."""

    def __init__(self, home: Home, ears: Ears) -> None:
        self.session = Session(home.house, Figures(), ears.watcher)
        self.session.match = ears.match
        self.sent: list[object] = []

    async def say(self, message: dict[str, object]) -> None:
        await self.session.hear(encode(message).decode(), self.sent.append)

    async def advice(self, question: int) -> Advice | Refused:
        """What comes of asking for advice."""
        before = len(self.sent)
        await self.say({"type": "advise", "question": question})
        await until(lambda: len(self.sent) > before)
        found = self.sent[-1]
        assert isinstance(found, Advice | Refused)
        return found


# Standing in --------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("patience")
def test_a_stand_in_does_not_know_what_others_have_locked_in(home: Home) -> None:
    async def bots_pick(choice: int) -> str:
        ada, _, match = await two_at_a_table(home, seed="same")
        await Ears(match, ada).look(0)
        await answer(match, 0, choice)
        await home.house.let_bot_stand_in(ada, match.id, SeatRequest(1))
        await until(lambda: match.row >= 2)
        assert match.holders[1].stand_in == "adept"
        return match.record.picks[1].notation

    async def play() -> None:
        assert len({await bots_pick(choice) for choice in range(4)}) == 1

    asyncio.run(play())


def test_whoever_returns_has_the_seat_at_once_and_the_bots_late_answer_is_dropped(home: Home) -> None:
    async def play() -> None:
        ada, ben, match = await two_at_a_table(home)
        adas, bens = Ears(match, ada), Ears(match, ben)
        await adas.look(0)
        before = await bens.look(1)
        match.leave(bens.watcher)
        be_away_for_long(match, ben)
        home.house.thinkers.wake()
        await until(lambda: len(home.house.thinkers.workers) == 2)
        workers = [worker.process.pid for worker in home.house.thinkers.workers]
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        await home.house.let_bot_stand_in(ada, match.id, SeatRequest(1, "grandmaster"))
        await asyncio.sleep(0.2)
        assert home.house.bots[match.id].is_busy()  # it thinks
        started = time.monotonic()
        back = await bens.look(1)
        assert time.monotonic() - started < 1
        assert (adas.sitters[1].kind, adas.sitters[1].bot, bens.sitters[1].kind) == ("person", None, "person")
        assert (back.view, back.question) == (before.view, before.question)
        await until(lambda: not home.house.bots[match.id].is_busy(), 1)
        for worker in workers:
            os.kill(worker, signal.SIGCONT)
        await asyncio.sleep(0.5)
        assert match.row == 0
        await answer(match, 1)
        await answer(match, 0)
        assert [pick.seat for pick in match.record.picks] == [1, 0]

    asyncio.run(play())


def test_a_bot_that_i_asked_to_play_for_me_stays_until_i_want_my_seat(home: Home) -> None:
    async def play() -> None:
        ada, _, match = await two_at_a_table(home)
        ears = Ears(match, ada)
        await ears.look(0)
        await home.house.let_bot_stand_in(ada, match.id, SeatRequest(0, "novice"))
        match.leave(ears.watcher)
        await ears.look(0)
        assert (ears.sitters[0].kind, ears.sitters[0].bot) == ("stand-in", "novice")
        await home.house.come_back(ada, match.id, 0)
        assert ears.sitters[0].kind == "person"

    asyncio.run(play())


def test_the_stand_in_of_an_absentee_survives_the_house_and_leaves_at_his_return(home: Home) -> None:
    async def play() -> None:
        ada, ben, match = await two_at_a_table(home)
        await Ears(match, ada).look(0)
        await home.house.let_bot_stand_in(ada, match.id, SeatRequest(1, "novice"))
        await until(lambda: match.row == 1)
        del home.house.matches[match.id]
        match = home.house.match(match.id)
        assert match.holders[1].stand_in == "novice"
        ears = Ears(match, ben)
        await ears.look(1)
        assert ears.sitters[1].kind == "person"
        assert home.store.read("SELECT stand_in FROM seat WHERE match = ? AND seat = 1", (match.id,))[0][0] is None

    asyncio.run(play())


# Several at once ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("patience")
def test_bots_that_choose_at_the_same_time_think_at_the_same_time_each_once(home: Home) -> None:
    async def play() -> None:
        thinkers = home.house.thinkers
        thoughts: list[str] = []
        thinkers.on_thought = lambda bot, seconds, how: thoughts.append(bot)
        seats = [SeatWish("me"), *(SeatWish("bot", bot=bot) for bot in ("master", "random", "adept"))]
        opened = await home.house.open_table(await home.guest("Ada"), TableWish("tschak", seats))
        match, bots = home.house.match(opened["match"]), home.house.bots[opened["match"]]
        await Ears(match, None).look(None)
        assert {seat: turn.question for seat, turn in bots.turns.items()} == {1: 0, 2: 0, 3: 0}
        await answer(match, 0)  # what others lock in disturbs nobody
        assert set(bots.turns) == {1, 2, 3}
        await until(lambda: match.row == 7)  # this choice and the next, in which they wait for Ada
        assert sorted(thoughts) == ["adept", "adept", "master", "master", "random", "random"]

    asyncio.run(play())


def test_only_the_bot_whose_question_is_gone_is_recalled(home: Home) -> None:
    async def play() -> None:
        thinkers = home.house.thinkers
        thinkers.wake()
        await until(lambda: len(thinkers.workers) == 2)
        for worker in thinkers.workers:
            os.kill(worker.process.pid, signal.SIGSTOP)
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        match, links = await home.table(ada, "me friend bot")
        await home.house.take_link(ben, links[0])
        await Ears(match, ada).look(0)
        await home.house.let_bot_stand_in(ben, match.id, SeatRequest(1, "grandmaster"))
        bots = home.house.bots[match.id]
        assert set(bots.turns) == {1, 2}
        await home.house.come_back(ben, match.id, 1)
        await until(lambda: set(bots.turns) == {2})
        for worker in thinkers.workers:
            os.kill(worker.process.pid, signal.SIGCONT)
        await until(lambda: match.row == 1)
        assert match.record.picks[0].seat == 2

    asyncio.run(play())


# Pace ---------------------------------------------------------------------------------------------------------


def test_bots_wait_as_long_as_the_table_wants_and_not_at_all_if_nobody_looks(home: Home) -> None:
    async def seconds_for_a_pick(match: Match) -> float:
        await until(lambda: match.table.asked() == [0])
        started = time.monotonic()
        await answer(match, 0)
        await until(lambda: match.table.asked() == [0])
        return time.monotonic() - started

    async def play() -> None:
        home.house.bot_pause = 0.5
        slow = 0.5 * PAUSES["slow"]
        ada, eve = await home.guest("Ada"), await home.guest("Eve")
        match, _ = await home.table(ada, "me bot")
        await home.house.set_pace(ada, match.id, "slow")
        ears = Ears(match, ada)
        await ears.look(0)
        match.leave(ears.watcher)
        assert await seconds_for_a_pick(match) < slow  # nobody looks any more
        await ears.look(0)
        assert ears.last.pace == "slow"
        assert await seconds_for_a_pick(match) >= slow
        await home.house.set_pace(ada, match.id, "at-once")
        assert await seconds_for_a_pick(match) < slow
        with pytest.raises(Refusal):  # she does not sit here
            await home.house.set_pace(eve, match.id, "slow")
        del home.house.matches[match.id]
        assert home.house.match(match.id).pace == "at-once"

    asyncio.run(play())


# Attendance ---------------------------------------------------------------------------------------------------


def test_bots_think_for_nobody_who_is_not_there(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "bot bot")
        bots = home.house.bots[match.id]
        await asyncio.sleep(0.3)
        assert (bots.open_turns(), bots.is_busy(), match.row) == ([], False, 0)
        eve = Ears(match, None)
        await eve.look(None)  # a spectator is somebody too
        await until(lambda: match.row >= 2)

    asyncio.run(play())


def test_bots_go_on_for_a_moment_after_the_last_one_has_gone_and_then_wait_until_somebody_is_back(home: Home) -> None:
    async def play() -> None:
        home.house.bot_pause = 0.0
        match, _ = await home.table(await home.guest("Ada"), "bot bot")
        bots = home.house.bots[match.id]
        ears = Ears(match, None)
        await ears.look(None)
        match.leave(ears.watcher)
        left_at = match.row
        await until(lambda: match.row >= left_at + 2)
        match.seating.left_at -= LINGERING
        await until(lambda: not bots.is_busy())
        row = match.row
        assert not match.is_over()
        await asyncio.sleep(0.3)
        assert match.row == row
        await ears.look(None)
        await until(lambda: match.row >= row + 2)

    asyncio.run(play())


def test_a_bot_whose_turn_came_while_all_were_away_answers_when_somebody_is_back(home: Home) -> None:
    async def play() -> None:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        match, links = await home.table(ada, "me friend bot", clock=ClockWish("days", 2 * DAY))
        await home.house.take_link(ben, links[0])
        await answer(match, 0)
        await answer(match, 1)
        assert match.table.asked() == [2]
        await asyncio.sleep(0.3)
        assert match.row == 2
        bens = Ears(match, ben)
        await bens.look(1)
        await until(lambda: match.row >= 3)

    asyncio.run(play())


# Advice -------------------------------------------------------------------------------------------------------


def test_advice_is_for_the_asker_and_everybody_sees_that_he_asked(home: Home) -> None:
    async def play() -> None:
        ada, ben, match = await two_at_a_table(home)
        adas, bens = Ears(match, ada), Ears(match, ben)
        await bens.look(1)
        await adas.look(0)
        client = Client(home, adas)
        advice = await client.advice(0)
        assert isinstance(advice, Advice)
        offered = match.drafts.question(Seat(0))
        assert offered is not None
        assert 1 < len(advice.options) <= 5
        assert {option.code for option in advice.options} <= {option.code for option in offered.options}
        assert all(option.result is not None and 0 <= option.result <= 1 for option in advice.options)
        shares = [option.share for option in advice.options]
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) <= 1.01
        assert await client.advice(0) == advice  # asked again it is the same, and counts once
        assert [sitter.hints for sitter in bens.sitters] == [1, 0]
        assert not any(isinstance(message, Advice) for message in bens.heard)
        await answer(match, 0)
        await answer(match, 1)
        await client.advice(match.questions[0])
        assert [sitter.hints for sitter in bens.sitters] == [2, 0]
        del home.house.matches[match.id]
        assert [holder.hints for holder in home.house.match(match.id).holders] == [2, 0]

    asyncio.run(play())


def test_advice_that_comes_too_late_for_its_question_is_dropped(home: Home) -> None:
    async def play() -> None:
        ada, _, match = await two_at_a_table(home)
        ears = Ears(match, ada)
        await ears.look(0)
        client = Client(home, ears)
        await client.say({"type": "advise", "question": 0})
        await until(lambda: ears.sitters[0].hints == 1)
        await answer(match, 0)
        assert client.session.advising is not None
        await client.session.advising
        assert client.sent == []

    asyncio.run(play())


def test_advice_is_refused_to_spectators_for_old_questions_and_where_there_is_none(home: Home) -> None:
    async def play() -> None:
        ada, _, match = await two_at_a_table(home)
        eve, adas = Ears(match, await home.guest("Eve")), Ears(match, ada)
        await eve.look(None)
        await adas.look(0)
        client = Client(home, adas)
        refusals = [await Client(home, eve).advice(0), await client.advice(99)]
        match.hints = False
        refusals.append(await client.advice(0))
        reasons = [refused.reason for refused in refusals if isinstance(refused, Refused)]
        assert reasons == ["not-your-seat", "stale-question", "no-advice"]
        assert [holder.hints for holder in match.holders] == [0, 0]

    asyncio.run(play())
