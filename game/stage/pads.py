"""The parts of a pad, drawn by place; `glyphs_pads` draws those of makers whose letters are known."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.stage.canvas import Canvas
from game.stage.cut import bevelled, box, disc, rounded, star, turned, wedge
from game.stage.frames import cutout
from game.stage.hatch import hatch
from game.stage.keycaps import FONT
from game.stage.palette import INK, PAPER, WHITE, Colour, Theme, mix

GREY: Colour = mix(PAPER, INK, 0.48)
PLASTIC: Colour = mix(PAPER, INK, 0.7)
WAYS: dict[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
FACES: dict[str, tuple[int, int]] = {"south": (0, 1), "east": (1, 0), "west": (-1, 0), "north": (0, -1)}

PartPainter = Callable[[Canvas, float, Theme], None]
"""Paints a part of a pad into a square of so many logical px."""


def _faces(canvas: Canvas, s: float, theme: Theme, lit: tuple[str, ...]) -> None:
    """The four buttons by place; those of `lit` are the ones meant."""
    for part in (*(f for f in FACES if f not in lit), *lit):
        on = part in lit
        dx, dy = FACES[part]
        x, y = s / 2 + dx * s * 0.285, s / 2 + dy * s * 0.285
        radius = s * (0.19 if on else 0.13)
        canvas.circle(x, y, radius, theme.ink)
        canvas.circle(x, y, radius - s * 0.05, theme.accent if on else GREY)
        if on:
            canvas.circle(x - s * 0.045, y - s * 0.05, s * 0.035, mix(theme.accent, WHITE, 0.75))


def _stick(canvas: Canvas, s: float, theme: Theme, towards: tuple[str, ...]) -> None:
    """A stick in its bed; one way: it is pushed there."""
    push = WAYS[towards[0]] if len(towards) == 1 else (0, 0)
    x, y = s / 2 - push[0] * s * 0.1, s / 2 - push[1] * s * 0.1
    radius = s * (0.36 if any(push) else 0.4)
    cutout(canvas, disc(x, y, radius), PLASTIC, theme.ink, line=s * 0.05, rough=0.4)
    canvas.circle(x, y, radius, theme.paper, width=s * 0.035)
    for way in towards:
        dx, dy = WAYS[way]
        size, far = (0.36, 0.34) if any(push) else (0.2, 0.37)
        tip = wedge(s / 2 + dx * s * far, s / 2 + dy * s * far, s * size, way)
        cutout(canvas, tip, theme.accent, theme.ink, line=s * 0.04, rough=0.2)
    _cap(canvas, s, theme, x + push[0] * s * 0.05, y + push[1] * s * 0.05)


def _cap(canvas: Canvas, s: float, theme: Theme, x: float, y: float) -> None:
    canvas.circle(x, y + s * 0.03, s * 0.23, theme.ink)
    canvas.circle(x, y, s * 0.19, GREY)
    canvas.circle(x, y, s * 0.13, mix(GREY, theme.ink, 0.3))
    canvas.circle(x - s * 0.04, y - s * 0.06, s * 0.035, theme.paper)


def _dpad(canvas: Canvas, s: float, theme: Theme, lit: tuple[str, ...]) -> None:
    a, b = s * 0.33, s * 0.67
    edge = s * 0.09
    far = s - edge
    plus = [
        (a, edge), (b, edge), (b, a), (far, a), (far, b), (b, b),
        (b, far), (a, far), (a, b), (edge, b), (edge, a), (a, a),
    ]  # fmt: skip
    cutout(canvas, plus, GREY, theme.ink, line=s * 0.055, rough=0.4)
    places = {"up": box(a, edge, b - a, a - edge), "left": box(edge, a, a - edge, b - a)}
    places |= {"down": box(a, b, b - a, far - b), "right": box(b, a, far - b, b - a)}
    for way, (dx, dy) in WAYS.items():
        if way in lit:
            canvas.polygon(places[way], theme.accent)
        canvas.polygon(
            wedge(s / 2 + dx * s * 0.28, s / 2 + dy * s * 0.28, s * 0.17, way),
            theme.ink if way in lit else theme.paper,
        )
    canvas.circle(s / 2, s / 2, s * 0.08, mix(GREY, theme.ink, 0.4))


def shoulder(canvas: Canvas, s: float, theme: Theme, letters: str, *, deep: bool, left: bool) -> None:
    """A bumper (flat) or a trigger (deep) with its letters."""
    if deep:
        shape = [(0.2, 0.9), (0.16, 0.5), (0.24, 0.22), (0.42, 0.1), (0.72, 0.1), (0.84, 0.24), (0.84, 0.9)]
    else:
        shape = [(0.08, 0.78), (0.1, 0.46), (0.26, 0.28), (0.92, 0.28), (0.92, 0.78)]
    points = [((x if left else 1 - x) * s, y * s) for x, y in shape]
    cutout(canvas, points, theme.accent, theme.ink, line=s * 0.05, rough=0.4)
    foot = box(s * 0.22, s * (0.78 if deep else 0.68), s * 0.58, s * 0.08)
    hatch(canvas, foot, mix(theme.accent, theme.ink, 0.45), spacing=s * 0.09, width=s * 0.035)
    canvas.text(letters, s * 0.5, s * (0.47 if deep else 0.5), FONT, s * 0.38, theme.ink)


def _triggers(canvas: Canvas, s: float, theme: Theme) -> None:
    for x, left in ((0.0, True), (0.5, False)):
        shape = [(0.08, 0.88), (0.05, 0.45), (0.14, 0.2), (0.28, 0.12), (0.44, 0.2), (0.44, 0.88)]
        points = [((a if left else 0.5 - a) * s + x * s, b * s) for a, b in shape]
        cutout(canvas, points, theme.accent, theme.ink, line=s * 0.045, rough=0.3)
        canvas.text("L" if left else "R", s * (x + 0.25), s * 0.5, FONT, s * 0.36, theme.ink)


def _pill(canvas: Canvas, s: float, theme: Theme, *, start: bool) -> None:
    """Start and select: a small lozenge between the sticks with its sign."""
    shape = turned(rounded(s * 0.08, s * 0.28, s * 0.84, s * 0.44, s * 0.2), -6, s / 2, s / 2)
    cutout(canvas, shape, theme.paper, theme.ink, line=s * 0.055, rough=0.4)
    if start:
        for dy in (-0.1, 0.0, 0.1):
            canvas.line([(s * 0.3, s * (0.5 + dy)), (s * 0.7, s * (0.5 + dy))], theme.ink, s * 0.055)
    else:
        canvas.polygon(bevelled(s * 0.3, s * 0.36, s * 0.26, s * 0.2, 2), theme.ink)
        canvas.polygon(bevelled(s * 0.42, s * 0.46, s * 0.28, s * 0.2, 2), theme.paper)
        canvas.polygon(bevelled(s * 0.45, s * 0.48, s * 0.24, s * 0.17, 2), theme.ink)


def _bot(canvas: Canvas, s: float, theme: Theme) -> None:
    """A bot: its face."""
    cutout(
        canvas,
        rounded(s * 0.18, s * 0.28, s * 0.64, s * 0.56, s * 0.12),
        GREY,
        theme.ink,
        line=s * 0.055,
        rough=0.4,
    )
    canvas.line([(s / 2, s * 0.26), (s / 2, s * 0.12)], theme.ink, s * 0.06)
    canvas.polygon(star(s / 2, s * 0.12, s * 0.1, 4, 0.5), theme.accent)
    for x in (0.37, 0.63):
        canvas.circle(x * s, s * 0.5, s * 0.1, theme.ink)
        canvas.circle(x * s, s * 0.5, s * 0.055, theme.accent)
    canvas.line([(s * 0.36, s * 0.7), (s * 0.64, s * 0.7)], theme.ink, s * 0.05)


PAD_PARTS: dict[str, PartPainter] = {
    "face": partial(_faces, lit=tuple(FACES)),
    **{face: partial(_faces, lit=(face,)) for face in FACES},
    "stick": partial(_stick, towards=tuple(WAYS)),
    "stick-across": partial(_stick, towards=("left", "right")),
    "stick-along": partial(_stick, towards=("up", "down")),
    **{way: partial(_stick, towards=(way,)) for way in WAYS},
    "dpad": partial(_dpad, lit=()),
    **{f"dpad-{way}": partial(_dpad, lit=(way,)) for way in WAYS},
    "lb": partial(shoulder, letters="LB", deep=False, left=True),
    "rb": partial(shoulder, letters="RB", deep=False, left=False),
    "lt": partial(shoulder, letters="LT", deep=True, left=True),
    "rt": partial(shoulder, letters="RT", deep=True, left=False),
    "triggers": _triggers,
    "start": partial(_pill, start=True),
    "back": partial(_pill, start=False),
    "bot": _bot,
}
