"""Slams shake the table: cards near one hop for a moment, and land where they lay (BM18)."""

from __future__ import annotations

import math

HOP = 9.0
"""Height of a hop right beside a slam at the gravity of Earth, px."""
HOP_NS = 130_000_000
"""How long it lasts there."""
AROUND = 190.0
"""Slams farther away than this don't matter, px."""
KEPT = 16
"""Older slams are forgotten."""


class Thuds:
    """The latest slams. For the drawing only: a hop moves no target."""

    def __init__(self, gravity: float) -> None:
        self._ease = 1.0 / math.sqrt(gravity)
        self._recent: list[tuple[int, float, float]] = []

    def add(self, at_ns: int, x: float, y: float) -> None:
        """A palm came down."""
        self._recent = [*self._recent[-KEPT + 1 :], (at_ns, x, y)]

    def hop(self, x: float, y: float, now_ns: int) -> float:
        """Px that a card at (x, y) is in the air."""
        highest = 0.0
        for at_ns, from_x, from_y in self._recent:
            part = (now_ns - at_ns) / (HOP_NS * self._ease)
            near = 1.0 - math.hypot(x - from_x, y - from_y) / AROUND
            if 0.0 < part < 1.0 and near > 0.0:
                highest = max(highest, HOP * self._ease * near * 4.0 * part * (1.0 - part))
        return highest
