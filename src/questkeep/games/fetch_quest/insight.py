"""A guess of how well a team of Fetch Quest stands, and what a seat says, from a table that a bot imagines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from questkeep.games.fetch_quest.habit import Habit
from questkeep.games.fetch_quest.outlook import outlook_of, signs_of
from questkeep.games.fetch_quest.plan import HOPELESS, WIN, Prospect, in_time
from questkeep.games.fetch_quest.rules import moves, talk
from questkeep.games.fetch_quest.rules.attempts import bonus_of, demand_of, is_enough, targets_of
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.fetch_quest.rules.setup import missing_focuses, team_of
from questkeep.games.fetch_quest.rules.table import (
    ACTING,
    CLAIMING,
    GIVING,
    HAND_SIZE,
    NAMING,
    NO_TARGET,
    OVER,
    PLAYING,
    RETREATING,
    TARGETING,
    THE_MISSION,
    TO_PASS,
)
from questkeep.games.fetch_quest.weights import Weights
from questkeep.kernel.chance import Chance, Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Insight, State, squashed

IN_TURN: Final = (TARGETING, PLAYING, ACTING)  # the questions that are judged by what can still be done
MOST_ANSWERS: Final = 40
HURRY: Final = 3  # the Sun at which a bot asks to finish the Mission


class FetchQuestInsight(Insight):
    """The team's prospects; judged as soon as somebody else is to answer, for the others are no rivals."""

    def __init__(self, weights: Mapping[str, float], experience: list[list[float]]) -> None:
        super().__init__()
        self.weights = weights
        self.native = Weights(weights)
        self.experience = experience
        self.parts = len(experience)
        self.is_patient = False
        self.scale = 100.0
        self.budgets = (24, 64)  # the standard level is made for a team that looks so far
        self.is_discreet = True
        self.horizon = 25  # about a round: with 60 a team wins half as often, for luck then drowns the answer
        self.is_deep = False  # turns are long: the habit plays on
        self.worlds = 4  # with 12 a team wins no more often, and thinks three times as long

    def with_weights(self, weights: Mapping[str, float]) -> FetchQuestInsight:
        return FetchQuestInsight(weights, self.experience)

    def value(self, table: State, seat: Seat) -> float:
        assert isinstance(table, FetchQuest)
        if table.question == CLAIMING:
            return 0.0
        favour = (
            self.native.favour if table.question == GIVING and wish_of(table, table.receiver) == talk.WELCOME else 0.0
        )
        if table.question not in IN_TURN and table.target == NO_TARGET and seat in table.asked():
            table = finished(table, seat)
        if table.question == OVER:
            return WIN if table.won else -WIN + self.native.mission * float(table.mission)
        prospect = Prospect(table, seat, self.native)
        worth = prospect.of_team() + favour
        return worth + prospect.of_turn(seat) if table.answering == seat else worth

    def odds(self, table: State, seat: Seat) -> float:
        """What finished games say about such a table."""
        assert isinstance(table, FetchQuest)
        if table.question == OVER:
            return 1.0 if table.won else 0.02 * float(table.mission)
        return squashed(outlook_of(table, self.experience[table.mission]))

    def part(self, table: State) -> int:
        """The Mission."""
        assert isinstance(table, FetchQuest)
        return table.mission

    def signs(self, table: State) -> list[float]:
        assert isinstance(table, FetchQuest)
        return signs_of(table)

    def is_calm(self, table: State) -> bool:
        """A turn begins."""
        assert isinstance(table, FetchQuest)
        return table.question == RETREATING or (table.question == TARGETING and table.target == NO_TARGET)

    def reply(self, table: State, seat: Seat, options: list[Code], chance: Chance) -> Code:
        """By habit, which reads the own hand and what is public."""
        assert isinstance(table, FetchQuest)
        if table.question == CLAIMING:
            return best_claim(table, seat)
        return Habit(table, seat, self.native).answer(options)

    def remark(self, table: State, seat: Seat) -> Code | None:
        """[F-89] Answers first; when the turn begins: what the seat is going for, and whether the team should hurry."""
        assert isinstance(table, FetchQuest)
        answer = reply(table, seat, self.native)
        if answer is not None or table.question != TARGETING or table.answering != seat:
            return answer
        spoken = 0 if table.talk is None else table.talk.counts[seat]
        if spoken == 0:
            return intention(best_target(table, seat, self.native))
        is_condition = not table.the_mission().is_card_mission
        if spoken == 1 and is_condition and table.sun in (0, HURRY) and table.sun_count < 1:
            return Code(moves.TALK + talk.OBJECTS * (talk.FINISH if table.sun else talk.GATHER))
        return None

    def promising(self, table: State, seat: Seat, options: list[Code]) -> list[Code]:
        """[F-89] What others have claimed is left to them; no cards go where none are wanted; no attempt in circles."""
        assert isinstance(table, FetchQuest)
        if table.question == CLAIMING:
            return [best_claim(table, seat)]
        if table.question == PLAYING:
            if options[-1] == moves.CANCEL and Prospect(table, seat, self.native).of_attempt(seat) != HOPELESS:
                return options[:-1]
            return options
        if table.standing is None:
            return options
        if table.question == TARGETING:
            promised = Prospect(table, seat, self.native).promised
            return [code for code in options if code < moves.ATTEMPT or promised >> (code - moves.ATTEMPT) & 1 == 0]
        if table.question == GIVING and wish_of(table, table.receiver) == talk.KEEP:
            return [moves.DONE]
        first = moves.GIVE if table.question == ACTING else moves.NAME
        if table.question == ACTING or (table.question == NAMING and table.purpose == TO_PASS):
            unwanted = [first + other for other in range(table.seats) if wish_of(table, other) == talk.KEEP]
            return [code for code in options if code not in unwanted] or options
        return options

    def compared(self, table: State, seat: Seat, options: list[Code]) -> list[Code]:
        """Whoever has begun an attempt goes through with it: after a retreat everything seems possible again."""
        assert isinstance(table, FetchQuest)
        if table.question == PLAYING:
            return options[:-1] if options[-1] == moves.CANCEL else options
        return self.promising(table, seat, options)


def best_claim(table: FetchQuest, seat: int) -> Code:
    """[F-15] A pioneer of a focus that is missing, another one for each seat that is asked; else whichever is left."""
    order = [int(asked) for asked in table.asked()].index(int(seat))
    missing = missing_focuses(table)
    if order >= len(missing):
        return moves.CLAIM_ANY
    fitting = [one for one in table.free_pioneers() if table.deck.pioneers[one].focus == missing[order]]
    return Code(moves.CLAIM + fitting[(seat + sum(team_of(table))) % len(fitting)])


def wish_of(table: FetchQuest, seat: int) -> int:
    """Whether the seat has asked for cards, or asked the others to keep theirs."""
    return talk.NO_WISH if table.standing is None else table.standing.wishes[seat]


def best_target(table: FetchQuest, seat: int, weights: Weights) -> int:
    """The best target within reach of the hand that is not left to somebody else and does not activate before."""
    if not table.players[seat].is_active:
        return NO_TARGET
    prospect = Prospect(table, seat, weights)
    have = prospect.in_hand(seat)
    open_challenges = in_time(table, seat) & ~prospect.promised
    best, chosen = 0.0, NO_TARGET
    for target in targets_of(table):
        wild = have[3] + bonus_of(table, target)
        if target >= 0 and open_challenges >> target & 1 == 0:
            continue
        if is_enough(have[0], have[1], have[2], wild, demand_of(table, target)):
            gain = prospect.of_success(target)
            if target != THE_MISSION:
                gain -= prospect.price_of(demand_of(table, target).total)
            if gain > best:
                best, chosen = gain, target
    return chosen


def intention(target: int) -> Code:
    """To go for the target, or a request for cards where there is none."""
    if target == NO_TARGET:
        return item(talk.WELCOME)
    return item(talk.MISSION) if target < NO_TARGET else item(talk.INTEND, target)


def item(word: int, object: int = 0) -> Code:
    """Something to say about something."""
    return Code(moves.TALK + talk.OBJECTS * word + object)


def reply(table: FetchQuest, seat: Seat, weights: Weights) -> Code | None:
    """[F-89] The answer to the first question to this seat that it can answer now."""
    if seat not in table.addressed() or table.talk is None:
        return None
    allowed = table.may(seat)
    for owed in table.talk.owed:
        if owed & 7 == seat:
            answer = answer_to(table, seat, owed >> 3, weights)
            if answer in allowed:
                return answer
    return None


def answer_to(table: FetchQuest, seat: int, question: int, weights: Weights) -> Code:
    """[F-89] What the seat says to one of the questions Q1 to Q4."""
    word = question // talk.OBJECTS
    if word == talk.WHO:
        return item(confidence(table, seat, question % talk.OBJECTS, weights), question % talk.OBJECTS)
    target = best_target(table, seat, weights)
    is_active = table.players[seat].is_active
    if word == talk.PLAN:
        return intention(target) if is_active else item(talk.KEEP)
    if word == talk.WHO_MISSION:
        is_ready = target < NO_TARGET if table.the_mission().is_card_mission else target != NO_TARGET
        return item(talk.MISSION if is_ready else talk.NOT_READY)
    return item(talk.YES if is_active and target == NO_TARGET else talk.NO)


def confidence(table: FetchQuest, seat: int, challenge: int, weights: Weights) -> int:
    """[F-89] Whether the others can rely on this seat for a Challenge: by its hand, and what it may still draw."""
    if not table.players[seat].is_active or in_time(table, seat) >> challenge & 1 == 0:
        return talk.NOT
    have = Prospect(table, seat, weights).in_hand(seat)
    demand = demand_of(table, challenge)
    claims = 0 if table.standing is None else table.standing.claims[seat]
    if is_enough(have[0], have[1], have[2], have[3], demand):
        return talk.RELY if claims & ~(1 << challenge) == 0 else talk.MAY
    draws = HAND_SIZE - len(table.players[seat].hand) if seat != table.active else 0
    is_near = is_enough(have[0], have[1], have[2], have[3] + max(draws, 0) + 1, demand)
    return talk.MAY if is_near else talk.NOT


def finished(table: FetchQuest, seat: Seat) -> FetchQuest:
    """The table once the seat has come to the end of what it has begun: gifts are given in full, the rest as usual."""
    later = table.clone()
    luck = Rng(0)
    for _ in range(MOST_ANSWERS):
        if later.question in IN_TURN or later.question == OVER or seat not in later.asked():
            break
        codes = later.options(seat)
        later.apply(seat, codes[0] if later.question == GIVING else later.fallback(seat), luck)
    return later
