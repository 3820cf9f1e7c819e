"""Golden records: `check` replays all of them, `add GAME` looks for games that show what no record shows yet,
`form` marks views and events anew after FORM was raised, `keep` puts aside standard decks before they change.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from questkeep.bots import bot_named
from questkeep.games import CATALOGUE, game_named
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import Course
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import Deck, Game, digest_of
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.replay import UNDO, UNDO_ANEW, UNDO_OPEN, Pick, Record, undo_anew
from questkeep.lab.golden import FORM, Golden, golden_text
from questkeep.lab.walks import random_pick

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "golden"
PLAYERS = ["random", "greedy"]
UNDO_ONE_IN = 40
MOST_ROWS = 1_500
PLACES = ["field", "from", "to", "path"]  # where on a board something happened is nothing special
Traits = frozenset[str]


def files() -> list[Path]:
    """All golden records."""
    return sorted(FOLDER.rglob("*.toml"))


def differences_of(path: Path) -> list[str]:
    """What the rules do otherwise today in a file's game; the tests look at views and knowledge too."""
    try:
        return Golden(path).broken_rules()
    except BadFile as bad:
        advice = "make keep-decks" if "digest" in bad.field else "it must be readable for ever"
        return [f"{bad.field}: {bad.problem} ({advice})"]


def check() -> int:
    """Replay everything; 1 if something has changed that no version tells of."""
    failures = 0
    with ProcessPoolExecutor() as pool:
        for path, found in zip(files(), pool.map(differences_of, files()), strict=True):
            for difference in found:
                failures += 1
                print(f"{path.relative_to(ROOT)}: {difference}")
    return min(failures, 1)


def keep_decks() -> int:
    """Put aside the standard decks as they were last committed, where they have been changed since."""
    for key, game in CATALOGUE.items():
        folder = ROOT / "src" / "questkeep" / "games" / key / "decks"
        show = ["git", "show", f"HEAD:./{(folder / 'standard.toml').relative_to(ROOT)}"]
        before = subprocess.run(show, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        if digest_of(before) not in game.released_decks():
            (folder / "released").mkdir(exist_ok=True)
            (folder / "released" / f"{digest_of(before)}.toml").write_text(before, "utf-8")
            print(f"{key}: the cards of the last commit are kept in decks/released")
    return 0


def renewed(path: Path) -> str:
    """The file of a record in the present form; or, after an exclamation mark, what else has changed."""
    golden = Golden(path)
    others = [found for found in golden.differences() if "form" not in found.lower()]
    return f"!{others[0]}" if others else golden_text(golden.game, golden.record)


def renew_form() -> int:
    """Mark views and events anew, after making sure that nothing else has changed."""
    with ProcessPoolExecutor() as pool:
        texts = dict(zip(files(), pool.map(renewed, files()), strict=True))
    changed = {path: text for path, text in texts.items() if text.startswith("!")}
    for path, difference in changed.items():
        print(f"{path.relative_to(ROOT)}: {difference[1:]}")
    if not changed:
        for path, text in texts.items():
            path.write_text(text, "utf-8")
        print(f"{len(texts)} golden records are in form {FORM}")
    return min(len(changed), 1)


class Candidate:
    """A game that might become a golden record: how to play it, and what it shows."""

    def __init__(self, game: str, version: int, seats: int, options: dict[str, str], player: str, seed: str) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.player = player
        self.seed = seed
        self.picks: list[Pick] = []
        self.traits: Traits = frozenset()

    def record(self) -> Record:
        """The game so far."""
        game = game_named(self.game)
        names = [self.player] * self.seats
        deck = deck_of(game, self.version)
        is_practice = any(pick.notation.startswith(UNDO_ANEW) for pick in self.picks)
        return Record(self.game, self.version, self.options, deck, self.seed, names, self.picks, is_practice)


def deck_of(game: Game, version: int) -> Deck:
    """The standard deck of tables under this version of the rules."""
    digest = game.first_decks.get(version)
    return game.standard_deck() if digest is None else game.read_deck("standard", game.released_decks()[digest])


def played(candidate: Candidate) -> Candidate:
    """Play a candidate to its end, with steps taken back now and then, and note what came up."""
    game = game_named(candidate.game)
    course = Course(game, Record(**{**vars(candidate.record()), "picks": []}))
    luck = Rng(f"{candidate.seed}/golden")
    bot = bot_named(candidate.player, game)
    traits = {f"seats {candidate.seats}"} | {f"option {name} {value}" for name, value in candidate.options.items()}
    while course.table.asked() and course.row < MOST_ROWS:
        table = course.table
        undoers = [seat for seat in map(Seat, range(candidate.seats)) if course.can_undo(seat)]
        if undoers and luck.below(UNDO_ONE_IN) == 0:
            undoer = undoers[luck.below(len(undoers))]
            ways = [UNDO, UNDO_OPEN, *([] if game.finality_clause else [undo_anew([undoer])])]
            way = ways[luck.below(len(ways))]
            course.go(Pick(undoer, way))
            traits.add(way.rstrip("0123456789 "))
            continue
        seat, code = random_pick(table, luck)
        if code in table.options(seat) and candidate.player != "random":
            code = bot.choose(Perspective(table, seat, luck), luck)
        notation = table.notation(seat, code)
        traits.add(f"verb {notation.split()[0]}")
        course.go(Pick(seat, notation))
    traits |= set(happenings(course))
    candidate.picks = course.record.picks
    candidate.traits = frozenset(traits)
    return candidate


def happenings(course: Course) -> Iterator[str]:
    """Every kind of event with every word in it, and what the game's study counts."""
    table = course.table
    outcome = table.outcome()
    yield f"winners {len(outcome.winners)}" if outcome is not None else "unfinished"
    for event in heard(table.told or [], None):
        kind = event.pop("event")
        yield f"event {kind}"
        for name, value in event.items():
            if name in PLACES:
                continue
            words = value if isinstance(value, list) else [value]
            yield from (f"event {kind} {name} {word}" for word in words if isinstance(word, str | bool))
    if course.game.study is not None and table.outcome() is not None:
        for sort, names in course.game.study.happened(table).items():
            yield from (f"{sort} {name}" for name in names)


def add(key: str, version: int, wanted: int, tried: int) -> int:
    """Play many games and keep those that show most, in few rows."""
    game = game_named(key)
    fewest, most = game.seats
    candidates: list[Candidate] = []
    for number in range(tried):
        luck = Rng(f"golden/{version}/{number}")
        seats, player = fewest + luck.below(most - fewest + 1), PLAYERS[luck.below(len(PLAYERS))]
        options = {option.name: option.values[luck.below(len(option.values))] for option in game.options}
        if player == "random":  # without bounds it would play for ever
            options |= game.bounds
        if not game.misfit(seats, options, deck_of(game, version)):
            candidates.append(Candidate(key, version, seats, options, player, f"golden/{version}/{number}"))
    with ProcessPoolExecutor() as pool:
        games = list(pool.map(played, candidates, chunksize=4))
    shown: set[str] = set()
    folder = FOLDER / key
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, wanted + 1):
        best = max(games, key=lambda one: sum(weight(trait) for trait in one.traits - shown) / (300 + len(one.picks)))
        games.remove(best)
        shown |= best.traits
        path = folder / f"rules-{version}-game-{number:02}.toml"
        path.write_text(golden_text(game, best.record()), "utf-8")
        print(f"{path.relative_to(ROOT)}: {best.seats} seats, {len(best.picks)} rows, {len(shown)} traits so far")
    missing = sorted(set().union(*(one.traits for one in games)) - shown)
    print(f"{len(shown)} traits shown, {len(missing)} that were met are not: {missing[:40]}")
    return 0


def weight(trait: str) -> float:
    """An option's value must come up; verbs and kinds of events count more than one more card in an event."""
    if trait.startswith(("option ", "seats ")):
        return 100.0
    return 1.0 if trait.startswith("event ") and trait.count(" ") > 1 else 5.0


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check")
    commands.add_parser("form")
    commands.add_parser("keep")
    adding = commands.add_parser("add")
    adding.add_argument("game", choices=list(CATALOGUE))
    adding.add_argument("--version", type=int, default=0, help="of the rules; 0: today's")
    adding.add_argument("--wanted", type=int, default=25)
    adding.add_argument("--tried", type=int, default=200)
    chosen = parser.parse_args()
    if chosen.command == "add":
        version = chosen.version or game_named(chosen.game).version
        return add(chosen.game, version, chosen.wanted, chosen.tried)
    return {"check": check, "form": renew_form, "keep": keep_decks}[chosen.command]()


if __name__ == "__main__":
    sys.exit(main())
