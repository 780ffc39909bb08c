"""What the options of all games have in common: the rules, the bots, and the way out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.menus import MenuScene
from game.scenes.rulebook.start import rulebook_scene
from game.scenes.sitter import LEVELS
from game.scenes.tutorial.start import can_be_tried, open_lesson
from game.stage.rows import Action, Choice, Outcome, Row

if TYPE_CHECKING:
    from game.scenes.app import App

BOTS_NOTE = "How well they all play."
BOT_LEVELS = [(level, level.capitalize()) for level in LEVELS]


def level_bots(app: App, level: object) -> None:
    """All bots that sit, and those to come, play so well."""
    if level in ("easy", "normal", "hard"):
        app.settings.bot_level = level
        for seat in app.roster.bots:
            app.roster.make_bot(seat, level)


class MatchOptions(MenuScene):
    """Set before a match; every change is kept. Subclasses give `own_rows` and `set`."""

    headline = "THE MATCH"
    joins = True
    width = 1320.0

    def __init__(self, game: str) -> None:
        """game: which can be learnt here as on the title."""
        self._game = game

    def own_rows(self) -> Sequence[Row]:
        """The options of this game."""
        raise NotImplementedError

    def set(self, outcome: Outcome) -> None:
        """One of them has another value."""
        raise NotImplementedError

    def rows(self) -> Sequence[Row]:
        """All options as they stand, below its rules, two presses from the seats, and its lesson."""
        lesson = (Action("lesson", "Learn by playing"),) if can_be_tried(self._game) else ()
        return (
            Action("rules", "Rules"),
            *lesson,
            *self.own_rows(),
            Choice("bot_level", "Bots", BOT_LEVELS, self.app.settings.bot_level, note=BOTS_NOTE),
            Action("done", "Done"),
        )

    def chosen(self, outcome: Outcome) -> None:
        """Set it."""
        if outcome.id == "done":
            self.back()
            return
        if outcome.id == "rules":
            self.app.stack.push(rulebook_scene(self.app, self._game))
            return
        if outcome.id == "lesson":
            open_lesson(self.app, self._game)
            return
        if outcome.id == "bot_level":
            level_bots(self.app, outcome.value)
        else:
            self.set(outcome)
        self.app.save_settings()
        self.menu = self.fresh_menu()
        self.menu.select(outcome.id)
