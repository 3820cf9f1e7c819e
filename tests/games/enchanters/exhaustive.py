"""Every way through a turn, tried one by one under the real rules: the measure of previews and of safe answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from questkeep.games.enchanters import GAME
from questkeep.games.enchanters.cards import MAKE_UP, read_deck, standard_deck
from questkeep.games.enchanters.rules.deck import MONSTER, EnchantersDeck, Kind
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.games.enchanters.rules.shapes import FightView
from questkeep.kernel.chance import Rng, ScriptedChance
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat, heard
from questkeep.terminal.face import written

ODD_DECK = """
based-on = "standard"

[cards.BAN-I1]
kingdom = "bandits"
class = "item"
name = "stinging needle"
copies = 2
marked = 1
upper = { attack = 1 }
abilities = [{ kind = "act", cost = { wounds = 1 }, effects = [{ crystals = 2 }] }]
lower = { abilities = [{ kind = "act", cost = { mend = 2 }, effects = [{ attack = 4 }] }] }

[cards.BAN-I2]
kingdom = "bandits"
class = "item"
name = "changing purse"
copies = 2
marked = 1
abilities = [
    { kind = "against", class = "monster", attack = -2, defense = -2 },
    { kind = "act", cost = { crystals = 2 }, effects = [{ crystals = 4 }] },
    { kind = "act", effects = [{ attack = { each = 1, per = 2, of = "crystals" } }] },
]

[cards.BAN-E1]
kingdom = "bandits"
class = "enchantment"
name = "of Spite"
copies = 2
marked = 1
upper = { defense = 4 }
abilities = [
    { kind = "on", event = "mauled", effects = [{ attack = 3 }] },
    { kind = "act", cost = { defense = 3 }, effects = [{ heal = 1 }] },
]

[cards.BAN-E2]
kingdom = "bandits"
class = "enchantment"
name = "of Scars"
copies = 2
marked = 1
abilities = [{ kind = "act", effects = [{ attack = { each = 1, per = 3, of = "wounds" } }] }]

[cards.BAN-E3]
kingdom = "bandits"
class = "enchantment"
name = "of Malice"
copies = 2
marked = 1
abilities = [
    { kind = "on", event = "mauled", effects = [{ discard = "me" }] },
    { kind = "act", cost = { crystals = 1 }, effects = [{ hurt = "any", amount = 1 }] },
]
lower = { abilities = [{ kind = "on", event = "rested", effects = [{ hurt = "me", amount = 1 }] }] }

[cards.BAN-M1]
kingdom = "bandits"
class = "minor"
name = "taker"
copies = 6
marked = 3
strength = 3
health = 3
lower = { glory = 2 }
abilities = [{ kind = "act", cost = { crystals = 1 }, effects = [{ claim = true }] }]

[cards.BAN-M2]
kingdom = "bandits"
class = "medium"
name = "burden"
copies = 4
marked = 2
strength = 2
health = 4
upper = { attack = -3, defense = 1 }
lower = { attack = 1 }
abilities = [{ kind = "now", effects = [{ hurt = "me", amount = 1 }] }]

[villages.V02]
name = "thorny inn"
abilities = [
    { kind = "rest", effects = [{ crystals = 3 }, { hurt = "me", amount = 1 }] },
    { kind = "rest", cost = { crystals = 2 }, effects = [{ heal = 2 }] },
    { kind = "act", cost = { discard = "monster" }, effects = [{ discard = "one" }] },
]

[villages.V03]
name = "crossroads"
abilities = [
    { kind = "rest", effects = [{ graveyard = true }] },
    { kind = "act", cost = { crystals = 1 }, effects = [{ swap = true }] },
    { kind = "act", cost = { crystals = 2 }, effects = [{ free = true }] },
    { kind = "on", event = "mauled", effects = [{ hurt = "one", amount = 2 }] },
]
"""
"""Cards and villages whose abilities meet in ways that those of the box do not."""
NO_LUCK = ScriptedChance([])
CHOOSING = "choosing"


def decks() -> list[EnchantersDeck]:
    return [standard_deck(), read_deck("odd.toml", ODD_DECK)]


def positions(seed: str, deck: EnchantersDeck) -> Iterator[Enchanters]:
    """Random moments of a turn in all villages: before the journey, and in both windows of a fight.

    Every second one leaves the player a little short of beating some creature.
    """
    luck = Rng(seed)
    while True:
        seats = 2 + luck.below(3)
        try:
            position = random_position(deck, seats, luck)
            table = GAME.arrange(seats, GAME.chosen_options({}), deck, position)
        except BadFile:  # more copies of a card than there are
            continue
        assert isinstance(table, Enchanters)
        if table.view(None)["phase"] in (CHOOSING, "facing", "striking") and not is_played(table):
            if luck.below(2):
                come_close(table, luck)
            yield table


def random_position(deck: EnchantersDeck, seats: int, luck: Rng) -> dict[str, object]:
    """A position of these kingdoms: cards on the track and in all piles, tokens, and perhaps a fight."""

    def pick(keys: list[str], fewest: int, most: int) -> list[str]:
        return [keys[luck.below(len(keys))] for _ in range(fewest + luck.below(most - fewest + 1))]

    own = [deck.kingdoms[0]] if deck.name == "odd" else []
    others = [name for name in deck.kingdoms if name not in own]
    while len(own) < (4 if seats == 2 else seats):
        own.append(others.pop(luck.below(len(others))))
    keys = {tier: [kind.key for kind in deck.kinds if kind.kingdom in own and kind.tier == tier] for tier in MAKE_UP}
    creatures = [key for tier in ("minor", "medium", "major", "dragon") for key in keys[tier]]
    foes = pick(creatures, 1, 4)
    position: dict[str, object] = {
        "kingdoms": own,
        "village": deck.villages[luck.below(len(deck.villages))].key,
        "track": pick(keys["item"], 0, 1) + foes + pick(keys["enchantment"], 0, 1),
        "graveyard": pick(creatures, 0, 1),
        "crystals": {str(seat): luck.below(7) for seat in range(seats)},
        "wounds": {str(seat): luck.below(5) for seat in range(seats)},
        "items": {str(seat): pick(keys["item"], 0, 1 if seat else 3) for seat in range(seats)},
        "enchantments": {str(seat): pick(keys["enchantment"], 0, 1 if seat else 3) for seat in range(seats)},
        "creatures": {str(seat): pick(creatures, 0, 2 if seat else 4) for seat in range(seats)},
        "free-journey": luck.below(12) == 0,
    }
    burdens = [key for key in creatures if kind_of(deck, key).upper.attack < 0 and kind_of(deck, key).cls == MONSTER]
    if burdens and luck.below(2):  # a Monster on top that should rather be discarded, and something that lets it be
        piles, items = position["creatures"], position["items"]
        assert isinstance(piles, dict)
        assert isinstance(items, dict)
        piles["0"] = [*piles["0"], burdens[luck.below(len(burdens))]]
        if "gnolls" in own and luck.below(2):
            items["0"] = [*items["0"], "GNO-I2"]
        else:
            position["village"] = "V02" if deck.name == "odd" else "V05"
    if window := luck.below(3):
        position["fight"] = {"card": foes[luck.below(len(foes))], "window": window}
    return position


def kind_of(deck: EnchantersDeck, key: str) -> Kind:
    """The card with this key."""
    return next(kind for kind in deck.kinds if kind.key == key)


def come_close(table: Enchanters, luck: Rng) -> None:
    """Set the bonus of this turn so that one to four points are missing to beat some creature of the track."""
    foes = [card for card in table.track if table.deck.kind_of[card].is_creature]
    world = table.clone()
    world.foe = foes[luck.below(len(foes))]
    missing = table.deck.kind_of[world.foe].health - world.attack_of(world.active)
    table.bonus_attack += missing - 1 - luck.below(4)


def state_of(table: Enchanters) -> object:
    """Everything that can differ between two tables of the same turn."""
    sides = tuple(
        (tuple(side.items), tuple(side.enchantments), tuple(side.creatures), side.crystals, side.wounds)
        for side in table.players
    )
    todo = tuple((frame.kind, frame.card, frame.number, frame.seat, id(frame.deed)) for frame in table.todo)
    turn = (
        table.bonus_attack,
        table.bonus_defense,
        tuple(table.used),
        table.is_free,
        table.is_marked,
        table.major_done,
    )
    fight = (table.foe, table.taking, table.is_given, table.sought, table.question, table.answering)
    return sides, todo, turn, fight, tuple(table.track), tuple(table.graveyard)


def is_played(table: Enchanters) -> bool:
    """Whether the turn can be ended."""
    return table.view(None)["phase"] == CHOOSING and table.major_done


def beatable(table: Enchanters, most: int) -> set[int] | None:
    """All creatures that some sequence of answers beats in this turn; None if there are too many sequences."""
    lying = {card for card in table.track + table.graveyard[-1:] if table.deck.kind_of[card].is_creature}
    beaten: set[int] = set()
    seen = {state_of(table)}
    waiting = [table]
    while waiting:
        here = waiting.pop()
        gone = lying - {*here.track, *here.graveyard}
        beaten |= gone
        if gone or is_played(here):
            continue
        for code in here.options(Seat(here.answering)):
            there = here.clone()
            there.apply(Seat(here.answering), code, NO_LUCK)
            state = state_of(there)
            if state not in seen:
                seen.add(state)
                waiting.append(there)
        if len(seen) > most:
            return None
    return beaten


def can_stay_unhurt(table: Enchanters, most: int) -> bool | None:
    """Whether the turn can be played to its end so that no answer brings wounds; None if that cannot be tried out."""
    seen = {state_of(table)}
    waiting = [table]
    while waiting:
        here = waiting.pop()
        if is_played(here):
            return True
        seat = Seat(here.answering)
        for code in here.options(seat) if seat == here.active else [here.fallback(seat)]:
            there = here.clone()
            there.apply(seat, code, NO_LUCK)
            state = state_of(there)
            if state not in seen and there.players[here.active].wounds <= here.players[here.active].wounds:
                seen.add(state)
                waiting.append(there)
        if len(seen) > most:
            return None
    return False


def is_hurt_by_safe_answers(table: Enchanters) -> bool:
    """Whether some safe answer on the way to the end of the turn brings wounds."""
    world = table.clone()
    while not is_played(world):
        wounds = world.players[world.active].wounds
        world.apply(Seat(world.answering), world.fallback(Seat(world.answering)), NO_LUCK)
        if world.players[world.active].wounds > wounds:
            return True
    return False


def judged(table: Enchanters, beaten: set[int]) -> Counter[str]:
    """How many fights of the preview are told rightly, with the views of those that are not."""
    keys = {table.deck.key_of[card] for card in beaten}
    fights = table.notes(Seat(table.active))["fights"]
    assert isinstance(fights, list)
    return Counter(judgement(table, fight, fight["card"] in keys) for fight in fights)


def judgement(table: Enchanters, fight: FightView, can_be_won: bool) -> str:
    """What is to be said about the preview of one fight."""
    if fight["hopeless"]:
        return f"called hopeless: {fight} {table.view(None)}" if can_be_won else "hopeless"
    if is_carried_out(table, fight):
        return "won with a plan" if fight["first"] or fight["actions"] else "won as it is"
    return f"no way to win: {fight} {table.view(None)}" if fight["first"] or fight["actions"] else "not known"


def is_carried_out(table: Enchanters, fight: FightView) -> bool:
    """Whether the plan of a preview wins when it is followed, with the journey and the windows where they come."""
    world = table.clone()
    card = world.deck.number_of[fight["card"].lower()]
    first, actions = [*map(written, fight["first"])], [*map(written, fight["actions"])]
    while card in world.track or card in world.graveyard:
        seat = Seat(world.answering)
        offered = [world.notation(seat, code) for code in world.options(seat)]
        if first:
            said = first.pop(0)
        elif not world.major_done:
            said = next((notation for notation in offered if leads_to(world, notation, card)), "")
        elif actions and actions[0] in offered:
            said = actions.pop(0)
        elif offered[-1] in ("go on", "strike"):
            said = offered[-1]
        else:
            return False
        if said not in offered:
            return False
        world.apply(seat, world.parse(seat, said), NO_LUCK)
    return True


def leads_to(table: Enchanters, notation: str, card: int) -> bool:
    """Whether an answer is the journey to a card."""
    verb, *words = notation.split()
    if verb == "journey":
        return table.track[int(words[0]) - 1] == card
    if verb != "rest":
        return False
    world = table.clone()
    world.told = []
    seat = Seat(world.answering)
    world.apply(seat, world.parse(seat, notation), NO_LUCK)
    sought = [event["card"] for event in heard(world.told, None) if event["event"] == "graveyard-sought"]
    return sought == [table.deck.key_of[card]]
