"""A board game on screen: what is shown and when, and what the mouse points at."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.inputs.notices import Notice
from tests.scenes.board.hall import Hall, end_turn, hall
from tests.scenes.board.secrets_at import at_select, at_turn


def test_an_answer_hurries_what_still_moves(tmp_path: Path) -> None:
    with hall(tmp_path) as place:
        place.ripe()
        place.table.event_ms = 5_000.0
        place.scene.director.take(place.board.log[:2], place.board.view(None))
        assert not place.scene.director.done
        told = len(place.table.heard)
        place.tap(0, "slam")
        assert len(place.table.heard) > told + 1


def test_every_public_event_is_played_in_its_order_and_the_view_follows(turn: Hall) -> None:
    end_turn(turn)
    turn.frames(200)
    assert turn.scene.director.done
    public = [event for event in turn.board.log if event.audience is None]
    assert turn.table.heard == public[-len(turn.table.heard) :]
    assert turn.table.settled[-1] == turn.board.view(None)


def test_bots_wait_until_people_have_seen_what_happened_and_a_palm_hurries(tmp_path: Path) -> None:
    boards = (at_turn("keys1,bot,bot", seed) for seed in range(1, 20))
    with hall(tmp_path, board=next(board for board in boards if board.waits_for != (0,))) as place:
        place.table.event_ms = 3_000.0
        place.place.until(lambda: not place.scene.director.done, "a bot has answered")
        count = place.board.match.count
        place.frames(60)
        assert place.board.match.count == count
        place.press(0, "slam")
        assert place.scene.director.done


def test_a_hand_shows_while_back_is_held_and_only_then(turn: Hall) -> None:
    plain = turn.shown()
    turn.press(0, "back")
    turn.frames(20)
    assert turn.scene.hands.seats == [0]
    assert turn.shown() != plain
    turn.press(0, "back", 0.0)
    turn.frames()
    assert turn.scene.hands.seats == []


@pytest.mark.parametrize(("manner", "control"), [("peek", "back"), ("open", "back"), ("curtain", "slam")])
def test_who_looks_at_cards_while_choosing_can_look_up_the_ranking(
    tmp_path: Path, manner: str, control: str
) -> None:
    with hall(tmp_path, board=at_select(), manner=manner) as place:
        place.ripe()
        place.shown()
        assert not place.scene.table.helped
        place.press(place.scene.asking.seats[0], control)
        place.frames(60)
        place.shown()
        assert place.scene.table.helped == 1
        place.press(place.scene.asking.seats[0], control, 0.0)
        place.shown()
        assert place.scene.table.helped == (2 if manner == "curtain" else 1), "a curtain stays open"


def test_a_hand_that_was_looked_at_does_not_show_after_an_answer_until_it_is_asked_for_again(
    turn: Hall,
) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    turn.press(panel.seat, "back")
    turn.frames(20)
    end_turn(turn)
    turn.frames(30)
    assert turn.scene.hands.seats == []
    turn.press(panel.seat, "back", 0.0)
    turn.press(panel.seat, "back")
    turn.frames(20)
    assert turn.scene.hands.seats == [panel.seat]


def test_a_tap_of_back_leads_a_level_up_without_showing_a_card(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    turn.tap(panel.seat, "slam")
    assert panel.deep
    turn.press(panel.seat, "back")
    turn.frames(3)
    assert turn.scene.hands.seats == []
    turn.press(panel.seat, "back", 0.0)
    assert not panel.deep


def test_with_curtains_a_hand_is_seen_behind_one(tmp_path: Path) -> None:
    with hall(tmp_path, board=at_turn(), manner="curtain") as place:
        place.ripe()
        place.press(1, "back")
        place.frames(10)
        assert place.scene.hands.curtain is not None
        assert place.scene.hands.seats == []
        place.frames(90)
        assert place.scene.hands.seats == [1]
        place.shown()
        place.press(1, "back", 0.0)
        place.frames()
        assert place.scene.hands.curtain is None


# The mouse


def test_the_mouse_points_at_lines_and_takes_them(turn: Hall) -> None:
    turn.shown()
    panel = turn.scene.asking.panel
    assert panel is not None
    index, box = turn.scene.panel_look._rows[1]
    canvas = turn.place.app.window.canvas
    at = canvas.px(box.x + box.w / 2, box.y + box.h / 2)
    turn.scene.notice(Notice("mouse_moved", at=at))
    assert panel.index == index
    turn.scene.notice(Notice("mouse_down", at=at, button=1))
    assert panel.deep or turn.scene.asking.panel is not panel
