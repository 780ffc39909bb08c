"""Motion: easings, tweens, timelines and shake, and how long things take."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

BANNER_MS = 160
FLIP_MS = 180
MOVE_MS = 240
HOLD_MS = 900
"""How long a banner stays at least."""
SHAKE_PX = 6.0
SHAKE_MS = 220
SHAKE_HZ = 17.0
MOST_FLASHES_HZ = 3.0
"""Nothing flashes more often than this."""
SPEEDS: dict[str, float] = {"relaxed": 1.5, "normal": 1.0, "fast": 0.5}
"""Setting -> factor of all times of motion."""

NS_PER_MS = 1_000_000
Ease = Callable[[float], float]
"""A share of time (0..1) -> a share of the way."""


@dataclass
class Pace:
    """How the players want motion: set once, read by all that moves.

    speed: one of SPEEDS. less_motion: no shake, flashes, zooms and wipes. shake: the table may shake.
    """

    speed: str = "normal"
    less_motion: bool = False
    shake: bool = True

    def set(self, speed: str, *, less_motion: bool, shake: bool) -> None:
        """Change all at once. Raises KeyError for a speed that is not one of SPEEDS."""
        if speed not in SPEEDS:
            raise KeyError(f"speed is '{speed}', expected is one of {', '.join(SPEEDS)}")
        self.speed, self.less_motion, self.shake = speed, less_motion, shake

    def ms(self, normal: float) -> float:
        """A time of motion at the speed chosen."""
        return normal * SPEEDS[self.speed]

    @property
    def may_shake(self) -> bool:
        """Whether anything may shake."""
        return self.shake and not self.less_motion


def out(t: float) -> float:
    """Fast first, then slower: for arrivals."""
    return 1.0 - (1.0 - t) ** 3


def in_out(t: float) -> float:
    """Slow at both ends: for travel."""
    return 4.0 * t**3 if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def out_back(t: float) -> float:
    """An arrival that goes a tenth too far and comes back: for stamps and palms."""
    return 1.0 + 2.7 * (t - 1.0) ** 3 + 1.7 * (t - 1.0) ** 2


def pulse(at_ns: int, hz: float = 1.2) -> float:
    """A soft beat, 0..1, for what waits for a press; never quicker than MOST_FLASHES_HZ."""
    return 0.5 - 0.5 * math.cos(2 * math.pi * min(hz, MOST_FLASHES_HZ) * at_ns / 1e9)


class Tween:
    """A number on its way."""

    def __init__(
        self, start: float, end: float, ms: float, ease: Ease = out, *, delay_ms: float = 0.0
    ) -> None:
        """ms: how long, already at the players' speed (`Pace.ms`). delay_ms: how long it waits at `start`."""
        self._delay_ns = round(delay_ms * NS_PER_MS)
        self._set_off(start, end, ms, ease)

    def _set_off(self, start: float, end: float, ms: float, ease: Ease) -> None:
        self.start, self.end = start, end
        self._ns = max(0, round(ms * NS_PER_MS))
        self._ease = ease
        self._at_ns = 0

    def advance(self, dt_ns: int) -> float:
        """Let time pass; gives the value."""
        self._at_ns += dt_ns
        return self.value

    @property
    def share(self) -> float:
        """The share of time that has passed, 0..1."""
        passed = self._at_ns - self._delay_ns
        if passed >= self._ns:
            return 1.0
        return max(0.0, passed / self._ns)

    @property
    def value(self) -> float:
        """Where it is now."""
        share = self.share
        if share >= 1.0:
            return self.end
        return self.start + (self.end - self.start) * self._ease(share)

    @property
    def done(self) -> bool:
        """Whether it has arrived."""
        return self.share >= 1.0

    def finish(self) -> None:
        """Arrive at once."""
        self._at_ns = self._delay_ns + self._ns

    def to(self, end: float, ms: float) -> None:
        """Set off again from where it is now."""
        value, self._delay_ns = self.value, 0
        self._set_off(value, end, ms, out)


class Timeline:
    """Calls at their times; can be hurried to its end without losing one."""

    def __init__(self) -> None:
        """Empty: done."""
        self._at_ns = 0
        self._calls: list[tuple[int, int, Callable[[], None]]] = []

    def at(self, ms: float, call: Callable[[], None]) -> Timeline:
        """Add a call at so many ms from the start; equal times keep their order."""
        self._calls.append((round(ms * NS_PER_MS), len(self._calls), call))
        self._calls.sort(key=lambda c: c[:2])
        return self

    def advance(self, dt_ns: int) -> None:
        """Let time pass and make the calls that are due."""
        self._at_ns += dt_ns
        while self._calls and self._calls[0][0] <= self._at_ns:
            self._calls.pop(0)[2]()

    def finish(self) -> None:
        """Make all calls that are left, in order."""
        while self._calls:
            self._at_ns = max(self._at_ns, self._calls[0][0])
            self._calls.pop(0)[2]()

    @property
    def done(self) -> bool:
        """Whether no call is left."""
        return not self._calls


class Shake:
    """The thud of the table: a short swing that dies away."""

    def __init__(self, pace: Pace) -> None:
        """pace: whose switches decide whether it shakes at all."""
        self._pace = pace
        self._px = 0.0
        self._at_ns = 0

    def kick(self, px: float = SHAKE_PX) -> None:
        """Shake by so many px; a weaker kick does not end a stronger one."""
        if self._pace.may_shake and px >= self._strength():
            self._px, self._at_ns = px, 0

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._at_ns += dt_ns

    def _strength(self) -> float:
        left = 1.0 - self._at_ns / (SHAKE_MS * NS_PER_MS)
        return self._px * left * left if left > 0 else 0.0

    @property
    def offset(self) -> tuple[float, float]:
        """For `Canvas.shift`, logical px."""
        px = self._strength() if self._pace.may_shake else 0.0
        if not px:
            return 0.0, 0.0
        turn = 2 * math.pi * SHAKE_HZ * self._at_ns / 1e9
        return px * 0.5 * math.sin(turn * 0.7), px * math.cos(turn)
