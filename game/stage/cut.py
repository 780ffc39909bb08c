"""Shapes as the knife leaves them: outlines as points, a little uneven, the same for the same seed."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

Point = tuple[float, float]
Shape = list[Point]

STRIDE = 110.0
"""About one cut of the scissors, logical px."""
TORN_STEP = 16.0
"""From point to point of a torn edge, px."""
ROUGH = 2.2
"""How far a cut strays, logical px."""


def box(x: float, y: float, w: float, h: float) -> Shape:
    """A plain rectangle."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def rounded(x: float, y: float, w: float, h: float, radius: float, steps: int = 6) -> Shape:
    """A rectangle with round corners."""
    radius = min(radius, w / 2, h / 2)
    middles = (
        (x + w - radius, y + radius, -90),
        (x + w - radius, y + h - radius, 0),
        (x + radius, y + h - radius, 90),
        (x + radius, y + radius, 180),
    )
    return [
        (cx + radius * math.cos(a), cy + radius * math.sin(a))
        for cx, cy, start in middles
        for a in (math.radians(start + 90 * i / steps) for i in range(steps + 1))
    ]


def bevelled(x: float, y: float, w: float, h: float, corner: float) -> Shape:
    """A rectangle with its corners cut off."""
    c = min(corner, w / 2, h / 2)
    return [
        (x + c, y),
        (x + w - c, y),
        (x + w, y + c),
        (x + w, y + h - c),
        (x + w - c, y + h),
        (x + c, y + h),
        (x, y + h - c),
        (x, y + c),
    ]


def notched(x: float, y: float, w: float, h: float, radius: float) -> Shape:
    """A ticket: a rectangle with a round bite out of each corner."""
    corners = ((x + w, y, 180), (x + w, y + h, 270), (x, y + h, 0), (x, y, 90))
    return [
        (cx + radius * math.cos(a), cy + radius * math.sin(a))
        for cx, cy, start in corners
        for a in (math.radians(start - 18 * i) for i in range(6))
    ]


def ribbon(x: float, y: float, w: float, h: float, tail: float) -> Shape:
    """A strip whose two ends are cut like a swallow's tail."""
    return [(x, y), (x + w, y), (x + w - tail, y + h / 2), (x + w, y + h), (x, y + h), (x + tail, y + h / 2)]


def star(x: float, y: float, radius: float, points: int = 5, waist: float = 0.42) -> Shape:
    """A star about (x, y); waist: the inner radius as a share of the outer."""
    return [
        (x + r * math.sin(a), y - r * math.cos(a))
        for i in range(points * 2)
        for r, a in ((radius if i % 2 == 0 else radius * waist, math.pi * i / points),)
    ]


def disc(x: float, y: float, radius: float, steps: int = 40) -> Shape:
    """A circle as a polygon."""
    turns = (2 * math.pi * i / steps for i in range(steps))
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns]


def wedge(x: float, y: float, size: float, towards: str) -> Shape:
    """An arrowhead about (x, y) that points 'left', 'right', 'up' or 'down'."""
    tip, back, side = size * 0.55, size * 0.4, size * 0.52
    right = [(tip, 0.0), (-back, -side), (-back * 0.55, 0.0), (-back, side)]
    return _pointing(right, x, y, towards)


def arrow(x: float, y: float, size: float, towards: str) -> Shape:
    """A whole arrow with a shaft about (x, y)."""
    tip, head, shaft, side = size * 0.5, size * 0.02, size * 0.15, size * 0.44
    right = [
        (tip, 0.0),
        (-head, -side),
        (-head, -shaft),
        (-tip, -shaft),
        (-tip, shaft),
        (-head, shaft),
        (-head, side),
    ]
    return _pointing(right, x, y, towards)


def _pointing(right: Shape, x: float, y: float, towards: str) -> Shape:
    """A shape that points right from (0, 0), turned to a side and moved to (x, y)."""
    cos, sin = {"right": (1, 0), "down": (0, 1), "left": (-1, 0), "up": (0, -1)}[towards]
    return [(x + dx * cos - dy * sin, y + dx * sin + dy * cos) for dx, dy in right]


def by_hand(shape: Sequence[Point], seed: int = 0, rough: float = ROUGH, stride: float = STRIDE) -> Shape:
    """The shape as cut by hand: long edges in several cuts, each corner a little off."""
    rng = random.Random(seed)
    cut: Shape = []
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        pieces = max(1, round(math.hypot(bx - ax, by - ay) / stride))
        for i in range(pieces):
            t = (i + (rng.uniform(-0.3, 0.3) if i else 0.0)) / pieces
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            cut.append((x + rng.uniform(-rough, rough), y + rng.uniform(-rough, rough)))
    return cut


def torn(ax: float, ay: float, bx: float, by: float, seed: int, depth: float) -> Shape:
    """The points of a torn edge from a to b (both included), straying up to `depth` to either side."""
    rng = random.Random(seed)
    count = max(2, round(math.hypot(bx - ax, by - ay) / TORN_STEP))
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / length, (bx - ax) / length
    edge: Shape = []
    drift = 0.0
    for i in range(count + 1):
        drift = 0.7 * drift + rng.uniform(-depth, depth) * 0.6
        t = i / count + (rng.uniform(-0.3, 0.3) / count if 0 < i < count else 0.0)
        edge.append((ax + (bx - ax) * t + nx * drift, ay + (by - ay) * t + ny * drift))
    return edge


def moved(shape: Sequence[Point], dx: float, dy: float) -> Shape:
    """The shape elsewhere."""
    return [(x + dx, y + dy) for x, y in shape]


def turned(shape: Sequence[Point], degrees: float, x: float = 0.0, y: float = 0.0) -> Shape:
    """The shape turned clockwise about (x, y)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + (a - x) * cos - (b - y) * sin, y + (a - x) * sin + (b - y) * cos) for a, b in shape]


def grown(shape: Sequence[Point], by: float) -> Shape:
    """The shape with each edge moved out by that much (in, if negative); sharp corners are blunted."""
    if _area(shape) < 0:
        by = -by
    out: Shape = []
    for (ax, ay), (x, y), (cx, cy) in zip(
        [shape[-1], *shape[:-1]], shape, [*shape[1:], shape[0]], strict=True
    ):
        n1, n2 = _normal(ax, ay, x, y), _normal(x, y, cx, cy)
        bx, by_ = n1[0] + n2[0], n1[1] + n2[1]
        square = bx * bx + by_ * by_
        factor = 2 * by / square if square > 0.4 else by
        out.append((x + bx * factor, y + by_ * factor))
    return out


def _normal(ax: float, ay: float, bx: float, by: float) -> Point:
    length = math.hypot(bx - ax, by - ay) or 1.0
    return (by - ay) / length, -(bx - ax) / length


def _area(shape: Sequence[Point]) -> float:
    """Twice the area, positive when the points run clockwise on screen."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True))


def bounds(shape: Sequence[Point]) -> tuple[float, float, float, float]:
    """Left, top, width, height."""
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
