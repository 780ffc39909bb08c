"""Where everything lies: stretches of street at both sides, the square between them, the ribbon above.

Seats sit clockwise in the order of their turns, the first at the top left. A column with fewer seats than the
other leaves a slot free, in which Boot Hill lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.scenes.boomtown.dice_throw import Felt
from game.scenes.boomtown.rows import BUILDING_SHAPE, OVER_ROOF, TICKET_H, TICKET_W, fit
from game.stage.boxes import Box

RIBBON = Box(14, 8, 1892, 84)
TOP, BOTTOM, GAP = 98.0, 938.0, 8.0
COLUMN_X, COLUMN_W = (20.0, 1296.0), 604.0
STAGE = Box(634, 98, 652, 236)
"""Where a raid or a deed is told."""
SQUARE = Box(634, 342, 652, 596)
"""Deck, discards and the goal; the choice panel lies over it."""
TRAY = Box(572, 586, 710, 352)
"""As wide as the badges at its right and the figures of hands at its left leave room."""
WHY = Box(460, 943, 1000, 66)
DECK_AT, PILE_AT, HILL_AT = (750.0, 796.0), (960.0, 796.0), (1170.0, 802.0)
MAYOR_AT = (960.0, 584.0)
DICE_FELT = Felt(SQUARE.x + 22, SQUARE.y + 18, SQUARE.w - 44, 320)
"""Where dice of Establishments and of the order of turns roll."""
PLATE_H = 84.0
FIGURE_SHAPE = 0.9
"""Width of a figure as a share of its height."""
LEAST_HEIGHT, MOST_HEIGHT = 43.0, 168.0
"""Of figures in the lowest street, without their share of its height, and of the biggest, px."""
CROWDED, SECOND_ROW = 0.6, 0.36
"""Figures closer than this share of their width stand in two rows, so much of their height apart."""
SIDE_ROOM = 8.0
"""At each end of a street, px."""


class Spot(NamedTuple):
    """Where something stands: the middle of its foot, px. size: width of a building, height of a figure."""

    x: float
    y: float
    size: float


class Layout:
    """The places of one match. rows: stretches one above the other."""

    def __init__(self, order: Sequence[int]) -> None:
        """order: the seats in the order of their turns."""
        self.order = tuple(order)
        count = len(self.order)
        self.rows = (count + 1) // 2
        step = (BOTTOM - TOP + GAP) / self.rows
        slots = _clockwise(count, self.rows)
        self._stretches: dict[int, Box] = {}
        for seat, (column, row) in zip(self.order, slots, strict=True):
            self._stretches[seat] = Box(COLUMN_X[column], TOP + row * step, COLUMN_W, step - GAP)
        free = {(column, row) for column in (0, 1) for row in range(self.rows)} - set(slots)
        self.free = next((Box(COLUMN_X[c], TOP + r * step, COLUMN_W, step - GAP) for c, r in free), None)
        street = step - GAP - PLATE_H
        self.figure_h = min(MOST_HEIGHT, LEAST_HEIGHT + street * 0.235)

    # Seats

    def stretch(self, seat: int) -> Box:
        """All of a seat's own."""
        return self._stretches[seat]

    def plate(self, seat: int) -> Box:
        """Its name, money and hand, at the foot of its stretch."""
        box = self._stretches[seat]
        return Box(box.x, box.y + box.h - PLATE_H, box.w, PLATE_H)

    def street(self, seat: int) -> Box:
        """Where its buildings and Gunslingers stand."""
        box = self._stretches[seat]
        return Box(box.x, box.y, box.w, box.h - PLATE_H)

    def badge(self, seat: int) -> tuple[float, float]:
        """The middle of its badge."""
        box = self.plate(seat)
        return box.x + 41, box.y + 37

    def purse(self, seat: int) -> tuple[float, float]:
        """Where its money lies."""
        box = self.plate(seat)
        return box.x + 270, box.y + 31

    def hand(self, seat: int) -> tuple[float, float]:
        """Where its cards are."""
        box = self.plate(seat)
        return box.x + 484, box.y + 31

    def middle(self, seat: int) -> tuple[float, float]:
        """The middle of its street."""
        box = self.street(seat)
        return box.x + box.w / 2, box.y + box.h / 2

    def own_tray(self, seat: int) -> Box:
        """Its own place, for a look at its hand; it covers nothing of the tray in the square."""
        box = self._stretches[seat]
        high, wide = min(box.h, 332.0), min(box.w, TRAY.x - 6 - box.x) if box.x < TRAY.x else box.w
        return Box(box.x, box.y + box.h - high, wide, high)

    def pan(self, seat: int) -> float:
        """Where it is heard."""
        return -0.7 if self._stretches[seat].x < STAGE.x else 0.7

    # What stands in a street

    def buildings(self, seat: int, count: int) -> list[Spot]:
        """The spots of so many buildings, oldest first: rows from back to front, as big as they fit."""
        if not count:
            return []
        box = self.street(seat)
        room = box.w - 2 * SIDE_ROOM
        rows = fit(count, room, box.h, self.figure_h)
        spots = []
        for index in range(count):
            row, place = divmod(index, rows.in_row)
            beside = min(rows.in_row, count - row * rows.in_row)
            x = box.x + box.w / 2 + (place - (beside - 1) / 2) * rows.pitch
            last = -(-count // rows.in_row) - 1
            y = box.y + box.h - rows.drop - (last - row) * rows.behind
            spots.append(Spot(x, y, rows.width))
        return spots

    def tight(self, seat: int, count: int) -> bool:
        """Whether so many buildings stand so close that tickets have no room for a dollar sign."""
        box = self.street(seat)
        return count > 1 and fit(count, box.w - 2 * SIDE_ROOM, box.h, self.figure_h).pitch < TICKET_W

    def crowded(self, seat: int, count: int) -> bool:
        """Whether so many Gunslingers have no room in one row."""
        wide = self.figure_h * FIGURE_SHAPE
        return (self.street(seat).w - wide - 8) / max(1, count - 1) < wide * CROWDED

    def figures(self, seat: int, count: int) -> list[Spot]:
        """The spots of so many Gunslingers before the buildings, left to right; many stand in two rows."""
        box, crowded = self.street(seat), self.crowded(seat, count)
        height = self.figure_h / (1 + SECOND_ROW * crowded)
        wide = height * FIGURE_SHAPE
        step = min(wide * 0.86, (box.w - wide - 8) / max(1, count - 1))
        left = box.x + box.w / 2 - step * (count - 1) / 2
        foot = box.y + box.h - 2
        return [
            Spot(left + step * i, foot - height * SECOND_ROW * (crowded and i % 2 == 0), height)
            for i in range(count)
        ]


def ticket(spot: Spot) -> Box:
    """Where the ticket of a building may hang."""
    middle = spot.y - spot.size * BUILDING_SHAPE - OVER_ROOF + TICKET_H / 2
    return Box(spot.x - TICKET_W / 2, middle - TICKET_H / 2, TICKET_W, TICKET_H)


def _clockwise(count: int, rows: int) -> list[tuple[int, int]]:
    """Columns and rows of the seats from the top left."""
    left = count // 2
    right = [(1, row) for row in range(count - left)]
    lower = [(0, rows - 1 - row) for row in range(left - 1)]
    if left < rows and left > 1:
        lower = [(0, rows - 1)]
    return [(0, 0), *right, *lower]
