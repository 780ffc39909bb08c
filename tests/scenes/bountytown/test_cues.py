"""A picture, a motion and a voice for every kind of event of Bountytown: nothing happens unseen."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.scenes.bountytown.cues import CUES
from game.scenes.bountytown.duel_cues import DUEL_CUES
from game.scenes.bountytown.table_duel import CLOSES, OPENS
from game.scenes.bountytown.table_plays import PLAYS, START
from game.sound import VOICES
from tests.scenes.bountytown.saloon import laid, match, still
from tests.support.drawing import drawing, moments

ROOT = Path(__file__).parents[3]
SIGHTS = ("card", "figure", "poster", "item", "plate", "building", "duel", "screen")
WALKED = {"moved", "carried"}
"""Figures walk wherever the board says that they are."""
RARE = {"cancelled", "final", "final_showdown", "kept", "lost_item", "spared", "turned_in"}
"""Kinds that do not come in every handful of matches by chance."""
SECRET = {"drawn", "peeked", "seen"}
"""Kinds that only one seat is told: the shared screen never plays them."""
MATCHES = 12


def literals() -> Iterator[str]:
    """Each kind of event that is spelled out in the code of the rules."""
    for path in sorted((ROOT / "game/rules/bountytown").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
                kind = node.args[0]
                assert isinstance(kind, ast.Constant), f"{path}:{node.lineno}: the kind is no plain word"
                yield str(kind.value)


@cache
def played() -> frozenset[str]:
    """All kinds that everybody is told of in many matches by chance, and those told in Duels."""
    kinds: set[str] = set()
    for seed in range(MATCHES):
        board = match(3 + seed % 4, seed)
        for events, _ in moments(board):
            kinds |= {event.kind for event in events}
    return frozenset(kinds)


def test_every_kind_of_event_in_the_code_has_a_cue_and_no_cue_is_for_nothing() -> None:
    assert set(literals()) == set(CUES) | SECRET


def test_every_kind_of_event_of_many_matches_by_chance_has_a_cue_and_none_tells_a_secret() -> None:
    assert set(CUES) - RARE <= played() <= set(CUES)


@pytest.mark.parametrize("kind", CUES)
def test_each_cue_has_a_known_sight_and_a_voice_that_the_sound_room_knows(kind: str) -> None:
    cue = CUES[kind]
    assert cue.sight in SIGHTS
    assert cue.voice == "" or cue.voice in VOICES


@pytest.mark.parametrize("kind", CUES)
def test_each_kind_moves_something_on_the_board_or_in_the_duel(kind: str) -> None:
    assert kind in PLAYS or kind in START or kind in WALKED or kind in DUEL_CUES


def test_what_opens_and_closes_a_duel_is_seen_in_it() -> None:
    assert {*OPENS, *CLOSES} <= {*DUEL_CUES, "final", "final_showdown"}


def test_every_kind_plays_on_the_table() -> None:
    missing = set(CUES)
    with drawing() as art:
        for seed in range(100):
            kinds = {e.kind for events, _ in moments(match(3 + seed % 4, seed)) for e in events}
            if not kinds & missing:
                continue
            board = match(3 + seed % 4, seed)
            table = laid(art, board)
            for events, view in moments(board):
                for event in events:
                    table.play(event)
                    table.advance(20_000_000)
                table.settle(view)
            missing -= kinds
    assert not missing


@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (6, 2)])
def test_whole_matches_play_on_the_table_and_everything_comes_to_rest(seats: int, seed: int) -> None:
    with drawing() as art:
        board = match(seats, seed)
        table = laid(art, board)
        for count, (events, view) in enumerate(moments(board)):
            for event in events:
                assert table.play(event) >= 0.0
                assert table.cue(event.kind) == "" or table.cue(event.kind) in VOICES
                table.advance(20_000_000)
            table.settle(view)
            if count % 40 == 0:
                still(table)
        still(table)
        assert table.board.over
        assert table.duel is None
