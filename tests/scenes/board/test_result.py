"""The result of a board game, also of a match whose end nobody saw happen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.scenes.board import result
from game.scenes.board.result import BoardResult
from tests.scenes.house import House, house
from tests.scenes.walk.matches import FRAMES, board_result


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("why", ["", "Star has $32 and is the new Mayor."])
def test_only_a_reason_that_was_told_has_a_plaque(
    place: House, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    board_result(place, "boomtown")
    assert isinstance(place.top, BoardResult)
    place.top.why = why
    made: list[float] = []
    monkeypatch.setattr(result, "plaque", lambda *a, draw=result.plaque: made.append(a[2]) or draw(*a))
    place.frames(FRAMES)
    place.draw()
    assert bool(made) == bool(why)
