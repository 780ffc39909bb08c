"""What a palm can come down on, and which of it lies under a point."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

BUCKET = 48.0
"""Side of the squares by which targets are looked up, px."""


class Target(NamedTuple):
    """A card or a token on the felt.

    id: what covers name. kind: 'card' (an upright rectangle w x h, turned by `angle` degrees clockwise) or
    'token' (a disc of diameter w). x, y: its middle, canvas px.
    """

    id: str
    kind: str
    x: float
    y: float
    angle: float
    w: float
    h: float


class TargetView(NamedTuple):
    """Where a target is now. hop: px that it is in the air. covered: a palm is on it."""

    id: str
    kind: str
    x: float
    y: float
    angle: float
    hop: float
    covered: bool


class Solid(NamedTuple):
    """A target with its turn worked out."""

    target: Target
    cos: float
    sin: float
    half_w: float
    half_h: float


Offset = Callable[[float, float, int], tuple[float, float]]
"""How far what belongs at (x, y) has floated away at a time of the table's clock: (dx, dy) px."""


class Felt:
    """Finds what lies under a point in a few microseconds, whatever lies on the table."""

    def __init__(self, targets: Iterable[Target], grip: float, loose: float, offset: Offset | None) -> None:
        """grip: px beside an edge that still count. loose: bound of `offset`, px; None: nothing floats."""
        self.solids: list[Solid] = []
        self._grip = grip
        self._offset = offset
        self._still: dict[str, tuple[float, float]] = {}
        self._buckets: dict[tuple[int, int], list[Solid]] = {}
        for target in targets:
            turn = math.radians(target.angle)
            solid = Solid(target, math.cos(turn), math.sin(turn), target.w / 2, target.h / 2)
            self.solids.append(solid)
            self._file(solid, math.hypot(target.w, target.h) / 2 + grip + loose)

    def _file(self, solid: Solid, size: float) -> None:
        target = solid.target
        for i in range(int((target.x - size) // BUCKET), int((target.x + size) // BUCKET) + 1):
            for j in range(int((target.y - size) // BUCKET), int((target.y + size) // BUCKET) + 1):
                self._buckets.setdefault((i, j), []).append(solid)

    def middle(self, target: Target, clock_ns: int) -> tuple[float, float]:
        """Where the middle of a target is at a time of the table's clock."""
        if self._offset is None:
            return target.x, target.y
        still = self._still.get(target.id)
        if still is not None:
            return still
        dx, dy = self._offset(target.x, target.y, clock_ns)
        return target.x + dx, target.y + dy

    def pin(self, target: str, clock_ns: int) -> None:
        """A palm holds the target where it is now, also if it is loose."""
        if self._offset is not None and target not in self._still:
            found = next(solid.target for solid in self.solids if solid.target.id == target)
            self._still[target] = self.middle(found, clock_ns)

    def under(self, x: float, y: float, clock_ns: int) -> tuple[Target, float] | None:
        """The target whose edge is nearest, and px to its middle; None on bare felt."""
        best: tuple[Target, float] | None = None
        least = (self._grip, math.inf)
        for solid in self._at(x, y):
            middle_x, middle_y = self.middle(solid.target, clock_ns)
            dx, dy = x - middle_x, y - middle_y
            rank = (outside(solid, dx, dy), math.hypot(dx, dy))
            if rank <= least:
                least, best = rank, (solid.target, rank[1])
        return best

    def attraction(self, x: float, y: float, clock_ns: int) -> tuple[float, float] | None:
        """From a point that lies on a target to its middle (dx, dy); None on bare felt."""
        for target, cos, sin, half_w, half_h in self._at(x, y):
            middle = self.middle(target, clock_ns) if self._offset else (target.x, target.y)
            dx, dy = middle[0] - x, middle[1] - y
            if target.kind == "token":
                if dx * dx + dy * dy <= half_w * half_w:
                    return dx, dy
            elif abs(dx * cos + dy * sin) <= half_w and abs(dy * cos - dx * sin) <= half_h:
                return dx, dy
        return None

    def _at(self, x: float, y: float) -> Sequence[Solid]:
        return self._buckets.get((int(x // BUCKET), int(y // BUCKET)), ())


def outside(solid: Solid, dx: float, dy: float) -> float:
    """Px from a target's edge to the point (dx, dy) from its middle; 0 on it."""
    if solid.target.kind == "token":
        return max(0.0, math.hypot(dx, dy) - solid.half_w)
    u = abs(dx * solid.cos + dy * solid.sin) - solid.half_w
    v = abs(dy * solid.cos - dx * solid.sin) - solid.half_h
    if u <= 0.0:
        return max(0.0, v)
    return u if v <= 0.0 else math.hypot(u, v)
