"""The line breaks: by a crash, by a lost network, by a reload. Nothing is lost, nothing happens twice."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from tests.web.cable import Cable
from tests.web.conftest import Arrive
from tests.web.people import House, Person


def test_a_crash_in_mid_choice_loses_nothing_and_the_page_goes_on_by_itself(arrive: Arrive, own_house: House) -> None:
    ada, ben = arrive(house=own_house), arrive(house=own_house)
    _, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    ada.answer()
    expect(ada.button("Take back")).to_be_visible()
    ben.choose()
    own_house.kill()
    broken = [one.page.get_by_text("The line is broken") for one in (ada, ben)]
    for notice in broken:
        expect(notice).to_be_visible()
    own_house.start()
    for notice in broken:
        expect(notice).to_be_hidden()
    expect(ada.button("Take back")).to_be_visible()  # the locked choice is still locked
    expect(ada.hand()).to_have_count(9)
    ben.button("Lock in").click()  # and what lay ready still lies ready
    for one in (ada, ben):
        expect(one.prompt()).to_contain_text("Your team already has")
        expect(one.hand()).to_have_count(9)
    ada.leave_the_rest_to_bots()
    ben.leave_the_rest_to_bots()
    ada.see_the_end()
    ben.see_the_end()


def test_a_lost_network_is_told_and_the_page_goes_on_without_a_reload(arrive: Arrive, house: House) -> None:
    with Cable(house.port) as cable:
        ada, ben = arrive(address=cable.address), arrive()
        broken = ada.page.get_by_text("The line is broken")
        _, links = ada.open_table("me", "friend")
        ben.sit_down(links[0], "Ben")
        expect(ada.page.get_by_role("region", name="Ben")).to_be_visible()
        ada.page.evaluate("window.sinceTheBeginning = true")
        ada.choose()
        lose_network(ada, cable)
        expect(broken).to_be_visible()
        ada.button("Lock in").click()  # said into the void, and said again when somebody listens
        ben.answer()  # the others play on meanwhile
        find_network(ada, cable)
        expect(broken).to_be_hidden()
        for one in (ada, ben):
            expect(one.prompt()).to_contain_text("Your team already has")
            expect(one.hand()).to_have_count(9)
        ada.answer()
        expect(ada.button("Take back")).to_be_visible()
        lose_network(ada, cable)
        expect(broken).to_be_visible()
        ben.answer()  # the floor goes on without Ada's eyes
        expect(ben.hand()).to_have_count(8)
        find_network(ada, cable)
        expect(broken).to_be_hidden()
        expect(ada.hand()).to_have_count(8)
        ada.button("Log").click()
        log = ada.page.get_by_role("region", name="Log")
        for line in ("Keep 1 opens", "Floor 1, step 1 turns up", "Floor 1, step 2 turns up"):
            expect(log.get_by_text(line)).to_have_count(1)
        assert ada.page.evaluate("window.sinceTheBeginning"), "the page was loaded anew"


def test_an_answer_that_breaks_the_line_is_said_again_once_and_no_more(person: Person) -> None:
    picks: list[str | bytes] = []

    def break_at_picks(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            if '"pick"' in str(text):
                picks.append(text)
                socket.close(code=1011)
            else:
                server.send(text)

        socket.on_message(hear)

    person.page.route_web_socket("**/ws", break_at_picks)
    person.open_table("me", "bot")
    person.choose()
    person.button("Lock in").click()
    expect(person.prompt()).to_contain_text("The line broke before your answer arrived. Choose again.")
    expect(person.hand()).to_have_count(10)
    assert len(picks) == 2


def lose_network(person: Person, cable: Cable) -> None:
    person.context.set_offline(True)  # for the browser's own opinion; sockets that are open do not care
    cable.pull_out()


def find_network(person: Person, cable: Cable) -> None:
    cable.plug_in()
    person.context.set_offline(False)


def test_a_reload_brings_back_seat_question_and_log(person: Person) -> None:
    person.open_table("me", "bot")
    expect(person.hand()).to_have_count(10)
    person.answer()
    expect(person.prompt()).to_contain_text("Your team already has")
    person.page.reload()
    expect(person.hand()).to_have_count(9)
    expect(person.prompt()).to_contain_text("Your team already has")
    person.button("Log").click()
    expect(person.page.get_by_role("region", name="Log").get_by_text("Floor 1, step 1 turns up")).to_have_count(1)
