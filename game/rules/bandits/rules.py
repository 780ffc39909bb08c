"""The engine of Bandits on Mars: answers in, events out.

Phases: `reveal` (the active player draws) -> `hush` (everybody waits, BM19) -> flip -> for a Bandit the next
`reveal`, else `capture` -> perhaps `choose` (BM14) -> the next `reveal`; The End -> perhaps `noon` -> `over`.

With a limit of time (BM21) the TABLE may answer a `reveal` with `time_up`, lo_ns being the game time played;
then Credits count as at The End.

Targets of a cover are places, never cards, so that nothing tells what lies Hidden: `spot-0`..`spot-29` for
the Bandit lying there, and `token-sheriff-1`.., `token-heart`, `token-escape`.

The watermark: `advance` to_ns (in `lo_ns`) promises that every cover with lo_ns <= to_ns has been given. A
world that is stepped to t yields presses by the middle of their interval: its promise reaches to t minus half
of the widest interval. A cover that breaks the promise and would have changed a verdict is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.rules.bandits import capture, finish, requests, state, turns, views
from game.rules.bandits.deal import SEATS, new_match
from game.rules.bandits.state import State
from game.rules.kernel import TABLE, Chance, Event, Request, Response, RuleError, Setup, View, fitted

Handler = Callable[[State, Response, Chance, list[Event]], None]


class BanditsRules:
    """Bandits on Mars for 2 to 8 players; a `game.rules.kernel.Rules` over `State`."""

    id = "bandits"
    version = 1
    seats = SEATS

    def new(self, setup: Setup, chance: Chance) -> State:
        """The state after the deal. Raises RuleError for a setup out of bounds."""
        return new_match(setup, chance)

    def opening(self, s: State) -> tuple[Event, ...]:
        """What the deal looks like, for a state that `new` has just given."""
        return turns.opening(s)

    def pending(self, s: State) -> tuple[Request, ...]:
        """What can be answered now, the TABLE's request first; () = over."""
        return requests.pending(s)

    def submit(self, s: State, r: Response, chance: Chance) -> tuple[Event, ...]:
        """Apply a response in place. Raises RuleError, changing nothing, if it is illegal."""
        handler = HANDLERS.get((s.phase, r.kind))
        if handler is None:
            raise RuleError(f"'{r.kind}' answers nothing that is asked in phase '{s.phase}'")
        out: list[Event] = []
        handler(s, r, chance, out)
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
        if not s.limit_ns:
            del data["limit_ns"]  # so that matches without it have the digests that they always had
        return data

    def from_json(self, d: dict[str, Any]) -> State:
        """The state that `to_json` gave. Raises RuleError for data that is none."""
        return fitted(d, State, "this is no state of Bandits on Mars")


def _by(r: Response, seat: int, *options: str) -> str:
    """The one pick of a seat's answer, '' if there are no options. Raises RuleError for anything else."""
    if r.seat != seat:
        raise RuleError(f"'{r.kind}' is not for seat {r.seat + 1} to answer")
    if not options and not r.picks:
        return ""
    if len(r.picks) != 1 or r.picks[0] not in options:
        raise RuleError(f"'{r.kind}' needs one of: {', '.join(options) or 'nothing'}")
    return r.picks[0]


def _reveal(s: State, r: Response, _: Chance, out: list[Event]) -> None:
    _by(r, s.active, "reveal")
    turns.reveal(s, out)


def _time_up(s: State, r: Response, _: Chance, out: list[Event]) -> None:
    _by(r, TABLE)
    turns.time_up(s, r.lo_ns, out)


def _early(s: State, r: Response, _: Chance, out: list[Event]) -> None:
    _by(r, r.seat)
    turns.early(s, r.seat, out)


def _flip(s: State, r: Response, _: Chance, out: list[Event]) -> None:
    _by(r, TABLE)
    turns.flip(s, out)


def _cover(s: State, r: Response, _: Chance, out: list[Event]) -> None:
    capture.cover(s, r, out)


def _advance(s: State, r: Response, chance: Chance, out: list[Event]) -> None:
    _by(r, TABLE)
    turns.pass_time(s, r.lo_ns, chance, out)


def _choose(s: State, r: Response, _: Chance, out: list[Event]) -> None:
    turns.chosen(s, _by(r, s.chooser, *(b.escape for b in s.beside)), out)


def _bell(s: State, r: Response, _: Chance, out: list[Event]) -> None:
    _by(r, TABLE)
    finish.bell(s, out)


def _draw(s: State, r: Response, _: Chance, out: list[Event]) -> None:
    _by(r, r.seat)
    finish.draw(s, r, out)


def _pass_noon(s: State, r: Response, chance: Chance, out: list[Event]) -> None:
    _by(r, TABLE)
    finish.pass_noon(s, r.lo_ns, chance, out)


HANDLERS: dict[tuple[str, str], Handler] = {
    ("reveal", "reveal"): _reveal,
    ("reveal", "time_up"): _time_up,
    ("hush", "early"): _early,
    ("hush", "flip"): _flip,
    ("capture", "cover"): _cover,
    ("capture", "advance"): _advance,
    ("choose", "choose_escape"): _choose,
    ("noon", "bell"): _bell,
    ("noon", "draw"): _draw,
    ("noon", "advance"): _pass_noon,
}
"""What each answer does, by phase and kind."""
