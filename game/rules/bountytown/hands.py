"""Hand rankings (BT1-BT5): what the best hand among some cards is, and why.

A category is 1 (Straight Flush) to 11 (High Card), 12 for no cards at all; lower is better. All functions
take any number of cards up to fifteen and look for the best hand of at most five of them; one to five cards
are simply the hand. Cards are numbers, see `cards`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from game.rules.bountytown.cards import CARDS, SUIT, SUIT_NAMES, VALUE, VALUES, face_of
from game.rules.kernel import RuleError

(
    STRAIGHT_FLUSH,
    FIVE_OF_A_KIND,
    FLUSH,
    RAINBOW,
    STRAIGHT,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    TWO_PAIR,
    THREE_OF_A_KIND,
    ONE_PAIR,
    HIGH_CARD,
    NO_CARDS,
) = range(1, 13)
RANK_NAMES = (
    "",
    "Straight Flush",
    "Five of a Kind",
    "Flush",
    "Rainbow",
    "Straight",
    "Four of a Kind",
    "Full House",
    "Two Pair",
    "Three of a Kind",
    "One Pair",
    "High Card",
    "No Cards",
)
"""The name of each category, by its number (BT1)."""
MOST_CARDS = 15
HAND = 5
_FIELD, _NIBBLE = 4 * VALUES, 15
_WEIGHT = tuple((1 << 4 * (VALUE[card] - 1)) + (1 << _FIELD + 4 * SUIT[card]) for card in range(CARDS))
_VALUES_MASK = (1 << _FIELD) - 1


class Hand(NamedTuple):
    """A ranked hand. used: the cards that make it, at most five. reason: 'Two Pair: 5 5 and 2 2'."""

    category: int
    used: tuple[int, ...]
    reason: str

    @property
    def name(self) -> str:
        """The name of its category."""
        return RANK_NAMES[self.category]


def strength(category: int, *, three_above: bool) -> int:
    """The place of a category in the ranking, 1 = best: Three of a Kind below Two Pair or above (BT1)."""
    if three_above and TWO_PAIR <= category <= THREE_OF_A_KIND:
        return TWO_PAIR + THREE_OF_A_KIND - category
    return category


def category(cards: Sequence[int]) -> int:
    """The category of the best hand among up to fifteen cards."""
    key = 0
    for card in cards:
        key += _WEIGHT[card]
    values, suits = _by_values(key & _VALUES_MASK), _by_suits(key >> _FIELD)
    if suits == FLUSH and len(cards) >= HAND and _straight_flush(cards):
        return STRAIGHT_FLUSH
    return min(values, suits)


def _counts(key: int) -> list[int]:
    return [key >> shift & _NIBBLE for shift in range(0, _FIELD, 4)]


@cache
def _by_values(key: int) -> int:
    return of_values(_counts(key))


def of_values(counts: Sequence[int]) -> int:
    """The best category that values alone give, from the counts of values 1 to 5."""
    most, second, *_, least = sorted(counts, reverse=True)
    found = {
        FIVE_OF_A_KIND: most >= 5,
        STRAIGHT: least >= 1,
        FOUR_OF_A_KIND: most >= 4,
        FULL_HOUSE: most >= 3 and second >= 2,
        TWO_PAIR: second >= 2,
        THREE_OF_A_KIND: most >= 3,
        ONE_PAIR: most >= 2,
        HIGH_CARD: most >= 1,
        NO_CARDS: True,
    }
    return next(name for name, there in found.items() if there)


@cache
def _by_suits(key: int) -> int:
    return of_suits(_counts(key))


def of_suits(counts: Sequence[int]) -> int:
    """Flush, Rainbow or NO_CARDS, from the counts of the five suits."""
    if max(counts) >= HAND:
        return FLUSH
    return RAINBOW if min(counts) >= 1 else NO_CARDS


def _straight_flush(cards: Sequence[int]) -> bool:
    return any(len({VALUE[card] for card in cards if SUIT[card] == suit}) == VALUES for suit in range(5))


def rank(cards: Iterable[int]) -> Hand:
    """The best hand among up to fifteen cards, with the cards that make it and the reason in words.

    Raises RuleError for more cards.
    """
    held = tuple(cards)
    if len(held) > MOST_CARDS:
        raise RuleError(f"a hand is found among at most {MOST_CARDS} cards, not {len(held)}")
    found = category(held)
    used = _pick(found, held)
    return Hand(found, used, f"{RANK_NAMES[found]}{_words(found, used)}")


def _pick(found: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of the hand, the highest where several would do."""
    if found in (RAINBOW, STRAIGHT):
        of = SUIT if found == RAINBOW else VALUE
        return tuple(_highest(_where(cards, of, key)) for key in sorted({of[card] for card in cards}))
    if found in (STRAIGHT_FLUSH, FLUSH):
        return _pick_suited(found, cards)
    first, second = _largest(cards)
    return (*first[: TAKEN[found][0]], *second[: TAKEN[found][1]])


TAKEN = {
    FIVE_OF_A_KIND: (5, 0),
    FOUR_OF_A_KIND: (4, 0),
    FULL_HOUSE: (3, 2),
    TWO_PAIR: (2, 2),
    THREE_OF_A_KIND: (3, 0),
    ONE_PAIR: (2, 0),
    HIGH_CARD: (1, 0),
    NO_CARDS: (0, 0),
}
"""How many cards of the most frequent value a hand takes, and of the next."""


def _largest(cards: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The cards of the two most frequent values; of equally frequent ones the higher come first."""
    groups = [(len(group), value, group) for value in range(1, 6) if (group := _where(cards, VALUE, value))]
    groups.sort(reverse=True)
    first, second, *_ = [group for _, _, group in groups] + [[], []]
    return first, second


def _highest(cards: list[int]) -> int:
    return max(cards, key=VALUE.__getitem__)


def _where(cards: tuple[int, ...], of: tuple[int, ...], key: int) -> list[int]:
    return [card for card in cards if of[card] == key]


def _pick_suited(found: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    for suit in range(5):
        held = sorted(_where(cards, SUIT, suit), key=VALUE.__getitem__)
        by_value = {VALUE[card]: card for card in held}
        if found == STRAIGHT_FLUSH and len(by_value) == VALUES:
            return tuple(by_value[value] for value in sorted(by_value))
        if found == FLUSH and len(held) >= HAND:
            return tuple(held[-HAND:])
    raise AssertionError("a category without its cards")


def _words(found: int, used: tuple[int, ...]) -> str:
    """What stands behind the name of a category."""
    values = [str(VALUE[card]) for card in used]
    if found == NO_CARDS:
        return ""
    if found in (STRAIGHT_FLUSH, FLUSH):
        return f": {' '.join(values)} of {SUIT_NAMES[SUIT[used[0]]]}"
    if found == RAINBOW:
        return f": {' '.join(map(face_of, used))}"
    if found == FULL_HOUSE:
        return f": {' '.join(values[:3])} over {' '.join(values[3:])}"
    if found == TWO_PAIR:
        high, low = sorted((values[:2], values[2:]), reverse=True)
        return f": {' '.join(high)} and {' '.join(low)}"
    return f": {' '.join(values)}"
