"""What a kiosk writes over whatever is shown: how to join its loop, and the credits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.canvas import HEIGHT, WIDTH
from game.stage.cut import wedge
from game.stage.hints import BAND, draw_hints
from game.stage.motion import pulse
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

ANYBODY = "PRESS ANY BUTTON TO PLAY"
SIZE = 50.0
MIDDLE = HEIGHT - BAND / 2 + 4
APART, HOP = 54.0, 14.0


def draw_sign(canvas: Canvas, price: str, now_ns: int, *, less_motion: bool) -> None:
    """Across the bottom, where the line of hints would be: there it covers nothing of any screen."""
    draw_hints(canvas, MARS, ())
    words = (price or ANYBODY).upper()
    hop = 0.0 if less_motion else HOP * pulse(now_ns)
    canvas.text(words, WIDTH / 2, MIDDLE, MARS.head, SIZE, MARS.paper, outline=INK)
    half = canvas.text_width(words, MARS.head, SIZE) / 2
    for side, way in ((-1, "right"), (1, "left")):
        canvas.polygon(wedge(WIDTH / 2 + side * (half + APART + hop), MIDDLE, 40, way), MARS.accent)


def draw_credits(canvas: Canvas, count: int) -> None:
    """In the corner of the title."""
    canvas.text(f"Credits: {count}", 1890, 40, MARS.body, 40, MARS.accent, anchor="midright", outline=INK)
