"""Who may win the match: what a change of Renown is worth, in Renown at the even start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt

BEHIND_TRAIN = 2.5
"""Bounties that lie behind the Train, on average."""
BOTTOM = 6
"""The Train is one of so many cards at the bottom of the Bounty deck."""
SPREAD, SPREAD_EACH = 0.6, 1.2
"""How far Renown still spreads: at the very end, and for the square root of Duels to come."""
LEAST_LEFT = 0.2
LEAST_SLOPE = 0.03


class Race:
    """The Renown of all seats and how much of it is still to come. left: cards in the Bounty deck."""

    def __init__(self, renown: Sequence[int], seat: int, left: int) -> None:
        self._renown = renown
        self._seat = seat
        self._left = left
        self.duels = max(left - BEHIND_TRAIN, LEAST_LEFT)
        self._spread = SPREAD + SPREAD_EACH * sqrt(self.duels)
        self._now = self._open({})
        self._slope = max(self._now * (1 - self._now) / self._spread, LEAST_SLOPE)

    def train(self) -> float:
        """The chance that the next Bounty to be replaced brings the Train."""
        return 1 / self._left if 0 < self._left <= BOTTOM else 0.0

    def worth(self, changes: Mapping[int, float], ends: float = 0.0) -> float:
        """What changes of Renown by seat are worth. ends: the chance that the match is over then."""
        later = self._open(changes) if ends < 1.0 else 0.0
        over = self._closed(changes) if ends else 0.0
        return (ends * over + (1 - ends) * later - self._now) / self._slope

    def _after(self, changes: Mapping[int, float]) -> list[float]:
        return [n + changes.get(seat, 0.0) for seat, n in enumerate(self._renown)]

    def _open(self, changes: Mapping[int, float]) -> float:
        """The chance to win while the match goes on."""
        after = self._after(changes)
        most = max(after)
        shares = [exp((n - most) / self._spread) for n in after]
        return shares[self._seat] / sum(shares)

    def _closed(self, changes: Mapping[int, float]) -> float:
        """The chance to win if the Train comes now: a tie is settled by one more Duel."""
        after = self._after(changes)
        best = max(after)
        return 1 / after.count(best) if after[self._seat] == best else 0.0
