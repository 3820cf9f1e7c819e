"""Playthroughs: a game written out so that a person can read what each seat sees at each step.

A change of a rule shows as a difference of these files, and a leak is visible to the eye. Most are played at random
from their first line alone. Where that line ends with `picks as written` the picks are those of the file itself, which
shows a game that luck would hardly ever play: a victory, say, or a table that talks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from questkeep.games import game_named
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import WITHDRAW, Code, State
from questkeep.kernel.replay import Pick

Facts = dict[str, str]
Position = Mapping[str, object] | None
AS_WRITTEN = "picks as written"
HEADING = re.compile(r"^== \d+\. seat (\d): (.+)$", re.MULTILINE)
WITHDRAW_ONE_IN = 12  # now and then a locked choice is withdrawn, so that this is seen too


def title(game: str, seats: int, options: Mapping[str, str], seed: int, position: Position = None) -> str:
    """The first line of a playthrough."""
    chosen = " ".join(f"{name}={value}" for name, value in options.items())
    start = f" · {json.dumps(position)}" if position is not None else ""
    return f"# {game} · {seats} seats · {chosen} · seed {seed}{start}"


def playthrough_of(recorded: str) -> str:
    """The playthrough that begins with the first line of this text, as the rules play it today."""
    first_line = recorded.splitlines()[0]
    game, seats, options, seed, *rest = first_line.removeprefix("# ").split(" · ")
    chosen = dict(option.split("=") for option in options.split())
    picks: list[Pick] | None = None
    position: Position = None
    if rest == [AS_WRITTEN]:
        picks = [Pick(Seat(int(seat)), said) for seat, said in HEADING.findall(recorded)]
    elif rest:
        position = json.loads(rest[0])
    return playthrough(game, int(seats.split()[0]), chosen, int(seed.split()[1]), position, picks)


def playthrough(
    game_key: str,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    position: Position = None,
    picks: list[Pick] | None = None,
) -> str:
    """A game as text, from the opening or from a position, with these picks or at random."""
    game = game_named(game_key)
    chosen = game.chosen_options(options)
    rng = Rng(seed)
    if position is None:
        table = game.new(seats, chosen, game.standard_deck(), rng)
        table.listen()
    else:
        table = game.arrange(seats, chosen, game.standard_deck(), position)
    first_line = title(game_key, seats, chosen, seed, position)
    teller = Teller(table, [first_line if picks is None else f"{first_line} · {AS_WRITTEN}"])
    teller.tell_step("the opening")
    row = 0
    while table.asked() and (picks is None or row < len(picks)):
        if picks is None:
            seat, code = next_pick(table, rng)
        else:
            seat, code = picks[row].seat, table.parse(picks[row].seat, picks[row].notation)
        row += 1
        said = table.notation(seat, code)
        table.apply(seat, code, rng)
        teller.tell_step(f"{row}. seat {seat}: {said}")
    return "\n".join(teller.lines) + "\n"


def next_pick(table: State, rng: Rng) -> tuple[Seat, Code]:
    """A random answer of a random asked seat, or now and then a withdrawal."""
    for number in range(table.seats):
        seat = Seat(number)
        if table.can_withdraw(seat) and rng.below(WITHDRAW_ONE_IN) == 0:
            return seat, WITHDRAW
    asked = table.asked()
    seat = asked[rng.below(len(asked))]
    options = table.options(seat)
    return seat, options[rng.below(len(options))]


class Teller:
    """Writes down what is new for everyone and for each seat."""

    def __init__(self, table: State, lines: list[str]) -> None:
        self.table = table
        self.lines = lines
        self.eyes: list[Seat | None] = [None, *(Seat(seat) for seat in range(table.seats))]
        self.known: list[Facts] = [{} for _ in self.eyes]
        self.heard = [0 for _ in self.eyes]

    def tell_step(self, heading: str) -> None:
        """One step: first what a spectator hears and sees, then what each seat hears and sees beyond that."""
        self.lines += ["", f"== {heading}"]
        public: list[str] = []
        for number, seat in enumerate(self.eyes):
            news = self.news_for(number, seat)
            if seat is None:
                public = news
                self.lines += [f"  {line}" for line in news]
            else:
                own = [line for line in news if line not in public]
                if own:
                    self.lines += [f"  seat {seat} alone:", *(f"    {line}" for line in own)]

    def news_for(self, number: int, seat: Seat | None) -> list[str]:
        """The events heard and the facts that changed since the last step."""
        events = heard(self.table.told or [], seat)
        news = [f"! {told(self.table, event)}" for event in events[self.heard[number] :]]
        self.heard[number] = len(events)
        facts = facts_of(self.table, seat)
        before = self.known[number]
        news += [f"{path}: {value}" for path, value in facts.items() if before.get(path) != value]
        news += [f"{path}: –" for path in before if path not in facts]
        self.known[number] = facts
        return news


def told(table: State, event: Mapping[str, object]) -> str:
    """An event on one line."""
    said = {name: table.verbs().written(value) for name, value in event.items() if name != "event"}
    facts = ", ".join(f"{name} {written(value)}" for name, value in said.items())
    return f"{event['event']}: {facts}"


def facts_of(table: State, seat: Seat | None) -> Facts:
    """Everything a seat sees, as paths with values; an asked seat sees its options and notes too."""
    facts: Facts = {}
    flatten("", table.verbs().written(table.view(seat)), facts)
    if seat is not None and seat in table.asked():
        facts["options"] = " | ".join(table.notation(seat, code) for code in table.options(seat))
        flatten("notes", table.verbs().written(table.notes(seat)), facts)
        facts["fallback"] = table.notation(seat, table.fallback(seat))
    return facts


def flatten(path: str, value: object, facts: Facts) -> None:
    """Take plain data apart down to simple values and flat lists."""
    inner: list[tuple[str, object]] = []
    if isinstance(value, Mapping):
        inner = [(str(key), part) for key, part in value.items()]
    elif isinstance(value, list) and any(isinstance(part, Mapping | list) for part in value):
        inner = [(str(number), part) for number, part in enumerate(value)]
    if not inner:
        facts[path] = written(value)
    for key, part in inner:
        flatten(f"{path}.{key}" if path else key, part, facts)


def written(value: object) -> str:
    """A value as people like to read it."""
    if isinstance(value, list) and all(isinstance(part, str | int) for part in value):
        return " ".join(str(part) for part in value) or "nothing"
    if isinstance(value, Mapping | list):
        return json.dumps(value, ensure_ascii=False)
    return "nothing" if value is None else str(value)
