"""The line that says why it went as it did: the newest reason, in the words of the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.banner import plaque
from game.stage.canvas import LEADING
from game.stage.motion import out
from game.stage.palette import Theme

if TYPE_CHECKING:
    from game.stage.boxes import Box
    from game.stage.canvas import Canvas

SIZE = 38.0
IN_NS = 200_000_000
SIDE = 46.0
MOST_LINES = 2


def draw_why(canvas: Canvas, theme: Theme, box: Box, sentence: str, age_ns: int) -> None:
    """Draw a sentence in a box, which grows downwards for a second line."""
    if not sentence:
        return
    room = box.w - 2 * SIDE
    lines = canvas.wrap(sentence, theme.body, SIZE, room)[:MOST_LINES]
    lines = lines if len(lines) > 1 else [sentence]  # alone it may grow more
    height = max(box.h, len(lines) * SIZE * LEADING + 22)
    slide = (1.0 - out(min(1.0, age_ns / IN_NS))) * 24
    middle = box.x + box.w / 2, box.y + height / 2
    canvas.image(plaque(canvas.art, theme, box.w, height, theme.paper), *middle)
    first = middle[1] - SIZE * LEADING * (len(lines) - 1) / 2
    for i, line in enumerate(lines):
        at = middle[0] + slide, first + i * SIZE * LEADING
        canvas.text(line, *at, theme.body, SIZE, theme.ink, max_width=room)


def fits(canvas: Canvas, theme: Theme, box: Box, sentence: str) -> bool:
    """Whether a sentence takes but one line of a box."""
    return len(canvas.wrap(sentence, theme.body, SIZE, box.w - 2 * SIDE)) < 2
