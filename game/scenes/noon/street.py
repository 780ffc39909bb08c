"""High noon on Mars: the street, the clock that trembles before twelve, and the bell."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.stage.canvas import WIDTH
from game.stage.motion import out
from game.stage.palette import INK, rgb

if TYPE_CHECKING:
    from game.stage.art import Art
    from game.stage.canvas import Canvas

CLOCK = (960.0, 384.0)
BELL = (960.0, 126.0)
BELL_WIDTH = 112.0
HANDS = ((46.0, 15.0), (70.0, 10.0))
"""Length and width of the short and of the long hand, px."""
HAND_COLOUR = rgb("#8c2f1b")
BEFORE, START = -11.0, -46.0
"""Where the long hand waits for noon, and where it comes from, degrees from twelve."""
SWING_DEGREES, SWING_MS, SWING_DIES_MS = 42.0, 620.0, 2600.0
BAR = 92.0
"""Height of the bars that close in while everybody waits, px."""
DIM = 84
FLARE_MS = 420.0


class Street:
    """Draws the backdrop. Times are ms of game time; None = has not happened in this round."""

    def __init__(self, art: Art, *, less_motion: bool) -> None:
        """less_motion: nothing flares or trembles."""
        self.less_motion = less_motion
        self._still = art.sprite("noon/street", width=WIDTH, opaque=True)
        self._bell = art.sprite("noon/bell", width=BELL_WIDTH)

    def warm(self, canvas: Canvas) -> None:
        """Make ahead what the bell's frame needs, so that it does not wait."""
        self._still.surface(canvas.scale)
        for angle in range(-42, 43, 2):
            self._bell.surface(canvas.scale, angle)

    def draw(self, canvas: Canvas, now_ms: float, *, wait_ms: float | None, rung_ms: float | None) -> None:
        """wait_ms: since everybody waits. rung_ms: since the bell rang."""
        canvas.image(self._still, 0, 0, anchor="topleft")
        self._draw_clock(canvas, now_ms, wait_ms, rung_ms)
        swing = 0.0
        if rung_ms is not None and rung_ms < SWING_DIES_MS:
            swing = SWING_DEGREES * (1.0 - rung_ms / SWING_DIES_MS) * math.cos(math.tau * rung_ms / SWING_MS)
        canvas.image(self._bell, *BELL, anchor="midtop", angle=swing)
        if wait_ms is not None:
            canvas.veil(round(DIM * out(min(1.0, wait_ms / 700.0))))

    def _draw_clock(
        self, canvas: Canvas, now_ms: float, wait_ms: float | None, rung_ms: float | None
    ) -> None:
        """The hands tell that it is nearly noon, never when it is."""
        long = 0.0
        if rung_ms is None:
            come = 1.0 if wait_ms is None else out(min(1.0, wait_ms / 1_200.0))
            long = START + (BEFORE - START) * come
            if not self.less_motion and wait_ms is not None:
                long += 0.9 * math.sin(now_ms / 46.0)
        for (length, width), angle in zip(HANDS, (long / 12.0, long), strict=True):
            cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            shape = [(-width / 2, 16.0), (width / 2, 16.0), (width / 4, -length), (-width / 4, -length)]
            turned = [(CLOCK[0] + x * cos - y * sin, CLOCK[1] + x * sin + y * cos) for x, y in shape]
            canvas.polygon(turned, INK)
        canvas.circle(*CLOCK, 11, INK)
        canvas.circle(*CLOCK, 6, HAND_COLOUR)

    def draw_bars(self, canvas: Canvas, wait_ms: float | None) -> None:
        """The picture narrows to the eyes of those who wait."""
        if wait_ms is None:
            return
        height = BAR if self.less_motion else BAR * out(min(1.0, wait_ms / 450.0))
        canvas.rect(0, 0, WIDTH, height, INK)

    def draw_flare(self, canvas: Canvas, rung_ms: float | None) -> None:
        """The light of noon, once."""
        if rung_ms is None or rung_ms > FLARE_MS or self.less_motion:
            return
        left = 1.0 - rung_ms / FLARE_MS
        light = round(70 * left * left)
        canvas.surface.fill((light, round(light * 0.8), round(light * 0.4)), special_flags=pygame.BLEND_ADD)
