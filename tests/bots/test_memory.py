from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from game.bots.levels import LEVELS
from game.bots.memory import Memory
from game.rules.kernel import Event

CARDS = ["robot-red-a", "sharp-green-b", "brain-blue-a", "coyote-red-b", "cactus-green-a", "robot-blue-b"]


def _turned(up: bool = False) -> Event:
    rows = [{"spot": 3 * n, "card": card} for n, card in enumerate(CARDS)]
    return Event("turned", data={"up": up, "spots": rows})


def _turn(number: int) -> Event:
    return Event("turn", 0, {"turn": number, "left": 3})


def _right(level: str, turns_later: int, trials: int = 300) -> float:
    """The share of cards that a bot still knows so many turns after they were turned down."""
    known = 0
    for seed in range(trials):
        memory = Memory(LEVELS[level], Random(seed))
        memory.see(_turn(1))
        memory.see(_turned())
        memory.see(_turn(1 + turns_later))
        known += sum(memory.card_at(3 * n) == card for n, card in enumerate(CARDS))
    return known / trials / len(CARDS)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_remembers_fades_from_turn_to_turn(level: str) -> None:
    shares = [_right(level, turns) for turns in (0, 5, 15, 40)]
    assert all(later < before for before, later in pairwise(shares)), shares


def test_better_bots_remember_more() -> None:
    easy, normal, hard = (_right(level, 4) for level in ("easy", "normal", "hard"))
    assert easy < 0.3 < normal < 0.75 < hard < 1.0


def test_some_cards_are_mixed_up_with_others_that_lay_there_too() -> None:
    wrong = 0
    for seed in range(200):
        memory = Memory(LEVELS["easy"], Random(seed))
        memory.see(_turned())
        seen = [memory.card_at(3 * n) for n in range(len(CARDS))]
        wrong += sum(card is not None and card != CARDS[n] for n, card in enumerate(seen))
        assert all(card is None or card in CARDS for card in seen)
    assert wrong > 20


def test_a_card_that_was_shown_as_wrong_may_be_kept_in_mind() -> None:
    memory = Memory(LEVELS["hard"], Random(1))
    memory.see(Event("wrong", 2, {"hand": 0, "spot": 8, "card": "brain-red-a", "credits": 1}))
    assert memory.card_at(8) == "brain-red-a"


@pytest.mark.parametrize(
    "event",
    [
        Event("right", 0, {"spot": 3, "card": CARDS[1]}),
        Event("placed", 0, {"spot": 3, "card": "coyote-blue-a"}),
        Event("returned", 0, {"escape": "escape-red", "cards": [{"spot": 3, "card": "coyote-red-a"}]}),
    ],
    ids=lambda event: event.kind,
)
def test_a_spot_on_which_something_else_happened_is_forgotten(event: Event) -> None:
    memory = Memory(LEVELS["hard"], Random(1))
    memory.see(_turned())
    assert memory.card_at(3) == CARDS[1]
    memory.see(event)
    assert memory.card_at(3) is None


def test_cards_turned_face_up_leave_no_trace_of_their_own() -> None:
    memory = Memory(LEVELS["hard"], Random(1))
    memory.see(_turned(up=True))
    assert [memory.card_at(3 * n) for n in range(len(CARDS))] == [None] * len(CARDS)
