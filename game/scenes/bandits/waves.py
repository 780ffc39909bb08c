"""Hands that wave between two races: whoever presses sees which one is theirs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.inputs.press import DIRECTIONS

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.race.hands import HandView

IDLE_PHASES = ("wait", "check")
"""When no hand may go anywhere."""
LASTS_NS = 500_000_000
PUSHED = 0.6
"""So far a stick has to be pushed."""


class Waves:
    """Which seats have pressed lately."""

    def __init__(self) -> None:
        """All hands rest."""
        self._since: dict[int, int] = {}

    def feed(self, press: Press, phase: str, now_ns: int) -> None:
        """Take a press. now_ns: game time."""
        meant = press.control in (*DIRECTIONS, "slam", "back") and press.value
        pushed = press.control in ("x", "y") and abs(press.value) > PUSHED
        if press.seat is None or phase not in IDLE_PHASES or not (meant or pushed):
            return
        if now_ns - self._since.get(press.seat, -LASTS_NS) >= LASTS_NS:
            self._since[press.seat] = now_ns

    def over(self, hands: Iterable[HandView], now_ns: int, table_ns: int) -> list[HandView]:
        """Hands as they are, but for resting ones that wave now. table_ns: now on the clock of hands."""
        return [self._waving(hand, now_ns, table_ns) for hand in hands]

    def _waving(self, hand: HandView, now_ns: int, table_ns: int) -> HandView:
        age = now_ns - self._since.get(hand.seat, -LASTS_NS)
        if hand.state != "home" or hand.hand or not 0 <= age < LASTS_NS:
            return hand
        return hand._replace(state="wave", since_ns=table_ns - age)
