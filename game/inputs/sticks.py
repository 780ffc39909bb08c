"""Sticks with a round middle, and axes that act as buttons."""

from __future__ import annotations

import math

FULL_AT = 0.95
"""Worn sticks don't reach their corners: this far out is all the way."""

RELEASE_RATIO = 0.6
"""A lever is let go when it is back to this part of the point at which it was pressed."""


def round_dead_zone(x: float, y: float, dead: float) -> tuple[float, float]:
    """A stick's position with a round middle of radius `dead` cut out; its length is 0 to 1."""
    length = math.hypot(x, y)
    if length <= dead:
        return 0.0, 0.0
    scale = min(1.0, (length - dead) / (FULL_AT - dead)) / length
    return round(x * scale, 2) + 0.0, round(y * scale, 2) + 0.0


class Lever:
    """An axis read as one or two buttons, with hysteresis: it doesn't flutter at the threshold."""

    def __init__(self, rest: int, point: float, full: bool) -> None:
        """rest: where it stands untouched. point: 0..1. full: a trigger over its whole range."""
        self._rest = rest
        self._point = point
        self._full = full
        self._side = ""

    def move(self, value: int) -> list[tuple[str, bool]]:
        """The sides ('+' or '-') that have been pressed or released by going to `value`."""
        reach = self._reach(value)
        side = self._side_at(reach)
        changes = [(self._side, False)] if self._side and side != self._side else []
        changes += [(side, True)] if side and side != self._side else []
        self._side = side
        return changes

    def _reach(self, value: int) -> float:
        if self._full:
            return (value - self._rest) / max(1, 32767 - self._rest)
        return value / 32767

    def _side_at(self, reach: float) -> str:
        kept = self._side == ("+" if reach > 0 else "-")
        if abs(reach) < self._point * (RELEASE_RATIO if kept else 1.0):
            return ""
        return "+" if reach > 0 else ("-" if not self._full else "")
