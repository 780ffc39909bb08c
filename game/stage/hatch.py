"""Shade in print: hatching, grain and halftone cut to a shape, and tiles for whole grounds."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import Point, bounds, turned
from game.stage.palette import Colour, Paint

TILE = 96
"""Side of a tile of texture, logical px; the spacing of its lines divides it."""
TILE_SPACING = 12
_GRAIN_ROW = 7.0
LARGEST_DOT = 0.46
"""Radius of a halftone's dots at the bottom, as a share of the spacing."""


def hatch(
    canvas: Canvas,
    shape: Sequence[Point],
    colour: Paint,
    *,
    spacing: float = 12.0,
    width: float = 3.0,
    angle: float = 45.0,
    seed: int = 1,
) -> None:
    """Lines across the shape, each a wedge that begins wide and ends thin, as a graver cuts them.

    spacing, width: logical px. angle: degrees clockwise from level.
    """
    rng = random.Random(seed)
    flat = turned(shape, -angle)
    _, top, _, height = bounds(flat)
    for i in range(int(height / spacing) + 1):
        y = top + (i + 0.5) * spacing + rng.uniform(-0.12, 0.12) * spacing
        for start, end in _crossings(flat, y):
            left = start + rng.uniform(0.0, 0.5) * spacing
            right = end - rng.uniform(0.0, 1.2) * spacing
            if right - left > width:
                half = width / 2 * rng.uniform(0.75, 1.15)
                tip = half * 0.3
                stroke = [(left, y - half), (right, y - tip), (right, y + tip), (left, y + half)]
                canvas.polygon(turned(stroke, angle), colour)


def _crossings(shape: Sequence[Point], y: float) -> list[tuple[float, float]]:
    """The stretches of the level line at y that lie within the shape."""
    cuts = sorted(
        ax + (y - ay) / (by - ay) * (bx - ax)
        for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True)
        if (ay <= y) != (by <= y)
    )
    return list(zip(cuts[::2], cuts[1::2], strict=False))


def grain(
    canvas: Canvas,
    shape: Sequence[Point],
    colour: Paint,
    *,
    each: float = 700.0,
    size: float = 2.2,
    seed: int = 1,
) -> None:
    """Flecks strewn over the shape as paper and dry ink have them: one for so many square px."""
    rng = random.Random(seed)
    _, top, _, height = bounds(shape)
    for row in range(int(height / _GRAIN_ROW)):
        y = top + (row + rng.random()) * _GRAIN_ROW
        for start, end in _crossings(shape, y):
            for _ in range(round((end - start) * _GRAIN_ROW / each + rng.uniform(-0.5, 0.5))):
                _fleck(canvas, rng.uniform(start, end), y, size * rng.uniform(0.4, 1.3), rng, colour)


def _fleck(canvas: Canvas, x: float, y: float, r: float, rng: random.Random, colour: Paint) -> None:
    turn = rng.uniform(0, math.pi)
    dx, dy = r * math.cos(turn), r * math.sin(turn)
    canvas.polygon([(x - dx, y - dy), (x + dy * 0.5, y - dx * 0.5), (x + dx, y + dy)], colour)


def halftone(
    canvas: Canvas,
    shape: Sequence[Point],
    colour: Paint,
    *,
    spacing: float = 16.0,
) -> None:
    """Dots in rows that grow from nothing at the top to nearly the spacing at the bottom."""
    left, top, _, height = bounds(shape)
    rows = int(height / spacing * 1.155) + 1
    for row in range(rows + 1):
        y = top + row * spacing * 0.866
        radius = spacing * (LARGEST_DOT * row / max(1, rows))
        for start, end in _crossings(shape, y):
            x = left + (row % 2) * spacing / 2
            x += math.ceil((start + radius - x) / spacing) * spacing
            while x <= end - radius:
                if radius * canvas.scale >= 0.5:
                    canvas.circle(x, y, radius, colour)
                x += spacing


def hatch_tile(art: Art, ground: Colour, lines: Colour) -> Sprite:
    """A square of slanting lines that joins its like on all sides."""

    def paint(canvas: Canvas) -> None:
        canvas.fill(ground)
        half = TILE_SPACING * 0.2
        for x in range(-TILE, TILE, TILE_SPACING):
            canvas.polygon(
                [(x - half, TILE), (x + TILE - half, 0), (x + TILE + half, 0), (x + half, TILE)], lines
            )

    return art.compose(("hatch tile", ground, lines), (TILE, TILE), paint, opaque=True)


def lay(surface: pygame.Surface, tile: pygame.Surface) -> None:
    """Cover a surface with a tile."""
    (width, height), (w, h) = surface.get_size(), tile.get_size()
    surface.fblits([(tile, (x, y)) for y in range(0, height, h) for x in range(0, width, w)])
