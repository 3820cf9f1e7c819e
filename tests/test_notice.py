"""Whoever has drawn or written what the client shows is named, wherever Questkeep goes."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from questkeep.games import CATALOGUE
from questkeep.games.enchanters import faces as enchanters
from questkeep.games.fetch_quest import faces as fetch_quest
from questkeep.games.schatzjagd import faces as schatzjagd
from questkeep.games.tschak import faces as tschak

ROOT = Path(__file__).parents[1]
NOTICE = (ROOT / "NOTICE").read_text("utf-8")
SOURCES = [path for kind in ("*.ts", "*.svelte", "*.css") for path in (ROOT / "web" / "src").rglob(kind)]


def words_used(pattern: str) -> set[str]:
    """What a pattern finds in the sources of the client."""
    return {word for path in SOURCES for word in re.findall(pattern, path.read_text("utf-8"))}


def test_the_author_of_every_icon_is_named_and_of_no_other() -> None:
    by_author = re.findall(r"^Icons made by [^:]+(?:https?:[^:]+)?:\n((?:  .+\n)+)", NOTICE, re.MULTILINE)
    named = [icon for icons in by_author for icon in re.findall(r"[a-z0-9-]+", icons)]
    assert len(named) == len(set(named))
    faces = [face for game in CATALOGUE.values() for face in game.card_faces(game.standard_deck()).values()]
    on_cards = {face["icon"] for face in faces if "icon" in face}
    of_kinds = {icon for module in (enchanters, fetch_quest, schatzjagd, tschak) for icon in module.ICONS.values()}
    drawn_by_us = json.loads((ROOT / "web" / "drawings.json").read_text("utf-8")).keys()
    assert set(named) == (on_cards | of_kinds | words_used(r"~icons/game-icons/([a-z0-9-]+)")) - drawn_by_us
    assert words_used(r"~icons/([a-z-]+)/") == {"game-icons"}


def test_every_font_is_named_with_its_licence() -> None:
    fonts = words_used(r"@fontsource-variable/([a-z]+)")
    assert fonts == {"alegreya", "inter"}
    for font in fonts:
        assert re.search(rf"^{font.title()}: Copyright .+$", NOTICE, re.MULTILINE)
    assert "SIL Open Font License" in NOTICE


def test_the_notice_goes_into_the_wheel_and_can_be_found() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "NOTICE" in project["license-files"]
    assert "(NOTICE)" in (ROOT / "README.md").read_text("utf-8")
    screens = ROOT / "web" / "src" / "screens"
    assert "/assets/notices.txt" in (screens / "Licences.svelte").read_text("utf-8")
    for screen in ("Settings", "Home"):
        assert 'href="/licences"' in (screens / f"{screen}.svelte").read_text("utf-8")
