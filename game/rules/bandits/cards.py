"""The cards of Bandits on Mars as data rows, and what a deck must be (BM1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from game.rules.kernel import RuleError

BANDITS = ("robot", "sharp", "brain", "coyote", "cactus")
COLOURS = ("red", "green", "blue")
COLOUR_WORDS = {"red": "red", "green": "green", "blue": "light blue"}
RACES = {
    "wanted": "card",
    "brawl": "card",
    "sheriff": "token",
    "escape": "token",
    "ballerina": "token",
}
"""What is raced for when a card of this kind shows."""
KINDS = ("bandit", *RACES, "the-end")
STARTERS = 3
MOST_BANDITS = 30


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card. bandit, colour: '' where the kind has none. start, half: see levels/bandits/deck.toml."""

    id: str
    kind: str
    name: str
    bandit: str = ""
    colour: str = ""
    credits: int = 0
    start: bool = False
    half: bool = False


def read_cards(content: dict[str, Any], *, half: bool) -> list[Card]:
    """The cards of a match out of `Setup.content`. Raises RuleError with one sentence for the first fault."""
    try:
        cards = msgspec.convert(content.get("cards", []), list[Card])
    except msgspec.ValidationError as fault:
        raise RuleError(f"the deck of Bandits on Mars is no list of cards: {fault}") from None
    cards = [card for card in cards if card.half or not half]
    for card in cards:
        _check_card(card)
    _check_deck(cards)
    return cards


def _check_card(card: Card) -> None:
    """Refuse a row whose words do not fit together."""
    if card.kind not in KINDS:
        raise RuleError(f"card '{card.id}' is of kind '{card.kind}'; known are {', '.join(KINDS)}")
    wants_bandit = card.kind in ("bandit", "wanted")
    wants_colour = card.kind in ("bandit", "escape", "brawl")
    if (card.bandit in BANDITS) != wants_bandit or (not wants_bandit and card.bandit):
        raise RuleError(f"card '{card.id}' has bandit '{card.bandit}'; known are {', '.join(BANDITS)}")
    if (card.colour in COLOURS) != wants_colour or (not wants_colour and card.colour):
        raise RuleError(f"card '{card.id}' has colour '{card.colour}'; known are {', '.join(COLOURS)}")
    if (card.credits in (1, 2, 3)) != (card.kind == "bandit"):
        raise RuleError(f"card '{card.id}' has {card.credits} credits; Bandits have 1 to 3, others none")


def _check_deck(cards: list[Card]) -> None:
    """Refuse a deck that can't be dealt (BM2, BM3)."""
    ids = [card.id for card in cards]
    if len(set(ids)) < len(ids):
        raise RuleError(f"the deck holds card '{_first_twice(ids)}' twice")
    if sum(card.kind == "the-end" for card in cards) != 1:
        raise RuleError("the deck must hold exactly one card of kind 'the-end'")
    if sum(card.kind == "bandit" for card in cards) > MOST_BANDITS:
        raise RuleError(f"the table has {MOST_BANDITS} places; the deck holds more Bandits")
    starters = [card for card in cards if card.start]
    different = {card.bandit for card in starters}, {card.colour for card in starters}
    if any(card.kind != "bandit" for card in starters) or [len(d) for d in different] != [STARTERS] * 2:
        raise RuleError("three Bandits must have start = true: one of each colour, three different bandits")
    if len(starters) != STARTERS:
        raise RuleError(f"{len(starters)} cards have start = true where 3 are wanted")


def _first_twice(ids: Iterable[str]) -> str:
    seen: list[str] = []
    for card in ids:
        if card in seen:
            break
        seen.append(card)
    return card
