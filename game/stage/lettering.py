"""Headlines as a hand press sets them: ink rim, a second colour a little off, ornaments at both sides."""

from __future__ import annotations

from game.stage.canvas import Canvas
from game.stage.cut import star
from game.stage.palette import Colour, Theme
from game.stage.text import HEADLINE_SIZE

OFFSET = 0.075
"""How far the second colour lies off, as a share of the size."""
RIM = 0.04
"""Width of the ink round a letter, as a share of the size."""
RULE_GAP = 34.0


def heading(  # noqa: PLR0913 - a headline has so many sides
    canvas: Canvas,
    theme: Theme,
    s: str,
    x: float,
    y: float,
    *,
    size: float = HEADLINE_SIZE,
    colour: Colour | None = None,
    max_width: float = 1500.0,
    rules: float = 0.0,
) -> float:
    """A headline about (x, y); gives its width. rules: length of the ornament at each side, 0 for none."""
    off = size * OFFSET
    face = colour or (theme.accent if theme.name == "bounty" else theme.paper)
    second = theme.alarm if theme.name == "bounty" else theme.shade
    rim, font = size * RIM, theme.head
    canvas.text(
        s, x + off, y + off, font, size, second, outline=theme.ink, rim=rim * 2.2, max_width=max_width
    )
    canvas.text(s, x + off / 2, y + off / 2, font, size, second, outline=second, rim=rim, max_width=max_width)
    width = canvas.text(s, x, y, font, size, face, outline=theme.ink, rim=rim, max_width=max_width)
    if rules:
        for side in (-1, 1):
            _rule(canvas, theme, x + side * (width / 2 + RULE_GAP), y, rules * side, size)
    return width


def _rule(canvas: Canvas, theme: Theme, x: float, y: float, length: float, size: float) -> None:
    """A double line that runs out from a small star."""
    colour = theme.shade if theme.name == "bounty" else theme.accent
    side = 1 if length > 0 else -1
    mark = size * 0.16
    canvas.polygon(star(x + side * mark, y, mark * 1.35, 4, 0.36), theme.ink)
    canvas.polygon(star(x + side * mark, y, mark, 4, 0.36), colour)
    start, end = x + side * mark * 2.4, x + length
    for dy, thick, share in ((-size * 0.055, 6.0, 1.0), (size * 0.075, 3.0, 0.7)):
        tip = start + (end - start) * share
        canvas.polygon([(start, y + dy - thick / 2), (tip, y + dy), (start, y + dy + thick / 2)], colour)
