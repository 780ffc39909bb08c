"""An open capture: how it begins, what is left in it, when it is over (BM4, BM8, BM11)."""

from __future__ import annotations

from game.rules.bandits.cards import RACES
from game.rules.bandits.state import ESCAPE_TOKEN, HEART_TOKEN, Race, State, sheriff_id, spot_id, token_ids
from game.rules.bandits.verdict import contest_end
from game.rules.kernel import TABLE, Event, RuleError

EARLY_DELAY_NS = 250_000_000
"""How much later a hand starts after a false start (BM19)."""
LINGER_NS = 150_000_000
"""How long a race whose prizes are all won goes on: late hands change nothing, but their gap is told."""


def open_race(s: State, out: list[Event]) -> None:
    """Begin the capture that the shown card calls for; who may only defend is fixed now (BM11)."""
    kind = s.cards[s.shown].kind
    aims = RACES[kind]
    own = [""] * s.seats
    if kind == "sheriff":
        for index, holder in enumerate(s.sheriffs):
            if holder != TABLE:
                own[holder] = sheriff_id(index)
    race = Race(
        aims=aims,
        hands=2 if kind == "brawl" else 1,
        limit_ns=s.card_time_ns if aims == "card" else s.token_time_ns,
        own=own,
        delays_ns=[EARLY_DELAY_NS if seat in s.early else 0 for seat in range(s.seats)],
    )
    s.race = race
    s.phase = "capture"
    data = {
        "aims": aims,
        "hands": race.hands,
        "limit_ns": race.limit_ns,
        "delays_ns": race.delays_ns[:],
        "own": own[:],
        "targets": list(targets(s)),
    }
    out.append(Event("race", data=data))


def targets(s: State) -> tuple[str, ...]:
    """All that lies on the table and could be covered: cards by their spot, then tokens."""
    return (*(spot_id(n) for n, card in enumerate(s.spots) if card), *token_ids(s))


def race_of(s: State) -> Race:
    """The open race. Raises RuleError if there is none."""
    if s.race is None:
        raise RuleError("no capture is open")
    return s.race


def free_hands(race: Race, seat: int) -> list[int]:
    """The hands of a seat that are neither down nor on something won."""
    busy = [c.hand for c in race.waiting if c.seat == seat]
    busy += [h.cover.hand for h in race.held if h.cover.seat == seat]
    return [hand for hand in range(race.hands) if hand not in busy]


def prizes(s: State) -> list[str]:
    """What somebody could still capture in the open race, all in all (BM8: not only what is right)."""
    race = race_of(s)
    kind = s.cards[s.shown].kind
    if race.aims == "card":
        wanted = [spot_id(n) for n, card in enumerate(s.spots) if card]
    elif kind == "sheriff":
        wanted = [sheriff_id(n) for n in range(len(s.sheriffs))]
    else:
        wanted = [lone_token(kind)]
    won = [held.cover.target for held in race.held]
    return [target for target in wanted if target not in won]


def lone_token(kind: str) -> str:
    """The one token of an Escape or Ballerina race."""
    return ESCAPE_TOKEN if kind == "escape" else HEART_TOKEN


def may_act(s: State) -> list[int]:
    """Seats with a free hand and something left to capture or defend."""
    race = race_of(s)
    left = prizes(s)
    return [
        seat
        for seat in range(s.seats)
        if (race.own[seat] in left if race.own[seat] else left) and free_hands(race, seat)
    ]


def over(s: State) -> str:
    """Why the open race is over by now (BM8), or ''.

    'time' is up; 'prizes': nothing has been left to capture for LINGER_NS; 'hands': all hands have captured.
    What lies Hidden never matters.
    """
    race = race_of(s)
    if race.waiting:
        return ""
    if race.mark_ns >= race.limit_ns:
        return "time"
    if not prizes(s):
        return "prizes" if race.mark_ns >= _lingers_ns(race) else ""
    return "" if any(free_hands(race, seat) for seat in range(s.seats)) else "hands"


def _lingers_ns(race: Race) -> int:
    """How long late hands are still seen after everything is taken."""
    return race.held[-1].end_ns + LINGER_NS if race.held else 0


def due_ns(s: State) -> int:
    """When the next `advance` decides something."""
    race = race_of(s)
    if race.waiting:
        return contest_end(race.waiting)
    if over(s):
        return race.mark_ns
    return race.limit_ns if prizes(s) else min(race.limit_ns, _lingers_ns(race))
