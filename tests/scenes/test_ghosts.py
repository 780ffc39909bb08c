"""A pad that is gone is waited for wherever its seat is: nobody sits whose device is not there, unnoticed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.inputs.notices import Notice
from game.inputs.pads import PadInfo
from game.match.seats import parse_seats
from game.scenes.bandits.start import play
from game.scenes.entrance import title
from game.scenes.tutorial.start import open_lesson
from tests.scenes.house import House, house
from tests.scenes.test_party import evening

PAD = "pad:1"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, speed="fast", game="boomtown") as opened:
        yield opened


def info(instance: int) -> PadInfo:
    return PadInfo(instance, "Pad", "like", "", True)


def plug(place: House, instance: int) -> None:
    """As the inputs do when a pad has come."""
    seat = place.app.inputs.seats.pad_added(info(instance))
    if seat is not None:
        place.app.roster.reseat(seat, info(instance).device)


def pull(place: House, instance: int) -> None:
    """As the inputs do when a pad has gone."""
    seat = place.app.inputs.seats.pad_lost(info(instance))
    place.top.notice(Notice("pad_lost", info(instance).device, seat, "It is gone."))


def devices(place: House) -> list[str]:
    return [sitter.device for sitter in place.app.roster.sitters if sitter]


def palm_of_a_pad_that_is_gone(place: House) -> None:
    """Both in one frame: news of devices come before presses."""
    plug(place, 1)
    pull(place, 1)
    place.tap(PAD, "slam")
    place.frames(2)


def to_lobby_with_a_pad(place: House) -> None:
    place.open(title(place.app))
    place.tap("keys1", "slam")
    plug(place, 1)
    place.tap(PAD, "slam")
    assert devices(place) == ["keys1", PAD]


def leave_lesson(place: House) -> None:
    place.app.stack.pop()
    assert place.names[-1] == "SeatsScene"


def test_a_palm_and_the_loss_of_its_pad_in_one_frame_leave_nobody_in_the_lobby(place: House) -> None:
    place.open(title(place.app))
    place.tap("keys1", "slam")
    palm_of_a_pad_that_is_gone(place)
    assert devices(place) == ["keys1"]


def test_whose_pad_slept_in_the_lobby_is_themselves_when_it_is_back(place: House) -> None:
    to_lobby_with_a_pad(place)
    roster = place.app.roster
    roster.name(1, "Ann")
    roster.won(1)
    pull(place, 1)
    place.frames(2)
    assert devices(place) == ["keys1"]
    plug(place, 4)
    place.tap("pad:4", "slam")
    sitter = roster.sitters[1]
    assert sitter is not None and (sitter.device, sitter.name, sitter.wins) == ("pad:4", "Ann", 1)


def test_whose_pad_went_away_during_a_lesson_has_got_up_in_the_lobby(place: House) -> None:
    to_lobby_with_a_pad(place)
    place.tap("keys1", "back")
    open_lesson(place.app, "boomtown")
    pull(place, 1)
    place.frames(3)
    leave_lesson(place)
    place.frames(2)
    assert devices(place) == ["keys1"]


def test_whose_pad_went_and_came_back_during_a_lesson_sits_where_they_sat(place: House) -> None:
    to_lobby_with_a_pad(place)
    place.app.last_device = "keys1"
    open_lesson(place.app, "boomtown")
    pull(place, 1)
    plug(place, 7)
    place.frames(3)
    leave_lesson(place)
    place.frames(2)
    assert devices(place) == ["keys1", "pad:7"]
    assert place.app.inputs.seats.seat_of("pad:7") == 1
    place.frames(60)
    place.tap("keys1", "slam")
    place.tap("pad:7", "slam")
    place.until(lambda: place.names[-1] == "BoardScene", "it begins")


def test_a_seat_that_is_taken_with_a_pad_that_is_gone_is_waited_for_in_the_match(place: House) -> None:
    place.open(play(place.app, parse_seats("keys1,pad")))
    assert place.names == ["SitDownScene"]
    palm_of_a_pad_that_is_gone(place)
    place.until(lambda: place.names[-1] == "LostPadScene", "it waits")
    plug(place, 2)
    place.until(lambda: place.names == ["HuntScene"], "the pad is back")
    assert devices(place) == ["keys1", "pad:2"]


def test_pa6_who_comes_in_with_a_pad_that_is_gone_is_waited_for_at_the_table(place: House) -> None:
    night = evening(place, "noon", "noon")
    plug(place, 1)
    pull(place, 1)
    for _ in range(2):  # within the same frame
        place.press(PAD, "slam")
        place.press(PAD, "slam", 0.0)
    place.until(lambda: place.names[-1] == "LostPadScene", "it waits")
    assert place.app.inputs.seats.lost() == [3] and len(night.party.seats) == 4


def test_a_seat_whose_pad_is_gone_is_still_waited_for_when_it_moves_to_another_place(place: House) -> None:
    roster, seats = place.app.roster, place.app.inputs.seats
    roster.sit("keys1")
    plug(place, 1)
    roster.sit(PAD, 4)
    seats.pad_lost(info(1))
    roster.close_ranks()
    assert seats.lost() == [1]
    plug(place, 3)
    assert devices(place) == ["keys1", "pad:3"]
