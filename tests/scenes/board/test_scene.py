"""A board game on screen: who is asked what, and which presses count."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest

from game.rules.kernel import Event
from game.scenes.board.director import READ_MS
from tests.scenes.board.hall import OWN, Hall, end_turn, go_to, hall
from tests.scenes.board.secrets_at import at_select, at_spend, at_turn


def test_a_question_comes_when_all_that_led_to_it_was_shown(tmp_path: Path) -> None:
    with hall(tmp_path) as place:
        place.frames()
        assert not place.scene.director.done
        while not place.scene.director.done:
            assert place.scene.asking.seats == []
            place.frames()
        place.frames()
        assert place.scene.asking.panel is not None
        assert place.scene.asking.panel.seat == 0


@pytest.mark.parametrize("control", ["slam", "left", "right", "up", "down", "back"])
def test_a_press_of_who_is_asked_next_hurries_and_answers_nothing(tmp_path: Path, control: str) -> None:
    with hall(tmp_path) as place:
        place.table.event_ms = 5_000.0
        place.frames(30)
        assert "Hurry" in [hint.text for group in place.scene.hints() for hint in group.hints]
        place.press(0, control)
        place.frames()
        panel = place.scene.asking.panel
        assert place.scene.director.done and panel is not None
        focus, count = panel.focus, place.board.match.count
        place.ripe()
        assert (panel.focus, place.board.match.count, place.scene.hands.seats) == (focus, count, [])
        place.press(0, control, 0.0)
        place.tap(0, "slam")
        assert place.board.match.count == count + 1


@pytest.mark.parametrize("control", ["left", "down", "back"])
def test_only_palms_of_those_who_are_not_asked_next_hurry(tmp_path: Path, control: str) -> None:
    with hall(tmp_path, board=at_turn()) as place:
        place.ripe()
        panel = place.scene.asking.panel
        assert panel is not None
        place.table.event_ms = 5_000.0
        end_turn(place)
        asked = place.board.people_asked[0]
        place.tap(next(seat for seat in range(3) if seat != asked), control)
        assert not place.scene.director.done


def test_a_second_press_of_the_same_frame_is_dropped_without_a_word(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    go_to(turn, "End")
    turn.tap(panel.seat, "slam", "down")
    count = turn.board.match.count
    turn.press(panel.seat, "slam")
    turn.press(panel.seat, "slam", 0.0)
    panel.take()  # the panel stands at "Yes" again, as for a press that comes late
    panel.move(1)
    turn.press(panel.seat, "slam")
    assert turn.board.match.count == count + 1
    assert turn.place.app.notes._waiting == deque()


def test_what_is_in_focus_lights_up_on_the_board(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    turn.tap(panel.seat, "slam")
    assert turn.table.spots == panel.focus.spots != ()


def test_other_seats_never_move_the_panel(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    count, focus = turn.board.match.count, panel.focus
    for seat in range(3):
        if seat != panel.seat:
            turn.tap(seat, "down", "slam", "slam", "right", "slam")
    assert turn.board.match.count == count
    assert turn.scene.asking.panel is panel
    assert panel.focus == focus
    assert not panel.deep


def test_several_who_are_asked_in_public_are_asked_one_after_the_other(tmp_path: Path) -> None:
    with hall(tmp_path) as place:
        order = []
        for _ in range(3):
            place.ripe()
            panel = place.scene.asking.panel
            assert panel is not None
            order.append(panel.seat)
            place.tap(panel.seat, "slam")
        assert order == [0, 1, 2]


def test_both_duellists_choose_at_once_with_peek_and_one_by_one_with_curtains(tmp_path: Path) -> None:
    for manner, count in (("peek", 2), ("open", 2), ("curtain", 1)):
        with hall(tmp_path / manner, board=at_select(), manner=manner) as place:
            place.frames(60)
            assert len(place.scene.asking.trays) == count
            assert place.scene.asking.panel is None


def test_bo17_each_card_that_is_spent_is_asked_for_anew_when_the_one_before_was_shown(tmp_path: Path) -> None:
    with hall(tmp_path, "boomtown", board=at_spend(), table=OWN) as place:
        place.ripe()
        panel = place.scene.asking.panel
        assert panel is not None
        seat, note, count = panel.seat, panel.lines[0].note, place.board.match.count
        place.tap(seat, "slam")
        assert place.scene.asking.panel is None, "what was answered stays before somebody"
        place.tap(seat, "slam")  # which hurries what is shown, and answers nothing
        place.ripe()
        assert place.board.match.count == count + 1
        panel = place.scene.asking.panel
        assert panel is not None and panel.seat == seat
        assert panel.lines[0].note != note
        assert panel.index == 0


def test_what_the_picture_tells_as_well_pushes_no_reason_away_that_has_just_come(tmp_path: Path) -> None:
    with hall(tmp_path) as place:
        place.table.asides = frozenset({"skipped"})
        place.ripe()
        director, view = place.scene.director, place.board.view(None)
        director.take([Event("paid", 0, why="{0} is paid."), Event("skipped", 0, why="Skipped.")], view)
        place.frames(30)
        assert director.line == "Star is paid."
        assert list(director.reasons)[-2:] == ["Star is paid.", "Skipped."]
        place.frames(round(READ_MS / 1_000 * 60))
        director.take([Event("skipped", 0, why="Skipped again.")], view)
        place.frames(30)
        assert director.line == "Skipped again."


def test_a_line_waits_until_what_it_tells_is_seen_or_hurried(tmp_path: Path) -> None:
    with hall(tmp_path) as place:
        place.ripe()
        director, view = place.scene.director, place.board.view(None)
        place.table.line_ms = place.table.event_ms = 1_000.0
        for hurried in (False, True):
            before = director.line
            director.take([Event("spent", 0, why=f"{{0}} rolls {hurried}.")], view)
            place.frames(50)
            assert director.line == before
            if hurried:
                director.hurry()
            else:
                place.frames(15)
            assert director.line == f"Star rolls {hurried}."
