"""The ledger: every deal that was played for a ladder is kept as a line, so that nothing is played twice."""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import NamedTuple

import msgspec

import questkeep
from questkeep.games import game_named
from questkeep.kernel.errors import BadFile
from questkeep.lab.arena import Contest, play_turned

LOST = 1_000  # places behind, less the points

Deal = tuple[Contest, int]
"""Who plays what, and the number of the deal: together they decide all that happens."""


class Played(NamedTuple):
    """What became of a deal: in every rotation the place of each bot, and the processor's seconds for all of them."""

    places: tuple[tuple[int, ...], ...]
    seconds: float


def play_deal(deal: Deal) -> tuple[Deal, Played]:
    """Play a deal in every rotation that seats the bots differently; one task of a worker process.

    Where nobody wins, the game itself is the first, and all places move back: the fewer points, the further.
    """
    contest, number = deal
    bots = contest.bots
    rotations = next(turn for turn in range(1, len(bots) + 1) if bots[turn:] + bots[:turn] == bots)
    places = []
    start = process_time()
    for turn in range(rotations):
        outcome, seat_of = play_turned(contest, number, turn)
        behind = 0 if outcome.winners else LOST
        places.append(tuple(outcome.places[seat] + max(0, behind - outcome.scores[seat]) for seat in seat_of))
    return deal, Played(tuple(places), process_time() - start)


def code_digest(game: str) -> str:
    """A fingerprint of everything that decides how bots play a game; versions change too seldom for that."""
    root = Path(questkeep.__file__).parent
    sources = [path for room in ("kernel", "bots", f"games/{game}") for path in (root / room).rglob("*")]
    sources = [path for path in sources if path.suffix in (".py", ".toml")] + [root / "lab" / "arena.py"]
    digest = blake2b(digest_size=4)
    for path in sorted(sources):
        digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


class Line(msgspec.Struct, frozen=True):
    """A deal as it is written down: all that decides it, and what became of it."""

    game: str
    rules: int
    code: str
    options: dict[str, str]
    seed: int
    bots: tuple[str, ...]
    number: int
    places: tuple[tuple[int, ...], ...]
    seconds: float


def stamp_of(game: str, rules: int, code: str) -> str:
    """What was played, in words; only deals of one stamp may be counted together."""
    return f"{game}, rules version {rules}, code {code}"


class Ledger:
    """The deals of one game in one state of the code, in a file of JSON lines that only grows."""

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.rules = game_named(game).version
        self.code = code_digest(game)
        self.played: dict[Deal, Played] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        written = path.read_bytes() if path.exists() else b""
        whole = written.rfind(b"\n") + 1  # a last line without an end was torn by a kill
        expected = stamp_of(game, self.rules, self.code)
        for number, text in enumerate(written[:whole].splitlines(), 1):
            try:
                line = msgspec.json.decode(text, type=Line)
            except msgspec.DecodeError as problem:
                raise BadFile(str(path), "", f"{problem}; delete the line or the file", number) from None
            if (stamp := stamp_of(line.game, line.rules, line.code)) != expected:
                refusal = f"was played with {stamp}, not {expected}; delete the file or --resume another one"
                raise BadFile(str(path), "", refusal, number)
            contest = Contest(line.game, line.bots, tuple(line.options.items()), line.seed)
            self.played[contest, line.number] = Played(line.places, line.seconds)
        if whole < len(written):
            os.truncate(path, whole)

    def add(self, deal: Deal, played: Played) -> None:
        """Write a deal down at once: it outlives whatever happens next."""
        contest, number = deal
        options = dict(contest.options)
        line = Line(contest.game, self.rules, self.code, options, contest.seed, contest.bots, number, *played)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
        self.played[deal] = played
