"""What a fact is, and how it is said: so events, answers and refusals become messages without code of a game.

A sort is

- `number`, `signed`, `text`, `clause`, `flag` (yes or no), or `plain` (what no sentence says); behind a colon stands
  what it is besides: `plain:[number]`, or by its name among the game's shapes `plain:[SheetLine]`
- `seat` (or "you"), `sitter` (by name, whoever reads), `card`, `who` (a seat or a card), `who:sitter` (likewise, by
  name), `choice` (an answer's cards)
- `word:type`: the message GAME-type-VALUE, or the word itself; `card:target`: that message, or a card;
  `line:talk`: that message with what stands beside the fact, as far as `facts` of the game know its names
- `say:floor`: the message GAME-event-floor with facts of its own
- `ability:source`: what an ability of the card in the fact `source` says; `deed`: `CARD.ABILITY` in one word, where
  CARD may be a fact that says which card
- `at:track`: what lies at this place, from 1, of the list in the fact `track`: its facts, with this name before theirs
- `amounts:mind,war`: a number for each of GAME-mind and GAME-war, as far as it is not 0
- `[card]`: a list of cards; `and[card]`: as people list them
- `{number}`: a number for every seat; `{number}@seats`: for each of the seats in the fact `seats`;
  `{card}@fields:text`: for each of the words in the fact `fields`
- `?card`: a card that may be hidden from somebody; then the message is told so in `cardhidden`.

An answer may also name what the view tells beside it. The browser does the same (web/src/lib/telling.ts).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questkeep.kernel.errors import Objection
from questkeep.kernel.game import Game, View
from questkeep.kernel.views import Message, PlainPick, VerbView
from questkeep.text.reading import listed, say, say_or

Facts = Mapping[str, Any]
"""An event as plain data, as one seat has heard it."""
BETWEEN = {"card": " ", "say": "; "}


def event_message(game: Game, event: Facts) -> Message:
    """What an event says."""
    kind: str = event["event"]
    facts = facts_of(game, game.events[kind], event)
    return say(f"{game.key}-event-{kind}", clause=event.get("clause", ""), **facts)


def clauses_of(game: Game, event: Facts) -> list[str]:
    """The paragraphs behind an event."""
    sorts = game.events.get(event["event"], {})
    found = [event.get("clause"), *(event.get(fact) for fact, sort in sorts.items() if sort == "clause")]
    return list(dict.fromkeys(clause for clause in found if clause))


def where_message(game: Game, view: View) -> Message:
    """How far the game has come: a message may name whatever is a word or a number in the view, or in a part of it."""
    facts: dict[str, Message] = {}
    for name, value in view.items():
        for part, own in value.items() if isinstance(value, dict) else [("", value)]:
            if isinstance(own, str | int) and not isinstance(own, bool):
                facts[f"{name}{part}".replace("_", "")] = own
    return say(f"{game.key}-where", **facts)


def option_message(game: Game, view: View, verb: VerbView, choice: PlainPick) -> Message:
    """What an answer says by its verb and what that is said of."""
    said = list(zip(verb["args"], verb["sorts"], choice["args"], strict=False))
    sorts = {name: f"and[{sort}]" if isinstance(value, list) else sort for name, sort, value in said}
    facts = {**view, **{name: value for name, _, value in said}}
    return say(f"{game.key}-option-{choice['verb']}", **facts_of(game, sorts, facts))


def objection_message(game: Game, objection: Objection) -> Message:
    """Why an answer is refused."""
    sorts = {name: game.facts.get(name, "text") for name in objection.facts}
    return say(f"{game.key}-objection-{objection.reason}", **facts_of(game, sorts, objection.facts))


def facts_of(game: Game, sorts: Mapping[str, str], facts: Facts) -> dict[str, Message]:
    """Facts by the names they have in messages."""
    said: dict[str, Message] = {}
    for fact, sort in sorts.items():
        name = "player" if fact == "seat" else fact.replace("_", "")
        value = facts.get(fact)
        if sort[0] == "?":
            said[f"{name}hidden"] = "yes" if value is None else "no"
        if sort.startswith("at:"):
            there = facts[sort.removeprefix("at:")][facts[fact] - 1]
            told = facts_of(game, {own: game.facts.get(own, "number") for own in there}, there)
            said |= {f"{name}{own}": message for own, message in told.items()}
        else:
            said[name] = fact_message(game, sort.removeprefix("?"), value, facts)
    return said


def fact_message(game: Game, sort: str, value: Any, facts: Facts) -> Message:
    """A fact as a message; nothing at all where it is not known. The others may say what it belongs to."""
    if value is None or sort.startswith("plain"):
        return ""
    head, _, tail = sort.partition(":")
    opened = sort.find("[")
    if sort.endswith("]") and opened >= 0:
        inner = sort[opened + 1 : -1]
        by = None if sort.startswith("and") else BETWEEN.get(inner.partition(":")[0], ", ")
        return listed([fact_message(game, inner, one, facts) for one in value], by)
    if sort[0] == "{":
        inner, _, role = sort[1:].partition("}")
        of, _, kind = role[1:].partition(":")
        owners = facts[of] if of else range(len(value))
        pairs = [
            listed([fact_message(game, kind or "seat", owner, facts), fact_message(game, inner, one, facts)], " ")
            for owner, one in zip(owners, value, strict=True)
        ]
        return listed(pairs, " · ")
    if head == "amounts":
        amounts = zip(tail.split(","), value, strict=True)
        return listed([listed([number, say(f"{game.key}-{kind}")], " ") for kind, number in amounts if number], ", ")
    if head == "word" or (head == "card" and tail):
        own: Message = value if head == "word" else {"card": value}
        return say_or(f"{game.key}-{tail}-{str(value).replace(' ', '-')}", own)
    if head == "line":
        beside = {name: game.facts[name] for name in facts if name in game.facts}
        return say(f"{game.key}-{tail}-{value}", **facts_of(game, beside, facts))
    if head == "say":
        return say(f"{game.key}-event-{tail}", **facts_of(game, game.records[tail], value))
    if head == "ability":
        return {"card": facts[tail], "ability": str(value)}
    if head == "deed":
        word, _, ability = value.rpartition(".")
        card = facts.get(word, word)
        return listed([{"card": card}, {"card": card, "ability": ability}], ": ")
    if head == "choice":
        words = [arg if isinstance(arg, list) else [arg] for arg in value["args"]]
        return listed([{"card": str(word)} for some in words for word in some], " ")
    if head == "flag":
        return "yes" if value else "no"
    if head == "signed":
        return {"signed": value}
    if head == "card" or (head == "who" and isinstance(value, str)):
        return {"card": value}
    if "sitter" in (head, tail):
        return {"sitter": int(value)}
    if head in ("seat", "who"):
        return {"seat": int(value)}
    if isinstance(value, list):
        return listed(value, ", ")
    assert isinstance(value, str | int)
    return value
