"""Whole matches by players who do anything that is legal."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.rules.bandits.events import KINDS
from game.rules.bandits.race import free_hands
from game.rules.bandits.state import State
from game.rules.kernel import TABLE, Event, Response, RuleError, SeededChance, tell
from tests.rules.bandits.chaos import play
from tests.rules.bandits.table import MS, RULES, new, where

VARIANTS: tuple[dict[str, str | int | bool], ...] = (
    {},
    {"ballerina": "sends"},
    {"deck": "half"},
    {"deck": "half", "ballerina": "sends", "false_start": False, "card_time_ms": 1500},
)


def check_whole(s: State) -> None:
    """Nothing is lost and nothing is there twice: cards, spots, tokens."""
    assert where(s) == sorted(s.cards)
    assert all(card == "" or s.cards[card].kind == "bandit" for card in s.spots)
    assert not any(up for card, up in zip(s.spots, s.up, strict=True) if not card)
    holders = [holder for holder in s.sheriffs if holder != TABLE]
    assert len(holders) == len(set(holders))
    assert len(s.sheriffs) == -(-s.seats // 3)
    assert all(s.cards[card].kind == "bandit" for pile in s.captured for card in pile)
    assert (s.phase == "over") == (not RULES.pending(s))


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
    for seed in range(block * 60, block * 60 + 60):
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
    for seed in range(120):
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


class Memory:
    """What somebody knows who has only heard the public events: they are enough to follow the whole table."""

    def __init__(self, opening: tuple[Event, ...]) -> None:
        self.table: dict[int, str] = {}
        self.up: set[int] = set()
        self.captured: dict[int, list[str]] = {}
        self.sheriffs: dict[str, int] = {}
        for event in opening:
            self.hear(event)

    def hear(self, event: Event) -> None:
        data = event.data
        match event.kind:
            case "dealt" | "returned":
                for laid in data["cards"]:
                    self._lay(laid["spot"], laid["card"])
            case "placed":
                self._lay(data["spot"], data["card"])
            case "right":
                self.captured.setdefault(event.seat, []).append(data["card"])
                assert self.table.pop(data["spot"]) == data["card"]
                self.up.discard(data["spot"])
            case "wrong":
                assert self.table[data["spot"]] == data["card"]
            case "turned":
                spots = {laid["spot"] for laid in data["spots"]}
                self.up = self.up | spots if data["up"] else self.up - spots
            case "lost_bandits":
                self.captured[event.seat] = [c for c in self.captured[event.seat] if c not in data["cards"]]
            case "sent":
                for laid in data["cards"]:
                    assert self.table.pop(laid["spot"]) == laid["card"]
                    self.up.discard(laid["spot"])
            case "sheriff_taken":
                self.sheriffs[data["token"]] = event.seat
            case "sheriff_returned":
                del self.sheriffs[data["token"]]

    def _lay(self, spot: int, card: str) -> None:
        self.table[spot] = card
        self.up.add(spot)


def test_public_events_are_enough_to_remember_every_card_and_token() -> None:
    for seed in range(20):
        s = new(2 + seed % 7, seed, **VARIANTS[seed % len(VARIANTS)])
        memory = Memory(RULES.opening(s))
        for _, events in play(s, Random(seed), SeededChance(seed)):
            for event in events:
                memory.hear(event)
            if s.phase != "reveal":
                continue
            assert memory.table == {spot: card for spot, card in enumerate(s.spots) if card}, f"seed {seed}"
            assert memory.up == {spot for spot, up in enumerate(s.up) if up}, f"seed {seed}"
            assert [memory.captured.get(n, []) for n in range(s.seats)] == s.captured, f"seed {seed}"
            tokens = RULES.view(s, None)["tokens"]
            assert memory.sheriffs == {t: h for t, h in tokens.items() if h is not None}, f"seed {seed}"


def _mutable_parts(value: Any) -> list[Any]:
    """All lists and unfrozen structs inside a state, at any depth."""
    if isinstance(value, list):
        return [value, *(part for item in value for part in _mutable_parts(item))]
    if isinstance(value, msgspec.Struct):
        fields = [getattr(value, name) for name in value.__struct_fields__]
        own = [] if value.__struct_config__.frozen else [value]
        return own + [part for field in fields for part in _mutable_parts(field)]
    return []


def test_a_clone_shares_no_part_that_can_change() -> None:
    for seed in range(8):
        s = new(2 + seed % 7, seed)
        for _ in play(s, Random(seed), SeededChance(seed)):
            copy = RULES.clone(s)
            assert copy == s
            mine = {id(part) for part in _mutable_parts(s)}
            assert not any(id(part) in mine for part in _mutable_parts(copy)), s.phase


class Interactions(RuleBasedStateMachine):
    """Steps from some point in mid-game, chosen and shrunk by hypothesis."""

    @initialize(
        seed=st.integers(0, 500),
        skip=st.integers(0, 400),
        variant=st.sampled_from(VARIANTS),
        seats=st.integers(2, 8),
    )
    def begin(self, seed: int, skip: int, variant: dict[str, Any], seats: int) -> None:
        self.chance = SeededChance(seed)
        self.s = new(seats, seed, **variant)
        for step, _ in enumerate(play(self.s, Random(seed), self.chance)):
            if step >= skip and self.s.phase not in ("over", "reveal"):
                break
        self.told: list[Event] = []

    def _submit(self, response: Response) -> None:
        """Legal or not: a refusal changes nothing."""
        before = RULES.to_json(self.s)
        try:
            self.told += RULES.submit(self.s, response, self.chance)
        except RuleError as refusal:
            assert str(refusal) and "\n" not in str(refusal)
            assert RULES.to_json(self.s) == before

    @precondition(lambda self: self.s.phase == "capture")
    @rule(data=st.data(), wait=st.integers(-5, 60), width=st.integers(0, 12), aim=st.integers(0, 2))
    def cover(self, data: st.DataObject, wait: int, width: int, aim: int) -> None:
        race = self.s.race
        assert race
        seat = data.draw(st.integers(0, self.s.seats))
        target = data.draw(st.sampled_from([*RULES.pending(self.s)[-1].options, "spot-29"]))
        lo = race.mark_ns + wait * MS
        self._submit(
            Response(seat, "cover", (target,), data.draw(st.integers(0, 1)), lo, lo + width * MS, aim)
        )

    @precondition(lambda self: self.s.phase == "capture")
    @rule(step=st.integers(-1, 2000))
    def time(self, step: int) -> None:
        assert self.s.race
        self._submit(Response(TABLE, "advance", lo_ns=self.s.race.mark_ns + step * MS))

    @precondition(lambda self: self.s.phase in ("reveal", "hush", "choose"))
    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        request = data.draw(st.sampled_from(RULES.pending(self.s)))
        self._submit(Response(request.seat, request.kind, request.options[-1:]))

    @precondition(lambda self: self.s.phase == "noon")
    @rule(
        kind=st.sampled_from(("bell", "draw", "advance")), at=st.integers(-200, 400), seat=st.integers(-1, 8)
    )
    def duel(self, kind: str, at: int, seat: int) -> None:
        seat = seat if kind == "draw" else TABLE
        self._submit(Response(seat, kind, lo_ns=at * MS, hi_ns=(at + 3) * MS))

    @precondition(lambda self: self.s.phase == "over")
    @rule(kind=st.sampled_from(("reveal", "flip", "cover", "advance", "bell")))
    def too_late(self, kind: str) -> None:
        before = len(self.told)
        self._submit(Response(TABLE, kind))
        assert len(self.told) == before

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
        if self.s.race:
            hands = [free_hands(self.s.race, seat) for seat in range(self.s.seats)]
            used = len(self.s.race.held) + len(self.s.race.waiting)
            assert sum(map(len, hands)) + used == self.s.race.hands * self.s.seats


Interactions.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestInteractions = Interactions.TestCase
