"""The gate: what a seat can't know changes nothing that it sees or hears."""

from __future__ import annotations

import json
from itertools import islice
from random import Random

from game.rules.boomtown.state import Fight, State
from game.rules.kernel import Event, Response, SeededChance
from tests.rules.boomtown.chaos import play
from tests.rules.boomtown.shake import shake
from tests.rules.boomtown.table import RULES, new


def _public(events: tuple[Event, ...]) -> str:
    return json.dumps([event for event in events if event.audience is None])


def _shows_locked_cards(s: State, response: Response) -> bool:
    """The second commitment shows the first one: from then on it is no secret."""
    fight = s.stack[-1]
    return isinstance(fight, Fight) and response.kind == "commit" and any(fight.ready)


def _shown(s: State, told: str) -> list[str]:
    """Cards of hands that a public event names: the last card of a hand goes without a question (BO4)."""
    return [card for hand in s.hands for card in hand if f'"{card}"' in told]


def test_exchanging_hidden_cards_leaves_all_public_events_and_views_byte_identical() -> None:
    compared = differed = 0
    for seed in range(12):
        rng, chance = Random(seed), SeededChance(seed)
        s = new(2 + seed % 5, seed, goal=50, decks=1 + seed % 2)
        before = RULES.clone(s)
        for response, _ in play(s, Random(seed), chance):
            if not _shows_locked_cards(before, response):
                compared += 1
                one = RULES.clone(before)
                told = _public(RULES.submit(one, response, SeededChance(compared)))
                other = shake(before, response.seat, rng, _shown(before, told))
                differed += other != before
                assert _public(RULES.submit(other, response, SeededChance(compared))) == told, (
                    seed,
                    response,
                )
                assert RULES.view(other, None) == RULES.view(one, None), (seed, response)
            before = RULES.clone(s)
    assert differed > 0.9 * compared > 1_500


def test_only_its_owner_hears_which_cards_come_into_a_hand() -> None:
    for seed in range(10):
        s = new(2 + seed % 5, seed, goal=50)
        heard = [event for event in RULES.opening(s) if event.kind == "drawn"]
        for _, events in play(s, Random(seed), SeededChance(seed)):
            heard += [event for event in events if event.kind == "drawn"]
            assert all(e.audience is None for e in events if e.kind != "drawn")
        assert heard and all(event.audience == (event.seat,) for event in heard)


def test_a_view_names_no_card_that_its_seat_can_not_know() -> None:
    for seed in range(5):
        s = new(2 + seed, seed, goal=30)
        for _ in islice(play(s, Random(seed), SeededChance(seed)), 0, None, 3):
            for seat in (None, *range(s.seats)):
                text = json.dumps(RULES.view(s, seat))
                hidden = [*s.deck, *(c for other in range(s.seats) if other != seat for c in s.hands[other])]
                assert not any(f'"{card}"' in text for card in hidden), f"seed {seed}"
