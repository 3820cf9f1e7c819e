"""The house in Firefox and in WebKit: a whole game, and an invitation."""

from __future__ import annotations

from tests.other_browsers.conftest import Come
from tests.other_browsers.visitors import button, field, text

SHEET = '//*[@aria-label="The score sheet"]'


def test_somebody_plays_a_whole_game_against_bots(come: Come) -> None:
    ada = come("Ada")
    ada.visit("/")
    ada.write("Your name", "Ada")
    ada.touch(button("Play now"))
    ada.cards(10)
    ada.picture("begins")
    ada.answer()
    ada.cards(9)
    ada.browser.visit(ada.browser.obey("GetCurrentURL"))  # whoever loads the page anew is back at the table
    ada.cards(9)
    ada.play_to_the_end()
    ada.until(
        lambda: all(row.is_visible() for row in ada.browser.find(f"{SHEET}//tbody/tr")), "every line of the sheet"
    )
    ada.picture("sees the end")
    lines = ada.sees(SHEET).text().splitlines()
    assert [line for line in lines if "Ada" in line]
    assert [line for line in lines if line.startswith("Total")]


def test_a_friend_is_invited_by_link_and_both_lock_in_a_card(come: Come) -> None:
    ada, ben = come("Ada"), come("Ben")
    ada.visit("/")
    ada.write("Your name", "Ada")
    ada.touch('//a[normalize-space(.)="New table"]')
    ada.choose("Who sits on seat 2", "A friend, by link")
    ada.touch(button("Open the table"))
    link = ada.sees(field("Link for seat 2"))
    picture_of_link = ada.sees('//img[@alt="QR code of the link for seat 2"]')
    ada.until(lambda: picture_of_link.property("naturalWidth"), "a QR code that is a picture")
    ada.picture("invites")
    ada.touch(button("Copy the link"))
    ada.sees(button("Copied"))
    path = "/" + str(link.property("value")).split("/", 3)[3]
    assert path.startswith("/join/")
    ben.visit(path)
    assert "Ada" in ben.sees(text("has opened this table")).text()
    ben.picture("is invited")
    ben.write("Your name", "Ben")
    ben.touch(button("Sit down"))
    ben.cards(10)
    ada.sees_no_more('//img[@alt="QR code of the link for seat 2"]')
    ada.sees('//section[@aria-label="Ben"]')
    for one in (ada, ben):
        one.answer()
    for one in (ada, ben):
        one.cards(9)
        one.picture("has locked in a card")
