"""One moment of a match in a bot's mind: what would happen if, in chances to become Mayor."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cached_property
from math import comb
from typing import NamedTuple

from game.bots.boomtown_deck import Deck
from game.bots.boomtown_levels import Level
from game.bots.boomtown_odds import ODDS, Ends
from game.bots.boomtown_town import Town
from game.rules.boomtown.cards import SUITS
from game.rules.kernel import View

HOARD = 1.3
"""Hands hold more Shootout cards than chance gives them: people keep those."""
USUAL = {"good": 11, "bad": 11, "ugly": 11, "gun": 15, "gang": 13, "guts": 14}
USUAL_UNSEEN = 90


class Plan(NamedTuple):
    """What to do, the gain in chances to win that it promises, and why: a sentence."""

    pick: str
    gain: float
    why: str


class Mind:
    """A view, thought about; `base` is the chance to become Mayor as things are."""

    def __init__(self, deck: Deck, level: Level, rng: random.Random, view: View) -> None:
        """view: of the bot's own seat."""
        self.deck = deck
        self.level = level
        self.rng = rng
        self.view = view
        self.me: int = view["seat"]
        self.town = Town(view, deck)
        self.base = self.town.chance(self.me, level.sharp)

    @property
    def others(self) -> list[int]:
        """The opponents, clockwise from the bot."""
        order: list[int] = self.view["order"]
        place = order.index(self.me)
        return order[place + 1 :] + order[:place]

    @cached_property
    def dollar(self) -> float:
        """What one more dollar gains, averaged over five."""
        return self.gain(cash=((self.me, 5),)) / 5

    @cached_property
    def horizon(self) -> float:
        """Turns until somebody is Mayor, by the look of it."""
        return min(self.town.turns())

    @cached_property
    def unseen(self) -> list[tuple[str, int]]:
        """Rows of cards that are in the draw deck or another's hand, and how many of each."""
        return list(self.deck.unseen(self.view).items())

    def gain(
        self,
        moves: Sequence[tuple[str, int | None]] = (),
        dead: Sequence[tuple[int, int]] = (),
        cash: Sequence[tuple[int, float]] = (),
        hired: Sequence[tuple[int, int]] = (),
    ) -> float:
        """What it gains if things come to be so.

        moves: Establishments and their new owners, None = razed. dead, hired: seats and sides of Gunslingers.
        cash: seats and dollars.
        """
        town = self.town
        undo = [(card, town.shift(card, to)) for card, to in moves]
        self._enlist(hired, dead)
        for seat, dollars in cash:
            town.money[seat] += dollars
        found = town.chance(self.me, self.level.sharp) - self.base
        for card, was in undo:
            town.shift(card, was)
        self._enlist(dead, hired)
        for seat, dollars in cash:
            town.money[seat] -= dollars
        return found

    def _enlist(self, come: Sequence[tuple[int, int]], go: Sequence[tuple[int, int]]) -> None:
        crews = self.town.crews
        for seat, side in come:
            crews[seat][side] += 1
        for seat, side in go:
            crews[seat][side] -= 1

    def cards_of(self, seat: int) -> list[float]:
        """How likely it is that a seat can commit 0, 1, 2 or 3 Shootout cards."""
        size = self.view["hands"][seat]
        if seat == self.me:
            found = [0.0] * 4
            found[len(self.deck.by_suit(self.view["hand"]))] = 1.0
            return found
        chances = [1.0, 0.0, 0.0, 0.0]
        total, suits = self._suits()
        drawn = min(round(size * HOARD), total)
        for count in suits:
            none = comb(total - count, drawn) / comb(total, drawn)
            chances = [chances[n] * none + (chances[n - 1] * (1 - none) if n else 0.0) for n in range(4)]
        return chances

    def _suits(self) -> tuple[int, list[int]]:
        """How many cards are unseen, and how many of them of each suit."""
        if not self.level.counts:
            return USUAL_UNSEEN, [USUAL[suit] for suit in SUITS]
        suits = dict.fromkeys(SUITS, 0)
        for card, count in self.unseen:
            suit = self.deck.cards[card].suit
            if suit:
                suits[suit] += count
        return sum(count for _, count in self.unseen), list(suits.values())

    def fight(self, attacker: int, defender: int) -> Ends:
        """How likely the attacker wins and ties."""
        win = tie = 0.0
        theirs = self.cards_of(defender)
        for ours, p in enumerate(self.cards_of(attacker)):
            for count, q in enumerate(theirs):
                if p and q:
                    found = ODDS[ours, count]
                    win += p * q * found[0]
                    tie += p * q * found[1]
        return win, tie

    def best(self, plans: Iterable[Plan]) -> Plan:
        """The plan that gains most, as well as the bot can tell."""
        rows = list(plans)
        whim = self.level.whim
        if whim:
            stake = max(abs(plan.gain) for plan in rows)
            rows = [plan._replace(gain=plan.gain + stake * whim * self.rng.gauss(0, 1)) for plan in rows]
        return max(rows, key=lambda plan: plan.gain)
