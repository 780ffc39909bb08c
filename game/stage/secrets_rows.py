"""How the cards of an open tray lie: in how many rows, how large, how far apart."""

from __future__ import annotations

from typing import NamedTuple

CARD_W, CARD_H = 150.0, 210.0
LIFT = 16.0
"""A marked card is lifted so far, px."""
MOST_ZOOM, LEAST_ZOOM = 2.2, 0.62
MOST_ROWS = 4
LEAST = 0.38
"""How much of a card shows at least that others lie on, of its width: what tells its kind."""
APART, CLEAR = 12.0, 10.0
"""Between cards that have room, and right of the one under the cursor at least, px."""
END_W = 58.0
"""Room for a sign at an end of cards that go on, px."""

Area = tuple[float, float, float, float]
"""Left, top, width, height, px."""


class Rows(NamedTuple):
    """rows, in_row: how many rows, and how many cards in each. step: from row to row, px. wide: a card.

    goes_on: not all cards have room. steered: a cursor moves over them, round which there is more room.
    """

    rows: int
    in_row: int
    zoom: float
    step: float
    goes_on: bool = False
    steered: bool = True

    @property
    def wide(self) -> float:
        """Width of a card, px."""
        return CARD_W * self.zoom


def fit(area: Area, count: int, *, steered: bool = True) -> Rows:
    """As large as so many cards can lie in an area; none are like one."""
    (_, _, w, h), count = area, max(1, count)
    numbers = range(1, min(MOST_ROWS, count) + 1)
    found = [_whole(w, h, rows, -(-count // rows), steered=steered) for rows in numbers]
    best = max(found, key=lambda rows: rows.zoom)
    return best if best.zoom >= LEAST_ZOOM or count < 2 else _part(w - 2 * END_W, h)


def _whole(w: float, h: float, rows: int, in_row: int, *, steered: bool) -> Rows:
    """All cards in so many rows."""
    clear = min(2 if steered else 1, in_row)
    slivers = LEAST * (in_row - clear) + clear
    high = (h / rows - LIFT) / CARD_H
    zoom = min(MOST_ZOOM, high, (w - CLEAR) / (CARD_W * slivers))
    return Rows(rows, in_row, zoom, h / rows, steered=steered)


def _part(w: float, h: float) -> Rows:
    """As many as can be told apart: the others come when the cursor goes there."""
    rows = max(1, min(MOST_ROWS, int(h / (CARD_H * LEAST_ZOOM + LIFT))))
    zoom = min(MOST_ZOOM, (h / rows - LIFT) / CARD_H)
    wide = CARD_W * zoom
    in_row = max(1, int((w - CLEAR - 2 * wide) / (wide * LEAST)) + 2)
    return Rows(rows, in_row, zoom, h / rows, goes_on=True)


def lefts(area: Area, rows: Rows, count: int, chosen: int | None) -> list[float]:
    """The left ends of the cards of a row. chosen: which of them the cursor is on; it hides no other."""
    x, _, w, _ = area
    if rows.goes_on:
        x, w = x + END_W, w - 2 * END_W
    wide, beside = rows.wide, rows.in_row - 1
    step = wide + APART
    if beside and wide + step * beside > w:
        step = (w - 2 * wide - CLEAR) / (beside - 1) if rows.steered and beside > 1 else (w - wide) / beside
    push = max(0.0, wide + CLEAR - step) if rows.steered else 0.0
    moved = push if chosen is not None and chosen < count - 1 else 0.0
    whole = wide + step * (count - 1) + (push if count > 1 else 0.0)
    if rows.rows == 1:
        x += (w - whole) / 2
    return [x + i * step + (moved if chosen is not None and i > chosen else 0.0) for i in range(count)]


def ends(area: Area, rows: Rows) -> tuple[tuple[float, float, str], tuple[float, float, str]]:
    """The middles of the signs before the first and behind the last card, and where they point."""
    x, y, w, _ = area
    first = y + LIFT + CARD_H * rows.zoom / 2
    last = first + (rows.rows - 1) * rows.step
    return (x + END_W / 2 - 6, first, "left"), (x + w - END_W / 2 + 6, last, "right")
