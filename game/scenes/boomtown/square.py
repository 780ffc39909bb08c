"""The square between the streets: deck, discards, Boot Hill and the Mayor's goal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.scenes.boomtown.cards import back_sprite, card_sprite
from game.scenes.boomtown.layout import DECK_AT, HILL_AT, MAYOR_AT, PILE_AT, Layout
from game.scenes.boomtown.still import Part
from game.scenes.boomtown.street import boot_hill_sprite, mayor_sprite
from game.scenes.boomtown.town import Town
from game.scenes.names import seat_name
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.palette import BOOM, SEATS

CARD_H = 172.0
MAYOR_H = 234.0
HILL_W, WIDE_HILL_W = 190.0, 300.0
WORD, FIGURE = 40.0, 52.0
UNDER = 112.0
DEEP = 12
"""So many cards make a deck look one card deeper."""
DECK_BOX, PILE_BOX, HILL_BOX = Box(642, 694, 210, 240), Box(860, 694, 200, 240), Box(1068, 694, 210, 240)
"""Where they and their words lie; lamps and tumbleweeds lie elsewhere."""
MAYOR_BOX = Box(690, 354, 590, 236)


def piles(canvas: Canvas, town: Town, layout: Layout, top: str) -> Iterator[Part]:
    """Deck, discards and Boot Hill as parts of the ground. top: the discard that shows, if one does."""
    pile = len(town.pile)
    yield Part("deck", DECK_BOX, town.deck, partial(_draw_deck, canvas, town.deck))
    yield Part("discards", PILE_BOX, (pile, top), partial(_draw_pile, canvas, pile, top))
    yield Part("hill", layout.free or HILL_BOX, "", partial(_draw_hill, canvas, layout))


def mayor(canvas: Canvas, town: Town) -> Part:
    """What it takes to be the Mayor, as a part of the ground; in the end who is."""
    names = tuple((winner, town.money[winner], seat_name(winner)) for winner in town.winners)
    return Part("mayor", MAYOR_BOX, (town.goal, names), partial(_draw_mayor, canvas, town))


def _draw_mayor(canvas: Canvas, town: Town) -> None:
    """Who is the Mayor wears a sash of the seat's colour."""
    x, y = MAYOR_AT
    if not town.winners:
        canvas.image(mayor_sprite(canvas.art, MAYOR_H), x - 120, y, anchor="midbottom")
        lines = (("First to", BOOM.paper), (f"${town.goal}", BOOM.accent), ("is the Mayor", BOOM.paper))
    else:
        seat = town.winners[0]
        sash = SEATS[seat].colour
        canvas.image(mayor_sprite(canvas.art, MAYOR_H, sash=sash), x - 160, y, anchor="midbottom")
        word = "is the Mayor" if len(town.winners) == 1 else "share the title"
        names = " & ".join(seat_name(winner) for winner in town.winners)
        lines = ((f"${town.money[seat]}", BOOM.paper), (names, SEATS[seat].light), (word, BOOM.paper))
    for (words, colour), dy, size in zip(lines, (-170, -99, -30), (48, 90, 48), strict=True):
        font = BOOM.head if size > 50 else BOOM.body
        canvas.text(words, x + 110, y + dy, font, size, colour, outline=BOOM.ink, max_width=400, whole=True)


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


def _draw_hill(canvas: Canvas, layout: Layout) -> None:
    """Boot Hill; where a slot of the streets is free it lies there, wide."""
    x, y = hill_at(layout)
    if layout.free:
        canvas.image(boot_hill_sprite(canvas.art, WIDE_HILL_W), x, y - 26)
        canvas.text("Boot Hill", x, y + 98, BOOM.body, 48, BOOM.paper, outline=BOOM.ink)
        return
    canvas.image(boot_hill_sprite(canvas.art, HILL_W), x, y)
    canvas.text("Boot Hill", x, y - 6 + UNDER, BOOM.body, WORD, BOOM.paper, outline=BOOM.ink)


def hill_at(layout: Layout) -> tuple[float, float]:
    """Where the dead go."""
    free = layout.free
    return (free.x + free.w / 2, free.y + free.h / 2) if free else HILL_AT


def _count(canvas: Canvas, x: float, y: float, count: int, word: str) -> None:
    canvas.text(word, x, y + UNDER, BOOM.body, WORD, BOOM.paper, outline=BOOM.ink)
    canvas.text(str(count), x, y, BOOM.head, FIGURE, BOOM.paper, outline=BOOM.ink, rim=6)
