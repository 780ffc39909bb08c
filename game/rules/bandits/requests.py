"""What can be answered now, first what the game waits for."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.bandits.finish import may_draw, noon_due_ns, noon_of
from game.rules.bandits.race import due_ns, free_hands, race_of, targets
from game.rules.bandits.state import State
from game.rules.kernel import TABLE, Request


def pending(s: State) -> tuple[Request, ...]:
    """All open requests of a state; () = over."""
    if s.phase == "over":
        return ()
    return ASKS[s.phase](s)


def _table(kind: str, due: int | None = None) -> Request:
    return Request(TABLE, kind, (), least=0, most=0, due_ns=due)


def _reveal(s: State) -> tuple[Request, ...]:
    """With a limit of time the table may end the Hunt instead (BM21)."""
    prompt = "Reveal your card"
    asked = Request(s.active, "reveal", ("reveal",), default=("reveal",), prompt=prompt)
    if not s.limit_ns:
        return (asked,)
    return (asked, Request(TABLE, "time_up", (), least=0, most=0, optional=True, due_ns=s.limit_ns))


def _hush(s: State) -> tuple[Request, ...]:
    """BM19: a press now is a false start, once a seat."""
    free = [seat for seat in range(s.seats) if seat not in s.early] if s.false_start else []
    return (_table("flip"), *(Request(seat, "early", (), least=0, most=0, optional=True) for seat in free))


def _capture(s: State) -> tuple[Request, ...]:
    race = race_of(s)
    options = targets(s)
    covers = [
        Request(seat, "cover", options, optional=True) for seat in range(s.seats) if free_hands(race, seat)
    ]
    return (_table("advance", due_ns(s)), *covers)


def _choose(s: State) -> tuple[Request, ...]:
    """BM14."""
    options = tuple(b.escape for b in s.beside)
    prompt = "Choose an Escape card"
    return (Request(s.chooser, "choose_escape", options, default=options[:1], prompt=prompt),)


def _noon(s: State) -> tuple[Request, ...]:
    """BM16."""
    noon = noon_of(s)
    table = _table("advance", noon_due_ns(noon)) if noon.rung else _table("bell")
    return (table, *(Request(seat, "draw", (), least=0, most=0, optional=True) for seat in may_draw(noon)))


ASKS: dict[str, Callable[[State], tuple[Request, ...]]] = {
    "reveal": _reveal,
    "hush": _hush,
    "capture": _capture,
    "choose": _choose,
    "noon": _noon,
}
"""What is asked, by phase."""
