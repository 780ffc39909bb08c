"""Where everything lies on the board of Bountytown, px of the canvas; for the town itself see `town`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.scenes.bountytown.town import CELL_X, cell_middle, cell_street
from game.stage.boxes import Box

LEFT, RIGHT = 6.0, 1537.0
COLUMN_W = 377.0
TOP, BOTTOM = 8.0, 1010.0
PLATE_GAP = 8.0
WHY = Box(460, 10, 1000, 64)
POSTERS_Y, POSTER_TILE = 106.0, (122.0, 190.0)
"""The middle of the active Bounties, and the size of one."""
SHELF = Box(RIGHT, 210, COLUMN_W, 84)
SHELF_ITEM = 62.0
"""Width of an Item for sale, px."""
PILES_Y, PILE_H = 330.0, 60.0
PILES = ("deck", "discards", "items", "bounties")
"""From left to right."""
PILES_X = (42.0, 135.0, 217.0, 329.0)
"""Their middles: the Train with its number is wide, the discards have none."""
CARD_H = 104.0
"""Of cards on their way."""
PANEL = Box(1492, 364, 424, 648)
SIGN = Box(RIGHT, 376, COLUMN_W - 4, 286)
"""Whose turn it is, where the panel lies when somebody is asked: no panel is lower."""
METER = Box(RIGHT, 672, COLUMN_W - 4, 330)
"""How long it lasts, below the sign."""
LARGE_H = 470.0
"""The poster of a Bounty that is looked at."""
LARGE_PLACES = ((2, 5), (5, 8), (1, 4), (4, 7), (0, 3), (3, 6))
"""The two cells that it may cover, the nearest to the panel first."""
STREETS_X = ((CELL_X[0] + CELL_X[1]) / 2, (CELL_X[1] + CELL_X[2]) / 2)
"""The middles of the two streets that lead from row to row."""
FIGURE_H = 116.0
FIGURE_STEP, FIGURE_ROOM = 84.0, 318.0
"""From one figure to the next before a building, and the room for all of them, at their middles."""
FIGURE_DROP = 10.0
"""Every other figure stands a little nearer, so that six can be told apart."""
TRAY = Box(396, 0, 560, 300)
"""The open hand of a seat; its height follows the plate."""
RANKING, NARROW_RANKING = Box(966, 8, 938, 1000), Box(966, 314, 518, 694)
"""What beats what; narrow it leaves the panel free, and the first place for a hand beside another."""
Point = tuple[float, float]


def plate(seat: int, seats: int) -> Box:
    """A player's place in the left column."""
    pitch = (BOTTOM - TOP + PLATE_GAP) / seats
    return Box(LEFT, TOP + seat * pitch, COLUMN_W, pitch - PLATE_GAP)


def tray(seat: int, seats: int, column: int = 0) -> Box:
    """Where a seat's open hand lies: beside its plate. column: 1 is for one whose neighbour looks too."""
    place = plate(seat, seats)
    y = min(max(place.y + (place.h - TRAY.h) / 2, TOP), BOTTOM - TRAY.h)
    return Box(TRAY.x + column * (TRAY.w + 6), y, TRAY.w, TRAY.h)


def poster(index: int) -> Point:
    """The middle of an active Bounty's poster."""
    step = COLUMN_W / 3
    return RIGHT + step * (index + 0.5), POSTERS_Y


def shelf(index: int, count: int) -> Point:
    """The middle of an Item for sale."""
    room = SHELF.w - SHELF_ITEM - 20
    step = min(SHELF_ITEM + 12, room / max(count - 1, 1))
    return SHELF.x + 10 + SHELF_ITEM / 2 + index * step, SHELF.y + 45


def pile(name: str) -> Point:
    """The middle of a pile. Raises ValueError for none."""
    return RIGHT + PILES_X[PILES.index(name)], PILES_Y


def large(lit: Sequence[int]) -> Point:
    """The middle of the poster that is looked at, off the cells that are lit."""
    free = next(pair for pair in LARGE_PLACES if not set(pair) & set(lit))
    (x, top), (_, bottom) = (cell_middle(cell) for cell in free)
    return x, (top + bottom) / 2


def stand(cell: int, place: int, count: int) -> Point:
    """Where one of `count` figures before a building has its boots."""
    x, y = cell_street(cell)
    step = min(FIGURE_STEP, FIGURE_ROOM / max(count - 1, 1))
    drop = FIGURE_DROP if place % 2 and step < 70 else 0.0
    return x + (place - (count - 1) / 2) * step, y + drop


def way(start: Point, end: Point) -> list[Point]:
    """Along the streets from one place before a building to another, corners included."""
    (ax, ay), (bx, by) = start, end
    if abs(ay - by) < 60:
        return [start, end]
    street = min(STREETS_X, key=lambda x: abs(ax - x) + abs(bx - x))
    return [start, (street, ay), (street, by), end]


def length(points: Sequence[Point]) -> float:
    """How long a way is, px."""
    return sum(abs(bx - ax) + abs(by - ay) for (ax, ay), (bx, by) in pairwise(points))


def along(points: Sequence[Point], share: float) -> Point:
    """The point at a share, 0..1, of a way."""
    left = share * length(points)
    for (ax, ay), (bx, by) in pairwise(points):
        part = abs(bx - ax) + abs(by - ay)
        if left <= part and part:
            return ax + (bx - ax) * left / part, ay + (by - ay) * left / part
        left -= part
    return points[-1]
