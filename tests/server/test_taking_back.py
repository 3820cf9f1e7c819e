"""Steps taken back: free while nothing was shown, then only if every person agrees; anew where one practises."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from questkeep.games.tschak.rules.flow import Tschak
from questkeep.kernel.course import replay
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import UNDO, UNDO_OPEN
from questkeep.records import RecordFile, write_record
from questkeep.server.again import Rematches
from questkeep.server.guests import Guest
from questkeep.server.house import SeatRequest
from questkeep.server.match import Match
from questkeep.server.messages import PlainPick, Refusal, Refused, Wish
from questkeep.server.new_tables import SeatWish, TableWish
from tests.server.home import Ears, Home, answer, be_away_for_long, play_round, play_to_end, taken_apart, written


async def refused(attempt: Awaitable[None]) -> Refused:
    with pytest.raises(Refusal) as caught:
        await attempt
    return caught.value.message


async def trio(home: Home, kinds: str = "me friend friend") -> tuple[Match, list[Guest], list[Ears]]:
    """Ada and her friends, all at the table."""
    names = iter(["Ben", "Cleo"])
    guests = [await home.guest("Ada")]
    match, links = await home.table(guests[0], kinds)
    for link in links:
        guests.append(await home.guest(next(names)))
        await home.house.take_link(guests[-1], link)
    ears = [Ears(match, guest) for guest in guests]
    for listener, guest in zip(ears, guests, strict=True):
        await listener.look(match.seating.seats_of(guest.id)[0])
    return match, guests, ears


async def row_is(match: Match, row: int) -> None:
    async with asyncio.timeout(20):
        while match.row < row:
            await asyncio.sleep(0.02)


def last_row(match: Match) -> str:
    pick = match.record.picks[-1]
    return f"{pick.seat} {pick.notation}"


# Free ---------------------------------------------------------------------------------------------------------


def test_a_step_is_taken_back_freely_while_nothing_was_shown_and_nobody_answered_since(home: Home) -> None:
    async def play() -> None:
        match, _, (ada, ben, cleo) = await trio(home)
        assert ada.undo.why == "nothing"
        assert (await refused(match.undo(Seat(0)))).reason == "no-undo"
        before = ben.last.view
        await answer(match, 0)
        assert (ada.undo.way, ben.undo.way) == ("free", "no")
        await match.undo(Seat(0))
        assert last_row(match) == f"0 {UNDO}"
        assert ben.last.view == before
        assert ben.last.events == [
            {"row": 2, "event": "step-undone", "seat": 0, "since": 1, "others": [], "anew": False},
        ]
        await answer(match, 0)
        await answer(match, 1)
        assert (ada.undo.way, ada.undo.seats) == ("ask", [1, 2])  # somebody has locked since
        await match.answer(Seat(0), 0, written(match, 0, "withdraw"))  # a choice that is still secret can be withdrawn
        assert cleo.last.view["locked"] == [1]

    asyncio.run(play())


# By consent ---------------------------------------------------------------------------------------------------


def test_what_was_shown_is_taken_back_only_if_every_person_agrees(home: Home) -> None:
    async def play() -> None:
        match, _, ears = await trio(home)
        for seat in (0, 1, 2):
            await answer(match, seat)
        assert (ears[2].undo.way, ears[2].undo.seats) == ("ask", [0, 1])
        assert (await refused(match.answer_wish(Seat(0), True))).reason == "no-wish"
        await match.undo(Seat(2))
        for listener in ears:
            assert listener.last.wish == Wish(2, [0, 1], [], 3, others=[0, 1])
        assert (await refused(match.answer_wish(Seat(2), True))).reason == "no-wish"
        await match.answer_wish(Seat(1), True)
        assert (match.row, ears[0].last.wish) == (3, Wish(2, [0, 1], [1], 3, others=[0, 1]))
        await match.answer_wish(Seat(0), True)
        assert last_row(match) == f"2 {UNDO_OPEN}"
        assert [listener.last.wish for listener in ears] == [None] * 3
        assert [listener.ended for listener in ears] == [[]] * 3

    asyncio.run(play())


def test_an_undo_past_a_reveal_opens_what_others_had_locked_before_it(home: Home) -> None:
    async def play() -> None:
        match, _, (ada, ben, cleo) = await trio(home)
        for seat in (0, 1, 2):
            await answer(match, seat)
        await match.undo(Seat(2))
        for seat in (0, 1):
            await match.answer_wish(Seat(seat), True)
        assert match.table.asked() == [0, 1, 2]
        assert cleo.last.events == [
            {"row": 4, "event": "step-undone", "seat": 2, "since": 3, "others": [0, 1], "anew": False},
        ]
        for listener in (ada, ben):
            assert (listener.last.view["choice"], listener.last.may) == (None, [])
            assert listener.last.question is not None
            assert listener.undo.way != "free"  # to lock by taking back what was opened would be a lock that Cleo knows
        for seat in (2, 1, 0):
            await answer(match, seat, 1)
        assert match.table.asked() == [0, 1, 2]
        again = replay(match.course.game, match.record)
        assert [again.view(seat) for seat in (None, Seat(0))] == [match.table.view(seat) for seat in (None, Seat(0))]
        del home.house.matches[match.id]
        loaded = home.house.match(match.id)
        assert loaded.table.view(Seat(1)) == match.table.view(Seat(1))
        assert loaded.questions == match.questions

    asyncio.run(play())


def test_what_was_locked_and_withdrawn_is_no_step_for_which_anybody_is_asked(home: Home) -> None:
    async def play() -> None:
        match, _, (ada, _, cleo) = await trio(home)
        await answer(match, 0)
        await match.answer(Seat(0), 0, written(match, 0, "withdraw"))
        assert (ada.undo.way, ada.undo.since) == ("free", 2)  # nobody has done anything since
        await answer(match, 1)
        assert (ada.undo.way, ada.undo.why) == ("no", "nothing")
        for seat in (0, 2):
            await answer(match, seat)
        assert (ada.undo.way, ada.undo.since) == ("ask", 4)
        await match.undo(Seat(0))
        for seat in (1, 2):
            await match.answer_wish(Seat(seat), True)
        assert match.table.asked() == [0, 1, 2]
        assert [(listener.undo.way, listener.undo.why) for listener in (ada, cleo)] == [("no", "nothing")] * 2

    asyncio.run(play())


def test_what_was_locked_and_withdrawn_goes_back_with_the_step_before_it(home: Home) -> None:
    async def play() -> None:
        match, _, ears = await trio(home)
        await play_round(match)
        await answer(match, 0)
        await match.answer(Seat(0), 0, written(match, 0, "withdraw"))
        await answer(match, 1)
        assert (ears[0].undo.way, ears[0].undo.since) == ("ask", 1)
        await match.undo(Seat(0))
        assert ears[1].last.wish == Wish(0, [1, 2], [], 1, others=[1, 2])
        for seat in (1, 2):
            await match.answer_wish(Seat(seat), True)
        assert match.table.view(None)["step"] == 1
        assert replay(match.course.game, match.record).view(None) == match.table.view(None)

    asyncio.run(play())


def test_a_refused_wish_is_told_to_everybody(home: Home) -> None:
    async def play() -> None:
        match, _, ears = await trio(home)
        await play_round(match)
        shown = match.table.view(None)
        await match.undo(Seat(2))
        await match.answer_wish(Seat(0), True)
        await match.answer_wish(Seat(1), False)
        for listener in ears:
            assert [(ended.seat, ended.by) for ended in listener.ended] == [(2, 1)]
            assert listener.last.wish is None
        assert (match.row, match.table.view(None)) == (3, shown)

    asyncio.run(play())


def test_a_wish_is_one_at_a_time_and_its_asker_can_give_it_up(home: Home) -> None:
    async def play() -> None:
        match, _, ears = await trio(home)
        await play_round(match)
        await match.undo(Seat(2))
        assert (await refused(match.undo(Seat(1)))).reason == "another-wish"
        await match.answer_wish(Seat(2), False)
        assert [(ended.seat, ended.by) for ended in ears[0].ended] == [(2, 2)]
        await match.undo(Seat(1))
        assert ears[0].last.wish == Wish(1, [0, 2], [], 2, others=[0, 2])

    asyncio.run(play())


def test_a_wish_lapses_when_the_game_goes_on_or_somebody_goes(home: Home) -> None:
    async def play() -> None:
        match, _, ears = await trio(home)
        await play_round(match)
        await match.undo(Seat(2))
        await answer(match, 0)
        assert [(ended.seat, ended.by) for ended in ears[1].ended] == [(2, None)]
        await match.undo(Seat(1))
        match.leave(ears[1].watcher)  # the asker
        assert [ended.seat for ended in ears[0].ended] == [2, 1]
        await ears[1].look(1)
        await match.undo(Seat(2))
        await match.answer_wish(Seat(1), True)
        match.leave(ears[1].watcher)  # somebody who had agreed: he cannot be held to it while he is away
        assert (ears[0].ended[-1].seat, ears[0].last.wish) == (2, None)
        assert (await refused(match.answer_wish(Seat(0), True))).reason == "no-wish"
        assert match.row == 4

    asyncio.run(play())


# No consent ---------------------------------------------------------------------------------------------------


def test_whoever_is_away_agrees_to_nothing(home: Home) -> None:
    async def play() -> None:
        match, _, ears = await trio(home)
        await play_round(match)
        match.leave(ears[1].watcher)
        assert (ears[0].undo.way, ears[0].undo.why, ears[0].undo.seats) == ("no", "away", [1])
        no = await refused(match.undo(Seat(0)))
        assert (no.reason, no.facts) == ("no-undo", {"why": "away", "seats": [1]})
        await ears[1].look(1)
        assert (ears[0].undo.way, ears[0].undo.seats) == ("ask", [1, 2])

    asyncio.run(play())


def test_an_open_seat_agrees_to_nothing_so_no_die_is_rolled_again_before_a_friend_arrives(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, links = await home.table(ada, "me friend", game="schatzjagd")
        while match.table.asked() != [0]:  # who begins is decided by luck
            match, links = await home.table(ada, "me friend", game="schatzjagd")
        ears = Ears(match, ada)
        await ears.look(0)
        await match.answer(Seat(0), match.questions[0], written(match, 0, "roll"))
        assert (ears.undo.why, ears.undo.seats) == ("open", [1])
        assert (await refused(match.undo(Seat(0)))).facts == {"why": "open", "seats": [1]}
        ben = await home.guest("Ben")
        await home.house.take_link(ben, links[0])
        assert ears.undo.why == "away"
        await Ears(match, ben).look(1)
        assert (ears.undo.way, ears.undo.seats) == ("ask", [1])

    asyncio.run(play())


def test_a_bot_in_place_of_a_person_agrees_to_nothing_and_touches_no_locked_choice(home: Home) -> None:
    """The whole raid: Ben has locked and is gone; Ada turns the cards up, and would like to choose again."""

    async def play() -> None:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        match, links = await home.table(ada, "me friend")
        await home.house.take_link(ben, links[0])
        adas, bens = Ears(match, ada), Ears(match, ben)
        await adas.look(0)
        await bens.look(1)
        await answer(match, 0)
        shown = taken_apart(match, 1, await answer(match, 1)).plain()
        await answer(match, 1, 2)
        assert bens.last.view["choice"] is not None
        match.leave(bens.watcher)
        be_away_for_long(match, ben)
        await home.house.let_bot_stand_in(ada, match.id, SeatRequest(1, "novice"))
        assert adas.sitters[1].kind == "stand-in"
        assert (adas.undo.why, adas.undo.seats) == ("stand-in", [1])
        assert (await refused(match.undo(Seat(0)))).facts["why"] == "stand-in"
        await bens.look(1)
        assert match.holders[1].kind() == "person"
        assert bens.last.view["choice"] not in (None, shown)  # what he had locked is his, and locked
        assert match.row == 3

    asyncio.run(play())


def test_bots_agree_to_nothing(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me bot bot")
        ears = Ears(match, ada)
        await ears.look(0)
        await answer(match, 0)
        await row_is(match, 5)  # all cards are turned up, and the bots have locked the next ones
        assert ears.undo.why == "bots"
        assert (await refused(match.undo(Seat(0)))).facts == {"why": "bots", "seats": []}
        assert match.row == 5

    asyncio.run(play())


def test_two_persons_agree_and_the_bots_beside_them_choose_again(home: Home) -> None:
    async def play() -> None:
        match, _, (ada, _ben) = await trio(home, "me friend bot bot")
        await answer(match, 0)
        await answer(match, 1)
        await row_is(match, 6)  # all four cards are turned up, and both bots have locked the next one
        shown = match.table.reveals
        assert (ada.undo.way, ada.undo.seats) == ("ask", [1])
        await match.undo(Seat(0))
        await match.answer_wish(Seat(1), True)
        assert last_row(match) == f"0 {UNDO_OPEN}"
        assert match.table.reveals < shown
        assert match.table.asked() == [0, 1, 2, 3]
        await row_is(match, 9)
        assert match.table.asked() == [0, 1]
        assert {pick.seat for pick in match.record.picks[-2:]} == {2, 3}

    asyncio.run(play())


def test_in_fetch_quest_nothing_shown_is_taken_back_even_if_all_would_agree(home: Home) -> None:
    """[F-98]"""

    async def play() -> None:
        host = await home.guest("Ada")
        for practice in (False, True):
            match, _ = await home.table(host, "me me me", game="fetch_quest", practice=practice)
            ears = Ears(match, host)
            seat = match.table.asked()[0]
            await ears.look(seat)
            await match.answer(seat, match.questions[seat], written(match, seat, "skip"))
            assert ears.undo.way == "free"
            await match.answer(seat, match.questions[seat], written(match, seat, "forage"))
            assert (ears.undo.way, ears.undo.why, ears.undo.clause) == ("no", "final", "F-98")
            no = await refused(match.undo(seat))
            assert (no.reason, no.clause) == ("no-undo", "F-98")
            assert match.row == 2

    asyncio.run(play())


def test_in_fetch_quest_what_was_said_is_unsaid_by_consent_until_somebody_answers(home: Home) -> None:
    """[F-90, F-98] It showed nothing hidden, but all have heard it; and who answers shows what he holds."""

    async def play() -> None:
        host = await home.guest("Ada")
        match, _ = await home.table(host, "me me me", game="fetch_quest", practice=True)
        talker, *others = [
            seat for seat in map(Seat, range(3)) if seat not in match.table.asked()
        ] + match.table.asked()
        ears = Ears(match, host)
        await ears.look(talker)
        await match.answer(talker, 0, written(match, talker, "feel howl"))
        assert (ears.undo.way, ears.undo.anew) == ("ask", False)
        await match.undo(talker)
        for seat in others:
            await match.answer_wish(seat, True)
        assert last_row(match) == f"{talker} {UNDO_OPEN}"
        match.paused_until[talker] = 0.0  # three seconds later
        await match.answer(talker, 0, written(match, talker, "feel howl"))
        await answer(match, match.table.asked()[0])
        assert ears.undo.why == "final"

    asyncio.run(play())


# Practice -----------------------------------------------------------------------------------------------------


def hidden_from(match: Match, *seats: int) -> list[object]:
    """What these seats cannot see: the others' hands, and the order of what is to come."""
    table = match.table
    assert isinstance(table, Tschak)
    hands = [table.view(Seat(seat))["hand"] for seat in range(table.seats) if seat not in seats]
    return [hands, table.deal.monsters]


def test_at_a_practice_table_what_was_hidden_is_dealt_anew(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me bot bot", practice=True)
        ears = Ears(match, ada)
        before = (await ears.look(0)).view
        hidden = hidden_from(match, 0)
        await answer(match, 0)
        await row_is(match, 5)
        assert (ears.undo.way, ears.undo.anew) == ("free", True)
        await match.undo(Seat(0))
        assert last_row(match) == "0 undo anew 0"
        assert ears.last.events[-1]["anew"] is True
        assert {**ears.last.view, "locked": []} == before
        assert all(now != then for now, then in zip(hidden_from(match, 0), hidden, strict=True))
        await row_is(match, 8)  # the bots choose again
        assert match.table.asked() == [0]
        await play_to_end_alone(match)
        path = Path("practice.toml")
        file = RecordFile(path, write_record(match.record, getattr(match.table.outcome(), "scores", None)))
        assert file.record.is_practice
        assert file.table_at(match.row).view(Seat(1)) == match.table.view(Seat(1))

    asyncio.run(play())


async def play_to_end_alone(match: Match) -> None:
    """Seat 0 answers until the game is over; bots answer for themselves."""
    async with asyncio.timeout(60):
        while not match.is_over():
            if Seat(0) in match.table.asked():
                await answer(match, 0)
            await asyncio.sleep(0.005)


def test_persons_at_one_screen_practise_together_and_each_keeps_his_hand(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me here bot", practice=True)
        ears = Ears(match, ada)
        await ears.look(0)
        hands = [match.table.view(Seat(seat))["hand"] for seat in (0, 1)]
        hidden = hidden_from(match, 0, 1)
        await answer(match, 0)
        await answer(match, 1)
        await row_is(match, 4)
        assert (ears.undo.way, ears.undo.seats, ears.undo.anew) == ("ask", [1], True)
        await match.undo(Seat(0))
        await match.answer_wish(Seat(1), True)
        assert last_row(match) == "0 undo anew 0 1"
        assert [match.table.view(Seat(seat))["hand"] for seat in (0, 1)] == hands
        assert all(now != then for now, then in zip(hidden_from(match, 0, 1), hidden, strict=True))

    asyncio.run(play())


def test_a_step_before_a_new_deal_is_never_taken_back_to_the_old_one(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me bot", practice=True)
        await Ears(match, ada).look(0)
        await answer(match, 0)
        await row_is(match, 3)
        await answer(match, 0)
        await row_is(match, 5)
        await match.undo(Seat(0))
        await row_is(match, 7)
        assert [pick.notation for pick in match.record.picks].count("undo anew 0") == 1
        await match.undo(Seat(0))  # the bot has chosen since; without that, the new deal alone is reason enough
        assert last_row(match) == "0 undo anew 0"
        assert (await refused(match.undo(Seat(0)))).facts["why"] == "nothing"

    asyncio.run(play())


def test_a_practice_table_is_told_from_others_wherever_it_is_listed(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        practice, _ = await home.table(ada, "me here", practice=True)
        real, _ = await home.table(ada, "me here")
        assert {mine["match"]: mine["practice"] for mine in home.house.my_matches(ada)} == {
            practice.id: True,
            real.id: False,
        }
        await play_to_end(practice)
        again = home.house.match(await Rematches(home.house).open(ada, practice.id))
        text = write_record(practice.record, getattr(practice.table.outcome(), "scores", None))
        loaded = home.house.match(await home.house.new_tables.load_record(ada, text))
        for match in (again, loaded):
            assert match.record.is_practice
        del home.house.matches[practice.id]
        assert home.house.match(practice.id).record.is_practice
        assert "practice" not in write_record(real.record)

    asyncio.run(play())


def test_nobody_practises_with_friends(home: Home) -> None:
    async def play() -> None:
        seats = [SeatWish("me"), SeatWish("friend")]
        ada = await home.guest("Ada")
        with pytest.raises(Refusal, match="no-practice"):
            await home.house.open_table(ada, TableWish("tschak", seats, practice=True))

    asyncio.run(play())


def test_no_row_of_an_undo_can_be_smuggled_in_as_a_pick(home: Home) -> None:
    async def play() -> None:
        match, _ = await home.table(await home.guest("Ada"), "me me")
        await play_round(match)
        for row in ("undo", "undo open", "undo anew 0", "undo anew"):
            for smuggled in (PlainPick(row), PlainPick("play", [row]), PlainPick("play", [row.split()])):
                no = await refused(match.answer(Seat(0), match.questions[0], [smuggled]))
                assert no.reason == "not-understood"
        assert match.row == 2

    asyncio.run(play())
