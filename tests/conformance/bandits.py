"""Bandits on Mars, as the conformance suite sees it."""

from __future__ import annotations

from random import Random

from game.rules.bandits.state import State
from game.rules.kernel import Setup
from tests.conformance.game import Game
from tests.rules.bandits.chaos import answer
from tests.rules.bandits.table import CONTENT, RULES

VARIANTS: tuple[dict[str, str | int | bool], ...] = (
    {},
    {"ballerina": "sends", "deck": "half"},
    {"false_start": False},
    {"deck": "half", "minutes": 4},
)


def setup(seats: int, variant: int) -> Setup:
    """A match with one of the variants of the house rules."""
    return Setup(seats, VARIANTS[variant % len(VARIANTS)], CONTENT)


def shake(s: State, _: int | None, rng: Random) -> State:
    """Nobody sees the decks, the card that is about to be flipped and the Hidden cards: exchange them."""
    s = RULES.clone(s)
    if s.phase == "hush":
        s.decks[s.active].append(s.shown)
    cards = [card for deck in s.decks for card in deck]
    hidden = [spot for spot, card in enumerate(s.spots) if card and not s.up[spot]]
    bandits = [card for card in cards if s.cards[card].kind == "bandit"] + [s.spots[spot] for spot in hidden]
    rng.shuffle(bandits)
    lying, free = bandits[: len(hidden)], bandits[len(hidden) :]
    for spot, card in zip(hidden, lying, strict=True):
        s.spots[spot] = card
    rest = [card for card in cards if s.cards[card].kind != "bandit"] + free
    rng.shuffle(rest)
    s.decks = [[rest.pop() for _ in deck] for deck in s.decks]
    if s.phase == "hush":
        s.shown = s.decks[s.active].pop()
    return s


BANDITS = Game(RULES, setup, shake, answer)
