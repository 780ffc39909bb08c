"""Bots of Bountytown: what they know, that they are legal, the same each time, and how good."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from game.bots.bountytown import BountytownBot
from game.bots.bountytown_levels import WINNING
from game.rules.bountytown.rows import TRAIN
from game.rules.kernel import RuleError
from tests.bots.bountytown_table import Match, interval, strength
from tests.rules.bountytown.box import CHARACTERS, CONTENT, ROOT, RULES
from tests.rules.bountytown.chaos import shake
from tests.rules.bountytown.whole import VARIANTS, check_whole

MIXED = ("hard", "normal", "easy", "random")


def _story(match: Match) -> list[tuple[str, int, dict[str, object]]]:
    return match.play().log


def test_bots_of_all_levels_and_numbers_come_to_the_train() -> None:
    for seed in range(8):
        levels = [MIXED[(seat + seed) % 4] for seat in range(3 + seed % 4)]
        match = Match(levels, seed, **VARIANTS[seed % len(VARIANTS)]).play()
        check_whole(match.s)
        assert TRAIN in match.s.gone, f"seed {seed}"


def test_the_same_seeds_give_the_same_match() -> None:
    assert _story(Match(MIXED, 5)) == _story(Match(MIXED, 5))
    assert _story(Match(MIXED, 5)) != _story(Match(MIXED, 9))


def test_no_bot_depends_on_the_hash_seed_of_the_process_or_on_what_it_was_asked_before() -> None:
    code = (
        "from tests.bots.bountytown_table import Match\n"
        "Match(('normal', 'hard', 'easy'), 8).play() if {before} else None\n"
        "print(Match(('hard', 'normal', 'easy', 'random'), 7).play().log)"
    )
    printed = [
        subprocess.run(
            [sys.executable, "-c", code.format(before=before)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed, before in (("1", False), ("99", True))
    ]
    assert printed[0] == printed[1]


def test_law_2_bt32_a_bot_is_shown_the_same_whatever_it_may_not_know() -> None:
    match, rng = Match(("hard", "normal", "hard"), 4), Random(4)
    asked = 0
    while pending := [request for request in RULES.pending(match.s) if not request.optional]:
        request = pending[0]
        other = shake(match.s, request.seat, rng)
        view, same = RULES.view(match.s, request.seat), RULES.view(other, request.seat)
        assert view == same
        asked += 1
        match.step(request)
    assert asked > 50


def test_every_answer_has_a_reason_in_a_sentence() -> None:
    match = Match(MIXED, 3)
    told: set[str] = set()
    while pending := [request for request in RULES.pending(match.s) if not request.optional]:
        match.step(pending[0])
        why = match.bots[pending[0].seat].why()
        assert why[0].isupper() or why[0].isdigit(), why
        assert why.endswith("."), why
        told.add(why)
    assert len(told) > 10


def test_an_unknown_level_or_content_that_does_not_fit_is_refused() -> None:
    with pytest.raises(KeyError):
        BountytownBot("perfect", 0, 1, CONTENT)
    with pytest.raises(RuleError):
        BountytownBot("hard", 0, 1, {})


def test_what_is_said_of_characters_names_those_in_the_box() -> None:
    assert set(WINNING) <= set(CHARACTERS)


def test_a_normal_bot_beats_random_ones_more_than_twice_as_often_as_it_should() -> None:
    wins = strength(("normal", "random", "random", "random"), range(12))
    assert wins >= 0.625 * 12


def test_a_hard_bot_wins_more_against_normal_ones_than_an_easy_one() -> None:
    # So few matches tell who is above and below the fair share; by how much, the soaks below do.
    assert strength(("hard", "normal", "normal", "normal"), range(16)) > 0.25 * 16
    assert strength(("easy", "normal", "normal", "normal"), range(16)) < 0.25 * 16


@pytest.mark.soak
def test_a_normal_bot_against_three_random_ones_wins_two_and_a_half_times_its_share() -> None:
    _, low, _ = interval(strength(("normal", "random", "random", "random"), range(300)), 300)
    assert low >= 0.625


@pytest.mark.soak
def test_a_hard_bot_against_three_normal_ones_wins_one_and_a_half_times_its_share() -> None:
    _, low, _ = interval(strength(("hard", "normal", "normal", "normal"), range(1000)), 1000)
    assert low >= 0.375


@pytest.mark.soak
def test_an_easy_bot_wins_less_than_its_share_against_normal_ones() -> None:
    _, _, high = interval(strength(("easy", "normal", "normal", "normal"), range(300)), 300)
    assert high < 0.25


def test_bt27_a_long_game_takes_bots_more_than_twice_the_turns_and_ends_by_the_train() -> None:
    turns = {"by players": 0, "all": 0}
    for seed in range(3):
        for deck in turns:
            match = Match(("normal",) * 4, seed, bounty_deck=deck).play()
            check_whole(match.s)
            assert TRAIN in match.s.gone, f"seed {seed}"
            turns[deck] += match.s.turn
    assert turns["all"] > max(2 * turns["by players"], 3 * 45)


@pytest.mark.soak
def test_two_thousand_matches_of_bots_come_to_the_train_and_keep_every_card() -> None:
    for seed in range(2000):
        levels = [MIXED[(seat + seed) % 4] for seat in range(3 + seed % 4)]
        match = Match(levels, seed, **VARIANTS[seed % len(VARIANTS)])
        while pending := [request for request in RULES.pending(match.s) if not request.optional]:
            match.step(pending[0])
            check_whole(match.s)
        assert TRAIN in match.s.gone, f"seed {seed}"
