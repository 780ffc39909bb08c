"""What is going on: plain frames on a stack, the top one asks; any moment can be saved, copied, resumed."""

from __future__ import annotations

from copy import copy

import msgspec
from msgspec import field

from game.rules.kernel import TABLE

ATTACKER, DEFENDER, BOUNTY = 0, 1, 2
"""Roles in a Duel; at equal rank the smaller wins (BT6)."""


def _two() -> list[int]:
    """A number for each role."""
    return [0, 0]


class Choosing(msgspec.Struct, tag="choosing"):
    """Everyone chooses one of two Characters, all at once."""


class Turn(msgspec.Struct, tag="turn"):
    """A player's turn. left: Actions. used: what is used up in this turn. told: the Bounty they know of."""

    seat: int
    left: int = 3
    used: list[str] = []
    over: bool = False
    told: str = ""


class Duel(msgspec.Struct, tag="duel"):
    """A Duel, step by step, see `duel.STEPS`. Lists by role, without the Bounty where it has none.

    defender: TABLE in a Duel against an active Bounty. bounty: '' if none is at stake. draws: Draw steps
    left. most: how many cards each may play. plays: cards selected, in the hands until they are shown. seen:
    cards of the other that one has seen. due: Wounds. ranks: strength of the three hands. winner: a role.
    """

    attacker: int
    defender: int = TABLE
    bounty: str = ""
    step: int = 0
    draws: list[int] = field(default_factory=_two)
    most: list[int] = field(default_factory=_two)
    plays: list[list[int]] = field(default_factory=lambda: [[], [], []])
    locked: list[bool] = field(default_factory=lambda: [False, False])
    seen: list[list[int]] = field(default_factory=lambda: [[], []])
    due: list[int] = field(default_factory=_two)
    ranks: list[int] = []
    winner: int = -1
    shown: bool = False
    cancelled: bool = False


class React(msgspec.Struct, tag="react"):
    """A window is open for a seat: it may use something, or pass."""

    seat: int
    window: str


class Discard(msgspec.Struct, tag="discard"):
    """A seat discards some cards; refill: it draws as many (the Draw step). reason: see `words.DISCARD`."""

    seat: int
    least: int
    most: int
    reason: str
    refill: bool = False


class Reload(msgspec.Struct, tag="reload"):
    """A seat reloads. asked: it has discarded what it may before."""

    seat: int
    asked: bool = False


class Shop(msgspec.Struct, tag="shop"):
    """A seat chooses Items and pays. basket: chosen, at price in all; paying: it chooses cards now."""

    seat: int
    source: str
    actions: int
    basket: list[str] = []
    price: int = 0
    paying: bool = False


class Loot(msgspec.Struct, tag="loot"):
    """A seat takes one of the Items of the Bounty it captured (BT24)."""

    seat: int
    items: list[str]


class Wounding(msgspec.Struct, tag="wounding"):
    """Wounds still to be taken, one by one, after a Duel that was tied or else lost."""

    seat: int
    left: int
    tied: bool


class Critical(msgspec.Struct, tag="critical"):
    """A seat is critically Wounded and loses a Bounty (BT17)."""

    seat: int


class Final(msgspec.Struct, tag="final"):
    """The final Duel of all who are tied (BT28). plays, locked: as `seats`."""

    seats: list[int]
    plays: list[list[int]]
    locked: list[bool]


Frame = (
    Choosing | Turn | Duel | React | Discard | Reload | Shop | Loot | Wounding | Critical | Final
)  # a type alias of msgspec's tagged union


def clone(frame: Frame) -> Frame:
    """An independent copy."""
    c = copy(frame)
    if isinstance(c, Turn):
        c.used = c.used[:]
    elif isinstance(c, Duel):
        c.draws, c.most, c.locked = c.draws[:], c.most[:], c.locked[:]
        c.due, c.ranks = c.due[:], c.ranks[:]
        c.plays = [cards[:] for cards in c.plays]
        c.seen = [cards[:] for cards in c.seen]
    elif isinstance(c, Shop):
        c.basket = c.basket[:]
    elif isinstance(c, Loot):
        c.items = c.items[:]
    elif isinstance(c, Final):
        c.seats, c.locked = c.seats[:], c.locked[:]
        c.plays = [cards[:] for cards in c.plays]
    return c
