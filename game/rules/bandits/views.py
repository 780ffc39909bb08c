"""What may be seen (Law 2), built up from public things: no Hidden card and no deck's order is ever named.

Nobody at this table knows more than the shared screen does; what people remember is their own affair.
"""

from __future__ import annotations

from typing import Any

from game.rules.bandits.finish import credits_of, may_draw, photo
from game.rules.bandits.race import may_act, targets
from game.rules.bandits.state import Cover, Noon, Race, State, spot_id, token_ids
from game.rules.kernel import TABLE, View


def view(s: State, seat: int | None) -> View:
    """The match as `seat` may see it, None = the shared screen. Ids and fields: see `rules.BanditsRules`."""
    card = s.cards[s.shown] if s.shown and s.phase != "hush" else None
    return {
        "seat": seat,
        "phase": s.phase,
        "turn": s.turn,
        "first": s.first,
        "active": s.active,
        "card": card.id if card else None,
        "kind": card.kind if card else None,
        "bandit": (card.bandit or None) if card else None,
        "colour": (card.colour or None) if card else None,
        "spots": _spots(s),
        "tokens": _tokens(s),
        "decks": [len(deck) for deck in s.decks],
        "captured": [pile[:] for pile in s.captured],
        "credits": [credits_of(s, n) for n in range(s.seats)],
        "escapes": [{"escape": b.escape, "cards": b.cards[:]} for b in s.beside],
        "gone": s.gone[:],
        "early": s.early[:],
        "chooser": None if s.chooser == TABLE else s.chooser,
        "capture": _capture(s, s.race) if s.race else None,
        "noon": _noon(s.noon) if s.noon else None,
        "stats": [
            {"wrong": n.wrong, "false_starts": n.false_starts, "reactions": n.reactions[:]} for n in s.stats
        ],
        "photo": photo(s),
        "winners": s.winners[:],
        "places": s.places[:],
        "how": s.how,
        "options": {
            "ballerina": s.ballerina,
            "false_start": s.false_start,
            "card_time_ns": s.card_time_ns,
            "token_time_ns": s.token_time_ns,
            "limit_ns": s.limit_ns,
        },
    }


def _spots(s: State) -> list[dict[str, Any]]:
    """The occupied spots; a Hidden card has no name."""
    return [
        {"spot": spot, "target": spot_id(spot), "card": card if up else None, "up": up}
        for spot, (card, up) in enumerate(zip(s.spots, s.up, strict=True))
        if card
    ]


def _tokens(s: State) -> dict[str, int | None]:
    """Who has each token, None = in the middle."""
    holders = [*s.sheriffs, TABLE, TABLE]
    return {
        token: None if holder == TABLE else holder
        for token, holder in zip(token_ids(s), holders, strict=True)
    }


def _capture(s: State, race: Race) -> dict[str, Any]:
    """The open capture: who may still act, what is covered and what waits for its verdict."""
    return {
        "aims": race.aims,
        "hands": race.hands,
        "limit_ns": race.limit_ns,
        "mark_ns": race.mark_ns,
        "delays_ns": race.delays_ns[:],
        "own": [token or None for token in race.own],
        "may": may_act(s),
        "targets": list(targets(s)),
        "covered": [_hand(held.cover) for held in race.held],
        "waiting": [_hand(c) for c in race.waiting],
    }


def _hand(c: Cover) -> dict[str, Any]:
    return {"seat": c.seat, "hand": c.hand, "target": c.target}


def _noon(noon: Noon) -> dict[str, Any]:
    """The duel: who is in it, who may still draw, who drew too soon."""
    return {
        "seats": noon.seats[:],
        "round": noon.round,
        "rung": noon.rung,
        "may": may_draw(noon),
        "early": noon.early[:],
        "drawn": [draw.seat for draw in noon.draws],
    }
