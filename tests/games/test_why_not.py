"""Whoever touches what does not fit is told why by the rules, with the clause; the table does not feel it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from questkeep.games import game_named
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.lab.walks import sights

Fields = dict[str, object]


class Touch(NamedTuple):
    """What seat 0 touches at a table, and what it is told."""

    game: str
    position: Fields
    things: str
    told: str
    options: tuple[tuple[str, str], ...] = ()
    picks: tuple[str, ...] = ()
    seats: int = 3


TWO_ASKED: Fields = {
    "floor": 2, "step": 2, "teams": {"0": ["W5w"]}, "hands": {"0": ["W4w", "F6n", "F5a", "D4m", "D4b", "AR1"]},
}  # fmt: skip
SLIP: Fields = {
    "step": 2, "teams": {"0": ["D1b"], "1": ["D4m"]}, "hands": {"0": ["D4a", "W5w", "F6a", "AR1"], "1": ["F6n"]},
}  # fmt: skip
ELIXIR: Fields = {"step": "scoring", "piles": {"0": ["EL", "M4x"]}}
HAND: Fields = {"at": {"0": "C3"}, "hands": {"0": ["Z3", "M5", "W1"]}, "carried": {"0": ["orb"]}}
PILES: Fields = {"items": {"0": ["BAN-I1", "BAN-I2"], "1": ["BAN-I3"]}, "crystals": {"0": 1}}
SHORT: Fields = {"village": "V09", "track": ["BAN-I1", "BAN-I2", "BAN-I3", "BAN-E1"], "deck-size": 0}
CHALLENGES: Fields = {"down": ["CA2"], "hands": {"0": ["F0M", "F0S"]}}

TOUCHES = {
    "a card of a type that the team has, also where two cards are asked for": Touch(
        "tschak", TWO_ASKED, "hand/W4w", "[T-24] type-repeated (type wizard)"
    ),
    "such a card beside one that would go": Touch(
        "tschak", TWO_ASKED, "hand/F6n hand/W4w", "[T-24] type-repeated (type wizard)"
    ),
    "a card that is not in the hand": Touch("tschak", TWO_ASKED, "hand/W3n", "[T-17] does-not-fit"),
    "a card that was legal when it was shown, after a slip": Touch(
        "tschak", SLIP, "team/D1b", "[T-92] no-such-exchange (exchange 1)", (("table", "strict"),),
        ("0 play D4a", "1 play F6n"), 2,
    ),
    "a monster of somebody else, for the Elixir": Touch(
        "tschak", ELIXIR, "monsters/M1x", "[T-78] does-not-fit", (("elixir", "manual"),)
    ),
    "a field that is too far": Touch(
        "schatzjagd", HAND | {"moment": "journey", "steps": 2}, "field/J9", "[S-31] out-of-reach (field J9, steps 2)"
    ),
    "a diagonal step": Touch(
        "schatzjagd", HAND | {"moment": "journey", "steps": 2}, "field/D4", "[S-31] out-of-reach (field D4, steps 2)"
    ),
    "a card before part 2": Touch("schatzjagd", HAND, "hand/W1", "[S-57] later"),
    "a treasure before part 2": Touch("schatzjagd", HAND, "treasure/1", "[S-57] later"),
    "a second card": Touch("schatzjagd", HAND | {"played": True}, "hand/W1", "[S-27] one-card-a-turn"),
    "a second card that is a spell": Touch("schatzjagd", HAND | {"played": True}, "hand/Z3", "[S-27] one-card-a-turn"),
    "a map that is not on its field": Touch(
        "schatzjagd", HAND | {"moment": "part-two"}, "hand/M5", "[S-61] not-its-field (card M5)"
    ),
    "a card in part 2 that is not in the hand": Touch(
        "schatzjagd", HAND | {"moment": "part-two"}, "hand/W2", "[S-58] not-in-hand (card W2)"
    ),
    "a treasure away from home": Touch("schatzjagd", HAND | {"moment": "part-two"}, "treasure/1", "[S-86] not-at-home"),
    "a field where no card can lie": Touch(
        "schatzjagd", HAND | {"moment": "part-two"}, "field/E5", "[S-58] field-not-free (field E5)"
    ),
    "a field that is taken, for a card": Touch(
        "schatzjagd", HAND | {"moment": "part-two"}, "field/C3", "[S-58] field-not-free (field C3)", (),
        ("0 insert W1",),
    ),
    "a journey that is too dear": Touch(
        "enchanters", PILES, "track/5", "[E-58] journey-too-dear (price 4, crystals 1)"
    ),
    "a covered ability": Touch("enchanters", PILES, "ability/BAN-I1.1.1", "[E-10] covered (card BAN-I1.1)"),
    "an ability of somebody else": Touch("enchanters", PILES, "ability/BAN-I1.2.1", "[E-13] not-yours (card BAN-I1.2)"),
    "a rest after the journey": Touch(
        "enchanters", PILES | {"track": ["GOB-I1"]}, "ability/village.1", "[E-29] major-done", (), ("0 journey 1",)
    ),
    "one space of a swap": Touch(
        "enchanters", {"village": "V09"}, "track/1", "[E-52] choose-two-spaces (spaces 6)", (),
        ("0 journey 1", "0 use village.3"),
    ),
    "two spaces of which one is empty, for a swap": Touch(
        "enchanters", SHORT, "track/1 track/6", "[E-52] choose-two-spaces (spaces 3)", (),
        ("0 journey 1", "0 use village.3"),
    ),
    "a Challenge that lies face down": Touch(
        "fetch_quest", CHALLENGES, "challenge/CA2", "[F-36] already-defeated (challenge CA2)"
    ),
    "a Challenge that is not in the queue": Touch(
        "fetch_quest", CHALLENGES, "challenge/CD1", "[F-35] not-in-queue (challenge CD1)"
    ),
    "a Mission that cannot be attempted": Touch("fetch_quest", CHALLENGES, "mission", "[F-36] no-such-mission-attempt"),
    "a hand card before the attempt": Touch("fetch_quest", CHALLENGES, "hand/F0M", "[F-37] no-attempt"),
    "a hand card in the acting phase": Touch(
        "fetch_quest", CHALLENGES | {"moment": "action"}, "hand/F0M", "[F-50] choose-an-action"
    ),
    "a card of the pile while nothing is defeated": Touch(
        "fetch_quest", {"moment": "action", "pile": ["FM1"]}, "card/FM1", "[F-51] nothing-defeated"
    ),
    "oneself, for a gift": Touch(
        "fetch_quest", CHALLENGES | {"moment": "action"}, "player/0", "[F-54] give-to-another"
    ),
}  # fmt: skip


def table_of(touch: Touch) -> State:
    game = game_named(touch.game)
    table = game.arrange(touch.seats, game.chosen_options(dict(touch.options)), game.standard_deck(), touch.position)
    for pick in touch.picks:
        seat, _, notation = pick.partition(" ")
        table.apply(Seat(int(seat)), table.parse(Seat(int(seat)), notation), Rng("luck"))
    assert Seat(0) in table.asked()
    return table


@pytest.mark.parametrize("touch", TOUCHES.values(), ids=TOUCHES)
def test_what_cannot_be_touched_is_told_of(touch: Touch) -> None:
    table = table_of(touch)
    before, told = sights(table), list(table.told or [])
    assert str(table.why_not(Seat(0), touch.things.split())) == touch.told
    assert (sights(table), list(table.told or [])) == (before, told)


@pytest.mark.parametrize("game", ["enchanters", "schatzjagd", "fetch_quest"])
def test_what_fits_and_what_there_is_nowhere_is_not_explained(game: str) -> None:
    table = table_of(Touch(game, {}, "", ""))
    seat = table.asked()[0]
    told = table.verbs().plain()
    for said in (table.said(seat, code) for code in table.options(seat)):
        if not said.words:
            assert str(table.why_not(seat, [str(told[said.verb.name]["thing"])])) == "does-not-fit"
    for things in (["nowhere"], ["nowhere/x"], ["button/x"], ["button/x", "hand/x"]):
        assert str(table.why_not(seat, things)) == "does-not-fit"
