"""Menus: every device reaches every row and value, and what is selected is on screen."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.menu import Menu
from game.stage.palette import MARS, THEMES, Theme
from game.stage.rows import NOTHING, Action, Choice, Outcome, Slider, Toggle

controls = st.lists(st.sampled_from(["up", "down", "left", "right", "slam", "back", "start"]), max_size=40)


def some_menu(theme: Theme = MARS, visible: int = 3) -> Menu:
    return Menu(
        [
            Action("play", "Play"),
            Toggle("less", "Less motion", False),
            Choice("speed", "Speed", [("slow", "Relaxed"), ("normal", "Normal"), ("fast", "Fast")], "normal"),
            Slider("volume", "Volume", 7, note="How loud it is"),
            Action("keys", "Keys", off="Nobody sits down yet"),
        ],
        theme,
        visible=visible,
    )


def test_up_and_down_go_round() -> None:
    menu = some_menu()
    assert menu.press("up") == Outcome("moved", "keys")
    assert menu.press("down") == Outcome("moved", "play")


@given(controls, st.integers(1, 7))
def test_the_selected_row_is_always_among_those_shown(presses: list[str], visible: int) -> None:
    menu = some_menu(visible=visible)
    for control in presses:
        menu.press(control)
        assert menu._top <= menu.index < menu._top + visible
        assert 0 <= menu._top <= max(0, len(menu.rows) - visible)


@given(controls)
def test_values_stay_within_their_bounds_whatever_is_pressed(presses: list[str]) -> None:
    menu = some_menu()
    for control in presses:
        menu.press(control)
    assert 0 <= menu.row("volume").value <= 10  # type: ignore[attr-defined]
    assert menu.row("speed").value in ("slow", "normal", "fast")  # type: ignore[attr-defined]


@pytest.mark.parametrize("row", ["less", "speed", "volume"])
def test_a_device_with_one_button_reaches_every_value_and_comes_back(row: str) -> None:
    menu = some_menu()
    menu.select(row)
    seen = [menu.press("slam").value for _ in range(33)]
    wanted = {"less": {True, False}, "speed": {"slow", "normal", "fast"}, "volume": set(range(11))}[row]
    assert set(seen) == wanted


def test_a_row_that_is_off_can_be_read_but_denies() -> None:
    menu = some_menu()
    menu.select("keys")
    assert menu.press("slam") == Outcome("denied", "keys")
    assert menu.selected.off == "Nobody sits down yet"


def test_only_a_slam_picks_and_back_is_back() -> None:
    menu = some_menu()
    assert menu.press("left") is NOTHING and menu.press("start") is NOTHING
    assert menu.press("slam") == Outcome("picked", "play")
    assert menu.press("back").kind == "back"


def test_a_slider_stops_at_its_ends_and_says_so_by_doing_nothing() -> None:
    slider = Slider("fps", "Frames", 999, (30, 144), step=30)
    assert slider.value == 144 and slider.share == 1.0
    assert slider.press("right") is NOTHING
    assert slider.press("left").value == 114


def test_a_choice_with_one_option_does_not_change_and_none_is_refused() -> None:
    assert Choice("a", "A", [(1, "One")], 1).press("right") is NOTHING
    with pytest.raises(ValueError, match="'a' has no options"):
        Choice("a", "A", [], 1)
    with pytest.raises(ValueError, match="at least one row"):
        Menu([], MARS)


def test_an_unknown_value_falls_back_to_the_first_option() -> None:
    assert Choice("a", "A", [(1, "One"), (2, "Two")], 9).value == 1


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_selection_and_each_change_can_be_seen(theme: Theme, house: Art) -> None:
    def seen(menu: Menu) -> bytes:
        surface = pygame.Surface((480, 270))
        canvas = Canvas(surface, house)
        canvas.fill(theme.panel)
        menu.draw(canvas, 960, 200)
        return pygame.image.tobytes(surface, "RGB")

    menu, looks = some_menu(theme), []
    for control in ("", "down", "right", "down", "right", "down", "right"):
        menu.press(control)
        menu.advance(10**9)
        looks.append(seen(menu))
    assert len(set(looks)) == len(looks)


def test_the_mouse_finds_the_rows_that_show_and_turns_values_at_either_end() -> None:
    menu = some_menu()
    assert menu.point(0, 10) == "slam" and menu.selected.id == "play"
    assert menu.point(0, 310) == "" and menu.point(501, 10) == "" and menu.point(0, -1) == ""
    assert menu.selected.id == "play"
    assert [menu.point(x, 210) for x in (-400, 60, 480)] == ["slam", "left", "right"]
    assert menu.selected.id == "speed"
    menu.select("keys")
    assert menu.point(0, 10) == "slam" and menu.selected.id == "speed", "the rows have been scrolled"
