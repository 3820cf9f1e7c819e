"""The trial of our own mistakes, small: some in every room of the code, at tables of all games, in one house."""

from __future__ import annotations

from pathlib import Path

import pytest

from questkeep.trials.client import talk
from questkeep.trials.mistakes import MistakesReport, Trial, planted_house
from questkeep.trials.planting import Plant

SOURCES = Path(__file__).parents[2] / "src"  # mistakes are planted in plain Python, whatever build is on trial
GAMES = "questkeep.games"
ROUNDS: dict[str, list[Plant]] = {
    "fetch_quest": [
        Plant(f"{GAMES}.tschak.rules.flow.Tschak.apply", "tschak", 4, "KeyError"),
        Plant(f"{GAMES}.enchanters.rules.view.look_at_track", "enchanters", 5, "TypeError"),
        Plant(f"{GAMES}.schatzjagd.rules.verbs.deck_of", "schatzjagd", 30, "RecursionError"),
    ],
    "tschak": [
        Plant(f"{GAMES}.enchanters.faces.card_faces", "enchanters", 1, "ValueError"),
        Plant("questkeep.kernel.verbs.Verbs.find", "schatzjagd", 1, "AssertionError"),
        Plant("questkeep.kernel.course.Course.take", "fetch_quest", 3, "ZeroDivisionError"),
    ],
    "enchanters": [
        Plant("questkeep.bots.greedy.GreedyBot.choose", "tschak", 2, "KeyError"),
        Plant("questkeep.kernel.replay.opening", "schatzjagd", 1, "ValueError"),
        Plant(f"{GAMES}.fetch_quest.rules.events.open_to_all", "fetch_quest", 2, "TypeError"),
    ],
    "schatzjagd": [
        Plant("questkeep.kernel.perspective.imagined", "tschak", 1, "AssertionError"),
        Plant(f"{GAMES}.enchanters.insight.EnchantersInsight.value", "enchanters", 9, "ValueError"),
        Plant(f"{GAMES}.fetch_quest.rules.flow.FetchQuest.notes", "fetch_quest", 2, "RecursionError"),
    ],
}
"""By the game that stays healthy meanwhile."""


def test_a_mistake_anywhere_stops_its_own_table_is_told_of_and_can_be_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> MistakesReport:
        trial = Trial(house, field, "small")
        trial.meet_within = 60.0
        for healthy, plants in ROUNDS.items():
            await trial.round(trial.table(healthy), plants)
        trial.check_log()
        await trial.look_again()
        return trial.report

    monkeypatch.setenv("PYTHONPATH", str(SOURCES))
    with planted_house(tmp_path) as (house, field):
        report = talk(play())
    assert report.harm == []
    assert sorted(map(str, report.met)) == sorted(str(plant) for plants in ROUNDS.values() for plant in plants)
    assert report.told["a table broken"] >= 9
    assert report.still_broken == report.gone_on == report.told["a table broken"]
    assert report.healthy_acts > len(ROUNDS)
