"""All that a bot is asked besides its turn: in Duels, in the store, over the hand limit."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from game.bots import bountytown_worth as worth
from game.bots.bountytown_levels import Level
from game.bots.bountytown_odds import SCORE, SIZE, best_keep, full_deck
from game.bots.bountytown_prospect import Prospect
from game.bots.bountytown_sight import Sight, Terms
from game.rules.bountytown.cards import GOLD, NAMES, SUIT, VALUE, card_of
from game.rules.bountytown.hands import HAND, RANK_NAMES, category, strength
from game.rules.bountytown.requests import PASS, TOP_CARD
from game.rules.bountytown.store import DONE
from game.rules.kernel import TABLE, Request

Picks = tuple[str, ...]
Answer = tuple[Picks, str]
"""Picks, and why."""
PURSE = 0.012
"""What a point of Gold adds to a card that might be discarded."""
SPARE = 0.01
"""A card that makes the hand no better is kept or played for so little."""
FEW_CARDS = 2
"""With no more cards than these a Duel is lost."""
BETTER = 0.01
"""An exchange has to bring so much."""
WORTH_A_HAT = 2.0
"""From so much at stake on a Duel is not fought if it can be cancelled."""


class Answers:
    """Answers for one view. by: what answers each kind of request."""

    def __init__(self, sight: Sight, level: Level) -> None:
        self.sight = sight
        self.level = level
        self.prospect = Prospect(sight, level)
        self.by: dict[str, Callable[[Request], Answer]] = {
            "react": self._react,
            "swap": self._swap,
            "discard": self._discard,
            "select": self._select,
            "use": lambda request: (request.options[:1], "the hand needs cards"),
            "buy": self._buy,
            "pay": lambda request: (request.options[:1], "it is the cheapest way to pay"),
            "loot": self._loot,
            "lose": self._lose,
        }

    def _react(self, request: Request) -> Answer:
        """An Item in a window, if what it saves is worth more."""
        item = request.options[-1]
        duel = self.sight.view["duel"]
        if not duel["shown"]:
            stake = self.sight.renown(duel["bounty"]) if duel["bounty"] else 0
            if stake >= WORTH_A_HAT or len(self.sight.hand) <= FEW_CARDS:
                return (item,), f"{stake} Renown is at stake"
            return (PASS,), "the Duel is worth fighting"
        due = duel["due"][self._role()]
        wounds = len(self.sight.me["wounds"])
        cost = self.prospect.wounds_cost(wounds + due) - self.prospect.wounds_cost(wounds)
        if cost >= self.prospect.item_value(item):
            return (item,), f"Wounds, {due} of them, cost more than the Item"
        return (PASS,), "the Item is worth more than a Wound"

    def _role(self) -> int:
        return int(self.sight.view["duel"]["defender"] == self.sight.seat)

    def _parties(self) -> tuple[int, int]:
        """Attacker and defender."""
        duel = self.sight.view["duel"]
        return duel["attacker"], TABLE if duel["defender"] is None else duel["defender"]

    def _terms(self) -> Terms:
        return self.sight.terms(self.sight.seat, self.sight.me["cell"], *self._parties())

    def _values(self, terms: Terms) -> list[float]:
        """What each strength of the own hand is worth in the open Duel."""
        sight, prospect = self.sight, self.prospect
        attacker, defender = self._parties()
        bounty = sight.view["duel"]["bounty"] or ""
        cell = sight.players[attacker]["cell"]
        outlaw = worth.bounty_chances(sight, bounty, attacker, cell, defender)
        wounds = len(sight.me["wounds"])
        if attacker == sight.seat:
            stakes = prospect.stakes(defender, bounty, wounds, terms.wounds)
            return worth.attack_values(stakes, prospect.foe(defender, attacker, defender), outlaw)[0]
        stakes = prospect.defence(attacker, bounty, wounds, terms.wounds)
        return worth.defence_values(stakes, prospect.foe(attacker, attacker, defender, drawn=True), outlaw)

    def _swap(self, request: Request) -> Answer:
        """What to exchange in the Draw step."""
        terms = self._terms()
        by_category = worth.by_category(self._values(terms), worth.place_of(self.sight, terms))
        steps = 1 + self.sight.view["duel"]["draws"][self._role()]
        kept, _, _ = best_keep(
            self.sight.hand, steps, terms.blind, by_category, self.prospect.deck, keen=self.level.keen
        )
        picks = tuple(name for name in request.options if card_of(name) not in kept)
        return picks, f"{len(kept)} of {len(request.options)} cards are worth keeping"

    def _select(self, request: Request) -> Answer:
        """The best hand; with it go cards of no use, if new ones come."""
        if request.options == (TOP_CARD,):
            return request.options, "there are no cards to choose from"
        lifts, spare = (0, 0), SPARE
        if self.sight.view["duel"]:
            terms = self._terms()
            lifts = (terms.lift, terms.lift_few)
            spare = -SPARE if self._refills() else SPARE
        three_above = self.sight.three_above
        best: tuple[float, tuple[int, ...]] = (float(SIZE), self.sight.hand[:1])
        for size in range(1, min(request.most, len(self.sight.hand)) + 1):
            for chosen in combinations(self.sight.hand, size):
                place = strength(category(chosen), three_above=three_above) - lifts[size < HAND]
                cost = max(place, 1) + spare * (size + PURSE * _gold(chosen))
                best = min(best, (cost, chosen), key=lambda found: found[0])
        return tuple(NAMES[card] for card in best[1]), f"it makes {RANK_NAMES[category(best[1])]}"

    def _refills(self) -> bool:
        """Whether new cards come after this Duel: the defender's (BT10), or by the next Action."""
        if self._role():
            return bool(self.sight.view["options"]["defender_refills"])
        return self.sight.actions > 0

    def _discard(self, request: Request) -> Answer:
        """The cards without which the rest is worth most; before a reload all that is of no use."""
        hand = self.sight.hand
        least = request.least
        if self.sight.view["asked"]["reason"] == "reload":
            kept, _, _ = best_keep(hand, 1, 0, SCORE, self.prospect.deck)
            least = min(len(hand) - len(kept), request.most)
        ways = combinations(hand, least)
        gone = max(ways, key=lambda way: self._rest([card for card in hand if card not in way]))
        return tuple(NAMES[card] for card in gone), "they help least"

    def _rest(self, cards: list[int]) -> float:
        return best_keep(cards, 1, 0, SCORE, full_deck(cards))[2] + PURSE * _gold(cards)

    def _buy(self, request: Request) -> Answer:
        """What is worth most, until nothing is left that can be paid."""
        names = [name for name in request.options if name != DONE]
        item = self.prospect.wish(names)
        return ((item,), "it will come in handy") if item else ((DONE,), "nothing here helps")

    def _loot(self, request: Request) -> Answer:
        """The Item that is worth most."""
        return (max(request.options, key=self.prospect.item_value),), "it will help most"

    def _lose(self, request: Request) -> Answer:
        """The Bounty of least Renown."""
        return (min(request.options, key=self.sight.renown),), "it has the least Renown"

    def item_first(self, request: Request) -> str:
        """An Item to use before answering, '' for none: Ammunition where there is little to play with."""
        if request.kind not in ("swap", "select") or not self.sight.view["duel"]:
            return ""
        me, view = self.sight.me, self.sight.view
        room = me["limit"] - len(self.sight.hand) - len(me["wounds"])
        can = room > 0 and view["deck"] + len(view["discards"]) > 0
        wanted = len(self.sight.hand) <= FEW_CARDS and room >= FEW_CARDS
        return self.sight.holds(self.sight.seat, "select", "reload") if can and wanted else ""

    def free_use(self, request: Request) -> str:
        """Something that costs nothing and does good, '' if there is no such thing."""
        for option in request.options:
            name = option.removeprefix("use:")
            row = self.sight.rows.locations.get(name) or self.sight.rows.characters.get(name)
            use = row.uses.get("turn") if row and option != name else None
            if use is None or use.actions:
                continue
            if use.do == "draw" or (use.do == "swap_deck" and self.sight.hand):
                return option
            if use.do == "swap_discards" and self._improves():
                return option
        return ""

    def _improves(self) -> bool:
        """Whether the top card of the discards is better than the worst in hand."""
        hand = list(self.sight.hand)
        wider = [*hand, card_of(self.sight.view["discards"][-1])]
        most = max((self._rest([card for card in wider if card != gone]) for gone in hand), default=0.0)
        return most > self._rest(hand) + BETTER


def _gold(cards: list[int] | tuple[int, ...]) -> int:
    return sum(VALUE[card] for card in cards if SUIT[card] == GOLD)
