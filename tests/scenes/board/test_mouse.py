"""A seat that plays with the mouse: its own panel, tray, curtain and hand, and nobody else's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.inputs.notices import Notice
from game.scenes.board.result import BoardResult
from game.scenes.joining import RIGHT as SIGN_RIGHT
from game.scenes.joining import SIGN_W, SIGN_Y, TURN_NS, _device
from game.scenes.lost import hand_over
from game.scenes.results import Results
from game.scenes.sitter import Sitter
from game.stage.canvas import WIDTH
from tests.scenes.board.hall import Done, Hall, hall
from tests.scenes.board.secrets_at import at_select, at_turn, duellists

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


ELSEWHERE = (960.0, 520.0)
SIGN = (WIDTH - SIGN_RIGHT - SIGN_W / 2, SIGN_Y)


def click(place: Hall, at: tuple[float, float]) -> None:
    """The left button, on whatever is on top."""
    for kind in ("mouse_down", "mouse_up"):
        place.place.top.notice(Notice(kind, at=place.place.app.window.canvas.px(*at), button=LEFT))
    place.frames(2)


@pytest.fixture
def up(tmp_path: Path) -> Iterator[Hall]:
    """The second of three had the mouse and has got up."""
    with hall(tmp_path, board=at_turn("keys1,keys2,keys3")) as place:
        place.place.app.roster.put(1, Sitter("mouse", ready=True, name="Ann"))
        hand_over(place.place.app, place.board, 1)
        place.ripe()
        yield place


def back(place: Hall) -> bool:
    assert (place.place.app.inputs.seats.seat_of("mouse") == 1) == (not place.board.bots)
    return not place.board.bots


def test_who_had_the_mouse_comes_back_with_a_click_that_answers_nothing(up: Hall) -> None:
    count = up.board.match.count
    click(up, ELSEWHERE)
    assert back(up)
    assert up.board.match.count == count
    assert up.place.app.roster.sitters[1].name == "Ann"  # type: ignore[union-attr]


def test_who_had_the_mouse_comes_back_from_a_pause_by_a_click_beside_its_rows(up: Hall) -> None:
    up.place.tap("keys", "start")
    click(up, (100.0, 520.0))
    assert back(up) and up.place.names[-1] == "PauseScene"


def test_a_row_of_the_pause_is_still_taken_by_a_click_of_who_had_the_mouse(up: Hall) -> None:
    up.place.tap("keys", "start")
    click(up, (960.0, up.place.top._top + 150 + 40))
    assert up.place.top is up.scene
    assert not back(up)


@pytest.mark.parametrize("paused", [False, True])
def test_a_click_on_the_sign_comes_back_for_whoever_has_got_up(tmp_path: Path, paused: bool) -> None:
    with hall(tmp_path, board=at_turn("keys1,keys2,keys3")) as place:
        hand_over(place.place.app, place.board, 1)
        place.ripe()
        if paused:
            place.place.tap("keys", "start")
        click(place, (100.0, 520.0))
        assert not back(place)
        click(place, SIGN)
        assert back(place)


def test_where_the_mouse_has_a_seat_its_clicks_come_back_for_nobody(up: Hall) -> None:
    up.place.app.roster.put(2, Sitter("mouse", ready=True))
    click(up, SIGN)
    click(up, ELSEWHERE)
    assert list(up.board.bots) == [1]


def test_the_sign_shows_the_mouse_too_to_who_had_it(up: Hall) -> None:
    app = up.place.app
    assert "mouse" in {_device(app, turn * TURN_NS) for turn in range(8)}
    click(up, SIGN)
    assert "mouse" not in {_device(app, turn * TURN_NS) for turn in range(8)}


def test_a_click_on_the_sign_after_a_board_game_sits_down_and_begins_nothing(up: Hall) -> None:
    begun: list[bool] = []
    up.place.open(Results([0], again=lambda: begun.append(True), title=Done))
    up.place.top.mouse = BoardResult.mouse
    up.place.until(lambda: up.place.top.ready, "the winner was seen")
    click(up, SIGN)
    assert up.place.app.inputs.seats.seat_of("mouse") == 1 and not begun
    click(up, ELSEWHERE)
    assert begun
