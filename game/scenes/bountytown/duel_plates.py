"""Draws the plates of duellists: name, Renown, Items, the hand as all may see it, the Location."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.bountytown import duel_boards
from game.scenes.bountytown.cards import back_sprite, duel_card_sprite, item_picture, wound_sprite
from game.scenes.bountytown.duel_spots import ITEM_SIZE, item_at
from game.scenes.manned import is_bot
from game.stage.badges import seat_badge
from game.stage.frames import MARGIN
from game.stage.palette import BOUNTY, mix
from game.stage.textsize import Line, grown

if TYPE_CHECKING:
    from game.scenes.bountytown.duel_people import Person
    from game.scenes.bountytown.duel_street import Street
    from game.stage.canvas import Canvas

INK = BOUNTY.ink
RENOWN = 84.0
OFF_RING = 30.0
"""From a badge to the name: between them beats the ring of who is asked, px."""
CLOSE = 42.0
"""No larger are two lines about a Location, px."""
FAINT = mix(BOUNTY.paper, INK, 0.5)


def draw_plates(canvas: Canvas, street: Street) -> None:
    """Everybody's name, hand, Items and Location."""
    for someone in street.people:
        if not someone.place.small:
            box = someone.place.plate
            sheet = duel_boards.plate(canvas.art, someone.seat, box.w, box.h)
            canvas.image(sheet, box.x - MARGIN, box.y - MARGIN, anchor="topleft")
        _draw_head(canvas, street, someone)
        _draw_hand(canvas, street, someone)
        _draw_renown(canvas, someone)
        if someone.role:
            _draw_location(canvas, someone)


def _draw_head(canvas: Canvas, street: Street, someone: Person) -> None:
    place, box = someone.place, someone.place.plate
    ink = duel_boards.band_ink(someone.seat)
    x, y = place.badge
    canvas.image(seat_badge(canvas.art, someone.seat, place.badge_size, bot=is_bot(someone.seat)), x, y)
    left = x + place.badge_size / 2 + OFF_RING
    right = box.x + box.w - 16
    if place.small:
        room = right - left - 180
        canvas.text(someone.name, left, y, "west", 48, ink, anchor="midleft", max_width=room, whole=True)
        return
    name, room = someone.name, right - left
    canvas.text(name, left, y - 26, "west-head", 42, ink, anchor="midleft", max_width=room, whole=True)
    shown = someone.items[: len(someone.items) - street.on_way(f"items:{someone.seat}")]
    for index, item in enumerate(shown):
        canvas.image(item_picture(canvas.art, item, ITEM_SIZE), *item_at(box, index))


def _draw_hand(canvas: Canvas, street: Street, someone: Person) -> None:
    """Cards and Wounds, side by side: the size of a hand is public, its faces where hands are Open."""
    row = someone.place.hand
    backs = max(0, someone.cards - street.on_way(someone.to_hand))
    count = backs + max(0, len(someone.wounds) - street.on_way(someone.to_wounds))
    shown = someone.held[:backs]
    back, wound = back_sprite(canvas.art, row.h), wound_sprite(canvas.art, row.h)
    if not count and not someone.place.small:
        canvas.text("no cards", row.x, row.y, "west", 38, FAINT)
    for index in range(count):
        at = row.at(index, count)
        if index < len(shown):
            canvas.image(duel_card_sprite(canvas.art, shown[index], row.h), *at)
        else:
            canvas.image(back if index < backs else wound, *at)


def _draw_renown(canvas: Canvas, someone: Person) -> None:
    """On the corner of the hand: six cards reach below it."""
    place = someone.place
    if place.small:
        return
    x, y = place.plate.x + place.plate.w - 12 - RENOWN / 2, place.badge[1] + 38
    canvas.image(canvas.art.sprite("bountytown/mark-renown", height=RENOWN), x, y)
    canvas.text(str(someone.renown), x, y + 1, "west-head", 40, INK)


def _draw_location(canvas: Canvas, someone: Person) -> None:
    box = someone.place.plate
    middle, room = box.x + box.w / 2, box.w - 28
    y = box.y + 217
    where = f"{someone.role} at {someone.location}"
    if someone.here:
        size = min(CLOSE, grown(38, canvas.text_size))
        for line, down, colour in ((where, 0, INK), (someone.here, 40, BOUNTY.alarm)):
            words = Line(line, size)
            duel_boards.fitted(canvas, words, (middle, y + down), "west", size, colour, room)
    else:
        duel_boards.fitted(canvas, where, (middle, y + 20), "west", 40, INK, room)
