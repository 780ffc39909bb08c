"""Lists, tabs and buttons: where the focus goes and what lies where."""

from __future__ import annotations

from game.scenes.records_buttons import Button, Buttons
from game.scenes.records_fame import BOTTOM, LEFT, TOP, WIDTH, places
from game.scenes.records_list import TOP as LIST_TOP
from game.scenes.records_list import Lines
from game.stage.tabs import Tabs


def test_a_list_goes_round_and_its_window_follows() -> None:
    lines = Lines(20, 5)
    assert lines.move(-1)
    assert (lines.index, list(lines.shown)) == (19, [15, 16, 17, 18, 19])
    lines.move(1)
    assert (lines.index, list(lines.shown)) == (0, [0, 1, 2, 3, 4])
    for _ in range(6):
        lines.move(1)
    assert list(lines.shown) == [2, 3, 4, 5, 6]


def test_long_strides_stop_at_the_ends() -> None:
    lines = Lines(20, 5)
    lines.move(17)
    lines.move(5)
    assert lines.index == 19
    lines.move(-50)
    assert lines.index == 0


def test_a_list_that_shrinks_keeps_its_focus_inside() -> None:
    lines = Lines(20, 5)
    lines.move(-1)
    lines.resize(7)
    assert (lines.index, list(lines.shown)) == (6, [2, 3, 4, 5, 6])
    lines.resize(0)
    assert (lines.index, list(lines.shown)) == (0, [])
    assert not lines.move(1)


def test_the_mouse_finds_only_rows_that_show() -> None:
    lines = Lines(20, 5)
    lines.move(10)
    assert lines.at(960, LIST_TOP + 10) == 6
    assert lines.at(960, LIST_TOP - 10) is None
    assert lines.at(10, LIST_TOP + 10) is None
    assert lines.at(960, 1000) is None
    assert Lines(2, 5).at(960, LIST_TOP + 300) is None


def test_tabs_go_round_and_are_found_where_they_stand() -> None:
    tabs = Tabs(["a", "b", "c"])
    tabs.turn(-1)
    assert tabs.index == 2
    tabs.turn(1)
    assert tabs.index == 0
    assert [tabs.at(x, 132) for x in (200, 960, 1700, 20)] == [0, 1, 2, None]
    uneven = Tabs(["a", "a much longer word", "c"])
    assert [uneven.at(uneven.middle(index), 132) for index in range(3)] == [0, 1, 2]
    assert tabs.at(960, 400) is None


def test_buttons_go_round_and_are_found_where_they_stand() -> None:
    buttons = Buttons([Button("a", "A"), Button("b", "B", "not now")], 960, 900)
    buttons.turn(-1)
    assert buttons.chosen.id == "b"
    assert [buttons.at(x, 900) for x in (760, 1160, 100, 960)] == [0, 1, None, None]
    assert buttons.at(760, 700) is None


def test_boards_hang_apart_and_on_the_wall_however_many_there_are() -> None:
    for count in range(1, 7):
        boxes = places(count)
        assert len(boxes) == count
        for index, box in enumerate(boxes):
            assert box.x >= LEFT and box.x + box.w <= LEFT + WIDTH + 0.01
            assert box.y >= TOP and box.y + box.h <= BOTTOM + 0.01
            for other in boxes[:index]:
                assert not other.holds(box.x + 1, box.y + 1)
