"""Where open hands lie in town, so that none covers another."""

from __future__ import annotations

from game.scenes.bountytown import geometry
from game.stage.boxes import Box

KEPT_NS = 150_000_000
"""A place that nobody has asked for so long is free."""


class Trays:
    """Each hand lies beside its plate; who comes while neighbours look takes the first place that is free."""

    def __init__(self, seats: int) -> None:
        """seats: how many play."""
        self.seats = seats
        self._taken: dict[int, tuple[Box, int]] = {}

    def box(self, seat: int, now_ns: int) -> Box:
        """Where a seat's hand lies at a time of the table's clock; asked anew for each frame."""
        self._taken = {n: (box, at) for n, (box, at) in self._taken.items() if now_ns - at < KEPT_NS}
        box = self._taken[seat][0] if seat in self._taken else self._free(seat)
        self._taken[seat] = (box, now_ns)
        return box

    def _free(self, seat: int) -> Box:
        own = geometry.tray(seat, self.seats)
        places = (own, *(geometry.tray(row, 3, column) for column in (0, 1) for row in range(3)))
        others = [other for other, _ in self._taken.values()]
        return next((place for place in places if not any(_meet(place, other) for other in others)), own)


def _meet(a: Box, b: Box) -> bool:
    return abs(a.x - b.x) < a.w and abs(a.y - b.y) < a.h
