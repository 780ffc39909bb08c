"""Whole matches by players who do anything that is legal."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from game.rules.boomtown.events import KINDS
from game.rules.boomtown.finish import TURN_LIMIT
from game.rules.boomtown.options import Options, head_start
from game.rules.boomtown.state import BANK, HAND, Turn, clone
from game.rules.boomtown.state import State as MatchState
from game.rules.kernel import Response, SeededChance, tell
from tests.rules.answering import Answering
from tests.rules.boomtown.chaos import play
from tests.rules.boomtown.memory import Memory
from tests.rules.boomtown.table import RULES, new, where
from tests.rules.parts import shares_nothing

VARIANTS: tuple[dict[str, str | int | bool], ...] = (
    {},
    {"goal": 50},
    {"goal": 30, "decks": 2},
    {"goal": 75, "head_start": "on"},
    {"decks": 2},
)


def check_whole(s: MatchState) -> None:
    """Nothing is lost and nothing is there twice: cards and dollars."""
    assert where(s) == sorted(s.cards)
    assert sum(s.money) + s.bank == BANK
    earned = [
        sum(s.tally[way][seat] for way in ("income", "death", "holdup", "posse")) for seat in range(s.seats)
    ]
    begun = head_start(s.order, Options(head_start=s.head_start))
    assert [own + start for own, start in zip(earned, begun, strict=True)] == s.money
    assert all(len(hand) <= HAND for hand in s.hands)
    assert all(s.cards[card].kind == "gunslinger" for crew in s.crews for card in crew)
    assert all(s.cards[card].kind == "establishment" for street in s.streets for card in street)
    assert isinstance(s.stack[0], Turn)
    assert bool(s.winners) == (not RULES.pending(s))
    assert bool(s.winners) == (max(s.money) >= s.goal)
    assert sum(money >= s.goal for money in s.money) <= 1


def _match(seed: int) -> int:
    """Play a match; how many turns it took."""
    s = new(2 + seed % 5, seed, **VARIANTS[seed // 5 % len(VARIANTS)])
    for _ in play(s, Random(seed), SeededChance(seed)):
        check_whole(s)
    assert s.how == "goal", f"seed {seed}"
    return s.turn


@pytest.mark.parametrize("block", range(4))
def test_random_matches_come_to_an_end_far_from_the_limit_and_keep_every_card_and_dollar(block: int) -> None:
    for seed in range(block * 15, block * 15 + 15):
        try:
            assert _match(seed) < TURN_LIMIT / 4
        except Exception as fault:
            raise AssertionError(f"match of seed {seed}") from fault


@pytest.mark.soak
def test_thousands_of_random_matches_come_to_an_end_and_keep_every_card_and_dollar() -> None:
    longest = 0
    for seed in range(10_000, 15_000):
        try:
            longest = max(longest, _match(seed))
        except Exception as fault:
            raise AssertionError(f"match of seed {seed}") from fault
    assert longest < TURN_LIMIT / 2, f"{longest} turns: the limit has come near"


def test_random_matches_meet_every_kind_of_event() -> None:
    met: dict[str, tuple[str, ...]] = {}
    for seed in range(40):
        s = new(2 + seed % 5, seed, **VARIANTS[seed // 5 % len(VARIANTS)])
        met |= {event.kind: tuple(event.data) for event in RULES.opening(s)}
        for _, events in play(s, Random(seed), SeededChance(seed)):
            met |= {event.kind: tuple(event.data) for event in events}
    assert met == KINDS


def test_every_why_line_is_one_sentence_in_which_the_names_can_be_put() -> None:
    names = [f"Player {seat}" for seat in range(6)]
    for seed in range(15):
        for _, events in play(new(6, seed), Random(seed), SeededChance(seed)):
            for event in events:
                told = tell(event.why, names)
                assert "{" not in told and "\n" not in told and len(told) <= 120, told
                assert not told or (told[-1] == "." and told[0].isupper()), told


def test_public_events_are_enough_to_follow_the_whole_table() -> None:
    for seed in range(20):
        s = new(2 + seed % 5, seed, **VARIANTS[seed // 5 % len(VARIANTS)])
        memory = Memory(s.seats)
        for event in RULES.opening(s):
            memory.hear(event)
        for _, events in play(s, Random(seed), SeededChance(seed)):
            for event in events:
                memory.hear(event)
            view = RULES.view(s, None)
            for name in ("hands", "streets", "crews", "money", "deck", "active", "turn", "winners"):
                assert getattr(memory, name) == view[name], (seed, name, events)
            assert sorted(memory.pile) == sorted(view["pile"]), (seed, events)


def test_a_clone_shares_no_part_that_can_change() -> None:
    for seed in range(3):
        s = new(2 + 2 * seed, seed, goal=50)
        for _ in play(s, Random(seed), SeededChance(seed)):
            copy = clone(s)
            assert copy == s
            assert shares_nothing(s, copy, known=("cards", "rolls")), s.stack


def test_a_state_survives_json_at_every_moment() -> None:
    for seed in range(3):
        s = new(2 + seed, seed, goal=50)
        for _ in play(s, Random(seed), SeededChance(seed)):
            assert RULES.from_json(json.loads(json.dumps(RULES.to_json(s)))) == s


class Interactions(Answering):
    """Steps from some point in mid-game, chosen and shrunk by hypothesis."""

    engine = RULES

    @initialize(
        seed=st.integers(0, 500),
        skip=st.integers(0, 300),
        variant=st.sampled_from(VARIANTS),
        seats=st.integers(2, 6),
    )
    def begin(self, seed: int, skip: int, variant: dict[str, Any], seats: int) -> None:
        self.chance = SeededChance(seed)
        self.s = new(seats, seed, **variant)
        for step, _ in enumerate(play(self.s, Random(seed), self.chance)):
            if step >= skip:
                break

    @precondition(lambda self: not self.s.winners)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        request = data.draw(st.sampled_from(RULES.pending(self.s)))
        picks = st.lists(st.sampled_from(request.options), max_size=request.most, unique=True)
        chosen = data.draw(picks if request.options else st.just([]))
        self._submit(Response(request.seat, request.kind, tuple(chosen)))

    @precondition(lambda self: not self.s.winners)
    @rule(data=st.data())
    def play_rather_than_pass(self, data: st.DataObject) -> None:
        request = RULES.pending(self.s)[0]
        options = [option for option in request.options if option != "pass"] or list(request.options)
        picks = (data.draw(st.sampled_from(options)),) if options else ()
        self._submit(Response(request.seat, request.kind, picks))

    @rule(
        seat=st.integers(-1, 6),
        kind=st.sampled_from(("recruit", "showdown", "commit", "spend", "discard", "intervene", "confirm")),
        picks=st.lists(st.sampled_from(("pass", "derringer", "plus", "yes", "jesse-james")), max_size=3),
    )
    def meddle(self, seat: int, kind: str, picks: list[str]) -> None:
        self._submit(Response(seat, kind, tuple(picks)))

    @invariant()
    def nothing_is_lost_and_all_can_be_saved_and_shown(self) -> None:
        if not hasattr(self, "s"):
            return
        check_whole(self.s)
        data = RULES.to_json(self.s)
        again = RULES.from_json(json.loads(json.dumps(data, sort_keys=True)))
        assert again == self.s
        assert RULES.pending(again) == RULES.pending(self.s)
        json.dumps([RULES.view(self.s, None), self.told])


Interactions.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
TestInteractions = Interactions.TestCase


def test_what_is_asked_next_never_stands_under_the_words_of_a_phase_that_was_skipped() -> None:
    seen = 0
    for seed in range(6):
        last = None
        for _, events in play(new(4, seed), Random(seed), SeededChance(seed)):
            last = next((event for event in reversed(events) if event.why), last)
            assert last is None or last.kind != "skipped", last
            seen += any(event.kind == "skipped" for event in events)
    assert seen > 50


def test_everything_that_a_player_does_is_told_in_a_line() -> None:
    told: dict[str, set[bool]] = {}
    for seed in range(6):
        for _, events in play(new(4, seed), Random(seed), SeededChance(seed)):
            for event in events:
                told.setdefault(event.kind, set()).add(bool(event.why))
    deeds = (
        "recruited",
        "claimed",
        "discarded",
        "passed",
        "drew",
        "sent",
        "declined",
        "spent",
        "turn",
        "deed",
    )
    assert {kind: told[kind] for kind in deeds} == {key: {True} for key in deeds}
