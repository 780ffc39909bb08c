"""The pieces on screen follow the events alone, and yet lie as the match has them."""

from __future__ import annotations

import random

import pytest

from game.rules.bandits.state import State
from game.rules.kernel import SeededChance
from tests.rules.bandits.chaos import play
from tests.rules.bandits.table import RULES
from tests.scenes.felt import Felt, shown

MATCHES = pytest.mark.parametrize("matches", [50, pytest.param(400, marks=pytest.mark.soak)])


@MATCHES
def test_the_table_after_the_events_of_any_match_is_the_table_of_its_view_at_every_reveal(
    matches: int,
) -> None:
    base = random.SystemRandom().randrange(1 << 40)
    for number in range(matches):
        felt = Felt(base + number)
        for events in felt.play():
            if any(event.kind in ("turn", "winner") for event in events):
                felt.settle()
                same = shown(felt.top) == shown(felt.fresh())
                assert same, f"seed {base + number}: {shown(felt.top)} is not {shown(felt.fresh())}"


@MATCHES
def test_events_that_come_while_others_are_on_their_way_end_in_the_same_table(matches: int) -> None:
    base = random.SystemRandom().randrange(1 << 40)
    for number in range(matches // 2):
        felt = Felt(base + number)
        rng = random.Random(base + number)
        for events in felt.play():
            felt.pass_time(rng.choice((0, 5, 40, 150, 700)))
            if any(event.kind == "turn" for event in events) and rng.random() < 0.2:
                felt.settle()
                assert shown(felt.top) == shown(felt.fresh()), f"seed {base + number}"


def test_pieces_arrive_by_themselves() -> None:
    felt = Felt(3)
    for events in felt.play():
        if any(event.kind == "right" for event in events):
            break
    for _ in range(600):
        felt.pass_time(16)
    assert felt.director.done
    assert all(piece.resting for piece in felt.top.pieces())
    assert shown(felt.top) == shown(felt.fresh())


def hidden_spots(s: State) -> list[int]:
    return [spot for spot, card in enumerate(s.spots) if card and not s.up[spot]]


def test_hidden_cards_have_no_name_on_the_table_bm7() -> None:
    named = hidden = 0
    for seed in range(14):
        felt = Felt(seed)
        for events in felt.play():
            if any(event.kind == "turn" for event in events):
                felt.settle()
                for spot in hidden_spots(felt.state):
                    assert felt.top.spots[spot].card is None
                    hidden += 1
                named += sum(piece.card is not None for piece in felt.top.spots.values())
    assert named and hidden


def race_with_hidden_cards(seed: int) -> Felt | None:
    """A match of chance that has just come to a race over two hidden cards or more."""
    felt = Felt(seed)
    for events in felt.play():
        if any(event.kind == "race" for event in events) and len(hidden_spots(felt.state)) >= 2:
            felt.settle()
            return felt
    return None


def tables_of_race(felt: Felt, start: State, seed: int) -> list[dict[str, object]]:
    """What is shown after each answer until the check."""
    felt.state = RULES.clone(start)
    felt.top = felt.director.top = felt.fresh()
    seen = [shown(felt.top)]
    for _, events in play(felt.state, random.Random(seed), SeededChance(seed)):
        if any(event.kind == "capture_over" for event in events):
            break
        felt.director.take(list(events))
        felt.settle()
        seen.append(shown(felt.top))
    return seen


def test_two_hidden_cards_that_change_places_change_nothing_on_the_table_before_the_check_bm7() -> None:
    longest = 0
    for seed in range(30):
        felt = race_with_hidden_cards(seed)
        if felt is None:
            continue
        start = RULES.clone(felt.state)
        before = tables_of_race(felt, start, seed)
        a, b = hidden_spots(start)[:2]
        start.spots[a], start.spots[b] = start.spots[b], start.spots[a]
        assert tables_of_race(felt, start, seed) == before, f"seed {seed}"
        longest = max(longest, len(before))
    assert longest > 5, "no race was longer than a moment"
