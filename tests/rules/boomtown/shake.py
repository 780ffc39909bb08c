"""Exchange what a seat can't see: the hands of the others, their locked cards, the deck."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from game.rules.boomtown.state import Fight, State
from tests.rules.boomtown.table import RULES


def shake(s: State, seat: int | None, rng: Random, keep: Collection[str] = ()) -> State:
    """A state that looks the same to `seat` (None: the shared screen). Who searches the deck knows it.

    keep: cards in hands that stay where they are.
    """
    s = RULES.clone(s)
    seats = [other for other in range(s.seats) if other != seat]
    knows_deck = any(request.kind == "search" and request.seat == seat for request in RULES.pending(s))
    hidden = [card for other in seats for card in s.hands[other] if card not in keep]
    hidden += [] if knows_deck else s.deck
    rng.shuffle(hidden)
    for other in seats:
        s.hands[other] = [card if card in keep else hidden.pop() for card in s.hands[other]]
    if knows_deck:
        rng.shuffle(s.deck)
    else:
        s.deck = hidden
    fight = s.stack[-1]
    if isinstance(fight, Fight) and not fight.dice[0]:
        for side, other in enumerate(fight.seats):
            if fight.ready[side] and other != seat:
                fight.cards[side] = _commitment(s, other, rng)
    return s


def _commitment(s: State, seat: int, rng: Random) -> list[str]:
    """Anything that the seat could have committed."""
    by_suit = {s.cards[card].suit: card for card in s.hands[seat] if s.cards[card].kind == "shootout"}
    return [card for card in by_suit.values() if rng.random() < 0.5]
