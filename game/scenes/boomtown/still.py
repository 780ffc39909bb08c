"""What does not move, kept as it was drawn last: to lay it down again costs little."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, NamedTuple

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


class Part(NamedTuple):
    """A piece of the ground. seen: all that it shows, None while it moves and is painted elsewhere.

    base: the name of the part on which it lies, if it lies on one; `seen` tells also what that shows.
    """

    name: str
    box: Box
    seen: Hashable
    paint: Callable[[], None]
    base: str = ""


class _Kept(NamedTuple):
    seen: Hashable
    place: pygame.Rect
    under: pygame.Surface | None


class Ground:
    """The backdrop with all that lies still on it, as one picture; only parts that are new are painted."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._sheet: pygame.Surface | None = None
        self._look: Hashable = None
        self._kept: dict[str, _Kept] = {}

    def lay(self, canvas: Canvas, backdrop: Callable[[], None], parts: Iterable[Part]) -> None:
        """Lay all of it down, the parts in their order."""
        fit = canvas.fit
        look = canvas.surface.get_size(), tuple(fit), canvas.shift, canvas.text_size, *SEATS.strange
        if self._sheet is None or look != self._look:
            backdrop()
            self._sheet, self._look = canvas.surface.copy(), look
            self._kept.clear()
        else:
            canvas.surface.blit(self._sheet, (0, 0))
        fresh: set[str] = set()
        for part in parts:
            new = part.name not in self._kept
            if new or self.outdated(part.name, part.seen):
                self._renew(canvas, self._sheet, part, bare=new or part.base in fresh)
                fresh.add(part.name)

    def outdated(self, name: str, seen: Hashable) -> bool:
        """Whether a part lies there otherwise than it is to be seen now."""
        kept = self._kept.get(name)
        return kept is not None and kept.seen != seen

    def _renew(self, canvas: Canvas, sheet: pygame.Surface, part: Part, *, bare: bool) -> None:
        """Paint a part anew, or take it away. bare: what it showed before is gone already."""
        kept = self._kept.get(part.name)
        if kept is not None and kept.under is not None and not bare:
            canvas.surface.blit(kept.under, kept.place)
        place, under = _place(canvas, part.box), None
        if place and part.seen is not None:  # a window that has just become smaller may not reach so far
            under = canvas.surface.subsurface(place).copy()
            canvas.surface.set_clip(place)  # what it spilled over others would stay there when it changes
            part.paint()
            canvas.surface.set_clip(None)
        if place:
            sheet.blit(canvas.surface, place, place)
        self._kept[part.name] = _Kept(part.seen, place, under)


def _place(canvas: Canvas, box: Box) -> pygame.Rect:
    """The device px of a part and what may be painted a little beyond."""
    left, top = canvas.px(box.x - ROUND, box.y - ROUND)
    right, bottom = canvas.px(box.x + box.w + ROUND, box.y + box.h + ROUND)
    return pygame.Rect(left, top, right - left, bottom - top).clip(canvas.surface.get_rect())


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
