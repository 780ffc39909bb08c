"""A rulebook, opened."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.match.rulebook import CODES
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.rulebook.start import rulebook_scene
from tests.scenes.parlour import Parlour, parlour


@pytest.fixture(scope="module")
def room() -> Iterator[Parlour]:
    with parlour() as place:
        yield place


@pytest.fixture(params=CODES)
def book(room: Parlour, request: pytest.FixtureRequest) -> RulebookScene:
    return opened(room, request.param)


def opened(room: Parlour, game: str) -> RulebookScene:
    while room.open:
        room.app.stack.pop()
    scene = rulebook_scene(room.app, game)
    room.push(scene)
    return scene
