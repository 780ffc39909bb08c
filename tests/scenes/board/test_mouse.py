"""A seat that plays with the mouse: its own panel, tray, curtain and hand, and nobody else's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.inputs.notices import Notice
from game.scenes.sitter import Sitter
from tests.scenes.board.hall import Hall, hall
from tests.scenes.board.secrets_at import at_select, duellists

LEFT, RIGHT = 1, 3


def at_duel(folder: Path, manner: str) -> Iterator[tuple[Hall, int]]:
    board = at_select()
    with hall(folder, board=board, manner=manner) as place:
        seat = duellists(board)[0]
        place.place.app.roster.put(seat, Sitter("mouse", ready=True))
        place.place.until(lambda: seat in place.scene.asking.trays, "the cards are asked for")
        place.ripe()
        yield place, seat


@pytest.fixture
def peek(tmp_path: Path) -> Iterator[tuple[Hall, int]]:
    yield from at_duel(tmp_path, "peek")


@pytest.fixture
def curtain(tmp_path: Path) -> Iterator[tuple[Hall, int]]:
    yield from at_duel(tmp_path, "curtain")


def button(place: Hall, kind: str, number: int, at: tuple[int, int] = (0, 0)) -> None:
    place.scene.notice(Notice(kind, at=at, button=number))


def middle(place: Hall, seat: int, card: int) -> tuple[int, int]:
    """Where a card of a tray lies in the window."""
    place.shown()
    spot = place.scene.asking.trays[seat].places[card]
    return place.place.app.window.canvas.px(spot.x + spot.w / 2, spot.y + spot.h / 2)


def test_the_right_button_held_shows_the_own_cards_and_a_click_marks_one(peek: tuple[Hall, int]) -> None:
    place, seat = peek
    tray = place.scene.asking.trays[seat]
    assert not tray.secret.shows
    button(place, "mouse_down", RIGHT)
    place.frames(30)
    assert tray.secret.shows
    button(place, "mouse_down", LEFT, middle(place, seat, 1))
    assert list(tray.secret.picks.marked) == [tray.places[1].number]
    button(place, "mouse_up", RIGHT)
    place.frames(30)
    assert not tray.secret.shows


def test_the_mouse_of_one_seat_does_nothing_at_anothers_tray(peek: tuple[Hall, int]) -> None:
    place, seat = peek
    other = next(one for one in duellists(place.board) if one != seat)
    place.press(other, "back")
    place.frames(30)
    tray = place.scene.asking.trays[other]
    assert tray.secret.shows
    button(place, "mouse_down", LEFT, middle(place, other, 0))
    assert not tray.secret.picks.marked


def test_the_left_button_held_opens_the_own_curtain_and_then_clicks_choose(curtain: tuple[Hall, int]) -> None:
    place, seat = curtain
    tray = place.scene.asking.trays[seat]
    button(place, "mouse_down", LEFT)
    place.frames(90)
    button(place, "mouse_up", LEFT)
    assert tray.secret.shows
    button(place, "mouse_down", LEFT, middle(place, seat, 0))
    assert len(tray.secret.picks.marked) == 1


def test_a_hint_of_the_mouse_shows_a_mouse(peek: tuple[Hall, int]) -> None:
    place, seat = peek
    groups = [group for group in place.scene.hints() if group.seat == seat]
    assert groups and groups[0].legend("hold") == "mouse:hold"
    assert place.shown()
