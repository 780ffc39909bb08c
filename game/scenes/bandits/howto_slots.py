"""Where the Bandits of the lessons lie, whatever the table: above the board with the words."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.scenes.bandits.howto_lessons import Lesson

if TYPE_CHECKING:
    from game.race.spec import TableSpec

SLOTS = ((837.0, 443.0), (1036.0, 387.0), (1110.0, 517.0), (800.0, 300.0), (1236.0, 376.0), (800.0, 572.0))
"""Where Bandits lie in the lessons, px: each takes the spot of the table that is next to it."""
JOINS = (3, 0, 1, 5, 4)
"""The slots that Bandits take who join the table, the first free one of them."""


def slot_spots(table: TableSpec) -> list[int]:
    """The spot of each slot on a table, all different."""
    found: list[int] = []
    for x, y in SLOTS:
        free = [spot for spot in range(len(table.spots)) if spot not in found]
        found.append(min(free, key=lambda spot: math.dist(table.place(spot)[:2], (x, y))))
    return found


def placed(lesson: Lesson, table: TableSpec) -> Lesson:
    """A lesson with the spots of a table."""
    spots = slot_spots(table)

    def targets(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(f"spot-{spots[int(n[5:])]}" if n.startswith("spot-") else n for n in names)

    return lesson._replace(
        table=tuple((spots[slot], card) for slot, card in lesson.table),
        down=tuple(spots[slot] for slot in lesson.down),
        marks=targets(lesson.marks),
        foil=targets(lesson.foil),
    )
