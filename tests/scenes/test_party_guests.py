"""Between two rounds of a party: who comes in, gets up, comes back, and whose points are whose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.inputs.notices import Notice
from game.match.seats import parse_seats
from game.scenes.app import App
from game.scenes.bandits.start import begin as begin_hunt
from game.scenes.party.start import begin, resume
from game.scenes.sitdown import seat_known
from tests.scenes.house import House, house
from tests.scenes.test_lost import press_a, sampled
from tests.scenes.test_party import evening, title, to_table
from tests.support.pads import virtual_pads


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, speed="fast") as opened:
        yield opened


def hold_back(place: House, device: str) -> None:
    place.press(device, "back")
    place.frames(50)
    place.press(device, "back", 0.0)
    place.frames()


def test_pa5_a_palm_between_two_rounds_comes_in_and_plays_the_next_one(place: House) -> None:
    night = evening(place, "noon", "noon")
    night.party.score([1, 2, 3], [2, 1, 0])
    place.tap("keys2", "slam")
    assert night.party.seats == ("keys1", "bot:hard", "bot:easy", "keys2")
    assert night.party.totals == [4, 2, 1, 1]
    assert place.app.notes._waiting[-1].endswith(", with 1 point.")
    assert place.names == ["PartyBoard"], "who sits down does not begin the round"
    place.frames(200, draw=True)
    place.tap("keys3", "slam", "slam")
    assert place.names == ["PartyBoard"], "a palm that trembles does not either"
    hold_back(place, "keys3")
    place.frames(60)
    place.tap("keys1", "slam")
    assert [seat.word for seat in place.top.standoff.match.seats] == list(night.party.seats)
    to_table(place)
    assert len(night.party.rounds[1].points) == 5


def test_pa5_where_all_places_are_taken_the_last_bot_makes_room_with_its_points(place: House) -> None:
    night = evening(place, "noon", "noon")
    night.party.score([1, 2, 3], [2, 1, 0])
    for device in ("keys2", "keys3", "keys4", "pad:1", "pad:2", "pad:3"):
        place.tap(device, "slam")
    assert len(night.party.seats) == 8
    assert night.party.seats[2] == "pad" and night.party.totals[2] == 1
    assert place.app.roster.bots == [1]


def test_pa6_who_holds_back_gets_up_a_bot_plays_on_and_the_points_wait(place: House) -> None:
    night = evening(place, "noon", "noon", "noon")
    place.app.roster.name(0, "Ann")
    night.party.score([1, 2, 3], [2, 1, 0])
    place.tap("keys1", "back")
    assert place.app.roster.people == [0], "a tap is no holding"
    hold_back(place, "keys1")
    assert night.party.seats[0].startswith("bot") and night.party.names[0] == "Ann"
    assert night.party.away == (0,)
    place.draw()
    place.tap("keys1", "slam")
    assert night.party.seats[0] == "keys1" and night.party.names[0] == "Ann"
    assert (night.party.away, night.party.totals[0]) == ((), 4)


def test_pa6_another_device_is_asked_whether_it_is_somebody_new(place: House) -> None:
    night = evening(place, "noon", "noon")
    hold_back(place, "keys1")
    place.tap("keys3", "slam")
    assert [row.id for row in place.top.menu.rows] == ["0", "new", "nobody"]
    place.top.menu.select("new")
    place.tap("keys3", "slam")
    assert night.party.seats[3] == "keys3" and night.party.away == (0,)
    place.tap("keys2", "slam", "slam")
    assert night.party.seats[0] == "keys2" and night.party.away == ()


def test_pa6_a_device_that_fires_twice_leaves_its_second_seat_to_a_bot(place: House) -> None:
    night = evening(place, "noon", "noon")
    place.tap("keys2", "slam")
    place.app.inputs.seats.leave(3)
    place.app._let_go(3)
    place.top.notice(Notice("twin", "keys2", 3, "one device"))
    assert len(night.party.seats) == 4 and night.party.seats[3].startswith("bot")
    assert night.party.away == (3,)


def test_pa6_a_pad_that_goes_at_the_table_is_waited_for_and_another_one_claims_its_seat(
    tmp_path: Path,
) -> None:
    with house(tmp_path, speed="fast") as place, virtual_pads() as pads:
        pads.attach("A")
        place.until(lambda: len(place.app.inputs.pads()) == 1, "the pad is there")
        night = evening(place, "noon", "noon")
        press_a(place, pads, "A")
        assert night.party.seats[3] == "pad"
        pads.detach("A")
        sampled(place)
        place.until(lambda: place.names[-1] == "LostPadScene", "it waits")
        pads.attach("B", (4, 12, 1), "Other")
        sampled(place)
        press_a(place, pads, "B")
        place.until(lambda: place.names == ["PartyBoard"], "the table is back")
        assert place.app.roster.people == [0, 3] and night.party.seats[3] == "pad"


def test_pa6_in_the_pause_somebody_gets_up_but_no_seat_stays_empty(place: House) -> None:
    night = evening(place, "noon", "noon")
    place.tap("keys1", "start")
    place.top.menu.select("up")
    place.tap("keys1", "slam", "down", "slam")
    assert [row.id for row in place.top.menu.rows] == ["bot", "stay"]
    place.tap("keys1", "slam")
    assert night.party.away == (0,) and place.app.roster.people == []
    place.frames(2, draw=True)


def test_pa6_law_4_who_had_got_up_before_a_kill_can_still_come_back(place: House) -> None:
    night = evening(place, "noon", "noon")
    place.tap("keys2", "slam")
    place.app.records.profiles.seen("Ann")
    place.app.roster.name(0, "Ann")
    hold_back(place, "keys1")
    assert night.party.names[0] == "Ann"
    place.app.roster.clear()
    place.app.stack.reset(resume(place.app, lambda: title(place)))
    assert place.names == ["PartyBoard"]
    assert place.app.roster.people == [3] and place.app.roster.stood_in == [0]
    place.tap("keys1", "slam")
    place.tap("keys1", "slam")
    assert place.app.inputs.seats.device_of(0) == "keys1"
    assert place.top.party.names[0] == "Ann"


@pytest.mark.parametrize("start", [begin_hunt, lambda app: begin(app, lambda: None)])
def test_after_somebody_was_let_go_at_a_result_seats_close_up_or_more_are_asked_for(
    place: House, start: Callable[[App], object]
) -> None:
    place.open(title(place))
    seat_known(place.app.roster, parse_seats("keys1,keys2,bot"), [])
    place.app.roster.leave(0)
    start(place.app)
    assert place.app.inputs.seats.device_of(0) == "keys2"
    place.app.stack.reset(title(place))
    seat_known(place.app.roster, parse_seats("keys1,keys2"), [])
    place.app.roster.leave(0)
    start(place.app)
    assert place.names == ["SeatsScene"]
