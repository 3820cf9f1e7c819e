"""What Tschak! says of its cards, questions and answers: messages that every reader's language puts into words."""

from __future__ import annotations

from typing import cast

from questkeep.games.tschak.rules.deck import ARTEFACT, CHAMELEON, TYPES, Adventurer, KeepCard
from questkeep.games.tschak.rules.effects import PerMonster, Worth
from questkeep.games.tschak.rules.shapes import TschakNotes, TschakView
from questkeep.kernel.game import Prompt, View
from questkeep.kernel.views import Message, PlainPick
from questkeep.text.reading import listed, named, say, say_or


def weapon_name(card: Adventurer, length: str = "") -> Message:
    """The weapon, or its short form (`short-`); a deck's own weapon is called as it is written."""
    return say_or(f"tschak-weapon-{length}{card.weapon.replace(' ', '-')}", card.weapon)


def card_name(card: Adventurer | KeepCard) -> Message:
    """What people call the card."""
    if isinstance(card, KeepCard):
        return named("tschak", card.name)
    if card.strength == CHAMELEON:
        return say("tschak-name-chameleon")
    type_name = say(f"tschak-type-{TYPES[card.type]}")
    if card.type == ARTEFACT:
        return type_name
    return say("tschak-adventurer", type=type_name, strength=card.strength, weapon=weapon_name(card))


def card_says(card: Adventurer | KeepCard) -> Message:
    """The sentences of the card's verbs: what a card says can never differ from what it does."""
    if isinstance(card, KeepCard):
        return say(f"tschak-verb-{verb_of(card)}", **numbers_of(card))
    if card.strength == CHAMELEON:
        return say("tschak-verb-copies-best-wizard")
    if card.type == ARTEFACT:
        return say("tschak-verb-doubles-weakest")
    strength = say("tschak-verb-strength", strength=card.strength)
    return listed([strength, say("tschak-verb-weapon", weapon=weapon_name(card))], " ")


def card_worth(card: KeepCard, seats: int) -> Message:
    """What a keep card is worth to so many players, in a few characters."""
    numbers = numbers_of(card)
    points = numbers.get("pointsfortwo" if seats == 2 else "points", numbers.get("points", 0))  # [T-77]
    return say(f"tschak-worth-{verb_of(card)}", points=points)


def verb_of(card: KeepCard) -> str:
    """The verb as a deck file writes it: fixed points are `gold` or `skulls` there."""
    effect = card.effect
    if isinstance(effect, Worth):
        return "gold" if effect.fixed > 0 else "skulls"
    return effect.verb


def numbers_of(card: KeepCard) -> dict[str, Message]:
    """The numbers a keep card's sentence needs."""
    effect = card.effect
    if isinstance(effect, Worth):
        return {"points": abs(effect.fixed)}
    if isinstance(effect, PerMonster):
        return {"points": effect.each, "pointsfortwo": effect.each_for_two}
    return {}


def prompt(view: View, notes: View, choices: list[PlainPick]) -> Prompt:
    """What is asked: for cards of this step, for a correction, or for what the Elixir throws away."""
    seen, told = cast(TschakView, view), cast(TschakNotes, notes)
    kept = {"clause": told["clause"]}
    if "suggestion" in told:
        says = {place: elixir_says(*one) for place, one in enumerate(zip(choices, told["totals"], strict=True))}
        best = says[choices.index(told["suggestion"])]
        return Prompt(say("tschak-ask-elixir", suggestion=best), says, {}, kept)
    if "exchange" in told:
        latest = listed([{"card": key} for key in told["latest"]])
        return Prompt(say("tschak-ask-exchange", exchange=told["exchange"], cards=latest), {}, {}, kept)
    asks = say("tschak-ask-play", count=told["count"], floor=seen["floor"])
    if told["types_in_team"]:
        types = listed([say(f"tschak-type-{type}") for type in told["types_in_team"]])
        asks = listed([asks, say("tschak-ask-team", types=types)], " ")
    return Prompt(asks, {}, {}, kept)


def elixir_says(choice: PlainPick, total: int) -> Message:
    """[T-82] What the Elixir does with an answer, and what that leads to."""
    id = f"tschak-option-{choice['verb']}"
    if not choice["args"]:
        return say(id, total=total)
    return say(id, card={"card": str(choice["args"][0])}, total=total)
