"""Those who stand in the street: how they wait, draw, fall, and what is over their heads."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.rules.times import gap_words, reaction_words
from game.scenes.noon.layout import FEET_Y, FIGURES, Place
from game.stage.canvas import Canvas
from game.stage.cut import box, disc, moved, star, turned
from game.stage.frames import cutout
from game.stage.motion import out, out_back
from game.stage.palette import INK, MARS, SEATS, rgb

if TYPE_CHECKING:
    from game.stage.art import Art, Sprite

MS = 1_000_000
FLASH_MS, KICK_MS, FALL_MS = 110.0, 240.0, 330.0
FLAT = 0.34
"""How tall who has fallen backwards still looks, as a share."""
STAMP_MS = 160.0
GUN = 0.46
"""Length of a revolver as a share of the figure's height."""
TIME_SIZE, GAP_SIZE = 56.0, 40.0
NARROW, NARROW_SIZE = 300.0, 46.0
"""Where a place has less room than the one, px, times are as high as the other."""
DARK = 120
GAP_COLOUR = rgb("#ffe39a")


@dataclass
class Slinger:
    """One seat in a round. Instants in ns of game time, None = not yet.

    drew_ns, fell_ns, early_ns: when. time_ns: from the bell. gap_ns: behind the first, None for the first or
    nobody. won: has this round.
    """

    drew_ns: int | None = None
    fell_ns: int | None = None
    early_ns: int | None = None
    won_ns: int | None = None
    time_ns: int | None = None
    gap_ns: int | None = None


class Slingers:
    """Draws all of them."""

    def __init__(self, art: Art, places: list[Place], *, less_motion: bool) -> None:
        """places: by seat."""
        self._art = art
        self._places = places
        self.less_motion = less_motion

    def warm(self, canvas: Canvas) -> None:
        """Make ahead what a draw shows."""
        for seat, place in enumerate(self._places):
            self._figure(seat).surface(canvas.scale)
            self._fallen(seat).surface(canvas.scale)
            self._shamed(seat).surface(canvas.scale)
            stamp(self._art, place.plate).surface(canvas.scale)
            self._gun(place).surface(canvas.scale, -38)
            self._flash(place).surface(canvas.scale, -38)

    def draw(self, canvas: Canvas, seat: int, slinger: Slinger, now_ns: int, *, tense: bool) -> None:
        """Draw one with its shadow and its gun."""
        place = self._places[seat]
        canvas.image(_shadow(self._art, round(place.height * 0.62)), place.x, FEET_Y - 4)
        if slinger.fell_ns is not None and now_ns >= slinger.fell_ns:
            self._draw_falling(canvas, seat, (now_ns - slinger.fell_ns) / MS)
        elif slinger.early_ns is not None:
            canvas.image(self._shamed(seat), place.x, FEET_Y, anchor="midbottom")
        else:
            x, y = place.x, FEET_Y + self._kick(slinger, now_ns)
            if tense and not self.less_motion:
                x += 1.6 * math.sin(now_ns / 31e6 + seat * 2.1)
            canvas.image(self._figure(seat), x, y, anchor="midbottom")
            if slinger.drew_ns is not None:
                self._draw_gun(canvas, place, (now_ns - slinger.drew_ns) / MS)

    def _kick(self, slinger: Slinger, now_ns: int) -> float:
        """Who draws, and who wins, leaps a little; less motion keeps both on the ground."""
        if self.less_motion:
            return 0.0
        lift = 0.0
        if slinger.drew_ns is not None:
            share = (now_ns - slinger.drew_ns) / MS / KICK_MS
            lift += 22.0 * math.sin(math.pi * share) if 0 <= share < 1 else 0.0
        if slinger.won_ns is not None and now_ns > slinger.won_ns + 500 * MS:
            lift += 16.0 * abs(math.sin((now_ns - slinger.won_ns) / MS / 190.0))
        return -lift

    def _draw_falling(self, canvas: Canvas, seat: int, age_ms: float) -> None:
        place = self._places[seat]
        share = 1.0 if self.less_motion else min(1.0, age_ms / FALL_MS)
        if share >= 1.0:
            canvas.image(self._fallen(seat), place.x, FEET_Y + 4, anchor="midbottom")
            return
        tall = 1.0 - (1.0 - FLAT) * share * share
        canvas.image(self._figure(seat), place.x, FEET_Y + 4, anchor="midbottom", zoom=(1.0, tall))

    def _draw_gun(self, canvas: Canvas, place: Place, age_ms: float) -> None:
        up = out(min(1.0, age_ms / 70.0))
        x, y = place.x + place.height * 0.20, FEET_Y - place.height * (0.34 + 0.16 * up)
        angle = -38.0 - (14.0 * max(0.0, 1.0 - age_ms / 220.0) if not self.less_motion else 0.0)
        canvas.image(self._gun(place), x, y, angle=angle)
        if age_ms < FLASH_MS:
            away = place.height * GUN * 0.86
            fx, fy = (
                x + away * math.cos(math.radians(angle - 9)),
                y + away * math.sin(math.radians(angle - 9)),
            )
            canvas.image(self._flash(place), fx, fy, angle=angle)

    def draw_signs(self, canvas: Canvas, seat: int, slinger: Slinger, now_ns: int) -> None:
        """What is over a head: the time and how much it was too late, or a stamp."""
        place = self._places[seat]
        lies_ns = FALL_MS * MS if not self.less_motion else 0
        low = slinger.fell_ns is not None and now_ns >= slinger.fell_ns + lies_ns
        top = FEET_Y - place.height * (0.5 if low else 1.0)
        room = place.plate
        if slinger.early_ns is not None:
            share = 1.0 if self.less_motion else min(1.0, (now_ns - slinger.early_ns) / MS / STAMP_MS)
            zoom = 1.6 - 0.6 * out_back(share)
            canvas.image(stamp(self._art, room), place.x, FEET_Y - place.height * 0.5, zoom=zoom)
            return
        if slinger.time_ns is None:
            if low:
                canvas.text(
                    "NO DRAW", place.x, top - 34, MARS.head, 44, MARS.paper, outline=INK, max_width=room
                )
            return
        self._draw_time(canvas, slinger, place.x, top, room)

    def _draw_time(self, canvas: Canvas, slinger: Slinger, x: float, top: float, room: float) -> None:
        """When somebody drew, how much too late that was, and the star of who has the round."""
        first, gap_ns = slinger.won_ns is not None, slinger.gap_ns
        colour = MARS.accent if first else MARS.paper
        y = top - (96.0 if gap_ns is not None else 44.0)
        size = (TIME_SIZE if room >= NARROW else NARROW_SIZE) * (1.25 if first else 1.0)
        words = reaction_words(slinger.time_ns or 0)
        canvas.text(words, x, y, MARS.head, size, colour, outline=INK, max_width=room)
        if gap_ns is not None:
            late = f"+{gap_words(gap_ns)}"
            canvas.text(late, x, y + 52, MARS.body, GAP_SIZE, GAP_COLOUR, outline=INK, max_width=room)
        if first:
            canvas.image(_crown(self._art), x, y - 74)

    # Pictures

    def _figure(self, seat: int) -> Sprite:
        name = f"bandits/figure-{FIGURES[seat]}"
        return self._art.sprite(name, height=self._places[seat].height, recolour=SEATS[seat].recolour())

    def _shamed(self, seat: int) -> Sprite:
        """Who is out of the round stands in the dark."""
        figure = self._figure(seat)

        def paint(canvas: Canvas) -> None:
            canvas.image(figure, 0, 0, anchor="topleft")
            canvas.surface.fill((DARK, DARK - 20, DARK, 255), special_flags=pygame.BLEND_RGBA_MULT)

        size = figure.width, figure.height
        return self._art.compose(("noon shamed", seat, size), size, paint, supersample=1)

    def _fallen(self, seat: int) -> Sprite:
        """On the back, feet first."""
        figure = self._figure(seat)
        size = figure.width, figure.height * FLAT

        def paint(canvas: Canvas) -> None:
            canvas.image(figure, 0, 0, anchor="topleft", zoom=(1.0, FLAT))
            canvas.surface.fill((205, 190, 200, 255), special_flags=pygame.BLEND_RGBA_MULT)

        return self._art.compose(("noon fallen", seat, size), size, paint, supersample=1)

    def _gun(self, place: Place) -> Sprite:
        return self._art.sprite("noon/revolver", width=round(place.height * GUN))

    def _flash(self, place: Place) -> Sprite:
        return self._art.sprite("noon/flash", width=round(place.height * 0.44))


def _shadow(art: Art, width: int) -> Sprite:
    """What the sun of noon leaves under somebody."""
    size = float(width), width * 0.22

    def paint(canvas: Canvas) -> None:
        shape = [(size[0] / 2 + x * size[0] / 2, size[1] / 2 + y * size[1] / 2) for x, y in disc(0, 0, 0.98)]
        canvas.polygon(shape, (*INK, 110))

    return art.compose(("noon shadow", width), size, paint)


def stamp(art: Art, width: float) -> Sprite:
    """TOO SOON, askew; in two lines where there is little room."""
    lines = ("TOO SOON",) if width > 280 else ("TOO", "SOON")
    w = max(map(len, lines)) * 36.0 + 44
    h = 62.0 * len(lines) + 24
    size = (w + 50, h + 50)

    def words(canvas: Canvas) -> None:
        for row, line in enumerate(lines):
            canvas.text(line, w / 2, 43 + 60 * row, MARS.head, 54, INK, max_width=w - 20)

    def paint(canvas: Canvas) -> None:
        middle = size[0] / 2, size[1] / 2
        board = turned(moved(box(-w / 2, -h / 2, w, h), *middle), -6, *middle)
        cutout(canvas, board, MARS.alarm, INK, line=6, seed=4)
        canvas.image(art.compose(("noon too soon", w), (w, h), words, supersample=1), *middle, angle=-6)

    return art.compose(("noon stamp", w), size, paint, supersample=1)


def _crown(art: Art) -> Sprite:
    """The star of who has the round."""

    def paint(canvas: Canvas) -> None:
        cutout(canvas, star(45, 46, 36), (255, 205, 70), INK, line=6, seed=2)
        canvas.polygon(star(45, 46, 16), (255, 243, 207))

    return art.compose("noon crown", (90.0, 90.0), paint)
