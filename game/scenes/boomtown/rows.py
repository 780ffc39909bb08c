"""How buildings stand in a street: in rows, as big as they can be while every ticket can be read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

BUILDING_SHAPE = 2 / 3
"""Height of a building as a share of its width."""
MOST_WIDTH = 240.0
"""The biggest buildings, across, px."""
TICKET_W, TICKET_H = 98.0, 50.0
"""What an Establishment pays hangs at the middle of its roof on a ticket no bigger than this, px."""
OVER_ROOF = 24.0
"""So much of a ticket stands over its roof, px."""
DROPS = (0.3, 0.5, 0.7, 0.9, 1.0)
"""How far houses may stand behind the feet of Gunslingers, as shares of the height of these."""
HIDDEN, BEST_BEHIND = 0.8, 40.0
"""What a crowd hides of houses behind it, as a share; from row to row over a roof at best, px."""
MOST_ROWS, STEP = 5, 3.0
FULL, APART = 0.96, 1.04
"""Of its share of the row a building takes so much; the next stands no farther off than so many widths."""


class Rows(NamedTuple):
    """Rows of buildings. pitch: from one to the next, behind: from row to row, drop: over the ground, px."""

    rows: int
    in_row: int
    width: float
    pitch: float
    behind: float
    drop: float


@cache
def fit(count: int, room: float, high: float, figure_h: float) -> Rows:
    """Rows for so many buildings in a street, px; Gunslingers before them reach up to no ticket."""
    found = [
        rows
        for number in range(1, MOST_ROWS + 1)
        for share in DROPS
        for rows in _sizes(count, number, room, (high, share * figure_h, figure_h))
    ]
    clean = [rows for rows in found if room / rows.in_row >= TICKET_W]
    most = max(room / rows.in_row for rows in found)
    return max(
        clean or [rows for rows in found if room / rows.in_row == most],
        key=lambda rows: _seen(rows, figure_h),
    )


def _sizes(count: int, rows: int, room: float, heights: tuple[float, float, float]) -> Iterator[Rows]:
    """All sizes in so many rows with which the tickets of no row hide those of another.

    heights: of the street, of the houses over the ground, of figures.
    """
    high, drop, figure_h = heights
    in_row = -(-count // rows)
    width = min(MOST_WIDTH, room / in_row * FULL)
    if in_row > 1 and room / in_row < TICKET_W:
        width = TICKET_W  # they overlap like a fan
    while width >= TICKET_H:
        tall = width * BUILDING_SHAPE
        over = max(drop, figure_h + 2 + TICKET_H - OVER_ROOF - tall)
        spare = high - OVER_ROOF - tall - over
        if spare >= (rows - 1) * TICKET_H:
            behind = min(tall + BEST_BEHIND, spare / max(1, rows - 1))
            pitch = min(max(width * APART, TICKET_W), (room - width) / max(1, in_row - 1))
            yield Rows(rows, in_row, width, pitch, behind, over)
        width -= STEP


def _seen(rows: Rows, figure_h: float) -> float:
    """How much shows of a building on an average, px across; what others hide of it counts double."""
    tall = rows.width * BUILDING_SHAPE
    back = min(1.0, rows.behind / (tall + OVER_ROOF))
    front = 1.0 - HIDDEN * min(1.0, max(0.0, figure_h - rows.drop) / tall)
    return rows.width * (front + back**2 * (rows.rows - 1)) / rows.rows
