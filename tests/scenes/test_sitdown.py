"""Before a match whose seats were given: each asks for its device once."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from game.match.journal import read
from game.match.seats import parse_seats
from game.match.start import new_hunt, unfinished
from game.scenes.bandits.start import play, resume, title
from tests.match.hands import content
from tests.scenes.house import House, house
from tests.support.pads import virtual_pads


def asked(place: House) -> str:
    return str(place.top.menu.rows[0].note)


def test_zones_and_bots_are_not_asked(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.open(play(place.app, parse_seats("keys2,bot:hard,keys1")))
        assert place.names == ["HuntScene"]
        assert place.app.inputs.seats.device_of(0) == "keys2"


def test_each_seat_without_a_device_is_asked_in_turn(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.open(play(place.app, parse_seats("keys1,pad,pad")))
        assert place.names == ["SitDownScene"]
        assert asked(place).startswith("Moon")
        place.frames(2, draw=True)
        place.tap("pad:7", "slam")
        assert asked(place).startswith("Cactus")
        place.tap("pad:7", "slam")  # sits already: that is the menu's palm
        place.tap("keys3", "slam")
        assert place.names == ["HuntScene"]


def test_a_bot_plays_where_those_who_sit_say_so(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.open(play(place.app, parse_seats("keys1,pad")))
        place.tap("keys1", "slam")
        assert place.names == ["HuntScene"]
        assert [seat.word for seat in place.top.hunt.match.seats] == ["keys1", "bot:normal"]


def test_pads_that_are_there_are_seated_if_they_are_enough(tmp_path: Path) -> None:
    with house(tmp_path) as place, virtual_pads() as pads:
        pads.attach("A")
        place.until(place.app.inputs.pads, "the pad is there")
        place.open(play(place.app, parse_seats("pad,bot")))
        assert place.names == ["HuntScene"]


def test_anybody_can_go_back(tmp_path: Path) -> None:
    for device, control in (("keys1", "back"), ("keys4", "back"), ("keys", "start")):
        with house(tmp_path) as place:
            place.open(title(place.app))
            place.open(play(place.app, parse_seats("keys1,pad")))
            place.tap(device, control)
            assert place.names == ["TitleScene"], (device, control)


def test_a_match_that_nobody_sat_down_to_leaves_no_thread_and_can_be_taken_up_later(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.open(title(place.app))
        before = threading.active_count()
        place.app.stack.push(play(place.app, parse_seats("keys1,pad")))
        place.tap("keys1", "back")
        until_threads(before)
        assert unfinished(place.app.folders.journals)


def until_threads(count: int) -> None:
    """A thread that was told to end takes a moment."""
    deadline = time.monotonic() + 5.0
    while threading.active_count() > count:
        assert time.monotonic() < deadline, [thread.name for thread in threading.enumerate()]
        time.sleep(0.01)


def test_whoever_takes_up_a_match_with_pads_says_who_they_are(tmp_path: Path) -> None:
    """Which of several pads was whose is not known any more."""
    with house(tmp_path) as place:
        journals = place.app.folders.journals
        hunt = new_hunt(content(), parse_seats("pad,pad,keys1"), 4, journals=journals)
        hunt.match.close()
        place.open(resume(place.app, read(next(journals.glob("*.jsonl")))))
        assert place.names == ["SitDownScene"]
        place.tap("pad:3", "slam")
        place.tap("pad:1", "slam")
        assert place.names == ["HuntScene"]
        assert place.app.inputs.seats.device_of(0) == "pad:3"
