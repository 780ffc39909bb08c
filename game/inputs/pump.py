"""The pump: reads the system's events; what it sees happened since the last pump began."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.inputs.sdl import Sdl
from game.inputs.span import MS, Span, now_ns
from game.inputs.ticks import TickClock, UpdateLog

KEPT_GAPS = 8192


class GapStats(NamedTuple):
    """How far apart the pumps were, ms."""

    samples: int
    median_ms: float
    p99_ms: float
    max_ms: float


class Pump:
    """Pumps SDL, keeps the clock mapping fresh and remembers the gaps between pumps."""

    def __init__(self, sdl: Sdl | None) -> None:
        self._sdl = sdl
        self._last_begin = now_ns()
        self._gaps: list[int] = []
        self._skip_gap = True
        self.clock = TickClock()
        self.log = UpdateLog()

    def turn(self) -> Span:
        """Pump once; the span in which everything happened that the pump has found."""
        begin = now_ns()
        pygame.event.pump()
        end = now_ns()
        self.log.add(begin, end)
        if self._sdl is not None:
            self.clock.observe(end, self._sdl.ticks(), now_ns())
        span = Span(self._last_begin, end + 1)
        if not self._skip_gap:
            self._gaps.append(begin - self._last_begin)
        self._skip_gap = False
        if len(self._gaps) > 2 * KEPT_GAPS:
            del self._gaps[:KEPT_GAPS]
        self._last_begin = begin
        return span

    def gap_stats(self) -> GapStats:
        """The gaps since the last reset."""
        gaps = sorted(self._gaps) or [0]
        cut = [gaps[len(gaps) // 2], gaps[min(len(gaps) - 1, len(gaps) * 99 // 100)], gaps[-1]]
        return GapStats(len(self._gaps), *(gap / MS for gap in cut))

    def reset_gaps(self) -> None:
        """Begin to count gaps anew, without the one that is open."""
        self._gaps.clear()
        self._skip_gap = True
