"""Every screen of whole games is drawn from views alone, speaks every language, and fits."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, ConsoleDimensions, RenderableType

from questkeep.games import CATALOGUE
from questkeep.games.tschak.cards import standard_deck
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import Record
from questkeep.terminal.faces import face_of
from questkeep.terminal.match import HUMAN, Match
from questkeep.terminal.screen import Screen
from questkeep.terminal.sitting import Sitting
from questkeep.terminal.tschak.stages import copied_value, counted_values
from questkeep.text import LANGUAGES, Texts

ME = Seat(0)


def new_match(folder: Path, seats: int, seed: str, key: str = "tschak", **options: str) -> Match:
    game = CATALOGUE[key]
    players = [HUMAN, *["random"] * (seats - 1)]
    chosen = game.chosen_options(options)
    record = Record(game.key, game.version, chosen, game.standard_deck(), seed, players, [])
    return Match(game, record, folder / "record.toml")


def screen_of(width: int) -> Screen:
    return Screen(Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False))


def text_of(screen: Screen, picture: RenderableType) -> list[str]:
    return ["".join(piece.text for piece in line) for line in screen.lines_of(picture)]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {"table": "strict"}), (2, {"table": "strict", "history": "memory", "elixir": "manual"})],
)
def test_every_screen_of_a_game_fits_in_every_language(tmp_path: Path, seats: int, options: dict[str, str]) -> None:
    match = new_match(tmp_path, seats, f"fits {seats}", **options)
    sizes = [*((language, 80, 24) for language in LANGUAGES), ("ru", 120, 40), ("de", 160, 50)]
    sittings = [Sitting(match, ME, Texts(language, strict=True), screen_of(width)) for language, width, _ in sizes]
    rooms = [ConsoleDimensions(min(width, 150), height - 1) for _, width, height in sizes]
    rng = Rng("a person")
    match.let_bots_answer()
    while not match.over:
        for sitting, room in zip(sittings, rooms, strict=True):
            check_fit(text_of(sitting.screen, sitting.question_picture(room)), room)
        choices = match.table.options(ME)
        match.answer(ME, choices[rng.below(len(choices))])
        match.let_bots_answer()
    for sitting, room in zip(sittings, rooms, strict=True):
        for event in match.heard(ME):
            stage = sitting.face.stage(event, match.table.view(ME))
            if stage is not None and event["event"] != "game-scored":  # the sheet is printed, so it may scroll
                check_fit([*text_of(sitting.screen, stage), "", "Enter"], room)
            assert all(sitting.face.clause(clause) for clause in sitting.face.clauses(event))


@pytest.mark.parametrize(
    ("key", "seats", "options"),
    [
        ("enchanters", 4, {}),
        ("schatzjagd", 4, {"days": "5"}),
        ("fetch_quest", 6, {}),
        ("fetch_quest", 4, {"pioneers": "chosen"}),
    ],
    ids=["enchanters", "schatzjagd", "fetch_quest", "fetch_quest-claims"],
)
def test_other_games_fit_in_80_columns_in_every_language(
    tmp_path: Path, key: str, seats: int, options: dict[str, str]
) -> None:
    match = new_match(tmp_path, seats, "columns", key, **options)
    sittings = [Sitting(match, ME, Texts(language, strict=True), screen_of(80)) for language in LANGUAGES]
    rng = Rng("a person")
    match.let_bots_answer()
    for _ in range(6):
        for sitting in sittings:
            for part in parts_of(sitting):
                check_columns(text_of(sitting.screen, part), text_of(screen_of(1000), part))
        for _ in range(6):
            if not match.over:
                choices = match.table.options(ME)
                match.answer(ME, choices[rng.below(len(choices))])
                match.let_bots_answer()
    assert len(match.record.picks) > 40
    for sitting in sittings:
        stages = [sitting.face.stage(event, match.table.view(ME)) for event in match.heard(ME)]
        for part in (sitting.face.rules(), *(stage for stage in stages if stage is not None)):
            check_columns(text_of(sitting.screen, part), text_of(screen_of(1000), part))


def parts_of(sitting: Sitting) -> list[RenderableType]:
    """What stands on the screen besides the news, of which there are as many as there is room for."""
    view, notes = sitting.table.view(ME), sitting.table.notes(ME)
    choices = [sitting.table.said(ME, code) for code in sitting.table.options(ME)]
    size, face = sitting.screen.size, sitting.face
    parts = [face.table(view, size), face.hand(view, choices, size)]
    if choices:
        parts += [face.choices(view, notes, choices), face.question(view, notes, choices)]
    return [part for part in parts if part is not None]


def check_columns(lines: list[str], spread: list[str]) -> None:
    """Nothing sticks out, and every word stands whole that a terminal of any width would show."""
    shown = "\n".join(lines)
    assert all(len(line.rstrip()) <= 80 for line in lines), shown
    assert not set(words_of(spread)) - set(words_of(lines)), shown


def words_of(lines: list[str]) -> list[str]:
    """All words and numbers, without the lines that are drawn around them."""
    return [word for word in re.split(r"[\s\u2500-\u257f]+", " ".join(lines)) if word]


def test_t87_the_widest_score_sheet_names_every_card_in_80_columns() -> None:
    deck = standard_deck()
    monsters = [card.key for card in deck.monsters]
    rings = [card.key for card in deck.treasures if card.key.startswith("R")]
    chests = [card.key for card in deck.treasures if card.key.startswith("G")]
    sheets = [
        [{"for": "square-gain", "cards": rings, "points": 36}, {"for": "gold", "cards": [], "points": 12}],
        [{"for": "worth", "cards": [key], "points": -3} for key in monsters if not key.startswith("T")],
        [{"for": "square-loss", "cards": [key for key in monsters if key.startswith("T")], "points": -36}],
        [{"for": "worth", "cards": [key], "points": 4} for key in chests],
    ]
    event = {"event": "game-scored", "sheets": sheets, "scores": [48, -30, -36, 24], "places": [1, 3, 4, 2]}
    game = CATALOGUE["tschak"]
    view = game.new(4, game.chosen_options({}), deck, Rng("sheet")).view(None)
    for language in LANGUAGES:
        record = Record(game.key, game.version, game.chosen_options({}), deck, "sheet", ["adept"] * 4, [])
        sheet = face_of(Texts(language, strict=True), record, None).stage({**event, "winners": [0]}, view)
        assert sheet is not None
        check_columns(text_of(screen_of(80), sheet), text_of(screen_of(1000), sheet))


def check_fit(lines: list[str], room: ConsoleDimensions) -> None:
    """Nothing sticks out, and nothing was cut."""
    shown = "\n".join(lines)
    assert len(lines) <= room.height, shown
    assert all(len(line.rstrip()) <= room.width for line in lines), shown
    assert "…" not in shown.replace("9…", ""), shown


def test_t30_t32_t36_what_the_cards_count_adds_up_to_the_strength() -> None:
    game = CATALOGUE["tschak"]
    cards = {card.key: card for card in standard_deck().adventurers}
    for number in range(20):
        rng = Rng(number)
        table = game.new(2 + number % 3, game.chosen_options({}), standard_deck(), rng)
        table.listen()
        while asked := table.asked():
            choices = table.options(asked[0])
            table.apply(asked[0], choices[rng.below(len(choices))], rng)
        for told in table.told or []:
            facts: dict[str, Any] = told.public.facts if told.public is not None else {}
            if "strengths" in facts:
                teams = [[cards[key] for key in team] for team in facts["teams"]]
                shown = [counted_values(team, copied_value(teams)) for team in teams]
                assert [sum(map(value_of, counted)) for counted in shown] == facts["strengths"]


def value_of(counted: str) -> int:
    """The number a reader takes from `5`, `(4)` or `3×2`."""
    number, _, twice = counted.partition("×")
    return int(number.strip("()") or 0) * int(twice or 1)


def test_t62_the_screen_is_the_same_whatever_the_others_hold(tmp_path: Path) -> None:
    match = new_match(tmp_path, 4, "leak")
    screen = screen_of(120)
    match.let_bots_answer()
    sitting = Sitting(match, ME, Texts("en", strict=True), screen)
    size = ConsoleDimensions(120, 39)
    truth = text_of(screen, sitting.question_picture(size))
    sitting.table = match.table.clone()
    sitting.table.redeal_unseen(ME, Rng("another deal"))
    assert text_of(screen, sitting.question_picture(size)) == truth
    assert any("▒▒▒" in line for line in truth)


def test_t71_at_a_table_of_memory_only_the_current_floor_is_told(tmp_path: Path) -> None:
    match = new_match(tmp_path, 3, "memory", history="memory")
    for _ in range(4):
        match.let_bots_answer()
        match.answer(ME, match.table.options(ME)[0])
    match.let_bots_answer()
    face = face_of(Texts("en", strict=True), match.record, ME)
    told = face.news(match.heard(ME), match.table.view(ME))
    assert face.memory_clause(match.table.view(ME)) == "T-71"
    assert [face.line(event)[:15] for event in told] == ["Floor 2, step 1"]
