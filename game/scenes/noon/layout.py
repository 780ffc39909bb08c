"""Where everybody stands in the street."""

from __future__ import annotations

from typing import NamedTuple

from game.stage.canvas import WIDTH

FIGURES = ("robot", "sharp", "cactus", "coyote", "brain", "coyote", "sharp", "robot")
"""By seat, who stands there; the colour tells two alike apart."""
FEET_Y = 806.0
PLATE_Y, PLATE_H = 914.0, 150.0
EDGE = 24.0
TALLEST = 410.0
ROOM = 1.14
"""Figure height as a share of the width of its place."""
MOST_PLATE = 430.0
GAP = 14.0


class Place(NamedTuple):
    """A seat's place. x: its middle. height: of its figure. plate: width of its plate."""

    x: float
    height: float
    plate: float


def places(seats: int) -> list[Place]:
    """All places from left to right, by seat."""
    step = (WIDTH - 2 * EDGE) / seats
    height = min(TALLEST, step * ROOM)
    plate = min(MOST_PLATE, step - GAP)
    return [Place(EDGE + step * (seat + 0.5), height, plate) for seat in range(seats)]


def pan(place: Place) -> float:
    """For voices, -1 left to 1 right."""
    return (place.x / WIDTH * 2.0 - 1.0) * 0.8
