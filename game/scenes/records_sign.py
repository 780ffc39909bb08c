"""The sign of a player in the records: the look they wish for, or the badge of the seat they had."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.stage.art import Art, Sprite
from game.stage.badges import seat_badge
from game.stage.canvas import Canvas
from game.stage.cut import disc
from game.stage.frames import cutout
from game.stage.hatch import hatch
from game.stage.palette import INK, LOOKS, PAPER, SEATS, WHITE, mix, recolour

if TYPE_CHECKING:
    from game.store.records import Profile

COLOURS = ("Orange", "Sky", "Green", "Yellow", "Blue", "Vermilion", "Pink", "White")
"""What the colours of the seats are called."""
EMBLEMS = tuple(look.emblem.capitalize() for look in LOOKS)
PLAIN = mix(PAPER, INK, 0.35)
"""Of who has no colour."""


def sign(art: Art, colour: int | None, emblem: int | None, size: float) -> Sprite:
    """A round sign. colour, emblem: 0..7, None = none; without an emblem it shows a hat."""
    ground = PLAIN if colour is None else LOOKS[colour].colour

    def paint(canvas: Canvas) -> None:
        s = size
        cutout(
            canvas, disc(s / 2, s / 2, s * 0.45), mix(ground, INK, 0.3), INK, line=s * 0.045, rough=s * 0.004
        )
        canvas.polygon(disc(s / 2, s * 0.475, s * 0.42), ground)
        shade = mix(ground, INK, 0.18)
        hatch(canvas, disc(s / 2, s * 0.66, s * 0.27), shade, spacing=s * 0.07, width=s * 0.026)
        canvas.circle(s / 2, s * 0.475, s * 0.41, mix(ground, WHITE, 0.55), width=s * 0.028)
        bright = min(ground) > 200
        main = mix(ground, INK, 0.62) if bright else mix(ground, WHITE, 0.8)
        if emblem is None:
            _hat(canvas, s, main, mix(main, INK, 0.5))
            return
        shades = recolour(main, mix(main, INK, 0.35), mix(main, WHITE, 0.2 if bright else 0.6))
        drawn = art.sprite(f"seats/emblem-{LOOKS[emblem].emblem}", width=s * 0.64, recolour=shades)
        canvas.image(drawn, s / 2, s * 0.47)

    return art.compose(("player sign", colour, emblem, size), (size, size), paint)


def _hat(canvas: Canvas, s: float, main: tuple[int, int, int], dark: tuple[int, int, int]) -> None:
    """A cowboy's hat from the front."""
    crown = [(0.33, 0.52), (0.37, 0.29), (0.45, 0.25), (0.5, 0.29), (0.55, 0.25), (0.63, 0.29), (0.67, 0.52)]
    brim = [
        (0.16, 0.46),
        (0.24, 0.52),
        (0.5, 0.56),
        (0.76, 0.52),
        (0.84, 0.46),
        (0.78, 0.63),
        (0.5, 0.7),
        (0.22, 0.63),
    ]
    canvas.polygon([(x * s, y * s) for x, y in crown], main)
    canvas.polygon(
        [(0.33 * s, 0.46 * s), (0.67 * s, 0.46 * s), (0.67 * s, 0.54 * s), (0.33 * s, 0.54 * s)], dark
    )
    canvas.polygon([(x * s, y * s) for x, y in brim], main)


class Signs:
    """The signs of those who have a profile, and of those who have none."""

    def __init__(self, profiles: Iterable[Profile]) -> None:
        """profiles: as they are now."""
        self._wishes = {profile.name: (profile.colour, profile.emblem) for profile in profiles}

    def of(self, art: Art, name: str, seat: int, size: float) -> Sprite:
        """The sign of a name; of a guest or bot, the badge of the seat."""
        wish = self._wishes.get(name)
        if wish is None or wish == (None, None):
            return seat_badge(art, seat % len(SEATS), size)
        return sign(art, *wish, size)
