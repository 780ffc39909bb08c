"""The engine of Bountytown: answers in, events out.

What is going on is a stack of frames, the top one asks: `choosing` (all at once) -> `turn` after turn; above
a turn `duel`, `shop`, `reload`; above these `react`, `discard`, `loot`, `wounding`, `critical`. The Train
empties the stack or leaves the `final` Duel alone on it.

Requests by kind: `choose` a Character; `turn`, see `options`; `react` to a window with `pass` or something
usable; `swap` in the Draw step; `discard`; `select` cards for the Showdown; `use` (optional) before locking;
`buy` an Item or be `done`; `pay`; `loot` an Item; `lose` a Bounty. Cards are named '5Ga': value, suit, copy.
Secret are all that tell of a hand: `swap`, `discard`, `select`, `buy`, `pay`, and `loot`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.rules.bountytown import (
    deal,
    duel,
    finish,
    options,
    requests,
    state,
    store,
    turns,
    uses,
    views,
    wounds,
)
from game.rules.bountytown.cards import card_of
from game.rules.bountytown.frames import (
    Choosing,
    Critical,
    Discard,
    Duel,
    Final,
    Loot,
    React,
    Reload,
    Shop,
    Turn,
    Wounding,
)
from game.rules.bountytown.state import State, top
from game.rules.kernel import Chance, Event, Request, Response, RuleError, Setup, View, fitted

Handler = Callable[[State, Response, Chance, list[Event]], None]


class BountytownRules:
    """Bountytown for 3 to 6 players; a `game.rules.kernel.Rules` over `State`."""

    id = "bountytown"
    version = 1
    seats = deal.SEATS

    def new(self, setup: Setup, chance: Chance) -> State:
        """The state in which all choose Characters. Raises RuleError for a setup out of bounds."""
        return deal.new_match(setup, chance)

    def opening(self, s: State) -> tuple[Event, ...]:
        """What the setup looks like, for a state that `new` has just given."""
        return deal.opening(s)

    def pending(self, s: State) -> tuple[Request, ...]:
        """What can be answered now; () = over."""
        return requests.pending(s)

    def submit(self, s: State, r: Response, chance: Chance) -> tuple[Event, ...]:
        """Apply a response in place. Raises RuleError, changing nothing, if it is illegal."""
        _check(s, r)
        out: list[Event] = []
        HANDLERS[r.kind](s, r, chance, out)
        while s.stack:
            frame = s.stack[-1]
            if not ADVANCE[frame.__class__](s, frame, chance, out):
                break
        return tuple(out)

    def view(self, s: State, seat: int | None) -> View:
        """What a seat may know; None = the shared screen (Law 2). Fields: see `views.view`."""
        return views.view(s, seat)

    def result(self, s: State) -> dict[str, Any]:
        """The result of a match that is over, see `finish.result`. Raises RuleError before."""
        return finish.result(s)

    def clone(self, s: State) -> State:
        """An independent copy."""
        return state.clone(s)

    def to_json(self, s: State) -> dict[str, Any]:
        """The state as JSON-able data."""
        data: dict[str, Any] = msgspec.to_builtins(s)
        return data

    def from_json(self, d: dict[str, Any]) -> State:
        """The state that `to_json` gave. Raises RuleError for data that is none."""
        return fitted(d, State, "this is no state of Bountytown")


def _check(s: State, r: Response) -> None:
    """Refuse what was not asked."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Turn) and r.kind == "turn" and r.seat == frame.seat:
        if len(r.picks) != 1 or not options.allowed(s, frame, r.picks[0]):
            raise RuleError(f"a turn takes one of its options, not {' and '.join(r.picks) or 'nothing'}")
        return
    asked = None
    for request in requests.pending(s):
        if request.seat == r.seat and request.kind == r.kind:
            asked = request
    if asked is None:
        raise RuleError(f"'{r.kind}' is nothing that seat {r.seat + 1} can answer now")
    if len(set(r.picks)) < len(r.picks):
        raise RuleError(f"'{r.kind}' takes each thing at most once")
    if not asked.least <= len(r.picks) <= asked.most:
        raise RuleError(f"'{r.kind}' takes {asked.least} to {asked.most} of its options, not {len(r.picks)}")
    for pick in r.picks:
        if pick not in asked.options:
            raise RuleError(f"'{pick}' is none of the options of '{r.kind}'")


def _choose(s: State, r: Response, chance: Chance, out: list[Event]) -> None:
    deal.choose(s, r.seat, r.picks[0], chance, out)


def _turn(s: State, r: Response, chance: Chance, out: list[Event]) -> None:
    turns.act(s, top(s, Turn), r.picks[0], chance, out)


def _react(s: State, r: Response, chance: Chance, out: list[Event]) -> None:
    frame = top(s, React)
    s.stack.pop()
    if r.picks[0] != requests.PASS:
        source = uses.find(s, frame.seat, frame.window, r.picks[0])
        uses.perform(s, frame.seat, frame.window, source, "", chance, out)


def _discard(s: State, r: Response, chance: Chance, out: list[Event]) -> None:
    turns.discarded(s, top(s, Discard), [card_of(name) for name in r.picks], chance, out)


def _select(s: State, r: Response, _: Chance, out: list[Event]) -> None:
    cards = [] if r.picks == (requests.TOP_CARD,) else [card_of(name) for name in r.picks]
    frame = s.stack[-1]
    if isinstance(frame, Duel):
        duel.lock(frame, duel.role_of(frame, r.seat), cards, out)
    else:
        final = top(s, Final)
        finish.lock(final, final.seats.index(r.seat), cards, out)


def _use(s: State, r: Response, chance: Chance, out: list[Event]) -> None:
    source = uses.find(s, r.seat, "select", r.picks[0])
    uses.perform(s, r.seat, "select", source, "", chance, out)


def _buy(s: State, r: Response, _: Chance, __: list[Event]) -> None:
    store.put_in_basket(s, top(s, Shop), r.picks[0])


def _pay(s: State, r: Response, _: Chance, out: list[Event]) -> None:
    store.pay(s, top(s, Shop), r.picks[0], out)


def _loot(s: State, r: Response, _: Chance, out: list[Event]) -> None:
    frame = top(s, Loot)
    s.stack.pop()
    store.take_item(s, frame.seat, frame.items, r.picks[0], out)


def _lose(s: State, r: Response, chance: Chance, out: list[Event]) -> None:
    wounds.recover(s, top(s, Critical), r.picks[0], chance, out)


HANDLERS: dict[str, Handler] = {
    "choose": _choose,
    "turn": _turn,
    "react": _react,
    "swap": _discard,
    "discard": _discard,
    "select": _select,
    "use": _use,
    "buy": _buy,
    "pay": _pay,
    "loot": _loot,
    "lose": _lose,
}
"""What each answer does."""


def _wait(_: State, __: Any, ___: Chance, ____: list[Event]) -> bool:
    return False


ADVANCE: dict[type, Callable[[State, Any, Chance, list[Event]], bool]] = {
    Choosing: _wait,
    Turn: turns.advance,
    Duel: duel.advance,
    React: _wait,
    Discard: _wait,
    Reload: turns.advance_reload,
    Shop: lambda s, frame, _, out: store.advance(s, frame, out),
    Loot: _wait,
    Wounding: lambda s, frame, _, out: wounds.advance(s, frame, out),
    Critical: wounds.advance_critical,
    Final: finish.advance,
}
"""How each frame goes on by itself; False = it waits for an answer."""
