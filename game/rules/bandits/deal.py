"""The deal (BM2, BM3) and the options of a match."""

from __future__ import annotations

from typing import Any

import msgspec

from game.rules.bandits.cards import Card, read_cards
from game.rules.bandits.state import SPOTS, State, Stats, lay
from game.rules.kernel import TABLE, Chance, RuleError, Setup, fitted

SEATS = range(2, 9)
MS = 1_000_000
SHORTEST_MS, LONGEST_MS = 500, 60_000
MOST_MINUTES = 60
MINUTE_NS = 60_000_000_000


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules that players can switch, with their defaults."""

    ballerina: str = "returns"
    false_start: bool = True
    card_time_ms: int = 5000
    token_time_ms: int = 4000
    deck: str = "full"
    minutes: int = 0


CHOICES = {"ballerina": ("returns", "sends"), "deck": ("full", "half")}


def read_options(given: dict[str, Any]) -> Options:
    """The options of a setup. Raises RuleError for an unknown name or a value out of bounds."""
    known = ", ".join(Options.__struct_fields__)
    options = fitted(given, Options, f"the options of Bandits on Mars ({known}) do not fit")
    for name, choices in CHOICES.items():
        if getattr(options, name) not in choices:
            raise RuleError(f"option {name} is '{getattr(options, name)}'; expected {' or '.join(choices)}")
    for name in ("card_time_ms", "token_time_ms"):
        time_ms = getattr(options, name)
        if not SHORTEST_MS <= time_ms <= LONGEST_MS:
            raise RuleError(f"option {name} is {time_ms}; expected {SHORTEST_MS} to {LONGEST_MS}")
    if not 0 <= options.minutes <= MOST_MINUTES:
        raise RuleError(f"option minutes is {options.minutes}; expected 0 (no limit) to {MOST_MINUTES}")
    return options


def new_match(setup: Setup, chance: Chance) -> State:
    """The state after the deal. Raises RuleError for a setup out of bounds."""
    if setup.seats not in SEATS:
        raise RuleError(f"Bandits on Mars is for {SEATS[0]} to {SEATS[-1]} players, not {setup.seats}")
    options = read_options(setup.options)
    cards = read_cards(setup.content, half=options.deck == "half")
    first = chance.below("deck", setup.seats)
    s = State(
        cards={card.id: card for card in cards},
        order=_spot_order(chance),
        seats=setup.seats,
        ballerina=options.ballerina,
        false_start=options.false_start,
        card_time_ns=options.card_time_ms * MS,
        token_time_ns=options.token_time_ms * MS,
        first=first,
        active=first,
        decks=_deal(cards, setup.seats, first, chance),
        captured=[[] for _ in range(setup.seats)],
        spots=[""] * SPOTS,
        up=[False] * SPOTS,
        sheriffs=[TABLE] * -(-setup.seats // 3),
        stats=[Stats() for _ in range(setup.seats)],
        limit_ns=options.minutes * MINUTE_NS,
    )
    for card in cards:
        if card.start:
            lay(s, card.id)
    return s


def _spot_order(chance: Chance) -> tuple[int, ...]:
    order = list(range(SPOTS))
    chance.shuffle("deck", order)
    return tuple(order)


def _deal(cards: list[Card], seats: int, first: int, chance: Chance) -> list[list[str]]:
    """Decks by seat, top card last: N-1 cards and The End go to the bottoms, the rest clockwise (BM3)."""
    end = next(card.id for card in cards if card.kind == "the-end")
    rest = [card.id for card in cards if not card.start and card.id != end]
    if len(rest) < seats:
        raise RuleError(f"{len(rest)} cards are too few to deal to {seats} players")
    chance.shuffle("deck", rest)
    bottoms = [*rest[: seats - 1], end]
    chance.shuffle("deck", bottoms)
    decks = [[card] for card in bottoms]
    for index, card in enumerate(rest[seats - 1 :]):
        decks[(first + index) % seats].append(card)
    return decks
