"""What a seat or a spectator may see (section 9 of RULES.md): built from nothing, never stripped."""

from __future__ import annotations

from typing import Final

from questkeep.games.fetch_quest.rules import moves, talk
from questkeep.games.fetch_quest.rules.attempts import bonus_of, demand_of, succeeds
from questkeep.games.fetch_quest.rules.deck import BOUNTY, GRAND, LETTERS, MISSION_KINDS, RESOURCES, SEALS
from questkeep.games.fetch_quest.rules.knowledge import HAND, SPECTATOR
from questkeep.games.fetch_quest.rules.payments import payments_for
from questkeep.games.fetch_quest.rules.setup import missing_focuses, reserve_of
from questkeep.games.fetch_quest.rules.shapes import (
    AttemptView,
    ChallengesView,
    FetchQuestView,
    FinalView,
    FortuneView,
    MissionView,
    Phase,
    PlayerView,
    Purpose,
    QuestionView,
    RestView,
    SaidView,
    StandingView,
    TalkView,
    ThreatView,
    TurnView,
)
from questkeep.games.fetch_quest.rules.table import (
    ACTING,
    CLAIMING,
    DROPPING,
    FLIPPING,
    GIVING,
    LIMITING,
    LOOKING,
    NAMING,
    NO_TARGET,
    NONE,
    OVER,
    PAYING,
    PLAYING,
    RECOVERING,
    REFRESHING,
    RESTING,
    RETREATING,
    SCOUTING,
    SCRAPPING,
    SEAL,
    SHIFTING,
    TAKING,
    TARGETING,
    THE_MISSION,
    Table,
)
from questkeep.games.fetch_quest.rules.unseen import knowledge_of
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.views import PlainPick

PHASES: Final[dict[int, Phase]] = {
    CLAIMING: "claiming",
    RETREATING: "retreating",
    TARGETING: "targeting",
    PLAYING: "playing",
    ACTING: "acting",
    PAYING: "paying",
    GIVING: "giving",
    LIMITING: "limiting",
    DROPPING: "dropping",
    NAMING: "naming",
    FLIPPING: "flipping",
    SHIFTING: "shifting",
    SCOUTING: "scouting",
    REFRESHING: "refreshing",
    TAKING: "taking",
    LOOKING: "looking",
    RECOVERING: "recovering",
    SCRAPPING: "scrapping",
    RESTING: "resting",
    OVER: "over",
}
PURPOSES: Final[list[Purpose]] = ["heal", "draw", "rally", "take", "pass", "recover"]
COUNTED: Final = (LIMITING, DROPPING, GIVING, NAMING, FLIPPING, SHIFTING, RECOVERING, SCRAPPING)


def look(table: Table, seat: Seat | None) -> FetchQuestView:
    """The table as this seat (None: a spectator) sees it."""
    is_open = table.question != CLAIMING
    return {
        "seat": seat,
        "phase": PHASES[table.question],
        "asked": [int(asked) for asked in table.asked()],
        "first": table.first,
        "level": table.rules.level,
        "talk_mode": table.rules.talk,
        "queue": [
            {
                "position": place + 1,
                "challenge": table.deck.challenge_key[challenge],
                "face": "up" if table.is_face_up(challenge) else "down",
                "danger": table.danger_of(challenge),
            }
            for place, challenge in enumerate(table.queue)
        ],
        "challenges": look_at_challenges(table),
        "fortune": look_at_fortune(table, seat) if is_open else {"pile": [], "deck": 0, "under": []},
        "mission": look_at_mission(table),
        "sun": {
            "sun": table.sun,
            "danger": table.sun * table.deck.sun.danger,
            "count": table.sun_count,
            "step": table.sun_step,
            "set": table.deck.sun.sets,
        }
        if table.rules.has_sun
        else None,
        "waiting": {"shield": table.shield, "hush": table.is_hushed, "weaken": table.weakness},
        "threat": look_at_threat(table),
        "turn": look_at_turn(table),
        "players": [look_at_player(table, seat, number) for number in range(table.seats)],
        "removed": table.keys(sorted(table.removed)),
        "missing_focuses": [RESOURCES[focus] for focus in missing_focuses(table)],
        "free_pioneers": [table.deck.pioneers[number].key for number in table.free_pioneers()],
        "scouted": challenge_keys(table, table.scouted),
        "looked": table.keys(sorted(table.looked)) if table.question == LOOKING and seat == table.active else None,
        "payments": payments_for(table, seat) if seat is not None else [],
        "rest": look_at_rest(table, seat) if table.question == RESTING else None,
        "talk": look_at_talk(table, seat),
        "final": look_at_end(table) if table.question == OVER else None,
    }


def challenge_keys(table: Table, challenges: list[int]) -> list[str]:
    """The keys of Challenges."""
    return [table.deck.challenge_key[challenge] for challenge in challenges]


def look_at_challenges(table: Table) -> ChallengesView:
    """[F-93, F-96] The deck by its contents, and by its order where all have seen it."""
    cards = table.challenges
    reserve = reserve_of(table)
    return {
        "deck": len(cards),
        "rest": challenge_keys(table, sorted(cards)),
        "top": challenge_keys(table, cards[len(cards) - table.known_top :][::-1]),
        "bottom": challenge_keys(table, cards[: table.known_bottom][::-1]),
        "discard": challenge_keys(table, table.challenge_discard),
        "reserve": {letter: challenge_keys(table, reserve[n]) for n, letter in enumerate(LETTERS) if reserve[n]},
    }


def look_at_fortune(table: Table, seat: Seat | None) -> FortuneView:
    """[F-94] The Pile, and what this seat knows of the bottom of the deck."""
    under = knowledge_of(table, SPECTATOR if seat is None else seat).under if table.question != OVER else []
    known = [table.deck.key_of[card] if card >= 0 else None for card in reversed(under)]
    return {"pile": table.keys(table.pile), "deck": len(table.fortune), "under": known}


def look_at_mission(table: Table) -> MissionView:
    """[F-05] The Mission and its counters."""
    mission = table.the_mission()
    face_down = sum(not table.is_face_up(challenge) for challenge in table.queue)
    broken = [RESOURCES[seal] for seal in range(3) if table.seals >> seal & 1]
    reached = bonus_of(table, THE_MISSION) if mission.kind == GRAND else face_down
    if mission.kind == SEALS:
        reached = len(broken)
    elif mission.kind == BOUNTY:
        reached = table.bounty
    return {
        "mission": mission.key,
        "letter": LETTERS[table.mission],
        "kind": MISSION_KINDS[mission.kind],
        "needed": table.needed(),
        "more": mission.more[table.seats - 3],
        "bonus": mission.bonus,
        "reached": reached,
        "seals": broken,
        "defeated": table.mission + 1 if table.won else table.mission,
    }


def look_at_threat(table: Table) -> ThreatView | None:
    """[F-62 … F-66] What would come of the Challenge at position 1."""
    if not table.queue or table.question in (CLAIMING, RESTING, OVER):
        return None
    if not table.players[table.active].is_active:
        return {"fate": "away", "loss": 0}
    challenge = table.queue[0]
    if not table.is_face_up(challenge):
        return {"fate": "leaves", "loss": 0}
    return {"fate": "strikes", "loss": max(0, table.danger_of(challenge) - table.shield)}


def target_key(table: Table, target: int) -> str:
    """A target as it is written."""
    if target >= 0:
        return table.deck.challenge_key[target]
    return RESOURCES[target - SEAL] if SEAL <= target < NO_TARGET else "mission"


def look_at_turn(table: Table) -> TurnView:
    """The turn and the question."""
    attempt: AttemptView | None = None
    if table.target != NO_TARGET:
        demand = demand_of(table, table.target)
        bonus = bonus_of(table, table.target)
        attempt = {
            "target": target_key(table, table.target),
            "demand": [demand.mind, demand.skill, demand.war, demand.any],
            "pool": [table.mind, table.skill, table.war, table.wild + bonus],
            "bonus": bonus,
            "played": table.keys(table.played),
            "enough": succeeds(table),
        }
    has_receiver = table.question in (GIVING, RECOVERING)
    return {
        "number": table.turn,
        "seat": table.active,
        "defeated": table.has_defeated,
        "attempt": attempt,
        "purpose": PURPOSES[table.purpose] if table.question == NAMING else None,
        "amount": table.amount if table.question in COUNTED else 0,
        "receiver": table.receiver if has_receiver else None,
        "card": None if table.chosen == NONE else table.deck.key_of[table.chosen],
    }


def look_at_player(table: Table, eyes: Seat | None, seat: int) -> PlayerView:
    """[F-94] A player's side of the table; the own deck as a list in no order."""
    player = table.players[seat]
    is_seen = eyes == seat or table.rules.is_open
    known: list[int] = []
    if not is_seen and player.hand:
        known = knowledge_of(table, SPECTATOR if eyes is None else eyes).known_in(HAND + seat)
    return {
        "seat": seat,
        "pioneer": None if player.pioneer == NONE else table.deck.pioneers[player.pioneer].key,
        "active": player.is_active,
        "stamina": player.stamina,
        "most": player.most,
        "cards": len(player.hand),
        "hand": table.keys(player.hand) if is_seen else None,
        "known": table.keys(known),
        "deck": len(player.deck),
        "deck_cards": table.keys(sorted(player.deck)) if eyes == seat else None,
        "discard": table.keys(player.discard),
    }


def look_at_rest(table: Table, seat: Seat | None) -> RestView:
    """[F-74] Who is done, and the own marks."""
    marked = [] if seat is None else table.keys(sorted(table.players[seat].marked))
    return {"locked": [n for n in range(table.seats) if table.waiting >> n & 1 == 0], "marked": marked}


def told_item(table: Table, seat: int, item: int) -> SaidView:
    """[F-89] An item of table talk as plain data."""
    word, object = item // talk.OBJECTS, item % talk.OBJECTS
    about = talk.ABOUT[word]
    said: SaidView = {"seat": seat, "item": talk.NAMES[word]}
    if about in (talk.FACE_UP, talk.QUEUED):
        said["challenge"] = table.deck.challenge_key[object]
    elif about == talk.PILE_CARD:
        said["card"] = table.deck.key_of[object]
    elif about == talk.PILE_CARD_AND_ANOTHER:
        said["card"] = table.deck.key_of[object // 8]
        said["named"] = object % 8
    elif about in (talk.ANOTHER, talk.ANYONE):
        said["named"] = object
    return said


def look_at_talk(table: Table, seat: Seat | None) -> TalkView:
    """[F-90] The talk of this turn."""
    spoken = table.talk
    if spoken is None:
        left = [table.deck.most_items] * table.seats
        return {"said": [], "left": left, "questions": [], "standing": look_at_standing(table)}
    said = [told_item(table, entry & 7, entry >> 3) for entry in spoken.said]
    return {
        "said": said,
        "left": [table.deck.most_items - count for count in spoken.counts[: table.seats]],
        "questions": questions_to(table, spoken, seat) if seat is not None else [],
        "standing": look_at_standing(table),
    }


def questions_to(table: Table, spoken: talk.Talk, seat: Seat) -> list[QuestionView]:
    """[F-89] What this seat may still answer."""
    askers = {entry >> 3: entry & 7 for entry in spoken.said}
    return [
        {**told_item(table, askers[entry >> 3], entry >> 3), "answers": short_answers(table, seat, entry >> 3)}
        for entry in spoken.owed
        if entry & 7 == seat
    ]


def short_answers(table: Table, seat: Seat, question: int) -> list[PlainPick]:
    """[F-89] What the seat may answer in a word, or about the same thing."""
    is_about = question // talk.OBJECTS == talk.WHO
    items = [code - moves.TALK for code in table.may(seat) if moves.is_talk(code)]
    return [
        table.said(seat, Code(moves.TALK + item)).plain()
        for item in items
        if talk.is_answer(question, item) and (is_about or talk.ABOUT[item // talk.OBJECTS] == talk.NOTHING)
    ]


def look_at_standing(table: Table) -> list[StandingView]:
    """[F-89] What still stands, of those of whom something does."""
    standing = table.standing
    if standing is None:
        return []
    return [
        {
            "seat": seat,
            "challenges": [key for challenge, key in enumerate(table.deck.challenge_key) if claims >> challenge & 1],
            "cards": "welcome" if wish == talk.WELCOME else "keep" if wish == talk.KEEP else None,
        }
        for seat, (claims, wish) in enumerate(zip(standing.claims, standing.wishes, strict=True))
        if claims or wish != talk.NO_WISH
    ]


def look_at_end(table: Table) -> FinalView:
    """[F-97] After the game everything is shown; decks from the top."""
    return {
        "won": table.won,
        "sunset": table.is_sunset(),
        "missions": table.mission + 1 if table.won else table.mission,
        "hands": [table.keys(player.hand) for player in table.players],
        "decks": [table.keys(player.deck[::-1]) for player in table.players],
        "fortune": table.keys(table.fortune[::-1]),
        "challenges": challenge_keys(table, table.challenges[::-1]),
    }
