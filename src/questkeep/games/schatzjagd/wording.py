"""What Schatzjagd says of its cards, questions and answers: messages that every reader's language puts into words."""

from __future__ import annotations

from typing import cast

from questkeep.games.schatzjagd.rules.deck import (
    ANY,
    FIEND,
    MAP,
    NAMES,
    SPECIAL,
    TYPES,
    VALUES,
    WEAPON,
    WINDOWS,
    Kind,
    Shop,
)
from questkeep.games.schatzjagd.rules.effects import Add, Effect, Half, Pilfer, Roll, Set
from questkeep.games.schatzjagd.rules.shapes import SchatzjagdNotes, SchatzjagdView
from questkeep.kernel.game import Prompt, View
from questkeep.kernel.views import Message, PlainPick
from questkeep.text.reading import listed, named, say

NUMBERS = ("steps", "die", "looks", "round")
"""Notes that the question names."""
TREASURE_SAYS = say("schatzjagd-says-treasure")
KEPT = ("clause", "ways", "flight", "fields")
"""Notes that a client draws."""


def card_name(kind: Kind) -> Message:
    """What people call a card; a map without a name is called after its field."""
    return named("schatzjagd", kind.name) if kind.name else say("schatzjagd-map-of", field=NAMES[kind.number])


def card_says(kind: Kind) -> Message:
    """Everything printed on a card: what it says can never differ from what it does."""
    type = listed([say(f"schatzjagd-type-{TYPES[kind.type]}"), "."], "")
    own: list[Message] = [{"own": kind.text} if isinstance(kind.text, dict) else kind.text] if kind.text else []
    return listed([type, *sentences(kind), *own], " ")


def sentences(kind: Kind) -> list[Message]:
    """What a card does, by its type."""
    if kind.type == WEAPON:
        return [say("schatzjagd-says-weapon", n=kind.number)]
    if kind.type == MAP:
        return [say("schatzjagd-says-map", field=NAMES[kind.number])]
    effects = phrases(kind.effects)
    if kind.type == FIEND:
        return [say("schatzjagd-says-fiend", n=kind.number, effects=effects)]
    said: Message
    if kind.pay:
        said = say("schatzjagd-says-pay", n=kind.pay, effects=effects)
    elif kind.is_aimed:
        robs_only = isinstance(kind.last, Pilfer) and len(kind.effects) == 1  # [S-54] that reaches into the city
        said = say("schatzjagd-says-robbed" if robs_only else "schatzjagd-says-aimed", effects=effects)
    else:
        said = listed([{"capital": effects}, "."], "")
    if kind.type == SPECIAL and not kind.stays:
        return [said, say("schatzjagd-says-discard")]
    if kind.window != ANY:
        return [said, say(f"schatzjagd-says-window-{WINDOWS[kind.window]}")]
    return [said]


def phrases(effects: list[Effect]) -> Message:
    """Effects in their order."""
    return listed([phrase(effect) for effect in effects], ", ") if effects else say("schatzjagd-nothing")


def phrase(effect: Effect) -> Message:
    """An effect in a few words."""
    id = f"schatzjagd-do-{effect.verb.replace(' ', '-')}"
    if isinstance(effect, Roll):
        faces = [listed([die, phrases(face)], ": ") for die, face in enumerate(effect.faces, 1)]
        return say(id, faces=listed(faces, "; "))
    if not isinstance(effect, Add | Set | Half):
        return say(id, n=effect.number)
    of = VALUES[effect.value]
    number: Message = {"signed": effect.number} if isinstance(effect, Add) else effect.number
    return say(id, value=say(f"schatzjagd-value-{of}"), of=of, n=number)


def offers_of(shop: Shop) -> dict[str, Message]:
    """[S-51] What a shop sells, by the number that it is bought with."""
    return {
        str(number): {"capital": say("schatzjagd-offer", effect=phrase(offer.effect), price=offer.price)}
        for number, offer in enumerate(shop.offers, 1)
    }


def prompt(view: View, notes: View, choices: list[PlainPick]) -> Prompt:
    """What is asked, by the phase; what a shop offers, and treasures by their names."""
    seen, told = cast(SchatzjagdView, view), cast(SchatzjagdNotes, notes)
    facts: dict[str, Message] = {name: cast(int, notes[name]) for name in NUMBERS if name in notes}
    if "forced" in told:
        facts["forced"] = "yes" if told["forced"] else "no"
    showing, fight = seen["turn"]["showing"], seen["turn"]["fight"]
    card = told.get("card") or (showing["card"] if showing else None)
    if card:
        facts["card"] = {"card": card}
    if fight:
        foe: Message = {"card": fight["card"]} if fight["card"] else {"sitter": cast(int, fight["foe"])}
        facts |= {"power": fight["power"], "foe": foe, "foepower": fight["foe_power"]}
    says = {place: said for place, choice in enumerate(choices) if (said := choice_says(seen, choice))}
    kept = {name: notes[name] for name in KEPT if name in notes}
    return Prompt(say(f"schatzjagd-ask-{seen['phase']}", **facts), says, {}, kept)


def choice_says(view: SchatzjagdView, choice: PlainPick) -> Message | None:
    """What an answer says, where it goes by a number."""
    verb, args = choice["verb"], choice["args"]
    if verb == "buy":
        here = view["lords"][view["seat"] or 0]["field"]
        shop = next(one["shop"] for one in view["city"] if one["field"] == here)
        return {"card": shop, "ability": str(args[0])}
    if verb in ("hide", "deposit"):
        kind = next(one["kind"] for one in view["treasures"] if one["treasure"] == args[0])
        return say(f"schatzjagd-{verb}-treasure", treasure={"card": str(kind)})
    return None
