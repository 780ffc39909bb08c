"""The engine of Boom Town: answers in, events out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.rules.boomtown import deeds, fights, phases, raids, requests, state, views
from game.rules.boomtown.deal import SEATS, new_match
from game.rules.boomtown.finish import result
from game.rules.boomtown.state import HAND, Deed, Fight, Raid, State, Turn
from game.rules.boomtown.words import say
from game.rules.kernel import (
    Chance,
    Event,
    Request,
    Response,
    RuleError,
    ScriptedChance,
    Setup,
    View,
    fitted,
    seat_word,
)

STEPS: dict[type, Callable[[State, Any, Chance, list[Event]], bool]] = {
    Turn: phases.step,
    Deed: deeds.step,
    Raid: raids.step,
    Fight: fights.step,
}
"""What a frame does when it is on top of the stack: True = it waits for an answer."""


class BoomTownRules:
    """Boom Town for 2 to 6 players; a `game.rules.kernel.Rules` over `State`.

    Requests, by kind. The active player's, one a phase: `recruit`, `claim`, `deeds`, `holdup`, `posse`
    (secret: a card of the hand or `pass`), `showdown` (an opponent's Establishment or `pass`), `discard`
    (secret: one card or more). Of a Dirty Deed: `target`, `confirm` (yes, no: the target is one's own),
    `search` (secret: a card of the deck). Of a raid: `rider` (which Gunslinger), `quarry` (whom a Posse
    hunts), `intervene` (an opponent's: a Gunslinger or `pass`). Of a fight: `commit` (secret, both sides at
    once: up to one Shootout card of a suit), `spend` (plus, reroll-1, reroll-2, reroll-3, waste).

    A phase is asked if, as far as everybody can see, it can matter; then `pass` may be the only option.

    View: seat, turn, active, order (of turns), phase, did, war, asked (seats that have to answer), goal,
    money, bank, hand (the seat's own cards, [] for the shared screen), hands (sizes), deck (size), pile
    (discards), streets, crews (card ids by seat), tally, winners, places, how, options; deed, raid, fight:
    None or a part of its own, see `views`.
    """

    id = "boomtown"
    version = 1
    seats = SEATS

    def new(self, setup: Setup, chance: Chance) -> State:
        """The state after the deal and the first automatic phases. Raises RuleError for a bad setup."""
        s = new_match(setup, chance)
        run(s, chance, [])
        return s

    def opening(self, s: State) -> tuple[Event, ...]:
        """What the deal looks like, for a state that `new` has just given."""
        data = {
            "order": list(s.order),
            "rolls": [[roll[:] for roll in rolls] for rolls in s.rolls],
            "hand": HAND,
            "deck": len(s.deck),
            "goal": s.goal,
            "decks": s.decks,
        }
        why = say("first", seat=seat_word(s.order[0]))
        out = [Event("dealt", s.order[0], data, why=why)]
        out += [Event("drawn", seat, {"cards": hand[:]}, (seat,)) for seat, hand in enumerate(s.hands)]
        out += [_ahead(seat, money) for seat, money in enumerate(s.money) if money]
        out.append(phases.turn_event(s))
        first = state.clone(s)
        first.stack = [Turn()]
        run(first, ScriptedChance(()), out)
        return tuple(out)

    def pending(self, s: State) -> tuple[Request, ...]:
        """What can be answered now; () = over; two at once only for the commitments of a fight."""
        return requests.pending(s)

    def submit(self, s: State, r: Response, chance: Chance) -> tuple[Event, ...]:
        """Apply a response in place. Raises RuleError, changing nothing, if it is illegal."""
        check(requests.pending(s), r)
        out: list[Event] = []
        requests.apply(s, r, chance, out)
        run(s, chance, out)
        return tuple(out)

    def view(self, s: State, seat: int | None) -> View:
        """What a seat may know; None = the shared screen (Law 2)."""
        return views.view(s, seat)

    def result(self, s: State) -> dict[str, Any]:
        """The result of a match that is over, see `finish.result`. Raises RuleError before."""
        return result(s)

    def clone(self, s: State) -> State:
        """An independent copy."""
        return state.clone(s)

    def to_json(self, s: State) -> dict[str, Any]:
        """The state as JSON-able data."""
        data: dict[str, Any] = msgspec.to_builtins(s)
        return data

    def from_json(self, d: dict[str, Any]) -> State:
        """The state that `to_json` gave. Raises RuleError for data that is none."""
        return fitted(d, State, "this is no state of Boom Town")


def _ahead(seat: int, money: int) -> Event:
    why = say("head start", seat=seat_word(seat), amount=money)
    return Event("head_start", seat, {"amount": money, "money": money}, why=why)


def run(s: State, chance: Chance, out: list[Event]) -> None:
    """Let the frame on top of the stack go on until one waits for an answer or the match is over."""
    while not s.winners:
        frame = s.stack[-1]
        if STEPS[type(frame)](s, frame, chance, out):
            return


def check(pending: tuple[Request, ...], r: Response) -> None:
    """Raise RuleError for a response that fits none of the open requests."""
    for request in pending:
        if request.seat == r.seat and request.kind == r.kind:
            break
    else:
        raise RuleError(f"'{r.kind}' of seat {r.seat + 1} answers nothing that is asked now")
    picks = r.picks
    if not request.least <= len(picks) <= request.most or len(set(picks)) < len(picks):
        most = f"{request.least} to {request.most}" if request.least < request.most else f"{request.most}"
        raise RuleError(f"'{r.kind}' takes {most} different answers, not {len(picks)}")
    for pick in picks:
        if pick not in request.options:
            raise RuleError(f"'{pick}' is not among the answers to '{r.kind}'")
