"""The small pictures that particles are made of: eight frames of each look."""

from __future__ import annotations

import math
from typing import Literal

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import box, by_hand, disc, grown, star, turned
from game.stage.palette import INK, WHITE, Colour, mix, rgb

FRAMES = 8
"""Of each look: one turn, or from birth to end."""
SIDE = 40.0
"""Of a frame, logical px."""
GOLD: Colour = rgb("#f0b93a")
Look = Literal["puff", "coin", "paper", "spark"]


def frames_of(art: Art, look: Look, colour: Colour) -> list[Sprite]:
    """The FRAMES pictures of a look; coins are of gold whatever the colour."""
    return [
        art.compose(("fleck", look, colour, i), (SIDE, SIDE), _Frame(look, colour, i / FRAMES))
        for i in range(FRAMES)
    ]


class _Frame:
    """A painter of one frame; share: how far along it is, 0..1."""

    def __init__(self, look: Look, colour: Colour, share: float) -> None:
        self._paint = {"puff": _puff, "coin": _coin, "paper": _paper, "spark": _spark}[look]
        self._colour = colour
        self._share = share

    def __call__(self, canvas: Canvas) -> None:
        self._paint(canvas, self._colour, self._share)


def _puff(canvas: Canvas, colour: Colour, share: float) -> None:
    """A ball of dust that swells, then falls apart into crumbs."""
    middle = SIDE / 2
    if share < 0.5:
        balls = [(middle, middle, SIDE * (0.2 + 0.28 * share))]
    else:
        far, radius = SIDE * (0.1 + 0.26 * (share - 0.5)), SIDE * (0.22 - 0.3 * (share - 0.5))
        balls = [(middle + far * math.cos(a), middle + far * math.sin(a), radius) for a in (0.4, 2.5, 4.6)]
    cut = [(x, y, r, by_hand(disc(x, y, r, 10), round(share * FRAMES), r * 0.1)) for x, y, r in balls]
    for *_, ball in cut:
        canvas.polygon(grown(ball, 2.6), INK)
    for x, y, r, ball in cut:
        canvas.polygon(ball, mix(colour, INK, 0.24))
        canvas.polygon(disc(x - r * 0.14, y - r * 0.16, r * 0.76, 10), colour)


def _coin(canvas: Canvas, _: Colour, share: float) -> None:
    """A coin that turns about its upright axis."""
    middle, radius = SIDE / 2, SIDE * 0.4
    wide = max(0.16, abs(math.cos(math.pi * share)))

    def seen(r: float) -> list[tuple[float, float]]:
        return [(middle + (x - middle) * wide, y) for x, y in disc(middle, middle, r, 22)]

    canvas.polygon([(x + (3 if x > middle else -1), y) for x, y in seen(radius + 3)], INK)
    canvas.polygon(seen(radius), mix(GOLD, INK, 0.12))
    canvas.polygon(seen(radius * 0.76), GOLD)
    if wide > 0.4:
        mark = [(middle + (x - middle) * wide, y) for x, y in star(middle, middle, radius * 0.5)]
        canvas.polygon(mark, mix(GOLD, INK, 0.55))
    canvas.polygon(
        [(x * 0.35 + middle * 0.6, y * 0.3 + middle * 0.4) for x, y in seen(radius * 0.6)],
        mix(GOLD, WHITE, 0.7),
    )


def _paper(canvas: Canvas, colour: Colour, share: float) -> None:
    """A snippet that turns over; its back is darker."""
    middle = SIDE / 2
    tall = math.cos(2 * math.pi * share)
    face = colour if tall > 0 else mix(colour, INK, 0.3)
    tall = max(0.18, abs(tall))
    snip = box(middle - SIDE * 0.22, middle - SIDE * 0.3 * tall, SIDE * 0.44, SIDE * 0.6 * tall)
    snip = turned(snip, 40 * math.sin(2 * math.pi * share), middle, middle)
    canvas.polygon([(middle + (x - middle) * 1.14, middle + (y - middle) * 1.14) for x, y in snip], INK)
    canvas.polygon(snip, face)


def _spark(canvas: Canvas, colour: Colour, share: float) -> None:
    """A star that shrinks."""
    middle, radius = SIDE / 2, SIDE * 0.42 * (1 - share) + 3
    canvas.polygon(star(middle, middle, radius, 4, 0.34), mix(colour, INK, 0.25 + share * 0.3))
    canvas.polygon(star(middle, middle, radius * 0.72, 4, 0.4), mix(colour, WHITE, 0.5))
