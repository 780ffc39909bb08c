"""The face for passing, and the card of a phase's sign."""

from __future__ import annotations

from game.scenes.boomtown.cards import card_width
from game.scenes.boomtown.marks import PHASES, sign_sprite
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cards import CardColours, paint_card
from game.stage.cut import by_hand
from game.stage.palette import BOOM, mix


def pass_sprite(art: Art, phase: str, height: float) -> Sprite:
    """A blank card with the sign of the phase struck through; its word stands where no tick comes."""
    width = card_width(height)

    def paint(canvas: Canvas) -> None:
        canvas.shift = (6, 4)
        w, h = width - 12, height - 14
        paint_card(canvas, (w, h), CardColours(mix(BOOM.panel, BOOM.paper, 0.25), BOOM.paper, BOOM.ink))
        if phase in PHASES:
            canvas.image(sign_sprite(art, phase, w * 0.62), w / 2, h * 0.6)
        stroke = by_hand([(w * 0.2, h * 0.82), (w * 0.8, h * 0.4)], 3, 2.0)
        canvas.line(stroke[:2], BOOM.ink, 15)
        canvas.line(stroke[:2], BOOM.alarm, 9)
        canvas.text("Pass", w / 2, h * 0.18, BOOM.head, 42, BOOM.ink, outline=BOOM.paper, rim=4)

    return art.compose(("boom pass", phase), (width, height), paint)
