"""The cards of Bandits on Mars as data rows, and what a deck must be (BM1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from game.rules.kernel import RuleError, fitted

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
    cards = fitted(content.get("cards", []), list[Card], "the deck of Bandits on Mars is no list of cards")
    cards = [card for card in cards if card.half or not half]
    faults = [fault for card in cards for fault in card_faults(card)] or deck_faults(cards)
    if faults:
        raise RuleError(faults[0])
    return cards


def card_faults(card: Card) -> list[str]:
    """What does not fit together in a row, a sentence each."""
    if card.kind not in KINDS:
        return [f"card '{card.id}' is of kind '{card.kind}'; known are {', '.join(KINDS)}"]
    faults = []
    wants_bandit = card.kind in ("bandit", "wanted")
    wants_colour = card.kind in ("bandit", "escape", "brawl")
    if (card.bandit in BANDITS) != wants_bandit or (not wants_bandit and card.bandit):
        known = ", ".join(BANDITS) if wants_bandit else "none for this kind"
        faults.append(f"card '{card.id}' has bandit '{card.bandit}'; known are {known}")
    if (card.colour in COLOURS) != wants_colour or (not wants_colour and card.colour):
        known = ", ".join(COLOURS) if wants_colour else "none for this kind"
        faults.append(f"card '{card.id}' has colour '{card.colour}'; known are {known}")
    if (card.credits in (1, 2, 3)) != (card.kind == "bandit"):
        faults.append(f"card '{card.id}' has {card.credits} credits; Bandits have 1 to 3, others none")
    return faults


def deck_faults(cards: list[Card]) -> list[str]:
    """Why a deck of rows that are right by themselves can't be dealt (BM2, BM3), a sentence each."""
    faults = []
    ids = [card.id for card in cards]
    if len(set(ids)) < len(ids):
        faults.append(f"the deck holds card '{_first_twice(ids)}' twice")
    if sum(card.kind == "the-end" for card in cards) != 1:
        faults.append("the deck must hold exactly one card of kind 'the-end'")
    if sum(card.kind == "bandit" for card in cards) > MOST_BANDITS:
        faults.append(f"the table has {MOST_BANDITS} places; the deck holds more Bandits")
    starters = [card for card in cards if card.start]
    different = {card.bandit for card in starters}, {card.colour for card in starters}
    if any(card.kind != "bandit" for card in starters) or [len(d) for d in different] != [STARTERS] * 2:
        faults.append("three Bandits must have start = true: one of each colour, three different bandits")
    elif len(starters) != STARTERS:
        faults.append(f"{len(starters)} cards have start = true where 3 are wanted")
    return faults


def _first_twice(ids: Iterable[str]) -> str:
    seen: list[str] = []
    for card in ids:
        if card in seen:
            break
        seen.append(card)
    return card
