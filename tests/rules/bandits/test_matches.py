"""Whole matches by players who do anything that is legal."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.bandits.events import KINDS
from game.rules.kernel import SeededChance, tell
from tests.rules.bandits.chaos import VARIANTS, check_whole, play
from tests.rules.bandits.table import RULES, new


def _match(seed: int) -> int:
    seats = 2 + seed % 7
    s = new(seats, seed, **VARIANTS[seed % len(VARIANTS)])
    count = 0
    for count, _ in enumerate(play(s, Random(seed), SeededChance(seed)), 1):  # noqa: B007 - used below
        check_whole(s)
    assert s.phase == "over", f"seed {seed}"
    return count


@pytest.mark.parametrize("block", range(4))
def test_random_matches_come_to_an_end_and_keep_every_card_and_token(block: int) -> None:
    for seed in range(block * 24, block * 24 + 24):
        try:
            _match(seed)
        except Exception as fault:
            raise AssertionError(f"match of seed {seed}") from fault


@pytest.mark.soak
def test_thousands_of_random_matches_come_to_an_end_and_keep_every_card_and_token() -> None:
    for seed in range(10_000, 14_000):
        try:
            _match(seed)
        except Exception as fault:
            raise AssertionError(f"match of seed {seed}") from fault


def test_random_matches_meet_every_kind_of_event_and_every_way_to_win() -> None:
    """But 'skipped': dealt as BM3 has it, The End always shows before the turn comes to an empty deck.

    And but 'time_up', which these matches without a limit do not have.
    """
    met: dict[str, tuple[str, ...]] = {"skipped": (), "time_up": ("played_ns",)}
    ways: set[str] = set()
    for seed in range(48):
        s = new(2 + seed % 7, seed, **VARIANTS[seed % len(VARIANTS)])
        met |= {event.kind: tuple(event.data) for event in RULES.opening(s)}
        for _, events in play(s, Random(seed), SeededChance(seed)):
            met |= {event.kind: tuple(event.data) for event in events}
        ways.add(s.how)
    assert met == KINDS
    assert ways == {"credits", "bandits", "sheriff", "noon"}


def test_every_why_line_is_one_sentence_in_which_the_names_can_be_put() -> None:
    names = [f"Player {seat}" for seat in range(8)]
    for seed in range(30):
        for _, events in play(new(8, seed), Random(seed), SeededChance(seed)):
            for event in events:
                told = tell(event.why, names)
                assert "{" not in told and "\n" not in told and len(told) <= 140, told
                assert not told or told[-1] in ".!", told
