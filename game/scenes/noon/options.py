"""The options of Noon, set before the match."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.match_options import MatchOptions
from game.scenes.noon.venue import LENGTHS, NoonVenue
from game.stage.rows import Choice, Outcome, Row


class NoonOptions(MatchOptions):
    """Its length."""

    headline = "NOON"
    width = 1200.0

    def __init__(self) -> None:
        """The rules are Noon's."""
        super().__init__(NoonVenue.id)

    def own_rows(self) -> Sequence[Row]:
        """Rounds to win."""
        venue = NoonVenue(self.app)
        lengths = [(str(wins), name) for wins, (name, _) in LENGTHS.items()]
        return (Choice("wins", "Length", lengths, str(venue.wins), note=venue.text),)

    def set(self, outcome: Outcome) -> None:
        """Another length."""
        boards = self.app.settings.boards
        self.app.settings.boards = {**boards, NoonVenue.id: {"wins": int(str(outcome.value))}}
