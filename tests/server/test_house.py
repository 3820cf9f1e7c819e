"""Tables and seats: links that serve once, bots that stand in, rematches, records."""

from __future__ import annotations

import asyncio
from functools import partial
from importlib.resources import files
from pathlib import Path

import pytest

from questkeep.consent import AWAY_LONG_ENOUGH
from questkeep.games import CATALOGUE
from questkeep.kernel.event import Seat
from questkeep.server import schema
from questkeep.server.house import SeatRequest
from questkeep.server.messages import Refusal, Refused
from questkeep.server.new_tables import MOST_RUNNING_PER_GUEST, SeatWish, TableWish
from questkeep.server.schema import MIGRATIONS
from questkeep.trials.client import Heard, Player, ask, open_table, talk
from questkeep.trials.house_process import HouseProcess
from tests.server.home import Ears, Home, answer, be_away_for_long, play_round, play_to_end, written


def reason(refused: BaseException | None) -> str | None:
    return refused.message.reason if isinstance(refused, Refusal) else None


def is_at(row: int, update: Heard) -> bool:
    return update.number == row


def test_a_link_serves_once_even_for_two_at_the_same_moment(home: Home) -> None:
    async def play() -> None:
        match, links = await home.table(await home.guest("Ada"), "me friend")
        guests = [await home.guest(name) for name in ("Ben", "Cleo", "Dora")]
        taken = await asyncio.gather(
            *(home.house.take_link(guest, links[0]) for guest in guests), return_exceptions=True
        )
        assert taken[0] == (match.id, 1)
        assert [reason(each) for each in taken[1:] if isinstance(each, BaseException)] == ["no-such-link"] * 2
        del home.house.matches[match.id]
        assert [home.house.match(match.id).seating.seats_of(guest.id) for guest in guests] == [[1], [], []]
        assert match.seating.seats_of(guests[0].id) == [1]

    asyncio.run(play())


def test_a_seat_that_moves_to_another_device_closes_the_old_eyes(home: Home) -> None:
    async def play() -> None:
        laptop, phone = await home.guest("Ada"), await home.guest("Ada")
        match, _ = await home.table(laptop, "me me")
        old = Ears(match, laptop)
        await old.look(0)
        path = await home.house.new_link(laptop, match.id, 0)
        assert await home.house.take_link(phone, path.rpartition("/")[2]) == (match.id, 0)
        assert old.last.seat is None
        assert old.last.view["hand"] is None
        with pytest.raises(Refusal):
            await old.look(0)
        assert (await Ears(match, phone).look(0)).view["hand"] is not None
        with pytest.raises(Refusal):
            await home.house.new_link(laptop, match.id, 0)

    asyncio.run(play())


def test_a_link_tells_game_host_and_company_until_its_seat_is_taken(home: Home) -> None:
    async def play() -> None:
        host, guest = await home.guest("Ada"), await home.guest("Ben")
        _, links = await home.table(host, "me friend friend bot")
        await home.house.take_link(guest, links[0])
        told = home.house.invitation(links[1])
        assert (told["game"], told["host"], told["seat"]) == ("tschak", "Ada", 2)
        assert [(seat["name"], seat["bot"] is not None, seat["free"]) for seat in told["seats"][:3]] == [
            ("Ada", False, False), ("Ben", False, False), ("", False, True),
        ]  # fmt: skip
        assert told["seats"][3]["bot"]
        refusals = []
        for secret in (links[0], "unknown"):  # a used link and none at all are refused alike
            with pytest.raises(Refusal) as refused:
                home.house.invitation(secret)
            refusals.append(refused.value.message)
        assert refusals[0] == refusals[1]

    asyncio.run(play())


def test_links_are_given_for_ones_own_seat_or_by_the_host_for_an_open_one(home: Home) -> None:
    async def play() -> None:
        host, guest = await home.guest("Ada"), await home.guest("Ben")
        match, links = await home.table(host, "me friend friend bot")
        await home.house.take_link(guest, links[0])
        fresh = await home.house.new_link(host, match.id, 2)
        for who, seat in ((host, 1), (guest, 2), (guest, 0), (host, 3), (host, 7)):
            with pytest.raises(Refusal):
                await home.house.new_link(who, match.id, seat)
        with pytest.raises(Refusal):  # a new link takes the place of the old one
            await home.house.take_link(guest, links[1])
        assert await home.house.take_link(guest, fresh.rpartition("/")[2]) == (match.id, 2)

    asyncio.run(play())


def test_a_bot_stands_in_for_the_absent_until_they_return(home: Home) -> None:
    async def play() -> None:
        ada, ben, eve = [await home.guest(name) for name in ("Ada", "Ben", "Eve")]
        match, links = await home.table(ada, "me friend")
        await home.house.take_link(ben, links[0])
        ears, bens = Ears(match, ada), Ears(match, ben)
        await ears.look(0)
        await bens.look(1)
        request = SeatRequest(1, "novice")
        for who in (ada, eve):  # Ben is looking; Eve does not sit here
            with pytest.raises(Refusal):
                await home.house.let_bot_stand_in(who, match.id, request)
        match.leave(bens.watcher)
        be_away_for_long(match, ben)
        await home.house.let_bot_stand_in(ada, match.id, request)
        assert (ears.sitters[1].kind, ears.sitters[1].bot) == ("stand-in", "novice")
        async with asyncio.timeout(10):
            while match.row < 1:
                await asyncio.sleep(0.02)
        assert match.record.picks[0].seat == 1
        with pytest.raises(Refusal):
            await home.house.come_back(ada, match.id, 1)
        await home.house.come_back(ben, match.id, 1)
        await answer(match, 0)
        await asyncio.sleep(0.1)
        assert (ears.sitters[1].kind, match.row) == ("person", 2)

    asyncio.run(play())


def test_most_of_those_present_must_wish_that_a_bot_plays_for_another(home: Home) -> None:
    async def play() -> None:
        ada, ben, cleo, dora = guests = [await home.guest(name) for name in ("Ada", "Ben", "Cleo", "Dora")]
        match, links = await home.table(ada, "me friend friend friend")
        for guest, link in zip((ben, cleo, dora), links, strict=True):
            await home.house.take_link(guest, link)
        ears = [Ears(match, guest) for guest in guests]
        for seat, listener in enumerate(ears):
            await listener.look(seat)
        match.leave(ears[3].watcher)
        be_away_for_long(match, dora)
        request = SeatRequest(3, "novice")
        for _ in range(2):  # asking twice is one vote
            await home.house.let_bot_stand_in(ada, match.id, request)
        assert (ears[1].sitters[3].kind, ears[1].sitters[3].votes) == ("person", [1, 3])
        await ears[3].look(3)  # whoever comes back is voted for no longer
        match.leave(ears[3].watcher)
        be_away_for_long(match, dora)
        assert ears[1].sitters[3].votes is None
        await home.house.let_bot_stand_in(ben, match.id, request)
        assert ears[1].sitters[3].kind == "person"
        await home.house.let_bot_stand_in(cleo, match.id, request)
        assert (ears[1].sitters[3].kind, ears[1].sitters[3].votes) == ("stand-in", None)

    asyncio.run(play())


def test_somebody_who_has_only_just_gone_keeps_his_seat(home: Home) -> None:
    async def play() -> None:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        match, links = await home.table(ada, "me friend")
        await home.house.take_link(ben, links[0])
        ears, bens = Ears(match, ada), Ears(match, ben)
        await ears.look(0)
        await bens.look(1)
        match.leave(bens.watcher)
        request = SeatRequest(1, "novice")
        with pytest.raises(Refusal) as refused:
            await home.house.let_bot_stand_in(ada, match.id, request)
        assert refused.value.message.reason == "away-too-short"
        assert refused.value.message.facts == {"name": "Ben", "seconds": AWAY_LONG_ENOUGH}
        match.seating.away_since[ben.id] -= AWAY_LONG_ENOUGH - 10
        await bens.look(1)  # back for a moment: from then on it is counted anew
        match.leave(bens.watcher)
        with pytest.raises(Refusal, match="away-too-short"):
            await home.house.let_bot_stand_in(ada, match.id, request)
        del home.house.matches[match.id]  # whoever has not come since the table was taken up again is away from then on
        again = home.house.match(match.id)
        with pytest.raises(Refusal, match="away-too-short"):
            await home.house.let_bot_stand_in(ada, match.id, request)
        assert (again.holders[1].kind(), ears.sitters[1].votes) == ("person", None)

    asyncio.run(play())


def test_only_a_level_stands_in_for_somebody(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me friend")
        for bot in ("random", "habit", "greedy", "oracle"):
            for seat in (0, 1):
                with pytest.raises(Refusal, match="no-such-level"):
                    await home.house.let_bot_stand_in(ada, match.id, SeatRequest(seat, bot))
        await home.house.let_bot_stand_in(ada, match.id, SeatRequest(1, "novice"))
        assert match.holders[1].kind() == "stand-in"

    asyncio.run(play())


def test_a_rematch_is_opened_once(process: HouseProcess) -> None:
    async def play() -> None:
        match, cookie, _ = open_table(process.address, ["me", "me"])
        players = [Player(process.address, cookie, match, seat) for seat in (0, 1)]
        for player in players:
            await player.sit_down()
        path = f"/api/matches/{match}"
        assert ask(process.address, "POST", path + "/rematch", cookie=cookie).data["reason"] == "not-over"
        assert ask(process.address, "GET", path + "/record").data["reason"] == "not-over"
        assert ask(process.address, "GET", path).data["seed"] is None
        ends = await asyncio.gather(*(player.play_on() for player in players))
        again = await asyncio.gather(
            *(asyncio.to_thread(ask, process.address, "POST", path + "/rematch", None, cookie) for _ in range(4))
        )
        ids = {answer.data["match"] for answer in again}
        assert len(ids) == 1
        assert ask(process.address, "GET", path).data["rematch"] in ids
        rows = ends[0].number
        record = ask(process.address, "GET", path + "/record").body
        for other in (0, 1):
            shown = ask(process.address, "GET", f"{path}/at/{rows // 2}?seat={other}").data
            assert (shown["number"], shown["rows"], shown["view"]["seat"]) == (rows // 2, rows, other)
        loaded = ask(process.address, "POST", "/api/records", record).data["match"]
        spectator = Player(process.address, None, loaded, None)
        watched = await spectator.sit_down()
        assert watched.seen["score"] == ends[0].seen["score"]
        assert ask(process.address, "GET", f"/api/matches/{loaded}/at/3?seat=1").data["view"]["hand"] is not None
        assert ask(process.address, "GET", f"/api/matches/{loaded}/record").body == record

    talk(play())


def test_a_memory_table_can_be_looked_back_at_only_within_the_floor(process: HouseProcess) -> None:
    async def play() -> None:
        match, cookie, _ = open_table(process.address, ["me", "me"], options={"history": "memory"})
        players = [Player(process.address, cookie, match, seat) for seat in (0, 1)]
        for player in players:
            await player.sit_down()

        def look(row: int) -> int:
            return ask(process.address, "GET", f"/api/matches/{match}/at/{row}?seat=0", cookie=cookie).status

        assert look(0) == 200
        while players[0].last.seen["floor"] == 1:
            row = players[0].last.number
            for player in players:
                assert player.last.asks is not None
                player.pick(player.last.asks.options[0])
            for player in players:
                await player.until(partial(is_at, row + 2))
        rows = players[0].last.number
        present = ask(process.address, "GET", f"/api/matches/{match}/at/{rows}?seat=0", cookie=cookie)
        assert (present.status, present.data["events"], present.data["view"]) == (200, [], players[0].last.seen)
        assert [look(row) for row in range(rows)] == [400] * rows
        await asyncio.gather(*(player.play_on() for player in players))
        assert {look(row) for row in range(rows)} == {200}

    talk(play())


def test_a_match_loaded_from_the_disk_is_the_same(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me me me")
        await Ears(match, ada).look(None)
        for _ in range(5):
            await play_round(match)
        await match.undo(Seat(2))
        for seat in (0, 1):
            await match.answer_wish(Seat(seat), True)
        await match.say(Seat(0), ":oops")
        before = [await Ears(match, ada).look(seat) for seat in (0, 1, 2, None)]
        del home.house.matches[match.id]
        again = home.house.match(match.id)
        assert [await Ears(again, ada).look(seat) for seat in (0, 1, 2, None)] == before
        assert again.chat.lines == match.chat.lines

    asyncio.run(play())


def test_a_table_of_other_rules_is_listed_but_not_played(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        await home.store.write(("UPDATE match SET rules = 99 WHERE id = ?", (match.id,)))
        home.house.matches.clear()
        with pytest.raises(Refusal, match="other-rules"):
            home.house.match(match.id)
        assert [(mine["match"], mine["asked"]) for mine in home.house.my_matches(ada)] == [(match.id, False)]

    asyncio.run(play())


def test_what_is_unknown_creates_nothing(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        for unknown in ("nothing-here", "", "' OR 1 --"):
            with pytest.raises(Refusal, match="no-such-match"):
                home.house.match(unknown)
        with pytest.raises(Refusal, match="no-such-link"):
            await home.house.take_link(ada, "unknown")
        assert home.house.matches == {}

    asyncio.run(play())


def test_a_guest_cannot_open_tables_without_end(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        for _ in range(MOST_RUNNING_PER_GUEST):
            await home.table(ada)
        with pytest.raises(Refusal, match="too-many-tables"):
            await home.table(ada)

    asyncio.run(play())


def test_tables_are_dealt_by_chance_or_by_the_luck_of_the_house(home: Home) -> None:
    async def seeds(luck: str, game: str = "tschak") -> list[str]:
        home.house.new_tables.luck = luck
        host = await home.guest("Ada")
        return [(await home.table(host, game=game))[0].record.seed for _ in range(2)]

    async def play() -> None:
        by_chance = await seeds("") + await seeds("")
        lucky = await seeds("clover")
        assert await seeds("clover") == lucky
        others = await seeds("horseshoe") + await seeds("clover", "enchanters")
        assert len({*by_chance, *lucky, *others}) == 10

    asyncio.run(play())


def test_a_bot_that_is_late_or_dead_is_answered_for(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me bot bot bot")
        await Ears(match, ada).look(0)
        await answer(match, 0)
        async with asyncio.timeout(20):
            while match.row < 4:
                for worker in home.house.thinkers.workers:
                    worker.process.kill()
                await asyncio.sleep(0.05)

    asyncio.run(play())


@pytest.mark.usefixtures("patience")
def test_a_bot_answers_a_question_at_the_table_once_and_out_of_turn(home: Home) -> None:
    async def play() -> None:
        seats = [SeatWish("me"), SeatWish("bot", bot="greedy"), SeatWish("bot", bot="random")]
        ada = await home.guest("Ada")
        opened = await home.house.open_table(ada, TableWish("fetch_quest", seats))
        match = home.house.match(opened["match"])
        await Ears(match, ada).look(0)
        me, greedy, random = Seat(0), Seat(1), Seat(2)
        async with asyncio.timeout(60):
            while match.table.asked() != [me]:
                await asyncio.sleep(0.05)
            row = match.row
            await match.answer(me, match.questions[me], written(match, me, "ask cards 1"))
            while match.row < row + 2:
                await asyncio.sleep(0.05)
            pick = match.record.picks[-1]
            assert (pick.seat, pick.notation.split()[0]) == (greedy, "answer")
            assert match.table.addressed() == []
            await match.answer(me, match.questions[me], written(match, me, "ask plan 2"))
            while random not in match.silent:  # it has nothing to say, and is not asked again
                await asyncio.sleep(0.05)
            assert home.house.bots[match.id].open_turns() == []
        assert (match.row, match.table.addressed(), match.table.asked()) == (row + 3, [random], [me])

    asyncio.run(play())


def test_a_running_match_survives_an_upgrade_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before() -> tuple[str, object]:
        match, _ = await home.table(await home.guest("Ada"))
        await play_round(match)
        await answer(match, 0)
        return match.id, match.table.view(Seat(0))

    async def after() -> None:
        match = home.house.match(id)
        assert match.table.view(Seat(0)) == view
        await answer(match, 1)
        await play_to_end(match)

    home = Home(tmp_path)
    id, view = asyncio.run(before())
    home.close()
    newer = [*MIGRATIONS, "ALTER TABLE match ADD COLUMN remark TEXT; CREATE INDEX pick_at ON pick (at);"]
    monkeypatch.setattr(schema, "MIGRATIONS", newer)
    home = Home(tmp_path)
    assert home.store.read("PRAGMA user_version")[0][0] == len(newer)
    asyncio.run(after())
    home.close()


def test_decks_of_ones_own_lie_beside_the_data(home: Home) -> None:
    folder = home.path.parent / "decks" / "enchanters"
    folder.mkdir(parents=True)
    blank = files("questkeep.games.enchanters") / "decks" / "blank.toml"
    (folder / "mine.toml").write_text(blank.read_text("utf-8"), "utf-8")
    (folder / "broken.toml").write_text('based-on = "standard"\n[cards.BAN-I1]\nkingdom = "nowhere"\n', "utf-8")
    game = CATALOGUE["enchanters"]

    async def play() -> None:
        assert home.house.new_tables.own_decks(game) == ["broken.toml", "mine.toml"]
        ada = await home.guest("Ada")
        seats = [SeatWish("me"), SeatWish("me")]
        opened = await home.house.open_table(ada, TableWish("enchanters", seats, deck_file="mine.toml"))
        match = home.house.match(opened["match"])
        assert match.record.deck.name == "mine"
        assert match.record.deck.text != game.standard_deck().text
        await play_to_end(match)
        for name in ("../enchanters/mine.toml", "none.toml"):
            with pytest.raises(Refusal) as refused:
                await home.house.open_table(ada, TableWish("enchanters", seats, deck_file=name))
            assert refused.value.message == Refused("unknown-deck", None, {"deck": name})
        with pytest.raises(Refusal) as refused:
            await home.house.open_table(ada, TableWish("enchanters", seats, deck_file="broken.toml"))
        message = refused.value.message
        assert (message.reason, message.facts["line"], message.facts["field"]) == ("bad-deck", 2, "cards.BAN-I1")

    asyncio.run(play())


def test_e125_a_table_that_does_not_fit_is_refused_with_its_clause_and_its_facts(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        with pytest.raises(Refusal) as refused:
            await home.house.open_table(ada, TableWish("enchanters", [SeatWish("me")] * 2, {"invasion": "super-fast"}))
        facts = {"option": "invasion", "value": "super-fast", "fewest": 3, "most": 6, "seats": 2}
        assert refused.value.message == Refused("value-for-others", "E-125", facts)
        with pytest.raises(Refusal) as refused:
            await home.house.open_table(ada, TableWish("tschak", [SeatWish("me"), SeatWish("bot", bot="genius")]))
        assert refused.value.message == Refused("no-such-level", None, {"level": "genius"})

    asyncio.run(play())


def test_the_house_tells_which_choices_are_for_how_many_players(process: HouseProcess) -> None:
    games = {game["key"]: game for game in ask(process.address, "GET", "/api/house").data["games"]}
    options = {option["name"]: option for option in games["enchanters"]["options"]}
    assert (options["invasion"]["fits"], options["invasion"]["clause"]) == ({"super-fast": [3, 6]}, "E-125")
    assert options["kingdoms"]["needed"] == {"2": 4, "3": 3, "4": 4, "5": 5, "6": 6}
    assert all(not option["fits"] for option in games["tschak"]["options"])


def test_data_folders_are_made_where_they_are_missing(tmp_path: Path) -> None:
    home = Home(tmp_path / "deep" / "folder")
    assert home.path.is_file()
    home.close()


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_is_played_to_its_end_and_read_again(home: Home, game: str) -> None:
    async def play() -> None:
        seats, bounds = CATALOGUE[game].seats[0], dict(CATALOGUE[game].bounds)
        match, _ = await home.table(await home.guest("Ada"), "me " * seats, bounds, game=game)
        for _ in range(9):
            await play_round(match)
        seen = match.table.view(Seat(0))
        del home.house.matches[match.id]
        match = home.house.match(match.id)
        assert match.table.view(Seat(0)) == seen
        await play_to_end(match)
        assert match.table.outcome() is not None

    asyncio.run(play())
