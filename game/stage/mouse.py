"""The drawn sign of a mouse, with the part of it lit that is meant."""

from __future__ import annotations

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import box, rounded, wedge
from game.stage.frames import cutout
from game.stage.palette import PAPER, Colour, Theme, mix

PARTS = {"slam": "left", "back": "right", "hold": "right", "up": "wheel", "down": "wheel"}
"""Controls of a seat -> the part of the mouse that does it; everything else moves it."""
CONTROLS = (*PARTS, "left", "right", "move", "x", "y", "start")
"""What a mouse can be drawn for."""


def mouse_sprite(art: Art, control: str, size: float, theme: Theme) -> Sprite:
    """The mouse for a control of a seat, `size` logical px high."""
    part = PARTS.get(control, "move")

    def paint(canvas: Canvas) -> None:
        s = size
        grey: Colour = mix(PAPER, theme.ink, 0.35)
        cutout(
            canvas,
            rounded(s * 0.22, s * 0.08, s * 0.56, s * 0.84, s * 0.26),
            grey,
            theme.ink,
            line=s * 0.055,
            rough=0.3,
        )
        if part in ("left", "right"):
            x = s * (0.27 if part == "left" else 0.52)
            canvas.polygon(rounded(x, s * 0.13, s * 0.21, s * 0.3, s * 0.09), theme.accent)
        canvas.line([(s * 0.24, s * 0.46), (s * 0.76, s * 0.46)], theme.ink, s * 0.045)
        canvas.line([(s * 0.5, s * 0.12), (s * 0.5, s * 0.46)], theme.ink, s * 0.045)
        lit = theme.accent if part == "wheel" else theme.paper
        cutout(canvas, box(s * 0.45, s * 0.2, s * 0.1, s * 0.18), lit, theme.ink, line=s * 0.03, rough=0.2)
        if part == "move":
            for x, way in ((0.1, "left"), (0.9, "right")):
                canvas.polygon(wedge(s * x, s * 0.5, s * 0.2, way), theme.accent)

    return art.compose(("mouse", part, size, theme.name), (size, size), paint)
