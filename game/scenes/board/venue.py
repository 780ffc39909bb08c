"""What the screen of the seats says about a board game: its name and its preset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.board.options import house_rules, preset_of, turn_preset

if TYPE_CHECKING:
    from game.match.games import Game
    from game.scenes.app import App


class BoardVenue:
    """The next match of a board game."""

    word = "Setup"

    def __init__(self, app: App, game: Game) -> None:
        """game: which one."""
        self._app, self._game = app, game
        self.id = game.id
        self.seats = game.seats

    @property
    def name(self) -> str:
        """The preset's."""
        preset = preset_of(self._game, self._app.settings)
        return preset.name if preset else self._game.name

    @property
    def text(self) -> str:
        """What it is like; no preset says what house rules have changed."""
        preset = preset_of(self._game, self._app.settings)
        return house_rules(self._game, self._app.settings) or (preset.text if preset else "")

    def turn(self, step: int) -> None:
        """Another preset."""
        turn_preset(self._game, self._app.settings, step)
