"""A law that cannot fail proves nothing: a toy game obeys them all, and each of its faulty sisters breaks one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import cast

import pytest

from questkeep.bots.bot import Bot, RandomBot
from questkeep.kernel.chance import Chance, Rng
from questkeep.kernel.errors import IllegalPick, Objection, RuleBug
from questkeep.kernel.event import Event, Seat, Told
from questkeep.kernel.game import WITHDRAW, Code, Deck, Game, Insight, Outcome, State, View
from questkeep.kernel.options import TableOption
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.verbs import Argument, Number, Verb, Verbs
from questkeep.lab.laws import (
    POSITION_LAWS,
    cards_are_conserved,
    check_all,
    clone_is_independent,
    ends,
    is_reproducible,
    no_empty_question,
    notation_is_one_to_one,
    refused_picks_change_nothing,
    telling_changes_nothing,
)
from questkeep.lab.leaks import asking_is_public, nothing_leaks, redeals_differ_where_they_can
from questkeep.lab.walks import LawBroken, Position, Setting, on_trial, settings_of, walk
from questkeep.lab.witness import Witness

BIDS = [Code(1), Code(2), Code(3)]
BID = Verb("bid", BIDS[0], BIDS[-1], [Argument("bid", Number(BIDS[0], BIDS[-1]))], zero=0)
VERBS = Verbs("T-2", [Verb("withdraw", WITHDRAW), BID])


class Toy(State):
    """Everyone holds a secret card, one lies in the box; twice all bid secretly and a die multiplies the bids."""

    def __init__(self, cards: list[int]) -> None:
        super().__init__(len(cards) - 1)
        self.cards = cards  # by seat; the last one is in the box
        self.bids = [0] * self.seats  # 0: still thinking
        self.points = [0] * self.seats
        self.round = 0

    def is_over(self) -> bool:
        return self.round == 2

    def listen(self) -> None:
        self.told = []
        if self.round == 0 and not any(self.bids):
            for seat in range(self.seats):
                self.told.append(Told(None, [Seat(seat)], Event("card-dealt", {"card": self.cards[seat]})))

    def tell(self, told: Told) -> None:
        if self.told is not None:
            self.told.append(told)

    def asked(self) -> list[Seat]:
        return [] if self.is_over() else [Seat(seat) for seat in range(self.seats) if not self.bids[seat]]

    def can_withdraw(self, seat: Seat) -> bool:
        return self.bids[seat] != 0

    def may(self, seat: Seat) -> list[Code]:
        return [WITHDRAW] if self.can_withdraw(seat) else []

    def options(self, seat: Seat) -> list[Code]:
        return BIDS if seat in self.asked() else []

    def objection(self, seat: Seat, code: Code) -> Objection | None:
        allowed = code in self.options(seat) or code in self.may(seat)
        return None if allowed else Objection("T-1", "no-such-bid", {"bid": code})

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        objection = self.objection(seat, code)
        if objection is not None:
            raise IllegalPick(objection)
        self.bids[seat] = code
        if code == WITHDRAW:
            self.tell(self.withdrawn(seat))
            return
        self.tell(self.locked(seat, code))
        if all(self.bids):
            self.reveal(chance)

    def locked(self, seat: Seat, code: Code) -> Told:
        return Told(Event("locked", {"seat": seat}), [seat], Event("locked", {"seat": seat, "bid": code}))

    def withdrawn(self, seat: Seat) -> Told:
        return Told(Event("withdrawn", {"seat": seat}))

    def reveal(self, chance: Chance) -> None:
        die = chance.die(6)
        self.points = [points + die * bid for points, bid in zip(self.points, self.bids, strict=True)]
        self.tell(Told(Event("revealed", {"bids": self.bids, "die": die})))
        self.bids = [0] * self.seats
        self.round += 1

    def verbs(self) -> Verbs:
        return VERBS

    def notes(self, seat: Seat) -> View:
        return {"best": 6 * 3}

    def fallback(self, seat: Seat) -> Code:
        return BIDS[0]

    def view(self, seat: Seat | None) -> View:
        return {
            "round": self.round,
            "points": list(self.points),
            "locked": [bid != 0 for bid in self.bids],
            "card": None if seat is None else self.cards[seat],
            "bid": None if seat is None else self.bids[seat],
            "cards": list(self.cards) if self.is_over() else None,
        }

    def clone(self) -> Toy:
        copy = type(self)(list(self.cards))
        copy.bids, copy.points, copy.round = list(self.bids), list(self.points), self.round
        return copy

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        if not self.is_over():
            pool = sorted(card for holder, card in enumerate(self.cards) if holder != seat)
            chance.shuffle(pool)
            self.cards = [card if holder == seat else pool.pop() for holder, card in enumerate(self.cards)]
        self.redeal_bids(seat, chance)

    def redeal_bids(self, seat: Seat | None, chance: Chance) -> None:
        self.bids = [BIDS[chance.below(3)] if bid and bidder != seat else bid for bidder, bid in enumerate(self.bids)]

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        scores = [points + card for points, card in zip(self.points, self.cards, strict=False)]
        places = [1 + sum(other > score for other in scores) for score in scores]
        return Outcome(scores, places, [Seat(seat) for seat in range(self.seats) if places[seat] == 1])


class ToyWitness(Witness):
    def census(self, table: State) -> object:
        assert isinstance(table, Toy)
        return sorted(table.cards)

    def is_certain(self, table: State, seat: Seat | None) -> bool:
        return not table.asked()


class ToyInsight(Insight):
    def value(self, table: State, seat: Seat) -> float:
        return 0.0


def toy_game(table: type[Toy]) -> Game:
    def new(seats: int, options: Mapping[str, str], deck: Deck, chance: Chance, version: int) -> State:
        cards = list(range(1, seats + 2))
        chance.shuffle(cards)
        return table(cards)

    def read_deck(name: str, text: str, base: str) -> Deck:
        return Deck(name, text)

    def arrange(
        seats: int, options: Mapping[str, str], deck: Deck, position: Mapping[str, object], version: int
    ) -> State:
        return new(seats, options, deck, Rng(0), version)

    colour = TableOption("colour", ["blue", "red"])
    return Game(
        "toy",
        1,
        (2, 3),
        [colour],
        new,
        read_deck,
        lambda: Deck("toy", ""),
        arrange,
        ToyInsight(),
        lambda deck: {},
    )


# Faulty sisters: each differs from the toy in one fault. ----------------------------------------------------


def sister(fault: str, **methods: Callable[..., object]) -> type[Toy]:
    """The toy with other methods."""
    return cast(type[Toy], type(fault, (Toy,), methods))


class HasItsOwnLuck(Toy):
    luck = count()

    def reveal(self, chance: Chance) -> None:
        super().reveal(Rng(next(self.luck)))


class TalksToItself(Toy):
    def __init__(self, cards: list[int]) -> None:
        super().__init__(cards)
        self.told = []


class PaysListeners(Toy):
    def tell(self, told: Told) -> None:
        super().tell(told)
        self.points[0] += self.told is not None


class SharesBids(Toy):
    def clone(self) -> Toy:
        copy = super().clone()
        copy.bids = self.bids
        return copy


class ForgetsPoints(Toy):
    def clone(self) -> Toy:
        copy = super().clone()
        copy.points = [0] * self.seats
        return copy


class CopiesListeners(Toy):
    def clone(self) -> Toy:
        copy = super().clone()
        copy.listen()
        return copy


class Contradicts(Toy):
    def reveal(self, chance: Chance) -> None:
        raise RuleBug("nobody has bid")


class PunishesMistakes(Toy):
    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        self.points[seat] -= self.objection(seat, code) is not None
        super().apply(seat, code, chance)


class TakesAnything(Toy):
    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        if self.objection(seat, code) is None:
            super().apply(seat, code, chance)


class LosesACard(Toy):
    def reveal(self, chance: Chance) -> None:
        super().reveal(chance)
        self.cards[0] = self.cards[1]


class OrdersFieldsBySecrets(Toy):
    def view(self, seat: Seat | None) -> View:
        fields = list(super().view(seat).items())
        return dict(fields if self.cards[-1] > 1 else reversed(fields))


class TellsWithdrawnBids(Toy):
    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        was = self.bids[seat]
        super().apply(seat, code, chance)
        if code == WITHDRAW:
            self.tell(Told(Event("was", {"bid": was})))


class RedealsByTheTruth(Toy):
    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        if not self.is_over() and seat is not None:
            others = [holder for holder in range(len(self.cards)) if holder != seat]
            a, b = others[chance.below(len(others))], others[chance.below(len(others))]
            self.cards[a], self.cards[b] = self.cards[b], self.cards[a]
        self.redeal_bids(seat, chance)


class RedealsWhatIsKnown(Toy):
    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        super().redeal_unseen(seat, chance)
        self.points[0] += self.is_over()


class MoodyBot(Bot):
    """Chooses by how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, perspective: Perspective, rng: Rng) -> Code:
        self.asked += 1
        return perspective.options()[self.asked % 3]


def locked(seat: Seat, **facts: object) -> Told:
    return Told(Event("locked", {"seat": seat, **facts}))


GameLaw = Callable[[Setting, str], None]
PositionLaw = Callable[[Position], None]
FAULTS: dict[GameLaw | PositionLaw, list[type[Toy]]] = {
    ends: [
        Contradicts,
        sister("NeverEnds", is_over=lambda toy: False),
        sister("HasNoResult", outcome=lambda toy: None),
        sister("ForgetsASeat", outcome=lambda toy: Outcome([1], [1], [Seat(0)])),
    ],
    is_reproducible: [HasItsOwnLuck],
    telling_changes_nothing: [
        TalksToItself,
        PaysListeners,
        sister("TellsASet", locked=lambda toy, seat, code: locked(seat, bids={code})),
        sister("TellsNumberedFields", locked=lambda toy, seat, code: locked(seat, bids={1: code})),
    ],
    no_empty_question: [
        sister("AsksInVain", options=lambda toy, seat: [] if toy.round else Toy.options(toy, seat)),
        sister("AsksNobody", asked=lambda toy: [] if toy.round else Toy.asked(toy)),
        sister("AsksEveryone", options=lambda toy, seat: BIDS),
        sister("OffersTooMuch", objection=lambda toy, seat, code: Objection("T-1", "too-much") if code > 2 else None),
        sister("FallsBackTooFar", fallback=lambda toy, seat: Code(9)),
        sister("KeepsWhatIsLocked", may=lambda toy, seat: []),
    ],
    notation_is_one_to_one: [
        sister("WritesAlike", notation=lambda toy, seat, code: "bid"),
        sister("ReadsCarelessly", parse=lambda toy, seat, notation: BIDS[0]),
    ],
    clone_is_independent: [SharesBids, ForgetsPoints, CopiesListeners],
    refused_picks_change_nothing: [
        PunishesMistakes,
        TakesAnything,
        sister("AllowsAnything", objection=lambda toy, seat, code: None),
        sister("NamesNoClause", objection=lambda *pick: Objection("so", "") if Toy.objection(*pick) else None),
        sister("StumblesOverWords", parse=lambda toy, seat, notation: Code(int(notation.split()[1]))),
    ],
    cards_are_conserved: [LosesACard],
    nothing_leaks: [
        OrdersFieldsBySecrets,
        TellsWithdrawnBids,
        RedealsByTheTruth,
        sister("ShowsTheBox", view=lambda toy, seat: {**Toy.view(toy, seat), "box": toy.cards[-1]}),
        sister("ShowsBids", view=lambda toy, seat: {**Toy.view(toy, seat), "locked": list(toy.bids)}),
        sister("NotesTheBox", notes=lambda toy, seat: {"box": toy.cards[-1]}),
        sister("OffersBySecrets", options=lambda toy, seat: Toy.options(toy, seat)[: toy.cards[-1]]),
        sister("WritesSecrets", notation=lambda toy, seat, code: f"bid {code} against {toy.cards[-1]}"),
        sister("ReadsSecrets", parse=lambda toy, seat, notation: Code(toy.cards[-1])),
        sister("FallsBackOnSecrets", fallback=lambda toy, seat: BIDS[toy.cards[-1] % 3]),
        sister("ObjectsWithSecrets", objection=lambda toy, *pick: Objection("T-1", f"box-{toy.cards[-1]}")),
        sister("TellsBids", locked=lambda toy, seat, code: locked(seat, bid=code)),
        sister("TellsTheBox", locked=lambda toy, seat, code: locked(seat, box=toy.cards[-1])),
    ],
    asking_is_public: [
        sister("AsksBySecrets", asked=lambda toy: sorted(Toy.asked(toy), key=lambda seat: toy.cards[seat])),
        sister("EndsBySecrets", is_over=lambda toy: toy.round == 2 or (toy.round == 1 and toy.cards[-1] == 1)),
    ],
    redeals_differ_where_they_can: [
        RedealsWhatIsKnown,
        sister("RedealsNothing", redeal_unseen=lambda toy, seat, chance: None),
    ],
}
GAME_LAWS: list[GameLaw] = [ends, is_reproducible, telling_changes_nothing]


def try_law(law: GameLaw | PositionLaw, setting: Setting) -> None:
    """Try one law alone, on a few games."""
    for seed in map(str, range(12)):
        for game_law in GAME_LAWS:
            if law is game_law:
                game_law(setting, seed)
        for position_law in POSITION_LAWS:
            if law is position_law:
                for position in walk(setting, seed):
                    with on_trial(law.__name__, position.where()):
                        position_law(position)


@pytest.mark.parametrize("setting", settings_of(toy_game(Toy), ToyWitness(), [RandomBot()]), ids=str)
def test_an_honest_game_obeys_every_law(setting: Setting) -> None:
    check_all(setting, games=50, positions=60, seed="honest")
    for law in FAULTS:
        try_law(law, setting)


@pytest.mark.parametrize(("law", "faulty"), [(law, faulty) for law, sisters in FAULTS.items() for faulty in sisters])
def test_a_faulty_game_breaks_the_law(law: GameLaw | PositionLaw, faulty: type[Toy]) -> None:
    setting = settings_of(toy_game(faulty), ToyWitness())[-1]
    with pytest.raises(LawBroken) as broken:
        try_law(law, setting)
    assert broken.value.law == law.__name__
    assert str(broken.value).startswith(f"{law.__name__}: toy with 3 players, colour red, seed '")


def test_a_bot_that_chooses_by_more_than_its_knowledge_breaks_the_leak_law() -> None:
    setting = settings_of(toy_game(Toy), ToyWitness(), [MoodyBot()])[0]
    with pytest.raises(LawBroken, match="MoodyBot chooses"):
        try_law(nothing_leaks, setting)


def test_the_account_names_the_spot_that_differs() -> None:
    faulty = sister("NotesTheBox", notes=lambda toy, seat: {"box": toy.cards[-1]})
    setting = settings_of(toy_game(faulty), ToyWitness())[0]
    with pytest.raises(LawBroken, match=r"after pick \d+, seat 0: /notes/box is \d in one and \d in the other"):
        check_all(setting, games=0, positions=50, seed="account")


def test_every_law_is_broken_by_someone() -> None:
    assert set(FAULTS) == {*GAME_LAWS, *POSITION_LAWS}
