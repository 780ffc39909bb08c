"""Spans of time on the clock of `time.perf_counter_ns()`: the currency of this room."""

from __future__ import annotations

import time
from typing import NamedTuple

MS = 1_000_000
"""Nanoseconds in a millisecond."""

now_ns = time.perf_counter_ns
"""The one clock of the room."""


class Span(NamedTuple):
    """Something happened in [lo, hi), ns."""

    lo: int
    hi: int

    def meet(self, other: Span) -> Span | None:
        """What both allow, None if they contradict each other."""
        lo, hi = max(self.lo, other.lo), min(self.hi, other.hi)
        return Span(lo, hi) if lo < hi else None

    def shift(self, by_ns: int) -> Span:
        """The same span, later by `by_ns`."""
        return Span(self.lo + by_ns, self.hi + by_ns)

    def widen(self, by_ns: int) -> Span:
        """The same span, beginning earlier by `by_ns`."""
        return Span(self.lo - by_ns, self.hi)


def unwrap(value: int, near: int) -> int:
    """The number nearest to `near` whose lowest 32 bits are those of `value`: undoes a counter's wrap."""
    period = 1 << 32
    return near + (value - near + period // 2) % period - period // 2
