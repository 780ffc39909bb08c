"""The options of Noon, set before the match."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.menus import MenuScene
from game.scenes.noon.venue import LENGTHS, NoonVenue
from game.stage.rows import Action, Choice, Outcome, Row


class NoonOptions(MenuScene):
    """Length and bots."""

    headline = "NOON"
    joins = True
    width = 1200.0

    def rows(self) -> Sequence[Row]:
        """All options as they stand."""
        lengths = [(str(wins), name) for wins, (name, _) in LENGTHS.items()]
        levels = [("easy", "Easy"), ("normal", "Normal"), ("hard", "Hard")]
        return (
            Choice("wins", "Length", lengths, str(NoonVenue(self.app).wins)),
            Choice("bot_level", "Bots", levels, self.app.settings.bot_level),
            Action("done", "Done"),
        )

    def chosen(self, outcome: Outcome) -> None:
        """Set it."""
        settings = self.app.settings
        if outcome.id == "done":
            self.back()
            return
        if outcome.id == "wins":
            settings.boards[NoonVenue.id] = {"wins": int(str(outcome.value))}
        elif outcome.value in ("easy", "normal", "hard"):
            settings.bot_level = outcome.value
            for seat in self.app.roster.bots:
                self.app.roster.make_bot(seat, settings.bot_level)
        self.app.save_settings()
