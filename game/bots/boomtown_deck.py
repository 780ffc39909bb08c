"""What a bot knows of the cards of Boom Town before the first is dealt: the printed deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from game.rules.boomtown.cards import COUNTS, SIDES, Card, row_id
from game.rules.boomtown.content import read_cards
from game.rules.kernel import View

BUST_SHARE = 0.6
"""What is left of the worth of a mine that can cave in."""


class Pay(NamedTuple):
    """What an Establishment pays at a Collection, on average: base plus counted / per, rounded up (BO5-BO8).

    counted: index in COUNTS, -1 if nothing is counted. death: dollars for each Gunslinger that dies.
    """

    base: float
    counted: int = -1
    per: int = 1
    death: int = 0


class Deck:
    """The cards by id; a second copy is known by the id of the first."""

    def __init__(self, cards: Iterable[Card]) -> None:
        """cards: the rows of one deck."""
        self.cards = {card.id: card for card in cards}
        self.pays = {card.id: _pay(card) for card in self.cards.values() if card.income}
        self.sides = {card.id: SIDES.index(card.side) for card in self.cards.values() if card.side}

    def card(self, card: str) -> Card:
        """The row of a card in play or in a hand."""
        return self.cards[row_id(card)]

    def side(self, card: str) -> int:
        """The side of a Gunslinger as index in SIDES."""
        return self.sides[row_id(card)]

    def pay(self, card: str) -> Pay:
        """What an Establishment pays."""
        return self.pays[row_id(card)]

    def by_suit(self, cards: Iterable[str]) -> dict[str, str]:
        """One Shootout card of each suit among cards, the first that is met (BO16)."""
        found: dict[str, str] = {}
        for card in cards:
            suit = self.card(card).suit
            if suit:
                found.setdefault(suit, card)
        return found

    def unseen(self, view: View) -> Counter[str]:
        """How often each row lies in the draw deck or in a hand of another, as far as a seat can tell."""
        left = Counter(dict.fromkeys(self.cards, int(view["options"]["decks"])))
        shown = [*view["hand"], *view["pile"]]
        for rows in (view["streets"], view["crews"], (view["fight"] or {}).get("cards", ())):
            shown += [card for row in rows for card in row or ()]
        shown += [frame["card"] for name in ("deed", "raid") if (frame := view[name]) and frame["card"]]
        left.subtract(map(row_id, shown))
        return +left


def _pay(card: Card) -> Pay:
    income = card.income
    assert income is not None
    if income.die:
        mean = (income.die + 1) / 2 - income.less
        return Pay(mean * (BUST_SHARE if income.bust else 1.0))
    count = COUNTS.index(income.count) if income.count else -1
    return Pay(float(income.fixed), count, income.per, income.death)


def deck_of(content: dict[str, Any]) -> Deck:
    """The deck of a `Setup.content`. Raises RuleError for one that can't be used."""
    return Deck(read_cards(content, decks=1))
