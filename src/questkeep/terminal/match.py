"""One game at this machine: the table, its bots, and the record that is saved after every pick."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from questkeep.bots import bot_named
from questkeep.bots.bot import Bot
from questkeep.decks import TomlFile
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import Code, Game
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.replay import Pick, Record, table_after
from questkeep.records import home_folder, save_record

HUMAN = "human"
"""Stands in a record where a person sits; every other name is the key of a bot."""


def records_folder() -> Path:
    """Where games are kept."""
    return home_folder() / "records"


def new_record_path(game: Game) -> Path:
    """A file for a new game, named by the moment."""
    moment = datetime.now()
    path = records_folder() / f"{game.key}-{moment:%Y-%m-%d-%H%M%S}.toml"
    return path.with_stem(f"{path.stem}-{moment:%f}") if path.exists() else path


def newest_unfinished(game: Game) -> Path | None:
    """The record that was written last and has no scores yet."""
    unfinished = []
    for path in records_folder().glob("*.toml"):
        try:
            data = TomlFile(path.name, path.read_text("utf-8")).data
        except (BadFile, UnicodeDecodeError):
            continue  # a damaged file is no game to go on with
        if data.get("game") == game.key and "scores" not in data:
            unfinished.append(path)
    return max(unfinished, key=lambda path: path.stat().st_mtime_ns, default=None)


class Match:
    """The only object that holds the true table; what a person sees is asked through its seat."""

    def __init__(self, game: Game, record: Record, path: Path) -> None:
        self.game = game
        self.record = record
        self.path = path
        self.table = table_after(game, record, len(record.picks), is_listening=True)
        self.bots: dict[Seat, Bot] = {
            Seat(number): bot_named(player, game) for number, player in enumerate(record.players) if player != HUMAN
        }

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.table.asked()

    def save(self) -> None:
        """Write the record; a finished game keeps its scores."""
        outcome = self.table.outcome()
        save_record(self.path, self.record, outcome.scores if outcome is not None else None)

    def answer(self, seat: Seat, code: Code) -> None:
        """Carry out an answer with the luck of its row, and write it down."""
        notation = self.table.notation(seat, code)
        self.table.apply(seat, code, Rng.keyed(self.record.seed, len(self.record.picks) + 1))
        self.record.picks.append(Pick(seat, notation))
        self.save()

    def let_bots_answer(self) -> None:
        """Every asked bot answers, so that a person is asked next or the game is over.

        A bot's luck depends on the row alone: a game that is taken up again goes on as it would have gone.
        """
        silent: set[Seat] = set()
        while True:
            addressed = [seat for seat in self.table.addressed() if seat in self.bots and seat not in silent]
            asked = self.table.asked()
            waiting = addressed or [seat for seat in asked if seat in self.bots]
            if not waiting or (self.table.is_first_come() and len(waiting) < len(asked)):
                return  # where answers count as they come, the person goes first
            seat, bot = waiting[0], self.bots[waiting[0]]
            rng = Rng.keyed(self.record.seed + "/bot", len(self.record.picks) + 1)
            perspective = Perspective(self.table, seat, rng)
            remark = bot.remark(perspective, rng)
            if remark is not None:
                self.answer(seat, remark)
            elif addressed:
                silent.add(seat)
            else:
                self.answer(seat, bot.choose(perspective, rng))

    def heard(self, seat: Seat | None) -> list[dict[str, object]]:
        """All events so far as this seat has heard them."""
        return heard(self.table.told or [], seat)
