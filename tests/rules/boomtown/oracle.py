"""Exact odds of a shootout, by enumeration: written from the rulebook alone, without the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import TypeVar

T = TypeVar("T")

Dice = tuple[int, ...]
Odds = tuple[float, float, float]
"""Win, tie and loss of the first side; they add up to 1."""
Policy = Callable[[int, int, Dice, int], str]
"""What a side spends a card as: own total, other's total, own dice in ascending order, own cards left.

'plus', 'waste', or 'reroll' for another throw of its lowest die.
"""

THROWS = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=3))
"""The 56 throws of three dice in ascending order, and how many of the 216 each stands for."""


def odds(cards: tuple[int, int], policy: Policy) -> Odds:
    """The odds of a fight in which each side has committed so many cards, both with the same policy."""
    sums = [0.0, 0.0, 0.0]
    for ours, n in THROWS.items():
        for theirs, m in THROWS.items():
            first = 1 if sum(theirs) < sum(ours) else 0
            outcome = _spend((ours, theirs), (0, 0), cards, first, policy)
            for i, chance in enumerate(outcome):
                sums[i] += chance * n * m / 216**2
    return sums[0], sums[1], sums[2]


@cache
def _spend(
    dice: tuple[Dice, Dice], bonus: tuple[int, int], left: tuple[int, int], first: int, policy: Policy
) -> Odds:
    """The odds from here on: all cards of one side, then all of the other."""
    ours, theirs = (sum(dice[i]) + bonus[i] for i in (0, 1))
    side = first if left[first] else 1 - first
    if not left[side]:
        return float(ours > theirs), float(ours == theirs), float(ours < theirs)
    totals = (ours, theirs)
    how = policy(totals[side], totals[1 - side], dice[side], left[side])
    after = _put(left, side, left[side] - 1)
    if how == "plus":
        return _spend(dice, _put(bonus, side, bonus[side] + 1), after, first, policy)
    if how == "waste":
        return _spend(dice, bonus, after, first, policy)
    sums = [0.0, 0.0, 0.0]
    for face in range(1, 7):
        thrown = tuple(sorted((face, *dice[side][1:])))
        for i, chance in enumerate(_spend(_put(dice, side, thrown), bonus, after, first, policy)):
            sums[i] += chance / 6
    return sums[0], sums[1], sums[2]


def _put(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    return (value, pair[1]) if side == 0 else (pair[0], value)


def thrifty(own: int, other: int, dice: Dice, _: int) -> str:
    """Ahead, waste; else throw a low die again, or add one."""
    if own > other:
        return "waste"
    return "reroll" if dice[0] <= 2 else "plus"
