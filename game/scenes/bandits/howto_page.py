"""The last page of 'How to play': every card type with its picture and its rule in a line or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bandits.cards import Card
from game.scenes.backdrops import title_backdrop
from game.scenes.bandits.cards import card_sprite
from game.scenes.bandits.glove_art import glove_sprite
from game.scenes.bandits.howto_lessons import PAGE, PAGE_FOOT, PAGE_SENDS, Rule
from game.stage.frames import strip
from game.stage.lettering import heading
from game.stage.palette import INK, MARS, SEATS

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas

COLUMNS = 2
LEFT, TOP, WIDE, HIGH = 24.0, 130.0, 924.0, 204.0
GAP_X, GAP_Y = 24.0, 8.0
PICTURE_H, PICTURE_X = 166.0, 96.0
TEXT_X, HEAD, BODY = 190.0, 44.0, 36.0
FOOT_Y = 992.0


def draw_page(canvas: Canvas, app: App, cards: dict[str, Card], now_ns: int) -> None:
    """Draw the page. cards: by kind, one of each."""
    title_backdrop(app.art, canvas, now_ns / 1e9, less_motion=app.settings.less_motion)
    canvas.veil(170)
    canvas.layer()
    heading(canvas, MARS, "ALL THE CARDS", 960, 66, size=76, rules=240)
    for index, rule in enumerate(PAGE):
        column, row = index // (len(PAGE) // COLUMNS), index % (len(PAGE) // COLUMNS)
        _draw_rule(canvas, app, rule, cards, LEFT + column * (WIDE + GAP_X), TOP + row * (HIGH + GAP_Y))
        canvas.layer()
    canvas.text(PAGE_FOOT, 960, FOOT_Y, MARS.body, 38, MARS.accent, outline=INK, max_width=1860)


def _draw_rule(canvas: Canvas, app: App, rule: Rule, cards: dict[str, Card], x: float, y: float) -> None:
    middle = y + HIGH / 2
    canvas.image(strip(canvas.art, MARS, WIDE, HIGH), x + WIDE / 2, middle)
    if rule.kind:
        canvas.image(card_sprite(canvas.art, cards[rule.kind], PICTURE_H), x + PICTURE_X, middle, angle=-4)
    else:
        canvas.image(glove_sprite(canvas.art, SEATS[0], "slam"), x + PICTURE_X, middle, angle=40, zoom=1.25)
    canvas.text(rule.title, x + TEXT_X, y + 38, MARS.head, HEAD, MARS.accent, anchor="midleft")
    words = PAGE_SENDS if rule.kind == "ballerina" and app.settings.ballerina == "sends" else rule.words
    width = WIDE - TEXT_X - 26
    canvas.paragraph(
        words, x + TEXT_X, y + 64, MARS.body, BODY, MARS.paper, width=width, height=HIGH - 64 - 12
    )
