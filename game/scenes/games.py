"""Which table shows which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.match.games import GAMES

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.board.table import BoardTable

TABLES: dict[str, Callable[[App, dict[str, Any], int], BoardTable]] = {}
"""By game: makes a table from the content of the game's box, for so many seats."""


def make_table(app: App, game: str, seats: int) -> BoardTable:
    """The table of a board game. Raises KeyError for one that has none."""
    return TABLES[game](app, GAMES[game].box().content, seats)
