"""What may be seen (Law 2), built up from what a seat may know: no other hand, no deck, no locked card."""

from __future__ import annotations

from typing import Any

from game.rules.boomtown.fights import spender, totals
from game.rules.boomtown.finish import places
from game.rules.boomtown.requests import pending
from game.rules.boomtown.state import Deed, Fight, Raid, State, turn_of
from game.rules.kernel import TABLE, View


def view(s: State, seat: int | None) -> View:
    """The match as `seat` may see it, None = the shared screen. Fields: see `rules.BoomTownRules`."""
    turn = turn_of(s)
    return {
        "seat": seat,
        "turn": s.turn,
        "active": s.active,
        "order": list(s.order),
        "phase": turn.phase,
        "did": turn.did or None,
        "war": turn.war,
        "asked": [request.seat for request in pending(s)],
        "goal": s.goal,
        "money": s.money[:],
        "bank": s.bank,
        "hand": [] if seat is None else s.hands[seat][:],
        "hands": [len(hand) for hand in s.hands],
        "deck": len(s.deck),
        "pile": s.pile[:],
        "streets": [street[:] for street in s.streets],
        "crews": [crew[:] for crew in s.crews],
        "tally": {name: counts[:] for name, counts in s.tally.items()},
        "winners": s.winners[:],
        "places": places(s),
        "how": s.how,
        "options": {"goal": s.goal, "decks": s.decks, "head_start": s.head_start},
        **_frames(s, seat),
    }


def _frames(s: State, seat: int | None) -> dict[str, Any]:
    """What is going on upon the turn: deed, raid and fight, each None if there is none."""
    found: dict[str, Any] = {"deed": None, "raid": None, "fight": None}
    for frame in s.stack[1:]:
        match frame:
            case Deed():
                found["deed"] = _deed(frame)
            case Raid():
                found["raid"] = _raid(s, frame)
            case Fight():
                found["fight"] = _fight(frame, seat)
    return found


def _deed(deed: Deed) -> dict[str, Any]:
    return {"card": deed.card, "target": deed.target or None, "declined": deed.declined[:]}


def _raid(s: State, raid: Raid) -> dict[str, Any]:
    return {
        "raid": raid.kind,
        "card": raid.card or None,
        "amount": s.cards[raid.card].amount if raid.card else 0,
        "target": raid.target or None,
        "gunslinger": raid.gunslinger or None,
        "foe": None if raid.foe == TABLE else raid.foe,
        "guard": raid.guard or None,
        "declined": raid.declined,
    }


def _fight(fight: Fight, seat: int | None) -> dict[str, Any]:
    """Committed cards show once both sides are ready; before that each side sees its own (BO16)."""
    rolled = bool(fight.dice[0])
    spends = spender(fight) if rolled else None
    cards = [
        own[:] if rolled or side == seat else None for side, own in zip(fight.seats, fight.cards, strict=True)
    ]
    return {
        "seats": list(fight.seats),
        "gunslingers": list(fight.gunslingers),
        "ready": fight.ready[:],
        "cards": cards,
        "left": fight.left[:],
        "dice": [dice[:] for dice in fight.dice],
        "bonus": fight.bonus[:],
        "totals": totals(fight) if rolled else None,
        "spender": None if spends is None else fight.seats[spends],
    }
