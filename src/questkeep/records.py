"""Records as small readable files: written after every pick, read back whole or refused with a reason."""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

from platformdirs import user_data_path

from questkeep.decks import TomlFile
from questkeep.games import CATALOGUE
from questkeep.kernel.errors import BadFile, IllegalPick, UnfitTable
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Deck, Game, State, digest_of
from questkeep.kernel.replay import UNDO_ANEW, Pick, Record, after_row, opening
from questkeep.text import Texts
from questkeep.text.names import clean_name
from questkeep.text.unfit import unfit_text

FORMAT = 1
ENGLISH = Texts("en")


def home_folder() -> Path:
    """Where everything is kept; QUESTKEEP_HOME overrides the user's data folder."""
    home = os.environ.get("QUESTKEEP_HOME")
    return Path(home) if home else user_data_path("questkeep")


def seed_hash(seed: str) -> str:
    """What may be shown of a seed before the end: SHA-256, which any browser or terminal can check."""
    return sha256(seed.encode()).hexdigest()


def quoted(text: str) -> str:
    """A text as TOML writes it: as JSON does, but for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def write_record(record: Record, scores: list[int] | None = None) -> str:
    """The text of a record; a deck that was never released travels inside it, and so does one that it lies upon."""
    deck = record.deck
    released = CATALOGUE[record.game].released_decks()
    lines = [
        "# A Questkeep record. Watch it with: questkeep replay FILE",
        f"record = {FORMAT}",
        f'game = "{record.game}"',
        f"rules = {record.version}",
        f"players = [{', '.join(quoted(player) for player in record.players)}]",
        f"seed = {quoted(record.seed)}",
        f"deck = {quoted(deck.name)}",
        f'deck-digest = "{deck.digest}"',
    ]
    if record.is_practice:
        lines.append("practice = true")
    if deck.digest not in released:
        lines.append(f"deck-text = {quoted(deck.text)}")
    if deck.base:
        lines.append(f'base-digest = "{digest_of(deck.base)}"')
        if digest_of(deck.base) not in released:
            lines.append(f"base-text = {quoted(deck.base)}")
    if scores is not None:
        lines.append(f"scores = {scores}")
    lines += ["picks = [", *(f'  "{pick.seat} {pick.notation}",' for pick in record.picks), "]", "", "[options]"]
    lines += [f'{name} = "{value}"' for name, value in record.options.items()]
    return "\n".join(lines) + "\n"


def save_record(path: Path, record: Record, scores: list[int] | None = None) -> None:
    """Write a record so that a crash leaves either the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    with beside.open("w", encoding="utf-8") as file:
        file.write(write_record(record, scores))
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


class RecordFile:
    """A record that has been read and replayed once: every pick in it is legal."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        try:
            written = path.read_text("utf-8") if text is None else text
        except UnicodeDecodeError:
            written = "\0"  # not TOML either: refused below like any other damage
        self.file = TomlFile(str(path), written)
        self.game = self._read_game()
        self.record = self._read_record()
        self._replay_all()

    def _read(self, field: str, kind: type) -> Any:
        value = self.file.data.get(field)
        if not isinstance(value, kind) or isinstance(value, bool):
            self.file.refuse("is missing or damaged; is this a Questkeep record?", field)
        return value

    def _read_game(self) -> Game:
        if self._read("record", int) != FORMAT:
            self.file.refuse(f"this Questkeep reads record format {FORMAT}", "record")
        key = self._read("game", str)
        if key not in CATALOGUE:
            self.file.refuse(f"there is no game {key!r}; there is {', '.join(CATALOGUE)}", "game")
        game = CATALOGUE[key]
        version = self._read("rules", int)
        if not 1 <= version <= game.version:
            self.file.refuse(
                f"was played under rules version {version}; this Questkeep knows the versions 1 to {game.version}."
                " Install a newer Questkeep to watch it",
                "rules",
            )
        return game

    def _read_record(self) -> Record:
        players = self._read("players", list)
        try:
            self.game.check_seats(len(players))
        except UnfitTable as unfit:
            self.file.refuse(unfit_text(ENGLISH, unfit), "players")
        if not all(isinstance(name, str) for name in players):
            self.file.refuse("should be a list of names", "players")
        try:
            options = self.game.chosen_options(self._read("options", dict))
            deck = self._read_deck()
            self.game.check_table(len(players), options, deck)
        except UnfitTable as unfit:
            self.file.refuse(unfit_text(ENGLISH, unfit), "options")
        picks = [self._read_pick(row, text, len(players)) for row, text in enumerate(self._read("picks", list), 1)]
        version = self._read("rules", int)
        names = [clean_name(name) for name in players]
        is_practice = self._is_practice(picks)
        return Record(self.game.key, version, options, deck, self._read("seed", str), names, picks, is_practice)

    def _is_practice(self, picks: list[Pick]) -> bool:
        """Whether it says so; a game in which something was dealt anew must."""
        said = self.file.data.get("practice", False)
        if not isinstance(said, bool):
            self.file.refuse("should be true or false", "practice")
        for row, pick in enumerate(picks, 1):
            if not said and pick.notation.startswith(UNDO_ANEW):
                written = f"{pick.seat} {pick.notation}"
                self._refuse_pick(row, written, f"pick {row} ({written}) is for practice alone, and this is none")
        return said

    def _read_pick(self, row: int, text: object, seats: int) -> Pick:
        seat, _, notation = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if seat not in map(str, range(seats)) or not notation:
            said = str(text)[:40]
            self._refuse_pick(row, said, f'pick {row} should be a seat and an answer, like "0 play …", not {said!r}')
        return Pick(Seat(int(seat)), notation)

    def _refuse_pick(self, row: int, said: str, problem: str) -> NoReturn:
        """We write one pick a line; in a file that somebody has rearranged, the list as a whole is named."""
        line = self.file.line_of("picks")
        lines = self.file.text.splitlines()
        if line + row <= len(lines) and said in lines[line + row - 1]:
            line += row
        raise BadFile(self.file.name, "picks", problem, line)

    def _read_deck(self) -> Deck:
        name: str = self._read("deck", str)
        standard = self.game.standard_deck()
        if "deck-text" not in self.file.data and self._read("deck-digest", str) == standard.digest:
            return standard
        text = self._read_text("deck")
        base = self._read_text("base") if "base-digest" in self.file.data else self._first_standard_deck()
        return self.game.read_deck(name, text, base)

    def _read_text(self, name: str) -> str:
        """What the record has inside under this name, or else a released deck."""
        digest: str = self._read(f"{name}-digest", str)
        if f"{name}-text" in self.file.data:
            text: str = self._read(f"{name}-text", str)
            if digest_of(text) != digest:
                self.file.refuse("the cards are not those this game was played with", f"{name}-digest")
            return text
        released = self.game.released_decks()
        if digest not in released:
            self.file.refuse("this Questkeep does not know the cards this game was played with", f"{name}-digest")
        return released[digest]

    def _first_standard_deck(self) -> str:
        """What an own deck lies upon in a record that does not say: all such are from before it could be said."""
        first = self.game.first_decks.get(self._read("rules", int))
        return self.game.released_decks()[first] if first is not None else ""

    def _replay_all(self) -> None:
        table = opening(self.game, self.record)
        for row, pick in enumerate(self.record.picks, 1):
            try:
                table = after_row(self.game, table, self.record, row)
            except IllegalPick as refused:
                said = f"{pick.seat} {pick.notation}"
                self._refuse_pick(row, said, f"pick {row} ({said}) is not possible here: {refused}")
        outcome = table.outcome()
        if "scores" in self.file.data:
            wanted = self._read("scores", list)
            if outcome is None or outcome.scores != wanted:
                reached = "the game is not over" if outcome is None else f"the picks give {outcome.scores}"
                self.file.refuse(f"the record says {wanted}, but {reached}", "scores")

    def table_at(self, row: int) -> State:
        """The table after so many picks, with all events told."""
        table = opening(self.game, self.record)
        table.listen()
        for number in range(1, row + 1):
            table = after_row(self.game, table, self.record, number)
        return table
