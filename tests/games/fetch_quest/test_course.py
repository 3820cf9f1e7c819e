"""Whole games: what always holds, how long they last, and which steps may be taken back."""

from __future__ import annotations

import pytest

from questkeep.bots import QUICK_BOTS, bot_named
from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.cards import standard_deck
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.fetch_quest.rules.table import LIMITING, OVER, RESTING
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.replay import UNDO, Pick, Record
from tests.games.fetch_quest.test_setup import new_table


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(("level", "laps"), [("standard", 1), ("puppy", 2), ("old-dog", 1)])
def test_f86_rc30_rc31_a_mission_lasts_at_most_six_rounds_and_all_assertions_hold(
    seats: int, level: str, laps: int
) -> None:
    """Section 10 of the specification, after every answer of a random game."""
    for seed in range(4):
        table, rng = new_table(seats, f"{seed}", level=level), Rng(f"course {seed}")
        began, mission = 0, 0
        while asked := table.asked():
            seat = asked[rng.below(len(asked))]
            options = table.options(seat)
            table.apply(seat, options[rng.below(len(options))], rng)
            if table.mission != mission:
                began, mission = table.turn - 1, table.mission
            assert table.turn - began <= 6 * seats * laps
            assert len(table.queue) <= 6
            assert len(table.pile) <= 4
            assert table.question == OVER or any(player.is_active for player in table.players)
            if not table.in_enemy_phase:
                assert all(player.stamina > 0 for player in table.players if player.is_active)
            if table.in_enemy_phase or table.question == RESTING:
                assert len(table.players[table.active].hand) <= 4 + (table.question == LIMITING)
        outcome = table.outcome()
        assert outcome is not None
        assert outcome.places == [1] * seats
        assert GAME.is_cooperative
        assert outcome.winners == (list(range(seats)) if table.won else [])


def course_of(**options: str) -> Course:
    """A game of three in which seat 0 begins with Spike Mutt."""
    record = Record("fetch_quest", 1, GAME.chosen_options({"pioneers": "chosen", **options}), GAME.standard_deck(), "7",
                    ["a", "b", "c"], [])  # fmt: skip
    course = Course(GAME, record)
    for seat, said in enumerate(["claim P6", "claim P1", "claim P3"]):
        course.go(Pick(Seat(seat), said))
    return course


def say(course: Course, *notations: str) -> bool:
    """The seat that is asked answers; whether it may take the last answer back freely."""
    seat = course.table.asked()[0]
    for notation in notations:
        course.go(Pick(seat, notation))
    return course.can_undo_freely(seat)


def table_of(course: Course) -> FetchQuest:
    assert isinstance(course.table, FetchQuest)
    return course.table


def test_f98_a_plain_step_is_taken_back_and_everything_is_as_before() -> None:
    course = course_of()
    table = table_of(course)
    before = table.view(Seat(0))
    target = table.deck.challenge_key[table.queue[0]]
    card = table.deck.key_of[table.players[0].hand[0]]
    assert say(course, f"attempt {target}", f"play {card}")
    say(course, UNDO)
    assert table_of(course).view(Seat(0))["phase"] == "playing"
    say(course, UNDO)
    assert table_of(course).view(Seat(0)) == before


def test_f98_what_shows_hidden_cards_or_uses_luck_is_not_taken_back_freely() -> None:
    course = course_of()
    assert say(course, "skip")
    assert not say(course, "forage")


def test_f98_a_gift_is_not_taken_back_freely() -> None:
    course = course_of()
    card = table_of(course).deck.key_of[table_of(course).players[0].hand[0]]
    assert say(course, "skip", "give 1")
    assert not say(course, f"hand {card}")


def test_f98_a_new_challenge_is_not_taken_back_freely() -> None:
    course = course_of()
    course.go(Pick(Seat(0), "skip"))
    course.go(Pick(Seat(0), "give 1"))
    course.go(Pick(Seat(0), "done"))
    assert not course.can_undo_freely(Seat(0))


def test_f90_f98_what_was_said_is_not_unsaid_freely_but_hinders_nothing_that_follows() -> None:
    course = course_of()
    assert not say(course, "skip", "feel howl")
    assert say(course, "give 1")


@pytest.mark.parametrize("bot", QUICK_BOTS)
def test_f99_a_bot_that_takes_a_seat_over_knows_only_what_the_seat_knows(bot: str) -> None:
    """Any seat at any time: what the bot sees and chooses is the same in every world that looks alike to the seat."""
    table, rng = new_table(4, "takeover"), Rng("takeover")
    player = bot_named(bot, GAME)
    for step in range(60):
        seat = table.asked()[0]
        options = table.options(seat)
        if step % 4 == 0:
            other = table.clone()
            other.redeal_unseen(seat, Rng(f"other {step}"))
            views = [Perspective(world, seat, Rng("eyes")) for world in (table, other)]
            assert views[0].view() == views[1].view() == table.view(seat)
            assert len({player.choose(view, Rng("choice")) for view in views}) == 1
        table.apply(seat, options[rng.below(len(options))], rng)


def test_every_event_of_a_game_is_heard_by_somebody() -> None:
    table, rng = new_table(6, "events"), Rng("events")
    table.listen()
    while asked := table.asked():
        options = table.options(asked[0])
        table.apply(asked[0], options[rng.below(len(options))], rng)
    assert table.told is not None
    for told in table.told:
        assert any(heard([told], seat) for seat in (None, *(Seat(number) for number in range(6))))


def arranged(**position: object) -> FetchQuest:
    named = {field.replace("_", "-"): value for field, value in position.items()}
    table = GAME.arrange(3, GAME.chosen_options({}), GAME.standard_deck(), named)
    assert isinstance(table, FetchQuest)
    return table


@pytest.mark.parametrize(
    ("position", "answers", "is_shown"),
    [
        ({"hands": {"0": ["FM1"]}, "decks": {"0": ["F0S"]}}, ["attempt CA2", "play FM1"], True),
        ({"hands": {"0": ["FS8"]}}, ["attempt CA2", "play FS8"], True),
        ({"hands": {"0": ["FM4"]}}, ["attempt CA2", "play FM4"], True),
        ({"moment": "turn", "retreated": [0], "pioneers": ["P3", "P1", "P5"]}, ["ability"], True),
        ({"moment": "action", "defeated": True, "pioneers": ["P4", "P1", "P5"]}, ["ability"], True),
        ({"moment": "turn", "retreated": [0, 1], "pioneers": ["P2", "P1", "P5"]}, ["ability"], True),
        ({"moment": "turn", "retreated": [0]}, ["ability", "refresh"], True),
        ({"moment": "action", "defeated": True, "hands": {"0": ["F0M"]}}, ["take FM1"], True),
        ({"moment": "action", "hands": {"0": ["F0M", "F0M"]}}, ["give 1", "hand F0M"], True),
        ({"moment": "action", "pioneers": ["P6", "P1", "P5"], "hands": {"0": ["F0M"]}}, ["ability"], True),
        (
            {"moment": "action", "pioneers": ["P6", "P1", "P5"], "hands": {"0": ["F0M", "F0S"]}},
            ["ability", "discard F0M"],
            False,
        ),
        ({"hands": {"0": ["FM5", "F0M"]}}, ["attempt CA2", "play FM5"], False),
        (
            {"hands": {"0": ["FM3", "F0M"]}, "discards": {"0": ["F0S"]}},
            ["attempt CA2", "play FM3", "recover F0S"],
            False,
        ),
    ],
)
def test_f98_whatever_shows_a_hidden_card_is_known_to_have_shown_it(
    position: dict[str, object], answers: list[str], is_shown: bool
) -> None:
    table = arranged(**position)
    for answer in answers:
        seat, before = table.asked()[0], table.reveals
        table.apply(seat, table.parse(seat, answer), Rng("shown"))
    assert (table.reveals > before) == is_shown


def orders(table: FetchQuest, answers: list[str]) -> list[set[tuple[int, ...]]]:
    """Play the answers with different luck; the orders seen of every hand, deck, Pile and queue."""
    seen: list[set[tuple[int, ...]]] = [set() for _ in range(2 * table.seats + 4)]
    for seed in range(12):
        world, luck = table.clone(), Rng(seed)
        for answer in answers:
            seat = world.asked()[0]
            world.apply(seat, world.parse(seat, answer), luck)
        cards = [cards for player in world.players for cards in (player.hand, player.deck)]
        for place, found in enumerate([*cards, world.fortune, world.pile, world.challenges, world.queue]):
            seen[place].add(tuple(found))
    return seen


def test_f32_a_new_deck_is_shuffled() -> None:
    table = arranged(hands={"0": ["FM1"]}, decks={"0": []}, discards={"0": ["F0M", "F0S", "F0W", "FM2", "FM5"]})
    hands, decks, *_ = orders(table, ["attempt CA2", "play FM1"])
    assert len(hands) > 2
    assert len(decks) > 5


def test_f70_a_new_challenge_deck_is_shuffled() -> None:
    table = arranged(hands={"0": ["F0M"]}, queue=["CA8", "CA1", "CA2"], challenge_deck=["CA3"])
    *_, challenges, queue = orders(table, ["skip", "give 1", "done"])
    assert len(challenges) > 8
    assert len(queue) > 8


def test_f75_f76_f79_the_rest_shuffles_pile_and_challenges() -> None:
    table = arranged(moment="action", hands={"0": ["F0M"]}, down=["CA3", "CA4", "CA5", "CA6"])
    *_, fortune, pile, challenges, queue = orders(table, ["give 1", "done", "done"])
    assert min(map(len, (fortune, pile, challenges, queue))) > 8


def test_a_new_fortune_pile_is_shuffled() -> None:
    table = arranged(moment="turn", retreated=[0])
    *_, fortune, pile, challenges, queue = orders(table, ["ability", "refresh"])
    assert min(map(len, (fortune, pile))) > 8
    assert max(map(len, (challenges, queue))) == 1


def test_a_copy_of_a_table_shows_the_same() -> None:
    table = arranged(moment="enemy", pioneers=["P1", "P5", "P3"], retreated=[1, 2], queue=["CA3", "CA1", "CA2", "CA4"],
                     mission="C", bounty=5, sun=2, sun_count=1, hands={"0": ["F0M"], "2": ["FW1"]},
                     down=["CA2"])  # fmt: skip
    table.apply(Seat(1), table.parse(Seat(1), "ability"), Rng(0))
    assert table.view(None)["waiting"] == {"shield": 1, "hush": False, "weaken": 1}
    for said in ("say rely CA1", "ask cards 2"):
        table.apply(Seat(0), table.parse(Seat(0), said), Rng(0))
    copy = table.clone()
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        assert copy.view(seat) == table.view(seat)
    copy.apply(Seat(2), copy.parse(Seat(2), "answer yes"), Rng(0))
    assert len(copy.view(None)["talk"]["said"]) == 3
    assert len(table.view(None)["talk"]["said"]) == 2


# Taking back [F-98] -----------------------------------------------------------------------------------------

SCHOOL = """
[pioneers.P6]
name = "spike-mutt"
focus = "war"
basics = {{ mind = 1, skill = 2, war = 3 }}
stamina = 30
tags = ["fang", "road"]
active = {{ name = "rough-and-tumble", effects = [{effect}] }}
retreat = {{ name = "throw-a-stone", effects = [{{ shift = 1 }}] }}
first = true
"""
"""Spike Mutt, who begins, with any ability: its price is a card of choice, and then the effect comes."""
LESSON = """
[fortune.OWN{number}]
name = "Lesson"
copies = {copies}
gives = {{ war = 1 }}
tags = ["fang"]
effects = [{effect}]
"""


ONE_BEACON = """
[missions.MA]
name = "light-the-beacon-road"
letter = "A"
kind = "facedown"
needs = [1, 1, 1, 1]
"""


def course_with(ability: str = "{ shield = 1 }", card: str = "", more: str = "") -> Course:
    """A game of three in which seat 0 begins with Spike Mutt; with a card, all Fortune cards are such a card."""
    text = 'based-on = "standard"\n'
    if card:
        others = [kind.key for kind in standard_deck().kinds if not kind.is_basic]
        text += f"remove = {others}\n".replace("'", '"')
        text += "".join(LESSON.format(number=number, copies=12, effect=card) for number in range(3))
    deck = GAME.read_deck("school.toml", text + SCHOOL.format(effect=ability) + more)
    options = GAME.chosen_options({"pioneers": "chosen"})
    course = Course(GAME, Record("fetch_quest", 3, options, deck, "9", ["a", "b", "c"], []))
    for seat, said in enumerate(["claim P6", "claim P1", "claim P3"]):
        course.go(Pick(Seat(seat), said))
    return course


def with_a_lesson(effect: str) -> Course:
    """The same a round later: seat 0 has foraged such a card, and attempts a Challenge."""
    course = course_with(card=effect)
    while not any(table_of(course).deck.key_of[card].startswith("OWN") for card in table_of(course).players[0].hand):
        seat = course.table.asked()[0]
        course.go(Pick(seat, course.table.notation(seat, course.table.fallback(seat))))
    while table_of(course).view(None)["turn"]["seat"] != 0 or table_of(course).view(None)["phase"] != "targeting":
        seat = course.table.asked()[0]
        course.go(Pick(seat, course.table.notation(seat, course.table.fallback(seat))))
    course.go(Pick(Seat(0), f"attempt {table_of(course).deck.challenge_key[table_of(course).queue[-1]]}"))
    return course


def own_card(course: Course) -> str:
    table = table_of(course)
    return next(key for key in table.keys(table.players[0].hand) if key.startswith("OWN"))


@pytest.mark.parametrize(
    ("effect", "answers", "is_free"),
    [
        ("{ draw = 1 }", [], False),  # the deck has run out by then: it is shuffled too
        ('{ draw = 1, who = "one" }', ["name 1"], False),
        ("{ scout = 1 }", [], False),
        ('{ acquire = "top" }', [], False),
        ('{ acquire = "best-of-3" }', [], False),
        ("{ refresh = true }", [], True),
        ("{ refresh = true }", ["keep"], True),
        ("{ refresh = true }", ["refresh"], False),
        ('{ acquire = "pile" }', ["take ANY"], True),
        ('{ acquire = "pile" }', ["take ANY", "name 1"], False),  # the gap is filled with a card that nobody knew
        ("{ pass = 1 }", ["name 1"], True),
        ("{ pass = 1 }", ["name 1", "hand ANY"], False),
        ("{ pass = 1 }", ["name 1", "done"], True),
        ("{ shift = 1 }", [], True),
        ("{ shift = 1 }", ["stay"], True),
        ("{ shield = 2 }", [], True),
        ("{ hush = true }", [], True),
        ('{ gain = 1, type = "war" }', [], True),
        ('{ heal = 1, who = "each" }', [], True),
        ("{ scrap = 1 }", ["scrap ANY"], True),
        ('{ recover = 1, who = "self" }', ["done"], True),
        ('{ wound = 30, who = "self" }', [], False),  # the pioneer retreats, and the whole hand is shown
        ("{ drop = 9 }", [], False),  # all cards are shown without being named
        ("{ rouse = 1 }", [], True),
    ],
)
def test_f98_what_a_card_shows_decides_whether_its_play_is_taken_back_freely(
    effect: str, answers: list[str], is_free: bool
) -> None:
    course = with_a_lesson(effect)
    before = course.table.view(Seat(0))
    assert say(course, f"play {own_card(course)}") or not is_free
    for answer in answers:
        if answer.endswith("ANY"):
            answer = next(said for said in options_of(course) if said.startswith(answer.removesuffix("ANY")))
        say(course, answer)
    assert course.can_undo_freely(Seat(0)) == is_free
    if is_free:
        for _ in range(1 + len(answers)):
            course.go(Pick(Seat(0), UNDO))
        assert course.table.view(Seat(0)) == before


def options_of(course: Course) -> list[str]:
    return [course.table.notation(Seat(0), code) for code in course.table.options(Seat(0))]


def test_f98_others_who_must_show_their_hands_are_a_reason_too() -> None:
    """[F-85] A pioneer that retreats in the middle of somebody's attempt shows cards that only its player knew."""
    course = with_a_lesson('{ wound = 5, who = "each" }')
    assert len(table_of(course).players[1].hand) > 0
    assert not say(course, f"play {own_card(course)}")
    assert table_of(course).view(None)["phase"] == "playing"  # Spike Mutt stands, and the attempt goes on
    assert [player.is_active for player in table_of(course).players] == [True, False, False]


def test_f98_what_somebody_else_has_answered_since_is_in_the_way() -> None:
    course = course_of()
    course.go(Pick(Seat(0), "skip"))
    assert course.can_undo_freely(Seat(0))
    course.go(Pick(Seat(1), "feel howl"))
    assert not course.can_undo_freely(Seat(0))
    assert not course.can_undo_freely(Seat(1))


def test_f98_luck_and_a_secret_discard_at_the_rest() -> None:
    """[F-74] A locked discard is taken back with its own word; whoever locks last shows everything and shuffles."""
    course = course_with(ability="{ flip = 30 }", more=ONE_BEACON)
    while (table := table_of(course)).question != RESTING:
        seat = table.asked()[0]
        ability = table.parse(seat, "ability")
        is_time = seat == 0 and table.turn > 3 and ability in table.options(seat)
        course.go(Pick(seat, table.notation(seat, ability if is_time else table.fallback(seat))))
    first, *others = course.table.asked()
    assert others
    course.go(Pick(first, "done"))
    assert course.can_undo_freely(first)
    assert course.table.can_withdraw(first)
    for seat in others:
        course.go(Pick(seat, "done"))
    assert not course.can_undo_freely(others[-1])
