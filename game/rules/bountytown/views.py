"""What may be seen (Law 2), built up from what a seat may know: all that is public, and its own hand."""

from __future__ import annotations

from typing import Any

from game.rules.bountytown.cards import names_of
from game.rules.bountytown.deal import BOUNTY_DECK, THREE_OF_A_KIND, printed_bounties
from game.rules.bountytown.duel import roles, seat_of
from game.rules.bountytown.frames import BOUNTY, Discard, Duel, Final, Frame, Loot, React
from game.rules.bountytown.hooks import hand_limit
from game.rules.bountytown.state import State, active_seat, duel_of, renown, turn_of
from game.rules.kernel import TABLE, View


def view(s: State, seat: int | None) -> View:
    """The match as `seat` may see it, None = the shared screen.

    phase: the kind of the frame that asks, 'over' at the end. asks: the seat it asks, None = several. Piles
    are counts, but for the discards, the store and what lies open. hand: the seat's own cards. told: the top
    of the Bounty deck, if the seat has looked. seen: cards of the other duellist, if the seat has seen some.
    """
    frame = s.stack[-1] if s.stack else None
    duel = duel_of(s)
    return {
        "seat": seat,
        "phase": frame.__struct_config__.tag if frame else "over",
        "asks": getattr(frame, "seat", None),
        **_turn(s, seat),
        "players": [_player(s, n) for n in range(s.seats)],
        "hand": [] if seat is None else names_of(s.hands[seat]),
        "offers": [] if s.turn else [offer[:] for offer in s.offers],
        **_table(s),
        "duel": _duel(duel, seat) if duel else None,
        "asked": _asked(frame, seat),
        "winners": s.winners[:],
        "places": s.places[:],
        "how": s.how,
        "options": _options(s),
    }


def _turn(s: State, seat: int | None) -> View:
    """Whose turn it is and how far it has come; what the top of the Bounty deck is, only who looked knows."""
    active = active_seat(s)
    turn = None if active == TABLE else turn_of(s)
    return {
        "turn": s.turn,
        "first": s.first,
        "active": turn.seat if turn else None,
        "actions": turn.left if turn else 0,
        "used": turn.used[:] if turn else [],
        "told": turn.told or None if turn and seat == active else None,
    }


def _table(s: State) -> View:
    """What lies on the table."""
    return {
        "town": [place.id for place in s.book.town],
        "store": s.store[:],
        "bounties": [{"bounty": b, "items": len(s.loot.get(b, ()))} for b in s.active],
        "gone": s.gone[:],
        "deck": len(s.deck),
        "discards": names_of(s.discards),
        "item_deck": len(s.item_deck),
        "item_discards": s.item_discards[:],
        "bounty_deck": len(s.bounty_deck),
        "wound_pile": len(s.wound_pile),
    }


def _options(s: State) -> dict[str, str | bool]:
    """The house rules of this match."""
    return {
        "three_of_a_kind": THREE_OF_A_KIND[s.three_above],
        "defender_refills": s.defender_refills,
        "bounty_deck": BOUNTY_DECK[len(s.book.bounties) > printed_bounties(s.seats)],
    }


def _player(s: State, seat: int) -> dict[str, Any]:
    """What everybody knows about a player (BT32). cards: Duel cards in the hand, selected ones among them."""
    settled = bool(s.turn)
    return {
        "character": s.characters[seat] or None,
        "cell": s.cells[seat],
        "cards": len(s.hands[seat]),
        "wounds": s.wounds[seat][:],
        "limit": hand_limit(s, seat) if settled else None,
        "items": s.items[seat][:],
        "captured": s.captured[seat][:],
        "turned_in": s.turned_in[seat][:],
        "renown": renown(s, seat),
    }


def _duel(duel: Duel, seat: int | None) -> dict[str, Any]:
    """The open Duel. plays: by role, the seat's own selection, from the Showdown on all of them."""
    mine = [seat is not None and seat_of(duel, role) == seat for role in roles(duel)]
    plays = [names_of(duel.plays[role]) if duel.shown or mine[role] else None for role in roles(duel)]
    return {
        "attacker": duel.attacker,
        "defender": None if duel.defender == TABLE else duel.defender,
        "bounty": duel.bounty or None,
        "locked": [duel.locked[role] for role in roles(duel)],
        "most": [duel.most[role] for role in roles(duel)],
        "draws": [duel.draws[role] for role in roles(duel)],
        "plays": plays,
        "bounty_plays": names_of(duel.plays[BOUNTY]) if duel.shown else None,
        "seen": [name for role in roles(duel) if mine[role] for name in names_of(duel.seen[role])],
        "shown": duel.shown,
        "ranks": duel.ranks[:],
        "winner": duel.winner if duel.shown else None,
        "due": [duel.due[role] for role in roles(duel)] if duel.shown else None,
    }


def _asked(frame: Frame | None, seat: int | None) -> dict[str, Any] | None:
    """What the top frame wants, as far as all may know; its seat sees the Items that it chooses from."""
    if isinstance(frame, Discard):
        return {"reason": frame.reason, "least": frame.least, "most": frame.most}
    if isinstance(frame, React):
        return {"window": frame.window}
    if isinstance(frame, Loot):
        return {"items": frame.items[:] if seat == frame.seat else len(frame.items)}
    if isinstance(frame, Final):
        mine = [frame.plays[place] for place, other in enumerate(frame.seats) if other == seat]
        plays = names_of(mine[0]) if mine else None
        return {"seats": frame.seats[:], "locked": frame.locked[:], "plays": plays}
    return None
