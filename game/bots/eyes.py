"""What a bot sees of a race: the same that everybody sees on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class HandSeen(Protocol):
    """A hand over the table: see `race.hands.HandView`."""

    @property
    def seat(self) -> int:
        """Whose it is."""

    @property
    def hand(self) -> int:
        """0, or 1 for the second hand of a Brawl."""

    @property
    def x(self) -> float:
        """Px."""

    @property
    def y(self) -> float:
        """Px."""

    @property
    def vx(self) -> float:
        """Px/s."""

    @property
    def vy(self) -> float:
        """Px/s."""

    @property
    def state(self) -> str:
        """What it does."""

    @property
    def target(self) -> str:
        """What lies under it, '' if nothing."""


class ThingSeen(Protocol):
    """A card or token on the table: see `race.targets.TargetView`."""

    @property
    def x(self) -> float:
        """Px."""

    @property
    def y(self) -> float:
        """Px."""

    @property
    def covered(self) -> bool:
        """A palm is on it."""


class TableSeen(Protocol):
    """The race: see `race.world.WorldView`."""

    @property
    def hands(self) -> Sequence[HandSeen]:
        """All hands."""

    @property
    def targets(self) -> Mapping[str, ThingSeen]:
        """All that lies on the table, by the id that covers name: a place, never a card."""
