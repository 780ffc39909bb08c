"""When SDL looked at the pads, on our clock and in SDL's ticks: what dates a report of a pad.

Ticks are compared with ticks only and never converted to our clock: SDL reads one that NTP doesn't slew,
and on Linux SDL 2 rounds it up in one part of each second and down in the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.inputs.source import Edge, Stamp
from game.inputs.span import Span

LENGTH = 2048


class Look(NamedTuple):
    """One look at all pads: begin and end on our clock, and SDL's 32-bit ms ticks around it."""

    begin_ns: int
    end_ns: int
    tick_before: int
    tick_after: int


class LookLog:
    """A ring of looks. One thread writes, any may read."""

    def __init__(self) -> None:
        self._ring: list[Look | None] = [None] * LENGTH
        self._count = 0
        self._open = False
        self._tick = 0

    def begin(self, tick: int) -> None:
        """A look begins now."""
        self._tick = tick
        self._open = True

    def end(self, look: Look) -> None:
        """It is over."""
        self._ring[self._count % LENGTH] = look
        self._count += 1  # in this order: a reader who misses the open look finds it in the ring
        self._open = False

    def open_at(self, tick: int | None) -> bool:
        """Whether a look is going on that may have seen an event of that tick."""
        return self._open and not (tick is not None and _later(self._tick, tick))

    def newest_first(self) -> Iterator[Look]:
        """The looks that are over."""
        count = self._count
        for i in range(count - 1, max(count - LENGTH, 0) - 1, -1):
            look = self._ring[i % LENGTH]
            if look is not None:
                yield look


class PadTimes:
    """The source of pads' times: after the last look that did not see it, until one that may have."""

    def __init__(self, logs: tuple[LookLog, ...]) -> None:
        self._logs = logs

    def begin(self) -> None:
        """Nothing is collected from pump to pump."""

    def stamp(self, edge: Edge, pump: Span) -> Stamp | None:
        """See Source; pump.hi is when the report was taken from SDL's queue."""
        if edge.tick is None and edge.unseen_ns is None:
            return None
        open_look = any(log.open_at(edge.tick) for log in self._logs)
        ends = [pump.hi] if open_look or edge.tick is None else []
        lo = pump.lo
        for log in self._logs:
            for look in log.newest_first():
                if _saw_nothing(look, edge):
                    lo = max(lo, look.begin_ns)
                    break
                if edge.tick is not None and not _later(look.tick_before, edge.tick):
                    ends.append(look.end_ns)
        hi = min(max(ends, default=pump.hi), pump.hi)
        return Stamp(Span(lo, hi), "pad") if lo < hi else None


def _saw_nothing(look: Look, edge: Edge) -> bool:
    """Whether a look was certainly over before SDL queued the event."""
    if edge.unseen_ns is not None and look.end_ns <= edge.unseen_ns:
        return True
    return edge.tick is not None and _later(edge.tick, look.tick_after)


def _later(a: int, b: int) -> bool:
    """Whether tick a is later than b; they wrap at 32 bits."""
    return 0 < (a - b) & 0xFFFF_FFFF < 0x8000_0000
