"""What the screen of the seats has to know of the game that is to be played."""

from __future__ import annotations

from typing import Protocol


class Venue(Protocol):
    """What is to be played: the game's id, how many can play, and the variant that is chosen.

    word: what a variant is called. name, text: of the one that is chosen.
    """

    id: str
    seats: range
    word: str

    @property
    def name(self) -> str:
        """Of the variant."""

    @property
    def text(self) -> str:
        """What it is like."""

    def turn(self, step: int) -> None:
        """Choose another."""
