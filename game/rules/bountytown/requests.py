"""What can be answered now: the top frame asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.bountytown import uses
from game.rules.bountytown.cards import NAMES
from game.rules.bountytown.duel import roles, seat_of
from game.rules.bountytown.frames import Choosing, Critical, Discard, Duel, Final, Loot, React, Shop, Turn
from game.rules.bountytown.hands import HAND
from game.rules.bountytown.options import default, options
from game.rules.bountytown.state import State
from game.rules.bountytown.store import DONE, for_sale, lacking, payments
from game.rules.bountytown.words import DISCARD
from game.rules.kernel import Request

PASS = "pass"
TOP_CARD = "top-card"
"""The selection of who has no cards and does not get any: the top card of the Duel deck."""


def pending(s: State) -> tuple[Request, ...]:
    """All open requests of a state; () = over."""
    if not s.stack:
        return ()
    frame = s.stack[-1]
    return ASKS[frame.__class__](s, frame)


def _choosing(s: State, _: Choosing) -> tuple[Request, ...]:
    return tuple(
        Request(seat, "choose", tuple(offer), default=(offer[0],), prompt="Choose your Character")
        for seat, offer in enumerate(s.offers)
        if not s.characters[seat]
    )


def _turn(s: State, turn: Turn) -> tuple[Request, ...]:
    found = tuple(options(s, turn))
    return (Request(turn.seat, "turn", found, default=(default(s, turn),), prompt="Your turn"),)


def _duel(s: State, duel: Duel) -> tuple[Request, ...]:
    """BT32: both select at once, secretly."""
    asked: list[Request] = []
    for role in roles(duel):
        if not duel.locked[role]:
            seat = seat_of(duel, role)
            asked.append(_select(s, seat, duel.most[role]))
            asked += _ammunition(s, seat)
    return tuple(asked)


def _select(s: State, seat: int, most: int) -> Request:
    cards = tuple(NAMES[card] for card in s.hands[seat]) or (TOP_CARD,)
    most = min(most, len(cards))
    prompt = f"Select up to {most} cards to play" if most > 1 else "Select a card to play"
    return Request(seat, "select", cards, 1, most, secret=True, default=cards[:most], prompt=prompt)


def _ammunition(s: State, seat: int) -> tuple[Request, ...]:
    """BT22: what may be used before the selection is locked."""
    names = uses.usable(s, seat, "select")
    return (Request(seat, "use", names, default=names[:1], optional=True, prompt="Use"),) if names else ()


def _react(s: State, frame: React) -> tuple[Request, ...]:
    names = (PASS, *uses.usable(s, frame.seat, frame.window))
    prompt = {"declared": "You've been challenged", "wounded": "You face Wounds"}.get(frame.window, "")
    return (Request(frame.seat, "react", names, default=(PASS,), prompt=prompt),)


def _discard(s: State, frame: Discard) -> tuple[Request, ...]:
    """A discard; in the Draw step something may be used before it (BT22)."""
    seat = frame.seat
    cards = tuple(NAMES[card] for card in s.hands[seat])
    most = len(cards) if frame.refill else frame.most
    kind = "swap" if frame.refill else "discard"
    default = cards[: frame.least]
    prompt = DISCARD[frame.reason]
    request = Request(seat, kind, cards, frame.least, most, secret=True, default=default, prompt=prompt)
    return (request, *_ammunition(s, seat)) if frame.refill else (request,)


def _shop(s: State, shop: Shop) -> tuple[Request, ...]:
    """What can be bought tells of Gold in the hand: secret."""
    if shop.paying:
        ways = tuple(payments(s, shop))
        return (Request(shop.seat, "pay", ways, secret=True, default=ways[:1], prompt="Pay with"),)
    names = (*for_sale(s, shop), DONE)
    prompt = "Buy more" if shop.basket else "Buy"
    return (Request(shop.seat, "buy", names, secret=True, default=(DONE,), prompt=prompt),)


def _loot(s: State, frame: Loot) -> tuple[Request, ...]:
    """BT24: only the captor sees the Items before."""
    names = tuple(lacking(s, frame.seat, frame.items))
    return (Request(frame.seat, "loot", names, secret=True, default=names[:1], prompt="Take an Item"),)


def _critical(s: State, frame: Critical) -> tuple[Request, ...]:
    names = tuple(s.captured[frame.seat])
    least = min(names, key=lambda name: s.book.bounties[name].renown)
    return (Request(frame.seat, "lose", names, default=(least,), prompt="Lose one of your Bounties"),)


def _final(s: State, frame: Final) -> tuple[Request, ...]:
    return tuple(_select(s, seat, HAND) for place, seat in enumerate(frame.seats) if not frame.locked[place])


ASKS: dict[type, Callable[[State, Any], tuple[Request, ...]]] = {
    Choosing: _choosing,
    Turn: _turn,
    Duel: _duel,
    React: _react,
    Discard: _discard,
    Shop: _shop,
    Loot: _loot,
    Critical: _critical,
    Final: _final,
}
"""What each frame asks. Reload and Wounding never ask."""
