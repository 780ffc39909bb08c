"""What flies over the street, and the words that hang there."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.rules.kernel import Event
from game.scenes.boomtown.air import Air, tag_sprite
from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.motion import SPEEDS, Pace
from tests.scenes.boomtown.main_street import laid, match
from tests.support.drawing import SIZE


def said(air: Air) -> list[str]:
    return [tag.words for tag in air._tags]


def test_words_about_a_turn_end_with_it_and_what_money_moved_is_told_to_the_end(art: Art) -> None:
    table = laid(art, match(4, 1).view(None))
    table.app.pace.speed = "fast"
    data: dict[str, Any] = {"raid": "showdown"}
    table.play(Event("failed", 0, data))
    table.show.air.say(300, 500, "+$10", stays=True)
    assert said(table.show.air) == ["The Showdown fails", "+$10"]
    table.play(Event("turn", 1, {"turn": 2}))
    assert said(table.show.air) == ["+$10"]
    table.advance(1_600_000_000)
    assert said(table.show.air) == []


@pytest.mark.parametrize(("speed", "left"), [("relaxed", 1), ("normal", 0), ("fast", 0)])
def test_words_stay_as_long_as_the_pace_has_it(art: Art, speed: str, left: int) -> None:
    table = laid(art, match(4, 1).view(None))
    table.app.pace.speed = speed
    ns = round(table.play(Event("unopposed", 0, {"raid": "holdup"})) * SPEEDS[speed] * 1e6)
    table.advance(ns)
    assert said(table.show.air) == ["Nobody steps in!"]
    table.advance(round(1_550e6 * min(1.0, SPEEDS[speed])) - ns)
    assert len(said(table.show.air)) == left


@pytest.mark.parametrize("gap_ms", [0, 60, 110, 300, 700, 1_000])
def test_words_that_follow_each_other_quickly_never_lie_on_each_other(art: Art, gap_ms: int) -> None:
    air = Air(art, Pace(), 1)
    high = tag_sprite(Canvas(pygame.Surface(SIZE), art), "No Claim").height - 18 + 6
    for words in ("No Claim", "No Dirty Deeds", "No Holdup", "No Showdown"):
        air.say(500, 700, words)
        air.advance(gap_ms * 1_000_000)
        places = sorted(tag.at_y for tag in air._tags)
        assert all(b - a >= high for a, b in pairwise(places)), places
