"""Streets in which nothing moves, kept as they were drawn last: to lay them down again costs little."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from game.scenes.names import seat_name
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.palette import SEATS

if TYPE_CHECKING:
    from game.scenes.boomtown.actors import Actor
    from game.scenes.boomtown.show import Show

ROUND = 4.0
"""So far what is painted may reach over a part, px: half of the way to the next."""


class Stills:
    """By name of a part: what it looked like, and the picture of it."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._kept: dict[str, tuple[Hashable, pygame.Surface]] = {}

    def lay(self, canvas: Canvas, part: str, box: Box, seen: Hashable, paint: Callable[[], None]) -> None:
        """Lay a part of the sheet down. seen: all that it shows; only if that is new it is painted."""
        left, top = canvas.px(box.x - ROUND, box.y - ROUND)
        right, bottom = canvas.px(box.x + box.w + ROUND, box.y + box.h + ROUND)
        place = pygame.Rect(left, top, right - left, bottom - top).clip(canvas.surface.get_rect())
        key = seen, tuple(place), canvas.surface.get_size(), canvas.text_size, *SEATS.strange
        kept = self._kept.get(part)
        if kept is not None and kept[0] == key:
            canvas.surface.blit(kept[1], place)
            return
        paint()
        if place:  # a window that has just become smaller may not reach so far before the next frame
            self._kept[part] = key, canvas.surface.subsurface(place).copy()


def street_seen(show: Show, seat: int, lit: set[str]) -> Hashable | None:
    """All that a street shows of a seat; None while something in it moves. lit: cards that are lit up."""
    cast, town = show.cast, show.town
    cards = (*town.streets[seat], *cast.book.by_side(town.crews[seat]))
    actors = [actor for card in cards if (actor := _actor(show, card)) is not None]
    if not all(actor.resting for actor in actors):
        return None
    pays = tuple(cast.book.pay(town, card) for card in town.streets[seat])
    paying = tuple(show.paying.get(card) for card in town.streets[seat])
    spots = tuple((actor.card, actor.spot) for actor in actors)
    return seat_name(seat), cards, spots, pays, paying, frozenset(lit.intersection(cards))


def _actor(show: Show, card: str) -> Actor | None:
    return show.cast.buildings.get(card) or show.cast.figures.get(card)
