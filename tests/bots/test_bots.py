"""Bots choose well, choose legally, and know only what their seat may know."""

from __future__ import annotations

import pytest

from questkeep.bots import QUICK_BOTS, bot_named
from questkeep.bots.bot import Bot
from questkeep.bots.greedy import GreedyBot
from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Insight, State
from questkeep.kernel.perspective import Perspective

TSCHAK = CATALOGUE["tschak"]
DECK = TSCHAK.standard_deck()
TABLES = [
    {},
    {"table": "strict", "history": "memory"},
    {"table": "strict", "elixir": "manual"},
]
# On the last floor each player can only choose which of two wizards fights and which one goes for the loot.
LAST_FLOOR = {
    "keep": 4,
    "floor": 3,
    "hands": {"0": ["W5w", "W2n", "F1n", "D1b"], "1": ["W3w", "W3n", "F1a", "D1m"]},
}


def choice(bot: Bot, table: State, seat: int, seed: int = 1) -> str:
    rng = Rng(seed)
    return table.notation(Seat(seat), bot.choose(Perspective(table, Seat(seat), rng), rng))


def test_careless_bots_sometimes_do_what_is_not_promising() -> None:
    game = CATALOGUE["schatzjagd"]
    table = game.new(2, game.chosen_options({}), game.standard_deck(), Rng(1))
    novice, adept = bot_named("novice", game), bot_named("adept", game)
    slips = 0
    for number in range(150):
        seat = table.asked()[0]
        promising = game.insight.promising(table, seat, table.options(seat))
        slips += novice.choose(Perspective(table, seat, Rng(number)), Rng(number)) not in promising
        code = adept.choose(Perspective(table, seat, Rng(number)), Rng(number))
        assert code in promising
        table.apply(seat, code, Rng(number))
    assert 0 < slips < 75


def last_floor(position: dict[str, object]) -> State:
    return TSCHAK.arrange(2, TSCHAK.chosen_options({}), DECK, {**LAST_FLOOR, **position})


@pytest.mark.parametrize(
    ("monster", "treasure", "best"),
    [("M4y", "G5", "play W5w F1n D1b"), ("M1x", "X2", "play W2n F1n D1b")],
    ids=["a good treasure is fought for", "a cursed chest is left to the rival"],
)
def test_greedy_sends_the_right_wizard_into_the_last_fight(monster: str, treasure: str, best: str) -> None:
    table = last_floor({"monsters": [monster], "treasures": [treasure]})
    assert choice(bot_named("greedy", TSCHAK), table, 0) == best


def test_greedy_does_not_keep_the_artefact_for_the_loot() -> None:
    hands = {"0": ["W4w", "F4a", "D4a", "AR1"], "1": ["W5w", "F6a", "D3a", "AR2"]}
    table = last_floor({"hands": hands, "monsters": ["M1x"], "treasures": ["G2"]})
    assert "AR1" in choice(bot_named("greedy", TSCHAK), table, 0)


def test_greedy_gives_the_worst_monster_to_the_elixir() -> None:
    position = {"step": "scoring", "piles": {"0": ["EL", "M1x", "M4x", "T1"]}}
    table = TSCHAK.arrange(4, TSCHAK.chosen_options({"elixir": "manual"}), DECK, position)
    assert choice(bot_named("greedy", TSCHAK), table, 0) == "discard M4x"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wishes", TABLES, ids=str)
def test_bots_play_whole_games_and_equal_knowledge_and_luck_give_equal_choices(
    seats: int, wishes: dict[str, str]
) -> None:
    rng = Rng(f"{seats}{wishes}")
    table = TSCHAK.new(seats, TSCHAK.chosen_options(wishes), DECK, rng)
    bots = [bot_named(bot, TSCHAK) for bot in QUICK_BOTS]
    picks = 0
    while asked := table.asked():
        seat = asked[rng.below(len(asked))]
        bot = bots[rng.below(len(bots))]
        chosen = choice(bot, table, seat, picks)
        other = table.clone()
        other.redeal_unseen(seat, rng)
        assert choice(bot, other, seat, picks) == chosen
        table.apply(seat, table.parse(seat, chosen), rng)
        picks += 1
    assert table.outcome() is not None


class Indifferent(Insight):
    """Sees no difference between tables."""

    def value(self, table: State, seat: Seat) -> float:
        return 1.0


class LooksAtRivals(Insight):
    """Judges a table by the rivals' hands and cards alone, which no answer of the seat can change at once."""

    def value(self, table: State, seat: Seat) -> float:
        rivals = [str(table.view(Seat(other))["hand"]) for other in range(table.seats) if other != seat]
        return float(sum(map(ord, "".join(rivals))))


@pytest.mark.parametrize("insight", [Indifferent(), LooksAtRivals()], ids=lambda insight: type(insight).__name__)
def test_every_option_meets_the_same_worlds_and_luck_and_of_equals_the_first_is_taken(insight: Insight) -> None:
    table = TSCHAK.new(3, TSCHAK.chosen_options({}), DECK, Rng(5))
    seat = Seat(0)
    first = table.notation(seat, table.options(seat)[0])
    assert [choice(GreedyBot(insight), table, 0, seed) for seed in range(3)] == [first] * 3


def test_a_bot_that_does_not_exist_is_refused_with_the_list_of_bots() -> None:
    with pytest.raises(ValueError, match="there is no bot 'clever'; there is random, habit, greedy"):
        bot_named("clever", TSCHAK)
