"""A lesson, opened for somebody at the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenes.house import House, house

GAMES = ("bountytown", "boomtown")
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, speed="fast", less_motion=True) as found:
        yield found
