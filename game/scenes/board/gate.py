"""Sorts out the presses that a question must not take: begun before it was seen, or in its first moments."""

from __future__ import annotations

from game.inputs.press import Press
from game.scenes.nav import STICK_OFF

GAP_NS = 350_000_000
"""So long after a question shows nothing counts, and no palm so soon after one that came too early: whoever
mashes their palm has to stop, and sees the question."""
FREE = ("back", "start")
"""What never answers anything: looking at one's own hand, and the pause."""


class Gate:
    """One seat's gate. It closes when a question comes and lets through what begins after the gap."""

    def __init__(self) -> None:
        """Open."""
        self._open_ns: int | None = 0
        self._soft = False
        self._down: set[tuple[str, str]] = set()
        self._stale: set[tuple[str, str]] = set()

    def clear(self) -> None:
        """What is held was perhaps let go elsewhere: nothing is known of it any more."""
        self._down.clear()
        self._stale.clear()

    def close(self, *, soft: bool) -> None:
        """A question comes. soft: the same seat was asked before, so only its palm has to wait."""
        self._open_ns = None
        self._soft = soft
        if not soft:
            self._stale |= self._down

    def shown(self, now_ns: int) -> None:
        """What was drawn is on screen: the gap begins, unless it has begun already."""
        if self._open_ns is None:
            self._open_ns = now_ns + GAP_NS

    def ripe(self, now_ns: int) -> bool:
        """Whether a click of now counts."""
        return self._open_ns is not None and now_ns >= self._open_ns

    def lets(self, press: Press) -> bool:
        """Whether a press counts; also to be asked for those that are let go."""
        key = (press.device, press.control)
        if abs(press.value) < STICK_OFF:
            self._down.discard(key)
            fresh = key not in self._stale
            self._stale.discard(key)
            return fresh
        held = key in self._down
        self._down.add(key)
        if press.control in FREE:
            return True
        if not held and self._too_early(press):
            self._stale.add(key)
        return key not in self._stale

    def _too_early(self, press: Press) -> bool:
        palm = press.control == "slam"
        if self._soft and not palm:
            return False
        early = self._open_ns is None or press.lo_ns < self._open_ns
        if palm and early and self._open_ns is not None:
            self._open_ns = press.lo_ns + GAP_NS
        return early
