"""Scenarios: rule cases as data. A position, some picks, and what must then be true (see docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from questkeep.decks import TomlFile
from questkeep.games import CATALOGUE
from questkeep.kernel.chance import ScriptedChance
from questkeep.kernel.errors import BadFile, IllegalPick, RuleBug, UnfitTable
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import Deck, Game, State
from questkeep.positions import is_seat
from questkeep.text import Texts
from questkeep.text.unfit import unfit_text

FIELDS = ["title", "shows", "game", "rules", "seats", "options", "deck", "position", "then"]
SHAPES: dict[str, tuple[type, type | None]] = {
    **dict.fromkeys(("picks", "dice", "refused", "asked", "scores", "places", "winners"), (list, None)),
    **dict.fromkeys(("offered", "not-offered", "may", "events", "silent", "hidden"), (dict, list)),
    **dict.fromkeys(("view", "notes"), (dict, dict)),
    "fallback": (dict, str),
}
"""The fields of [[then]]: what they are, and what a table holds for each seat."""
ENTRIES: dict[str, type] = {
    **dict.fromkeys(("dice", "asked", "scores", "places", "winners"), int),
    **dict.fromkeys(("offered", "not-offered", "may", "silent", "hidden"), str),
    **dict.fromkeys(("refused", "events"), dict),
}
"""The fields that hold lists, and what is in these; picks are read one by one."""
KINDS: dict[type, str] = {
    int: "a number",
    str: "a text",
    list: "a list in brackets",
    dict: 'a table, like { pick = "0 play …", clause = "T-24" }, or with a seat, like view.0 = { … }',
}
ENGLISH = Texts("en")
NOT_READ = ("not-understood", "unknown-card", "unknown-kingdom", "unknown-ability", "unknown-aim", "no-such-item")
"""Why an answer is refused that is not written in any game's notation."""
CLAUSE = re.compile(r"(?:[TFSEXO]|RC)-\d+")


class Scenario:
    """One file, read and checked; `run` plays it and returns what turned out otherwise."""

    def __init__(self, name: str, text: str, games: Mapping[str, Game] = CATALOGUE) -> None:
        self.file = TomlFile(name, text)
        self.games = games
        for field in self.file.data:
            if field not in FIELDS:
                self.file.refuse(f"is not known; a scenario has {', '.join(FIELDS)}", field)
        self.title: str = self._need("title", str)
        self.shows = self._read_shows()
        self.game = self._read_game()
        self.deck = self._read_deck()
        self.cards = set(self.game.card_faces(self.deck))
        self.table = self._arrange()
        self.blocks = self._read_blocks()
        self.failures: list[str] = []

    def _need(self, field: str, kind: type) -> Any:
        if field not in self.file.data:
            self.file.refuse(f"the field {field} is missing")
        value = self.file.data[field]
        if not isinstance(value, kind) or isinstance(value, bool):
            self.file.refuse(f"should be {KINDS[kind]}, not {value!r}", field)
        return value

    def _read_shows(self) -> list[str]:
        shows: list[str] = self._need("shows", list)
        for clause in shows:
            if not isinstance(clause, str) or not CLAUSE.fullmatch(clause):
                self.file.refuse(f'should be clauses like "T-34", not {clause!r}', "shows")
        return shows

    def _read_game(self) -> Game:
        key = self._need("game", str)
        if key not in self.games:
            self.file.refuse(f"there is no game {key!r}; there is {', '.join(self.games)}", "game")
        return self.games[key]

    def _read_deck(self) -> Deck:
        if "deck" not in self.file.data:
            return self.game.standard_deck()
        snippet = self._need("deck", str)
        try:
            return self.game.read_deck(self.file.name, snippet)
        except BadFile as bad:  # the snippet's lines are counted from the line of its quotes
            line = self.file.line_of("deck") + (bad.line if "\n" in snippet else 0)
            field = f"deck: {bad.field}" if bad.field else "deck"
            raise BadFile(self.file.name, field, bad.problem, line) from None

    def _arrange(self) -> State:
        seats = self._need("seats", int)
        try:
            self.game.check_seats(seats)
        except UnfitTable as unfit:
            self.file.refuse(unfit_text(ENGLISH, unfit), "seats")
        try:
            options = self.game.chosen_options(self.file.table("options"))
        except UnfitTable as unfit:
            self.file.refuse(unfit_text(ENGLISH, unfit), "options")
        try:
            self.game.check_table(seats, options, self.deck)
        except UnfitTable as unfit:
            self.file.refuse(unfit_text(ENGLISH, unfit), "options")
        try:
            return self.game.arrange(seats, options, self.deck, self.file.table("position"), self._read_version())
        except BadFile as bad:
            self.file.refuse(bad.problem, "position", *filter(None, bad.field.split(".")))

    def _read_version(self) -> int:
        """The rules that the scenario is about: today's, if it does not name earlier ones."""
        version: int = self._need("rules", int) if "rules" in self.file.data else self.game.version
        if not 1 <= version <= self.game.version:
            self.file.refuse(f"there are the rules versions 1 to {self.game.version}", "rules")
        return version

    def _read_blocks(self) -> list[dict[str, Any]]:
        blocks: list[dict[str, Any]] = self._need("then", list)
        if not blocks:
            self.file.refuse("says nothing that could be true or false", "then")
        for number, block in enumerate(blocks):
            if not isinstance(block, dict):
                self.file.refuse("should be written as [[then]]", "then")
            for field, value in block.items():
                self._check_shape(field, value, "then", str(number), field)
            self._check_words(block, "then", str(number))
        return blocks

    def _check_shape(self, field: str, value: object, *place: str) -> None:
        if field not in SHAPES:
            self.file.refuse(f"is not known; [[then]] has {', '.join(SHAPES)}", *place)
        outer, inner = SHAPES[field]
        if not isinstance(value, outer):
            self.file.refuse(f"should be {KINDS[outer]}, not {value!r}", *place)
        if isinstance(value, dict) and inner is not None:
            for seat, part in value.items():
                if not isinstance(part, inner):
                    self.file.refuse(f"should be {KINDS[inner]}, not {part!r}", *place, seat)
                self._check_entries(field, part, *place, seat)
        self._check_entries(field, value, *place)

    def _check_entries(self, field: str, value: object, *place: str) -> None:
        """What stands in a list is of the right kind."""
        if field in ENTRIES and isinstance(value, list):
            for entry in value:
                if not isinstance(entry, ENTRIES[field]) or isinstance(entry, bool):
                    self.file.refuse(f"should hold {KINDS[ENTRIES[field]]}, not {entry!r}", *place)

    def _check_words(self, block: Mapping[str, Any], *place: str) -> None:
        """Refuse words that nothing knows: that they are not heard and not seen would prove nothing."""
        for key, kinds in block.get("silent", {}).items():
            for kind in kinds:
                self._check_kind(kind, *place, "silent", key)
        for key, events in block.get("events", {}).items():
            for number, event in enumerate(events):
                self._check_event(event, *place, "events", key, str(number))
        for key, words in block.get("hidden", {}).items():
            for word in words:
                if word not in self.cards:
                    self.file.refuse(f"there is no card {word!r}", *place, "hidden", key)

    def _check_event(self, event: Mapping[str, Any], *place: str) -> None:
        if "event" not in event:
            wanted = 'should name an event and its facts, like { event = "…", seat = 0 }'
            self.file.refuse(f"{wanted}, not {event!r}", *place)
        known = self._check_kind(event["event"], *place, "event")
        for fact in event:
            if fact not in ("event", "clause", *known):
                told = ", ".join(known) or "none"
                self.file.refuse(f"{event['event']} has no fact {fact!r}; it has {told}", *place, fact)

    def _check_kind(self, kind: object, *place: str) -> list[str]:
        """The facts of a kind of event."""
        if not isinstance(kind, str) or kind not in self.game.events:
            close = get_close_matches(str(kind), self.game.events, 3)
            hint = f"; did you mean {' or '.join(close)}?" if close else ""
            self.file.refuse(f"{self.game.key} tells no event {kind!r}{hint}", *place)
        return list(self.game.events[kind])

    def run(self) -> list[str]:
        """Play the picks and check what must be true; returns the failures, each with file and line."""
        for number, block in enumerate(self.blocks):
            self.here = ("then", str(number))
            heard_before = len(self.table.told or [])
            if not self._play(block):
                break
            self.told = (self.table.told or [])[heard_before:] if number else self.table.told or []
            self._check(block)
        return self.failures

    def _fail(self, problem: str, *field: str, entry: int | None = None) -> None:
        place = (*self.here, *field) if entry is None else (*self.here, *field, str(entry))
        line = self.file.line_of(*place)
        self.failures.append(f"{self.file.name}:{line}: {'.'.join(field)}: {problem}")

    def _seat(self, text: str, *field: str) -> Seat:
        if not is_seat(text, self.table.seats):
            self.file.refuse(f"there is no seat {text!r}; there are 0 to {self.table.seats - 1}", *self.here, *field)
        return Seat(int(text))

    def _pick(self, text: object, *field: str) -> tuple[Seat, str]:
        if not isinstance(text, str) or " " not in text:
            self.file.refuse(f'should be a seat and an answer, like "0 play …", not {text!r}', *self.here, *field)
        seat, _, notation = text.partition(" ")
        return self._seat(seat, *field), notation

    def _play(self, block: Mapping[str, Any]) -> bool:
        chance = ScriptedChance(list(block.get("dice", [])))
        for text in block.get("picks", []):
            seat, notation = self._pick(text, "picks", str(text))
            try:
                self.table.apply(seat, self.table.parse(seat, notation), chance)
            except (IllegalPick, RuleBug) as error:
                self._fail(f"the pick {text!r} was refused: {error}", "picks", text)
                return False
        if chance.throws:
            self._fail(f"these throws were never needed: {chance.throws}", "dice")
        return True

    def _check(self, block: Mapping[str, Any]) -> None:
        table = self.table
        self._compare("asked", block, [int(seat) for seat in table.asked()])
        for refused in block.get("refused", []):
            self._check_refused(refused)
        for key, wanted in block.get("offered", {}).items():
            missing = [pick for pick in wanted if not self._is_offered(key, pick, "offered")]
            if missing:
                self._fail(f"not offered: {missing}; offered are {self._notations(key, 'offered')}", "offered", key)
        for key, unwanted in block.get("not-offered", {}).items():
            self._check_asked(key, "not-offered")
            present = [pick for pick in unwanted if self._is_offered(key, pick, "not-offered")]
            if present:
                self._fail(f"offered all the same: {present}", "not-offered", key)
        for key, wanted in block.get("may", {}).items():
            seat = self._seat(key, "may", key)
            self._equal(wanted, [table.notation(seat, code) for code in table.may(seat)], "may", key)
        for key, wanted in block.get("fallback", {}).items():
            seat = self._check_asked(key, "fallback")
            self._equal(wanted, table.notation(seat, table.fallback(seat)), "fallback", key)
        for key, facts in block.get("notes", {}).items():
            self._check_facts(facts, self._written(table.notes(self._seat(key, "notes", key))), "notes", key)
        for key, facts in block.get("view", {}).items():
            self._check_facts(facts, self._written(table.view(self._eyes(key, "view"))), "view", key)
        self._check_events(block)
        for key, words in block.get("hidden", {}).items():
            self._check_hidden(key, words)
        outcome = table.outcome()
        for field in ("scores", "places", "winners"):
            if field in block and outcome is None:
                self._fail("the game is not over", field)
        if outcome is not None:
            self._compare("scores", block, outcome.scores)
            self._compare("places", block, outcome.places)
            self._compare("winners", block, [int(seat) for seat in outcome.winners])

    def _compare(self, field: str, block: Mapping[str, Any], got: object) -> None:
        if field in block:
            self._equal(block[field], got, field)

    def _equal(self, wanted: object, got: object, *field: str) -> None:
        if wanted != got:
            self._fail(f"should be {wanted!r}, is {got!r}", *field)

    def _written(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts in which answers stand as people write them, as in all of a scenario."""
        return {name: self.table.verbs().written(value) for name, value in facts.items()}

    def _eyes(self, key: str, *field: str) -> Seat | None:
        return None if key == "spectator" else self._seat(key, *field, key)

    def _notations(self, key: str, field: str) -> list[str]:
        seat = self._seat(key, field, key)
        return [self.table.notation(seat, code) for code in self.table.options(seat)]

    def _check_asked(self, key: str, field: str) -> Seat:
        """A seat that is asked now; what is not offered to anybody else would prove nothing."""
        seat = self._seat(key, field, key)
        if seat not in self.table.asked():
            asked = [int(other) for other in self.table.asked()]
            self.file.refuse(f"seat {seat} is not asked now; asked are {asked}", *self.here, field, key)
        return seat

    def _is_offered(self, key: str, pick: str, field: str) -> bool:
        """Whether an answer, however it is written, is among the options; what cannot be read is refused."""
        seat = self._seat(key, field, key)
        try:
            code = self.table.parse(seat, pick)
        except IllegalPick as error:
            if error.objection.reason in NOT_READ or any(self._is_unknown(word) for word in pick.split()[1:]):
                self.file.refuse(f"{pick!r} is no answer in this game: {error}", *self.here, field, key)
            return False  # it can be read, and the rules refuse it at once
        return code in self.table.options(seat)

    def _is_unknown(self, word: str) -> bool:
        """Whether a word of an answer is neither a card nor a number nor a sign."""
        return word.lower() not in map(str.lower, self.cards) and any(letter.isalpha() for letter in word)

    def _check_refused(self, refused: Mapping[str, Any]) -> None:
        seat, notation = self._pick(refused.get("pick"), "refused")
        before = self._all_views()
        try:
            self.table.apply(seat, self.table.parse(seat, notation), ScriptedChance([]))
        except IllegalPick as error:
            if error.objection.clause != refused.get("clause"):
                self._fail(f"{notation!r} was refused under {error}, not {refused.get('clause')}", "refused", notation)
            if self._all_views() != before:
                self._fail(f"the refused {notation!r} changed the table", "refused", notation)
        except RuleBug as bug:
            self._fail(f"{notation!r} was not refused: {bug}", "refused", notation)
        else:
            self._fail(f"{notation!r} was allowed", "refused", notation)

    def _all_views(self) -> list[object]:
        eyes: list[Seat | None] = [None, *(Seat(seat) for seat in range(self.table.seats))]
        return [self.table.view(seat) for seat in eyes]

    def _check_facts(self, facts: Mapping[str, Any], whole: object, *field: str) -> None:
        for path, wanted in facts.items():
            try:
                self._equal(wanted, value_at(whole, path), *field, path)
            except LookupError as nowhere:
                self._fail(str(nowhere.args[0]), *field, path)

    def _check_events(self, block: Mapping[str, Any]) -> None:
        for key, wanted_events in block.get("events", {}).items():
            events = heard(self.told, self._eyes(key, "events"))
            for number, wanted in enumerate(wanted_events):
                alike = [self._written(event) for event in events if event["event"] == wanted.get("event")]
                if not any(all(event.get(name) == value for name, value in wanted.items()) for event in alike):
                    heard_instead: list[object] = [*alike] or [event["event"] for event in events]
                    self._fail(f"no event {wanted}; heard was {heard_instead}", "events", key, entry=number)
        for key, kinds in block.get("silent", {}).items():
            for event in heard(self.told, self._eyes(key, "silent")):
                if event["event"] in kinds:
                    self._fail(f"heard {event}", "silent", key)

    def _check_hidden(self, key: str, words: list[str]) -> None:
        seat = self._eyes(key, "hidden")
        seen: list[object] = [self.table.view(seat), heard(self.told, seat)]
        if seat is not None:
            seen += [self._notations(key, "hidden"), self.table.notes(seat)]
        open_words = set(words_in(seen))
        found = [word for word in words if any(is_copy(other, word) for other in open_words)]
        if found:
            self._fail(f"can be seen: {found}", "hidden", key)


def is_copy(word: str, card: str) -> bool:
    """Whether a word names a card, or a copy of it.

    >>> is_copy("GNO-M1.2", "GNO-M1"), is_copy("GNO-M1.2", "GNO-M1.1")
    (True, False)
    """
    return word == card or word.startswith(f"{card}.")


def value_at(whole: object, path: str) -> object:
    """The value at a dotted path in plain data; LookupError says how far the path leads.

    >>> value_at({"players": [{"gold": 3}]}, "players.0.gold")
    3
    """
    value = whole
    for part in path.split("."):
        if isinstance(value, Mapping) and part in value:
            value = value[part]
        elif isinstance(value, list) and part in map(str, range(len(value))):
            value = value[int(part)]
        else:
            there = list(value) if isinstance(value, Mapping) else f"{value!r}"
            raise LookupError(f"there is no {part!r} in {path!r}; there is {there}")
    return value


def words_in(value: object) -> Iterator[str]:
    """Every word of all texts in plain data."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from words_in(key)
            yield from words_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(inner)


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files named, and all scenarios inside the folders named."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return found


def read_scenario(path: Path) -> Scenario:
    """The scenario of a file; BadFile says what cannot be."""
    try:
        return Scenario(str(path), path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadFile(str(path), "", "is not a text file") from None
    except OSError as error:
        raise BadFile(str(path), "", f"cannot be read: {error.strerror}") from None
