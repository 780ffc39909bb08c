"""The options of a hunt, set before the match."""

from __future__ import annotations

from collections.abc import Sequence

from game.match.games import BANDITS
from game.scenes.match_options import MatchOptions
from game.stage.rows import Choice, Outcome, Row, Toggle


class OptionsScene(MatchOptions):
    """Table, deck and the house rules."""

    def __init__(self) -> None:
        """The rules are those of Bandits on Mars."""
        super().__init__(BANDITS.id)

    def own_rows(self) -> Sequence[Row]:
        """All options as they stand."""
        s = self.app.settings
        tables = [(table.id, table.name) for table in self.app.content.tables.values()]
        ways = [("returns", "Its Bandits return"), ("sends", "Bandits join it")]
        return (
            Choice("table", "Table", tables, s.table),
            Choice(
                "deck", "Deck", [("full", "Full"), ("half", "Half")], s.deck, note="Half: about four minutes."
            ),
            Toggle(
                "false_start", "False starts", s.false_start, note="A press before the card costs 0.25 s."
            ),
            Choice("ballerina", "Ballerina", ways, s.ballerina, note="What the chosen Escape card does."),
        )

    def set(self, outcome: Outcome) -> None:
        """Keep it."""
        setattr(self.app.settings, outcome.id, outcome.value)
