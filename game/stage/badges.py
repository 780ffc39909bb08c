"""The sign of a seat: its colour, its emblem and its number, always together."""

from __future__ import annotations

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import disc, rounded
from game.stage.frames import cutout
from game.stage.hatch import hatch
from game.stage.palette import INK, PAPER, SEATS, WHITE, mix, recolour

SIZE = 96.0


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


def seat_badge(art: Art, seat: int, size: float = SIZE, *, off: bool = False) -> Sprite:
    """A round badge with the seat's colour, emblem and number; seat: 0..7. off: of an empty seat, pale."""
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
        tag = rounded(s * 0.62, s * 0.58, s * 0.34, s * 0.38, s * 0.07)
        cutout(canvas, tag, PAPER, INK, line=s * 0.04, rough=s * 0.006, seed=seat)
        canvas.text(str(look.number), s * 0.79, s * 0.775, "mars-head", s * 0.34, INK)

    return art.compose(("seat badge", seat, size, off), (size, size), paint)
