"""The deal: one deck for all, five cards each, dice for the order of turns (BO1, BO2)."""

from __future__ import annotations

from itertools import groupby

from game.rules.boomtown.cards import Card
from game.rules.boomtown.content import read_cards
from game.rules.boomtown.options import head_start, read_options
from game.rules.boomtown.state import BANK, FEATS, HAND, WAYS, State, Turn
from game.rules.kernel import Chance, RuleError, Setup

SEATS = range(2, 7)


def new_match(setup: Setup, chance: Chance) -> State:
    """The state after the deal, before the first phase. Raises RuleError for a setup out of bounds."""
    if setup.seats not in SEATS:
        raise RuleError(f"Boom Town is for {SEATS[0]} to {SEATS[-1]} players, not {setup.seats}")
    options = read_options(setup.options)
    cards = _enough(read_cards(setup.content, decks=options.decks), setup.seats)
    deck = [card.id for card in cards]
    chance.shuffle("deck", deck)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(setup.seats)]
    order, rolls = roll_order(setup.seats, chance)
    money = head_start(order, options)
    return State(
        cards={card.id: card for card in cards},
        seats=setup.seats,
        goal=options.goal,
        decks=options.decks,
        order=order,
        rolls=rolls,
        active=order[0],
        hands=hands,
        deck=deck,
        streets=[[] for _ in hands],
        crews=[[] for _ in hands],
        money=money,
        bank=BANK - sum(money),
        head_start=options.head_start,
        tally={name: [0 for _ in hands] for name in (*WAYS, *FEATS)},
        stack=[Turn()],
    )


def _enough(cards: list[Card], seats: int) -> list[Card]:
    """The same cards. Raises RuleError if they can't be dealt to so many."""
    if len(cards) < seats * HAND:
        raise RuleError(f"{len(cards)} cards are too few to deal {HAND} each to {seats} players")
    return cards


def roll_order(seats: int, chance: Chance) -> tuple[tuple[int, ...], list[list[list[int]]]]:
    """Who comes when: high dice first, ties reroll among the tied (BO2).

    Returns the seats in order, and the rounds of dice as rows of [seat, die].
    """
    thrown: list[list[int]] = [[] for _ in range(seats)]
    rolls: list[list[list[int]]] = []
    order = list(range(seats))
    tied = order
    while tied:
        rolls.append([[seat, chance.below("dice", 6) + 1] for seat in tied])
        for seat, die in rolls[-1]:
            thrown[seat].append(die)
        order.sort(key=lambda seat: thrown[seat], reverse=True)
        groups = [list(group) for _, group in groupby(order, key=lambda seat: thrown[seat])]
        tied = [seat for group in groups if len(group) > 1 for seat in group]
    return tuple(order), rolls
