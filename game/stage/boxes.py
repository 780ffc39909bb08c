"""A part of the canvas."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A part of the canvas: its top left corner, width and height, px."""

    x: float
    y: float
    w: float
    h: float

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h
