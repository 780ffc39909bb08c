"""The small pictures over the records: cup, crown, watch, camera, bell, cards."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import box, disc, rounded, star
from game.stage.frames import cutout
from game.stage.palette import WHITE, Colour, Theme, mix, rgb

GOLD: Colour = rgb("#f0b93a")
STEEL: Colour = rgb("#cfd6d8")
RED: Colour = rgb("#c8372d")

Painter = Callable[[Canvas, Theme, float], None]


def icon(art: Art, theme: Theme, name: str, size: float) -> Sprite:
    """The picture of a kind of record, or 'kept', 'broken'. Raises KeyError for a name that has none."""
    painter = PICTURES[name]

    def paint(canvas: Canvas) -> None:
        painter(canvas, theme, size)

    return art.compose(("record icon", theme.name, name, size), (size, size), paint)


def _scaled(shape: list[tuple[float, float]], s: float) -> list[tuple[float, float]]:
    return [(x * s, y * s) for x, y in shape]


def _cup(canvas: Canvas, theme: Theme, s: float) -> None:
    dark, line = mix(GOLD, theme.ink, 0.35), s * 0.035
    for side in (0.24, 0.76):
        canvas.circle(side * s, s * 0.3, s * 0.17, theme.ink, width=s * 0.12)
        canvas.circle(side * s, s * 0.3, s * 0.145, GOLD, width=s * 0.065)
    bowl = [
        (0.24, 0.1),
        (0.76, 0.1),
        (0.74, 0.36),
        (0.64, 0.54),
        (0.54, 0.6),
        (0.46, 0.6),
        (0.36, 0.54),
        (0.26, 0.36),
    ]
    cutout(canvas, box(s * 0.45, s * 0.56, s * 0.1, s * 0.24), dark, theme.ink, line=line, rough=0.4)
    cutout(canvas, box(s * 0.3, s * 0.78, s * 0.4, s * 0.14), GOLD, theme.ink, line=line, rough=0.4)
    cutout(canvas, _scaled(bowl, s), GOLD, theme.ink, line=line, rough=0.4)
    canvas.polygon(_scaled([(0.66, 0.12), (0.74, 0.12), (0.72, 0.36), (0.6, 0.54), (0.64, 0.36)], s), dark)
    canvas.polygon(star(s * 0.48, s * 0.31, s * 0.12), theme.ink)


def _crown(canvas: Canvas, theme: Theme, s: float) -> None:
    dark = mix(GOLD, theme.ink, 0.35)
    ring = [(0.12, 0.78), (0.06, 0.28), (0.3, 0.5), (0.5, 0.14), (0.7, 0.5), (0.94, 0.28), (0.88, 0.78)]
    cutout(canvas, _scaled(ring, s), GOLD, theme.ink, line=s * 0.035, rough=0.4)
    canvas.polygon(_scaled([(0.7, 0.5), (0.94, 0.28), (0.88, 0.76), (0.74, 0.76)], s), dark)
    cutout(canvas, box(s * 0.12, s * 0.74, s * 0.76, s * 0.14), dark, theme.ink, line=s * 0.035, rough=0.4)
    for x, y, colour in ((0.06, 0.28, GOLD), (0.5, 0.14, GOLD), (0.94, 0.28, GOLD), (0.5, 0.6, RED)):
        canvas.circle(x * s * 0.96 + s * 0.02, y * s, s * 0.085, theme.ink)
        canvas.circle(x * s * 0.96 + s * 0.02, y * s, s * 0.055, colour)


def _watch(canvas: Canvas, theme: Theme, s: float) -> None:
    line = s * 0.035
    cutout(canvas, box(s * 0.44, s * 0.06, s * 0.12, s * 0.14), STEEL, theme.ink, line=line, rough=0.3)
    cutout(
        canvas,
        _scaled([(0.74, 0.16), (0.84, 0.26), (0.78, 0.32), (0.68, 0.22)], s),
        STEEL,
        theme.ink,
        line=line,
    )
    cutout(canvas, disc(s / 2, s * 0.56, s * 0.36), GOLD, theme.ink, line=line, rough=0.4)
    canvas.circle(s / 2, s * 0.56, s * 0.28, theme.ink)
    canvas.circle(s / 2, s * 0.56, s * 0.255, theme.paper)
    for step in range(12):
        angle, inner = math.tau * step / 12, 0.19 if step % 3 == 0 else 0.215
        a, b = math.sin(angle) * s, -math.cos(angle) * s
        canvas.line(
            [(s / 2 + a * inner, s * 0.56 + b * inner), (s / 2 + a * 0.24, s * 0.56 + b * 0.24)],
            theme.ink,
            s * 0.02,
        )
    slice_ = [(0.5, 0.56), (0.5, 0.34), (0.6, 0.37), (0.68, 0.45)]
    canvas.polygon(_scaled(slice_, s), RED)
    canvas.line([(s / 2, s * 0.56), (s * 0.68, s * 0.45)], theme.ink, s * 0.035)
    canvas.circle(s / 2, s * 0.56, s * 0.04, theme.ink)


def _camera(canvas: Canvas, theme: Theme, s: float) -> None:
    """A plate camera on its legs, from the front, with its flash."""
    wood, line = rgb("#a8662f"), s * 0.035
    for leg in ((0.4, 0.62, 0.2, 0.96), (0.5, 0.62, 0.5, 0.97), (0.6, 0.62, 0.8, 0.96)):
        canvas.line([(leg[0] * s, leg[1] * s), (leg[2] * s, leg[3] * s)], theme.ink, s * 0.09)
        canvas.line([(leg[0] * s, leg[1] * s), (leg[2] * s, leg[3] * s)], wood, s * 0.045)
    cutout(
        canvas,
        rounded(s * 0.24, s * 0.22, s * 0.52, s * 0.46, s * 0.05),
        wood,
        theme.ink,
        line=line,
        rough=0.4,
    )
    canvas.polygon(box(s * 0.24, s * 0.58, s * 0.52, s * 0.08), mix(wood, theme.ink, 0.35))
    canvas.circle(s / 2, s * 0.44, s * 0.18, theme.ink)
    canvas.circle(s / 2, s * 0.44, s * 0.15, GOLD)
    canvas.circle(s / 2, s * 0.44, s * 0.11, theme.ink)
    canvas.circle(s / 2, s * 0.44, s * 0.085, rgb("#5aa9c4"))
    canvas.circle(s * 0.47, s * 0.41, s * 0.03, WHITE)
    canvas.polygon(star(s * 0.8, s * 0.17, s * 0.17, 8, 0.45), theme.ink)
    canvas.polygon(star(s * 0.8, s * 0.17, s * 0.125, 8, 0.45), rgb("#fff1b8"))


def _bell(canvas: Canvas, theme: Theme, s: float) -> None:
    line, dark = s * 0.035, mix(GOLD, theme.ink, 0.35)
    canvas.circle(s / 2, s * 0.14, s * 0.1, theme.ink, width=s * 0.06)
    canvas.circle(s / 2, s * 0.82, s * 0.11, theme.ink)
    canvas.circle(s / 2, s * 0.82, s * 0.075, dark)
    cup = [
        (0.38, 0.24),
        (0.62, 0.24),
        (0.72, 0.34),
        (0.76, 0.6),
        (0.88, 0.76),
        (0.12, 0.76),
        (0.24, 0.6),
        (0.28, 0.34),
    ]
    cutout(canvas, _scaled(cup, s), GOLD, theme.ink, line=line, rough=0.4)
    canvas.polygon(
        _scaled(
            [(0.58, 0.25), (0.62, 0.25), (0.72, 0.34), (0.76, 0.6), (0.87, 0.75), (0.68, 0.75), (0.64, 0.5)],
            s,
        ),
        dark,
    )
    canvas.line([(s * 0.21, s * 0.64), (s * 0.79, s * 0.64)], theme.ink, s * 0.025)
    for side, tip in ((0.06, 0.02), (0.94, 0.98)):
        canvas.line([(s * side, s * 0.42), (s * tip, s * 0.3)], theme.accent, s * 0.03)
        canvas.line([(s * side, s * 0.54), (s * tip, s * 0.56)], theme.accent, s * 0.03)


def _cards(canvas: Canvas, theme: Theme, s: float) -> None:
    """Three cards in a fan."""
    for angle, x, fill in ((-22.0, 0.34, STEEL), (0.0, 0.5, theme.paper), (22.0, 0.66, WHITE)):
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        card = [(-0.18, -0.34), (0.18, -0.34), (0.18, 0.34), (-0.18, 0.34)]
        turned = [(x * s + (a * cos - b * sin) * s, s * 0.54 + (a * sin + b * cos) * s) for a, b in card]
        cutout(canvas, turned, fill, theme.ink, line=s * 0.03, rough=0.4)
    canvas.polygon(star(s * 0.68, s * 0.5, s * 0.13, 5, 0.5), RED)


def _renown(canvas: Canvas, theme: Theme, s: float) -> None:
    """A sheriff's star."""
    shape = star(s / 2, s * 0.54, s * 0.42, 5, 0.46)
    cutout(canvas, shape, GOLD, theme.ink, line=s * 0.04, rough=0.4)
    for x, y in shape[::2]:
        canvas.circle(x, y, s * 0.085, theme.ink)
        canvas.circle(x, y, s * 0.055, GOLD)
    canvas.circle(s / 2, s * 0.54, s * 0.16, theme.ink)
    canvas.circle(s / 2, s * 0.54, s * 0.125, mix(GOLD, WHITE, 0.4))


def _hat(canvas: Canvas, theme: Theme, s: float) -> None:
    """A Mayor's top hat."""
    felt = mix(theme.ink, theme.panel, 0.3)
    crown = [(0.26, 0.12), (0.74, 0.12), (0.69, 0.7), (0.31, 0.7)]
    cutout(canvas, _scaled(crown, s), felt, mix(theme.ink, theme.paper, 0.75), line=s * 0.025, rough=0.4)
    canvas.polygon(_scaled([(0.3, 0.54), (0.7, 0.54), (0.69, 0.68), (0.31, 0.68)], s), RED)
    brim = [(0.06, 0.66), (0.3, 0.7), (0.7, 0.7), (0.94, 0.66), (0.86, 0.82), (0.5, 0.87), (0.14, 0.82)]
    cutout(canvas, _scaled(brim, s), felt, mix(theme.ink, theme.paper, 0.75), line=s * 0.025, rough=0.4)
    canvas.polygon(_scaled([(0.36, 0.17), (0.42, 0.17), (0.43, 0.5), (0.38, 0.5)], s), mix(felt, WHITE, 0.4))


def _nail(canvas: Canvas, theme: Theme, s: float) -> None:
    """A horseshoe that is nailed up for good luck: kept."""
    steel = mix(STEEL, theme.ink, 0.1)
    for width, colour in ((0.3, theme.ink), (0.2, steel)):
        arc = [
            (s / 2 + math.sin(a) * s * 0.29, s * 0.46 + math.cos(a) * s * 0.29)
            for a in (math.radians(150 - 300 * step / 24) for step in range(25))
        ]
        canvas.line(arc, colour, s * width)
    for degrees in (-110, -60, 0, 60, 110):
        angle = math.radians(degrees)
        canvas.circle(
            s / 2 + math.sin(angle) * s * 0.29, s * 0.46 + math.cos(angle) * s * 0.29, s * 0.035, theme.ink
        )


def _broken(canvas: Canvas, theme: Theme, s: float) -> None:
    """A sheet that is torn in two."""
    left = [(0.16, 0.12), (0.5, 0.12), (0.42, 0.3), (0.52, 0.44), (0.4, 0.62), (0.48, 0.88), (0.16, 0.88)]
    right = [(0.6, 0.16), (0.88, 0.22), (0.82, 0.92), (0.56, 0.9), (0.5, 0.64), (0.62, 0.46), (0.52, 0.32)]
    for half in (left, right):
        cutout(canvas, _scaled(half, s), theme.paper, theme.ink, line=s * 0.035, rough=0.4)


PICTURES: dict[str, Painter] = {
    "wins": _cup,
    "reign": _crown,
    "played": _cards,
    "capture": _watch,
    "photo": _camera,
    "draw": _bell,
    "score": _renown,
    "turns": _hat,
    "kept": _nail,
    "broken": _broken,
}
