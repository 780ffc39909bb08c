"""The street lives a little while nothing happens, and never makes anybody wait."""

from __future__ import annotations

import pytest

from game.scenes.boomtown import look
from game.scenes.boomtown.life import EVERY_S, FIRST_S, ROLL_S, Life
from game.stage.art import Art
from game.stage.canvas import WIDTH
from game.stage.motion import Pace
from tests.scenes.boomtown.main_street import laid, match, wait
from tests.support.drawing import picture

SECOND = 1_000_000_000


def test_now_and_then_a_tumbleweed_rolls_through_the_whole_street() -> None:
    life = Life(Pace())
    seen: list[float | None] = []
    for _ in range(round(FIRST_S + EVERY_S + ROLL_S) * 10):
        life.advance(SECOND // 10)
        seen.append(life.weed_x)
    places = [x for x in seen if x is not None]
    assert min(places) < 0
    assert max(places) > WIDTH - 40
    assert None in seen


def test_with_less_motion_the_street_stands_still(art: Art) -> None:
    table = laid(art, match(4, 1).view(None))
    table.app.pace.less_motion = True
    before = picture(table, art)
    wait(table, 5_000.0)
    assert picture(table, art) == before


def test_lamps_flicker_while_nothing_moves(art: Art) -> None:
    table = laid(art, match(4, 1).view(None))
    before = picture(table, art)
    wait(table, 700.0)
    assert not table.moving
    assert picture(table, art) != before


def test_a_street_is_an_empty_lot_until_its_first_building_opens_its_sign_only_where_nobody_stands(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    lots: list[tuple[int, bool]] = []
    monkeypatch.setattr(
        look, "draw_lot", lambda _canvas, _street, seat, peopled: lots.append((seat, peopled))
    )
    view = match(4, 1).view(None)
    view["streets"][2] = ["gold-mine"]
    view["crews"][3] = ["butch-cassidy"]
    picture(laid(art, view), art)
    assert sorted(lots) == [(0, False), (1, False), (3, True)]
