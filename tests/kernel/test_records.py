"""Record files: what is written is read back whole, and any damage is refused with file, line and reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from questkeep.games import CATALOGUE, fetch_quest
from questkeep.games.fetch_quest.rules.deck import FetchQuestDeck
from questkeep.games.tschak import GAME
from questkeep.games.tschak.cards import standard_deck
from questkeep.games.tschak.rules.deck import TschakDeck
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import replay
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Deck, Game
from questkeep.kernel.replay import Pick, Record, opening, play_pick
from questkeep.records import RecordFile, save_record, write_record


def game_of_fallbacks(picks: int, deck: Deck | None = None, seed: str = "records") -> Record:
    """The beginning of a game in which everyone gives the safe answer."""
    options = GAME.chosen_options({"history": "memory"})
    record = Record(GAME.key, GAME.version, options, deck or GAME.standard_deck(), seed, ["Żaneta", "greedy"], [])
    table = opening(GAME, record)
    for row in range(1, picks + 1):
        seat = table.asked()[0]
        record.picks.append(Pick(seat, table.notation(seat, table.fallback(seat))))
        play_pick(table, record, row)
    return record


WHOLE_GAME = game_of_fallbacks(48)
SCORES = getattr(replay(GAME, WHOLE_GAME).outcome(), "scores", [])
TEXT = write_record(WHOLE_GAME, SCORES)


def lines_of(text: str, beginning: str) -> list[int]:
    return [number for number, line in enumerate(text.split("\n"), 1) if line.strip().startswith(beginning)]


def refusal_of(path: Path, damaged: str | bytes) -> BadFile:
    """How a damaged record is refused."""
    path.write_bytes(damaged if isinstance(damaged, bytes) else damaged.encode())
    with pytest.raises(BadFile) as refused:
        RecordFile(path)
    assert refused.value.file == str(path)
    assert str(refused.value).startswith(str(path))
    assert "\n" not in str(refused.value)
    return refused.value


def practised() -> Record:
    """A step of practice that was taken back after the cards had been turned up."""
    record = game_of_fallbacks(2)
    record.picks.append(Pick(Seat(1), "undo anew 1"))
    record.is_practice = True
    return record


def test_a_record_of_practice_says_so(tmp_path: Path) -> None:
    path = tmp_path / "practice.toml"
    text = write_record(practised())
    assert "practice = true" in text.splitlines()
    path.write_text(text, "utf-8")
    read = RecordFile(path)
    assert read.record.is_practice
    assert read.table_at(3).view(Seat(0)) == replay(GAME, practised()).view(Seat(0))
    assert "practice" not in TEXT


@pytest.mark.parametrize(
    ("change", "field"), [("", "picks"), ("practice = false", "picks"), ("practice = 1", "practice")]
)
def test_practice_that_is_not_called_so_is_refused(tmp_path: Path, change: str, field: str) -> None:
    spoilt = write_record(practised()).replace("practice = true", change)
    refused = refusal_of(tmp_path / "practice.toml", spoilt)
    assert refused.field == field
    if field == "picks":
        assert refused.line in lines_of(spoilt, '"1 undo anew 1"')


def test_nothing_is_dealt_anew_in_a_game_that_takes_nothing_back(tmp_path: Path) -> None:
    """[F-98]"""
    game = CATALOGUE["fetch_quest"]
    record = Record(game.key, game.version, game.chosen_options({}), game.standard_deck(), "7", ["a"] * 3, [], True)
    seat = opening(game, record).asked()[0]
    record.picks = [Pick(seat, "skip"), Pick(seat, "forage"), Pick(seat, f"undo anew {seat}")]
    assert "F-98" in refusal_of(tmp_path / "practice.toml", write_record(record)).problem


def test_a_whole_game_comes_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.toml"
    save_record(path, WHOLE_GAME, SCORES)
    read = RecordFile(path).record
    assert [(pick.seat, pick.notation) for pick in read.picks] == [(p.seat, p.notation) for p in WHOLE_GAME.picks]
    assert (read.game, read.version, read.seed) == (GAME.key, GAME.version, "records")
    assert (read.players, dict(read.options)) == (WHOLE_GAME.players, dict(WHOLE_GAME.options))
    assert write_record(read, SCORES) == TEXT == path.read_text("utf-8")


def test_saving_leaves_no_half_written_file_behind(tmp_path: Path) -> None:
    save_record(tmp_path / "game.toml", game_of_fallbacks(3))
    save_record(tmp_path / "game.toml", game_of_fallbacks(4))
    assert [file.name for file in tmp_path.iterdir()] == ["game.toml"]
    assert len(RecordFile(tmp_path / "game.toml").record.picks) == 4


def test_a_game_that_is_not_over_is_read_too(tmp_path: Path) -> None:
    save_record(tmp_path / "game.toml", game_of_fallbacks(7))
    file = RecordFile(tmp_path / "game.toml")
    assert file.table_at(7).asked() == [1]
    assert file.table_at(0).asked() == [0, 1]


def test_the_table_of_a_row_has_told_its_events(tmp_path: Path) -> None:
    save_record(tmp_path / "game.toml", game_of_fallbacks(2))
    told = RecordFile(tmp_path / "game.toml").table_at(2).told
    assert told is not None
    kinds = [entry.public.kind for entry in told if entry.public is not None]
    assert kinds == ["keep-opened", "hand-taken", "hand-taken", "choice-locked", "choice-locked", "cards-revealed"]


def test_an_own_deck_travels_inside_the_record(tmp_path: Path) -> None:
    own = GAME.read_deck("own.toml", GAME.standard_deck().text.replace("# ", '# "own" \\ ', 1))
    save_record(tmp_path / "game.toml", game_of_fallbacks(2, own))
    deck = RecordFile(tmp_path / "game.toml").record.deck
    assert (deck.name, deck.text) == (own.name, own.text)
    assert deck.digest == own.digest != GAME.standard_deck().digest


def test_a_deck_lies_upon_the_cards_it_was_begun_with_whatever_they_are_today(tmp_path: Path) -> None:
    older = GAME.standard_deck().text.replace("strength = 5", "strength = 8", 1)
    own = GAME.read_deck("own.toml", 'based-on = "standard"', older)
    assert (own.base, own.text) == (older, 'based-on = "standard"')
    save_record(tmp_path / "game.toml", game_of_fallbacks(2, own))
    deck = RecordFile(tmp_path / "game.toml").record.deck
    assert (deck.base, deck.text) == (older, 'based-on = "standard"')
    assert isinstance(deck, TschakDeck)
    assert isinstance(own, TschakDeck)
    assert deck.strengths == own.strengths != standard_deck().strengths


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_every_standard_deck_that_was_ever_released_can_be_read(game: Game) -> None:
    released = game.released_decks()
    assert {game.standard_deck().digest, *game.first_decks.values()} <= set(released)
    for digest, text in released.items():
        assert game.read_deck("standard.toml", text).digest == digest


def test_a_record_of_the_first_fetch_quest_is_played_against_the_king_of_then(tmp_path: Path) -> None:
    game = fetch_quest.GAME
    first, today = (game.read_deck("standard", game.released_decks()[game.first_decks[version]]) for version in (1, 2))
    assert isinstance(first, FetchQuestDeck)
    assert isinstance(today, FetchQuestDeck)
    assert first.missions[-1].needs != today.missions[-1].needs
    record = Record("fetch_quest", 1, game.chosen_options({}), first, "7", ["a", "b", "c"], [])
    save_record(tmp_path / "game.toml", record)
    assert "deck-text" not in (tmp_path / "game.toml").read_text("utf-8")
    read = RecordFile(tmp_path / "game.toml").record
    assert (read.version, read.deck.digest) == (1, first.digest)


@pytest.mark.parametrize("seed", ["", "ünï", 'a "quoted" one', "back\\slash", "two\nlines"])
def test_any_seed_comes_back_as_it_was(tmp_path: Path, seed: str) -> None:
    save_record(tmp_path / "game.toml", game_of_fallbacks(2, seed=seed))
    assert RecordFile(tmp_path / "game.toml").record.seed == seed


@pytest.mark.parametrize(
    ("sound", "damaged", "field", "reason"),
    [
        ("record = 1", "record = 2", "record", "reads record format 1"),
        ('game = "tschak"', 'game = "chess"', "game", "there is no game 'chess'"),
        ("rules = 1", "rules = 2", "rules", "played under rules version 2"),
        ("rules = 1", "rules = true", "rules", "damaged"),
        ('"greedy"]', '"greedy", "c", "d", "e"]', "players", "for 2 to 4 players, not for 5"),
        ('"greedy"]', "7]", "players", "list of names"),
        ('deck-digest = "', 'deck-digest = "0', "deck-digest", "does not know the cards this game was played with"),
        ("scores = [", "scores = [9, ", "scores", "the record says"),
        ('history = "memory"', 'history = "long"', "options", "there is no “long”; there is open, memory"),
        ('history = "memory"', 'clock = "fast"', "options", "clock: there is no such choice; there is table"),
    ],
)
def test_a_wrong_value_is_named_with_its_line(
    tmp_path: Path, sound: str, damaged: str, field: str, reason: str
) -> None:
    assert TEXT.count(sound) == 1
    refused = refusal_of(tmp_path / "game.toml", TEXT.replace(sound, damaged))
    heading = "[options]" if field == "options" else f"{field} ="
    assert (refused.field, [refused.line]) == (field, lines_of(TEXT, heading))
    assert reason in refused.problem


@pytest.mark.parametrize(
    ("pick", "reason"),
    [
        ("2 play W5w", "a seat and an answer"),
        ("0", "a seat and an answer"),
        pytest.param("9" * 5_000 + " play W5w", "a seat and an answer", id="endless number"),
        ("me play W5w", "a seat and an answer"),
        ("0 play W5w W5w", "[T-24]"),
        ("0 jump", "[T-17]"),
        ("0 discard nothing", "[T-17]"),
        ("0 withdraw", "[T-20]"),
    ],
)
def test_an_impossible_pick_is_named_with_its_line(tmp_path: Path, pick: str, reason: str) -> None:
    lines = TEXT.split("\n")
    third = lines_of(TEXT, "picks =")[0] + 3
    lines[third - 1] = f'  "{pick}",'
    refused = refusal_of(tmp_path / "game.toml", "\n".join(lines))
    assert refused.line == third
    assert reason in refused.problem


def test_an_impossible_pick_is_not_mistaken_for_an_earlier_one_that_reads_the_same(tmp_path: Path) -> None:
    lines = TEXT.split("\n")
    first = lines_of(TEXT, "picks =")[0] + 1
    lines[first + 1] = lines[first - 1]  # the same card is played again
    refused = refusal_of(tmp_path / "game.toml", "\n".join(lines))
    assert refused.line == first + 2
    assert "pick 3 " in refused.problem


def test_a_pick_of_a_seat_that_is_not_asked_is_refused(tmp_path: Path) -> None:
    other_seat = re.sub(r'  "1 (play \w+)"', r'  "0 \1"', TEXT, count=1)
    refused = refusal_of(tmp_path / "game.toml", other_seat)
    assert refused.line == lines_of(TEXT, "picks =")[0] + 2
    assert "pick 2 " in refused.problem


def test_scores_of_a_game_that_is_not_over_are_refused(tmp_path: Path) -> None:
    text = write_record(game_of_fallbacks(5), [1, 2])
    assert "the game is not over" in refusal_of(tmp_path / "game.toml", text).problem


@pytest.mark.parametrize(
    "field", ["record", "game", "rules", "players", "seed", "deck", "deck-digest", "picks", "[options]"]
)
def test_a_missing_field_is_named(tmp_path: Path, field: str) -> None:
    if field == "picks":
        damaged = re.sub(r"picks = \[.*?\n\]\n", "", TEXT, flags=re.DOTALL)
    else:
        damaged = "".join(line for line in TEXT.splitlines(True) if not re.match(rf"{re.escape(field)}( =|$)", line))
    refused = refusal_of(tmp_path / "game.toml", damaged)
    assert refused.field == field.strip("[]")
    assert "is missing" in refused.problem


@pytest.mark.parametrize(
    "garbage",
    [b"", b"\0", b"\xff\xfe\x00garbage", b"PK\x03\x04" + bytes(range(256)), b"x = " + b"[" * 100_000],
    ids=["nothing", "a zero byte", "not UTF-8", "an archive", "endless brackets"],
)
def test_what_is_no_record_at_all_is_refused(tmp_path: Path, garbage: bytes) -> None:
    refusal_of(tmp_path / "game.toml", garbage)


def test_a_record_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    data = TEXT.encode()
    last_needed = data.index(b"[options]") + len("[options]")
    for cut in range(0, last_needed, 7):
        refused = refusal_of(tmp_path / "game.toml", data[:cut])
        assert refused.line > 0 or "is missing" in refused.problem


def test_random_damage_is_refused_or_harmless_but_never_a_crash(tmp_path: Path) -> None:
    rng = Rng("damage")
    path = tmp_path / "game.toml"
    refused = 0
    for _ in range(300):
        data = bytearray(TEXT.encode())
        for _ in range(1 + rng.below(3)):
            data[rng.below(len(data))] = rng.below(256)
        path.write_bytes(data)
        try:
            RecordFile(path)
        except BadFile:
            refused += 1
    assert refused > 250


def test_a_record_says_who_sat_where() -> None:
    assert 'players = ["Żaneta", "greedy"]' in TEXT
    assert WHOLE_GAME.picks[0].seat == Seat(0)
