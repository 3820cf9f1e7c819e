"""A match keeps its cards and its rules, whatever becomes of the files of its game."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import questkeep
from questkeep.games import CATALOGUE
from questkeep.kernel.event import Seat
from questkeep.kernel.game import digest_of
from questkeep.kernel.replay import table_after
from questkeep.records import RecordFile, write_record
from questkeep.server.messages import Refusal
from questkeep.server.new_tables import SeatWish, TableWish
from questkeep.server.serve import DATA_FILE
from questkeep.server.thinking import Task
from questkeep.trials.client import Player, ask, first_option, open_table, talk
from questkeep.trials.house_process import HouseProcess
from tests.server.home import Home, notations, play_to_end

DATA = Path(__file__).parent / "data"
OWN = 'based-on = "standard"\n\n[warriors]\nF6a = { strength = 7, weapon = "axe" }\n'
TODAY, TOMORROW = 5, 8  # the strength of W5w


@pytest.fixture
def old_home(tmp_path: Path) -> Iterator[Home]:
    """A house on the file of version 0.1.0, in which matches did not name their cards."""
    file = sqlite3.connect(tmp_path / DATA_FILE)
    file.executescript((DATA / "schema-3.sql").read_text("utf-8"))
    file.close()
    home = Home(tmp_path)
    yield home
    home.close()


def entries() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / "schema-3.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("title", entries())
def test_a_match_of_the_first_version_goes_on_with_the_cards_and_rules_of_then(old_home: Home, title: str) -> None:
    async def go_on() -> None:
        was = entries()[title]
        match = old_home.house.match(was["match"])
        game, deck = CATALOGUE[match.record.game], match.record.deck
        first = game.first_decks[was["rules"]]
        assert (match.record.version, match.row) == (was["rules"], was["rows"])
        assert (digest_of(deck.base) if "own cards" in title else deck.digest) == first
        assert match.table.asked() == was["asked"]
        questions = {seat: match.drafts.question(Seat(seat)) for seat in was["asked"]}
        offered = [notations(match, seat, question.options) for seat, question in questions.items() if question]
        assert offered == was["options"]
        await play_to_end(match)
        outcome = match.table.outcome()
        assert outcome is not None
        assert was["scores"] in (None, outcome.scores)
        read = RecordFile(Path("record.toml"), write_record(match.record, outcome.scores)).record
        assert (read.version, read.deck.text, read.deck.base) == (was["rules"], deck.text, deck.base)

    asyncio.run(go_on())


def test_each_text_is_kept_once(old_home: Home) -> None:
    async def open_more() -> None:
        ada = await old_home.guest("Ada")
        for game in ("tschak", "tschak", "fetch_quest"):
            await old_home.table(ada, "me me me", game=game)
        for _ in range(2):
            await old_home.house.open_table(ada, TableWish("tschak", [SeatWish("me")] * 2, deck=OWN))

    asyncio.run(open_more())
    kept = {row["digest"]: row["text"] for row in old_home.store.read("SELECT digest, text FROM deck")}
    assert all(digest_of(text) == digest for digest, text in kept.items())
    games = [CATALOGUE[key] for key in ("tschak", "enchanters", "fetch_quest")]
    standard = {digest for game in games for digest in game.first_decks.values()}  # of the matches of then
    standard |= {CATALOGUE[key].standard_deck().digest for key in ("tschak", "fetch_quest")}
    assert standard <= set(kept)
    assert len(set(kept) - standard) == 3  # two own decks of then, and one of now
    assert old_home.store.read("SELECT count(*) FROM match WHERE deck_digest IS NULL")[0][0] == 0


def test_two_texts_with_one_fingerprint_are_refused(home: Home) -> None:
    async def open_both() -> None:
        ada = await home.guest("Ada")
        sql = "INSERT INTO deck (digest, game, text) VALUES (?, 'tschak', 'another text')"
        await home.store.write((sql, (digest_of(OWN),)))
        with pytest.raises(Refusal, match="bad-deck"):
            await home.house.open_table(ada, TableWish("tschak", [SeatWish("me")] * 2, deck=OWN))

    asyncio.run(open_both())


@pytest.mark.parametrize("title", [title for title in entries() if "running" in title])
def test_a_bot_thinks_at_the_table_as_it_stands(old_home: Home, title: str) -> None:
    async def rebuild() -> None:
        match = old_home.house.match(entries()[title]["match"])
        seat = match.table.asked()[0]
        task = msgspec.json.decode(msgspec.json.encode(Task.of(match.record, seat, "greedy", "answer")), type=Task)
        record = task.record()
        table = table_after(match.course.game, record, len(record.picks))
        assert table.view(seat) == match.table.view(seat)
        assert (record.version, record.deck.text) == (match.record.version, match.record.deck.text)
        assert record.deck.base == match.record.deck.base

    asyncio.run(rebuild())


# What the next release does -----------------------------------------------------------------------------------


def next_release(folder: Path) -> None:
    """A copy of this Questkeep in which Tschak! has other numbers, and remembers those of today."""
    shutil.copytree(Path(questkeep.__file__).parent, folder / "questkeep")
    decks = folder / "questkeep" / "games" / "tschak" / "decks"
    text = (decks / "standard.toml").read_text("utf-8")
    changed = text.replace(f"W5w = {{ strength = {TODAY}", f"W5w = {{ strength = {TOMORROW}")
    changed = re.sub(r"skulls = (\d)", lambda found: f"skulls = {int(found[1]) + 1}", changed)
    assert changed.count("skulls") > 3
    assert str(TOMORROW) in changed
    (decks / "released").mkdir(exist_ok=True)
    (decks / "released" / f"{digest_of(text)}.toml").write_text(text, "utf-8")
    (decks / "standard.toml").write_text(changed, "utf-8")


def strength(house: HouseProcess, match: str) -> int:
    found: int = ask(house.address, "GET", f"/api/matches/{match}").data["cards"]["W5w"]["strength"]
    return found


def record(house: HouseProcess, match: str) -> bytes:
    return ask(house.address, "GET", f"/api/matches/{match}/record").body


async def finish(house: HouseProcess, cookie: str | None, match: str, seats: list[int]) -> None:
    players = [Player(house.address, cookie, match, seat) for seat in seats]
    for player in players:
        await player.sit_down()
    await asyncio.gather(*(player.play_on() for player in players))
    for player in players:
        player.hang_up()


async def begin(house: HouseProcess, cookie: str | None, match: str) -> Any:
    """One move; returns what the seat sees and is asked afterwards."""
    player = Player(house.address, cookie, match, 0)
    update = await player.sit_down()
    player.pick(first_option(update))
    seen = (await player.until(lambda update: update.number > 0)).seen
    player.hang_up()
    return seen


def test_numbers_changed_in_a_standard_deck_change_no_match_that_was_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = HouseProcess(tmp_path / "data")
    house.open()
    finished, cookie, _ = open_table(house.address, ["me", "me"])
    wish = {"game": "tschak", "seats": [{"kind": "me"}, {"kind": "me"}], "deck": OWN}
    own_finished = ask(house.address, "POST", "/api/matches", wish, cookie).data["match"]
    running, _, _ = open_table(house.address, ["me", "me"], cookie)
    with_bots, _, _ = open_table(house.address, ["me", "bot/greedy", "bot/greedy"], cookie)

    async def today() -> Any:
        await finish(house, cookie, finished, [0, 1])
        await finish(house, cookie, own_finished, [0, 1])
        return await begin(house, cookie, running)

    seen = talk(today())
    records = {match: record(house, match) for match in (finished, own_finished)}
    house.close()

    next_release(tmp_path / "next")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "next"))
    house.open()
    assert [strength(house, match) for match in (finished, own_finished, running, with_bots)] == [TODAY] * 4
    assert {match: record(house, match) for match in records} == records

    async def tomorrow() -> None:
        again = Player(house.address, cookie, running, 0)
        assert (await again.sit_down()).seen == seen
        again.hang_up()
        await finish(house, cookie, running, [0, 1])
        await finish(house, cookie, with_bots, [0])

    talk(tomorrow())
    for match in (running, with_bots):
        RecordFile(Path("record.toml"), record(house, match).decode())  # read by the Questkeep of today
    rematches = {}
    for match in (finished, own_finished):
        answer = ask(house.address, "POST", f"/api/matches/{match}/rematch", cookie=cookie)
        rematches[match] = strength(house, answer.data["match"])
    assert rematches == {finished: TOMORROW, own_finished: TODAY}  # own cards stay as they were
    fresh, _, _ = open_table(house.address, ["me", "me"], cookie)
    assert strength(house, fresh) == TOMORROW
    house.close()
    assert "Traceback" not in house.log()
    assert "error" not in house.log()
