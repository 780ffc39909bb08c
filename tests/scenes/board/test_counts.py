"""Which presses of a board game count: neither those before a question nor those held over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.board.asking import TOO_SOON
from game.scenes.board.gate import GAP_NS
from game.scenes.board.hands import Hands
from game.scenes.board.tray import Tray
from tests.scenes.board.hall import GAP_FRAMES, OWN, Hall, end_turn, hall
from tests.scenes.board.secrets_at import at_commit, at_select, at_turn
from tests.scenes.house import FRAME_NS


def test_presses_of_the_first_quarter_second_do_not_count(tmp_path: Path) -> None:
    with hall(tmp_path, board=at_turn()) as place:
        place.frames()
        panel = place.scene.asking.panel
        assert panel is not None
        count = place.board.match.count
        for _ in range(GAP_NS // FRAME_NS // 2 - 1):
            place.tap(panel.seat, "slam", "down")
        assert (panel.deep, place.board.match.count) == (False, count)
        place.ripe()
        place.tap(panel.seat, "slam")
        assert panel.deep


def test_a_palm_that_comes_with_a_question_is_told_so_and_the_next_one_counts(tmp_path: Path) -> None:
    with hall(tmp_path, board=at_turn()) as place:
        place.frames()
        panel = place.scene.asking.panel
        assert panel is not None
        place.place.heard.clear()
        place.tap(panel.seat, "slam")
        assert (panel.refused, place.place.heard) == (TOO_SOON, ["deny"])
        place.ripe()
        place.tap(panel.seat, "slam")
        assert (panel.deep, panel.refused) == (True, "")


def test_a_palm_that_comes_with_a_secret_question_is_told_so_where_the_cards_are(tmp_path: Path) -> None:
    with hall(tmp_path, board=at_select()) as place:
        place.frames()
        tray = next(iter(place.scene.asking.trays.values()))
        place.tap(tray.seat, "slam")
        assert tray.secret.picks.refusal == TOO_SOON


def test_a_palm_that_was_let_go_during_a_pause_counts_when_it_comes_next(tmp_path: Path) -> None:
    with hall(tmp_path, board=at_turn()) as place:
        place.ripe()
        panel = place.scene.asking.panel
        assert panel is not None
        seat = panel.seat
        place.press(seat, "slam")
        place.scene.pause()
        place.frames()
        place.press(seat, "slam", 0.0)
        place.frames()
        place.tap(seat, "back")
        assert place.place.app.stack.top is place.scene
        place.ripe()
        panel = place.scene.asking.panel
        assert panel is not None
        place.tap(seat, "slam")
        assert panel.deep


def test_whoever_mashes_over_a_change_of_turns_answers_nothing(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    first = panel.seat
    end_turn(turn)
    count = turn.board.match.count
    others = [seat for seat in range(3) if seat != first]
    for _ in range(GAP_FRAMES // 8):
        for seat in others:
            turn.tap(seat, "slam")
    assert turn.board.match.count == count
    assert turn.scene.asking.panel is not None
    assert not turn.scene.asking.panel.deep


def test_what_was_held_before_the_question_must_be_let_go_first(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    others = [seat for seat in range(3) if seat != panel.seat]
    for seat in others:
        turn.press(seat, "down")
        turn.press(seat, "y", 0.9)
    end_turn(turn)
    turn.ripe()
    new = turn.scene.asking.panel
    assert new is not None
    here = new.index
    turn.frames(90)
    turn.press(new.seat, "y", 1.0)
    turn.frames(60)
    assert new.index == here, "it moved by what was held"
    turn.press(new.seat, "y", 0.0)
    turn.press(new.seat, "y", 0.9)
    turn.frames()
    assert new.index != here


def test_a_held_direction_goes_on_through_the_lines(turn: Hall) -> None:
    panel = turn.scene.asking.panel
    assert panel is not None
    moves = turn.place.heard.count("move")
    turn.press(panel.seat, "down")
    turn.frames(60)
    turn.press(panel.seat, "down", 0.0)
    assert turn.place.heard.count("move") > moves + 2


def test_whoever_only_looks_at_a_hand_hides_nobodys_tray(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    with hall(tmp_path, "boomtown", board=at_commit(), table=OWN) as place:
        place.ripe()
        looker = next(seat for seat in range(3) if seat not in place.scene.asking.trays)
        place.press(looker, "back")
        place.frames(30)
        assert place.scene.hands.seats == [looker]
        for kind in (Hands, Tray):
            monkeypatch.setattr(kind, "draw", lambda *_, kind=kind: drawn.append(kind.__name__))
        place.shown()
    assert drawn[0] == "Hands"
    assert "Tray" in drawn[1:]
