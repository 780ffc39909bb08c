"""A die of Boom Town, of bone, as it lies on cards and tickets."""

from __future__ import annotations

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import grown, moved, rounded
from game.stage.hatch import hatch
from game.stage.palette import BOOM, WHITE, Colour, ink_on, mix

SIZE = 72.0
BONE: Colour = BOOM.paper
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)),
    6: ((0.28, 0.24), (0.72, 0.24), (0.28, 0.5), (0.72, 0.5), (0.28, 0.76), (0.72, 0.76)),
}
"""Where the pips of a face are, shares of its side."""


def die_sprite(art: Art, pips: int, size: float = SIZE) -> Sprite:
    """A die at rest with its shadow, `size` px square. Raises KeyError."""
    where = PIPS[pips]

    def paint(canvas: Canvas) -> None:
        face = size * 0.86
        edge = _shape(face)
        drop = size * 0.1
        canvas.polygon(moved(edge, drop, drop), (*BOOM.ink, 130))
        canvas.shift = (size * 0.02, size * 0.02)
        _paint_face(canvas, face, where)

    return art.compose(("die", pips), (size, size), paint)


def _shape(size: float) -> list[tuple[float, float]]:
    line = size * 0.055
    room = line, line, size - 2 * line, size - 2 * line
    return rounded(*room, size * 0.2)


def _paint_face(canvas: Canvas, size: float, where: tuple[tuple[float, float], ...]) -> None:
    """An ink outline, a lit edge, a shaded corner and the pips."""
    shape, colour = _shape(size), BONE
    ink = ink_on(colour, BOOM.ink, BOOM.paper)
    canvas.polygon(grown(shape, size * 0.055), BOOM.ink)
    canvas.polygon(shape, mix(colour, BOOM.ink, 0.3))
    canvas.polygon(moved(grown(shape, -size * 0.03), -size * 0.025, -size * 0.025), mix(colour, WHITE, 0.35))
    canvas.polygon(grown(shape, -size * 0.05), colour)
    if size > 40:
        corner = [(size * 0.94, size * 0.5), (size * 0.94, size * 0.94), (size * 0.5, size * 0.94)]
        hatch(
            canvas, corner, mix(colour, BOOM.ink, 0.45), spacing=size * 0.075, width=size * 0.028, angle=-45
        )
    pip = size * 0.092
    for x, y in where:
        canvas.circle(x * size, y * size, pip * 1.08, ink)
