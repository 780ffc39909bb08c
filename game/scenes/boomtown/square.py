"""The square between the streets: deck, discards, Boot Hill and the Mayor's goal."""

from __future__ import annotations

from game.scenes.boomtown.book import Book
from game.scenes.boomtown.cards import back_sprite, card_sprite
from game.scenes.boomtown.layout import DECK_AT, HILL_AT, MAYOR_AT, PILE_AT, Layout
from game.scenes.boomtown.street import boot_hill_sprite, mayor_sprite
from game.scenes.boomtown.town import Town
from game.stage.canvas import Canvas
from game.stage.palette import BOOM

CARD_H = 172.0
MAYOR_H = 252.0
HILL_W, WIDE_HILL_W = 190.0, 300.0
WORD, FIGURE = 40.0, 52.0
UNDER = 112.0
DEEP = 12
"""So many cards make a deck look one card deeper."""


def draw_square(canvas: Canvas, town: Town, book: Book, layout: Layout, top: str) -> None:
    """Draw it. top: the discard that shows, '' if there is none."""
    _draw_mayor(canvas, town.goal)
    _draw_deck(canvas, town.deck)
    _draw_pile(canvas, len(town.pile), top)
    dead = sum(book.row(card).kind == "gunslinger" for card in town.pile)
    _draw_hill(canvas, layout, dead)


def _draw_mayor(canvas: Canvas, goal: int) -> None:
    x, y = MAYOR_AT
    canvas.image(mayor_sprite(canvas.art, MAYOR_H), x - 120, y, anchor="midbottom")
    canvas.text("First to", x + 110, y - 176, BOOM.body, 48, BOOM.paper, outline=BOOM.ink)
    canvas.text(f"${goal}", x + 110, y - 104, BOOM.head, 92, BOOM.accent, outline=BOOM.ink)
    canvas.text("is the Mayor", x + 110, y - 34, BOOM.body, 48, BOOM.paper, outline=BOOM.ink)


def _draw_deck(canvas: Canvas, left: int) -> None:
    x, y = DECK_AT
    back = back_sprite(canvas.art, CARD_H)
    for depth in range(min(4, -(-left // DEEP))):
        canvas.image(back, x, y - depth * 4)
    _count(canvas, x, y, left, "Deck")


def _draw_pile(canvas: Canvas, count: int, top: str) -> None:
    x, y = PILE_AT
    if top:
        for depth in range(min(3, -(-count // DEEP))):
            canvas.image(card_sprite(canvas.art, top, CARD_H), x, y - depth * 4)
    _count(canvas, x, y, count, "Discards")


def _draw_hill(canvas: Canvas, layout: Layout, dead: int) -> None:
    """Boot Hill; where a slot of the streets is free it lies there, wide."""
    x, y = hill_at(layout)
    if layout.free:
        canvas.image(boot_hill_sprite(canvas.art, WIDE_HILL_W), x, y - 26)
        canvas.text(f"Boot Hill  {dead}", x, y + 98, BOOM.body, 48, BOOM.paper, outline=BOOM.ink)
        return
    canvas.image(boot_hill_sprite(canvas.art, HILL_W), x, y)
    _count(canvas, x, y - 6, dead, "Boot Hill")


def hill_at(layout: Layout) -> tuple[float, float]:
    """Where the dead go."""
    free = layout.free
    return (free.x + free.w / 2, free.y + free.h / 2) if free else HILL_AT


def _count(canvas: Canvas, x: float, y: float, count: int, word: str) -> None:
    canvas.text(word, x, y + UNDER, BOOM.body, WORD, BOOM.paper, outline=BOOM.ink)
    canvas.text(str(count), x, y, BOOM.head, FIGURE, BOOM.paper, outline=BOOM.ink, rim=6)
