"""The photo finish: who was there when, and what decided."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.kernel import Event
from game.scenes.bandits.names import seat_name

HOW = {
    "time": "{first} by {gap}",
    "aim": "Dead heat: nearer to the middle, {first}",
    "coin": "Dead heat: the coin fell for {first}",
}


class Photo(NamedTuple):
    """A meeting of hands on one target.

    hands: (seat, ms after the reveal), the winner first. by: 'time', 'aim' or 'coin', what decided.
    gap_ms: between the first two; the fairness of a dead heat lies below what the clock can tell.
    """

    hands: tuple[tuple[int, float], ...]
    by: str
    gap_ms: float

    @classmethod
    def of(cls, award: Event) -> Photo:
        """From an award that had rivals."""
        start = (award.data["lo_ns"] + award.data["hi_ns"]) / 2e6
        rivals = sorted(award.data["rivals"], key=lambda rival: rival["gap_ns"])
        hands = [(award.seat, start), *((rival["seat"], start + rival["gap_ns"] / 1e6) for rival in rivals)]
        closest = min(rivals, key=lambda rival: abs(rival["gap_ns"]))
        return cls(tuple(hands), closest["by"], abs(closest["gap_ns"]) / 1e6)

    @property
    def words(self) -> str:
        """The verdict in a few words."""
        gap = f"{self.gap_ms:.1f} ms" if self.gap_ms < 10 else f"{self.gap_ms:.0f} ms"
        return HOW[self.by].format(first=seat_name(self.hands[0][0]), gap=gap)
