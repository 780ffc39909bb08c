"""Notices when the clock on the wall jumps: nothing is decided by it, but operators want to know."""

from __future__ import annotations

import time

JUMP_S = 60.0


class WallClock:
    """Compares the clock on the wall with the monotonic one."""

    def __init__(self) -> None:
        """As they stand now."""
        self._ahead_s = time.time() - time.monotonic()

    def jumped(self) -> int:
        """By how many seconds it has jumped since it was asked last, 0 if it has not."""
        ahead = time.time() - time.monotonic()
        jump = ahead - self._ahead_s
        self._ahead_s = ahead
        return round(jump) if abs(jump) >= JUMP_S else 0

    @staticmethod
    def time_of_day() -> str:
        """Local time as 'HH:MM'."""
        return time.strftime("%H:%M")
