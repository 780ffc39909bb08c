"""Pictures made ahead: where nothing moves, or in the dark between two scenes, a slow frame is not seen."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from functools import partial

from game.rules.boomtown.cards import Row
from game.scenes.boomtown.buildings import building_sprite
from game.scenes.boomtown.cards import card_pieces, card_sprite
from game.scenes.boomtown.layout import MOST_HEIGHT
from game.scenes.boomtown.marks import FOLDER
from game.scenes.boomtown.people import Maker, bust_pieces, gunslinger_bust, gunslinger_sprite, pieces
from game.scenes.boomtown.rows import MOST_WIDTH
from game.scenes.boomtown.shootout_plan import CARD_H as FIGHT_CARD_H
from game.scenes.boomtown.shootout_plan import FIGURE_H, LYING
from game.stage.art import Art
from game.stage.badges import seat_badge
from game.stage.canvas import HEIGHT, WIDTH, Canvas

SPARE_S, DARK_S = 0.002, 0.012
"""So long pictures are made in a frame, and in the dark; the last one begun may take longer."""
CARD_H = 180.0
BADGE = 92.0
BUST_H = 132.0


class Warmer:
    """What is still to be made. urgent: of these some are needed at once."""

    def __init__(self) -> None:
        """Nothing."""
        self._queue: deque[Maker] = deque()
        self._urgent: deque[Maker] = deque()

    def add(self, makers: Iterable[Maker], *, urgent: bool = False) -> None:
        """Make these ahead, the urgent ones first."""
        (self._urgent if urgent else self._queue).extend(makers)

    @property
    def urgent(self) -> bool:
        """Whether something is needed at once."""
        return bool(self._urgent)

    def work(self, canvas: Canvas, spare_s: float = SPARE_S) -> None:
        """Make some."""
        start = time.perf_counter()
        while (queue := self._urgent or self._queue) and time.perf_counter() - start < spare_s:
            queue.popleft()().surface(canvas.scale)


def of_town(art: Art, rows: Iterable[Row]) -> Iterable[Maker]:
    """All that may come into the streets, buildings first."""
    rows = list(rows)
    people = [row.id for row in rows if row.kind == "gunslinger"]
    yield partial(art.sprite, f"{FOLDER}/shootout", width=WIDTH, height=HEIGHT, opaque=True)
    for row in rows:
        if row.kind == "establishment":
            yield partial(building_sprite, art, row.id, MOST_WIDTH, board=False)
    for card in people:
        yield partial(gunslinger_sprite, art, card, MOST_HEIGHT)
    for row in rows:
        yield from card_pieces(art, row.id)
        yield partial(card_sprite, art, row.id, CARD_H)
        if row.kind == "shootout":
            yield partial(card_sprite, art, row.id, FIGHT_CARD_H)
    for card in people:
        yield from bust_pieces(art, card, BUST_H)
        yield partial(gunslinger_bust, art, card, BUST_H)
        yield partial(gunslinger_sprite, art, card, MOST_HEIGHT, fallen=True)


def of_fighter(art: Art, card: str, side: int) -> Iterable[Maker]:
    """Who may come to a Shootout, as they stand there. side: 0 or 1."""
    yield from pieces(art, card, FIGURE_H)
    yield partial(gunslinger_sprite, art, card, FIGURE_H, flip=side == 1)


def of_shootout(art: Art, seats: Iterable[int], people: Iterable[str]) -> Iterable[Maker]:
    """What shows at once when two face each other."""
    for side, card in enumerate(people):
        yield from of_fighter(art, card, side)
    for seat in seats:
        yield partial(seat_badge, art, seat, BADGE)


def of_shots(art: Art, people: Iterable[str]) -> Iterable[Maker]:
    """The two with their guns drawn, and on the ground."""
    for side, card in enumerate(people):
        flip = side == 1
        yield from pieces(art, card, FIGURE_H, drawn=True)
        yield partial(gunslinger_sprite, art, card, FIGURE_H, drawn=True, flip=flip)
        yield from pieces(art, card, FIGURE_H * LYING, fallen=True)
        yield partial(gunslinger_sprite, art, card, FIGURE_H * LYING, fallen=True, flip=flip)
