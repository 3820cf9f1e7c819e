"""Events: each seat hears what it may hear, and silence where nothing is meant for it."""

from __future__ import annotations

from questkeep.kernel.event import Event, Seat, Told, heard

ME, OTHER = Seat(0), Seat(1)
PUBLIC = Event("card-drawn", {"seat": 0})
SECRET = Event("card-drawn", {"seat": 0, "card": "W5w"})


def test_a_public_event_is_heard_by_all() -> None:
    told = Told(PUBLIC)
    assert [told.heard_by(seat) for seat in (ME, OTHER, None)] == [PUBLIC, PUBLIC, PUBLIC]


def test_the_secret_form_is_heard_by_its_seats_alone() -> None:
    told = Told(PUBLIC, [ME], SECRET)
    assert [told.heard_by(seat) for seat in (ME, OTHER, None)] == [SECRET, PUBLIC, PUBLIC]


def test_without_a_public_form_others_hear_nothing() -> None:
    told = Told(None, [ME], SECRET)
    assert [told.heard_by(seat) for seat in (ME, OTHER, None)] == [SECRET, None, None]


def test_without_a_secret_form_its_seats_hear_nothing() -> None:
    told = Told(PUBLIC, [ME])
    assert [told.heard_by(seat) for seat in (ME, OTHER, None)] == [None, PUBLIC, PUBLIC]


def test_an_event_is_plain_data_with_its_kind_first() -> None:
    assert list(SECRET.plain().items()) == [("event", "card-drawn"), ("seat", 0), ("card", "W5w")]


def test_a_seat_hears_its_events_in_order() -> None:
    told = [Told(Event("first", {})), Told(None, [ME], Event("second", {})), Told(Event("third", {}))]
    assert [event["event"] for event in heard(told, ME)] == ["first", "second", "third"]
    assert [event["event"] for event in heard(told, OTHER)] == ["first", "third"]
    assert [event["event"] for event in heard(told, None)] == ["first", "third"]
