"""The greedy bot's judgement and what it says: small cases in which one answer is plainly the best."""

from __future__ import annotations

from questkeep.bots import bot_named
from questkeep.games.fetch_quest import GAME
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.perspective import Perspective

GREEDY = bot_named("greedy", GAME)
ME = Seat(0)


def arranged(**position: object) -> State:
    named = {field.replace("_", "-"): value for field, value in position.items()}
    return GAME.arrange(3, GAME.chosen_options({}), GAME.standard_deck(), named)


def choice(table: State) -> str:
    """What the greedy bot would answer."""
    return table.notation(ME, GREEDY.choose(Perspective(table, ME, Rng("eyes")), Rng("thought")))


def remark(table: State, seat: Seat = ME) -> str | None:
    """What it would say before, or to a question."""
    code = GREEDY.remark(Perspective(table, seat, Rng("eyes")), Rng("thought"))
    return None if code is None else table.notation(seat, code)


def after(table: State, *picks: str) -> State:
    """The table after picks like `1 say leave CA5`."""
    later = table.clone()
    for pick in picks:
        seat = Seat(int(pick[0]))
        later.apply(seat, later.parse(seat, pick[2:]), Rng(pick))
    return later


def promising(table: State) -> list[str]:
    """Which answers it would think about."""
    codes = GAME.insight.promising(table, ME, table.options(ME))
    return [table.notation(ME, code) for code in codes]


def test_the_challenge_that_would_strike_is_attempted_if_the_hand_suffices() -> None:
    table = arranged(queue=["CA5", "CA2", "CA9"], hands={"0": ["F0S", "F0S", "F0M", "F0W"]}, stamina={"0": 2})
    assert remark(table) == "say intend CA5"
    assert choice(table) == "attempt CA5"


def test_the_last_mission_is_won_when_it_can_be() -> None:
    hand = ["FM5", "FM1", "FS5", "FS1", "FW5", "FW1", "FM8", "FS8", "FW8", "FS2", "FW2"]
    table = arranged(mission="D", pioneers=["P2", "P3", "P5"], hands={"0": hand}, queue=["CA1", "CA2"], down=["CA1"])
    assert remark(table) == "say mission"
    assert choice(table) == "attempt mission"


def test_cards_are_asked_for_where_nothing_is_within_reach() -> None:
    table = arranged(queue=["CA9", "CA2"], hands={"0": ["F0S"]})
    assert remark(table) == "say welcome"
    table.apply(ME, table.parse(ME, "say welcome"), Rng(0))
    assert remark(table) in (None, "say gather")


def test_a_challenge_that_somebody_has_claimed_is_left_to_that_seat() -> None:
    table = arranged(queue=["CA9", "CA5", "CA2"], hands={"0": ["F0S", "F0S", "F0M", "F0W"]})
    assert choice(table) == "attempt CA5"
    for claim in ("1 say leave CA5", "1 say intend CA5", "1 say rely CA5"):
        claimed = after(table, claim)
        assert choice(claimed) != "attempt CA5"
        assert remark(claimed) != "say intend CA5"
        assert choice(after(claimed, "1 say not CA5")) == "attempt CA5"
    assert choice(after(table, "1 say may CA5")) == "attempt CA5"


def test_a_claim_is_no_help_where_the_challenge_strikes_before_the_claimer_plays() -> None:
    hands = {"0": ["F0S", "F0S", "F0M", "F0W"]}
    assert choice(after(arranged(queue=["CA5", "CA9", "CA2"], hands=hands), "1 say leave CA5")) == "attempt CA5"
    second = arranged(queue=["CA9", "CA5", "CA2"], hands=hands)
    assert choice(after(second, "2 say leave CA5")) == "attempt CA5"
    assert choice(after(arranged(queue=["CA9", "CA5", "CA2"], hands=hands, retreated=[1]), "1 say leave CA5")) == (
        "attempt CA5"
    )


def test_a_promise_makes_a_threat_smaller() -> None:
    table = arranged(queue=["CA9", "CA5", "CA2"])
    relaxed = after(table, "1 say rely CA5")
    assert GAME.insight.value(relaxed, ME) > GAME.insight.value(table, ME)


def test_cards_go_to_those_who_want_them() -> None:
    table = arranged(moment="action", hands={"0": ["F0M", "F0S"]})
    assert {"give 1", "give 2"} <= set(promising(table))
    assert "give 1" not in promising(after(table, "1 say keep"))
    assert promising(after(table, "0 give 1", "1 say keep")) == ["done"]
    welcome = after(table, "2 say welcome")
    assert GAME.insight.value(after(welcome, "0 give 2"), ME) > GAME.insight.value(after(table, "0 give 2"), ME)


def test_an_attempt_within_reach_is_not_given_up() -> None:
    table = arranged(queue=["CA5", "CA2", "CA9"], hands={"0": ["F0S", "F0S", "F0M", "F0W"]})
    assert "cancel" not in promising(after(table, "0 attempt CA5"))
    hopeless = after(arranged(queue=["CA9", "CA2"], hands={"0": ["F0S"]}), "0 attempt CA9")
    assert choice(hopeless) == "cancel"
    assert not choice(after(hopeless, "0 cancel")).startswith("attempt")


def test_questions_are_answered_by_what_the_hand_can_do() -> None:
    able = {"1": ["F0S", "F0S", "F0M", "F0W"]}
    strong = arranged(queue=["CA9", "CA5", "CA2"], hands={"0": ["F0S"], **able})
    weak = arranged(queue=["CA9", "CA5", "CA2"], hands={"0": ["F0S"], "1": ["F0W", "F0W", "F0W", "F0W"]})
    you = Seat(1)
    assert remark(after(strong, "0 ask who CA5"), you) == "say rely CA5"
    assert remark(after(strong, "0 ask who CA9"), you) == "say not CA9"  # it strikes before
    assert remark(after(weak, "0 ask who CA5"), you) == "say not CA5"
    assert remark(after(strong, "0 ask plan 1"), you) == "say intend CA5"
    assert remark(after(weak, "0 ask plan 1"), you) == "say welcome"
    assert remark(after(strong, "0 ask cards 1"), you) == "answer no"
    assert remark(after(weak, "0 ask cards 1"), you) == "answer yes"
    assert remark(after(strong, "0 ask mission"), you) == "say mission"
    assert remark(after(weak, "0 ask mission"), you) == "say not-ready"


def test_the_retreated_promise_nothing() -> None:
    table = arranged(queue=["CA9", "CA5", "CA2"], retreated=[1])
    you = Seat(1)
    assert remark(after(table, "0 ask who CA5"), you) == "say not CA5"
    assert remark(after(table, "0 ask plan 1"), you) == "say keep"
    assert remark(after(table, "0 ask cards 1"), you) == "answer no"


def test_at_the_end_the_insight_knows_the_result() -> None:
    table = arranged(moment="enemy", queue=["CA5"], stamina={"0": 1}, retreated=[1, 2])
    assert GAME.insight.value(table, ME) < -300
