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
from questkeep.kernel.course import Course
from questkeep.kernel.errors import BadFile, IllegalPick, RuleBug, UnfitTable
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Deck, Game, State, digest_of
from questkeep.kernel.replay import UNDO_ANEW, Pick, Record, is_undo, table_after, understood
from questkeep.text import Texts
from questkeep.text.names import clean_name
from questkeep.text.unfit import unfit_text

FORMAT = 1
ENGLISH = Texts("en")
MOST_ROWS = 20_000
LONGEST_PICK = 160  # characters
LONGEST_TEXT = 255  # of a seed, of the name of a deck, and of what is looked at of a player's name


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
    picks = [quoted(f"{pick.seat} {pick.notation}") for pick in record.picks]
    lines += ["picks = [", *(f"  {pick}," for pick in picks), "]", "", "[options]"]
    lines += [f"{name} = {quoted(value)}" for name, value in record.options.items()]
    return "\n".join(lines) + "\n"


def save_record(path: Path, record: Record, scores: list[int] | None = None) -> None:
    """Write a record so that a crash leaves either the old file or the new one, and nobody else can read the seed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    with open(beside, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        file.write(write_record(record, scores))
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


class RecordFile:
    """A record that has been read and replayed once: every pick in it is legal, and in the table's own words."""

    def __init__(self, path: Path, text: str | None = None, most_rows: int = MOST_ROWS) -> None:
        try:
            written = path.read_text("utf-8") if text is None else text
        except UnicodeDecodeError:
            written = "\0"  # not TOML either: refused below like any other damage
        self.file = TomlFile(str(path), written)
        self.game = self._read_game()
        self.record = self._read_record(most_rows)
        self.outcome = self._replay_all().outcome()
        self._check_scores()

    def _read(self, field: str, kind: type) -> Any:
        value = self.file.data.get(field)
        if not isinstance(value, kind) or isinstance(value, bool):
            self.file.refuse("is missing or damaged; is this a Questkeep record?", field)
        return value

    def _read_short(self, field: str) -> str:
        text: str = self._read(field, str)
        if len(text) > LONGEST_TEXT:
            self.file.refuse(f"should have at most {LONGEST_TEXT} characters", field)
        return text

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

    def _read_record(self, most_rows: int) -> Record:
        players, seed, version = self._read_players(), self._read_short("seed"), self._read("rules", int)
        rows = self._read("picks", list)
        if len(rows) > most_rows:
            self.file.refuse(f"should be at most {most_rows:,} picks, not {len(rows):,}", "picks")
        picks = [self._read_pick(row, text, len(players)) for row, text in enumerate(rows, 1)]
        is_practice = self._is_practice(picks)
        deck = self._read_deck()
        try:
            options = self.game.chosen_options(self._read("options", dict))
            self.game.check_table(len(players), options, deck)
        except UnfitTable as unfit:
            self.file.refuse(unfit_text(ENGLISH, unfit), "options")
        return Record(self.game.key, version, options, deck, seed, players, picks, is_practice)

    def _read_players(self) -> list[str]:
        players = self._read("players", list)
        try:
            self.game.check_seats(len(players))
        except UnfitTable as unfit:
            self.file.refuse(unfit_text(ENGLISH, unfit), "players")
        if not all(isinstance(name, str) for name in players):
            self.file.refuse("should be a list of names", "players")
        return [clean_name(name[:LONGEST_TEXT]) for name in players]

    def _is_practice(self, picks: list[Pick]) -> bool:
        """Whether it says so; a game in which something was dealt anew must."""
        said = self.file.data.get("practice", False)
        if not isinstance(said, bool):
            self.file.refuse("should be true or false", "practice")
        for row, pick in enumerate(picks, 1):
            if not said and pick.notation.startswith(UNDO_ANEW):
                self._refuse_pick(row, f"({pick.seat} {pick.notation}) is for practice alone, and this is none")
        return said

    def _read_pick(self, row: int, text: object, seats: int) -> Pick:
        is_short = isinstance(text, str) and len(text) <= LONGEST_PICK
        seat, _, notation = text.partition(" ") if isinstance(text, str) and is_short else ("", "", "")
        if seat not in map(str, range(seats)) or not notation:
            self._refuse_pick(row, f'should be a seat and an answer, like "0 play …", not {str(text)[:40]!r}')
        return Pick(Seat(int(seat)), notation)

    def _refuse_pick(self, row: int, problem: str) -> NoReturn:
        raise BadFile(self.file.name, "picks", f"pick {row} {problem}", self.file.line_of("picks", str(row - 1)))

    def _read_deck(self) -> Deck:
        name = self._read_short("deck")
        standard = self.game.standard_deck()
        if "deck-text" not in self.file.data and self._read("deck-digest", str) == standard.digest:
            return standard
        text = self._read_text("deck")
        base = self._read_text("base") if "base-digest" in self.file.data else self._first_standard_deck()
        try:
            return self.game.read_deck(name, text, base)
        except BadFile as bad:
            self.file.refuse(str(bad), "deck-text")

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

    def _replay_all(self) -> State:
        """Play every row, those that were taken back as well."""
        picks, self.record.picks = self.record.picks, []
        course = Course(self.game, self.record)
        for row, pick in enumerate(picks, 1):
            try:
                course.go(pick if is_undo(pick.notation) else understood(course.table, pick))
            except (IllegalPick, RuleBug) as refused:
                self._refuse_pick(row, f"({pick.seat} {pick.notation}) is not possible here: {refused}")
        return course.table

    def _check_scores(self) -> None:
        if "scores" in self.file.data:
            wanted = self._read("scores", list)
            if self.outcome is None or self.outcome.scores != wanted:
                reached = "the game is not over" if self.outcome is None else f"the picks give {self.outcome.scores}"
                self.file.refuse(f"the record says {wanted}, but {reached}", "scores")

    def table_at(self, row: int) -> State:
        """The table after so many picks, with all events told."""
        return table_after(self.game, self.record, row, is_listening=True)
