"""Who stands on the podium of a party, and where: equal ones side by side on steps of one height."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

BEST = 3
"""Places that stand on it, however many share them."""
STEP_W, GAP = 330.0, 30.0
HEIGHTS = ((320.0, 320.0), (258.0, 280.0), (204.0, 250.0))
"""By place: height of the step and of the figure on it."""
MIDDLE, ROOM = 960.0, 1080.0
"""Between two columns of the others."""
CROWD = 5
"""From so many on, all others have room in the right column."""
CROWD_MIDDLE, CROWD_ROOM = 758.0, 1476.0
ALL_ROOM = 1860.0
"""Where nobody else is left."""


class Spot(NamedTuple):
    """A seat's step. x: its middle. tall: its height. figure: of who stands on it. late: when it rises."""

    seat: int
    x: float
    width: float
    tall: float
    figure: float
    late: int


def podium(places: Sequence[int]) -> list[Spot]:
    """The steps from left to right: the second, the first, the third, each with their equals."""
    best = [seat for place in (2, 1, 3) for seat, own in enumerate(places) if own == place]
    groups = sorted({places[seat] for seat in best}, reverse=True)
    middle, room = _room(len(best), len(places))
    width = min(STEP_W, room / len(best) - GAP)
    left = middle - (width + GAP) * (len(best) - 1) / 2
    spots = []
    for index, seat in enumerate(best):
        tall, figure = HEIGHTS[places[seat] - 1]
        x = left + index * (width + GAP)
        spots.append(Spot(seat, x, width, tall, min(figure, width), groups.index(places[seat])))
    return spots


def _room(best: int, all_of_them: int) -> tuple[float, float]:
    """The middle of the podium, and its width."""
    if best == all_of_them:
        return MIDDLE, ALL_ROOM
    return (CROWD_MIDDLE, CROWD_ROOM) if best >= CROWD else (MIDDLE, ROOM)
