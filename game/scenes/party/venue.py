"""What the screen of the seats says about a party: its length and its games; and the options for both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.match.games import BANDITS, KNOWN, NOON
from game.match.party import LENGTHS
from game.scenes.games import on_screen
from game.scenes.match_options import MatchOptions
from game.stage.rows import Choice, Outcome, Row, Toggle

if TYPE_CHECKING:
    from game.scenes.app import App

PARTY = "party"
NOTES = {
    "bandits": "Half the deck, four minutes at most.",
    "noon": "First to two rounds: a minute.",
    "boomtown": "To $30, for 2 to 6 players.",
    "bountytown": "A whole match, for 3 to 6 players.",
}
NORMALLY = (BANDITS.id, NOON.id)
"""What takes part unless somebody says otherwise."""


def offered() -> list[str]:
    """The games that a party can have."""
    return [game for game in NOTES if game == NOON.id or game in on_screen()]


class PartyVenue:
    """The next party."""

    id = PARTY
    seats = range(2, 9)
    word = "Length"

    def __init__(self, app: App) -> None:
        """app: whose settings keep it."""
        self._app = app

    @property
    def _kept(self) -> dict[str, str | int | bool]:
        return self._app.settings.boards.get(PARTY, {})

    @property
    def length(self) -> int:
        """Rounds."""
        kept = self._kept.get("length", LENGTHS[0])
        return kept if isinstance(kept, int) and kept in LENGTHS else LENGTHS[0]

    @property
    def games(self) -> list[str]:
        """Those that take part; Noon if nobody wants any."""
        return [game for game in offered() if self._kept.get(game, game in NORMALLY)] or [NOON.id]

    @property
    def name(self) -> str:
        """Its length."""
        return f"Party of {self.length}"

    @property
    def text(self) -> str:
        """Its games."""
        names = ", ".join(KNOWN[game].name for game in self.games)
        return f"{self.length} rounds in turn, one score: {names}."

    def turn(self, step: int) -> None:
        """Another length."""
        self.keep("length", LENGTHS[(LENGTHS.index(self.length) + step) % len(LENGTHS)])

    def keep(self, name: str, value: int | bool) -> None:
        """Keep one side of it."""
        boards = self._app.settings.boards
        self._app.settings.boards = {**boards, PARTY: {**self._kept, name: value}}


class PartyOptions(MatchOptions):
    """Its length and its games."""

    headline = "THE PARTY"

    def __init__(self) -> None:
        """The rules are the party's."""
        super().__init__(PARTY)

    def own_rows(self) -> Sequence[Row]:
        """Rounds, and a switch for each game."""
        venue = PartyVenue(self.app)
        lengths = [(length, f"{length} rounds") for length in LENGTHS]
        return (
            Choice("length", "Length", lengths, venue.length),
            *(self._switch(game, venue.games) for game in offered()),
        )

    def _switch(self, game: str, games: list[str]) -> Row:
        alone = "A party needs a game: switch on another one first." if games == [game] else ""
        return Toggle(game, KNOWN[game].name, game in games, note=NOTES[game], off=alone)

    def set(self, outcome: Outcome) -> None:
        """Keep it."""
        assert isinstance(outcome.value, int)
        PartyVenue(self.app).keep(outcome.id, outcome.value)
