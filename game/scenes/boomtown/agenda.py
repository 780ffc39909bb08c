"""Calls that are to be made a while from now; can be hurried without losing one."""

from __future__ import annotations

from collections.abc import Callable

from game.stage.motion import NS_PER_MS


class Agenda:
    """Like `motion.Timeline`, but times count from when a call is added."""

    def __init__(self) -> None:
        """Empty."""
        self._now_ns = 0
        self._count = 0
        self._calls: list[tuple[int, int, Callable[[], None]]] = []

    def after(self, ms: float, call: Callable[[], None]) -> None:
        """Make a call in so many ms, at the players' speed; equal times keep their order."""
        self._count += 1
        self._calls.append((self._now_ns + round(ms * NS_PER_MS), self._count, call))
        self._calls.sort(key=lambda row: row[:2])

    def advance(self, dt_ns: int) -> None:
        """Let time pass and make the calls that are due."""
        self._now_ns += dt_ns
        while self._calls and self._calls[0][0] <= self._now_ns:
            self._calls.pop(0)[2]()

    def finish(self) -> None:
        """Make all calls that are left, in order."""
        while self._calls:
            self._calls.pop(0)[2]()

    @property
    def done(self) -> bool:
        """Whether none is left."""
        return not self._calls
