"""Who lost a pad takes over again from the bot that stood in."""

from __future__ import annotations

from pathlib import Path

from game.match.seats import parse_seats
from game.scenes.bandits.start import play
from tests.scenes.house import house
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
