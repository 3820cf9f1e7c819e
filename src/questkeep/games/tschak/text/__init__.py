"""How the cards of Tschak! are called and what they say, composed from their verbs in any language."""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.games.tschak.rules.deck import ARTEFACT, CHAMELEON, TYPES, Adventurer, KeepCard, TschakDeck
from questkeep.games.tschak.rules.effects import PerMonster, Worth
from questkeep.kernel.errors import Objection
from questkeep.text import Texts

Card = Adventurer | KeepCard


def cards_by_key(deck: TschakDeck) -> Mapping[str, Card]:
    """Every card of a deck by the key people write."""
    cards: list[Card] = [*deck.adventurers, *deck.monsters, *deck.treasures]
    return {card.key: card for card in cards}


def type_name(texts: Texts, card: Adventurer) -> str:
    """`wizard`, `warrior`, `dwarf` or `artefact`."""
    return texts.say(f"tschak-type-{TYPES[card.type]}")


def weapon_name(texts: Texts, card: Adventurer, most_letters: int = 80) -> str:
    """The weapon, shortened where it would not fit; a deck's own weapon is shown as it is written."""
    word = card.weapon.replace(" ", "-")
    long = texts.say_or(f"tschak-weapon-{word}", card.weapon)
    return long if len(long) <= most_letters else texts.say_or(f"tschak-weapon-short-{word}", card.weapon)


def card_name(texts: Texts, card: Card) -> str:
    """What people call the card."""
    if isinstance(card, KeepCard):
        return texts.name("tschak", card.name)
    if card.strength == CHAMELEON:
        return texts.say("tschak-name-chameleon")
    if card.type == ARTEFACT:
        return type_name(texts, card)
    return texts.say(
        "tschak-adventurer",
        type=type_name(texts, card),
        strength=card.strength,
        weapon=weapon_name(texts, card),
    )


def named(texts: Texts, card: Card) -> str:
    """A card as a log names it: a keep card with its name, an adventurer by the key that says it all."""
    return f"{card_name(texts, card)} {card.key}" if isinstance(card, KeepCard) else card.key


def card_text(texts: Texts, card: Card) -> str:
    """The sentences of the card's verbs, joined: what a card says can never differ from what it does."""
    if isinstance(card, KeepCard):
        return texts.say(f"tschak-verb-{verb_of(card)}", **numbers_of(card))
    if card.strength == CHAMELEON:
        return texts.say("tschak-verb-copies-best-wizard")
    if card.type == ARTEFACT:
        return texts.say("tschak-verb-doubles-weakest")
    strength = texts.say("tschak-verb-strength", strength=card.strength)
    return strength + " " + texts.say("tschak-verb-weapon", weapon=weapon_name(texts, card))


def card_worth(texts: Texts, card: KeepCard, seats: int) -> str:
    """What a keep card is worth to so many players, in a few characters."""
    numbers = numbers_of(card)
    points = numbers.get("pointsfortwo" if seats == 2 else "points", numbers.get("points", 0))  # [T-77]
    return texts.say(f"tschak-worth-{verb_of(card)}", points=points)


def verb_of(card: KeepCard) -> str:
    """The verb as a deck file writes it: fixed points are `gold` or `skulls` there."""
    effect = card.effect
    if isinstance(effect, Worth):
        return "gold" if effect.fixed > 0 else "skulls"
    return effect.verb


def numbers_of(card: KeepCard) -> Mapping[str, int]:
    """The numbers a keep card's sentence needs."""
    effect = card.effect
    if isinstance(effect, Worth):
        return {"points": abs(effect.fixed)}
    if isinstance(effect, PerMonster):
        return {"points": effect.each, "pointsfortwo": effect.each_for_two}
    return {}


def objection_text(texts: Texts, objection: Objection) -> str:
    """Why an answer was refused and what to do instead, with the paragraph that says so."""
    said = texts.say(f"tschak-objection-{objection.reason}", **objection.facts)
    return f"{said} [{objection.clause}]"
