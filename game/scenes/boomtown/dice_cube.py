"""A die that rolls, drawn face by face as it lies in space, seen from above and a little from the front."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.scenes.boomtown.dice_turns import SIDES, Quat, Vector, carried
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import disc
from game.stage.palette import BOOM, SEATS, WHITE, Colour, mix

TILT = math.radians(24.0)
"""How far the eye leans back from looking straight down."""
COS, SIN = math.cos(TILT), math.sin(TILT)
LIGHT: Vector = (-0.42, -0.38, 0.82)
PIP = 0.105
"""Radius of a pip as a share of the edge."""
CORNERS = 9
SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
SPREAD = 0.27
"""How far a pip lies from the middle of its face, as a share of the edge."""
ROUND = 0.16
"""How much of each edge the round corners take."""
OUTLINE: tuple[tuple[float, float], ...] = tuple(
    (sx * (0.5 - ROUND) + ROUND * math.cos(a), sy * (0.5 - ROUND) + ROUND * math.sin(a))
    for sx, sy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180))
    for a in (math.radians(start + 30 * i) for i in range(4))
)
ROUND_PIP = tuple(
    (math.cos(math.tau * i / CORNERS), math.sin(math.tau * i / CORNERS)) for i in range(CORNERS)
)


class DieLook(NamedTuple):
    """Colours of a die. body: of its faces in full light."""

    body: Colour
    pips: Colour
    ink: Colour = BOOM.ink


def seat_die(seat: int) -> DieLook:
    """A die of a seat: told by its colour beside where it lies."""
    look = SEATS[seat]
    body = mix(look.colour, BOOM.paper, 0.18)
    return DieLook(body, BOOM.ink if sum(body) > 330 else WHITE)


def _axes(side: int) -> tuple[Vector, Vector]:
    """Two directions along a face."""
    x, y, z = SIDES[side]
    first = (0.0, 0.0, 1.0) if not z else (1.0, 0.0, 0.0)
    a, b, c = first
    return first, (y * c - z * b, z * a - x * c, x * b - y * a)


FACES = tuple((SIDES[side], *_axes(side)) for side in range(6))


def draw_cube(canvas: Canvas, x: float, y: float, size: float, turn: Quat, look: DieLook) -> None:
    """Draw a die about (x, y), where its middle is seen; size: its edge, px."""
    seen = []
    for side, (out, along, across) in enumerate(FACES):
        ox, oy, oz = carried(turn, out)
        facing = oy * SIN + oz * COS
        if facing > 0.02:
            seen.append((facing, side, (ox, oy, oz), carried(turn, along), carried(turn, across)))
    half = size / 2
    faces = []
    for _, side, out, along, across in sorted(seen):
        light = max(0.0, out[0] * LIGHT[0] + out[1] * LIGHT[1] + out[2] * LIGHT[2])
        colour = mix(mix(look.body, look.ink, 0.42), mix(look.body, WHITE, 0.35), min(1.0, light * 1.1))
        frame = _Frame(
            x + out[0] * half,
            y + (out[1] * COS - out[2] * SIN) * half,
            (along[0] * size, (along[1] * COS - along[2] * SIN) * size),
            (across[0] * size, (across[1] * COS - across[2] * SIN) * size),
        )
        faces.append((frame, side, colour))
    for frame, _, _ in faces:
        canvas.polygon(frame.shape(OUTLINE, 1.0 + 9.0 / size), look.ink)
    for frame, side, colour in faces:
        canvas.polygon(frame.shape(OUTLINE, 0.985), colour)
        for u, v in SPOTS[side + 1]:
            canvas.polygon(frame.pip(u * SPREAD, v * SPREAD, PIP), look.pips)


class _Frame(NamedTuple):
    """A face as it is seen: its middle, px, and its two edges as vectors, px."""

    x: float
    y: float
    a: tuple[float, float]
    b: tuple[float, float]

    def shape(self, points: tuple[tuple[float, float], ...], zoom: float) -> list[tuple[float, float]]:
        (ax, ay), (bx, by), x, y = self.a, self.b, self.x, self.y
        return [(x + (u * ax + v * bx) * zoom, y + (u * ay + v * by) * zoom) for u, v in points]

    def pip(self, u: float, v: float, radius: float) -> list[tuple[float, float]]:
        (ax, ay), (bx, by) = self.a, self.b
        x, y = self.x + u * ax + v * bx, self.y + u * ay + v * by
        return [(x + (c * ax + s * bx) * radius, y + (c * ay + s * by) * radius) for c, s in ROUND_PIP]


def shadow(art: Art, size: float) -> Sprite:
    """What a die throws on the felt."""

    def paint(canvas: Canvas) -> None:
        middle = size * 0.75
        canvas.polygon(
            [(px, middle + (py - middle) * COS) for px, py in disc(middle, middle, size * 0.7, 24)],
            (0, 0, 0, 90),
        )

    return art.compose(("die shadow", size), (size * 1.5, size * 1.5), paint)


def seen_at(x: float, y: float, z: float, size: float) -> tuple[float, float]:
    """Where the middle of a die is seen that flies z px over (x, y) of the felt."""
    return x, y - (z + size / 2) * SIN - z * 0.35
