"""The whole of a match of Boom Town as plain data, and its copy.

What is going on is a stack of frames, the innermost last: always a Turn, on it perhaps a Deed or a Raid, on
a Raid perhaps a Fight. The frame on top says what is asked.
"""

from __future__ import annotations

from copy import copy

import msgspec

from game.rules.boomtown.cards import Card
from game.rules.kernel import TABLE

HAND = 5
"""To how many cards hands are filled (BO3)."""
BANK = 10_000
"""What the bank has at the start: more than any match can pay out."""
PASS = "pass"
"""The option of doing nothing."""
WAYS = ("income", "death", "holdup", "posse")
"""Where money comes from."""
FEATS = ("kills", "losses", "captures")
"""What else is counted about a seat: Gunslingers shot and lost in fights, Establishments won in Showdowns."""


class Turn(msgspec.Struct, tag="turn"):
    """A turn. phase: one of `phases.PHASES`, '' before the first. asking: its question is open.

    did: 'holdup', 'showdown' or 'posse', whichever this turn has had (BO14). war: a Range War is on (BO15);
    again: it calls for one more Showdown.
    """

    phase: str = ""
    asking: bool = False
    did: str = ""
    war: bool = False
    again: bool = False


class Deed(msgspec.Struct, tag="deed"):
    """A Dirty Deed being done. target: '' until chosen. sure: confirmed (BO20). declined: targets spared."""

    card: str
    target: str = ""
    sure: bool = False
    declined: list[str] = []


class Raid(msgspec.Struct, tag="raid"):
    """A Holdup, Showdown or Posse of the active player.

    kind: those words. card: the Holdup or Posse card, '' for a Showdown. target: the claimed Establishment,
    else ''. gunslinger: who rides. foe, guard: whose Gunslinger meets them, and which; TABLE, '' before that.
    declined: how many of those who can intervene have said no. outcome: '' while open, else 'won', 'lost',
    'tie' or 'unopposed'.
    """

    kind: str
    card: str = ""
    target: str = ""
    gunslinger: str = ""
    foe: int = TABLE
    guard: str = ""
    declined: int = 0
    outcome: str = ""


class Fight(msgspec.Struct, tag="fight"):
    """A shootout between two sides, the active player's first; lists are by side.

    seats, gunslingers: who fights. ready: has committed (BO16). cards: committed Shootout cards, secret and
    still in hand until both are ready. left: how many of them are not spent yet. dice: values, [] before the
    roll. bonus: +1s. first: the side that spends first (BO17).
    """

    seats: tuple[int, int]
    gunslingers: tuple[str, str]
    ready: list[bool]
    cards: list[list[str]]
    left: list[int]
    dice: list[list[int]]
    bonus: list[int]
    first: int = 0


Frame = Turn | Deed | Raid | Fight


class State(msgspec.Struct):
    """A match.

    cards: all by id, never changed. order: the seats in the order of their turns, 'clockwise'; rolls: the
    rounds of dice that gave it, rows of [seat, die] (BO2). deck: top card last. pile: discards, newest last.
    streets, crews: Establishments and Gunslingers in play, by seat, oldest first. tally: what is counted, by
    name and seat: dollars by WAYS, and FEATS. winners: seats, [] before the end. how: 'goal' or 'limit'.
    goal, decks, head_start: see `options`.
    """

    cards: dict[str, Card]
    seats: int
    goal: int
    decks: int
    order: tuple[int, ...]
    rolls: list[list[list[int]]]
    active: int
    hands: list[list[str]]
    deck: list[str]
    streets: list[list[str]]
    crews: list[list[str]]
    money: list[int]
    tally: dict[str, list[int]]
    stack: list[Frame]
    pile: list[str] = []
    bank: int = BANK
    turn: int = 1
    winners: list[int] = []
    how: str = ""
    head_start: str = "off"


def clockwise(s: State) -> tuple[int, ...]:
    """All seats in the order of turns, the active one first (BO3, BO10)."""
    place = s.order.index(s.active)
    return s.order[place:] + s.order[:place]


def others(s: State) -> tuple[int, ...]:
    """The opponents of the active player, clockwise."""
    return clockwise(s)[1:]


def of_sides(s: State, seat: int, sides: tuple[str, ...]) -> list[str]:
    """The Gunslingers that a seat has in play on some sides, oldest first."""
    cards = s.cards
    return [card for card in s.crews[seat] if cards[card].side in sides]


def owner_of(s: State, card: str) -> int:
    """Who has a card in play."""
    return next(seat for seat in range(s.seats) if card in s.streets[seat] or card in s.crews[seat])


def in_hand(s: State, seat: int, kind: str) -> list[str]:
    """The cards of a kind in a hand, oldest first."""
    cards = s.cards
    return [card for card in s.hands[seat] if cards[card].kind == kind]


def turn_of(s: State) -> Turn:
    """The turn at the bottom of the stack."""
    bottom = s.stack[0]
    assert isinstance(bottom, Turn)
    return bottom


def clone(s: State) -> State:
    """An independent copy; the card rows and what is never changed are shared."""
    c = copy(s)
    c.hands = [hand[:] for hand in s.hands]
    c.deck = s.deck[:]
    c.streets = [street[:] for street in s.streets]
    c.crews = [crew[:] for crew in s.crews]
    c.money = s.money[:]
    c.tally = {name: counts[:] for name, counts in s.tally.items()}
    c.stack = [_clone_frame(frame) for frame in s.stack]
    c.pile = s.pile[:]
    c.winners = s.winners[:]
    return c


def _clone_frame(frame: Frame) -> Frame:
    c = copy(frame)
    if isinstance(c, Deed):
        c.declined = c.declined[:]
    elif isinstance(c, Fight):
        c.ready = c.ready[:]
        c.cards = [cards[:] for cards in c.cards]
        c.left = c.left[:]
        c.dice = [dice[:] for dice in c.dice]
        c.bonus = c.bonus[:]
    return c
