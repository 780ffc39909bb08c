"""The games that can be played on screen, and what shows each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.match.games import GAMES, NOON

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.board.table import BoardTable

MakeTable = Callable[["App", dict[str, Any], int], "BoardTable"]
"""Makes a table from the content of a game's box, for so many seats."""


def _bountytown(app: App, content: dict[str, Any], seats: int) -> BoardTable:
    from game.scenes.bountytown.table import BountytownTable  # noqa: PLC0415  the title need not wait

    return BountytownTable(app, content, seats)


def _boomtown(app: App, content: dict[str, Any], seats: int) -> BoardTable:
    from game.scenes.boomtown.table import BoomTownTable  # noqa: PLC0415  the title need not wait

    return BoomTownTable(app, content, seats)


TABLES: dict[str, MakeTable] = {"bountytown": _bountytown, "boomtown": _boomtown}
"""By board game."""
LOOKS = {"bandits": "mars", "bountytown": "bounty", "boomtown": "boom"}
"""Whose palette and type each game wears."""


def on_screen() -> list[str]:
    """The games that can be played, in the order in which they are offered."""
    return [name for name, game in GAMES.items() if game.timed or name in TABLES]


def resumable() -> list[str]:
    """Whose matches can be gone on with."""
    return [*on_screen(), NOON.id]


def make_table(app: App, game: str, seats: int) -> BoardTable:
    """The table of a board game. Raises KeyError for one that has none."""
    return TABLES[game](app, GAMES[game].box().content, seats)
