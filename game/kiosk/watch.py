"""When a supervised game has died or frozen, and how long to wait before it is started again."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

FROZEN_S = 10.0
"""No frame drawn for so long: it hangs."""
FIRST_FRAME_S = 60.0
"""A slow machine may take so long to its first frame."""
PAUSES_S = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Before the first, second, ... start again within the memory; the last one serves all that follow."""
MOST_PLAYED_S = 2.0
"""No longer than this, for guests stand before a dark screen, unless it comes to no picture any more:"""
DARK = 3
"""so often one after the other it died before it had shown one."""
MEMORY_S = 600.0
SAFE_AFTER = 5
"""So many crashes within the memory lead to the safe mode."""


class Again(NamedTuple):
    """How to start again: after a pause, in the safe mode or not."""

    pause_s: float
    safe: bool


class Watch:
    """Times are seconds of one monotonic clock: what the clock on the wall does is of no matter."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self._crashes: deque[float] = deque()
        self._life_s: float | None = None
        self._drawn = False
        self._dark = 0

    def started(self, now_s: float) -> None:
        """The game was started."""
        self._life_s, self._drawn = now_s, False

    def drew(self, now_s: float) -> None:
        """It has drawn a frame."""
        self._life_s, self._drawn = now_s, True

    def frozen(self, now_s: float) -> bool:
        """Whether it has shown no sign of life for too long."""
        if self._life_s is None:
            return False
        return now_s - self._life_s > (FROZEN_S if self._drawn else FIRST_FRAME_S)

    def crashed(self, now_s: float) -> Again:
        """It died, or was killed because it hung."""
        self._crashes.append(now_s)
        while now_s - self._crashes[0] > MEMORY_S:
            self._crashes.popleft()
        count = len(self._crashes)
        pause_s = PAUSES_S[min(count, len(PAUSES_S)) - 1]
        self._dark = 0 if self._drawn else self._dark + 1
        return Again(pause_s if self._dark >= DARK else min(pause_s, MOST_PLAYED_S), count >= SAFE_AFTER)
