"""Every law, for every game of the catalogue, every number of seats and every set of options.

In each setting a law looks at some positions of one game; `make prove` tries all laws on hundreds of thousands.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import questkeep
from questkeep.bots import QUICK_BOTS, bot_named
from questkeep.games import CATALOGUE
from questkeep.lab import laws, leaks
from questkeep.lab.walks import Position, Setting, settings_of, walk
from questkeep.lab.witness import WITNESSES

SETTINGS = [
    setting
    for game in CATALOGUE.values()
    for setting in settings_of(game, WITNESSES[game.key], [bot_named(bot, game) for bot in QUICK_BOTS])
]
SOURCE = Path(__file__).parents[2] / "src"

MOST = 24
"""So many positions of a game are looked at in a law, however long it is."""

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def some_positions(setting: Setting, one_in: int) -> Iterator[Position]:
    """The opening, the end, and evenly spread positions of one random game in between."""
    seed = f"conformance {one_in}"
    rows = sum(1 for _ in walk(setting, seed))
    stride = max(one_in, rows // MOST)
    for position in walk(setting, seed):
        if position.row % stride == 0 or not position.table.asked():
            yield position


@every_setting
def test_random_play_ends_and_loses_no_card(setting: Setting) -> None:
    for seed in range(25):
        laws.ends(setting, str(seed))


@every_setting
def test_the_same_record_gives_the_same_table(setting: Setting) -> None:
    laws.is_reproducible(setting, "reproducible")


@every_setting
def test_listening_changes_nothing_and_events_are_plain_data(setting: Setting) -> None:
    laws.telling_changes_nothing(setting, "telling")


@every_setting
def test_whoever_is_asked_has_an_answer(setting: Setting) -> None:
    for position in some_positions(setting, 2):
        laws.no_empty_question(position)


@every_setting
def test_codes_and_notations_are_one_to_one(setting: Setting) -> None:
    for position in some_positions(setting, 3):
        laws.notation_is_one_to_one(position)


@every_setting
def test_a_clone_is_independent(setting: Setting) -> None:
    for position in some_positions(setting, 9):
        laws.clone_is_independent(position)


@every_setting
def test_a_refused_pick_changes_nothing(setting: Setting) -> None:
    for position in some_positions(setting, 8):
        laws.refused_picks_change_nothing(position)


@every_setting
def test_cards_are_conserved_after_every_pick(setting: Setting) -> None:
    for position in walk(setting, "conformance 1"):
        laws.cards_are_conserved(position)


@every_setting
def test_nothing_leaks(setting: Setting) -> None:
    for position in some_positions(setting, 11):
        leaks.nothing_leaks(position)


@every_setting
def test_who_is_asked_is_public(setting: Setting) -> None:
    for position in some_positions(setting, 4):
        leaks.asking_is_public(position)


@every_setting
def test_redeals_differ_where_they_can(setting: Setting) -> None:
    for position in some_positions(setting, 13):
        leaks.redeals_differ_where_they_can(position)


def test_every_game_has_a_witness() -> None:
    assert set(WITNESSES) == set(CATALOGUE)


FINGERPRINTS = """
import sys
from questkeep.games import CATALOGUE
from questkeep.lab.laws import fingerprint
from questkeep.lab.walks import settings_of
from questkeep.lab.witness import WITNESSES
game = sys.argv[1]
for setting in settings_of(CATALOGUE[game], WITNESSES[game]):
    print(setting, fingerprint(setting, "fingerprint"))
"""


def fingerprints(game: str, hash_seed: int, path: str) -> list[str]:
    """The fingerprints of one game in every setting, taken in a process of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", FINGERPRINTS, game], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", CATALOGUE)
def test_games_are_the_same_in_other_processes_hash_seeds_and_builds(game: str) -> None:
    settings = [setting for setting in SETTINGS if setting.game.key == game]
    here = [f"{setting} {laws.fingerprint(setting, 'fingerprint')}" for setting in settings]
    assert here
    on_trial = str(Path(questkeep.__file__).parents[1])
    for hash_seed, path in enumerate(sorted({on_trial, str(SOURCE)}), 1):  # compiled, the source is another build
        assert fingerprints(game, hash_seed, path) == here, path
