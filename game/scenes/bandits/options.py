"""The options of a hunt, set before the match."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.menus import MenuScene
from game.stage.rows import Action, Choice, Outcome, Row, Toggle


class OptionsScene(MenuScene):
    """Table, deck, bots and the house rules."""

    headline = "THE MATCH"
    joins = True
    width = 1320.0

    def rows(self) -> Sequence[Row]:
        """All options as they stand."""
        s = self.app.settings
        tables = [(table.id, table.name) for table in self.app.content.tables.values()]
        levels = [("easy", "Easy"), ("normal", "Normal"), ("hard", "Hard")]
        ways = [("returns", "Its Bandits return"), ("sends", "Bandits join it")]
        return (
            Choice("table", "Table", tables, s.table),
            Choice(
                "deck", "Deck", [("full", "Full"), ("half", "Half")], s.deck, note="Half: about four minutes."
            ),
            Choice("bot_level", "Bots", levels, s.bot_level),
            Toggle(
                "false_start", "False starts", s.false_start, note="A press before the card costs 0.25 s."
            ),
            Choice("ballerina", "Ballerina", ways, s.ballerina, note="What the chosen Escape card does."),
            Action("done", "Done"),
        )

    def chosen(self, outcome: Outcome) -> None:
        """Set it."""
        if outcome.id == "done":
            self.back()
            return
        setattr(self.app.settings, outcome.id, outcome.value)
        if outcome.id == "bot_level":
            for seat in self.app.roster.bots:
                self.app.roster.make_bot(seat, self.app.settings.bot_level)
        self.app.save_settings()
