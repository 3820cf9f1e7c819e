"""How the cards of Schatzjagd are called and what they say, composed from their effects in any language."""

from __future__ import annotations

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
    SchatzjagdDeck,
    Shop,
)
from questkeep.games.schatzjagd.rules.effects import Add, Effect, Half, Pilfer, Roll, Set
from questkeep.kernel.errors import Objection
from questkeep.kernel.game import in_language
from questkeep.text import Texts


def name_of(texts: Texts, kind: Kind) -> str:
    """What people call a card; a map without a name is called after its field."""
    if not kind.name:
        return texts.say("schatzjagd-map-of", field=NAMES[kind.number])
    return texts.name("schatzjagd", kind.name)


def shop_name(texts: Texts, shop: Shop) -> str:
    """What people call a shop, likewise."""
    return texts.name("schatzjagd", shop.name)


def treasure_name(texts: Texts, kind: str) -> str:
    """What people call a treasure; a deck's own kind is its own name."""
    return texts.name("schatzjagd", kind)


def named(texts: Texts, deck: SchatzjagdDeck, key: str) -> str:
    """A card's name with its key, as a log says it."""
    return f"{name_of(texts, deck.kind_named[key.lower()])} {key}"


def signed(number: int) -> str:
    """A number with its sign.

    >>> signed(3), signed(-2)
    ('+3', '−2')
    """
    return f"+{number}" if number >= 0 else f"−{-number}"


def card_text(texts: Texts, kind: Kind) -> str:
    """Everything printed on a card: what it says can never differ from what it does."""
    head = texts.say(f"schatzjagd-type-{TYPES[kind.type]}")
    own = f" {in_language(kind.text, texts.language)}" if kind.text else ""
    return f"{head}. {body_of(texts, kind)}{own}"


def body_of(texts: Texts, kind: Kind) -> str:
    """The sentences of a card by its type."""
    if kind.type == WEAPON:
        return texts.say("schatzjagd-says-weapon", n=kind.number)
    if kind.type == MAP:
        return texts.say("schatzjagd-says-map", field=NAMES[kind.number])
    effects = phrases(texts, kind.effects)
    if kind.type == FIEND:
        return texts.say("schatzjagd-says-fiend", n=kind.number, effects=effects)
    if kind.pay:
        said = texts.say("schatzjagd-says-pay", n=kind.pay, effects=effects)
    elif kind.is_aimed:
        robs_only = isinstance(kind.last, Pilfer) and len(kind.effects) == 1  # [S-54] that reaches into the city
        said = texts.say("schatzjagd-says-robbed" if robs_only else "schatzjagd-says-aimed", effects=effects)
    else:
        said = effects[:1].upper() + effects[1:] + "."
    if kind.type == SPECIAL and not kind.stays:
        return f"{said} {texts.say('schatzjagd-says-discard')}"
    if kind.window != ANY:
        return f"{said} {texts.say(f'schatzjagd-says-window-{WINDOWS[kind.window]}')}"
    return said


def phrases(texts: Texts, effects: list[Effect]) -> str:
    """Effects in their order."""
    return ", ".join(phrase(texts, effect) for effect in effects) or texts.say("schatzjagd-nothing")


def phrase(texts: Texts, effect: Effect) -> str:
    """An effect in a few words."""
    if isinstance(effect, (Add, Set, Half)):
        of = VALUES[effect.value]
        facts: dict[str, object] = {"value": texts.say(f"schatzjagd-value-{of}")}
        if isinstance(effect, Add):
            return texts.say("schatzjagd-do-add", **facts, n=signed(effect.number))
        if isinstance(effect, Set):
            facts["n"] = str(effect.number)
        return texts.say(f"schatzjagd-do-{effect.verb}", **facts, of=of)
    if isinstance(effect, Roll):
        faces = "; ".join(f"{die}: {phrases(texts, face)}" for die, face in enumerate(effect.faces, 1))
        return texts.say("schatzjagd-do-roll", faces=faces)
    return texts.say(f"schatzjagd-do-{effect.verb.replace(' ', '-')}", n=effect.number)


def objection_text(texts: Texts, objection: Objection) -> str:
    """Why an answer was refused and what to do instead, with the paragraph that says so."""
    return f"{texts.say(f'schatzjagd-objection-{objection.reason}', **objection.facts)} [{objection.clause}]"
