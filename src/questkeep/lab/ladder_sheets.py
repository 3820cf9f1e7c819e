"""What a ladder has found out: tables for the terminal, and a section of docs/ladder.md."""

from __future__ import annotations

import os
import platform
from collections import Counter, defaultdict
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from itertools import pairwise
from pathlib import Path
from statistics import fmean

from questkeep.lab.arena import label_of
from questkeep.lab.ladder import GAIN_ELO, GAIN_WINS, Ladder
from questkeep.lab.ledger import Ledger
from questkeep.lab.ratings import BOUND, Ranking, elo_of, paired_rate, ranking_of, ratings, verdict_of
from questkeep.lab.teams import Rate, rate_of
from questkeep.machine import build_in_use, processor
from questkeep.sheet import Sheet

HOW_TO_READ = f"""\
A deal is played in both orders of the seats: such a pair of games gives one score, and intervals (95 %) rest on pairs.
A rung is separated if the whole interval lies above an even score. LLR is the sequential test of "no stronger" against
"stronger by {GAIN_ELO:.0f} Elo" (teams: by {GAIN_WINS:.0%} of victories); at ±{BOUND:.2f} it decides.
Ratings are Plackett's and Luce's for the rankings of all games, the lowest rung at 0, intervals by weighing deals anew.
Teams win or lose together: the same deals are given to every team. A team is ahead on a deal if it wins, or, where both
lose, if it comes further (in Fetch Quest: defeats more Missions); teams that hardly ever win are separated by points,
that is by being ahead. In a mixed team both rungs sit by turns."""

UNDER = ("95 %", "separated")  # where room is short, they stand below what they belong to

HEAD = f"""# The ladder

How strong the bots are. Every section is written by `questkeep lab ladder GAME --write docs/ladder.md`; the command in
it gives the same figures again, as long as rules and bots are the same.

{HOW_TO_READ}
"""


def sheets_of(ladder: Ladder, ledger: Ledger) -> list[Sheet]:
    """Everything that can be said so far."""
    standings = teams_sheet if ladder.is_cooperative else ratings_sheet
    return [sheet for sheet in (neighbours_sheet(ladder, ledger), standings(ladder, ledger)) if sheet.rows]


def neighbours_sheet(ladder: Ladder, ledger: Ledger) -> Sheet:
    """How surely each rung stands above the one below it."""
    rows = []
    for low, high in pairwise(ladder.bots):
        pairs = ladder.pairs_wanted(ledger, low, high)
        scores = ladder.scores(ledger, low, high, pairs)
        if not scores:
            continue
        score = paired_rate(scores)
        ratio = ladder.ratio(scores)
        separated = "yes" if score.low > 1 / 2 else "no"
        if ladder.is_cooperative:
            further = paired_rate(ladder.scores(ledger, low, high, pairs, by_points=True))
            figures = [text for rate in (score, further) for text in in_words(ahead(rate), "+.1%")]
            if separated == "no" and further.low > 1 / 2:
                separated = "by points"
        else:
            figures = [*in_words(score, ".1%"), *in_words(Rate(*(elo_of(value) for value in score)), "+.0f")]
        figures += [f"{ratio:+.2f} {verdict_of(ratio)}", separated]
        rows.append([f"{high} over {low}", f"{2 * len(scores):,}", *figures])
    kinds = ["wins more often by", "is ahead more often by"] if ladder.is_cooperative else ["score", "Elo"]
    measured = [heading for kind in kinds for heading in (kind, "95 %")]
    return Sheet(["rung", "games", *measured, "LLR", "separated"], rows, under=UNDER)


def ahead(score: Rate) -> Rate:
    """How much more often the upper team is ahead than the lower one."""
    return Rate(*(2 * value - 1 for value in score))


def ratings_sheet(ladder: Ladder, ledger: Ledger) -> Sheet:
    """All rungs on one scale."""
    numbers = {bot: number for number, bot in enumerate(ladder.bots)}
    deals: dict[tuple[int, int], list[Ranking]] = defaultdict(list)
    games: Counter[str] = Counter()
    for contest, number in ladder.deals(ledger):
        if played := ledger.played.get((contest, number)):
            bots = [numbers[bot] for bot in contest.bots]
            deals[len(bots), number] += [ranking_of(bots, places) for places in played.places]
            games.update(dict.fromkeys(contest.bots, len(played.places)))
    rates = ratings(deals.values(), len(ladder.bots))
    rows = [[bot, f"{games[bot]:,}", *in_words(rate, "+.0f")] for bot, rate in zip(ladder.bots, rates, strict=True)]
    return Sheet(["bot", "games", "rating", "95 %"], rows if deals else [])


def teams_sheet(ladder: Ladder, ledger: Ledger) -> Sheet:
    """How often teams win: equal ones, and between them those that are half of the one and half of the other."""
    contests = [(bot, ladder.contest(*(bot,) * ladder.seats)) for bot in ladder.bots]
    for place, (low, high) in enumerate(pairwise(ladder.bots)):
        contests.insert(2 * place + 1, (f"{low} and {high}", ladder.mixed(low, high)))
    deals = [deal for deal in ladder.deals(ledger) if deal in ledger.played]
    rows = []
    for team, contest in contests:
        wins = [[places[0] == 1 for places in ledger.played[deal].places] for deal in deals if deal[0] == contest]
        if wins:
            games = sum(map(len, wins))
            is_mixed = len(wins[0]) > 1
            rate = paired_rate([fmean(deal) for deal in wins]) if is_mixed else rate_of(sum(map(sum, wins)), games)
            rows.append([team, f"{games:,}", *in_words(rate, ".1%")])
    return Sheet(["team", "games", "won", "95 %"], rows)


def in_words(rate: Rate, form: str) -> tuple[str, str]:
    """A figure and its interval, as people read them."""
    mean, low, high = (f"{value:{form}}".replace("inf", "∞") for value in rate)
    return mean, f"{low} … {high}"


def section_of(ladder: Ladder, ledger: Ledger) -> str:
    """What docs/ladder.md says about one game."""
    minutes = sum(ledger.played[deal].seconds for deal in ladder.deals(ledger)) / 60
    machine = f"{processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    options = ", ".join(f"{name} {value}" for name, value in ladder.options)
    tables = "\n".join(sheet.for_page() for sheet in sheets_of(ladder, ledger))
    return f"""## {label_of(ladder.game, dict(ladder.options))}

`{ladder.written()}`

- Written on {date.today().isoformat()}: {machine}, {build_in_use()}; {minutes:.1f} minutes of processor time.
- Questkeep {package_version()}, rules version {ledger.rules}, code {ledger.code}, seed {ladder.seed}; {options}.

{tables}"""


def package_version() -> str:
    """The version of Questkeep that is installed."""
    try:
        return version("questkeep")
    except PackageNotFoundError:
        return "from source"


def rewrite(page: Path, section: str) -> None:
    """Put a section into the page in place of the one with the same heading; all others stay as they are."""
    text = page.read_text("utf-8") if page.exists() else HEAD
    head, *sections = text.rstrip().split("\n## ")
    found = {each.partition("\n")[0]: each for each in sections}
    text = section.removeprefix("## ").rstrip()
    found[text.partition("\n")[0]] = text
    page.write_text("\n## ".join(f"{part.rstrip()}\n" for part in (head, *found.values())), "utf-8")
