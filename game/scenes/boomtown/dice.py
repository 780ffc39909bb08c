"""Dice of Boom Town: bone for the one who attacks, oxblood for the one who defends, and faces that tumble."""

from __future__ import annotations

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import bevelled, grown, moved, rounded
from game.stage.hatch import hatch
from game.stage.palette import BOOM, WHITE, Colour, ink_on, mix, rgb

SIZE = 72.0
COLOURS: tuple[Colour, Colour] = (BOOM.paper, rgb("#9c3327"))
"""Of the dice of the two sides of a Shootout; the second side's have cut corners and square pips as well."""
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)),
    6: ((0.28, 0.24), (0.72, 0.24), (0.28, 0.5), (0.72, 0.5), (0.28, 0.76), (0.72, 0.76)),
}
"""Where the pips of a face are, shares of its side."""


def die_sprite(art: Art, pips: int, size: float = SIZE, *, side: int = 0) -> Sprite:
    """A die at rest with its shadow, `size` px square. side: 0 attacks, 1 defends. Raises KeyError."""
    where = PIPS[pips]

    def paint(canvas: Canvas) -> None:
        face = size * 0.86
        edge = _shape(face, side)
        drop = size * 0.1
        canvas.polygon(moved(edge, drop, drop), (*BOOM.ink, 130))
        canvas.shift = (size * 0.02, size * 0.02)
        _paint_face(canvas, face, COLOURS[side], where, side)

    return art.compose(("die", pips, side), (size, size), paint)


def die_face(art: Art, pips: int, size: float, colour: Colour, *, side: int = 0) -> Sprite:
    """One face of a die that tumbles, without shadow, in any colour. Raises KeyError."""
    where = PIPS[pips]
    return art.compose(
        ("die face", pips, colour, side),
        (size, size),
        lambda canvas: _paint_face(canvas, size, colour, where, side),
    )


def _shape(size: float, side: int) -> list[tuple[float, float]]:
    line = size * 0.055
    room = line, line, size - 2 * line, size - 2 * line
    return bevelled(*room, size * 0.16) if side else rounded(*room, size * 0.2)


def _paint_face(
    canvas: Canvas, size: float, colour: Colour, where: tuple[tuple[float, float], ...], side: int
) -> None:
    """An ink outline, a lit edge, a shaded corner and the pips."""
    shape = _shape(size, side)
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
        if side:
            canvas.rect(x * size - pip, y * size - pip, pip * 2, pip * 2, ink, radius=pip * 0.4)
        else:
            canvas.circle(x * size, y * size, pip * 1.08, ink)
