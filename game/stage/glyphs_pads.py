"""The buttons of a pad with what its maker prints on them; which one is meant is told by place as well."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.stage.canvas import Canvas
from game.stage.cut import disc
from game.stage.frames import cutout
from game.stage.keycaps import FONT
from game.stage.pads import FACES, GREY, PAD_PARTS, PartPainter, shoulder
from game.stage.palette import Theme

PRINTED: Final[Mapping[str, Mapping[str, str]]] = {
    "xbox": {
        "south": "A", "east": "B", "west": "X", "north": "Y",
        "lb": "LB", "rb": "RB", "lt": "LT", "rt": "RT",
    },
    "playstation": {
        "south": "cross", "east": "circle", "west": "square", "north": "triangle",
        "lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2",
    },
    "nintendo": {
        "south": "B", "east": "A", "west": "Y", "north": "X",
        "lb": "L", "rb": "R", "lt": "ZL", "rt": "ZR", "back": "minus", "start": "plus",
    },
}  # fmt: skip
"""By style and part: a letter, or the name of one of SIGNS."""
NUMBER = "number-"
BIG, SMALL = 0.35, 0.08
"""Radius of the button that is meant, and of the others, as a share of the glyph."""
FAR, NEAR = 0.39, 0.5 - BIG - 0.01
"""How far from the middle of the glyph the others lie, and the one that is meant."""
LETTER = 0.48


def printed(part: str, style: str) -> PartPainter | None:
    """Who paints a part of a pad of that style; None for a part that no pad has."""
    if part.startswith(NUMBER) and part.removeprefix(NUMBER).isdigit():
        return partial(_lone, sign=part.removeprefix(NUMBER))
    sign = PRINTED.get(style, {}).get(part, "")
    if not sign:
        return PAD_PARTS.get(part)
    if part in FACES:
        return partial(_face, part=part, sign=sign)
    if part in ("lb", "rb", "lt", "rt"):
        return partial(shoulder, letters=sign, deep=part.endswith("t"), left=part.startswith("l"))
    return partial(_lone, sign=sign)


def _face(canvas: Canvas, s: float, theme: Theme, part: str, sign: str) -> None:
    """One of four, large and with its sign, at its place among the others."""
    for face, (dx, dy) in FACES.items():
        if face != part:
            x, y = s * (0.5 + dx * FAR), s * (0.5 + dy * FAR)
            canvas.circle(x, y, s * SMALL, theme.ink)
            canvas.circle(x, y, s * (SMALL - 0.03), GREY)
    dx, dy = FACES[part]
    _button(canvas, s, theme, s * (0.5 + dx * NEAR), s * (0.5 + dy * NEAR), sign)


def _lone(canvas: Canvas, s: float, theme: Theme, sign: str) -> None:
    """A button of which only the sign is known."""
    _button(canvas, s, theme, s / 2, s / 2, sign)


def _button(canvas: Canvas, s: float, theme: Theme, x: float, y: float, sign: str) -> None:
    cutout(canvas, disc(x, y, s * BIG), theme.accent, theme.ink, line=s * 0.05, rough=0.3)
    draw = SIGNS.get(sign)
    if draw is not None:
        draw(canvas, x, y, s * 0.17, theme)
        return
    size = s * LETTER * (1.0 if len(sign) == 1 else 0.8)
    canvas.text(sign, x, y, FONT, size, theme.ink, max_width=s * BIG * 1.7)


def _cross(canvas: Canvas, x: float, y: float, r: float, theme: Theme) -> None:
    for way in (-1, 1):
        canvas.line([(x - r, y - way * r), (x + r, y + way * r)], theme.ink, r * 0.36)


def _circle(canvas: Canvas, x: float, y: float, r: float, theme: Theme) -> None:
    canvas.circle(x, y, r * 1.2, theme.ink, width=r * 0.36)


def _square(canvas: Canvas, x: float, y: float, r: float, theme: Theme) -> None:
    points = [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]
    canvas.polygon(points, theme.ink, width=r * 0.36)


def _triangle(canvas: Canvas, x: float, y: float, r: float, theme: Theme) -> None:
    points = [(x, y - r * 1.25), (x + r * 1.15, y + r * 0.75), (x - r * 1.15, y + r * 0.75)]
    canvas.polygon(points, theme.ink, width=r * 0.36)


def _minus(canvas: Canvas, x: float, y: float, r: float, theme: Theme) -> None:
    canvas.line([(x - r, y), (x + r, y)], theme.ink, r * 0.5)


def _plus(canvas: Canvas, x: float, y: float, r: float, theme: Theme) -> None:
    _minus(canvas, x, y, r, theme)
    canvas.line([(x, y - r), (x, y + r)], theme.ink, r * 0.5)


SIGNS: Final[Mapping[str, Callable[[Canvas, float, float, float, Theme], None]]] = {
    "cross": _cross, "circle": _circle, "square": _square, "triangle": _triangle,
    "minus": _minus, "plus": _plus,
}  # fmt: skip
"""Signs that are drawn: x, y of the middle and half the size."""
