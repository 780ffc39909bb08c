"""Streets in which nothing moves are painted once, and look the same as if they were painted anew."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.rules.kernel import Event
from game.scenes.boomtown import look
from game.stage.art import Art
from game.stage.canvas import Canvas
from tests.scenes.boomtown.main_street import laid, match, wait
from tests.support.drawing import drawing, picture

DRAWN = look._draw_houses


@pytest.fixture
def art() -> Iterator[Art]:
    with drawing() as found:
        yield found


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose streets were painted."""
    seats: list[int] = []

    def noted(canvas: object, show: object, seat: int, lit: set[str]) -> None:
        seats.append(seat)
        DRAWN(canvas, show, seat, lit)  # type: ignore[arg-type]

    monkeypatch.setattr(look, "_draw_houses", noted)
    return seats


def test_only_the_street_that_changes_is_painted_anew_and_all_look_as_they_would(
    art: Art, painted: list[int]
) -> None:
    view = match(4, 1).view(None)
    view["streets"] = [["gold-mine"], ["coal-mine"], ["cotton-mill"], []]
    table = laid(art, view)
    first = picture(table, art)
    assert sorted(painted) == [0, 1, 2, 3]
    painted.clear()
    assert picture(table, art) == first
    assert painted == []
    data = {"way": "income", "card": "coal-mine", "amount": 1, "count": 0, "die": 0, "money": 1}
    table.play(Event("paid", 1, data))
    wait(table, 40.0)
    picture(table, art)
    assert set(painted) == {1}
    table.point(("card:cotton-mill",))
    picture(table, art)
    assert set(painted) == {1, 2}
    table.point(())
    table.finish()
    other = laid(art, {**view, "money": [0, 1, 0, 0]})
    assert picture(table, art) == picture(other, art)


def test_a_street_in_which_somebody_moves_is_painted_in_every_frame(art: Art, painted: list[int]) -> None:
    view = match(4, 1).view(None)
    view["streets"] = [["gold-mine"], ["coal-mine"], [], []]
    table = laid(art, view)
    picture(table, art)
    table.play(Event("taken", 0, {"card": "coal-mine", "from": 1}))
    painted.clear()
    for _ in range(3):
        wait(table, 40.0)
        picture(table, art)
    assert painted.count(0) == 3
    assert painted.count(2) == 0
    table.finish()
    other = laid(art, {**view, "streets": [["gold-mine", "coal-mine"], [], [], []]})
    assert picture(table, art) == picture(other, art)


def test_a_window_that_becomes_smaller_while_a_match_is_laid_does_no_harm(art: Art) -> None:
    canvas = Canvas(pygame.display.set_mode((1280, 720)), art)
    pygame.display.set_mode((320, 180))
    laid(art, match(4, 1).view(None)).draw(canvas)
