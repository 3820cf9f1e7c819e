"""What a seat or a spectator may see (section 18 of RULES.md): built from nothing, never stripped."""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules import moves
from questkeep.games.schatzjagd.rules.deck import FIELDS, GOLD, LIFE, NAMES, STRENGTH, WEAPONS
from questkeep.games.schatzjagd.rules.ending import count_points
from questkeep.games.schatzjagd.rules.knowledge import HAND, places_in, traces_of
from questkeep.games.schatzjagd.rules.objections import QUESTIONS
from questkeep.games.schatzjagd.rules.shapes import (
    DiscardView,
    FieldView,
    FightView,
    FinalView,
    LordView,
    Losses,
    Phase,
    SchatzjagdNotes,
    SchatzjagdView,
    TraceView,
    TreasureView,
    TurnView,
)
from questkeep.games.schatzjagd.rules.table import (
    ACTING,
    BANISHING,
    CARRIED,
    CHOOSING_CASTLE,
    CLEANSING,
    DEFENDING,
    FIGHTING,
    FINDING,
    HIDDEN,
    IN_PILE,
    INSERT,
    LANDING,
    NONE,
    OVER,
    PARTING,
    PEEKING,
    PLAYING,
    PUTTING,
    RESTING,
    ROLLING,
    SHIFTING,
    SHOPPING,
    STEPPING,
    USING,
    Table,
)
from questkeep.kernel.event import Seat

PHASES: Final[dict[int, Phase]] = {
    CHOOSING_CASTLE: "choosing-castle",
    RESTING: "resting",
    ROLLING: "rolling",
    STEPPING: "stepping",
    USING: "using",
    LANDING: "landing",
    FINDING: "finding",
    FIGHTING: "fighting",
    DEFENDING: "defending",
    PARTING: "parting",
    ACTING: "acting",
    SHOPPING: "shopping",
    PLAYING: "playing",
    PEEKING: "peeking",
    PUTTING: "putting",
    CLEANSING: "cleansing",
    BANISHING: "banishing",
    SHIFTING: "shifting",
    OVER: "over",
}


def look(table: Table, seat: Seat | None) -> SchatzjagdView:
    """The table as this seat (None: a spectator) sees it."""
    observer = table.seats if seat is None else seat
    city = table.deck.board.city_fields
    return {
        "seat": seat,
        "phase": PHASES[table.question],
        "asked": [int(asked) for asked in table.asked()],
        "deck": table.deck.name,  # [S-138] all see whether these are the cards of the box
        "victory": table.rules.victory,
        "needed": table.rules.needed,
        "order": list(table.order),
        "city": [{"field": NAMES[field], "shop": table.deck.shops[table.shops[n]].key} for n, field in enumerate(city)],
        "pile": len(table.pile),
        "discard": look_at_discard(table),
        "removed": keys(table, table.removed),
        "treasures_left": len(table.treasure_at) - table.dug,
        "fields": [look_at_field(table, field, observer) for field in range(FIELDS) if table.cards[field] != NONE],
        "treasures": [look_at_treasure(table, token, observer) for token in range(table.dug)],
        "traces": look_at_traces(table, observer),
        "lords": [look_at_lord(table, number) for number in range(table.seats)],
        "hand": None if seat is None else keys(table, table.players[seat].hand),
        "turn": look_at_turn(table),
        "final": look_at_end(table) if table.question == OVER else None,
    }


def keys(table: Table, cards: list[int]) -> list[str]:
    """The keys of cards."""
    return [table.deck.key_of[card] for card in cards]


def look_at_discard(table: Table) -> DiscardView:
    """[S-69] What lies on the discard pile."""
    cards = keys(table, table.discard)
    is_open = table.rules.memory == "full" or table.question == OVER
    return {"size": len(cards), "top": cards[-1] if cards else None, "cards": cards if is_open else None}


def look_at_field(table: Table, field: int, observer: int) -> FieldView:
    """[S-134] A card back, or the card where the memory aid or the moment shows it."""
    memory = table.rules.memory
    shown = (
        table.question == OVER
        or field == table.showing
        or (memory == "own" and table.inserter[field] == observer)
        or (memory == "full" and bool(table.known[field] >> observer & 1))
    )
    return {"field": NAMES[field], "card": table.deck.key_of[table.cards[field]] if shown else None}


def look_at_treasure(table: Table, token: int, observer: int) -> TreasureView:
    """[S-131] Where a treasure is; its kind for its bearer, and for others as far as the memory aid goes."""
    place, memory = table.treasure_at[token], table.rules.memory
    shown = (
        table.question == OVER
        or place == CARRIED + observer
        or (memory == "own" and place == HIDDEN + observer)
        or (memory == "full" and bool(table.treasure_known[token] >> observer & 1))
    )
    return {
        "treasure": token + 1,
        "at": "hidden" if place >= HIDDEN else "carried" if place >= CARRIED else "field",
        "field": NAMES[place] if IN_PILE < place < CARRIED else None,
        "seat": place % CARRIED if place >= CARRIED else None,
        "kind": table.deck.treasures[table.treasure_kinds[token]] if shown else None,
    }


def look_at_traces(table: Table, observer: int) -> list[TraceView]:
    """[S-133] With the full memory aid: cards in hands that the observer has seen, and those traced to a few places."""
    if table.rules.memory != "full" or table.question == OVER:
        return []
    found: list[TraceView] = []
    traced = traces_of(table, 1 << observer)
    for card, key in enumerate(table.deck.key_of):
        places = traced.get(card, 0)
        if table.seen[card] >> observer & 1:
            holders = [seat for seat, player in enumerate(table.players) if card in player.hand and seat != observer]
            places = sum(1 << (HAND + seat) for seat in holders)
        if places:
            listed = places_in(places)
            fields = [NAMES[place] for place in listed if place < HAND]
            found.append({"card": key, "fields": fields, "hands": [place - HAND for place in listed if place >= HAND]})
    return found


def look_at_lord(table: Table, seat: int) -> LordView:
    """[S-76] What everybody sees of a lord."""
    player = table.players[seat]
    return {
        "seat": seat,
        "castle": None if player.land == NONE else table.deck.board.lands[player.land].name,
        "field": None if player.field == NONE else NAMES[player.field],
        "life": player.values[LIFE],
        "strength": player.values[STRENGTH],
        "weapons": player.values[WEAPONS],
        "gold": player.values[GOLD],
        "poison": player.poison,
        "skip": player.skip,
        "cards": len(player.hand),
        "carried": player.carried,
        "hidden": player.hidden,
        "search_days": player.search_days,
    }


def look_at_turn(table: Table) -> TurnView:
    """The marks of this turn."""
    showing = table.showing
    shown: FieldView | None = None
    if showing != NONE and table.cards[showing] != NONE:
        shown = {"field": NAMES[showing], "card": table.deck.key_of[table.cards[showing]]}
    return {
        "number": table.turn,
        "day": table.day(),
        "seat": table.active,
        "die": table.die,
        "steps": table.steps,
        "played": table.has_played,
        "fled": table.has_fled,
        "challenged": table.has_challenged,
        "throws": list(table.throws),
        "showing": shown,
        "fight": look_at_fight(table) if table.in_fight else None,
    }


def look_at_fight(table: Table) -> FightView:
    """The stage of a fight."""
    foe = table.foe
    return {
        "clause": "S-100" if foe == NONE else "S-92",
        "foe": None if foe == NONE else foe,
        "card": table.deck.key_of[table.cards[table.me().field]] if foe == NONE else None,
        "roller": table.fiend_roller() if foe == NONE else None,
        "power": table.power_of(table.active),
        "bonus": table.bonus,
        "foe_power": table.foe_power(),
        "foe_life": table.foe_life if foe == NONE else table.life_of(foe),
    }


def look_at_end(table: Table) -> FinalView:
    """The game is over: nothing is secret any more."""
    outcome = count_points(table)
    return {
        "reason": table.end_reason,
        "scores": outcome.scores,
        "places": outcome.places,
        "winners": [int(winner) for winner in outcome.winners],
        "hands": [keys(table, player.hand) for player in table.players],
        "treasures": [table.deck.treasures[kind] for kind in table.treasure_kinds],
        "pile": keys(table, table.pile),
    }


def notes(table: Table, seat: Seat) -> SchatzjagdNotes:
    """Facts that help to answer: how far the journey leads, what a portal rolled, how many looks are left."""
    if table.question == OVER:
        return {}
    facts: SchatzjagdNotes = {"clause": QUESTIONS[table.question][0]}
    if table.question == STEPPING:
        facts["steps"] = table.steps
        facts["ways"] = ways_within(table)
    elif table.question in (FIGHTING, DEFENDING):
        facts["flight"] = losses_in_flight(table, seat)
    elif table.question == LANDING:
        facts["die"] = table.todo[-1].number
    elif table.question == PEEKING:
        facts["looks"] = table.todo[-1].number
    elif table.question == FINDING:
        facts["card"] = table.deck.key_of[table.todo[-1].number]
    elif table.question == PUTTING:
        frame = table.todo[-1]
        if frame.kind == INSERT:
            facts["card"] = table.deck.key_of[frame.number]
        else:
            facts["card"] = table.deck.key_of[table.cards[frame.number]]
            facts["field"] = NAMES[frame.number]
    elif table.question == CLEANSING:
        facts["round"] = table.todo[-1].number // table.seats + 1
    elif table.question == PLAYING:
        facts["forced"] = moves.PASS not in table.options(seat)
        facts["fields"] = [NAMES[field] for field in range(FIELDS) if table.can_take_card(field)]
    return facts


def ways_within(table: Table) -> dict[str, str]:
    """[S-31, S-32, S-40] Every field that the steps left can reach, with the one before it on a shortest way there."""
    board, start = table.deck.board, table.me().field
    ways: dict[int, int] = {}
    reached = [start]
    for length in range(table.steps):
        nearer = reached
        reached = []
        doors = board.ways_outside if length or table.has_stepped else board.ways
        for field in nearer:
            for after in doors[field]:
                if after not in ways and after != start:
                    ways[after] = field
                    if not table.is_obstacle(after):
                        reached.append(after)
    return {NAMES[field]: NAMES[before] for field, before in ways.items()}


def losses_in_flight(table: Table, seat: Seat) -> Losses:
    """[S-96] The least and the most life that the parting blow can cost whoever flees now."""
    blow = table.foe_power() if seat == table.active else table.power_of(table.active)
    edge = blow - table.power_of(seat)
    return [max(0, edge + 1), max(0, edge + 6)]
