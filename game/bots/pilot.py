"""A bot's hand on the stick: steers to a point and slams when the palm gets there."""

from __future__ import annotations

import math

from game.bots.eyes import HandSeen
from game.inputs.press import Press

TICK_NS = 25_000_000
"""Bots act about so often."""
WIDTH_NS = 1_000_000
"""Width of the intervals of a bot's presses: as good as the best device."""
RELEASE_NS = 40_000_000
"""A slam is let go after this."""
NUDGE = 0.06
"""Smaller changes of the stick are not worth a press."""
THERE = 6.0
"""Nearer to the point than this is there, px."""
CRAWL = 60.0
"""Slower than this a hand is not yet on its way, px/s."""


class Pilot:
    """Makes the presses of one seat and keeps track of its stick."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._x = self._y = 0.0

    def reset(self) -> None:
        """A new race: whatever the stick did is forgotten."""
        self._x = self._y = 0.0

    def steer(self, hand: HandSeen, to: tuple[float, float], tilt: float, t_ns: int) -> list[Press]:
        """Push the stick toward a point, if that is not what it does already."""
        dx, dy = to[0] - hand.x, to[1] - hand.y
        far = math.hypot(dx, dy)
        if far < THERE:
            return self.rest(t_ns)
        return self._tilt(dx / far * tilt, dy / far * tilt, t_ns)

    def rest(self, t_ns: int) -> list[Press]:
        """Let the stick go."""
        return self._tilt(0.0, 0.0, t_ns) if self._x or self._y else []

    def arrival_ns(self, hand: HandSeen, to: tuple[float, float]) -> int | None:
        """In how many ns the palm is at its nearest to a point; None if not before the next tick."""
        dx, dy = to[0] - hand.x, to[1] - hand.y
        far = math.hypot(dx, dy)
        if far < THERE:
            return 0
        closing = (hand.vx * dx + hand.vy * dy) / far
        if closing < CRAWL or far / closing * 1e9 > TICK_NS:
            return None
        return int(far / closing * 1e9)

    def slam(self, at_ns: int) -> list[Press]:
        """Bring the palm down at an instant, and leave the stick alone."""
        down = self._press("slam", 1.0, at_ns)
        return [*self.rest(at_ns), down, self._press("slam", 0.0, at_ns + RELEASE_NS)]

    def _tilt(self, x: float, y: float, at_ns: int) -> list[Press]:
        at_rest = not (x or y)
        if abs(x - self._x) < NUDGE and abs(y - self._y) < NUDGE and not at_rest:
            return []
        self._x, self._y = x, y
        return [self._press("x", x, at_ns), self._press("y", y, at_ns)]

    def _press(self, control: str, value: float, at_ns: int) -> Press:
        return Press(
            self._seat, control, value, at_ns, at_ns + WIDTH_NS, at_ns + WIDTH_NS, "bot", "bot", control
        )
