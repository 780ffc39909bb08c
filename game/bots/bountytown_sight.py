"""What a bot of Bountytown makes of its view: its own seat, and what a duellist is subject to."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.bountytown_odds import Deck, full_deck
from game.rules.bountytown.cards import card_of
from game.rules.bountytown.reading import Reading, Rows
from game.rules.kernel import TABLE, View

NEARLY_OUT = 8
"""The discards are about to be shuffled when so few cards are left."""


class Terms(NamedTuple):
    """What a duellist's hand is subject to in a Duel at some Location.

    toll: cards lost before. extra: cards drawn before the Draw step. steps: Draw steps. most: cards to play.
    blind: cards that join. lift, lift_few: ranks gained, by five cards and by fewer. wounds: if due any.
    """

    toll: int
    extra: int
    steps: int
    most: int
    blind: int
    lift: int
    lift_few: int
    wounds: int


class Sight(Reading):
    """A view of one seat. me, seat, hand: its own, cards as numbers."""

    def __init__(self, view: View, rows: Rows, seat: int) -> None:
        """view: of this seat."""
        super().__init__(view, rows)
        self.seat = seat
        self.me = self.players[seat]
        self.hand = tuple(map(card_of, view["hand"]))
        self.three_above = view["options"]["three_of_a_kind"].startswith("above")

    @property
    def actions(self) -> int:
        """Actions left in this turn."""
        left: int = self.view["actions"]
        return left

    def unseen(self) -> Deck:
        """What can come off the Duel deck, by what lies open; if it is about to run out, by the own hand."""
        if self.view["deck"] < NEARLY_OUT:
            return full_deck(self.hand)
        return full_deck([*self.hand, *map(card_of, self.view["discards"])])

    def holds(self, seat: int, window: str, deed: str = "") -> str:
        """An Item of a seat that can be used in a window, '' if it has none."""
        for item in self.players[seat]["items"]:
            use = self.kind(item).uses.get(window)
            if use is not None and deed in ("", use.do):
                name: str = item
                return name
        return ""

    def terms(self, seat: int, cell: int, attacker: int, defender: int) -> Terms:
        """What a duellist is subject to who stands on a cell."""
        duel = (attacker, defender)
        return Terms(
            self.number("duel.toll", 0, seat, cell, duel),
            self.number("duel.extra_cards", 0, seat, cell, duel),
            self.number("duel.draw_step", 1, seat, cell, duel),
            max(self.number("duel.most_cards", 5, seat, cell, duel), 1),
            self.number("duel.blind_cards", 0, seat, cell, duel),
            self.number("showdown.lift", 0, seat, cell, duel),
            self.number("showdown.lift", 0, seat, cell, duel, few=True),
            self.number("duel.wounds", 1, seat, cell, duel),
        )

    def draw_of(self, bounty: str, attacker: int, cell: int, defender: int = TABLE) -> int:
        """Cards that a Bounty draws against an attacker on a cell."""
        row = self.rows.bounties[bounty]
        return self.number("bounty.draw", row.draw, attacker, cell, (attacker, defender))
