"""The clock of a match with a limit of time (BM21): small, at the edge, and louder only at its end."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.stage.frames import strip
from game.stage.palette import INK, MARS, mix

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

AT = (540.0, 982.0)
SIZE = (184.0, 60.0)
FACE, WORD = 17.0, 40.0
SECOND = 1_000_000_000
NEAR_NS, LAST_NS = 60 * SECOND, 10 * SECOND
"""From when on it stands out, and from when on it warns."""


def draw_timer(canvas: Canvas, left_ns: int) -> None:
    """Draw it; left_ns: until no card is revealed any more."""
    colour = mix(MARS.paper, INK, 0.25)
    if left_ns <= NEAR_NS:
        colour = MARS.alarm if left_ns <= LAST_NS else MARS.accent
    x, y = AT
    canvas.image(strip(canvas.art, MARS, *SIZE, chosen=False), x, y)
    left = x - SIZE[0] / 2 + 42
    canvas.circle(left, y, FACE, colour, width=4)
    turn = math.tau * (left_ns % (60 * SECOND)) / (60 * SECOND)
    canvas.line([(left, y), (left - math.sin(turn) * 10, y - math.cos(turn) * 10)], colour, 4)
    canvas.text(clock_words(left_ns), left + 32, y, MARS.body, WORD, colour, anchor="midleft")


def clock_words(left_ns: int) -> str:
    """Minutes and seconds, the one that has begun counted in."""
    seconds = -(-left_ns // SECOND)
    return f"{seconds // 60}:{seconds % 60:02}"
