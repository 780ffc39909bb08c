"""The pump: reads the system's events; what it sees happened since the last pump began."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.inputs.looks import Look, LookLog
from game.inputs.sdl import Sdl
from game.inputs.span import MS, Span, now_ns

KEPT_GAPS = 8192


class GapStats(NamedTuple):
    """How far apart the pumps were, ms."""

    samples: int
    median_ms: float
    p99_ms: float
    max_ms: float


class Pump:
    """Pumps SDL and remembers the gaps between pumps. A pump also looks at the pads."""

    def __init__(self, sdl: Sdl | None) -> None:
        self._sdl = sdl
        self._last_begin = now_ns()
        self._gaps: list[int] = []
        self._skip_gap = True
        self.log = LookLog()

    def turn(self) -> Span:
        """Pump once; the span in which everything happened that the pump has found."""
        begin, tick = now_ns(), self._tick()
        self.log.begin(tick)
        pygame.event.pump()
        after = self._tick()
        end = now_ns()
        self.log.end(Look(begin, end, tick, after))
        span = Span(self._last_begin, end + 1)
        if not self._skip_gap:
            self._gaps.append(begin - self._last_begin)
        self._skip_gap = False
        if len(self._gaps) > 2 * KEPT_GAPS:
            del self._gaps[:KEPT_GAPS]
        self._last_begin = begin
        return span

    def _tick(self) -> int:
        return int(self._sdl.ticks()) if self._sdl else 0

    def gap_stats(self) -> GapStats:
        """The gaps since the last reset."""
        gaps = sorted(self._gaps) or [0]
        cut = [gaps[len(gaps) // 2], gaps[min(len(gaps) - 1, len(gaps) * 99 // 100)], gaps[-1]]
        return GapStats(len(self._gaps), *(gap / MS for gap in cut))

    def reset_gaps(self) -> None:
        """Begin to count gaps anew, without the one that is open."""
        self._gaps.clear()
        self._skip_gap = True
