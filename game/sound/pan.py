"""Where in the room a sound comes from."""

from __future__ import annotations

from math import cos, pi, sin

CANVAS_W = 1920
"""Width of the canvas in logical px."""

WIDTH = 0.8
"""How far the edge of the canvas lies to the side: 1 would be one speaker alone, which tires."""


def sides(pan: float) -> tuple[float, float]:
    """Gains of left and right for a place -1 (left) to 1 (right); their power adds up to 1 everywhere."""
    angle = (min(1.0, max(-1.0, pan)) + 1) * pi / 4
    return cos(angle), sin(angle)


def pan_at(x: float) -> float:
    """The pan of a place on the canvas (logical px from the left)."""
    return min(1.0, max(-1.0, (2 * x / CANVAS_W - 1))) * WIDTH
