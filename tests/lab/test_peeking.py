"""No bot peeks, in any game; and a bot that does is caught."""

from __future__ import annotations

import pytest
import typer
from typer.testing import CliRunner, Result

from questkeep.bots import BOTS
from questkeep.bots.bot import Bot
from questkeep.bots.search import SearchBot
from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.perspective import Perspective
from questkeep.lab.hidden import AllSeeing
from questkeep.lab.laws_command import settings_tried
from questkeep.lab.peeking import Pair, Tally, Task, account_of, pairs_of, peeking, summed, tasks_of, try_game


def run(*words: str) -> Result:
    app = typer.Typer()
    app.command()(peeking)
    return CliRunner().invoke(app, words)


def some_pairs(game: str) -> list[Pair]:
    """Pairs of a game with many players in which something hidden differs and something is to be decided."""
    pairs = pairs_of(settings_tried(game)[-1], "peeking", None, 30)
    return [pair for pair in pairs if pair.is_unlike and pair.needs_thought()]


class Peeker(Bot):
    """Looks at what the left neighbour sees, which its own seat cannot know, and answers by that."""

    def secret(self, perspective: Perspective, rng: Rng) -> int:
        neighbour = Seat((perspective.seat + 1) % perspective.seats)
        return sum(map(ord, str(perspective.imagine(rng).view(neighbour))))

    def choose(self, perspective: Perspective, rng: Rng) -> Code:
        return perspective.options()[self.secret(perspective, rng) % len(perspective.options())]


class Gossip(Peeker):
    """Always answers alike, but what it says to the others depends on what it should not know."""

    def choose(self, perspective: Perspective, rng: Rng) -> Code:
        return perspective.fallback()

    def remark(self, perspective: Perspective, rng: Rng) -> Code | None:
        return perspective.may()[self.secret(perspective, rng) % len(perspective.may())]


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_quick_bot_peeks(game: str) -> None:
    quick = tuple(bot for bot in BOTS if bot not in ("master", "grandmaster"))
    tallies = try_game(Task(game, quick, 0, 8, 0, 1))
    assert [(tally.bot, tally.pairs, tally.differences) for tally in tallies] == [(bot, 8, ()) for bot in quick]
    assert all(tally.unlike for tally in tallies)


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_search_peeks(game: str) -> None:
    """Master and grandmaster differ in nothing but their budget; a small one shows the same."""
    bot = SearchBot(CATALOGUE[game].insight, 24)
    assert not account_of("search", bot, some_pairs(game)[0])


@pytest.mark.parametrize(("game", "bot"), [("tschak", Peeker()), ("fetch_quest", Gossip())])
def test_a_bot_that_is_given_the_true_table_is_caught(game: str, bot: Bot) -> None:
    pairs = some_pairs(game)
    caught = [account for pair in pairs if (account := account_of("cheat", bot, pair, AllSeeing))]
    assert caught
    assert f"{game} with" in caught[0]
    assert "after pick" in caught[0]
    assert not any(account_of("cheat", bot, pair) for pair in pairs)  # a fair perspective leaves nothing to peek at


def test_even_thoughts_give_a_peeking_search_away() -> None:
    bot = SearchBot(CATALOGUE["tschak"].insight, 24)
    accounts = [account_of("seer", bot, pair, AllSeeing) for pair in some_pairs("tschak")[:5]]
    assert any("/thoughts" in account for account in accounts)


def test_the_same_game_gives_the_same_pairs() -> None:
    setting = settings_tried("tschak")[3]
    again = {pair.position.where(pair.seat) for pair in pairs_of(setting, "again", None, 5)}
    assert again == {pair.position.where(pair.seat) for pair in pairs_of(setting, "again", None, 5)}
    assert len(again) == 5


def test_the_pairs_are_shared_out_without_loss_over_all_settings_and_both_kinds_of_play() -> None:
    settings = len(settings_tried("tschak"))
    for pairs, games in ((5, 5), (300, 2 * settings), (20_000, 1000)):
        tasks = tasks_of("tschak", ("random",), pairs, 100, 1)
        assert len(tasks) == games
        assert sum(task.pairs for task in tasks) == pairs
        assert sum(task.slow_pairs for task in tasks) == min(pairs, 100)


def test_the_command_counts_pairs_and_says_how_to_repeat_them() -> None:
    words = ["tschak", "--bots", "random,novice", "--pairs", "6", "--slow-pairs", "1", "--seed", "3"]
    alone, shared = run(*words, "--jobs", "1"), run(*words, "--jobs", "2")
    assert alone.exit_code == 0, alone.output
    assert alone.stdout == shared.stdout
    assert "No bot peeks." in alone.stdout
    assert f"Repeat: questkeep lab peeking {' '.join(words)}" in alone.stdout


def test_differences_of_all_games_are_kept() -> None:
    assert summed([Tally("random", 2, 1, ("here",)), Tally("random", 3, 3, ("there",))]) == Tally(
        "random", 5, 4, ("here", "there")
    )


def test_a_bot_that_does_not_exist_is_refused() -> None:
    refused = run("tschak", "--bots", "wise").exception
    assert isinstance(refused, ValueError)
    assert "there is no bot 'wise'" in str(refused)
