"""Whole matches by players who do anything that is legal."""

from __future__ import annotations

import json
from random import Random
from typing import get_args

import msgspec
import pytest

from game.rules.bountytown.frames import Frame
from game.rules.bountytown.options import allowed, options
from game.rules.bountytown.rows import TRAIN
from game.rules.bountytown.state import State
from game.rules.kernel import SeededChance
from tests.rules.bountytown.box import RULES, new
from tests.rules.bountytown.chaos import play
from tests.rules.bountytown.whole import VARIANTS, check_rested, check_whole
from tests.rules.parts import shares_nothing

RICH = (20, 26, 49, 51, 101)
"""Seeds of matches in which together everything happens; look for others when the rules change."""


def _match(seed: int, **more: str | int | bool) -> State:
    s = new(3 + seed % 4, seed, **{**VARIANTS[seed % len(VARIANTS)], **more})
    check_whole(s)
    for _ in play(s, Random(seed), SeededChance(seed)):
        check_whole(s)
        check_rested(s)
    assert TRAIN in s.gone and s.winners, f"seed {seed}"
    return s


def _matches(seeds: range) -> list[State]:
    ended = []
    for seed in seeds:
        try:
            ended.append(_match(seed))
        except Exception as fault:
            raise AssertionError(f"match of seed {seed}") from fault
    return ended


def test_random_matches_come_to_the_train_and_keep_every_card() -> None:
    ended = _matches(range(40))
    assert {s.how for s in ended} == {"renown", "duel", "shared"}


def test_bt27_long_games_come_to_the_train_and_keep_every_card() -> None:
    for seed in range(8):
        s = _match(seed, bounty_deck="all")
        assert len(s.book.bounties) == 31 and len(s.bounty_deck) <= 5, f"seed {seed}"


@pytest.mark.soak
def test_five_thousand_random_matches_come_to_the_train_and_keep_every_card() -> None:
    _matches(range(10_000, 15_000))


def test_every_state_of_a_match_survives_json() -> None:
    for seed in range(2):
        s = new(3 + 2 * seed, seed, **VARIANTS[seed])
        for _ in play(s, Random(seed), SeededChance(seed)):
            again = RULES.from_json(json.loads(json.dumps(RULES.to_json(s), sort_keys=True)))
            assert again == s


@pytest.mark.soak
def test_every_state_of_two_hundred_matches_survives_json() -> None:
    for seed in range(200):
        s = new(3 + seed % 4, seed, **VARIANTS[seed % 4])
        for _ in play(s, Random(seed), SeededChance(seed)):
            assert RULES.from_json(msgspec.json.decode(msgspec.json.encode(RULES.to_json(s)))) == s


def test_random_matches_meet_every_kind_of_event_frame_and_request() -> None:
    events: set[str] = set()
    frames: set[str] = set()
    asked: set[str] = set()
    for seed in RICH:
        s = new(3 + seed % 4, seed, **VARIANTS[seed % 4])
        for response, told in play(s, Random(seed), SeededChance(seed)):
            events |= {event.kind for event in told}
            frames |= {frame.__class__.__name__ for frame in s.stack}
            asked.add(response.kind)
    assert frames == {kind.__name__ for kind in get_args(Frame)}
    assert asked == {
        *("choose", "turn", "react", "swap", "discard", "select", "use", "buy", "pay", "loot", "lose")
    }
    assert events == {
        *(
            "chosen",
            "turn",
            "revealed",
            "drew",
            "drawn",
            "discarded",
            "reshuffled",
            "moved",
            "reload",
            "used",
        ),
        *("healed", "took", "peeked", "turned_in", "bought", "looted", "stocked"),
        *(
            "duel",
            "cancelled",
            "effect",
            "seen",
            "locked",
            "showdown",
            "captured",
            "kept",
            "escaped",
            "spared",
        ),
        *("swept", "wounded", "critical", "lost_bounty", "lost_item", "carried", "duel_over"),
        *("train", "final", "final_showdown", "winner"),
    }


def test_an_option_is_allowed_exactly_if_it_is_listed() -> None:
    known: list[str] = []
    for seed in range(10):
        s = new(4, seed)
        for _ in play(s, Random(seed), SeededChance(seed)):
            turn = s.stack[-1] if s.stack else None
            if turn.__class__.__name__ != "Turn":
                continue
            listed = options(s, turn)  # type: ignore[arg-type]
            known += [option for option in listed if option not in known]
            wrong = [option for option in known if allowed(s, turn, option) != (option in listed)]  # type: ignore[arg-type]
            assert not wrong


def test_a_clone_shares_no_part_that_can_change() -> None:
    for seed in range(8):
        s = new(3 + seed % 4, seed)
        for _ in play(s, Random(seed), SeededChance(seed)):
            copy = RULES.clone(s)
            assert copy == s
            assert shares_nothing(s, copy, known=("book",)), s.stack
