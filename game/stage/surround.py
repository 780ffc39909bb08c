"""What lies beside the sheet on screens of another shape: hatching, a rule around the sheet, stars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.stage.canvas import Canvas
from game.stage.cut import star
from game.stage.hatch import hatch_tile, lay
from game.stage.palette import INK, WHITE, Colour, mix, rgb
from game.stage.sheet import HEIGHT, WIDTH, Fit, Point

if TYPE_CHECKING:
    from game.stage.art import Art

LINES = 0.07
"""How much lighter than the ground the hatching is."""
RUST = mix(rgb("#8c2f1b"), INK, 0.25)
DIM = mix(rgb("#8c2f1b"), INK, 0.5)
RULES = ((14.0, 6.0, RUST), (26.0, 3.0, DIM))
"""How far from the sheet each rule is, how thick, and its colour."""
ROOM = 70.0
"""A bar as wide as this has stars in its middle."""
STAR, LARGEST = 0.17, 54.0
"""The size of a large one as a share of the bar's width, and how large it gets."""
SMALL, APART = 0.42, 3.2
"""The size of a small one and how far away it is, as shares of the large one's."""


def surround(surface: pygame.Surface, art: Art, fit: Fit) -> None:
    """Paint a whole surface but for where the sheet lies; nothing if the sheet fills it."""
    surface.fill(INK)
    if (fit.width, fit.height) == surface.get_size():
        return
    lay(surface, hatch_tile(art, INK, mix(INK, WHITE, LINES)).surface(fit.scale)[0])
    width, height = surface.get_size()
    canvas = Canvas(surface, art, (width / fit.scale, height / fit.scale), cover=True)
    left, top = fit.x / fit.scale, fit.y / fit.scale
    for off, thick, colour in RULES:
        canvas.rect(left - off, top - off, WIDTH + 2 * off, HEIGHT + 2 * off, colour, width=thick)
    for x, y, radius, colour in _stars(left, top):
        canvas.polygon(star(x, y, radius), colour)


def _stars(left: float, top: float) -> Iterator[tuple[float, float, float, Colour]]:
    """Middle, radius and colour of each star: in either bar a large one between two small ones."""
    across, bar = left > top, max(left, top)
    large = min(LARGEST, bar * STAR)
    if bar < ROOM:
        return
    for side in (-1, 1):
        for step in (-1, 0, 1):
            x, y = _place(bar, side, step * APART * large, across=across)
            yield x + left, y + top, large * (SMALL if step else 1.0), DIM if step else RUST


def _place(bar: float, side: int, along: float, *, across: bool) -> Point:
    """In px of the sheet: the middle of a bar, and so far along it."""
    if across:
        return WIDTH / 2 + side * (WIDTH + bar + RULES[-1][0]) / 2, HEIGHT / 2 + along
    return WIDTH / 2 + along, HEIGHT / 2 + side * (HEIGHT + bar + RULES[-1][0]) / 2
