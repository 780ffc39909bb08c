"""How often a pad reports: a press may be older than its report by one period."""

from __future__ import annotations

from game.inputs.span import MS, Span

KNOWN_MS = (1, 2, 4, 8)
"""The periods that USB offers in practice: 1000, 500, 250 and 125 Hz."""

RUN = 4
"""Gaps that are averaged: a look at the pads jitters by up to 1 ms, the mean of four by a quarter of that."""

SHARP_NS = 4 * MS
"""Reports whose span is wider than this say nothing about the pad, but about a busy computer."""


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

    def report(self, span: Span) -> None:
        """A report (which may carry several changes) came within the span."""
        if self._virtual:
            return
        if span.hi - span.lo > SHARP_NS:
            self._times.clear()
            return
        at_ns = span.hi
        if self._times and at_ns <= self._times[-1]:
            return
        self._times.append(at_ns)
        if len(self._times) > RUN:
            self._best_ms = min(self._best_ms, (at_ns - self._times[-1 - RUN]) / RUN / MS)
            del self._times[0]
