"""The kinds of refusal: to a player, to the host of a new table, to an editor of files, and to ourselves."""

from __future__ import annotations


class Objection:
    """Why a pick or a table is not allowed: the clause of RULES.md if one says so, the id of a sentence, its facts."""

    def __init__(self, clause: str, reason: str, facts: dict[str, object] | None = None) -> None:
        self.clause = clause
        self.reason = reason
        self.facts: dict[str, object] = facts if facts is not None else {}

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return (f"[{self.clause}] " if self.clause else "") + self.reason + (f" ({told})" if told else "")


class IllegalPick(Exception):
    """A player's pick was refused; the table is exactly as it was before."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(str(objection))
        self.objection = objection


class UnfitTable(ValueError):
    """Seats, options and cards of a new table do not go together, or do not exist."""

    def __init__(self, game: str, objection: Objection) -> None:
        super().__init__(f"{game}: {objection}")
        self.game = game
        self.objection = objection


class BadFile(Exception):
    """A file written by a person (deck, scenario, record) cannot be used; says where and why."""

    def __init__(self, file: str, field: str, problem: str, line: int = 0) -> None:
        place = file + (f":{line}" if line else "")
        super().__init__(in_one_line(f"{place}: {field}: {problem}" if field else f"{place}: {problem}"))
        self.file = file
        self.field = field
        self.problem = problem
        self.line = line


def in_one_line(text: str) -> str:
    """A text in which what cannot be seen is written out."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


class RuleBug(Exception):
    """The rules contradict themselves: our mistake, never the player's."""
