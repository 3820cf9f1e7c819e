"""The eyes find what a person could not see, read or touch: faults are planted, and each is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as NothingHappened
from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import Arrive
from tests.web.eyes import MARKS, Combination, Eyes, combinations, pairs_of
from tests.web.people import Person

WIDE: ViewportSize = {"width": 1440, "height": 900}
NARROW: ViewportSize = {"width": 390, "height": 844}
PLANT = """html => {
    document.querySelector("#planted")?.remove();
    const planted = document.createElement("div");
    planted.id = "planted";
    planted.innerHTML = html;
    for (const one of planted.querySelectorAll("[data-css]")) one.style.cssText = one.dataset.css;
    document.querySelector("main").prepend(planted);
}"""
SAID = MARKS["de"] + "{}" + "\u206f"  # as a message of the chosen language
TOUCHED = "() => document.querySelector('#planted button').dataset.touched ?? ''"


def german(words: str) -> str:
    return SAID.format(words)


FAULTS = [
    (
        "text is cut",
        f'<p data-css="width: 60px; overflow: hidden; white-space: nowrap">{german("Einladung für Ada")}</p>',
    ),
    (
        "text is cut",
        '<p data-css="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">'
        f"{german('Einladung für Ada')}</p>",
    ),
    (
        "text is cut",
        '<div data-card="W5w" data-css="overflow: auto"><span class="tick" data-css="position: relative; top: -9px">✓'
        "</span></div>",
    ),
    (
        "text is cut",
        f'<select data-css="width: 120px"><option>{german("alle Schätze geteilt durch alle")}</option></select>',
    ),
    ("scrolls sideways", '<p data-css="position: absolute; left: 600px">7</p>'),
    (
        "cannot be scrolled to",
        '<div data-css="height: 40px; overflow: hidden"><p data-css="height: 60px"></p>'
        f'<a href="/rules/tschak">{german("Zum Regelwerk")}</a></div>',
    ),
    ("cannot be scrolled to", f'<p data-css="position: fixed; top: 2000px">{german("Ganz unten")}</p>'),
    (
        "is covered",
        f'<div data-css="position: relative"><p>{german("Was gelesen werden muss")}</p>'
        '<div data-css="position: absolute; inset: 0; background: navy"></div></div>',
    ),
    (
        "overlaps another control",
        f"<button>{german('Annehmen')}</button>"
        f'<button data-css="margin-left: -40px; position: relative">{german("Ablehnen")}</button>',
    ),
    ("is too small to touch", f'<button data-css="all: unset; width: 20px; height: 20px">{german("Ja")}</button>'),
    ("raw name or placeholder", f"<p>{german('enchanters-confirm-facing')}</p>"),
    ("raw name or placeholder", f"<p>{german('Noch {$cards} Karten')}</p>"),
    ("raw name or placeholder", f"<p>{german('Noch undefined Karten')}</p>"),
    ("is in another language or in none", "<p>Waiting for your friends</p>"),
    ("is in another language or in none", f"<p>{MARKS['pl']}Czekamy na znajomych\u206f</p>"),
]


@pytest.fixture
def settings_page(arrive: Arrive) -> Person:
    """A quiet page in German, at a phone."""
    person = arrive(viewport=NARROW)
    person.visit("/settings")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    return person


def test_each_planted_fault_is_found_and_what_is_sound_is_left_alone(settings_page: Person, tmp_path: Path) -> None:
    eyes = Eyes(tmp_path)
    page = settings_page.page
    page.context.route("**/api/texts/**", eyes.answer_marked)
    here = Combination(NARROW, "de", "dark")
    page.set_viewport_size(here.size)
    eyes.speak_anew(page, here.language)
    assert eyes.check(page, "sound", here) == []
    page.evaluate(PLANT, f'<p>{german("Alles gut")}</p><button class="button">{german("Weiter")}</button>')
    assert eyes.check(page, "sound", here) == []
    for law, html in FAULTS:
        page.evaluate(PLANT, html)
        found = eyes.check(page, law, here)
        assert law in {one.law for one in found}, html
        assert all(Path(one.picture).stat().st_size > 1000 for one in found if one.picture)
    page.evaluate("document.querySelector('#planted').remove()")
    page.context.unroute("**/api/texts/**")


CUT_AWAY = (
    '<div data-css="height: 30px; overflow: hidden"><p data-css="height: 400px"></p><button>Invite</button></div>'
)
TELL_OF_TOUCH = """() => {
    document.querySelector("#planted button").onclick = event => { event.target.dataset.touched = "yes"; };
}"""


def test_nothing_is_touched_that_a_person_could_not_touch(settings_page: Person) -> None:
    page = settings_page.page
    page.evaluate(PLANT, CUT_AWAY)
    page.evaluate(TELL_OF_TOUCH)
    page.locator("#planted button").click()  # the browser's driver scrolls what no person could scroll
    assert page.evaluate(TOUCHED) == ""
    assert any("cannot be touched" in problem for problem in settings_page.problems)
    settings_page.problems.clear()
    page.evaluate(PLANT, '<button data-css="position: fixed; top: 3000px">Invite</button>')
    with pytest.raises(NothingHappened):
        page.locator("#planted button").click(timeout=500)
    page.evaluate(PLANT, '<button class="button">Invite</button>')
    page.evaluate(TELL_OF_TOUCH)
    page.locator("#planted button").click()
    assert page.evaluate(TOUCHED) == "yes"
    assert settings_page.problems == []
    page.evaluate("document.querySelector('#planted').remove()")


def test_states_are_spread_over_all_pairs_of_size_language_and_theme(tmp_path: Path) -> None:
    eyes = Eyes(tmp_path)
    looked = [eyes.due(f"state {number}") for number in range(150)]
    assert all(len(wanted) == 1 for wanted in looked)
    assert eyes.due("state 7") == []
    met = set().union(*(pairs_of(wanted[0]) for wanted in looked))
    assert met == set().union(*map(pairs_of, combinations()))
    assert len(Eyes(tmp_path / "all", sees_all=True).due("state 7")) == len(combinations()) == 32
