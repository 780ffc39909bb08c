"""A picture, a motion and a voice for every kind of event of Boom Town: nothing happens unseen."""

from __future__ import annotations

from functools import cache

import pytest

from game.rules.boomtown.events import KINDS
from game.scenes.boomtown.cues import CUES
from game.scenes.boomtown.plays import PLAYS
from game.sound import VOICES
from game.stage.art import Art
from tests.scenes.boomtown.main_street import laid, match
from tests.support.drawing import moments

SIGHTS = ("card", "coin", "building", "figure", "dice", "ribbon", "bill", "shootout", "mayor")
SECRET = {"drawn"}
RARE = {"called_off", "head_start", "war"}
"""Kinds that do not come in every handful of matches by chance."""
SILENT = {"phase", "skipped", "drawn"}
"""Others of the same moment speak."""


@cache
def played() -> frozenset[str]:
    """All kinds that everybody is told of in many matches by chance."""
    kinds: set[str] = set()
    for seed in range(10):
        for events, _ in moments(match(2 + seed % 5, seed, goal=50)):
            kinds |= {event.kind for event in events}
    return frozenset(kinds)


def test_every_kind_of_event_of_the_rules_has_a_cue_and_no_cue_is_for_nothing() -> None:
    assert set(CUES) == set(KINDS)


def test_every_kind_of_event_of_many_matches_by_chance_has_a_cue_and_none_tells_a_secret() -> None:
    assert set(KINDS) - SECRET - RARE <= played() <= set(CUES) - SECRET


@pytest.mark.parametrize("kind", sorted(CUES))
def test_each_cue_has_a_known_sight_and_a_voice_that_the_sound_room_knows(kind: str) -> None:
    cue = CUES[kind]
    assert cue.sight in SIGHTS
    assert cue.voice in VOICES or (cue.voice == "" and kind in SILENT)


def test_each_public_kind_has_its_motion() -> None:
    assert set(PLAYS) == set(CUES) - SECRET


def test_every_public_kind_plays_on_the_table_and_shows_what_is_so(art: Art) -> None:
    missing = set(KINDS) - SECRET
    for seed in range(100):
        told = list(moments(match(2 + seed % 5, seed, goal=50, head_start=("on", "off")[seed % 2])))
        kinds = {event.kind for events, _ in told for event in events}
        if not kinds & missing:
            continue
        table = laid(art, told[0][1])
        for events, view in told:
            for event in events:
                table.play(event)
            assert table.show.town.money == view["money"]
            table.settle(view)
        missing -= kinds
    assert not missing


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (6, 2)])
def test_whole_matches_play_on_the_table_and_everything_comes_to_rest(
    art: Art, seats: int, seed: int
) -> None:
    board = match(seats, seed, goal=30)
    table = laid(art, board.view(None))
    for count, (events, view) in enumerate(moments(board)):
        for event in events:
            assert table.play(event) >= 0.0
            assert table.cue(event.kind) == CUES[event.kind].voice
            table.advance(300_000_000)
        table.settle(view)
        if count % 10 == 0:
            for _ in range(80):
                table.advance(100_000_000)
            assert not table.moving, [event.kind for event in events]
