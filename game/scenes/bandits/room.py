"""The rooms in which the tables stand, and what stirs in them: lamps, motes, drops, blown dust."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from game.stage.art import Art, Sprite
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.cut import star
from game.stage.palette import Colour

ROOMS = ("saloon", "cantina", "railcar", "duststorm")
"""The rooms that are drawn; a table names one of them as its `look`."""

LAMPS = ((602.0, 30.0, 0.0), (1318.0, 30.0, 0.7))
"""x, y of the hooks in the rail car, and by how much the lamp lags behind the car, radians."""
LAMP_SIZE = 92.0
LAMP_SWING = 9.0
"""Degrees to either side at full sway."""
LAMP_PERIOD_S = 3.1
STARS = ((152, 58), (705, 40), (1188, 66), (1530, 48), (1846, 96), (1290, 120))
STAR_PERIOD_S = 5.3
DROPS = 7
STREAKS = 26
STREAK_SPEED = 1500.0
"""px/s of the fastest dust."""
STREAK_SPAN = 2700.0
STREAK_SIZE = (400.0, 46.0)
STREAK_ALPHAS = (50, 95, 140)
_ANGLE_STEP = 6.0


class Motes(NamedTuple):
    """Dust that hangs in the light. speed: px/s it drifts. wander: px it strays."""

    number: int
    colour: Colour
    radius: float
    speed: tuple[float, float]
    wander: float


MOTES = {
    "saloon": Motes(30, (240, 178, 112), 2.6, (7.0, -4.0), 34.0),
    "cantina": Motes(24, (120, 226, 214), 2.4, (-3.0, -9.0), 46.0),
    "railcar": Motes(26, (255, 214, 140), 2.4, (-16.0, 3.0), 22.0),
    "duststorm": Motes(44, (234, 183, 119), 3.2, (-150.0, 16.0), 30.0),
}


class Room:
    """The backdrop of a table. All that moves is a plain function of the clock that is handed in."""

    def __init__(self, art: Art, look: str, *, less_motion: bool = False) -> None:
        """look: a drawing in assets/rooms, else the saloon is shown. less_motion: nothing stirs."""
        self.art = art
        self.look = look if art.has(f"rooms/{look}") else ROOMS[0]
        self.less_motion = less_motion
        rng = random.Random(self.look)
        motes = MOTES.get(self.look, MOTES[ROOMS[0]])
        self._motes = [
            (rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.uniform(0, math.tau))
            for _ in range(motes.number)
        ]
        self._streaks = [
            (rng.uniform(0, STREAK_SPAN), rng.uniform(-620, 620), rng.uniform(0.55, 1.0), rng.random())
            for _ in range(STREAKS)
        ]
        self._backdrop = art.sprite(f"rooms/{self.look}", width=WIDTH, opaque=True)
        self._behind: dict[str, Callable[[Canvas, float, float], None]] = {
            "saloon": self._stars,
            "cantina": self._drops,
            "railcar": self._lamps,
        }

    def warm(self, canvas: Canvas) -> None:
        """Draw the backdrop into the cache, so that the first frame does not wait for it."""
        self._backdrop.surface(canvas.scale)

    def draw_still(self, canvas: Canvas) -> None:
        """Draw what never stirs, behind everything."""
        canvas.image(self._backdrop, 0, 0, anchor="topleft")

    def draw_behind(self, canvas: Canvas, now_ns: int, *, sway: float | None = None) -> None:
        """Draw what stirs behind table and hands.

        sway: how far the rail car leans, -1..1; None lets the lamps swing by themselves.
        """
        if self.less_motion:
            now_ns, sway = 0, 0.0
        t = now_ns / 1e9
        behind = self._behind.get(self.look)
        if behind is not None:
            behind(canvas, t, math.sin(math.tau * t / LAMP_PERIOD_S) if sway is None else sway)

    def draw_air(self, canvas: Canvas, now_ns: int, *, gust: float = 0.0, angle: float = 180.0) -> None:
        """Draw what hangs in the air above table and hands: motes, and dust while a gust blows.

        gust: its strength 0..1. angle: where it blows to, degrees clockwise from the right.
        """
        if self.less_motion:
            return
        t = now_ns / 1e9
        self._drift(canvas, t)
        if gust > 0.02:
            self._blow(canvas, t, min(1.0, gust), round(angle / _ANGLE_STEP) * _ANGLE_STEP)

    # What stirs

    def _stars(self, canvas: Canvas, t: float, _sway: float) -> None:
        for i, (x, y) in enumerate(STARS):
            glow = math.sin(math.tau * (t / STAR_PERIOD_S + i * 0.29))
            if glow > 0:
                canvas.image(_star(self.art), x, y, alpha=round(210 * glow))

    def _drops(self, canvas: Canvas, t: float, _sway: float) -> None:
        for i in range(DROPS):
            size = 18.0 + i % 3 * 7.0
            side = 505.0 if i % 2 else 1415.0
            x = side + 60.0 * math.sin(t * 0.23 + i * 1.9)
            y = (HEIGHT - 60.0) - (t * (9.0 + i) + i * 71.0) % 330.0
            canvas.image(self.art.sprite("rooms/drop", width=size), x, y)

    def _lamps(self, canvas: Canvas, t: float, sway: float) -> None:
        for x, y, lag in LAMPS:
            lean = sway * math.cos(lag) - 0.25 * math.sin(t * 2.3 + lag)
            angle = LAMP_SWING * lean
            down = LAMP_SIZE * 1.32
            glow_x = x - down * math.sin(math.radians(angle))
            canvas.image(self.art.sprite("rooms/glow", width=250.0), glow_x, y + down, alpha=150)
            canvas.image(self.art.sprite("rooms/lamp", width=LAMP_SIZE), x, y, anchor="midtop", angle=angle)

    def _drift(self, canvas: Canvas, t: float) -> None:
        motes = MOTES.get(self.look, MOTES[ROOMS[0]])
        sprite = _mote(self.art, motes)
        for x0, y0, phase in self._motes:
            x = (x0 + motes.speed[0] * t + motes.wander * math.sin(t * 0.31 + phase)) % WIDTH
            y = (y0 + motes.speed[1] * t + motes.wander * math.cos(t * 0.23 + phase * 2)) % HEIGHT
            canvas.image(sprite, x, y, alpha=round(60 + 60 * math.sin(t * 0.9 + phase)))

    def _blow(self, canvas: Canvas, t: float, gust: float, angle: float) -> None:
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        sprites = [_streak(self.art, alpha) for alpha in STREAK_ALPHAS]
        for along, across, speed, late in self._streaks:
            strength = (gust - late * 0.7) / 0.3
            if strength > 0:
                u = (along + speed * STREAK_SPEED * t) % STREAK_SPAN - STREAK_SPAN / 2
                x, y = WIDTH / 2 + u * cos - across * sin, HEIGHT / 2 + u * sin + across * cos
                thick = min(len(sprites) - 1, int(strength * speed * len(sprites)))
                canvas.image(sprites[thick], x, y, angle=angle)


def _mote(art: Art, motes: Motes) -> Sprite:
    """A chip of light."""
    side = motes.radius * 4

    def paint(canvas: Canvas) -> None:
        half, r = side / 2, motes.radius
        chip = [(half - r, half), (half, half - r * 0.8), (half + r * 1.3, half), (half, half + r * 0.7)]
        canvas.polygon(chip, motes.colour)

    return art.compose(("mote", motes.colour, motes.radius), (side, side), paint)


def _streak(art: Art, alpha: int) -> Sprite:
    """A streak of dust, see-through once and for all: that is drawn faster than with an alpha of its own."""

    def paint(canvas: Canvas) -> None:
        canvas.image(art.sprite("rooms/streak", width=STREAK_SIZE[0]), 0, 0, anchor="topleft", alpha=alpha)

    return art.compose(("streak", alpha), STREAK_SIZE, paint, supersample=1)


def _star(art: Art) -> Sprite:
    """A star with four rays."""

    def paint(canvas: Canvas) -> None:
        canvas.polygon(star(18, 18, 17, 4, 0.206), (255, 246, 220))

    return art.compose("twinkling star", (36.0, 36.0), paint)
