"""Gaps between presses and reaction times, as the laboratory shows them."""

from __future__ import annotations

from typing import NamedTuple

from game.inputs.press import Press
from game.inputs.span import MS, Span

TOGETHER_NS = 1_000 * MS
"""Presses further apart are no pair."""

ANTICIPATION_NS = 100 * MS
"""Nobody reacts faster: what comes sooner after the signal was on its way before it (BM16)."""


class Gap(NamedTuple):
    """By how much `second` came after `first`: lo_ns to hi_ns. Negative lo: nobody can know (BM17)."""

    first: str
    second: str
    lo_ns: int
    hi_ns: int

    @property
    def dead_heat(self) -> bool:
        """Whether the intervals overlap."""
        return self.lo_ns < 0

    @property
    def ms(self) -> float:
        """The middle of the gap, ms."""
        return (self.lo_ns + self.hi_ns) / 2 / MS


def order(a: Span, b: Span) -> int:
    """-1 if a was certainly first, 1 if b was, 0 if the intervals overlap and nobody can know."""
    if a.hi <= b.lo:
        return -1
    return 1 if b.hi <= a.lo else 0


def gap(a: Press, b: Press) -> Gap:
    """The gap of two presses, with the likelier one first."""
    if (b.at_ns, b.lo_ns) < (a.at_ns, a.lo_ns):
        a, b = b, a
    return Gap(a.device, b.device, b.lo_ns - a.hi_ns, b.hi_ns - a.lo_ns)


class Pairs:
    """The last slam of each device, and the gaps between any two."""

    def __init__(self) -> None:
        self._last: dict[str, Press] = {}

    def feed(self, press: Press) -> None:
        """Take a press; releases and sticks are of no interest."""
        if press.value == 1.0 and press.control not in ("x", "y"):
            self._last[press.device] = press

    def gaps(self) -> list[Gap]:
        """The gaps between all devices whose last presses lie close together, smallest first."""
        last = list(self._last.values())
        pairs = [(a, b) for i, a in enumerate(last) for b in last[i + 1 :]]
        found = [gap(a, b) for a, b in pairs if abs(a.at_ns - b.at_ns) <= TOGETHER_NS]
        return sorted(found, key=lambda item: (item.hi_ns + item.lo_ns, item.first, item.second))


class Reaction(NamedTuple):
    """One answer to a signal. verdict: 'good', 'early' (before it) or 'anticipated' (too soon to be one)."""

    device: str
    lo_ns: int
    hi_ns: int
    verdict: str


class ReactionTest:
    """One signal, one answer for each device."""

    def __init__(self) -> None:
        self._signal_ns: int | None = None
        self.answers: dict[str, Reaction] = {}

    def signal(self, at_ns: int) -> None:
        """The signal is on screen: to be stamped after flip() has returned."""
        self._signal_ns = at_ns

    def feed(self, press: Press) -> Reaction | None:
        """Take a press; the first of each device is its answer, the others are None."""
        if press.value != 1.0 or press.control in ("x", "y") or press.device in self.answers:
            return None
        if self._signal_ns is None or press.hi_ns <= self._signal_ns:
            answer = Reaction(press.device, 0, 0, "early")
        else:
            lo, hi = press.lo_ns - self._signal_ns, press.hi_ns - self._signal_ns
            answer = Reaction(press.device, lo, hi, "good" if hi > ANTICIPATION_NS else "anticipated")
        self.answers[press.device] = answer
        return answer
