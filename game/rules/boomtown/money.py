"""Why money moves: incomes, deaths, the goal (BO5-BO8, BO19)."""

from __future__ import annotations

from game.rules.boomtown.cards import Income
from game.rules.boomtown.finish import finish
from game.rules.boomtown.state import State, clockwise
from game.rules.boomtown.words import death_words, income_words
from game.rules.kernel import Chance, Event


def pay(s: State, seat: int, card: str, amount: int, out: list[Event], *, way: str, why: str) -> None:
    """The bank pays; whoever then holds the goal has won at once (BO19)."""
    _pay(s, seat, {"way": way, "card": card, "amount": amount, "count": 0, "die": 0}, why, out)


def _pay(s: State, seat: int, data: dict[str, str | int], why: str, out: list[Event]) -> None:
    amount = int(data["amount"])
    s.bank -= amount
    s.money[seat] += amount
    s.tally[str(data["way"])][seat] += amount
    data["money"] = s.money[seat]
    out.append(Event("paid", seat, data, why=why))
    if s.money[seat] >= s.goal and not s.winners:
        finish(s, [seat], "goal", out)


def payers(s: State, seat: int) -> list[str]:
    """The Establishments of a seat that pay at its Collection, oldest first."""
    cards = s.cards
    return [card for card in s.streets[seat] if (income := cards[card].income) and not income.death]


def collect(s: State, chance: Chance, out: list[Event]) -> None:
    """Every Establishment of the active player pays, oldest first, until the goal is reached (BO4)."""
    for card in payers(s, s.active):
        row = s.cards[card]
        income = row.income
        assert income is not None
        count = count_of(s, income.count) if income.count else 0
        die = chance.below("dice", income.die) + 1 if income.die else 0
        amount = amount_of(income, count, die)
        data: dict[str, str | int] = {
            "way": "income",
            "card": card,
            "amount": amount,
            "count": count,
            "die": die,
        }
        _pay(s, s.active, data, income_words(row, s.active, amount, count, die), out)
        if s.winners:
            return
        if die and die == income.bust:
            raze(s, card, s.active, out)


def amount_of(income: Income, count: int, die: int) -> int:
    """The dollars of an income, given what was counted or rolled."""
    if income.die:
        return die - income.less
    return income.fixed + -(-count // income.per)


def count_of(s: State, what: str) -> int:
    """How many of one of `cards.COUNTS` the whole table has (BO5, BO9)."""
    if what == "player":
        return s.seats
    if what == "establishment":
        return sum(map(len, s.streets))
    if what == "gunslinger":
        return sum(map(len, s.crews))
    cards = s.cards
    return sum(cards[card].side == what for crew in s.crews for card in crew)


def raze(s: State, card: str, owner: int, out: list[Event]) -> None:
    """An Establishment goes to the discard pile."""
    s.streets[owner].remove(card)
    s.pile.append(card)
    out.append(Event("razed", owner, {"card": card}))


def use_up(s: State, card: str, out: list[Event], *, why: str = "") -> None:
    """A Dirty Deed, Holdup or Posse has served and is discarded."""
    s.pile.append(card)
    out.append(Event("used", s.active, {"card": card}, why=why))


def kill(s: State, dead: list[tuple[int, str]], way: str, out: list[Event]) -> None:
    """Gunslingers die at the same moment: rows of owner and card (BO18).

    Then those who earn by deaths are paid, the active player first (BO8, BO19).
    """
    for owner, card in dead:
        s.crews[owner].remove(card)
        s.pile.append(card)
        out.append(Event("killed", owner, {"card": card, "way": way}))
    for seat in clockwise(s) if dead else ():
        for card in s.streets[seat]:
            income = s.cards[card].income
            if income and income.death and not s.winners:
                amount = income.death * len(dead)
                why = death_words(s.cards[card], seat, len(dead), amount)
                pay(s, seat, card, amount, out, way="death", why=why)
