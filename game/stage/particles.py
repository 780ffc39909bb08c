"""Dust, coins, confetti and sparks: many small sprites in one pool, moved by numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pygame

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.flecks import FRAMES, Look, frames_of
from game.stage.palette import PAPER, SEATS, Colour

CAP = 600
"""The pool; more than these push out the oldest."""
NO_DRAG = 1.0
SNIPPETS: tuple[Colour, ...] = tuple(seat.colour for seat in SEATS)


class Kind(NamedTuple):
    """How particles of one sort move and look.

    life_ms, speed (px/s): least and most. gravity: px/s2 downwards. drag: share of the speed that is left
    after a second. spins: frames a second while it turns, least and most; None: its frames are its ageing.
    """

    look: Look
    life_ms: tuple[float, float]
    speed: tuple[float, float]
    gravity: float = 0.0
    drag: float = NO_DRAG
    spins: tuple[float, float] | None = None


DUST = Kind("puff", (320, 520), (150, 330), gravity=-40, drag=0.02)
COIN = Kind("coin", (700, 1100), (380, 720), gravity=1500, spins=(14, 24))
CONFETTI = Kind("paper", (1800, 3200), (120, 620), gravity=330, drag=0.25, spins=(6, 14))
SPARK = Kind("spark", (220, 480), (220, 620), gravity=500, drag=0.12)

_X, _Y, _VX, _VY, _AGE, _LIFE, _GRAVITY, _DRAG, _SPIN, _PHASE, _BASE = range(11)
SPARKLE: Colour = (255, 230, 140)
_FIELDS = 11
Floats = npt.NDArray[np.float32]


class Particles:
    """All particles of a scene. Random but not by chance of the rules: its own generator."""

    def __init__(self, art: Art, *, cap: int = CAP, seed: int = 1) -> None:
        """cap: most particles at a time. seed: of how they fly."""
        self._art = art
        self._rng = np.random.default_rng(seed)
        self._pool: Floats = np.zeros((_FIELDS, cap), dtype=np.float32)
        self._count = 0
        self._bases: dict[tuple[Look, Colour], int] = {}
        self._sprites: list[Sprite] = []
        self._scale = 0.0
        self._drawn: list[pygame.Surface] = []
        self._halves: Floats = np.zeros((2, 0), dtype=np.float32)

    def __len__(self) -> int:
        return self._count

    def clear(self) -> None:
        """All gone."""
        self._count = 0

    # What scenes ask for

    def dust_ring(
        self, x: float, y: float, count: int = 22, colour: Colour = PAPER, *, radius: float = 26.0
    ) -> None:
        """Puffs that run out from (x, y) on the table, as under a palm."""
        turns = np.linspace(0, 2 * np.pi, count, endpoint=False) + self._rng.uniform(0, 0.3, count)
        self.emit(DUST, x, y, count, (colour,), turns=turns, spread=radius, squash=0.62)

    def coins(self, x: float, y: float, count: int = 12) -> None:
        """Coins that leap up and fall."""
        self.emit(COIN, x, y, count, turns=self._rng.uniform(-2.3, -0.85, count), spread=8)

    def confetti(self, x: float, y: float, count: int = 80, colours: Sequence[Colour] = SNIPPETS) -> None:
        """Snippets of paper thrown up."""
        self.emit(CONFETTI, x, y, count, colours, turns=self._rng.uniform(-2.6, -0.5, count), spread=30)

    def sparks(self, x: float, y: float, count: int = 16) -> None:
        """A burst of sparks to all sides."""
        self.emit(SPARK, x, y, count, (SPARKLE,), turns=self._rng.uniform(0, 2 * np.pi, count))

    def emit(
        self,
        kind: Kind,
        x: float,
        y: float,
        count: int,
        colours: Sequence[Colour] = (PAPER,),
        *,
        turns: npt.ArrayLike,
        spread: float = 0.0,
        squash: float = 1.0,
    ) -> None:
        """Let `count` particles go from (x, y).

        turns: their directions, radians clockwise from right. spread: how far from (x, y) they begin along
        their direction, px. squash: of all that is vertical, for what lies on a table seen aslant.
        """
        rng, cap = self._rng, self._pool.shape[1]
        turns = np.asarray(turns, dtype=np.float32)[:cap]
        count = min(count, cap, turns.size)
        if count <= 0:
            return
        self._make_room(count)
        new = self._pool[:, self._count : self._count + count]
        cos, sin = np.cos(turns[:count]), np.sin(turns[:count]) * squash
        speed = rng.uniform(*kind.speed, count)
        new[_X], new[_Y] = x + cos * spread, y + sin * spread
        new[_VX], new[_VY] = cos * speed, sin * speed
        new[_AGE], new[_LIFE] = 0.0, rng.uniform(*kind.life_ms, count) / 1000
        new[_GRAVITY], new[_DRAG] = kind.gravity, kind.drag
        new[_SPIN] = rng.uniform(*kind.spins, count) if kind.spins else 0.0
        new[_PHASE] = rng.uniform(0, FRAMES, count)
        bases = np.array([self._base(kind.look, colour) for colour in colours], dtype=np.float32)
        new[_BASE] = bases[rng.integers(0, len(bases), count)]
        self._count += count

    def _make_room(self, count: int) -> None:
        over = self._count + count - self._pool.shape[1]
        if over > 0:
            kept = self._count - over
            self._pool[:, :kept] = self._pool[:, over : self._count].copy()
            self._count = kept

    def _base(self, look: Look, colour: Colour) -> int:
        """The index of the first frame of that look and colour."""
        found = self._bases.get((look, colour))
        if found is None:
            found = self._bases[look, colour] = len(self._sprites)
            self._sprites += frames_of(self._art, look, colour)
            self._scale = 0.0
        return found

    # Time and drawing

    def advance(self, dt_ns: int) -> None:
        """Let time pass; those whose life is over go."""
        if not self._count:
            return
        dt = np.float32(min(dt_ns, 100_000_000) / 1e9)
        live = self._pool[:, : self._count]
        live[_AGE] += dt
        live[_VY] += live[_GRAVITY] * dt
        left = live[_DRAG] ** dt
        live[_VX] *= left
        live[_VY] *= left
        live[_X] += live[_VX] * dt
        live[_Y] += live[_VY] * dt
        alive = live[_AGE] < live[_LIFE]
        if not alive.all():
            kept = live[:, alive]
            self._count = kept.shape[1]
            self._pool[:, : self._count] = kept

    def draw(self, canvas: Canvas) -> None:
        """Draw all of them."""
        if not self._count:
            return
        if canvas.scale != self._scale:
            self._fit(canvas.scale)
        live = self._pool[:, : self._count]
        aged = np.minimum(live[_AGE] / live[_LIFE] * FRAMES, FRAMES - 1)
        turning = (live[_AGE] * live[_SPIN] + live[_PHASE]) % FRAMES
        frames = (live[_BASE] + np.floor(np.where(live[_SPIN] > 0, turning, aged))).astype(np.intp)
        dx = canvas.shift[0] * canvas.scale + canvas.fit.x
        dy = canvas.shift[1] * canvas.scale + canvas.fit.y
        xs = (live[_X] * canvas.scale + dx - self._halves[0, frames]).astype(np.int32).tolist()
        ys = (live[_Y] * canvas.scale + dy - self._halves[1, frames]).astype(np.int32).tolist()
        drawn = self._drawn
        canvas.surface.fblits([(drawn[f], (x, y)) for f, x, y in zip(frames.tolist(), xs, ys, strict=True)])

    def _fit(self, scale: float) -> None:
        self._scale = scale
        self._drawn = [sprite.surface(scale)[0] for sprite in self._sprites]
        sizes = [surface.get_size() for surface in self._drawn]
        self._halves = (np.array(sizes, dtype=np.float32).T / 2).astype(np.float32)
