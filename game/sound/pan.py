"""Where in the room a sound comes from."""

from __future__ import annotations

from math import cos, pi, sin


def sides(pan: float) -> tuple[float, float]:
    """Gains of left and right for a place -1 (left) to 1 (right); their power adds up to 1 everywhere."""
    angle = (min(1.0, max(-1.0, pan)) + 1) * pi / 4
    return cos(angle), sin(angle)
