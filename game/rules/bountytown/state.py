"""The whole of a match of Bountytown as plain data, its copy, and the questions that all parts ask of it."""

from __future__ import annotations

from copy import copy
from typing import TypeVar

import msgspec

from game.rules.bountytown import frames
from game.rules.bountytown.frames import Duel, Frame, Turn
from game.rules.bountytown.rows import Book
from game.rules.kernel import TABLE, RuleError

F = TypeVar("F")


class State(msgspec.Struct):
    """A match. Lists of lists are by seat; piles have their top card last; Duel cards are numbers.

    book: the rows in play, never changed after the choice of Characters. stack: frames, [] = over. turn: from
    1, 0 while Characters are chosen. offers: the Characters dealt. cells: where each seat stands. items: in
    order of acquisition. captured: not turned in. store: for sale, in order of arrival. active: Bounties that
    can be duelled. loot: face-down Items by active Bounty. gone: Bounties out of the game. winners: seats;
    places: 1 = best, by seat.
    """

    book: Book
    seats: int
    three_above: bool
    defender_refills: bool
    first: int
    offers: list[list[str]]
    characters: list[str]
    cells: list[int]
    hands: list[list[int]]
    wounds: list[list[str]]
    items: list[list[str]]
    captured: list[list[str]]
    turned_in: list[list[str]]
    deck: list[int]
    discards: list[int]
    store: list[str]
    item_deck: list[str]
    item_discards: list[str]
    bounty_deck: list[str]
    active: list[str]
    loot: dict[str, list[str]]
    wound_pile: list[str]
    stack: list[Frame]
    gone: list[str] = []
    turn: int = 0
    winners: list[int] = []
    places: list[int] = []
    how: str = ""


def clone(s: State) -> State:
    """An independent copy; the book is shared."""
    c = copy(s)
    c.offers = [pile[:] for pile in s.offers]
    c.characters = s.characters[:]
    c.cells = s.cells[:]
    c.hands = [pile[:] for pile in s.hands]
    c.wounds = [pile[:] for pile in s.wounds]
    c.items = [pile[:] for pile in s.items]
    c.captured = [pile[:] for pile in s.captured]
    c.turned_in = [pile[:] for pile in s.turned_in]
    c.deck = s.deck[:]
    c.discards = s.discards[:]
    c.store = s.store[:]
    c.item_deck = s.item_deck[:]
    c.item_discards = s.item_discards[:]
    c.bounty_deck = s.bounty_deck[:]
    c.active = s.active[:]
    c.loot = {bounty: items[:] for bounty, items in s.loot.items()}
    c.wound_pile = s.wound_pile[:]
    c.stack = [frames.clone(frame) for frame in s.stack]
    c.gone = s.gone[:]
    c.winners = s.winners[:]
    c.places = s.places[:]
    return c


def top(s: State, kind: type[F]) -> F:
    """The frame that asks now. Raises RuleError if it is of another kind."""
    if s.stack and isinstance(s.stack[-1], kind):
        return s.stack[-1]
    raise RuleError("nothing of that sort is asked now")


def turn_of(s: State) -> Turn:
    """The turn that is going on. Raises RuleError if there is none."""
    if s.stack and isinstance(s.stack[0], Turn):
        return s.stack[0]
    raise RuleError("no turn is going on")


def duel_of(s: State) -> Duel | None:
    """The Duel that is going on, if there is one; a turn has at most one at a time."""
    if len(s.stack) > 1 and isinstance(s.stack[1], Duel):
        return s.stack[1]
    return None


def active_seat(s: State) -> int:
    """Whose turn it is, TABLE before the first turn and after the end."""
    return s.stack[0].seat if s.stack and isinstance(s.stack[0], Turn) else TABLE


def held(s: State, seat: int) -> int:
    """The size of a hand, Wounds counted."""
    return len(s.hands[seat]) + len(s.wounds[seat])


def renown(s: State, seat: int) -> int:
    """Of all Bounties a seat has, turned in or not."""
    bounties = s.book.bounties
    return sum(bounties[b].renown for b in s.captured[seat]) + sum(
        bounties[b].renown for b in s.turned_in[seat]
    )
