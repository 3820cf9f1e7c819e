"""Positions from which a few days of random play meet what whole random games hardly ever do."""

from __future__ import annotations

from questkeep.games.schatzjagd.cards import standard_deck
from questkeep.games.schatzjagd.rules.deck import MAP, NAMES
from questkeep.games.schatzjagd.rules.turns import PRESETS
from questkeep.kernel.game import PreparedTable
from questkeep.kernel.options import TableOption

CAMPS = ["C3", "H8", "C8", "H3"]
"""Where the henchmen of the seats stand, with cards on all sides."""
AROUND = ["B3", "D3", "C2", "C4", "G8", "I8", "H7", "H9"]
"""The neighbours of the first two camps."""
HERO = {"life": 15, "strength": 15, "weapons": 13, "gold": 15}
THREE_DAYS = {"days": "5"}
LATE = 3  # the day on which these tables begin

Position = dict[str, object]
Wanted = tuple[dict[str, str], Position]


def for_all(seats: int, value: object) -> dict[str, object]:
    """The same for every seat."""
    return {str(seat): value for seat in range(seats)}


def prepared_for(seats: int, options: list[TableOption]) -> list[PreparedTable]:
    """All prepared tables for so many lords."""
    camps = {str(seat): CAMPS[seat] for seat in range(seats)}
    plain = [*card_positions(seats), *map_positions(), *shop_positions(), *death_positions(seats)]
    arranged = [*(({}, position) for position in plain), *rule_positions(seats), *ending_positions() * 2]
    return [
        PreparedTable({"castles": "choose", "city": "random", **THREE_DAYS}),
        PreparedTable({"castles": "preset", "city": "fixed", **THREE_DAYS}),
        *options_prepared(options),
        *(
            PreparedTable({**THREE_DAYS, **wishes}, {"day": LATE, "at": camps, **position})
            for wishes, position in arranged
        ),
    ]


def options_prepared(options: list[TableOption]) -> list[PreparedTable]:
    """Every value of every option, on the last but one day of a game; without a last day, just before a victory."""
    own = [option for option in options if option.name not in ("castles", "city")]
    prepared: list[PreparedTable] = []
    for number in range(max(len(option.values) for option in own)):
        wishes = {option.name: option.values[number % len(option.values)] for option in own}
        if wishes["days"] == "none":
            wishes["victory"] = "1"  # five cards force him to hide one
            treasures = ["orb", "orb", "crown", "crown", "chalice"]
            prepared.append(
                PreparedTable(wishes, {"moment": "part-two", "hands": {"0": []}, "carried": {"0": treasures}})
            )
        else:
            prepared.append(PreparedTable(wishes, {"day": int(wishes["days"]) - 1}))
    return prepared


def card_positions(seats: int) -> list[Position]:
    """Heroes among cards, so that every card is revealed, used or beaten; then spells in hand and fights on the way."""
    keys = [kind.key for kind in standard_deck().kinds]
    prepared: list[Position] = []
    for number, key in enumerate(keys):
        others = (keys[number + 1 :] + keys)[: len(AROUND)]
        prepared.append(
            {
                "moment": "arrival",
                "values": for_all(seats, HERO),
                "fields": {CAMPS[0]: key, **dict(zip(AROUND, others, strict=True))},
                "discard": ["M12"] if key == "X11" else [],
            }
        )
    for spells in (["Z1", "Z2", "Z3"], ["Z4"], ["Z4"], ["Z5"], ["Z5"], ["Z6", "Z7"], ["Z8", "Z9"], ["Z10", "Z11"]):
        ill = {**HERO, "life": 9, "poison": 1, "skip": 1}
        fight: Position = {
            "moment": "arrival",
            "fields": {CAMPS[0]: "F9", "D3": "F8", "C4": "F7"},
            "values": {"0": HERO},
        }
        at_dawn: Position = {"fields": {"D3": "F8", "C4": "F7"}, "values": {"0": ill}}
        prepared.append({**(fight if spells == ["Z5"] else at_dawn), "hands": {"0": spells}})
    return prepared


def map_positions() -> list[Position]:
    """Henchmen who rest on dig fields while their lords hold the maps."""
    maps = [kind for kind in standard_deck().kinds if kind.type == MAP]
    return [
        {
            "at": {"0": NAMES[one.number], "1": NAMES[other.number]},
            "hands": {"0": [one.key], "1": [other.key]},
            "values": {"0": {"skip": 1}, "1": {"skip": 1}},
        }
        for one, other in zip(maps, maps[1:] + maps[:1], strict=True)
    ]


def shop_positions() -> list[Position]:
    """A rich, wounded and poisoned henchman in every shop."""
    patient = {"life": 5, "gold": 12, "poison": 1}
    return [{"moment": "arrival", "at": {"0": field}, "values": {"0": patient}} for field in ("E5", "F5", "E6", "F6")]


def death_positions(seats: int) -> list[Position]:
    """Henchmen with hardly any life left: by cards, by poison, by lightning, by each other."""
    frail = {"life": 1, "gold": 3}
    deadly = ["P6", "X10", "X1", "T1", "T2", "F1", "F19", "X1"]
    portals: Position = {"fields": {"C3": "X1", "H8": "X1"}, "moment": "arrival"}
    well: Position = {"fields": {"C3": "X10"}, "values": {"0": frail}, "moment": "arrival"}
    return [
        {"values": for_all(seats, frail), "fields": dict(zip(AROUND, deadly, strict=True))},
        {"values": {"0": {"life": 1, "poison": 1}}},
        {"values": {"1": frail}, "hands": {"0": ["Z6"]}, "moment": "part-two"},
        {"values": {"0": frail, "1": frail}, "at": {"0": "C3", "1": "C3"}, "moment": "arrival"},
        {"carried": {"1": ["orb"]}, "at": {"0": "C3", "1": "C3"}, "moment": "arrival"},
        *[portals, well] * 4,  # these need luck with a die
    ]


def rule_positions(seats: int) -> list[Wanted]:
    """Deposit, plunder, Catharsis, dead maps."""
    foreign = standard_deck().board.lands[PRESETS[seats][1]].castle
    thief: Position = {"moment": "arrival", "at": {"0": NAMES[foreign]}, "hidden": {"1": ["orb", "crown"]}}
    return [
        ({"plunder": "yes"}, thief),
        ({"plunder": "yes"}, {**thief, "searched": {"0": 5}}),
        ({"deposit": "yes"}, {"moment": "part-two", "carried": {"0": ["orb"]}}),
        ({"catharsis": "yes"}, {"moment": "part-two", "hands": {"0": ["W1"]}, "pile-size": 1, "fields": {"D3": "T1"}}),
        ({}, {"moment": "part-two", "hands": {"0": ["W1"]}, "pile": ["M1", "M2"], "dug": "all"}),
        ({}, {"moment": "arrival", "fields": {"C3": "M3"}, "dug": "all"}),
    ]


def ending_positions() -> list[Wanted]:
    """The last treasure is in hand, and the henchman at home."""
    home: Position = {"moment": "part-two", "at": {"0": "A10"}, "hands": {"0": []}, "carried": {"0": ["orb"]}}
    last_hope: Position = {**home, "dug": "all", "hidden": {"1": ["orb", "orb"]}}
    return [
        ({"victory": "1"}, home),
        ({"victory": "alike"}, {**home, "hidden": {"0": ["orb", "orb"]}}),
        ({"victory": "each"}, {**home, "hidden": {"0": ["crown", "chalice"]}}),
        ({"victory": "alike"}, last_hope),
    ]
