"""Fails when a clause of a game's RULES.md is cited by no test, or when a test cites a clause that does not exist."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
TEST = re.compile(r"def test_((?:[a-z]+\d+_)+)")


def clauses_of(rules: str) -> dict[str, bool]:
    """Every clause of a rulebook, and whether it is marked as having nothing to test."""
    starts = [*CLAUSE.finditer(rules)]
    ends = [match.start() for match in starts[1:]] + [len(rules)]
    return {match[1]: "*no test:" in rules[match.start() : end] for match, end in zip(starts, ends, strict=True)}


def normal(clause: str) -> str:
    """T-01 for t1, t01 and T-1; RC-05 for rc5."""
    letters = clause.rstrip("0123456789")
    return f"{letters.rstrip('-').upper()}-{int(clause[len(letters) :]):02d}"


def citations(game: str) -> dict[str, str]:
    """Every clause cited by a scenario or by the name of a test, with the place."""
    found: dict[str, str] = {}
    homes = [ROOT / "tests" / "scenarios" / game, ROOT / "tests" / "games" / game / "scenarios"]
    for path in sorted(path for home in homes for path in home.rglob("*.toml")):
        for clause in tomllib.loads(path.read_text("utf-8")).get("shows", []):
            found.setdefault(normal(clause), str(path.relative_to(ROOT)))
    for path in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py")):
        for match in TEST.finditer(path.read_text("utf-8")):
            for clause in match[1].rstrip("_").split("_"):
                found.setdefault(normal(clause), str(path.relative_to(ROOT)))
    return found


def problems_of(game: str, clauses: dict[str, bool], cited: dict[str, str]) -> list[str]:
    """Clauses without a test, and citations that make no sense."""
    problems: list[str] = []
    for name, untestable in clauses.items():
        if not untestable and name not in cited:
            problems.append(f"{game}: no test cites {name}")
        if untestable and name in cited:
            problems.append(f"{game}: {name} is marked 'no test' but cited in {cited[name]}")
    return problems + [f"{game}: {cited[name]} cites {name}, which is no clause" for name in cited.keys() - clauses]


def main() -> int:
    """Print what is missing."""
    problems: list[str] = []
    for rules in sorted((ROOT / "src" / "questkeep" / "games").glob("*/RULES.md")):
        game = rules.parent.name
        clauses = {normal(clause): mark for clause, mark in clauses_of(rules.read_text("utf-8")).items()}
        cited = citations(game)
        problems += problems_of(game, clauses, cited)
        print(f"{game}: {len(clauses)} clauses, {len(clauses.keys() & cited)} cited")
    print("\n".join(problems), end="\n" if problems else "")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
