"""A board game in the midst of it, and a title from which plain ones begin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.scenes import games
from game.scenes.entrance import title
from tests.scenes.board.begun import BOARDS
from tests.scenes.board.hall import Hall, hall
from tests.scenes.board.secrets_at import at_turn
from tests.scenes.board.stand_in import StandIn
from tests.scenes.house import House, house


@pytest.fixture
def turn(tmp_path: Path) -> Iterator[Hall]:
    """Somebody's turn has just begun, and presses count."""
    with hall(tmp_path, board=at_turn()) as place:
        place.ripe()
        yield place


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """The title, with plain tables for both board games."""
    for name in BOARDS:
        monkeypatch.setitem(games.TABLES, name, lambda app, _, seats: StandIn(app.art, seats, 20.0))
    with house(tmp_path, speed="fast") as opened:
        yield opened.open(title(opened.app))
