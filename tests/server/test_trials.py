"""The trials of the house, small: load, thinking bots, power cuts, secrets on the wire, hostile guests."""

from __future__ import annotations

from pathlib import Path

import pytest

from questkeep.bots import LEVELS
from questkeep.trials.chaos import chaos
from questkeep.trials.client import talk
from questkeep.trials.disk import SmallDisk
from questkeep.trials.fulldisk import full_disk
from questkeep.trials.hostile import hostile
from questkeep.trials.house_process import HouseProcess
from questkeep.trials.load import load
from questkeep.trials.siege import siege
from questkeep.trials.thinking import thinking
from questkeep.trials.wire import wire


def test_load(process: HouseProcess) -> None:
    report = talk(load(process, tables=10, seconds=2, closed=5, idle=20, seed="small"))
    assert len(report.latencies) >= 15
    assert report.percentile(0.5) < 500
    assert report.closed_loop_moves > 20
    assert len(report.fsyncs.seconds) >= 10
    assert report.idle_bytes < 400_000


def test_thinking(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path)
    house.open()
    levels = talk(thinking(house, tables=20, seconds=6))
    house.close()
    assert list(levels) == list(LEVELS)
    for figures in levels.values():
        assert figures.answers > 0
        assert figures.percentile(0.99) < figures.limit + 0.5
    assert "Traceback" not in house.log()


def test_chaos(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path)
    house.open()
    report = talk(chaos(house, tables=4, kills=3, moves=300, seed="small"))
    house.close()
    assert (report.kills, report.lost, report.views_different) == (3, 0, 0)
    assert len(report.acknowledged) >= 300
    assert report.views_compared >= 4
    assert "Traceback" not in house.log()


def test_wire(tmp_path: Path) -> None:
    report = talk(wire(tmp_path, pairs=1_500, seed="small"))
    assert report.difference == ""
    assert report.pairs >= 1_500


def test_hostile(process: HouseProcess) -> None:
    report = talk(hostile(process, frames=2_000, together=4, seed="small"))
    assert report.frames >= 2_000
    assert report.honest_games


def test_siege(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path, wishes=["--public-address", "https://games.example.org"])
    house.open()
    report = talk(siege(house, tables=5, seconds=8, seed="small"))
    house.close()
    assert "Traceback" not in house.log()
    assert report.mistakes == 0
    assert len(report.besieged.latencies) >= 30
    assert len(report.health) >= 10
    deeds = {said.partition(":")[0] for said in report.answers}
    assert deeds == {"deck", "record", "tables", "reading", "votes", "undo", "nonsense", "half-open"}


@pytest.mark.parametrize("can_mount", [True, False])
def test_a_full_disk_and_a_second_house(tmp_path: Path, can_mount: bool) -> None:
    disk = SmallDisk(tmp_path / "disk")
    if can_mount:
        disk.mount()
    house = HouseProcess(disk.folder)
    try:
        house.open()
        report = talk(full_disk(house, disk, tables=3, times=2, seed="small"))
    finally:
        house.close()
        log = house.log()
        disk.unmount()
    assert "Traceback" not in log
    assert (report.times_full, report.told_by_healthz) == (2, 2)
    assert report.unsaved > 0
    assert (report.lost, report.views_different) == (0, 0)
    assert report.moves_afterwards == 6
    assert str(disk.folder) in report.second_house
