"""A world that one seat imagines is a world for all: whoever imagines it anew keeps what he holds and sees in it."""

from __future__ import annotations

import pytest

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.perspective import Perspective


@pytest.mark.parametrize("key", ["tschak", "enchanters", "schatzjagd"])  # the searches that imagine what rivals imagine
def test_a_world_of_one_seat_can_be_imagined_again_by_another(key: str) -> None:
    game = CATALOGUE[key]
    seats = game.seats[1]
    for number in range(4):
        luck = Rng(f"{key} {number}")
        options = game.chosen_options(dict(game.bounds))
        table = game.new(seats, options, game.standard_deck(), luck)
        for _ in range(400):
            if not table.asked():
                break
            seat = table.asked()[0]
            world = Perspective(table, seat, luck).imagine(luck)
            for other in (Seat(number) for number in range(seats) if number != seat):
                before = world.view(other)
                world.redeal_unseen(other, luck)
                assert world.view(other) == before
            codes = table.options(seat)
            table.apply(seat, codes[luck.below(len(codes))], luck)
