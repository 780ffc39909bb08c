"""A picture, a motion or a sound for every kind of event: nothing happens unseen and unheard."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.match import headless
from game.match.hunt import RULES, Hunt
from game.match.seats import bot_seats
from game.match.start import new_match
from game.scenes.bandits.cues import CUES, FLIP_VOICES
from game.scenes.bandits.director import AT_ONCE, STEP_MS
from game.scenes.bandits.moves import MOVES
from game.sound import VOICES
from tests.match.hands import content
from tests.scenes.felt import Felt

ROOT = Path(__file__).parents[2]
EMITTERS = ("game/rules/bandits", "game/match")
SIGHTS = ("card", "hand", "token", "pile", "banner", "plate", "screen")
MOVING = ("card", "hand", "token", "pile", "plate")
"""Sights that move something of their own; banners show the reason, screens are drawn from the state."""
SEEN_ON_THE_HANDS = ("cover",)
"""The referee's hands show it in the very frame."""
NOT_BY_CHANCE = {"phase", "race_broken", "skipped", "time_up"}
"""What the referee tells; a deck that is empty before The End, which no deal brings about (BM3); no limit."""
MATCHES = 50


def literals() -> Iterator[tuple[str, str]]:
    """Each kind of event that is spelled out in the code, and where."""
    for folder in EMITTERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
                    assert node.args, f"{path}:{node.lineno}: an Event without a kind"
                    kind = node.args[0]
                    assert isinstance(kind, ast.Constant), f"{path}:{node.lineno}: the kind is no plain word"
                    yield str(kind.value), f"{path.name}:{node.lineno}"


@cache
def played() -> dict[str, int]:
    """How often events of each kind come in matches of chance."""
    found: dict[str, int] = {}
    for seed in range(MATCHES):
        felt = Felt(seed)
        for events in felt.play():
            for event in events:
                found[event.kind] = found.get(event.kind, 0) + 1
    return found


def test_every_kind_of_event_in_the_code_has_a_cue_and_no_cue_is_for_nothing() -> None:
    assert {kind for kind, _ in literals()} == set(CUES)


def test_every_kind_of_event_of_the_rules_comes_in_matches_of_chance_and_has_a_cue() -> None:
    assert set(played()) == set(CUES) - NOT_BY_CHANCE


def test_every_kind_of_event_of_a_refereed_match_has_a_cue() -> None:
    hunt = Hunt(new_match(content(), bot_seats(4, ("normal",)), 3), content().table(), headless=True)
    kinds = set()
    while hunt.phase != "over":
        kinds |= {event.kind for event in hunt.advance(hunt.now_ns + headless.CHUNK_NS)}
    assert {"phase", "flip", "award", "winner"} <= kinds
    assert kinds <= set(CUES)


@pytest.mark.parametrize("kind", CUES)
def test_each_cue_has_a_known_sight_and_a_voice_that_the_sound_room_knows(kind: str) -> None:
    cue = CUES[kind]
    assert cue.sight in SIGHTS
    assert cue.voice == "" or cue.voice in VOICES


@pytest.mark.parametrize("kind", [kind for kind, cue in CUES.items() if cue.sight in MOVING])
def test_what_moves_is_carried_out(kind: str) -> None:
    assert kind in MOVES or kind in SEEN_ON_THE_HANDS


def test_what_only_the_banner_shows_always_has_a_reason_to_show() -> None:
    for seed in range(25):
        felt = Felt(seed)
        for events in felt.play():
            if any(event.kind == "flip" for event in events):
                continue  # the card says it all
            for event in events:
                if CUES[event.kind].sight == "banner" and event.kind not in MOVES:
                    assert event.why, f"{event.kind} with seed {seed} says nothing"


def test_the_director_and_its_times_know_only_kinds_that_have_a_cue() -> None:
    assert set(MOVES) <= set(CUES)
    assert set(STEP_MS) <= set(CUES)
    assert set(AT_ONCE) <= set(CUES)


def test_cards_with_a_voice_of_their_own_are_cards_and_voices() -> None:
    kinds = {card["kind"] for card in content().cards["cards"]}
    assert set(FLIP_VOICES) <= kinds
    assert set(FLIP_VOICES.values()) <= set(VOICES)


def test_opening_events_have_cues() -> None:
    felt = Felt(1)
    assert {event.kind for event in RULES.opening(felt.state)} <= set(CUES)
