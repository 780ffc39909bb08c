"""The sign of a seat: its colour, its emblem and its number, always together."""

from __future__ import annotations

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import disc, rounded
from game.stage.frames import cutout
from game.stage.hatch import hatch
from game.stage.palette import INK, PAPER, SEATS, WHITE, mix, recolour

SIZE = 96.0
STEEL, LAMP = mix(WHITE, INK, 0.24), mix(WHITE, (255, 196, 60), 0.7)
"""Of the head of a machine."""


def emblem(art: Art, seat: int, size: float) -> Sprite:
    """The emblem alone. seat: 0..7. Raises ArtError if it is not drawn."""
    return art.sprite(f"seats/emblem-{SEATS[seat].emblem}", width=size, recolour=SEATS[seat].recolour())


def _pale_emblem(art: Art, seat: int, size: float) -> Sprite:
    """The emblem in shades that stand out on the seat's own colour."""
    colour = SEATS[seat].colour
    bright = min(colour) > 200
    main = mix(colour, INK, 0.62) if bright else mix(colour, WHITE, 0.8)
    shades = recolour(main, mix(main, INK, 0.35), mix(main, WHITE, 0.2 if bright else 0.6))
    return art.sprite(f"seats/emblem-{SEATS[seat].emblem}", width=size, recolour=shades)


def seat_badge(art: Art, seat: int, size: float = SIZE, *, off: bool = False, bot: bool = False) -> Sprite:
    """A round badge with the seat's colour, emblem and number; seat: 0..7. off: of an empty seat, pale.

    bot: a machine plays it, which the head of one tells.
    """
    look = SEATS[seat]
    colour = mix(look.colour, PAPER, 0.78) if off else look.colour
    dark = mix(colour, INK, 0.3)

    def paint(canvas: Canvas) -> None:
        s = size
        cutout(canvas, disc(s * 0.48, s * 0.47, s * 0.4), dark, INK, line=s * 0.05, rough=s * 0.004)
        canvas.polygon(disc(s * 0.48, s * 0.445, s * 0.375), colour)
        hatch(
            canvas,
            disc(s * 0.48, s * 0.62, s * 0.24),
            mix(colour, INK, 0.18),
            spacing=s * 0.07,
            width=s * 0.026,
        )
        canvas.circle(s * 0.48, s * 0.445, s * 0.37, mix(colour, WHITE, 0.55), width=s * 0.028)
        canvas.image(_pale_emblem(canvas.art, seat, s * 0.58), s * 0.48, s * 0.44, alpha=110 if off else 255)
        _signs(canvas, seat, s, bot=bot)

    return art.compose(("seat badge", seat, size, off, bot), (size, size), paint)


def badge_signs(art: Art, seat: int, size: float, *, bot: bool) -> Sprite:
    """What stands at the edge of a badge, to be laid over a ring round it that would cross it."""

    def paint(canvas: Canvas) -> None:
        _signs(canvas, seat, size, bot=bot)

    return art.compose(("badge signs", seat, size, bot), (size, size), paint)


def _signs(canvas: Canvas, seat: int, s: float, *, bot: bool) -> None:
    tag = rounded(s * 0.62, s * 0.58, s * 0.34, s * 0.38, s * 0.07)
    cutout(canvas, tag, PAPER, INK, line=s * 0.04, rough=s * 0.006, seed=seat)
    canvas.text(str(SEATS[seat].number), s * 0.79, s * 0.775, "mars-head", s * 0.34, INK)
    if bot:
        _machine(canvas, s)


def _machine(canvas: Canvas, s: float) -> None:
    """The head of a machine at the upper right: two lamps for eyes, a grille, an aerial."""
    x, y = s * 0.8, s * 0.235
    canvas.line([(x, s * 0.12), (x, s * 0.06)], INK, s * 0.05)
    canvas.circle(x, s * 0.05, s * 0.05, INK)
    canvas.circle(x, s * 0.05, s * 0.028, LAMP)
    for side in (-1, 1):
        canvas.rect(x + side * s * 0.165 - s * 0.03, y - s * 0.05, s * 0.06, s * 0.12, INK, radius=s * 0.02)
    head = rounded(x - s * 0.155, y - s * 0.135, s * 0.31, s * 0.28, s * 0.065)
    cutout(canvas, head, STEEL, INK, line=s * 0.04)
    for side in (-1, 1):
        canvas.circle(x + side * s * 0.07, y - s * 0.035, s * 0.048, INK)
        canvas.circle(x + side * s * 0.07, y - s * 0.04, s * 0.024, LAMP)
    canvas.rect(x - s * 0.09, y + s * 0.05, s * 0.18, s * 0.042, INK, radius=s * 0.015)
