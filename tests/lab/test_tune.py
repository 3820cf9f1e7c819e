"""Tuning finds a weight whose best value is known, gives the same on any number of cores, and refuses bad files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import cast

import pytest
import typer
from typer.testing import CliRunner, Result

from questkeep.bots import BOTS, SEARCHERS, bot_named
from questkeep.bots.greedy import GreedyBot
from questkeep.games import CATALOGUE, game_named
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Insight, State
from questkeep.lab.arena import Weights, play_to_end
from questkeep.lab.ladder import duel
from questkeep.lab.tune import Match, Tuning, climb, moved, play_bout
from questkeep.lab.tune_command import tune
from questkeep.weights import read_weights, shipped_text, written_weights
from tests.bots.small_games import SmallGame

WEIGHED = [game.key for game in CATALOGUE.values() if game.insight.weights]


class Nearest(SmallGame):
    """Both say a number up to 20; then 12 to 14 is drawn, and whoever is nearer wins."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: list[int] = []

    def asked(self) -> list[Seat]:
        return [Seat(len(self.numbers))] if self.points is None else []

    def options(self, seat: Seat) -> list[Code]:
        return [Code(number) for number in range(1, 21)] if seat in self.asked() else []

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        self.numbers.append(code)
        if len(self.numbers) == 2:
            drawn = 11 + chance.die(3)
            self.points = [-abs(number - drawn) for number in self.numbers]

    def clone(self) -> Nearest:
        copy = Nearest()
        copy.numbers, copy.points = self.numbers.copy(), self.points
        return copy


class Aim(Insight):
    """Likes numbers near its aim, and has another weight that means nothing."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__()
        self.worlds = 1
        self.weights = weights

    def value(self, table: State, seat: Seat) -> float:
        assert isinstance(table, Nearest)
        return -abs(table.numbers[seat] - self.weights["aim"])


class Range:
    """Where the toy is played: each match twice, in both orders, with luck of its own."""

    def __init__(self) -> None:
        self.deals = 0

    def judge(self, matches: Sequence[Match]) -> list[float]:
        return [self.score(match) for match in matches]

    def score(self, match: Match) -> float:
        self.deals += 1
        bots = [GreedyBot(Aim(dict(weights))) for weights in match]
        scores = []
        for one in (0, 1):
            outcome, _ = play_to_end(Nearest(), [bots[one], bots[1 - one]], f"toy-{self.deals}")
            scores.append(duel([outcome.places[1 - one]], [outcome.places[one]]))
        return fmean(scores)


def climbed(start: float, seed: int, names: Sequence[str] = ("aim", "idle")) -> dict[str, float]:
    """Where thirty rounds lead from this aim."""
    weights: Weights = (("aim", start), ("idle", 1.0))
    for tried in climb(weights, names, Range().judge, 30, 20, 0.15, Random(seed)):
        weights = tried.weights if tried.is_accepted else weights
    return dict(weights)


@pytest.mark.parametrize("start", [4.0, 19.0])
def test_the_best_weight_of_a_toy_is_found(start: float) -> None:
    for seed in range(3):
        assert round(climbed(start, seed)["aim"]) == 13


def test_a_weight_that_may_not_move_stays() -> None:
    assert climbed(4.0, 1, ["idle"])["aim"] == 4.0
    assert climbed(4.0, 1, ["aim"])["idle"] == 1.0


def test_equal_weights_come_out_even() -> None:
    for key, seats, options in (("schatzjagd", 2, {"days": "5"}), ("fetch_quest", 3, {"level": "old-dog"})):
        game = game_named(key)
        chosen = tuple(game.chosen_options(options).items())
        tuning = Tuning(key, "greedy", seats, game.is_cooperative, chosen, 1)
        same = tuple(game.insight.weights.items())
        bout = play_bout((tuning, 0, (same, same)))
        assert bout.score == 0.5
        assert bout.one == bout.other


def run(*words: str) -> Result:
    app = typer.Typer()
    app.command()(tune)
    return CliRunner().invoke(app, words)


def test_without_a_round_the_weights_of_a_file_are_proved(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    plain = game_named("schatzjagd").insight.weights
    file.write_text(written_weights("questkeep.games.schatzjagd", {**plain, "held": 3.0}), "utf-8")
    words = ["schatzjagd", "--rounds", "0", "--proof", "10", "--option", "days=5", "--jobs", "1"]
    proved = run(*words, "--start", str(file))
    assert "Proof on 10 fresh games" in proved.stdout
    assert "held" in proved.stdout.partition("Repeat")[0]
    assert "No weight has moved." in run(*words).stdout


def test_tuning_gives_the_same_weights_on_any_number_of_cores(tmp_path: Path) -> None:
    words = ["enchanters", "--rounds", "1", "--games", "10", "--proof", "10", "--step", "0.5"]
    words += ["--option", "invasion=fast"]
    alone = run(*words, "--jobs", "1", "--out", str(tmp_path / "alone.toml"))
    shared = run(*words, "--jobs", "2", "--out", str(tmp_path / "shared.toml"))
    assert alone.exit_code == 0, alone.output
    assert alone.stdout == shared.stdout
    assert "round 1: accepted" in alone.stdout
    assert "Proof on 10 fresh games" in alone.stdout
    assert "Repeat: questkeep lab tune enchanters --rounds 1 --games 10 --proof 10 --step 0.5" in alone.stdout
    texts = [(tmp_path / name).read_text("utf-8") for name in ("alone.toml", "shared.toml")]
    assert texts[0] == texts[1]
    plain = game_named("enchanters").insight.weights
    assert read_weights("alone.toml", texts[0], plain) != plain


@pytest.mark.parametrize("key", WEIGHED)
def test_a_file_of_weights_can_be_written_and_read_again(key: str) -> None:
    plain = game_named(key).insight.weights
    package = f"questkeep.games.{key}"
    others = dict(moved(tuple(plain.items()), dict.fromkeys(plain, 1.0), 0.3))
    text = written_weights(package, others)
    assert read_weights("mine.toml", text, plain) == others
    assert all("#" in line for line in text.splitlines()[1:])  # every weight says what it is
    assert read_weights("weights.toml", shipped_text(package), plain) == game_named(key).tuned_insight.weights


@pytest.mark.parametrize("key", WEIGHED)
def test_every_weight_of_the_file_is_used_and_no_other(key: str) -> None:
    insight = game_named(key).insight

    class Noted(dict[str, float]):
        """Weights that remember which were asked for."""

        def __getitem__(self, name: str) -> float:
            asked.append(name)
            return super().__getitem__(name)

    asked: list[str] = []
    insight.with_weights(Noted(insight.weights))
    assert sorted(asked) == sorted(insight.weights)


@pytest.mark.parametrize("key", WEIGHED)
def test_only_bots_that_search_go_by_tuned_weights(key: str) -> None:
    game = game_named(key)
    for name in BOTS:
        if name != "random":
            bot = cast(GreedyBot, bot_named(name, game))  # all but the random one are made of it
            assert bot.insight is (game.tuned_insight if name in SEARCHERS else game.insight)
    own = dict(game.insight.weights)
    assert cast(GreedyBot, bot_named("greedy", game, weights=own)).insight.weights is own


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[plain]\nluck = 3.0", "mine.toml:2: plain.luck: is not a weight of this game; it has safe, held"),
        ('[plain]\nheld = 5.0\nsafe = "much"', "mine.toml:3: plain.safe: should be a number, not 'much'"),
        ("[tuned]\nsafe = inf", "mine.toml:2: tuned.safe: should be a number, not inf"),
        ("[tuned]\nsafe = true", "mine.toml:2: tuned.safe: should be a number, not True"),
        ("[plain]\nsafe = 3.0", "mine.toml:1: plain: the weight held is missing"),
        ("safe = 3.0", "mine.toml: has no weights; they stand below [plain] or [tuned]"),
        ("[plain]\nsafe = 3.0\n[wild]\n", "mine.toml:3: wild: is not known here; weights stand below plain or tuned"),
        ("[plain\n", "mine.toml:1: is not valid TOML"),
    ],
)
def test_a_bad_file_of_weights_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    refused = run("schatzjagd", "--start", str(file)).exception
    assert isinstance(refused, BadFile)
    assert complaint in str(refused)


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ("schatzjagd --only safe,luck", "schatzjagd has no weight 'luck'; it has safe, held"),
        ("schatzjagd --seats 3", "--seats must be even, not 3"),
        ("schatzjagd --games 9", "--games and --proof must be at least 10"),
        ("schatzjagd --out nowhere/mine.toml", "there is no folder nowhere for --out"),
        ("schatzjagd --bot random", "random goes by no weights"),
        ("schatzjagd --bot wise", "there is no bot 'wise'"),
        ("fetch_quest --seats 7", "wrong-seats (fewest 3, most 6, seats 7)"),
        ("chess", "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_tuned_is_refused_in_one_line(wish: str, complaint: str) -> None:
    refused = run(*wish.split()).exception
    assert isinstance(refused, ValueError)
    assert complaint in str(refused)
