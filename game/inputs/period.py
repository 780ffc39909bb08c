"""How often a pad reports: a press may be older than its report by one period."""

from __future__ import annotations

from game.inputs.span import MS

KNOWN_MS = (1, 2, 4, 8)
"""The periods that USB offers in practice: 1000, 500, 250 and 125 Hz."""

RUN = 4
"""Gaps that are averaged. A late look shortens one gap by a period at most, so the mean of four by a quarter:
never so far that the next shorter period would be taken."""


class ReportPeriod:
    """Learns a pad's period from its closest run of reports; until then it takes the longest."""

    def __init__(self, virtual: bool = False) -> None:
        """virtual: a pad in software, whose reports come at once."""
        self._virtual = virtual
        self._times: list[int] = []
        self._best_ms: float = KNOWN_MS[-1]

    @property
    def ns(self) -> int:
        """By how much the beginning of a span must be widened."""
        if self._virtual:
            return 0
        return MS * next((ms for ms in KNOWN_MS if ms >= self._best_ms - 0.3), KNOWN_MS[-1])

    def report(self, at_ns: int) -> None:
        """A report was seen; several changes of one report are seen at the same instant."""
        if self._virtual or (self._times and at_ns <= self._times[-1]):
            return
        self._times.append(at_ns)
        if len(self._times) > RUN:
            self._best_ms = min(self._best_ms, (at_ns - self._times[0]) / RUN / MS)
            del self._times[0]
