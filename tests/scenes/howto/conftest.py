"""The lessons of Bandits on Mars, and somebody who learns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.scenes.bandits.howto import PAGE, HowToScene
from game.scenes.bandits.howto_lessons import LESSONS
from tests.scenes.learner import Learner
from tests.scenes.parlour import Parlour, parlour

TITLES = [lesson.title for lesson in LESSONS]
each_index = pytest.mark.parametrize("index", range(PAGE), ids=TITLES)
BANDIT, WANTED, FACE_DOWN, SHERIFF, DEFEND, ESCAPE, BALLERINA, BRAWL, END = range(PAGE)


@pytest.fixture(scope="module")
def room() -> Iterator[Parlour]:
    with parlour() as made:
        yield made


@pytest.fixture
def scene(room: Parlour) -> Iterator[HowToScene]:
    made = HowToScene()
    room.app.last_device = "keys1"
    room.push(made)
    yield made
    while room.open:
        room.app.stack.pop()


@pytest.fixture
def pupil(room: Parlour, scene: HowToScene) -> Learner:
    return Learner(room, scene)
