"""How good hands become: chances of each category, by counting.

A chance is a tuple of thirteen numbers, by category 1 (Straight Flush) to 12 (no cards). All values are worth
the same in the ranking, and all suits: only counts matter, of the cards held and of those that can still
come. Values and suits are counted apart and taken for independent, which they are but for the copies that are
held; a Straight Flush that is not there yet is left out: it is not worth waiting for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from math import comb
from operator import mul
from random import Random

from game.rules.bountytown.cards import CARDS, COPIES, SUIT, SUITS, VALUE, VALUES, printed
from game.rules.bountytown.hands import (
    HAND,
    HIGH_CARD,
    NO_CARDS,
    category,
    of_suits,
    of_values,
)

Chances = tuple[float, ...]
"""By category or by strength; number 0 is not used."""
Outlook = tuple[tuple[int, ...], Chances]
"""Cards that are kept, and what comes of them."""
Counts = tuple[tuple[int, int], ...]
"""Cards held and cards that can come, for each value or suit."""
Deck = tuple[tuple[int, ...], tuple[int, ...]]
"""How many cards of each value and of each suit can come."""
SIZE = NO_CARDS + 1
EACH = COPIES * VALUES
"""Cards of each value, and of each suit."""
HANDS = 400
"""Hands dealt to learn what an unknown hand becomes in a Draw step."""
SCORE: Chances = (0.0, 0.99, 0.99, 0.97, 0.94, 0.9, 0.86, 0.8, 0.63, 0.42, 0.18, 0.02, 0.0)
"""What a category is worth by and large: the share of hands it beats, by category."""
FEWEST = 3
"""From so many cards on, those for a Flush, a Straight or a Rainbow are worth keeping."""
MOST_DRAWN = 10
KEPT = 100_000
"""Results that are kept in mind."""


def dot(chances: Sequence[float], values: Sequence[float]) -> float:
    """The expected value."""
    return float(sum(map(mul, chances, values)))


@cache
def _ways(draws: int) -> tuple[tuple[int, ...], ...]:
    """All ways in which so many cards can fall on five values, or suits."""
    return tuple(
        (*first, draws - sum(first))
        for first in product(range(draws + 1), repeat=VALUES - 1)
        if sum(first) <= draws
    )


_by_values, _by_suits = cache(of_values), cache(of_suits)


@lru_cache(KEPT)
def _fall(counts: Counts, draws: int, suits: bool) -> tuple[tuple[int, float], ...]:
    """Categories by values, or by suits, and their chances, once so many cards have come."""
    found = [0] * SIZE
    judge = _by_suits if suits else _by_values
    (a, av), (b, bv), (c, cv), (d, dv), (e, ev) = [
        (have, [comb(left, n) for n in range(draws + 1)]) for have, left in counts
    ]
    for i, j, k, m, n in _ways(draws):
        weight = av[i] * bv[j] * cv[k] * dv[m] * ev[n]
        if weight:
            found[judge((a + i, b + j, c + k, d + m, e + n))] += weight
    total = sum(found)
    return tuple((number, weight / total) for number, weight in enumerate(found) if weight)


@lru_cache(KEPT)
def _become(values: Counts, suits: Counts, draws: int) -> Chances:
    found = [0.0] * SIZE
    for by_suit, likely in _fall(suits, draws, True):
        for by_value, chance in _fall(values, draws, False):
            found[min(by_suit, by_value)] += likely * chance
    return tuple(found)


def counted(cards: Sequence[int]) -> Deck:
    """How many cards of each value and suit there are."""
    values, suits = [0] * VALUES, [0] * len(SUITS)
    for card in cards:
        values[VALUE[card] - 1] += 1
        suits[SUIT[card]] += 1
    return tuple(values), tuple(suits)


def full_deck(without: Sequence[int]) -> Deck:
    """What can come if nothing is known but the own hand."""
    values, suits = counted(without)
    return tuple(EACH - n for n in values), tuple(EACH - n for n in suits)


def after(kept: Sequence[int], draws: int, deck: Deck) -> Chances:
    """What kept cards and so many of a deck become."""
    draws = min(draws, sum(deck[0]), MOST_DRAWN)
    if not draws and len(kept) >= HAND:
        sure = category(kept)
        return tuple(float(number == sure) for number in range(SIZE))
    values, suits = counted(kept)
    return _become(
        tuple(sorted(zip(values, deck[0], strict=True))),
        tuple(sorted(zip(suits, deck[1], strict=True))),
        draws,
    )


@cache
def of_bounty(base: tuple[str, ...], draws: int) -> Chances:
    """What the hand of a Bounty becomes; its base cards are not taken from the deck (BT5)."""
    return after([printed(face) for face in base], draws, full_deck(()))


@cache
def unknown(cards: int, steps: int, extra: int) -> Chances:
    """What a hand of so many unknown cards becomes, with so many Draw steps and cards drawn before them."""
    if cards + extra <= 0:
        return tuple(float(number == HIGH_CARD) for number in range(SIZE))
    if not steps:
        return after((), cards + extra, full_deck(()))
    rng = Random(f"{cards} {steps} {extra}")
    total = [0.0] * SIZE
    for _ in range(HANDS):
        hand = rng.sample(range(CARDS), cards + extra)
        for number, chance in enumerate(best_keep(hand, steps, 0, SCORE, full_deck(hand))[1]):
            total[number] += chance / HANDS
    return tuple(total)


def _seen_before(kept: Sequence[int], draws: int, before: int, deck: Deck) -> Chances:
    """`after`, with cards that come before a Draw step: worth more than a card each, less than two."""
    once = after(kept, draws + before, deck)
    if not before:
        return once
    twice = after(kept, draws + 2 * before, deck)
    return tuple((a + b) / 2 for a, b in zip(once, twice, strict=True))


def outlooks(
    hand: Sequence[int], steps: int, later: int, deck: Deck, *, before: int = 0, keen: bool = False
) -> list[Outlook]:
    """What may be kept in a Draw step, and what comes of it.

    later: cards that join afterwards. before: cards still to come before it. A second Draw step is taken
    for one more card.
    """
    if not steps:
        return [(tuple(hand), after(hand, before + later, deck))]
    more = later + steps - 1
    found = []
    for kept in keeps(hand, keen=keen):
        drawn = len(hand) - len(kept)
        draws = drawn + (more if drawn else later)
        found.append((kept, _seen_before(kept, draws, before, deck)))
    return found


def best_keep(
    hand: Sequence[int],
    steps: int,
    later: int,
    values: Sequence[float],
    deck: Deck,
    *,
    keen: bool = False,
) -> tuple[tuple[int, ...], Chances, float]:
    """What to keep in a Draw step, what comes of it, and its value."""
    return best_of(outlooks(hand, steps, later, deck, keen=keen), values)


def best_of(found: Sequence[Outlook], values: Sequence[float]) -> tuple[tuple[int, ...], Chances, float]:
    """The best of some outlooks, the first of equal ones."""
    kept, chances = max(found, key=lambda outlook: dot(outlook[1], values))
    return kept, chances, dot(chances, values)


def keeps(hand: Sequence[int], *, keen: bool) -> list[tuple[int, ...]]:
    """What is worth keeping: all ways, or the usual ones."""
    if keen:
        return [kept for size in range(len(hand), -1, -1) for kept in combinations(hand, size)]
    values: dict[int, list[int]] = {}
    suits: dict[int, list[int]] = {}
    for card in hand:
        values.setdefault(VALUE[card], []).append(card)
        suits.setdefault(SUIT[card], []).append(card)
    groups = sorted(values.values(), key=len, reverse=True)
    found = [tuple(hand)]
    if groups:
        found.append(tuple(card for group in groups if len(group) > 1 for card in group))
        found.append(tuple(groups[0]))
    if len(groups) >= FEWEST:
        found.append(tuple(group[0] for group in groups))
    if len(suits) >= FEWEST:
        found.append(tuple(group[0] for group in suits.values()))
    longest = max(suits.values(), key=len, default=[])
    if len(longest) >= FEWEST:
        found.append(tuple(longest))
    return found
