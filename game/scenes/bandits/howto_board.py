"""The board with a lesson's words, its picture and how far the pupils have come."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from game.rules.bandits.cards import Card
from game.scenes.bandits.cards import back_sprite, card_sprite, pictogram
from game.scenes.bandits.howto_lessons import LESSONS
from game.scenes.bandits.howto_words import Words
from game.stage.cut import disc
from game.stage.frames import cutout, panel
from game.stage.lettering import heading
from game.stage.motion import pulse
from game.stage.palette import INK, MARS, Colour, mix

if TYPE_CHECKING:
    from game.race.targets import TargetView
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

WIDTH, HEIGHT = 1000.0, 356.0
MIDDLE = 960.0, 826.0
HIDDEN_Y = 1300.0
"""Where the board is while it is away."""
PICTURE_H = 250.0
PICTURE_X = 600.0
TEXT_X, TEXT_W = 726.0, 690.0
HEAD, BODY, NOTE = 64.0, 42.0, 36.0
STEP, ICON = 68.0, 46.0
PAGES = len(LESSONS) + 1
RINGS = {"card": 86.0, "token": 50.0}
"""Radius of the ring round a target, by its kind."""
DIM = mix(MARS.paper, MARS.panel, 0.4)


def draw_board(canvas: Canvas, card: Card, words: Words, share: float, now_ns: int) -> None:
    """Draw the board; share: how far it has come up from below the sheet, 0..1."""
    if share <= 0.0:
        return
    y = HIDDEN_Y + (MIDDLE[1] - HIDDEN_Y) * share
    top = y - HEIGHT / 2
    canvas.image(panel(canvas.art, MARS, WIDTH, HEIGHT), MIDDLE[0], y)
    sway = 3.0 if words.mood else 0.0
    canvas.image(card_sprite(canvas.art, card, PICTURE_H), PICTURE_X, y - 4, angle=sway - 4.0)
    colour: Colour = {"good": MARS.accent, "bad": MARS.alarm}.get(words.mood, MARS.paper)
    size = HEAD + (6 * pulse(now_ns) if words.mood == "good" else 0)
    _draw_head(canvas, words.head, top + 74, round(size / 2) * 2, colour)
    used = canvas.paragraph(words.line, TEXT_X, top + 122, MARS.body, BODY, MARS.paper, width=TEXT_W)
    if words.note:
        canvas.paragraph(words.note, TEXT_X, top + 134 + used, MARS.body, NOTE, DIM, width=TEXT_W)


def _draw_head(canvas: Canvas, head: str, y: float, size: float, colour: Colour) -> None:
    width = canvas.text_width(head, MARS.head, size)
    heading(
        canvas, MARS, head, TEXT_X + min(width, TEXT_W) / 2, y, size=size, colour=colour, max_width=TEXT_W
    )


def draw_steps(canvas: Canvas, index: int, passed: Collection[int], y: float) -> None:
    """A row of signs, one a lesson and one for the last page: ringed now, ticked once learnt."""
    left = 960 - STEP * (PAGES - 1) / 2
    canvas.rect(left - 46, y - 38, STEP * (PAGES - 1) + 92, 76, INK, radius=38)
    canvas.rect(left - 42, y - 34, STEP * (PAGES - 1) + 84, 68, MARS.panel, radius=34)
    for step in range(PAGES):
        at = left + step * STEP
        now = step == index
        if now:
            canvas.circle(at, y, 32, MARS.accent)
        canvas.image(_sign(canvas.art, step), at, y, alpha=255 if now or step in passed else 110)
        if step in passed:
            canvas.image(_tick(canvas.art), at + 20, y + 18)


def _sign(art: Art, step: int) -> Sprite:
    if step < len(LESSONS):
        lesson = LESSONS[step]
        return back_sprite(art, ICON + 4) if lesson.shown else pictogram(art, lesson.kind, ICON)

    def paint(canvas: Canvas) -> None:
        canvas.circle(ICON / 2, ICON / 2, ICON / 2, INK)
        canvas.circle(ICON / 2, ICON / 2, ICON / 2 - 4, MARS.paper)
        canvas.text("?", ICON / 2, ICON / 2, MARS.head, 36, INK)

    return art.compose("how to play: all rules", (ICON, ICON), paint)


def _tick(art: Art) -> Sprite:
    def paint(canvas: Canvas) -> None:
        cutout(canvas, disc(14, 14, 10), MARS.accent, INK, line=3, rough=0.3)
        canvas.line([(9, 14), (13, 18), (20, 9)], INK, 4)

    return art.compose("how to play: learnt", (28, 28), paint)


def draw_marks(canvas: Canvas, targets: Collection[TargetView], now_ns: int) -> None:
    """Rings round what a pupil who hesitates should cover."""
    grow = 8 * pulse(now_ns, 1.6)
    for target in targets:
        size = grow + RINGS[target.kind]
        canvas.circle(target.x, target.y, size + 5, INK, width=17)
        canvas.circle(target.x, target.y, size, MARS.accent, width=8)
