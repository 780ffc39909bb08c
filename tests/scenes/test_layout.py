"""What lies beside the table can be seen: no hand that waits at home lies on it."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from game.race.spec import SEATS
from game.scenes.bandits.layout import Layout
from game.scenes.bandits.tabletop import ESCAPE_H
from tests.match.hands import content

GLOVE = 44.0
"""From a palm at home to the edge of its glove, px."""
ESCAPE_W = ESCAPE_H * 0.68
ESCAPES = 3
LINE_Y = 1016.0


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("table", content().tables)
def test_no_hand_at_home_hides_an_escape_card_and_none_hides_another_bm13(table: str, seats: int) -> None:
    layout = Layout(content().tables[table], seats)
    places = [layout.escape(index) for index in range(ESCAPES)]
    for one, two in pairwise(places):
        assert two.x - one.x > ESCAPE_W
    for place in places:
        assert place.y + ESCAPE_H / 2 < LINE_Y
        for seat in range(seats):
            x, y = layout.home(seat)
            beside = max(0.0, abs(x - place.x) - ESCAPE_W / 2), max(0.0, abs(y - place.y) - ESCAPE_H / 2)
            assert math.hypot(*beside) > GLOVE, f"the hand of seat {seat} lies on it"
