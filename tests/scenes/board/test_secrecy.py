"""Law 2 on screen: hidden cards that differ change no public frame, no sound, no hint."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.match.board import BoardMatch
from game.rules.kernel import Response
from tests.scenes.board.hall import OWN, Hall, MakeTable, hall, stand_in
from tests.scenes.board.secrets_at import (
    at_commit,
    at_recruit,
    at_select,
    at_turn,
    duellists,
    swap_card,
    swap_committable,
    swap_hands,
    swap_in_deck,
    swap_recruit,
    swap_with_deck,
)

Swap = Callable[[BoardMatch], None]
Frames = list[str]
TWO_GUTS = ("slam", "right", "slam", "left", "left", "slam")
"""Marks the first two options and takes READY; with `at_commit` these are two Guts."""
TABLES = pytest.mark.parametrize("table", [stand_in, OWN], ids=["stand-in", "own"])


def frames_of(
    folder: Path, swap: Swap | None, manner: str, table: MakeTable, at: Callable[[], BoardMatch] = at_select
) -> tuple[Frames, list[str]]:
    """Every frame in which nobody may see a card, and all that was heard."""
    board = at()
    if swap is not None:
        swap(board)
    seats = duellists(board)
    with hall(folder, board.game.id, board=board, manner=manner, table=table) as place:
        frames = [frame for step in steps(place, seats, manner) if step for frame in watched(place)]
        return frames, place.place.heard


def watched(place: Hall, count: int = 3) -> Iterator[str]:
    """Frames, as long as none of them shows a hand that is meant for one pair of eyes."""
    for _ in range(count):
        place.frames(4)
        if place.scene.manner == "open" or not any(t.secret.shows for t in place.scene.asking.trays.values()):
            yield hashlib.sha256(place.shown()).hexdigest()


def steps(place: Hall, seats: list[int], manner: str) -> Iterator[bool]:
    """Both choose as they would: look, mark, hesitate, mark anew; one of them locks."""
    yield True
    place.ripe()
    yield True
    curtain = place.scene.asking.curtain
    for seat in seats if curtain is None else [curtain.seat]:
        look(place, seat, manner)
        yield True
        for control in ("slam", "right", "slam", "slam", "left", "slam", "slam"):
            place.tap(seat, control)
            yield True
        if manner == "curtain":
            place.tap(seat, "back")
            yield True
            look(place, seat, manner)
    for _ in range(len(place.scene.asking.trays[seat].must.options)):
        place.tap(seat, "right")
    place.tap(seat, "slam")
    assert not place.board.asked(seat), "it was not locked"
    yield manner != "open"


def look(place: Hall, seat: int, manner: str) -> None:
    """See the own cards, so that they can be marked; with Peek they are face down again afterwards."""
    control, frames = {"peek": ("back", 3), "curtain": ("slam", 60), "open": ("right", 1)}[manner]
    if manner != "open":
        place.press(seat, control)
        place.frames(frames)
        place.press(seat, control, 0.0)


@TABLES
@pytest.mark.parametrize("manner", ["peek", "curtain"])
@pytest.mark.parametrize("swap", [swap_hands, swap_with_deck])
def test_bt32_other_cards_in_a_hand_change_nothing_that_others_see_or_hear(
    tmp_path: Path, swap: Swap, manner: str, table: MakeTable
) -> None:
    plain = frames_of(tmp_path / "a", None, manner, table)
    other = frames_of(tmp_path / "b", swap, manner, table)
    assert len(plain[0]) >= 12
    assert plain == other


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


@pytest.mark.parametrize("at", [at_select, at_commit])
def test_bt32_open_hands_show_no_card_of_the_deck(tmp_path: Path, at: Callable[[], BoardMatch]) -> None:
    plain = frames_of(tmp_path / "a", None, "open", OWN, at)
    assert plain == frames_of(tmp_path / "b", swap_in_deck, "open", OWN, at)


@pytest.mark.parametrize("manner", ["open", "peek"])
@pytest.mark.parametrize("at", [at_turn, at_recruit])
def test_hands_of_all_lie_face_up_on_the_plates_only_where_they_are_open(
    tmp_path: Path, at: Callable[[], BoardMatch], manner: str
) -> None:
    seen = []
    for name in ("a", "b"):
        board = at()
        if name == "b":
            swap_card(board, (board.requests[0].seat + 1) % 3)
        with hall(tmp_path / name, board.game.id, board=board, manner=manner, table=OWN) as place:
            place.ripe()
            seen.append(place.shown())
    assert (seen[0] != seen[1]) == (manner == "open")


@pytest.mark.parametrize("manner", ["open", "peek", "curtain"])
def test_a_table_is_given_views_of_seats_only_where_hands_are_open(tmp_path: Path, manner: str) -> None:
    with hall(tmp_path, seats="keys1,keys2,bot", manner=manner) as place:
        place.ripe()
        place.tap(place.scene.asking.seats[0], "slam", "slam")
        place.ripe()
        given = [list(bared) for bared in place.scene.table.bared]
        assert given == [[0, 1, 2]] * len(given)
        assert bool(given) == (manner == "open")


@pytest.mark.parametrize("manner", ["open", "peek"])
@pytest.mark.parametrize("at", [at_select, at_commit])
def test_what_was_locked_lies_face_up_only_where_hands_are_open(
    tmp_path: Path, at: Callable[[], BoardMatch], manner: str
) -> None:
    seen = []
    for pick in (0, 1):
        board = at()
        ask = board.asked(duellists(board)[0])[0]
        with hall(tmp_path / str(pick), board.game.id, board=board, manner=manner, table=OWN) as place:
            place.ripe()
            assert not place.scene.answer(Response(ask.seat, ask.kind, (ask.options[pick],)))
            place.ripe()
            seen.append(place.shown())
    assert (seen[0] != seen[1]) == (manner == "open")


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
    for name, controls in (("a", TWO_GUTS), ("b", ("right",) * len(TWO_GUTS))):
        board = at_commit()
        with hall(tmp_path / name, "boomtown", board=board, manner="peek", table=table) as place:
            seat = duellists(board)[0]
            place.ripe()
            look(place, seat, "peek")
            place.place.heard.clear()
            frames = []
            for control in controls:
                place.tap(seat, control)
                frames += list(watched(place))
            seen.append((frames, list(place.place.heard)))
            tray = place.scene.asking.trays[seat]
            assert bool(tray.secret.picks.refusal) == (controls is TWO_GUTS)
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
        for control in TWO_GUTS:
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
