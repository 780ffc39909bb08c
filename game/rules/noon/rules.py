"""The engine of Noon: everybody waits for the bell, and the first press after it has the round.

A seat that presses before the bell, or surely sooner than 100 ms after it, is out of the round. If one is
left, it has the round; if none is, or nobody draws for ten seconds, the round is run again. The third time
in a row that nobody draws a coin decides, so that a table that everybody has left comes to an end.
Whoever has won `wins` rounds first (three: the best of five) has won the match.
Times count from the bell; before it there is none. The watermark is that of Bandits on Mars: `advance`
promises that every draw with lo_ns <= to_ns has been given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.rules.bandits.finish import lower_median
from game.rules.kernel import TABLE, Chance, Event, Request, Response, RuleError, Setup, View, fitted
from game.rules.noon import rounds, state
from game.rules.noon.state import Record, State, may_draw

SEATS = range(2, 9)
WINS = (3, 1, 2, 4, 5)
"""What the option `wins` can be, the default first."""


class NoonRules:
    """Noon for 2 to 8 players; a `game.rules.kernel.Rules` over `State`."""

    id = "noon"
    version = 1
    seats = SEATS

    def new(self, setup: Setup, chance: Chance) -> State:  # noqa: ARG002  nothing is dealt
        """The state before the first bell. Raises RuleError for a setup out of bounds."""
        if setup.seats not in SEATS:
            raise RuleError(f"Noon is for {SEATS[0]} to {SEATS[-1]} players, not {setup.seats}")
        for name in setup.options:
            if name != "wins":
                raise RuleError(f"Noon has no option '{name}'; it knows wins")
        wins = setup.options.get("wins", WINS[0])
        if isinstance(wins, bool) or wins not in WINS:
            raise RuleError(f"wins can be {', '.join(map(str, sorted(WINS)))}, not {wins}")
        return State(setup.seats, int(wins), [Record() for _ in range(setup.seats)])

    def opening(self, s: State) -> tuple[Event, ...]:
        """The first round, for a state that `new` has just given."""
        return (rounds.opening(s),)

    def pending(self, s: State) -> tuple[Request, ...]:
        """What can be answered now, the TABLE's request first; () = over."""
        if s.winners:
            return ()
        if not s.rung:
            kind, due = ("advance", 0) if rounds.settled(s) else ("bell", None)
        else:
            kind, due = "advance", rounds.due_ns(s)
        draws = "draw" if s.rung else "early"
        table = Request(TABLE, kind, (), least=0, most=0, due_ns=due)
        return (table, *(Request(n, draws, (), least=0, most=0, optional=True) for n in may_draw(s)))

    def submit(self, s: State, r: Response, chance: Chance) -> tuple[Event, ...]:
        """Apply a response in place. Raises RuleError, changing nothing, if it is illegal."""
        handler = HANDLERS.get(r.kind)
        if handler is None or s.winners:
            raise RuleError(f"'{r.kind}' answers nothing that is asked")
        if r.picks:
            raise RuleError(f"'{r.kind}' needs no pick")
        if r.kind in ("bell", "advance") and r.seat != TABLE:
            raise RuleError(f"'{r.kind}' is not for seat {r.seat + 1} to answer")
        out: list[Event] = []
        handler(s, r, chance, out)
        return tuple(out)

    def view(self, s: State, seat: int | None) -> View:
        """What a seat may know: everything; nothing is secret here."""
        return {
            "seat": seat,
            "phase": "over" if s.winners else "noon",
            "goal": s.goal,
            "round": s.round,
            "noon": {
                "rung": s.rung,
                "may": may_draw(s),
                "early": s.early[:],
                "drawn": [draw.seat for draw in s.draws],
                "times": rounds.times_of(s),
                "winner": None if s.winner == TABLE else s.winner,
            },
            "rounds": [record.rounds for record in s.records],
            "early": [record.early for record in s.records],
            "best_ns": [min(record.reactions, default=None) for record in s.records],
            "winners": s.winners[:],
            "places": s.places[:],
        }

    def result(self, s: State) -> dict[str, Any]:
        """The result of a match that is over. Raises RuleError before.

        rounds: won, by seat. reactions: by seat, all its draws, ns. best_ns, median_ns: of them, None without
        any. false_starts: by seat. closest: the closest round, or None.
        """
        if not s.winners:
            raise RuleError("the match is not over yet")
        return {
            "winners": s.winners[:],
            "places": s.places[:],
            "order": sorted(range(s.seats), key=lambda seat: (s.places[seat], seat)),
            "rounds": [record.rounds for record in s.records],
            "reactions": [record.reactions[:] for record in s.records],
            "best_ns": [min(record.reactions, default=None) for record in s.records],
            "median_ns": [lower_median(record.reactions) for record in s.records],
            "false_starts": [record.early for record in s.records],
            "closest": msgspec.to_builtins(s.closest),
        }

    def clone(self, s: State) -> State:
        """An independent copy."""
        return state.clone(s)

    def to_json(self, s: State) -> dict[str, Any]:
        """The state as JSON-able data."""
        data: dict[str, Any] = msgspec.to_builtins(s)
        return data

    def from_json(self, d: dict[str, Any]) -> State:
        """The state that `to_json` gave. Raises RuleError for data that is none."""
        return fitted(d, State, "this is no state of Noon")


Handler = Callable[[State, Response, Chance, list[Event]], None]
HANDLERS: dict[str, Handler] = {
    "early": lambda s, r, _, out: rounds.too_soon(s, r.seat, out),
    "bell": lambda s, _, __, out: rounds.bell(s, out),
    "draw": lambda s, r, _, out: rounds.draw(s, r, out),
    "advance": lambda s, r, chance, out: rounds.advance(s, r.lo_ns, chance, out),
}
"""What each answer does, by kind."""
