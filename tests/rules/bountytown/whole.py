"""House rules to play with, and what must hold in every state of a match."""

from __future__ import annotations

from game.rules.bountytown.hooks import hand_limit
from game.rules.bountytown.rows import TRAIN
from game.rules.bountytown.state import State
from tests.rules.bountytown.box import BOX, RULES
from tests.rules.bountytown.table import where

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
