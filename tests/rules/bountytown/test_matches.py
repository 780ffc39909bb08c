"""Whole matches by players who do anything that is legal."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.rules.bountytown.frames import Frame
from game.rules.bountytown.hooks import hand_limit
from game.rules.bountytown.options import allowed, options
from game.rules.bountytown.rows import TRAIN
from game.rules.bountytown.state import State
from game.rules.kernel import Event, Response, RuleError, SeededChance, tell
from tests.rules.bountytown.chaos import play
from tests.rules.bountytown.table import BOX, RULES, new, where

VARIANTS: tuple[dict[str, str | int | bool], ...] = (
    {},
    {"town": "diagram"},
    {"defender_refills": False},
    {"three_of_a_kind": "above two pair", "town": "frontier"},
)
ITEMS = sorted(f"{kind.id}-{copy + 1}" for kind in BOX.items for copy in range(kind.copies))


def check_whole(s: State) -> None:
    """Nothing is lost and nothing is there twice: Duel cards, Items, Bounties, Wounds."""
    found = where(s)
    assert found["cards"] == list(range(75))
    assert found["items"] == ITEMS
    assert found["bounties"] == sorted([*(row for row in s.book.bounties), TRAIN])
    assert found["wounds"] == sorted(BOX.wounds)
    for seat in range(s.seats):
        kinds = [item[:-2] for item in s.items[seat]]
        assert len(set(kinds)) == len(kinds), "one Item of a kind"
    assert set(s.loot) <= set(s.active)
    assert (not s.stack) == (not RULES.pending(s)) == bool(s.winners)


def check_rested(s: State) -> None:
    """Between Actions nobody is over the hand limit or critically Wounded."""
    if len(s.stack) == 1 and s.stack[0].__class__.__name__ == "Turn":
        for seat in range(s.seats):
            limit = hand_limit(s, seat)
            assert len(s.hands[seat]) + len(s.wounds[seat]) <= limit
            assert len(s.wounds[seat]) < limit
        assert len(s.active) <= 3


def _match(seed: int) -> State:
    s = new(3 + seed % 4, seed, **VARIANTS[seed % len(VARIANTS)])
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
    ended = _matches(range(100))
    assert {s.how for s in ended} == {"renown", "duel", "shared"}


@pytest.mark.soak
def test_five_thousand_random_matches_come_to_the_train_and_keep_every_card() -> None:
    _matches(range(10_000, 15_000))


def test_every_state_of_a_match_survives_json() -> None:
    for seed in range(4):
        s = new(3 + seed, seed, **VARIANTS[seed])
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
    for seed in range(120):
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


def test_every_why_line_is_one_sentence_in_which_the_names_can_be_put() -> None:
    names = [f"Player {seat}" for seat in range(6)]
    for seed in range(20):
        for _, events in play(new(6, seed), Random(seed), SeededChance(seed)):
            for event in events:
                told = tell(event.why, names)
                assert "{" not in told and "\n" not in told and len(told) <= 140, told
                assert not told or told[-1] in ".!", told


def test_wounds_payments_and_changes_of_owner_always_say_why() -> None:
    owed = {
        "wounded",
        "bought",
        "captured",
        "kept",
        "escaped",
        "lost_bounty",
        "lost_item",
        "turned_in",
        "looted",
    }
    for seed in range(20):
        for _, events in play(new(4, seed), Random(seed), SeededChance(seed)):
            assert all(event.why for event in events if event.kind in owed | {"showdown", "winner"})


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


class Memory:
    """What somebody knows who has only heard the public events: enough to follow hand sizes and owners."""

    def __init__(self, s: State) -> None:
        self.cards = [0] * s.seats
        self.wounds = [0] * s.seats
        self.bounties: dict[str, int] = {}
        self.items: dict[str, int] = {}
        self.places = [s.book.town[s.book.start].id] * s.seats

    def hear(self, event: Event) -> None:
        self._hear_cards(event)
        self._hear_owners(event)

    def _hear_cards(self, event: Event) -> None:
        data, seat = event.data, event.seat
        match event.kind:
            case "drew":
                self.cards[seat] += data["count"]
            case "took":
                self.cards[seat] += 1
            case "discarded":
                self.cards[seat] -= len(data["cards"])
            case "showdown" | "final_showdown":
                for hand in data["hands"]:
                    if hand["seat"] is not None:
                        self.cards[hand["seat"]] -= hand["selected"]
            case "wounded":
                self.wounds[seat] = data["wounds"]
            case "healed":
                self.wounds[seat] = data["left"]

    def _hear_owners(self, event: Event) -> None:
        data, seat = event.data, event.seat
        match event.kind:
            case "captured":
                self.bounties[data["bounty"]] = seat
            case "escaped" | "lost_bounty":
                self.bounties.pop(data["bounty"], None)
            case "bought":
                self.items |= dict.fromkeys(data["items"], seat)
            case "looted":
                self.items[data["item"]] = seat
            case "used" | "lost_item":
                self.items.pop(data.get("source", data.get("item")), None)
            case "moved" | "carried":
                self.places[seat] = data["to"]


def test_public_events_are_enough_to_follow_the_table() -> None:
    for seed in range(20):
        s = new(3 + seed % 4, seed, **VARIANTS[seed % 4])
        memory = Memory(s)
        for _, events in play(s, Random(seed), SeededChance(seed)):
            for event in events:
                if event.audience is None:
                    memory.hear(event)
            assert memory.cards == [len(hand) for hand in s.hands], f"seed {seed}"
            assert memory.wounds == [len(wounds) for wounds in s.wounds]
            owners = {b: n for n in range(s.seats) for b in (*s.captured[n], *s.turned_in[n])}
            assert memory.bounties == owners
            assert memory.items == {item: n for n in range(s.seats) for item in s.items[n]}
            assert memory.places == [s.book.town[cell].id for cell in s.cells]


def _mutable_parts(value: Any) -> list[Any]:
    """All lists, dicts and unfrozen structs inside a state, at any depth."""
    if isinstance(value, list):
        return [value, *(part for item in value for part in _mutable_parts(item))]
    if isinstance(value, dict):
        return [value, *(part for item in value.values() for part in _mutable_parts(item))]
    if isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        return [value, *(p for name in value.__struct_fields__ for p in _mutable_parts(getattr(value, name)))]
    return []


def test_a_clone_shares_no_part_that_can_change() -> None:
    for seed in range(8):
        s = new(3 + seed % 4, seed)
        for _ in play(s, Random(seed), SeededChance(seed)):
            copy = RULES.clone(s)
            assert copy == s
            mine = {id(part) for part in _mutable_parts(s)}
            assert not any(id(part) in mine for part in _mutable_parts(copy)), s.stack


class Interactions(RuleBasedStateMachine):
    """Steps from some point in mid-game, legal or not, chosen and shrunk by hypothesis."""

    @initialize(seed=st.integers(0, 500), skip=st.integers(0, 250), variant=st.sampled_from(VARIANTS))
    def begin(self, seed: int, skip: int, variant: dict[str, Any]) -> None:
        self.chance = SeededChance(seed)
        self.s = new(3 + seed % 4, seed, **variant)
        for step, _ in enumerate(play(self.s, Random(seed), self.chance)):
            if step >= skip and len(self.s.stack) > 1:
                break

    def _submit(self, response: Response) -> None:
        """A refusal changes nothing."""
        before = RULES.to_json(self.s)
        try:
            RULES.submit(self.s, response, self.chance)
        except RuleError as refusal:
            assert str(refusal) and "\n" not in str(refusal)
            assert RULES.to_json(self.s) == before

    @precondition(lambda self: RULES.pending(self.s))
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        request = data.draw(st.sampled_from(RULES.pending(self.s)))
        picks = data.draw(st.lists(st.sampled_from(request.options or ("end",)), max_size=request.most + 1))
        self._submit(Response(request.seat, request.kind, tuple(picks)))

    @rule(
        seat=st.integers(-1, 6),
        kind=st.sampled_from(("turn", "select", "swap", "pay", "lose", "use", "dance")),
        pick=st.sampled_from(("end", "5Ga", "top-card", "rifle-1", "done", "")),
    )
    def nonsense(self, seat: int, kind: str, pick: str) -> None:
        self._submit(Response(seat, kind, (pick,)))

    @invariant()
    def nothing_is_lost_and_all_can_be_saved_and_shown(self) -> None:
        if not hasattr(self, "s"):
            return
        check_whole(self.s)
        again = RULES.from_json(json.loads(json.dumps(RULES.to_json(self.s))))
        assert again == self.s
        assert RULES.pending(again) == RULES.pending(self.s)
        json.dumps([RULES.view(self.s, seat) for seat in (None, 0)])


Interactions.TestCase.settings = settings(max_examples=30, stateful_step_count=25, deadline=None)
TestInteractions = Interactions.TestCase
