"""Table talk tells nothing: what is offered depends on public facts only, and so does what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from questkeep.bots import bot_named
from questkeep.bots.greedy import GreedyBot
from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.rules import moves, talk
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Code
from questkeep.kernel.perspective import Perspective
from questkeep.lab.walks import random_pick
from tests.games.fetch_quest.test_setup import new_table

HEEDED = (talk.RELY, talk.INTEND, talk.LEAVE, talk.WELCOME, talk.KEEP)
POSITIONS = 150  # of each table; every second answer of its first games


def positions(seats: int, **options: str) -> list[FetchQuest]:
    """Tables from random games in which much is said."""
    found: list[FetchQuest] = []
    seed = 0
    while len(found) < POSITIONS:
        table, luck = new_table(seats, f"talk {seed}", **options), Rng(f"talk {seed}")
        while table.asked() and len(found) < POSITIONS:
            seat, code = random_pick(table, luck)
            table.apply(seat, code, luck)
            if table.asked() and luck.below(2):
                found.append(table.clone())
        seed += 1
    return found


def talk_of(table: FetchQuest, seat: int) -> list[str]:
    """Every item of talk this seat may say now, as it is written."""
    said = [table.notation(Seat(seat), code) for code in table.may(Seat(seat)) if code != WITHDRAW]
    assert len(set(said)) == len(said)
    return said


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_f89_f91_the_offered_items_are_equal_in_all_worlds_that_look_alike_to_the_public(seats: int) -> None:
    said = set()
    for number, table in enumerate(positions(seats)):
        world = table.clone()
        world.redeal_unseen(None, Rng(number))
        for seat in range(seats):
            offered = talk_of(table, seat)
            assert offered == talk_of(world, seat)
            said |= {" ".join(one.split()[:2]) for one in offered}
    assert {"say rely", "ask who", "feel howl", "point mission"} <= said


@pytest.mark.parametrize("seats", [3, 6])
def test_f91_what_is_refused_and_heard_is_equal_in_all_worlds_that_look_alike_to_the_public(seats: int) -> None:
    for number, table in enumerate(positions(seats)[::3]):
        world = table.clone()
        world.redeal_unseen(None, Rng(number))
        luck = Rng(f"items {number}")
        for _ in range(8):
            code = Code(moves.TALK + talk.OBJECTS * luck.below(talk.ITEMS) + luck.below(8))
            seat = Seat(luck.below(seats))
            objections = [str(one.objection(seat, code)) for one in (table, world)]
            assert objections[0] == objections[1]
            if objections == ["None", "None"]:
                told = []
                for one in (table.clone(), world.clone()):
                    one.told = []
                    one.apply(seat, code, Rng(0))
                    assert one.told is not None
                    told.append([event.public.plain() if event.public else None for event in one.told])
                assert told[0] == told[1]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_f91_what_a_bot_says_is_equal_in_all_worlds_that_look_alike_to_its_seat(seats: int) -> None:
    bot = bot_named("greedy", GAME)
    said: Counter[str] = Counter()
    for number, table in enumerate(positions(seats)):
        seat = table.asked()[0]
        worlds = [table.clone() for _ in range(3)]
        for copy, world in enumerate(worlds[1:]):
            world.redeal_unseen(seat, Rng(f"{number} {copy}"))
        remarks = {bot.remark(Perspective(world, seat, Rng("eyes")), Rng("words")) for world in worlds}
        assert len(remarks) == 1
        remark = remarks.pop()
        if remark is not None:
            assert remark in table.may(seat)
            said[table.notation(seat, remark).split()[1]] += 1
    assert said.total() > 5


def questions_of(table: FetchQuest, seat: Seat) -> list[Code]:
    """What this seat may ask the others now."""
    return [code for code in table.may(seat) if code != WITHDRAW and table.notation(seat, code).startswith("ask")]


@pytest.mark.parametrize("seats", [3, 6])
def test_f91_what_a_bot_answers_is_equal_in_all_worlds_that_look_alike_to_its_seat(seats: int) -> None:
    bot = bot_named("greedy", GAME)
    answers: Counter[str] = Counter()
    for number, table in enumerate(positions(seats)[::3]):
        luck = Rng(f"asker {number}")
        asker = Seat(luck.below(seats))
        questions = questions_of(table, asker)
        if not questions:
            continue
        table.apply(asker, questions[luck.below(len(questions))], luck)
        for seat in sorted(set(table.addressed())):
            world = table.clone()
            world.redeal_unseen(seat, Rng(number))
            remarks = [bot.remark(Perspective(one, seat, Rng("eyes")), Rng("words")) for one in (table, world)]
            assert remarks[0] == remarks[1]
            if remarks[0] is not None and seat not in table.asked():
                open_questions = len(table.addressed())
                table.apply(seat, remarks[0], luck)
                assert len(table.addressed()) == open_questions - 1
                answers[table.notation(seat, remarks[0]).split()[1]] += 1
    assert {"not", "not-ready"} <= set(answers)


@pytest.mark.parametrize("seats", [3, 5])
def test_f91_how_a_bot_takes_what_was_said_is_equal_in_all_worlds_that_look_alike_to_its_seat(seats: int) -> None:
    bot = GreedyBot(GAME.insight)
    heeded = 0
    for number, table in enumerate(positions(seats)[::3]):
        seat = table.asked()[0]
        for other in range(seats):
            promises = [code for code in table.may(Seat(other)) if (code - moves.TALK) // talk.OBJECTS in HEEDED]
            if other != seat and promises:
                table.apply(Seat(other), promises[number % len(promises)], Rng(0))
        world = table.clone()
        world.redeal_unseen(seat, Rng(number))
        heeded += table.view(seat)["talk"]["standing"] != []
        assert world.view(seat) == table.view(seat)
        choices = {bot.choose(Perspective(one, seat, Rng("eyes")), Rng("thought")) for one in (table, world)}
        assert len(choices) == 1
    assert heeded > 20


def test_f89_what_was_said_stands_until_the_end_of_the_next_turn_of_that_seat() -> None:
    table = new_table(3, "standing")
    first, second = Seat(table.active), Seat((table.active + 1) % 3)

    def standing() -> list[tuple[int, int, str | None]]:
        shown = table.view(None)["talk"]["standing"]
        return [(one["seat"], len(one["challenges"]), one["cards"]) for one in shown]

    def pass_turn() -> None:
        turn = table.turn
        while table.turn == turn:
            table.apply(table.asked()[0], table.fallback(table.asked()[0]), Rng(turn))

    challenge = table.deck.challenge_key[table.queue[5]]
    for seat, said in ((first, f"say intend {challenge}"), (first, "say welcome"), (second, f"say leave {challenge}")):
        table.apply(seat, table.parse(seat, said), Rng(0))
    table.apply(second, table.parse(second, "say keep"), Rng(0))
    assert standing() == sorted([(first, 1, "welcome"), (second, 1, "keep")])
    pass_turn()
    assert standing() == sorted([(first, 0, "welcome"), (second, 1, "keep")])  # a wish of this turn is for the others
    pass_turn()
    assert standing() == [(first, 0, "welcome")]
    pass_turn()
    assert standing() == [(first, 0, "welcome")]
    pass_turn()
    assert standing() == []
    assert table.standing is None


@pytest.mark.parametrize("seats", [3, 6])
def test_f87_f88_no_item_names_a_card_that_is_not_open(seats: int) -> None:
    for table in positions(seats)[::5]:
        seen = table.view(None)
        open_words = {*seen["fortune"]["pile"], *(one["challenge"] for one in seen["queue"])}
        for seat in range(seats):
            for said in talk_of(table, seat):
                named = [word for word in said.split() if word[0] in "FC"]
                assert set(named) <= open_words, said


@pytest.mark.parametrize("seats", [4])
def test_f90_nobody_ever_says_more_than_four_things_in_a_turn_beyond_free_answers(seats: int) -> None:
    table, luck = new_table(seats, "chatter"), Rng("chatter")
    table.listen()
    turn, spoken, repeated = 0, [0] * seats, set[tuple[int, str]]()
    for _ in range(1500):
        if not table.asked():
            break
        seat, code = random_pick(table, luck)
        if luck.below(3):  # mostly talk
            seat = Seat(luck.below(seats))
            offered = [one for one in table.may(seat) if one != WITHDRAW]
            if not offered:
                continue
            code = offered[luck.below(len(offered))]
        said = table.notation(seat, code)
        table.apply(seat, code, luck)
        if table.turn != turn:
            turn, spoken, repeated = table.turn, [0] * seats, set()
        elif moves.is_talk(code):
            assert table.told is not None
            event = table.told[-1].public
            assert event is not None
            spoken[seat] += not event.plain()["free"]
            assert (seat, said) not in repeated
            repeated.add((seat, said))
        assert max(spoken) <= table.deck.most_items


def test_f89_f92_chat_is_closed_only_where_talk_is_ruled() -> None:
    said = [GAME.talk(GAME.chosen_options({"talk": talk})) for talk in ("structured", "free", "open-hands")]
    assert said == ["closed", "open", "open"]
