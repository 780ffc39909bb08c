"""The photo finish: who was there when, and what decided."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.kernel import Event
from game.rules.times import gap_words
from game.scenes.names import seat_name

HOW = {
    "time": "{first} was first by {gap}",
    "aim": "Dead heat, {gap}: {first} was nearer",
    "coin": "Dead heat, {gap}: the coin picked {first}",
}
CLOSE_MS = 1000.0
"""Who comes later than that did not race for it."""
TIME_W, APART = 190.0, 48.0
"""Room for a time, and for a seat, px."""


class Stand(NamedTuple):
    """A seat on the line of a photo finish: px, and its time, '' where there is no room to tell it."""

    seat: int
    x: float
    time: str


class Photo(NamedTuple):
    """A meeting of hands on one target.

    hands: (seat, ms after the reveal), the winner first. by: 'time', 'aim' or 'coin', what decided.
    gap_ms: between the winner and the closest of the others.
    """

    hands: tuple[tuple[int, float], ...]
    by: str
    gap_ms: float

    @property
    def words(self) -> str:
        """The verdict in a few words."""
        gap = gap_words(round(self.gap_ms * 1e6))
        return HOW[self.by].format(first=seat_name(self.hands[0][0]), gap=gap)

    def along(self, left: float, right: float, most: int) -> list[Stand]:
        """Who stands where on a line between two ends, px, the winner last, so that nobody covers it.

        most: so many hands. The first and the last always tell their time, others where there is room.
        """
        hands = sorted(self.hands[:most], key=lambda hand: hand[1])
        start, span = hands[0][1], max(hands[-1][1] - hands[0][1], 1.0)
        stands: list[Stand] = []
        free, beside = left, left
        for index, (seat, ms) in enumerate(hands):
            x = min(right, max(beside, left + (ms - start) / span * (right - left)))
            last = index == len(hands) - 1
            x = max(x, free) if last else x
            told = last or free <= x <= right - TIME_W or index == 0
            free, beside = x + TIME_W if told else free, x + APART
            stands.append(Stand(seat, x, f"{ms:.1f} ms" if told else ""))
        return sorted(stands, key=lambda stand: stand.seat == self.hands[0][0])


class Finishes:
    """All meetings of a race, target by target: late hands may come in after the award."""

    def __init__(self) -> None:
        """None yet."""
        self._hands: dict[str, list[tuple[int, float]]] = {}
        self._by: dict[str, str] = {}

    def award(self, event: Event) -> None:
        """A hand was first on a target."""
        data = event.data
        self._hands[data["target"]] = [(event.seat, (data["lo_ns"] + data["hi_ns"]) / 2e6)]
        rivals = sorted(data["rivals"], key=lambda rival: abs(rival["gap_ns"]))
        self._by[data["target"]] = rivals[0]["by"] if rivals else "time"

    def beaten(self, event: Event) -> None:
        """Another hand was second there."""
        hands = self._hands.get(event.data["target"])
        if hands is not None and event.seat != hands[0][0]:
            hands.append((event.seat, hands[0][1] + event.data["gap_ns"] / 1e6))

    def closest(self) -> Photo | None:
        """The closest meeting, None if no two hands met, or only long after one another."""
        every = [self._photo(target) for target, hands in self._hands.items() if len(hands) > 1]
        photos = [photo for photo in every if photo.gap_ms <= CLOSE_MS]
        return min(photos, key=lambda photo: photo.gap_ms, default=None)

    def _photo(self, target: str) -> Photo:
        first, *others = self._hands[target]
        gap = min(abs(ms - first[1]) for _, ms in others)
        return Photo((first, *sorted(others, key=lambda hand: hand[1])), self._by[target], gap)
