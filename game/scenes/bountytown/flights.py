"""Cards on their way over the board, and figures that walk through the streets."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from game.scenes.bountytown import geometry
from game.stage.motion import MOVE_MS, Pace, Tween, in_out

if TYPE_CHECKING:
    from game.stage.art import Sprite
    from game.stage.canvas import Canvas, Point

LIFT = 46.0
"""How far a card on its way leaves the straight line, px."""
HOP, STRIDE = 7.0, 30.0
"""How high a walking figure hops, and how far, px."""
STEP_ASIDE_MS = 260.0
WALK_MS, WALK_MS_PX = 320.0, 0.5
"""A walk: for itself, and for each px of the way."""


class Flight:
    """One thing on its way. key: what of the board it will be there; until then that is not drawn."""

    def __init__(
        self,
        key: Hashable,
        sprites: Sequence[Sprite],
        ends: tuple[Point, Point],
        pace: Pace,
        *,
        ms: float = MOVE_MS,
        delay_ms: float = 0.0,
        shown_ms: float = 0.0,
    ) -> None:
        """sprites: one, or two between which it turns over. ends: from where to where.

        delay_ms: before that it is nowhere. shown_ms: so long it lies still, first, for all to see.
        """
        self.key = key
        self._sprites = sprites
        self._ends = ends
        self._waits = Tween(0.0, 1.0, pace.ms(delay_ms))
        self._way = Tween(0.0, 1.0, pace.ms(ms), in_out, delay_ms=pace.ms(delay_ms + shown_ms))

    @property
    def done(self) -> bool:
        """Whether it has arrived."""
        return self._way.done

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._waits.advance(dt_ns)
        self._way.advance(dt_ns)

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it is; nothing before it sets off."""
        share = self._way.value
        if not self._waits.done:
            return
        (ax, ay), (bx, by) = self._ends
        lift = LIFT * math.sin(math.pi * share)
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share - lift
        if len(self._sprites) == 1:
            canvas.image(self._sprites[0], x, y)
        else:
            canvas.image(self._sprites[share >= 0.5], x, y, zoom=(max(0.1, abs(1 - 2 * share)), 1.0))


class Flights:
    """Everything that is on its way."""

    def __init__(self) -> None:
        """Nothing."""
        self._all: list[Flight] = []

    def add(self, flight: Flight) -> None:
        """Let something set off."""
        self._all.append(flight)

    def away(self, key: Hashable) -> int:
        """How many of that key have not arrived."""
        return sum(flight.key == key for flight in self._all)

    def clear(self) -> None:
        """Everything has arrived."""
        self._all = []

    @property
    def flying(self) -> int:
        """How many are on their way."""
        return len(self._all)

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        return bool(self._all)

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        for flight in self._all:
            flight.advance(dt_ns)
        if self._all:
            self._all = [flight for flight in self._all if not flight.done]

    def draw(self, canvas: Canvas) -> None:
        """Draw them, the first lowest."""
        for flight in self._all:
            flight.draw(canvas)


class Walker:
    """A figure in town, at its boots."""

    def __init__(self) -> None:
        """Nowhere yet."""
        self._points: list[Point] = [(0.0, 0.0)]
        self._share = Tween(1.0, 1.0, 0)
        self._walks = False

    @property
    def place(self) -> Point:
        """Where it is now."""
        return geometry.along(self._points, self._share.value)

    @property
    def end(self) -> Point:
        """Where it goes."""
        return self._points[-1]

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return not self._share.done

    @property
    def hop(self) -> float:
        """How far its boots are off the ground, px."""
        if not self.moving or not self._walks:
            return 0.0
        return HOP * abs(math.sin(self._share.value * geometry.length(self._points) / STRIDE))

    def stand(self, at: Point) -> None:
        """Be there."""
        self._points, self._share, self._walks = [at], Tween(1.0, 1.0, 0), False

    def go(self, points: list[Point], ms: float, *, walks: bool) -> None:
        """Set off along a way."""
        self._points, self._share, self._walks = points, Tween(0.0, 1.0, ms, in_out), walks

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        if self.moving:
            self._share.advance(dt_ns)

    def finish(self) -> None:
        """Arrive."""
        self._share.finish()


class Walkers:
    """All figures; those before one building stand side by side in the order of their seats."""

    def __init__(self, seats: int) -> None:
        """seats: one figure each."""
        self.all = [Walker() for _ in range(seats)]
        self._cells: list[int] = []

    @property
    def moving(self) -> bool:
        """Whether somebody walks."""
        return any(walker.moving for walker in self.all)

    def stand(self, cells: Sequence[int]) -> None:
        """All stand where they are."""
        self._cells = list(cells)
        for walker, at in zip(self.all, _stands(cells), strict=True):
            walker.stand(at)

    def go(self, cells: Sequence[int], pace: Pace) -> float:
        """Those whose cell is another walk there, the others make room; gives how long it takes, ms."""
        longest = 0.0
        for seat, at in enumerate(_stands(cells)):
            walker = self.all[seat]
            if at == walker.end:
                continue
            walks = cells[seat] != self._cells[seat]
            points = geometry.way(walker.place, at) if walks else [walker.place, at]
            ms = WALK_MS + WALK_MS_PX * geometry.length(points) if walks else STEP_ASIDE_MS
            walker.go(points, pace.ms(ms), walks=walks)
            longest = max(longest, ms)
        self._cells = list(cells)
        return longest

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        for walker in self.all:
            walker.advance(dt_ns)

    def finish(self) -> None:
        """All arrive."""
        for walker in self.all:
            walker.finish()


def _stands(cells: Sequence[int]) -> list[Point]:
    """By seat, where its figure has its boots."""
    there = {cell: [seat for seat, other in enumerate(cells) if other == cell] for cell in cells}
    return [
        geometry.stand(cell, there[cell].index(seat), len(there[cell])) for seat, cell in enumerate(cells)
    ]
