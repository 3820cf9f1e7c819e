"""What somebody meets who comes to the house for the first time: invitations, hints, notices."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, Person

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SCREENS = [pytest.param(DESKTOP, id="desktop"), pytest.param(LAPTOP, id="laptop"), pytest.param(PHONE, id="phone")]
TABLES: list[tuple[str, dict[str, str]]] = [
    ("tschak", {}),
    ("enchanters", {}),
    ("schatzjagd", {}),
    ("fetch_quest", {}),
    ("fetch_quest", {"pioneers": "chosen"}),
]

# Whether all of a thing can be seen: corners and middle are its own, inside the window, and hold all of its text.
IS_WHOLE = """thing => {
  const box = thing.getBoundingClientRect();
  const xs = [box.left + 6, (box.left + box.right) / 2, box.right - 6];
  const ys = [box.top + 6, (box.top + box.bottom) / 2, box.bottom - 6];
  const own = (x, y) => thing.contains(document.elementFromPoint(x, y));
  return box.width > 12 && thing.scrollHeight <= thing.clientHeight + 2 && thing.scrollWidth <= thing.clientWidth + 2 && xs.every((x) => ys.every((y) => own(x, y)));
}"""


def is_whole(thing: Locator) -> bool:
    """Whether nothing cuts or covers the thing once it is scrolled to as a person would."""
    thing.scroll_into_view_if_needed()
    whole: bool = thing.evaluate(IS_WHOLE)
    return whole


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("game", "options"), TABLES, ids=["-".join([game, *more.values()]) for game, more in TABLES])
def test_whoever_opens_a_table_sees_link_and_code_of_a_free_seat_whole(
    arrive: Arrive, game: str, options: dict[str, Any], screen: ViewportSize
) -> None:
    person = arrive(viewport=screen)
    page = person.page
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}]}
    opened = person.context.request.post(person.address + "/api/matches", data=wish).json()
    person.visit(f"/match/{opened['match']}")
    person.button("Make a link for seat 2").click()
    link = page.get_by_role("textbox", name="Link for seat 2")
    expect(link).to_have_value(re.compile("/join/"))
    for thing in (link, page.get_by_role("img", name="QR code of the link for seat 2"), person.button("Copy the link")):
        assert is_whole(thing)
    person.button("To the table").click()
    expect(link).to_be_hidden()
    assert is_whole(person.button("Invite"))
    person.button("Invite").click()
    assert is_whole(link)
    person.button("To the table").click()
    person.button("Table menu").click()
    entry = page.get_by_role("dialog", name="Table menu").get_by_role("button", name="Invite", exact=True)
    assert is_whole(entry)
    entry.click()
    assert is_whole(link)
    friend = arrive(viewport=screen)
    friend.sit_down("/" + link.input_value().split("/", 3)[3], "Ben")
    expect(link).to_be_hidden()  # the last seat is taken
    expect(person.button("Invite")).to_be_hidden()
    expect(friend.button("Invite")).to_be_hidden()


def test_a_table_waits_for_a_free_seat_in_words_and_not_for_its_name(person: Person) -> None:
    person.open_table("me", "friend")
    person.answer()
    expect(person.prompt()).to_contain_text("Your choice is locked in. A seat is still free")
    expect(person.prompt()).not_to_contain_text("Open seat")
    person.page.reload()
    expect(person.button("Invite")).to_be_visible()
    expect(person.page.get_by_role("dialog")).to_be_hidden()  # whoever has laid the invitation aside plays in peace
