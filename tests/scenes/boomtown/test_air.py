"""What flies over the street, and the words that hang there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.rules.kernel import Event
from game.scenes.boomtown.air import Air
from game.stage.art import Art
from tests.scenes.boomtown.main_street import drawing, laid, match


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    with drawing() as found:
        yield found


def said(air: Air) -> list[str]:
    return [tag.words for tag in air._tags]


def test_words_about_a_turn_end_with_it_and_what_money_moved_is_told_to_the_end(art: Art) -> None:
    table = laid(art, match(4, 1).view(None))
    table.app.pace.speed = "fast"
    data: dict[str, Any] = {"raid": "showdown"}
    table.play(Event("failed", 0, data))
    table.show.air.say(300, 500, "+$10", stays=True)
    assert said(table.show.air) == ["The Showdown fails", "+$10"]
    table.play(Event("turn", 1, {"turn": 2}))
    assert said(table.show.air) == ["+$10"]
    table.advance(1_600_000_000)
    assert said(table.show.air) == []
