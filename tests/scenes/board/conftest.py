"""A board game in the midst of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenes.board.hall import Hall, hall
from tests.scenes.board.secrets_at import at_turn


@pytest.fixture
def turn(tmp_path: Path) -> Iterator[Hall]:
    """Somebody's turn has just begun, and presses count."""
    with hall(tmp_path, board=at_turn()) as place:
        place.ripe()
        yield place
