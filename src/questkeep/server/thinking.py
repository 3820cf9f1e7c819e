"""What a worker of the house does: think for one seat, from what that seat knows.

Whoever searches says first what he would answer at once. So there is an answer when the time is up.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec

from questkeep.bots import bot_named
from questkeep.bots.search import SearchBot
from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Deck, Game
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.replay import Pick, Record, table_after
from questkeep.server.messages import Advised

QUICK = "adept"  # answers for a search that was given no time
ADVISER = "master"
ADVICE_SECONDS = 1.5  # that a master takes for advice at most: a person waits for it
MOST_ADVISED = 5
MOST_AT_HAND = 16  # decks
LONGEST_TRACE = 10_000  # characters
POLITENESS = 5  # of the workers towards the process of the house, on a machine with few cores
Wanted = Literal["answer", "remark", "advice"]


class Task(msgspec.Struct):
    """All a worker needs, as plain data; the cards too, for its files may be newer than those the house began with."""

    game: str
    rules: int
    options: dict[str, str]
    deck_name: str
    deck_text: str
    deck_base: str
    seed: str
    seats: int
    picks: list[tuple[int, str]]
    seat: int
    bot: str
    wanted: Wanted
    question: int | None = None
    seconds: float = 0.0  # that are left for a search

    @staticmethod
    def of(record: Record, seat: Seat, bot: str, wanted: Wanted, question: int | None = None) -> Task:
        """What a bot is asked at the end of a record; the question bears the number of the row that put it."""
        deck = record.deck
        picks = [(int(pick.seat), pick.notation) for pick in record.picks]
        return Task(
            record.game, record.version, dict(record.options), deck.name, deck.text, deck.base, record.seed,
            len(record.players), picks, seat, bot, wanted, question,
        )  # fmt: skip

    def record(self) -> Record:
        """The game so far."""
        deck = deck_of(self.game, self.deck_name, self.deck_text, self.deck_base)
        picks = [Pick(Seat(number), notation) for number, notation in self.picks]
        return Record(self.game, self.rules, self.options, deck, self.seed, [""] * self.seats, picks)

    def luck(self, purpose: str) -> Rng:
        """The luck of this thought is its seat's own: two bots that are asked at the same time are not lucky alike."""
        row = len(self.picks) + 1 if self.question is None else self.question
        return Rng.keyed(f"{self.seed}/{purpose}/{self.seat}", row)


@lru_cache(MOST_AT_HAND)
def deck_of(game: str, name: str, text: str, base: str) -> Deck:
    """The deck of a task; a worker reads it once."""
    return CATALOGUE[game].read_deck(name, text, base)


class ThoughtFailed(Exception):
    """A mistake of ours has ended a thought; this is where the worker was."""


class Answer(msgspec.Struct):
    """What a worker has found; without a notation the bot says nothing. One that is not final may still get better."""

    notation: str | None = None
    is_final: bool = True
    is_quick: bool = False  # given without the search that the level stands for
    advice: list[Advised] = []
    mistake: str = ""  # of ours, which has ended the thought: where it was made


def think(task: Task) -> Iterator[Answer]:
    """In a worker: rebuild the table, keep of it what the seat may know, and let the bot choose."""
    started = time.monotonic()
    game, rng = CATALOGUE[task.game], task.luck("bot")
    table = table_after(game, task.record(), len(task.picks))
    perspective = Perspective(table, Seat(task.seat), rng)
    del table  # the bot's choice is made from the perspective alone
    if task.wanted == "advice":
        yield Answer(advice=advice_on(game, perspective, rng, task.seconds - (time.monotonic() - started)))
        return
    bot = bot_named(task.bot, game)
    remark = bot.remark(perspective, rng)  # said first; then the seat is still asked, and the bot is too
    if remark is not None or task.wanted == "remark":
        yield Answer(perspective.notation(remark) if remark is not None else None)
        return
    if type(bot) is SearchBot:  # not isinstance: compiled classes share the memory of abc
        quick = bot_named(QUICK, game).choose(perspective, task.luck("quick"))
        seconds = task.seconds - (time.monotonic() - started)
        yield Answer(perspective.notation(quick), is_final=seconds <= 0, is_quick=True)
        if seconds <= 0:
            return
        bot = bot_named(task.bot, game, seconds)
    yield Answer(perspective.notation(bot.choose(perspective, rng)))


def advice_on(game: Game, perspective: Perspective, rng: Rng, seconds: float) -> list[Advised]:
    """The answers a master thinks of most; a lone one is not weighed, and only a secret choice is mixed."""
    bot = bot_named(ADVISER, game, max(0.0, min(seconds, ADVICE_SECONDS)))
    assert type(bot) is SearchBot
    thoughts = bot.weigh(perspective, rng)[:MOST_ADVISED]
    if len(thoughts) == 1:
        return [Advised(thoughts[0].code, None, 1.0)]
    return [Advised(thought.code, round(thought.worth, 3), round(thought.share, 3)) for thought in thoughts]


def careful(task: Task) -> Iterator[Answer]:
    """A thought; if a mistake of ours ends it, that is the answer, and the worker lives on."""
    try:
        yield from think(task)
    except MemoryError:  # a fresh worker may have enough
        sys.exit(1)
    except Exception:
        yield Answer(mistake=traceback.format_exc()[-LONGEST_TRACE:])


def work() -> None:
    """The life of a worker: a task a line, answers a line each, until the house is gone."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which sends its workers home
    decoder = msgspec.json.Decoder(Task)
    out = sys.stdout.fileno()
    with contextlib.suppress(BrokenPipeError):  # the house was killed
        os.write(out, b"ready\n")
        for line in sys.stdin.buffer:
            for answer in careful(decoder.decode(line)):
                os.write(out, msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    work()
