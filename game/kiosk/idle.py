"""Who has not played for how long; on a monotonic clock, so that the one on the wall can jump."""

from __future__ import annotations

from collections.abc import Collection

SECOND_NS = 1_000_000_000
STALL_NS = 1 * SECOND_NS
"""A longer frame was no time of waiting: the program stood still."""


class Idle:
    """Counts the time in which nobody pressed, of the table and of each seat that is waited for."""

    def __init__(self, seat_s: int, table_s: int) -> None:
        """seat_s, table_s: after so many seconds a seat and the table count as idle."""
        self._seat_ns, self._table_ns = seat_s * SECOND_NS, table_s * SECOND_NS
        self._table = 0
        self._seats: dict[int, int] = {}
        self._now_ns: int | None = None

    def lived(self, seat: int | None) -> None:
        """Somebody pressed: at a seat, or who has none."""
        self._table = 0
        if seat is not None:
            self._seats[seat] = 0

    def advance(self, now_ns: int, waited_for: Collection[int]) -> None:
        """Time has passed. waited_for: seats without whose presses it does not go on."""
        passed = min(now_ns - self._now_ns, STALL_NS) if self._now_ns is not None else 0
        self._now_ns = now_ns
        self._table += passed
        self._seats = {seat: self._seats.get(seat, 0) + passed for seat in waited_for}

    @property
    def seats(self) -> list[int]:
        """Those that have been waited for too long."""
        return [seat for seat, waited in self._seats.items() if waited >= self._seat_ns]

    @property
    def table(self) -> bool:
        """Whether nobody has pressed for too long."""
        return self._table >= self._table_ns
