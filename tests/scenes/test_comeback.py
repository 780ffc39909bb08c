"""Who lost a pad takes over again from the bot that stood in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.inputs.pads import PadInfo
from game.inputs.press import Press
from game.match.seats import parse_seats
from game.scenes.bandits.start import play
from game.scenes.lost import WhoIsBackScene, hand_over
from tests.scenes.house import House, house
from tests.scenes.test_lost import QUICK, lose, press_a, sampled
from tests.support.pads import virtual_pads


def test_a_pad_that_comes_back_late_takes_over_from_the_bot(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place, virtual_pads() as pads:
        pads.attach("A")
        place.until(lambda: len(place.app.inputs.pads()) == 1, "the pad is there")
        place.open(play(place.app, parse_seats("keys1,pad")))
        place.phase("wait")
        scene = place.top
        lose(place, pads, "A")
        place.tap("keys1", "down")
        place.tap("keys1", "slam")
        place.until(lambda: place.top is scene, "the bot plays")
        assert list(scene.hunt.bots) == [1]
        pads.attach("A")
        sampled(place)
        place.phase("wait")
        press_a(place, pads, "A")
        assert scene.hunt.bots == {}
        assert place.app.inputs.seats.seat_of(place.app.inputs.pads()[0].device) == 1
        assert place.app.roster.stood_in == []


PADS = [PadInfo(instance, "Pad", "like") for instance in range(3)]


@contextmanager
def two_away(folder: Path) -> Iterator[House]:
    """Star and Moon have got up, Cactus has a pad, and a free pad is asked for whom it plays."""
    with house(folder, speed="fast", auto_reveal_s=0) as place:
        seats = place.app.inputs.seats
        for info in PADS:
            seats.pad_added(info)
        place.open(play(place.app, parse_seats("keys1,keys2,keys3")))
        place.phase("wait")
        place.app.roster.reseat(2, PADS[0].device)
        seats.sit(2, PADS[0].device)
        for seat in (0, 1):
            hand_over(place.app, place.top.hunt, seat)
        place.frames(2)
        place.press(PADS[1].device, "slam")
        place.until(lambda: isinstance(place.top, WhoIsBackScene), "it is asked")
        yield place


def test_a_pad_that_claims_a_lost_seat_while_it_is_asked_for_whom_it_plays_has_only_that_seat(
    tmp_path: Path,
) -> None:
    with two_away(tmp_path) as place:
        seats = place.app.inputs.seats
        asking = place.top
        seats.pad_lost(PADS[0])
        assert seats.claim(PADS[1]) == 2
        asking.press(Press(2, "slam", 1.0, 0, 0, 0, "test", PADS[1].device, "b0"))
        place.frames(3)
        assert place.names[-1] == "HuntScene"
        assert seats.device_of(2) == PADS[1].device
        assert sorted(place.top.hunt.bots) == [0, 1]


def test_nobody_gets_the_seat_of_a_pad_that_went_away_while_it_was_asked_for_whom_it_plays(
    tmp_path: Path,
) -> None:
    with two_away(tmp_path) as place:
        place.app.inputs.seats.pad_lost(PADS[1])
        place.press(PADS[0].device, "slam")
        place.frames(3)
        assert place.names[-1] == "HuntScene"
        assert sorted(place.top.hunt.bots) == [0, 1]


def test_where_all_have_got_up_a_palm_steers_the_pause_and_comes_back_on_the_table(tmp_path: Path) -> None:
    with house(tmp_path, speed="fast", auto_reveal_s=0) as place:
        place.open(play(place.app, parse_seats("keys1,keys2")))
        place.phase("wait")
        scene = place.top
        for seat in (0, 1):
            hand_over(place.app, scene.hunt, seat)
        place.tap("keys", "start")
        assert place.names[-1] == "PauseScene" and not place.top.sign
        place.tap("keys1", "slam")
        assert place.top is scene and sorted(scene.hunt.bots) == [0, 1]
        place.tap("keys1", "slam")
        assert sorted(scene.hunt.bots) == [1]
