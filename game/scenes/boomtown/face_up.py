"""Hands that lie face up for all to see, where hands are kept Open: on the plates and in a shootout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.scenes.boomtown.cards import back_sprite, card_sprite, card_width

if TYPE_CHECKING:
    from game.rules.kernel import View
    from game.scenes.boomtown.town import Town
    from game.stage.boxes import Box
    from game.stage.canvas import Canvas

GAP = 5.0
"""Between cards that have room, px."""


class Bare(NamedTuple):
    """What everybody may see of a hand. held: its cards. committed: those locked in a shootout."""

    held: tuple[str, ...]
    committed: tuple[str, ...]


def bare(view: View) -> Bare:
    """What a seat's own view says of its hand."""
    fight, seat = view["fight"], view["seat"]
    committed: tuple[str, ...] = ()
    if fight and seat in fight["seats"]:
        committed = tuple(fight["cards"][fight["seats"].index(seat)] or ())
    return Bare(tuple(card for card in view["hand"] if card not in committed), committed)


def still_held(hand: Bare, town: Town) -> tuple[str, ...]:
    """The cards that have not come down on the table meanwhile."""
    gone = {*town.pile, *(card for places in (*town.streets, *town.crews) for card in places)}
    return tuple(card for card in hand.held if card not in gone)


def draw_row(canvas: Canvas, cards: Sequence[str], count: int, box: Box) -> None:
    """So many cards side by side from the left of a box, of which the first are known."""
    wide = card_width(box.h)
    step = min(wide + GAP, (box.w - wide) / max(count - 1, 1))
    for index in range(count):
        known = index < len(cards)
        sprite = card_sprite(canvas.art, cards[index], box.h) if known else back_sprite(canvas.art, box.h)
        canvas.image(sprite, box.x + wide / 2 + index * step, box.y + box.h / 2)
