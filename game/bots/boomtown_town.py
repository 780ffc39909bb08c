"""The table as a bot weighs it: who earns what, and how likely each seat is to be Mayor."""

from __future__ import annotations

from game.bots.boomtown_deck import Deck
from game.rules.kernel import View

GOOD, BAD, UGLY = range(3)
GUARDS = (GOOD, UGLY)
RIDERS = (BAD, UGLY)
DEATHS = 0.3
"""Gunslingers that die in a turn, on average."""
GROWTH = 2.5
"""Dollars a turn that a seat without anything in play comes to have on the way to the goal."""
RIDER_WORTH = (0.0, 1.0, 1.5, 1.75)
"""What so many riders are worth, dollars a turn."""
EXPOSED = (0.30, 0.12, 0.05)
"""The share of an income that does not last, by the number of guards."""
LAST = 0.5
"""Turns that are added to all, so that nobody is ever quite sure."""


class Town:
    """Money, streets and crews, to be changed in place while a bot thinks.

    goal: dollars. money: by seat. streets: ids by seat. crews: number of Good, Bad and Ugly by seat.
    wait: by seat, turns until its next Collection as a share of a round.
    """

    def __init__(self, view: View, deck: Deck) -> None:
        """view: of one's own seat."""
        self.deck = deck
        self.goal: int = view["goal"]
        self.money: list[float] = [float(money) for money in view["money"]]
        self.streets: list[list[str]] = [street[:] for street in view["streets"]]
        self.crews = [[0, 0, 0] for _ in self.money]
        for seat, crew in enumerate(view["crews"]):
            for card in crew:
                self.crews[seat][deck.side(card)] += 1
        order = view["order"]
        place = order.index(view["active"])
        seats = len(order)
        self.wait = [((order.index(seat) - place - 1) % seats + 1) / seats for seat in range(seats)]

    def counts(self) -> tuple[int, ...]:
        """What incomes count, in the order of COUNTS (BO5)."""
        good, bad, ugly = (sum(crew[side] for crew in self.crews) for side in (GOOD, BAD, UGLY))
        return good + bad + ugly, good, bad, ugly, sum(map(len, self.streets)), len(self.money)

    def pays(self, card: str, counts: tuple[int, ...] = ()) -> float:
        """Dollars a turn of its owner that an Establishment brings."""
        base, counted, per, death = self.deck.pay(card)
        if counted >= 0:
            base += -(-(counts or self.counts())[counted] // per)
        return base + death * DEATHS * len(self.money)

    def rates(self) -> list[float]:
        """Dollars a turn that each seat can count on."""
        counts = self.counts()
        found = []
        for street, (good, bad, ugly) in zip(self.streets, self.crews, strict=True):
            income = sum(self.pays(card, counts) for card in street)
            lasting = income * (1 - EXPOSED[min(good + ugly, 2)])
            found.append(lasting + RIDER_WORTH[min(bad + ugly, 3)] + GROWTH)
        return found

    def turns(self) -> list[float]:
        """How many turns each seat needs to the goal."""
        return [
            (self.goal - money) / rate + wait if money < self.goal else 0.0
            for money, rate, wait in zip(self.money, self.rates(), self.wait, strict=True)
        ]

    def chance(self, seat: int, sharp: float) -> float:
        """How likely a seat is to become Mayor. sharp: how surely the seat that needs least turns wins."""
        weights: list[float] = [(LAST + each) ** -sharp for each in self.turns()]
        return weights[seat] / sum(weights)

    def shift(self, card: str, to: int | None) -> int | None:
        """An Establishment changes hands; None = it is, or was, nobody's. Returns whose it was."""
        was = None
        for seat, street in enumerate(self.streets):
            if card in street:
                street.remove(card)
                was = seat
        if to is not None:
            self.streets[to].append(card)
        return was
