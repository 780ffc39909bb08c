"""What the screen of the seats says about Noon: how many rounds it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.games import NOON

if TYPE_CHECKING:
    from game.scenes.app import App

LENGTHS = {
    1: ("Sudden death", "One bell, one shot."),
    2: ("Best of three", "The first press after the bell wins the round."),
    3: ("Best of five", "The first press after the bell wins the round."),
    5: ("Best of nine", "The first press after the bell wins the round."),
}
"""By rounds to win: name and text."""


class NoonVenue:
    """The next match of Noon."""

    id = NOON.id
    seats = NOON.seats
    word = "Length"

    def __init__(self, app: App) -> None:
        """app: whose settings name it."""
        self._app = app

    @property
    def wins(self) -> int:
        """Rounds to win."""
        kept = self._app.settings.boards.get(self.id, {}).get("wins", 3)
        return next((length for length in LENGTHS if length == kept), 3)

    @property
    def name(self) -> str:
        """Of this length."""
        return LENGTHS[self.wins][0]

    @property
    def text(self) -> str:
        """What it is like."""
        return LENGTHS[self.wins][1]

    def turn(self, step: int) -> None:
        """Another length."""
        lengths = list(LENGTHS)
        wins = lengths[(lengths.index(self.wins) + step) % len(lengths)]
        self._app.settings.boards[self.id] = {"wins": wins}
