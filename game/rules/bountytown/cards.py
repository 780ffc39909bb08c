"""The 75 Duel cards: integers 0..74 in a state, names such as '5Ga' outside.

A face is value and suit, '5G'; a card is a face and one of three copies, '5Ga', '5Gb', '5Gc'. A card's number
is three times the number of its face plus its copy; a face's number is five times its suit plus its value
minus one.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.kernel import RuleError

SUITS = "HDCSG"
SUIT_NAMES = ("Hearts", "Diamonds", "Clubs", "Spades", "Gold")
GOLD = SUITS.index("G")
VALUES = 5
COPIES = 3
FACES: tuple[str, ...] = tuple(f"{value}{suit}" for suit in SUITS for value in range(1, VALUES + 1))
NAMES: tuple[str, ...] = tuple(face + copy for face in FACES for copy in "abc")
CARDS = len(NAMES)
VALUE: tuple[int, ...] = tuple(card // COPIES % VALUES + 1 for card in range(CARDS))
SUIT: tuple[int, ...] = tuple(card // COPIES // VALUES for card in range(CARDS))
_NUMBER = {name: card for card, name in enumerate(NAMES)}
_FACE = {face: number for number, face in enumerate(FACES)}


def card_of(name: str) -> int:
    """The card of a name. Raises RuleError for no such card."""
    found = _NUMBER.get(name)
    if found is None:
        raise RuleError(f"'{name}' isn't a Duel card; a card is a value 1-5, a suit of {SUITS} and a, b or c")
    return found


def names_of(cards: Iterable[int]) -> list[str]:
    """The names of cards, in their order."""
    return [NAMES[card] for card in cards]


def face_of(card: int) -> str:
    """Value and suit of a card."""
    return FACES[card // COPIES]


def printed(face: str) -> int:
    """A card that stands for a face printed on a Bounty (BT5). Raises RuleError for no such face."""
    found = _FACE.get(face.upper())
    if found is None:
        raise RuleError(f"'{face}' isn't a card; a card is a value 1-5 and a suit of {SUITS}, such as 5G")
    return found * COPIES


def parse_hand(text: str) -> list[int]:
    """Cards from faces such as '5G 5S 2C', at most three of each. Raises RuleError with one sentence."""
    cards: list[int] = []
    for face in text.split():
        first = printed(face)
        copies = [card for card in range(first, first + COPIES) if card not in cards]
        if not copies:
            raise RuleError(f"there are only {COPIES} cards {face.upper()}")
        cards.append(copies[0])
    return cards
