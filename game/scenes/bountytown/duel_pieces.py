"""What is on its way in a Duel: cards, Items, Wounds and posters; and how long something has been there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.stage.motion import FLIP_MS, in_out

EVER = 1e12


class Since:
    """How long something has been there, ms at normal pace. life: until it is at rest."""

    def __init__(self, life: float = 0.0) -> None:
        """It begins now."""
        self.life = life
        self.ms = 0.0

    @property
    def done(self) -> bool:
        """Whether it is at rest."""
        return self.ms >= self.life

    def share(self, ms: float, after: float = 0.0) -> float:
        """How much of `ms` has passed, which begin `after` its start, 0..1."""
        return min(1.0, max(0.0, (self.ms - after) / ms)) if ms else 1.0

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self.ms += ms

    def finish(self) -> None:
        """Be at rest now."""
        self.ms = EVER


class Leg(NamedTuple):
    """One part of a way: in so many ms to there. h: height there, px. angle: degrees."""

    ms: float
    x: float
    y: float
    h: float
    angle: float = 0.0


class Pose(NamedTuple):
    """Where a flight is. turn: 0..1, how far it has turned over; alpha: 0..255."""

    x: float
    y: float
    h: float
    angle: float
    turn: float
    alpha: int


class Flight:
    """A thing on its way. what: the picture, see `duel_cards.picture`. to: where it will be counted.

    under: what is seen before it has turned over, '' = it does not turn. fades: it is gone at its end.
    """

    def __init__(
        self,
        what: str,
        start: Leg,
        legs: Sequence[Leg],
        *,
        to: str = "",
        delay: float = 0.0,
        under: str = "",
        fades: bool = False,
    ) -> None:
        """start: where it is; its ms do not count. delay: ms before it sets off; nobody sees it till then."""
        self.what, self.under, self.to = what, under, to
        self._points = (start, *legs)
        self._fades = fades
        self._at = -delay
        self._whole = sum(leg.ms for leg in legs)

    @property
    def waits(self) -> bool:
        """Whether it has not set off yet."""
        return self._at < 0

    @property
    def done(self) -> bool:
        """Whether it has arrived."""
        return self._at >= self._whole

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self._at += ms

    def pose(self) -> Pose:
        """Where it is now."""
        left = self._at
        turn = min(1.0, max(0.0, self._at / FLIP_MS)) if self.under else 1.0
        alpha = 255
        if self._fades:
            alpha = round(255 * min(1.0, max(0.0, (self._whole - self._at) / 200)))
        for a, b in zip(self._points, self._points[1:], strict=False):
            if left < b.ms:
                t = in_out(max(0.0, left) / b.ms)
                return Pose(
                    a.x + (b.x - a.x) * t,
                    a.y + (b.y - a.y) * t,
                    a.h + (b.h - a.h) * t,
                    a.angle + (b.angle - a.angle) * t,
                    turn,
                    alpha,
                )
            left -= b.ms
        end = self._points[-1]
        return Pose(end.x, end.y, end.h, end.angle, turn, alpha)
