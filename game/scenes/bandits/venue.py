"""What the screen of the seats says about Bandits on Mars: the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.games import BANDITS

if TYPE_CHECKING:
    from game.race.spec import TableSpec
    from game.scenes.app import App


class TableVenue:
    """The table of the next match."""

    word = "Table"

    def __init__(self, app: App) -> None:
        """app: whose settings name it."""
        self._app = app
        self.id = BANDITS.id
        self.seats = BANDITS.seats

    @property
    def _table(self) -> TableSpec:
        return self._app.content.table(self._app.settings.table)

    @property
    def name(self) -> str:
        """The table's."""
        return self._table.name

    @property
    def text(self) -> str:
        """What it is like."""
        return self._table.text

    def turn(self, step: int) -> None:
        """Another table."""
        tables = list(self._app.content.tables)
        self._app.settings.table = tables[(tables.index(self._table.id) + step) % len(tables)]
