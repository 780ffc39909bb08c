"""What a Collection brings in all: its lines go by quickly, one for each Establishment."""

from __future__ import annotations

from game.rules.kernel import TABLE, Event, seat_word


class Takings:
    """Adds up while events go by."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._seat, self._dollars, self._count = TABLE, 0, 0

    def hear(self, event: Event) -> str:
        """Heed the next public event; gives the sum of a Collection that it ends, '' if it ends none.

        What but one Establishment has paid is not said again.
        """
        if event.kind == "paid" and event.data["way"] == "income":
            self._seat = event.seat
            self._dollars += event.data["amount"]
            self._count += 1
            return ""
        if event.kind == "razed":  # a mine that is worked out: others may still pay
            return ""
        words = f"{seat_word(self._seat)} collects ${self._dollars} from {self._count} Establishments."
        said = words if self._count > 1 else ""
        self._seat, self._dollars, self._count = TABLE, 0, 0
        return said
