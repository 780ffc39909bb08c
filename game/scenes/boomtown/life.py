"""What lives in the street while nothing happens: lamps that flicker, now and then a tumbleweed."""

from __future__ import annotations

import math
from random import Random

from game.stage.art import Art, Sprite
from game.stage.canvas import WIDTH, Canvas
from game.stage.cut import box as rectangle
from game.stage.frames import cutout
from game.stage.motion import Pace
from game.stage.palette import BOOM, mix

LAMPS = ((660.0, 690.0), (1260.0, 690.0))
"""The feet of the lamps at both sides of the road, px."""
LAMP_W, LAMP_H = 46.0, 176.0
GLOW = 150.0
DIMMEST, SHADES = 0.6, 6
"""How bright the light of a lamp is at least, and in how many steps it changes: each is painted once."""
FIRST_S, EVERY_S, ROLL_S = 3.0, 24.0, 9.0
"""When the first tumbleweed comes, how long until the next, how long it rolls."""
WEED, WEED_Y, HOP = 58.0, 974.0, 16.0
TURN = 15
"""Degrees from one picture of a tumbleweed to the next."""


class Life:
    """All of it. It moves nothing that counts, and nobody waits for it."""

    def __init__(self, pace: Pace) -> None:
        """It begins with lamps that burn steadily."""
        self._pace = pace
        self._s = 0.0

    def advance(self, dt_ns: int) -> None:
        """Let time pass; with less motion it stands still."""
        if not self._pace.less_motion:
            self._s += dt_ns / 1e9

    def rest(self) -> None:
        """Everything as it was in the beginning."""
        self._s = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw it on the ground."""
        for x, y in LAMPS:
            canvas.image(_lamp(canvas.art), x, y, anchor="midbottom")
        weed = self.weed_x
        if weed is not None:
            hop = HOP * abs(math.sin(weed / 90))
            canvas.image(_weed(canvas.art), weed, WEED_Y - hop, angle=round(weed / TURN) * TURN % 360)

    def shine(self, canvas: Canvas) -> None:
        """Draw the light of the lamps, over the houses that it reaches."""
        for place, (x, y) in enumerate(LAMPS):
            canvas.image(_glow(canvas.art, self._light(place)), x, y - LAMP_H + 32)

    def _light(self, place: int) -> int:
        """The shade of a lamp, of two slow waves that never meet alike."""
        wave = 0.6 * math.sin(self._s * (2.3 + place * 0.4)) + 0.4 * math.sin(self._s * (7.1 - place))
        return round((1 - abs(wave)) * SHADES)

    @property
    def weed_x(self) -> float | None:
        """Where the tumbleweed is, None while there is none."""
        since = (self._s - FIRST_S) % EVERY_S if self._s >= FIRST_S else EVERY_S
        return -WEED + (WIDTH + 2 * WEED) * since / ROLL_S if since < ROLL_S else None


def _lamp(art: Art) -> Sprite:
    """A post with a lantern."""

    def paint(canvas: Canvas) -> None:
        middle, iron = LAMP_W / 2, mix(BOOM.ink, BOOM.shade, 0.35)
        cutout(canvas, rectangle(middle - 5, 48, 10, LAMP_H - 54), iron, BOOM.ink, line=4, rough=0.5)
        cutout(canvas, rectangle(middle - 13, LAMP_H - 14, 26, 10), iron, BOOM.ink, line=4, rough=0.5)
        glass = [(middle - 15, 18), (middle + 15, 18), (middle + 9, 50), (middle - 9, 50)]
        cutout(canvas, glass, mix(BOOM.accent, BOOM.paper, 0.4), BOOM.ink, line=4, rough=0.4)
        hat = [(middle - 19, 18), (middle, 4), (middle + 19, 18)]
        cutout(canvas, hat, iron, BOOM.ink, line=4, rough=0.4)

    return art.compose(("street lamp",), (LAMP_W, LAMP_H), paint)


def _glow(art: Art, shade: int) -> Sprite:
    """Warm light in rings."""
    strength = DIMMEST + (1 - DIMMEST) * shade / SHADES

    def paint(canvas: Canvas) -> None:
        for ring in range(12):
            share = 1 - ring / 12
            canvas.circle(
                GLOW / 2, GLOW / 2, GLOW / 2 * share, (*BOOM.accent, round((5 + ring * 5) * strength))
            )

    return art.compose(("lamp light", shade), (GLOW, GLOW), paint)


def _weed(art: Art) -> Sprite:
    """A ball of dry twigs."""

    def paint(canvas: Canvas) -> None:
        rng, middle = Random(4), WEED / 2
        for width, colour in ((6.0, BOOM.ink), (2.6, mix(BOOM.accent, BOOM.shade, 0.35))):
            rng.seed(4)
            for _ in range(15):
                start, reach = rng.uniform(0, math.tau), rng.uniform(0.3, 0.8) * (middle - 4)
                aside = 0.9 * (middle - 4 - reach)
                x, y = middle + aside * math.cos(start * 5), middle + aside * math.sin(start * 5)
                arc = [start + step * 0.6 for step in range(6)]
                points = [(x + reach * math.cos(a), y + reach * math.sin(a)) for a in arc]
                canvas.line(points, colour, width)

    return art.compose(("tumbleweed",), (WEED, WEED), paint)
