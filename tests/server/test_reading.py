"""Decks and records that come from outside: read elsewhere, by somebody who can be sent home."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys

import pytest

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import UNDO, Pick, Record, table_after
from questkeep.records import write_record
from questkeep.server import reading
from questkeep.server.match import MOST_ROWS
from questkeep.server.messages import Refusal
from questkeep.server.new_tables import SeatWish, TableWish
from questkeep.server.reading import Found, Text, find
from questkeep.trials.client import ask
from questkeep.trials.house_process import HouseProcess
from tests.server.home import Home

SEATS = [SeatWish("me"), SeatWish("me")]
OWN = 'based-on = "standard"\n'


def whole_game(undos: int = 0) -> Record:
    """A game of Tschak! for two; before its last answer, one is taken back so many times."""
    game = CATALOGUE["tschak"]
    record = Record(game.key, game.version, game.chosen_options({}), game.standard_deck(), "read", ["Ada", "Ben"], [])
    course, rng = Course(game, record), Rng("read")
    while course.table.asked():
        seat = course.table.asked()[-1]
        options = course.table.options(seat)
        course.go(Pick(seat, course.table.notation(seat, options[rng.below(len(options))])))
        if course.row > 40 and undos and course.table.asked():
            course.go(Pick(seat, UNDO))
            undos -= 1
    return record


def written(record: Record) -> str:
    outcome = table_after(CATALOGUE[record.game], record, len(record.picks)).outcome()
    assert outcome is not None
    return write_record(record, outcome.scores)


async def problem_with(home: Home, deck: str) -> str:
    """Why no table is opened with this deck."""
    with pytest.raises(Refusal, match="bad-deck") as refused:
        await home.house.open_table(await home.guest("Ada"), TableWish("tschak", SEATS, deck=deck))
    return str(refused.value.message.facts["problem"])


def test_a_table_is_opened_with_a_deck_that_has_been_read_elsewhere(home: Home) -> None:
    async def play() -> None:
        assert home.house.readers.processes == []
        opened = await home.house.open_table(await home.guest("Ada"), TableWish("tschak", SEATS, deck=OWN))
        assert home.house.match(opened["match"]).record.deck.text == OWN
        (process,) = home.house.readers.processes
        assert "not known" in await problem_with(home, OWN + "[elves]\n")
        assert home.house.readers.processes == [process]  # it is there for the next one

    asyncio.run(play())


def test_whoever_reads_too_long_is_ended_and_another_one_takes_the_next_text(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        await home.house.readers.read_deck("tschak", "own.toml", OWN)
        (process,) = home.house.readers.processes
        process.send_signal(signal.SIGSTOP)  # it will read for ever
        monkeypatch.setattr(reading, "SECONDS", 0.1)
        assert "too long" in await problem_with(home, OWN)
        assert process not in home.house.readers.processes
        monkeypatch.undo()
        await home.house.readers.read_deck("tschak", "own.toml", OWN)

    asyncio.run(play())


def test_whoever_has_died_meanwhile_is_replaced(home: Home) -> None:
    async def play() -> None:
        await home.house.readers.read_deck("tschak", "own.toml", OWN)
        (process,) = home.house.readers.processes
        process.kill()
        process.communicate()
        await home.house.readers.read_deck("tschak", "own.toml", OWN)
        assert home.house.readers.processes != [process]

    asyncio.run(play())


def test_only_so_many_texts_wait(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(reading, "MOST_WAITING", 3)
        reads = [home.house.readers.read_deck("tschak", "own.toml", OWN) for _ in range(5)]
        ended = await asyncio.gather(*reads, return_exceptions=True)
        assert [str(one) for one in ended] == ["None"] * 3 + ["too-busy"] * 2
        assert home.house.readers.waiting == 0
        assert len(home.house.readers.processes) <= reading.READERS

    asyncio.run(play())


def test_where_no_process_can_be_started_the_house_has_too_much_to_do(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere")
    with pytest.raises(Refusal, match="too-busy"):
        asyncio.run(home.house.readers.read_deck("tschak", "own.toml", OWN))


@pytest.mark.parametrize(
    ("limits", "work", "ending"),
    [
        ("reading.PROCESSOR_SECONDS = 0; reading.limit_time()", "while True: pass", -signal.SIGXCPU),
        ("reading.limit_memory()", "bytearray(reading.MOST_MEMORY)", 1),
    ],
    ids=["time", "memory"],
)
def test_time_and_memory_of_a_reading_process_are_limited(limits: str, work: str, ending: int) -> None:
    program = f"from questkeep.server import reading; {limits}\n{work}"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60, check=False)
    assert ended.returncode == ending


def test_what_needs_too_much_memory_or_shows_a_mistake_of_ours_is_refused_all_the_same() -> None:
    assert find(Text(OWN, "own.toml", "tschak")) == Found()
    found = find(Text(OWN, "own.toml", "chess"))  # the house itself never asks for a game that there is not
    assert (found.problem, "KeyError: 'chess'" in found.trace) == ("the house cannot read it (KeyError)", True)


def test_a_record_full_of_undos_is_read_and_any_row_of_it_shown(process: HouseProcess) -> None:
    record = whole_game(undos=2_000)
    assert len(record.picks) > 4_000
    match = ask(process.address, "POST", "/api/records", written(record).encode()).data["match"]
    for row in (0, 41, 1_000, len(record.picks)):
        shown = ask(process.address, "GET", f"/api/matches/{match}/at/{row}?seat=1").data
        assert (shown["number"], shown["rows"]) == (row, len(record.picks))
        assert shown["view"] == table_after(CATALOGUE["tschak"], record, row).view(Seat(1))
    assert ask(process.address, "GET", f"/api/matches/{match}/record").body == written(record).encode()


def test_odd_spelling_in_a_record_is_put_right(process: HouseProcess) -> None:
    record = whole_game()
    for pick in record.picks[:20]:
        pick.notation = pick.notation.upper().replace(" ", "  \n ")
    odd = written(record)
    assert r"PLAY  \n " in odd
    match = ask(process.address, "POST", "/api/records", odd.encode()).data["match"]
    assert ask(process.address, "GET", f"/api/matches/{match}/record").body == written(whole_game()).encode()


TEXT = written(whole_game())
ROWS = TEXT.partition("picks = [\n")[2].partition("]\n")[0]
SPOILT = {
    "a number without end": ("seed = ", "n = " + "9" * 5_000 + "\nseed = "),
    "a hexadecimal number without end": ("rules = 1", "rules = 0x" + "f" * 5_000),
    "an option that is no text": ('elixir = "automatic"', "elixir = 0x" + "f" * 30),
    "an option that is a list": ('elixir = "automatic"', 'elixir = ["automatic"]'),
    "a name that is a list": ('"Ada"', '["Ada"]'),
    "a seed without end": ('seed = "read"', f'seed = "{"r" * 300}"'),
    "too many rows": (ROWS, '  "0 undo",\n' * (MOST_ROWS + 1)),
    "an undo of nothing": (ROWS, '  "0 undo",\n'),
    "a seat without end": (ROWS, f'  "{"9" * 5_000} play W5w",\n'),
    "a line in a seat": (ROWS, '  "0\\n play W5w",\n'),
    "scores without end": ("scores = [", "scores = [" + "1, " * 9_000),
    "brackets without end": ("seed = ", "x = " + "[" * 9_000 + "\nseed = "),
    "a deck of brackets": ('deck = "standard"', 'deck-text = "[[["\ndeck = "standard"'),
    "a deck of spaces": (
        'deck = "standard"',
        'deck-text = "x = [\\n[' + " " * 40_000 + '1 ],\\n]"\ndeck = "standard"',
    ),
}


@pytest.mark.parametrize(("sound", "spoilt"), SPOILT.values(), ids=SPOILT)
def test_a_spoilt_record_is_refused_with_a_reason(process: HouseProcess, sound: str, spoilt: str) -> None:
    assert TEXT.count(sound) == 1
    answer = ask(process.address, "POST", "/api/records", TEXT.replace(sound, spoilt).encode())
    assert (answer.status, answer.data["reason"]) == (400, "bad-record")
    assert answer.data["facts"]["problem"].startswith("record.toml:")


def test_forty_thousand_characters_of_a_hostile_deck_are_refused_like_any_other(process: HouseProcess) -> None:
    deck = "x = [\n[" + " " * 39_980 + "1 ],\n]\n"
    wish = {"game": "tschak", "seats": [{"kind": "me"}, {"kind": "me"}], "deck": deck}
    answer = ask(process.address, "POST", "/api/matches", wish)
    assert (answer.status, answer.data["reason"]) == (400, "bad-deck")
    facts = answer.data["facts"]
    assert (facts["line"], facts["field"]) == (1, "x")
    assert facts["problem"].startswith("is not known here; a deck has weapons,")
