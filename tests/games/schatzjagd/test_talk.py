"""What may be said at the table; that a whisper stays between two is tried in tests/server/test_match.py."""

from __future__ import annotations

import pytest

from questkeep.games.schatzjagd import GAME


@pytest.mark.parametrize(("wish", "talk"), [({}, "whispers"), ({"private-chat": "no"}, "open")])
def test_s125_deals_may_be_secret_unless_the_table_says_otherwise(wish: dict[str, str], talk: str) -> None:
    assert GAME.talk(GAME.chosen_options(wish)) == talk
