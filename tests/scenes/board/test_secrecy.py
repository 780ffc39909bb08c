"""Law 2 on screen: hidden cards that differ change no public frame, no sound, no hint."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenes.board.hall import OWN, MakeTable, hall, stand_in
from tests.scenes.board.secrets_at import (
    at_commit,
    at_recruit,
    at_select,
    duellists,
    swap_committable,
    swap_hands,
    swap_recruit,
    swap_with_deck,
)
from tests.scenes.board.watched import frames_of, look, watched

TWO_GUTS = ("slam", "right", "slam")
"""Marks the first two options; with `at_commit` these are two Guts."""
THEN_READY = ("left", "left", "slam")
TABLES = pytest.mark.parametrize("table", [stand_in, OWN], ids=["stand-in", "own"])


@TABLES
@pytest.mark.parametrize("manner", ["peek", "curtain"])
def test_bt32_other_cards_in_a_hand_change_nothing_that_others_see_or_hear(
    tmp_path: Path, manner: str, table: MakeTable
) -> None:
    plain = frames_of(tmp_path / "a", None, manner, table)
    assert len(plain[0]) >= 12
    for swap in (swap_hands, swap_with_deck):
        assert plain == frames_of(tmp_path / swap.__name__, swap, manner, table), swap.__name__


@TABLES
@pytest.mark.parametrize("manner", ["peek", "curtain"])
def test_bo16_other_cards_that_could_be_committed_change_nothing_that_others_see_or_hear(
    tmp_path: Path, manner: str, table: MakeTable
) -> None:
    plain = frames_of(tmp_path / "a", None, manner, table, at_commit)
    assert plain == frames_of(tmp_path / "b", swap_committable, manner, table, at_commit)


@TABLES
@pytest.mark.parametrize("manner", ["peek", "curtain"])
def test_how_many_cards_of_a_hand_fit_the_question_cannot_be_told(
    tmp_path: Path, manner: str, table: MakeTable
) -> None:
    seen = []
    for name, board in (("a", at_recruit()), ("b", at_recruit())):
        if name == "b":
            options = len(board.requests[0].options)
            swap_recruit(board)
            assert len(board.requests[0].options) == options - 1
        seat = board.requests[0].seat
        with hall(tmp_path / name, "boomtown", board=board, manner=manner, table=table) as place:
            frames = list(watched(place, 12))
            place.tap(seat, "right", "slam", "left")
            seen.append(frames + list(watched(place, 5)))
    assert seen[0] == seen[1]


def test_a_swap_shows_where_it_may_be_seen(tmp_path: Path) -> None:
    """Else the tests above would prove nothing."""
    plain = frames_of(tmp_path / "a", None, "open", stand_in)
    assert plain[0] != frames_of(tmp_path / "b", swap_hands, "open", stand_in)[0]


def test_each_choice_gives_the_same_frames_and_sounds(tmp_path: Path) -> None:
    """Whether a slam marks, takes a mark back or is on another card can't be told."""
    seen = []
    for number, controls in enumerate((("slam", "right", "slam"), ("right", "right", "slam"), ("slam",) * 3)):
        with hall(tmp_path / str(number), board=at_select(), manner="peek") as place:
            seat = duellists(place.board)[0]
            place.ripe()
            place.press(seat, "back")
            place.press(seat, "back", 0.0)
            place.place.heard.clear()
            frames = []
            for control in controls:
                place.tap(seat, control)
                frames += list(watched(place))
            seen.append((frames, list(place.place.heard)))
    assert seen[0] == seen[1] == seen[2]


@TABLES
def test_bo16_why_chosen_cards_are_refused_is_for_the_eyes_of_who_chose_them(
    tmp_path: Path, table: MakeTable
) -> None:
    """Others see and hear no more than of any other press: two Guts in one hand are a secret."""
    seen = []
    guts = (*TWO_GUTS, *THEN_READY)
    for name, controls in (("a", guts), ("b", ("right",) * len(guts))):
        board = at_commit()
        with hall(tmp_path / name, "boomtown", board=board, manner="peek", table=table) as place:
            seat = duellists(board)[0]
            place.ripe()
            look(place, seat, "peek")
            place.place.heard.clear()
            frames = []
            tray = place.scene.asking.trays[seat]
            for control in controls:
                place.tap(seat, control)
                frames += list(watched(place))
                if controls is guts and len(tray.secret.picks.marked) == 1:
                    tray.secret.picks.marked = [0, 1]
            seen.append((frames, list(place.place.heard)))
            assert bool(tray.secret.picks.refusal) == (controls is guts)
            assert board.asked(seat), "nothing was taken"
    assert seen[0] == seen[1]


@pytest.mark.parametrize("manner", ["peek", "curtain", "open"])
def test_bo16_chosen_cards_that_the_rules_refuse_are_never_locked(tmp_path: Path, manner: str) -> None:
    """A curtain that closed for a frame and opened again would tell everybody of two Guts."""
    board = at_commit()
    with hall(tmp_path, "boomtown", board=board, manner=manner) as place:
        place.ripe()
        curtain = place.scene.asking.curtain
        seat = duellists(board)[0] if curtain is None else curtain.seat
        look(place, seat, manner)
        tray = place.scene.asking.trays[seat]
        place.tap(seat, *TWO_GUTS)
        assert tray.secret.picks.marked == [1], "the mark moves to the other Guts"
        tray.secret.picks.marked = [0, 1]
        for control in THEN_READY:
            place.press(seat, control)
            assert not tray.secret.locked
            place.press(seat, control, 0.0)
            place.frames()
        assert tray.secret.picks.refusal == "A side commits at most one Gun, one Gang and one Guts."
        assert place.scene.asking.trays[seat] is tray


@TABLES
@pytest.mark.parametrize("manner", ["peek", "curtain"])
def test_bt32_a_pause_shows_no_card_that_somebody_looked_at(
    tmp_path: Path, manner: str, table: MakeTable
) -> None:
    """All eyes are on the screen then, whoever paused."""
    seen = []
    for name, swap in (("a", None), ("b", swap_hands)):
        board = at_select()
        if swap is not None:
            swap(board)
        with hall(tmp_path / name, board=board, manner=manner, table=table) as place:
            place.ripe()
            curtain = place.scene.asking.curtain
            seat = duellists(board)[0] if curtain is None else curtain.seat
            place.press(seat, "back" if curtain is None else "slam")
            place.frames(60)
            assert place.scene.asking.trays[seat].secret.shows
            place.tap(next(other for other in range(3) if other != seat), "start")
            assert place.place.names[-1] == "PauseScene"
            seen.append(place.shown())
    assert seen[0] == seen[1]
