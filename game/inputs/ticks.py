"""SDL's millisecond ticks on our clock, and what the updates of the pads say about a tick."""

from __future__ import annotations

from game.inputs.span import MS, Span, unwrap

WINDOW_NS = 1_000 * MS
"""How old a reading may be: SDL's clock is not slewed by NTP, ours is, by up to 0.5 ms a second."""

LOG_LENGTH = 4096


class TickClock:
    """When SDL's tick 0 was, as bounds that each reading narrows; old readings are forgotten."""

    def __init__(self) -> None:
        self._tick = 0
        self._began_ns: int | None = None
        self._old: tuple[int, int] | None = None
        self._new: tuple[int, int] | None = None

    def observe(self, before_ns: int, tick: int, after_ns: int) -> None:
        """SDL's tick counter (32 bits) was read between two instants of our clock."""
        self._tick = unwrap(tick, self._tick)
        lo, hi = before_ns - (self._tick + 1) * MS, after_ns - self._tick * MS
        if self._began_ns is None or before_ns - self._began_ns > WINDOW_NS:
            self._began_ns, self._old, self._new = before_ns, self._new, None
        self._new = _both(self._new, (lo, hi))

    def span(self, tick: int) -> Span | None:
        """When the counter showed `tick` (32 bits); None before the first reading."""
        bounds = _both(self._old, self._new) if self._new else None
        if bounds is None:
            return None
        at_ns = unwrap(tick, self._tick) * MS
        return Span(bounds[0] + at_ns, bounds[1] + at_ns + MS)


def _both(a: tuple[int, int] | None, b: tuple[int, int] | None) -> tuple[int, int] | None:
    """What two bounds leave; the newer one where they contradict each other (a clock was set or stopped)."""
    if a is None or b is None:
        return b or a
    lo, hi = max(a[0], b[0]), min(a[1], b[1])
    return (lo, hi) if lo < hi else b


class UpdateLog:
    """A ring of when SDL looked at the pads; one thread writes, others may read."""

    def __init__(self) -> None:
        self._begin = [0] * LOG_LENGTH
        self._end = [0] * LOG_LENGTH
        self._count = 0

    def add(self, begin_ns: int, end_ns: int) -> None:
        """One look at the pads began and ended then."""
        slot = self._count % LOG_LENGTH
        self._begin[slot], self._end[slot] = begin_ns, end_ns
        self._count += 1  # last: readers trust what lies before it

    def last_begin_before(self, at_ns: int) -> int | None:
        """When the last look began that was over by `at_ns`: what it did not see happened later."""
        newest = self._count - 1
        for i in range(newest, max(newest - LOG_LENGTH + 1, -1), -1):
            if self._end[i % LOG_LENGTH] <= at_ns:
                return self._begin[i % LOG_LENGTH]
        return None

    def recent(self, count: int) -> list[tuple[int, int]]:
        """The last looks, oldest first."""
        first = max(0, self._count - min(count, LOG_LENGTH - 1))
        return [(self._begin[i % LOG_LENGTH], self._end[i % LOG_LENGTH]) for i in range(first, self._count)]
