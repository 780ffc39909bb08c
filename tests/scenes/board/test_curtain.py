"""A curtain falls once for all secrets that one seat is asked in a row."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.seats import SeatSpec
from game.rules.kernel import Event
from game.scenes.boomtown.table import BoomTownTable
from game.stage.secrets import Curtain, Open
from tests.scenes.board.hall import OWN, Hall, hall
from tests.scenes.board.secrets_at import at_recruit

OPENS, TURNS = 60, 45
"""Frames in which a palm that is held opens a curtain, and after which the next question shows."""


def curtain(place: Hall) -> Curtain | None:
    tray = place.scene.asking.curtain
    return tray.secret if tray and isinstance(tray.secret, Curtain) else None


def lock(place: Hall, seat: int) -> None:
    """Pass, which is the last of the options, or throw the first card away; then READY."""
    passes = place.scene.asking.trays[seat].must.most == 1
    place.tap(seat, *(("left", "left", "slam", "slam") if passes else ("slam", "left", "slam")))
    place.shown()
    place.frames(2)


def open_it(place: Hall, seat: int) -> None:
    place.press(seat, "slam")
    place.frames(OPENS)
    place.press(seat, "slam", 0.0)
    place.frames(2)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of events that were shown."""
    kinds: list[str] = []
    whole = BoomTownTable.play

    def noted(table: BoomTownTable, event: Event) -> float:
        kinds.append(event.kind)
        return whole(table, event)

    monkeypatch.setattr(BoomTownTable, "play", noted)
    return kinds


def test_the_curtain_stays_down_for_the_next_secret_of_the_same_seat_and_all_is_shown_when_it_rises(
    tmp_path: Path, played: list[str]
) -> None:
    board = at_recruit()
    seat = board.requests[0].seat
    with hall(tmp_path, board.game.id, board=board, manner="curtain", table=OWN) as place:
        place.ripe()
        open_it(place, seat)
        kinds = [board.requests[0].kind]
        before = len(played)
        lock(place, seat)
        while (now := curtain(place)) is not None and len(kinds) < 6:
            assert now.covers and not now.locked
            assert len(played) == before, "nobody could see it"
            kinds.append(place.scene.asking.trays[seat].must.kind)
            place.frames(TURNS)
            assert now.shows, "it opens by itself"
            lock(place, seat)
        assert len(kinds) > 1 and len(set(kinds)) == len(kinds)
        place.ripe()
        assert "passed" in played[before:]


def test_back_keeps_a_curtain_shut_that_would_open_by_itself(tmp_path: Path) -> None:
    board = at_recruit()
    seat = board.requests[0].seat
    with hall(tmp_path, board.game.id, board=board, manner="curtain", table=OWN) as place:
        place.ripe()
        open_it(place, seat)
        lock(place, seat)
        now = curtain(place)
        assert now is not None
        place.tap(seat, "back")
        place.frames(2 * TURNS)
        assert not now.shows
        open_it(place, seat)
        assert now.shows


def test_no_curtain_hangs_where_one_person_is_left_among_bots_and_one_does_as_soon_as_another_comes(
    tmp_path: Path,
) -> None:
    board = at_recruit()
    seat = board.requests[0].seat
    others = [other for other in range(3) if other != seat]
    was = board.match.seats[others[0]]
    for other in others:
        board.replace(other, SeatSpec("bot", "easy"))
    with hall(tmp_path, board.game.id, board=board, manner="curtain", table=OWN) as place:
        place.ripe()
        tray = place.scene.asking.trays[seat]
        assert isinstance(tray.secret, Open)
        assert tray.secret.shows
        assert not place.scene.hands.bared, "no bot's hand shows"
        board.replace(others[0], was)
        place.ripe()
        assert curtain(place) is not None
        assert not place.scene.asking.trays[seat].secret.shows


def test_who_is_left_alone_looks_at_their_hand_without_a_curtain(tmp_path: Path) -> None:
    board = at_recruit()
    seat = board.requests[0].seat
    for other in range(3):
        if other != seat:
            board.replace(other, SeatSpec("bot", "easy"))
    with hall(tmp_path, board.game.id, board=board, manner="curtain", table=OWN) as place:
        place.scene.hands.hold(seat, at_once=True)
        place.frames(2)
        assert place.scene.hands.curtain is None
        assert place.scene.hands.seats == [seat]
