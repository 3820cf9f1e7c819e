"""One match: nobody is told what the disk does not have, and everyone is told only what is his."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW
from questkeep.server import match as match_module
from questkeep.server.match import Match
from questkeep.server.messages import Option, PlainPick, Refusal, Update, encode
from questkeep.server.store import NotSaved, connect
from tests.server.home import Ears, Home, answer, chosen, play_round, play_to_end, taken_apart, written

MEMORY = {"history": "memory"}
NONSENSE = [
    PlainPick(""), PlainPick("undo"), PlainPick("\0"), PlainPick("play"), PlainPick("play", [[]]),
    PlainPick("play", ["nothing"]), PlainPick("play", [["nothing"]]), PlainPick("play", [["\0"]]),
    PlainPick("play", [7]), PlainPick("withdraw", [["W5w"]]),
]  # fmt: skip


async def refusal(attempt: Awaitable[None]) -> str:
    with pytest.raises(Refusal) as refused:
        await attempt
    return refused.value.message.reason


def test_nobody_is_told_before_the_disk_knows(home: Home) -> None:
    async def play() -> None:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        match, _ = await home.table(ada)
        ears, spectator, leaver = Ears(match, ada), Ears(match, None), Ears(match, ada)
        for listener, seat in ((ears, 0), (spectator, None), (leaver, 1)):
            await listener.look(seat)
        held = connect(home.path)
        held.execute("BEGIN IMMEDIATE")
        told = [len(listener.heard) for listener in (ears, spectator)]
        pick = asyncio.create_task(answer(match, 0))
        await asyncio.sleep(0.05)
        match.leave(leaver.watcher)
        match.publish()
        newcomer = Ears(match, ben)
        arrival = asyncio.create_task(newcomer.look(None))
        await asyncio.sleep(0.05)
        assert not pick.done()
        assert {update.last.number for update in (ears, spectator)} == {0}
        assert ears.last.view["locked"] == []
        assert not arrival.done()
        held.execute("ROLLBACK")
        held.close()
        await pick
        assert (await arrival).number == 1
        assert [ears.last.number, spectator.last.number] == [1, 1]
        assert [len(listener.heard) - before for listener, before in zip((ears, spectator), told, strict=True)] == [
            2,
            2,
        ]

    asyncio.run(play())


def test_what_the_disk_refuses_did_not_happen(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        ears = Ears(match, ada)
        before = await ears.look(0)
        await home.store.write(("CREATE TRIGGER full BEFORE INSERT ON pick BEGIN SELECT RAISE(ABORT, 'full'); END", ()))
        with pytest.raises(NotSaved):
            await answer(match, 0)
        assert ears.last is before
        assert match.row == 0
        match.give_up()
        assert ears.was_let_go
        await home.store.write(("DROP TRIGGER full", ()))
        again = home.house.match(match.id)
        assert again is not match
        await answer(again, 0)
        assert again.row == 1

    asyncio.run(play())


def test_a_question_keeps_its_number_while_others_answer(home: Home) -> None:
    async def play() -> None:
        match, _ = await home.table(await home.guest("Ada"), "me me me")
        first = match.drafts.question(Seat(2))
        await answer(match, 0)
        await match.answer(Seat(0), 0, written(match, 0, "withdraw"))
        await answer(match, 0)
        await answer(match, 1)
        assert match.drafts.question(Seat(2)) == first
        await answer(match, 2)
        second = match.drafts.question(Seat(2))
        assert first is not None
        assert second is not None
        assert second.number > first.number
        stale = match.answer(Seat(2), first.number, [chosen(second.options[0])])
        assert await refusal(stale) == "stale-question"

    asyncio.run(play())


def test_a_refused_pick_names_its_clause_and_disturbs_nobody(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        ears = Ears(match, ada)
        hand = (await ears.look(0)).view["hand"]
        await ears.look(1)
        told = len(ears.heard)
        question = match.drafts.question(Seat(0))
        assert question is not None
        with pytest.raises(Refusal) as refused:
            await match.answer(Seat(0), question.number, written(match, 0, "play " + " ".join(hand[:3])))
        assert refused.value.message.clause is not None
        assert refused.value.message.clause.startswith("T-")
        for nonsense in NONSENSE:
            assert await refusal(match.answer(Seat(0), question.number, [nonsense])) == "not-understood"
        assert len(ears.heard) == told
        assert match.row == 0
        assert match.drafts.question(Seat(0)) == question

    asyncio.run(play())


def test_several_answers_go_in_order_until_something_is_revealed(home: Home) -> None:
    async def play() -> None:
        match, _ = await home.table(await home.guest("Ada"))
        await answer(match, 0)
        question = match.drafts.question(Seat(1))
        assert question is not None
        await match.answer(Seat(1), question.number, [*map(chosen, question.options[:2])])
        assert match.row == 2
        assert match.table.asked() == [0, 1]

    asyncio.run(play())


def test_a_locked_choice_can_be_withdrawn(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        ears = Ears(match, ada)
        await ears.look(0)
        choice = await answer(match, 0)
        assert ears.last.view["choice"] == taken_apart(match, 0, choice).plain()
        assert (ears.last.may, ears.last.question) == ([Option(WITHDRAW, "withdraw", [])], None)
        await match.answer(Seat(0), 0, written(match, 0, "withdraw"))
        assert ears.last.view["choice"] is None
        assert ears.last.question is not None
        assert [event["event"] for event in ears.last.events] == ["choice-withdrawn"]

    asyncio.run(play())


def test_a_choice_cannot_be_changed_without_end(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "MOST_ROWS", 100)

    async def play() -> None:
        match, _ = await home.table(await home.guest("Ada"))
        while match.row < 99:
            await answer(match, 0)
            await match.answer(Seat(0), 0, written(match, 0, "withdraw"))
        await answer(match, 0)
        assert await refusal(match.answer(Seat(0), 0, written(match, 0, "withdraw"))) == "too-many-steps"
        assert match.taking_back.offer_to(Seat(0)).why == "too-many-steps"
        assert await refusal(match.undo(Seat(0))) == "no-undo"
        await answer(match, 1)
        await play_to_end(match)

    asyncio.run(play())


def test_at_a_hot_seat_only_the_uncovered_hand_is_sent(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me here")
        ears = Ears(match, ada)
        hands = [set((await Ears(match, ada).look(seat)).view["hand"]) for seat in (0, 1)]
        for seat in (0, 1, None):
            update = encode(await ears.look(seat)).decode()
            for other, hand in enumerate(hands):
                shown = {card for card in hand if f'"{card}"' in update}
                assert shown == (hand if other == seat else set())
        await answer(match, 0)
        await answer(match, 1)
        assert ears.last.seat is None
        assert ears.last.view["hand"] is None
        assert ears.last.question is None

    asyncio.run(play())


def test_spectators_hear_no_secret(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        spectator, player = Ears(match, None), Ears(match, ada)
        await spectator.look(None)
        await player.look(0)
        choice = await answer(match, 0)
        assert choice.split()[1] in encode(player.last).decode()
        assert choice.split()[1] not in encode(spectator.last).decode()
        assert (spectator.last.may, spectator.undo.way, spectator.last.question) == ([], "no", None)

    asyncio.run(play())


def test_what_was_missed_is_told_again(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        always = Ears(match, ada)
        opening = await always.look(0)
        for _ in range(3):
            await play_round(match)
        updates = [message for message in always.heard[1:] if isinstance(message, Update)]
        for seen in range(-1, match.row + 1):
            late = await Ears(match, ada).look(0, seen)
            told = [event for update in updates if update.number > seen for event in update.events]
            assert late.events == (opening.events if seen < 0 else []) + told
            assert late.view == always.last.view

    asyncio.run(play())


def test_an_update_leaves_out_what_has_not_changed(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me me")
        always = Ears(match, ada)
        await always.look(0)
        await answer(match, 1)
        small = always.heard[-1]
        assert isinstance(small, Update)
        assert set(small.view) == {"asked", "locked"}
        assert (small.question, small.sitters, small.clock) == (UNSET, UNSET, UNSET)
        while not match.is_over():
            await play_round(match)
            late = await Ears(match, ada).look(0, match.row)
            assert replace(always.last, events=[]) == late

    asyncio.run(play())


def test_a_memory_table_tells_again_only_the_floor_that_is_played(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, options=MEMORY)
        floor = match.table.view(None)["floor"]
        while match.table.view(None)["floor"] == floor:
            await play_round(match)
        assert (await Ears(match, ada).look(0, -1)).events == []
        newest = await Ears(match, ada).look(0, match.row - 1)
        assert "floor-decided" in [event["event"] for event in newest.events]
        first = match.row + 1
        await play_round(match)
        again = await Ears(match, ada).look(0, 0)
        assert again.events == await everything_since(match, first)
        await play_to_end(match)
        whole = (await Ears(match, ada).look(0, -1)).events
        assert [event["event"] for event in whole].count("floor-decided") == 12

    asyncio.run(play())


async def everything_since(match: Match, first: int) -> list[dict[str, object]]:
    rows = enumerate(match.history.told[first:], first)
    heard = [(row, told.heard_by(Seat(0))) for row, all_told in rows for told in all_told]
    return [{"row": row, **event.plain()} for row, event in heard if event is not None]


def test_chat_is_told_to_all_and_again_to_newcomers(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        ears = Ears(match, None)
        await ears.look(None)
        for number in range(250):
            await match.say(Seat(1), f"line {number}")
        assert [line.number for line in ears.said] == list(range(250))
        late = Ears(home.house.match(match.id), ada)
        await late.look(0)
        assert late.said[-1].text == "line 249"
        assert len(late.heard) == 101
        silent, _ = await home.table(ada, chat=False)
        assert await refusal(silent.say(Seat(0), ":hello")) == "chat-closed"

    asyncio.run(play())


def test_an_answer_is_written_down_in_the_tables_own_words(home: Home) -> None:
    async def play() -> None:
        match, _ = await home.table(await home.guest("Ada"))
        question = match.drafts.question(Seat(0))
        assert question is not None
        said = match.table.notation(Seat(0), match.table.options(Seat(0))[0])
        first = question.options[0]
        odd = PlainPick(first.verb, [[card.swapcase() for card in first.args[0]]])
        await match.answer(Seat(0), question.number, [odd])
        assert [pick.notation for pick in match.record.picks] == [said]
        assert [row["notation"] for row in home.store.read("SELECT notation FROM pick")] == [said]
        assert await refusal(match.answer(Seat(1), match.questions[1], [odd])) == "not-understood"
        with pytest.raises(IllegalPick) as illegal:
            match.table.parse(Seat(1), said)
        assert (illegal.value.objection.reason, illegal.value.objection.clause) == ("not-in-hand", "T-24")
        assert match.row == 1

    asyncio.run(play())


def test_where_talk_is_ruled_the_chat_opens_at_the_end_and_emotes_take_their_time(home: Home) -> None:
    """[F-89, F-90, F-92]"""

    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me me me", game="fetch_quest")
        assert await refusal(match.say(Seat(0), "I have War")) == "chat-closed"
        one, other = [Seat(seat) for seat in range(3) if seat not in match.table.asked()]
        await match.answer(one, 0, written(match, one, "feel howl"))
        again = written(match, one, "POINT \n mission ", "feel howl", f"point {other}")
        for emote in (*again, PlainPick(again[-1].verb, [str(other)])):
            assert await refusal(match.answer(one, 0, [emote])) == "too-soon"
        await match.answer(one, 0, written(match, one, "say welcome"))
        await match.answer(other, 0, written(match, other, "point mission"))
        match.paused_until[one] = 0.0  # three seconds later
        await match.answer(one, 0, written(match, one, "point mission"))
        await play_to_end(match)
        await match.say(Seat(0), "I had War")
        loose, _ = await home.table(ada, "me me me", game="fetch_quest", options={"talk": "free"})
        await loose.say(Seat(0), "I have War")

    asyncio.run(play())


def test_others_hear_of_arrivals_only_when_somebody_comes_or_goes(home: Home) -> None:
    async def play() -> None:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        match, links = await home.table(ada, "me friend")
        await home.house.take_link(ben, links[0])
        ears = Ears(match, ada)
        await ears.look(0)
        assert [sitter.online for sitter in ears.sitters] == [True, False]
        first, second, stranger = Ears(match, ben), Ears(match, ben), Ears(match, None)
        await first.look(1)
        assert [sitter.online for sitter in ears.sitters] == [True, True]
        told = len(ears.heard)
        await second.look(1)
        await second.look(None)
        await stranger.look(None)
        match.leave(second.watcher)
        match.leave(stranger.watcher)
        assert len(ears.heard) == told
        match.leave(first.watcher)
        assert [sitter.online for sitter in ears.sitters] == [True, False]

    asyncio.run(play())


def test_a_whisper_is_heard_by_two_and_nobody_else_learns_of_it(home: Home) -> None:
    """[S-125]"""

    async def play() -> None:
        ada, ben, cleo = [await home.guest(name) for name in ("Ada", "Ben", "Cleo")]
        match, links = await home.table(ada, "me friend friend", game="schatzjagd")
        for guest, link in zip((ben, cleo), links, strict=True):
            await home.house.take_link(guest, link)
        ears = [Ears(match, guest) for guest in (ada, ben, cleo, None)]
        for listener, seat in zip(ears, (0, 1, 2, None), strict=True):
            await listener.look(seat)
        await match.say(Seat(0), "the bridge", to=1)
        await match.say(Seat(2), "what?")
        heard = [[(said.number, said.to, said.text) for said in listener.said] for listener in ears]
        whispered = [(0, 1, "the bridge"), (1, None, "what?")]
        assert heard == [whispered, whispered, [(0, None, "what?")], [(0, None, "what?")]]
        del home.house.matches[match.id]
        again = home.house.match(match.id)
        newcomers = [Ears(again, guest) for guest in (ben, cleo)]
        for listener, seat in zip(newcomers, (1, 2), strict=True):
            await listener.look(seat)
        assert [[said.text for said in listener.said] for listener in newcomers] == [["the bridge", "what?"], ["what?"]]
        for to in (0, 3, -1):
            assert await refusal(again.say(Seat(0), "psst", to=to)) == "no-whisper"
        loud, _ = await home.table(ada, game="schatzjagd", options={"private-chat": "no"})
        assert await refusal(loud.say(Seat(0), "psst", to=1)) == "no-whisper"
        await loud.say(Seat(0), "hear me")

    asyncio.run(play())
