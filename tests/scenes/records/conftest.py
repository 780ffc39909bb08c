"""The book of records, open at a page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.scenes.records_book import records_scene
from tests.scenes.house import House, house
from tests.scenes.shelves import fill


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("home")) as place:
        yield place


@pytest.fixture
def place(home: House) -> House:
    """A program without any records and any scenes."""
    home.app.records.clear(profiles=True)
    while home.app.stack.top is not None:
        home.app.stack.pop()
    home.heard.clear()
    return home


def open_book(place: House, page: str, count: int = 0) -> House:
    fill(place.app.records, count)
    place.open(records_scene(place.app))
    words = [found.word for found in place.top.pages]
    place.top.open(words.index(page))
    return place
