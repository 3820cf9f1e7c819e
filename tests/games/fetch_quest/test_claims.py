"""Claiming pioneers: the first claim counts, a team without a focus is warned of, bots let people go first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import convert

from questkeep.bots import LEVELS, bot_named
from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.cards import read_deck, standard_deck
from questkeep.games.fetch_quest.rules.deck import FetchQuestDeck
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.fetch_quest.rules.setup import lacking_focuses, random_team
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.replay import UNDO, Pick, Record
from questkeep.server.guests import Guest
from questkeep.server.house import SeatRequest
from questkeep.server.match import Match
from questkeep.server.messages import Refusal
from questkeep.server.new_tables import SeatWish, TableWish
from questkeep.terminal.match import HUMAN
from questkeep.terminal.match import Match as TerminalMatch
from tests.server.home import Ears, Home, notations, written

CHOSEN = {"pioneers": "chosen"}


def claiming(seats: int = 3, version: int | None = None, deck: FetchQuestDeck | None = None) -> FetchQuest:
    options = GAME.chosen_options(CHOSEN)
    table = GAME.new(seats, options, deck or standard_deck(), Rng("claims"), version)
    assert isinstance(table, FetchQuest)
    return table


def claim(table: FetchQuest, seat: int, said: str) -> None:
    table.apply(Seat(seat), table.parse(Seat(seat), f"claim {said}"), Rng("claim"))


def focuses(table: FetchQuest) -> set[int]:
    return {table.deck.pioneers[player.pioneer].focus for player in table.players}


# The rules --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "asked"), [(1, [0]), (2, [0]), (3, [0, 1, 2])])
def test_f14_all_are_asked_at_the_same_time_since_version_3(version: int, asked: list[int]) -> None:
    assert claiming(version=version).asked() == asked


def test_f14_any_order_of_claims_begins_the_game_with_these_pioneers() -> None:
    table = claiming()
    for seat, pioneer in ((1, "P3"), (2, "P1"), (0, "P6")):
        assert table.is_first_come()
        claim(table, seat, pioneer)
    assert not table.is_first_come()
    assert [table.deck.pioneers[player.pioneer].key for player in table.players] == ["P6", "P3", "P1"]
    assert table.asked() == [0]  # with Spike Mutt


def test_f14_f98_a_claim_is_taken_back_freely_until_somebody_else_has_claimed() -> None:
    course = Course(
        GAME, Record("fetch_quest", 3, GAME.chosen_options(CHOSEN), standard_deck(), "7", ["a", "b", "c"], [])
    )
    course.go(Pick(Seat(2), "claim P6"))
    assert course.can_undo_freely(Seat(2))
    course.go(Pick(Seat(2), UNDO))
    assert course.table.asked() == [0, 1, 2]
    course.go(Pick(Seat(2), "claim P1"))
    course.go(Pick(Seat(0), "claim P6"))
    assert not course.can_undo_freely(Seat(2))
    course.go(Pick(Seat(2), UNDO))  # with the consent of the others, whose claims since are open again too
    assert course.table.asked() == [0, 1, 2]
    for seat, said in ((2, "claim P2"), (0, "claim P6"), (1, "claim P3")):
        course.go(Pick(Seat(seat), said))
    assert not course.can_undo_freely(Seat(1))  # the decks are shuffled


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_f15_a_team_is_warned_exactly_where_three_or_four_lack_a_focus(seats: int) -> None:
    for seed in range(60):
        table, luck = claiming(seats), Rng(f"{seed}")
        table.listen()
        while table.is_first_come():
            asked = table.asked()
            seat = asked[luck.below(len(asked))]
            options = table.options(seat)
            table.apply(seat, options[luck.below(len(options))], luck)
        warned = [event["focuses"] for event in heard(table.told or [], None) if event["event"] == "focus-missing"]
        missing = [["mind", "skill", "war"][focus] for focus in range(3) if focus not in focuses(table)]
        assert warned == ([missing] if missing and seats < 5 else [])


def test_f15_an_unwise_claim_is_one_after_which_a_focus_stays_missing_whoever_else_claims() -> None:
    """Tried out: every way on from some claims, for three and four players."""
    for seats in (3, 4):
        for seed in range(25):
            table, luck = claiming(seats), Rng(f"unwise {seats} {seed}")
            for _ in range(luck.below(seats)):
                asked = table.asked()
                table.apply(asked[0], table.options(asked[0])[luck.below(len(table.options(asked[0])) - 1)], luck)
            seat = table.asked()[0]
            unwise = str(table.notes(seat)["unwise"])
            for code in table.options(seat)[:-1]:
                pioneer = table.notation(seat, code).removeprefix("claim ")
                assert (pioneer in unwise) != can_be_complete(table, int(code) - 32), (seats, seed, pioneer)


def can_be_complete(table: FetchQuest, pioneer: int) -> bool:
    """Whether the team can still have every focus after this claim."""
    team = [player.pioneer for player in table.players if player.pioneer >= 0] + [pioneer]
    left = [one for one in range(6) if one not in team]

    def tried(chosen: list[int], free: list[int]) -> bool:
        if len(chosen) == table.seats:
            return not lacking_focuses(table.deck, table.seats, chosen)
        return any(tried([*chosen, one], free[number + 1 :]) for number, one in enumerate(free))

    return tried(team, left)


def test_f15_a_deck_without_a_focus_deals_teams_all_the_same() -> None:
    text = standard_deck().text.replace('focus = "war"', 'focus = "mind"')
    two = read_deck("two.toml", text)
    assert two.focuses == [0, 1]
    assert {two.pioneers[one].focus for one in random_team(two, 3, Rng("two"))} == {0, 1}
    one = read_deck("one.toml", text.replace('focus = "skill"', 'focus = "mind"'))
    assert one.focuses == [0]
    assert len(random_team(one, 3, Rng("one"))) == 3
    assert claiming(deck=one).view(None)["missing_focuses"] == ["mind"]


# Bots -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_f14_f15_bots_bring_the_focuses_along_that_people_have_left_out(level: str, seats: int) -> None:
    """All think at the same time, as they do in the house, and none takes a pioneer from another."""
    for pioneer in ("P1", "P4", "P6"):
        table, bot = claiming(seats), bot_named(level, GAME)
        claim(table, 1, pioneer)
        answers = {seat: bot.choose(Perspective(table, seat, Rng("eyes")), Rng("thought")) for seat in table.asked()}
        for seat, code in answers.items():
            table.apply(seat, code, Rng(f"luck {seat}"))
        assert table.question != 0  # nobody claims any more
        assert seats > 4 or focuses(table) == {0, 1, 2}


def test_f14_at_a_terminal_the_person_claims_before_the_bots(tmp_path: Path) -> None:
    record = Record("fetch_quest", 3, GAME.chosen_options(CHOSEN), standard_deck(), "4", ["adept", "adept", HUMAN], [])
    match = TerminalMatch(GAME, record, tmp_path / "record.toml")
    match.let_bots_answer()
    assert match.record.picks == []
    match.answer(Seat(2), match.table.parse(Seat(2), "claim P4"))
    match.let_bots_answer()
    assert match.table.view(None)["phase"] != "claiming"
    assert isinstance(match.table, FetchQuest)
    assert focuses(match.table) == {0, 1, 2}


# The house --------------------------------------------------------------------------------------------------


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


async def table_for(home: Home, host: Guest, *kinds: str) -> tuple[Match, Ears, list[str]]:
    """A table at which pioneers are claimed, and what its host hears at seat 0."""
    seats = [{"kind": kind, "bot": "adept" if kind == "bot" else None} for kind in kinds]
    opened = await home.house.open_table(host, TableWish("fetch_quest", convert(seats, list[SeatWish]), dict(CHOSEN)))
    match = home.house.match(opened["match"])
    ears = Ears(match, host)
    await ears.look(0)
    return match, ears, [link["path"].rpartition("/")[2] for link in opened["links"]]


def offered(ears: Ears) -> list[str]:
    question = ears.last.question
    return [] if not question else notations(ears.match, 0, question.options)


def test_f14_in_the_house_bots_wait_for_the_people_and_then_claim(tmp_path: Path) -> None:
    async def play() -> None:
        home = Home(tmp_path)
        match, ada, links = await table_for(home, await home.guest("Ada"), "me", "friend", "bot")
        await home.house.take_link(await home.guest("Ben"), links[0])
        await asyncio.sleep(0.3)
        assert match.row == 0
        assert not home.house.bots[match.id].is_busy()
        number = match.questions[0]
        await match.answer(Seat(1), match.questions[1], written(match, 1, "claim P6"))
        assert match.row == 1
        assert match.questions[0] == number  # what Ada has sent meanwhile still counts
        assert "claim P6" not in offered(ada)
        with pytest.raises(Refusal) as refused:
            await match.answer(Seat(0), number, written(match, 0, "claim P6"))
        assert (refused.value.message.reason, refused.value.message.clause) == ("already-claimed", "F-14")
        await match.answer(Seat(0), number, written(match, 0, "claim P1"))
        await until(lambda: match.table.view(None)["phase"] != "claiming")
        assert [(pick.seat, pick.notation) for pick in match.record.picks[:2]] == [(1, "claim P6"), (0, "claim P1")]
        assert match.record.picks[2].seat == 2
        assert match.record.picks[2].notation.startswith("claim ")
        home.close()

    asyncio.run(play())


def test_f14_f99_a_bot_that_stands_in_claims_like_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        home = Home(tmp_path)
        ada = await home.guest("Ada")
        match, _, _ = await table_for(home, ada, "me", "friend", "bot")
        await match.answer(Seat(0), match.questions[0], written(match, 0, "claim P1"))
        await asyncio.sleep(0.2)
        assert match.row == 1  # the friend may still come and claim
        await home.house.let_bot_stand_in(ada, match.id, SeatRequest(1, "adept"))
        await until(lambda: match.table.view(None)["phase"] != "claiming")
        home.close()

    asyncio.run(play())
