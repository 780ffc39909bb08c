"""From the controls that a seat holds to the direction in which its hand is steered."""

from __future__ import annotations

import math
from collections.abc import Iterable

from game.inputs.press import DIRECTIONS, Press

HELD_TILT = 0.22
"""A stick farther than this from its middle is held; the inputs have cut its dead zone out already."""
FULL_TILT = 0.98
"""From here on a stick is at its edge: rounding must make no direction slower than another."""


class Controls:
    """What one seat holds down now. What was held before the race counts once it has been let go (BM19)."""

    __slots__ = ("_held", "_stale", "_x", "_y", "direction")

    def __init__(self, stale: Iterable[str] = ()) -> None:
        """stale: controls that are held already."""
        self._held: set[str] = set()
        self._stale = set(stale)
        self._x = 0.0
        self._y = 0.0
        self.direction = (0.0, 0.0)

    def copy(self) -> Controls:
        """An independent copy."""
        other = Controls(self._stale)
        other._held = set(self._held)
        other._x, other._y, other.direction = self._x, self._y, self.direction
        return other

    def take(self, press: Press) -> bool:
        """Note a change; True if it is a slam: pressed, and released before."""
        control, down = press.control, press.value != 0.0
        if control in ("x", "y"):
            self._tilt(control, press.value)
        elif control in DIRECTIONS or control == "slam":
            if not down:
                self._stale.discard(control)
                self._held.discard(control)
            elif control in self._held or control in self._stale:
                return False
            else:
                self._held.add(control)
        self.direction = self._direct()
        return control == "slam" and down

    def _tilt(self, control: str, value: float) -> None:
        if control in self._stale:
            if abs(value) >= HELD_TILT:
                return
            self._stale.discard(control)
        if control == "x":
            self._x = value
        else:
            self._y = value

    def _direct(self) -> tuple[float, float]:
        """A vector of length 0..1: keys are always full tilt, diagonals as long as straight ones."""
        x = ("right" in self._held) - ("left" in self._held)
        y = ("down" in self._held) - ("up" in self._held)
        if x or y:
            size = math.sqrt(x * x + y * y)
            return x / size, y / size
        size = math.hypot(self._x, self._y)
        share = 1.0 / max(size, FULL_TILT)
        return self._x * share, self._y * share
