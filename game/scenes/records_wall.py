"""The wall on which records hang: planks in the colours of each poster, a dark beam over them."""

from __future__ import annotations

import random

from game.stage.art import Art, Sprite
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.cut import by_hand, disc
from game.stage.palette import WHITE, Colour, Theme, mix

BEAM = 178.0
"""Height of the beam at the top, on which heading and tabs stand."""
PLANKS = 8
SEAM = 6.0
STROKES = 9
JOINTS = 2
"""Where a plank ends and the next one begins, in each row."""


def wall(art: Art, theme: Theme) -> Sprite:
    """The whole backdrop, without see-through px."""

    def paint(canvas: Canvas) -> None:
        rng = random.Random(theme.name)
        wood = _wood(theme)
        canvas.fill(mix(wood, theme.ink, 0.72))
        tall = (HEIGHT - BEAM) / PLANKS
        for row in range(PLANKS):
            _row(canvas, theme, wood, BEAM + row * tall, tall, rng)
        _beam(canvas, theme, wood)

    return art.compose(("record wall", theme.name), (WIDTH, HEIGHT), paint, supersample=1, opaque=True)


def _wood(theme: Theme) -> Colour:
    """What the planks are made of: darker than the boards that hang on them."""
    if theme.name == "bounty":
        return mix(theme.shade, theme.ink, 0.36)
    return mix(theme.shade, theme.ground, 0.62) if theme.name == "mars" else mix(theme.shade, theme.ink, 0.3)


def _row(canvas: Canvas, theme: Theme, wood: Colour, top: float, tall: float, rng: random.Random) -> None:
    ends = sorted(rng.uniform(200, WIDTH - 200) for _ in range(JOINTS))
    left = -20.0
    for right in (*ends, WIDTH + 20.0):
        _plank(
            canvas, theme, mix(wood, theme.ink, rng.uniform(0.0, 0.2)), (left, top, right - left, tall), rng
        )
        left = right


def _plank(
    canvas: Canvas, theme: Theme, colour: Colour, box: tuple[float, float, float, float], rng: random.Random
) -> None:
    x, y, w, h = box
    edge = [(x + SEAM / 2, y + SEAM / 2), (x + w - SEAM / 2, y + SEAM / 2)]
    foot = [(x + w - SEAM / 2, y + h - SEAM / 2), (x + SEAM / 2, y + h - SEAM / 2)]
    canvas.polygon(by_hand([*edge, *foot], rng.randrange(1000), 1.6, 160), colour)
    dark, light = mix(colour, theme.ink, 0.26), mix(colour, WHITE, 0.09)
    canvas.line([(x + 8, y + SEAM), (x + w - 8, y + SEAM)], light, 3)
    for _ in range(round(STROKES * w / 900)):
        at, from_x = y + rng.uniform(0.14, 0.9) * h, x + rng.uniform(0.0, 0.8) * w
        long, thick = rng.uniform(80, 320), rng.uniform(1.0, 3.4)
        to_x = min(from_x + long, x + w - 12)
        canvas.polygon([(from_x, at), (to_x, at - thick), (to_x - 18, at + thick)], dark)
    if rng.random() < 0.6 and w > 240:
        _knot(canvas, colour, dark, x + rng.uniform(0.15, 0.85) * w, y + h / 2, rng.uniform(12, 22))
    for nail_x in (x + 22, x + w - 22):
        for nail_y in (y + h * 0.26, y + h * 0.74):
            canvas.circle(nail_x, nail_y, 6, mix(colour, theme.ink, 0.7))
            canvas.circle(nail_x - 1.5, nail_y - 1.5, 2.4, mix(colour, WHITE, 0.35))


def _knot(canvas: Canvas, colour: Colour, dark: Colour, x: float, y: float, size: float) -> None:
    for share, fill in ((1.0, dark), (0.74, colour), (0.5, dark), (0.24, colour)):
        canvas.polygon([(x + (a - x) * 1.7, b) for a, b in disc(x, y, size * share, 18)], fill)


def _beam(canvas: Canvas, theme: Theme, wood: Colour) -> None:
    dark = mix(wood, theme.ink, 0.66)
    edge = by_hand([(-20, -20), (WIDTH + 20, -20), (WIDTH + 20, BEAM), (-20, BEAM)], 5, 2.4, 140)
    canvas.polygon([(x, y + 12) for x, y in edge], mix(theme.ink, wood, 0.12))
    canvas.polygon([(x, y + 4) for x, y in edge], theme.accent)
    canvas.polygon(edge, dark)
    rng = random.Random(3)
    for _ in range(40):
        x, y = rng.uniform(0, WIDTH), rng.uniform(6, BEAM - 14)
        canvas.polygon(
            [(x, y), (x + rng.uniform(60, 260), y - 1.6), (x + 50, y + 1.6)], mix(dark, theme.ink, 0.4)
        )
