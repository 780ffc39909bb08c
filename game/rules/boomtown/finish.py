"""The end: the goal, the safety net under a match that nobody wants to win, and the result (BO19, BO23)."""

from __future__ import annotations

from typing import Any

from game.rules.boomtown.state import State
from game.rules.boomtown.words import say
from game.rules.kernel import Event, RuleError, seat_list, seat_word

TURN_LIMIT = 1_000
"""The safety net. Money never shrinks, so a match can only stall if nobody earns: if all players for ever
neither claim nor ride. After so many turns the richest share the title; players who only do anything at
random are through after about a tenth of it.
"""


def finish(s: State, winners: list[int], how: str, out: list[Event]) -> None:
    """The match is over. how: 'goal' or 'limit'."""
    s.winners = winners
    s.how = how
    data = {"how": how, "winners": winners[:], "places": places(s), "money": s.money[:]}
    why = say(
        how, seat=seat_word(winners[0]), amount=s.money[winners[0]], seats=seat_list(winners), turns=s.turn
    )
    out.append(Event("winner", winners[0], data, why=why))


def stop(s: State, out: list[Event]) -> None:
    """The safety net: so many turns and no Mayor."""
    richest = [seat for seat in s.order if s.money[seat] == max(s.money)]
    finish(s, richest, "limit", out)


def places(s: State) -> list[int]:
    """1 = winner, by seat; the others by their money, equal money sharing a place. [] before the end."""
    if not s.winners:
        return []
    rank = [(seat in s.winners, money) for seat, money in enumerate(s.money)]
    return [1 + sum(other > own for other in rank) for own in rank]


def result(s: State) -> dict[str, Any]:
    """The result of a match that is over. order: seats from best to last, equal places in turn order.

    tally: by name and seat, dollars by where they came from, Gunslingers shot and lost, captures.
    """
    if not s.winners:
        raise RuleError("the match is not over yet")
    place = places(s)
    return {
        "winners": s.winners[:],
        "how": s.how,
        "places": place,
        "order": sorted(s.order, key=lambda seat: place[seat]),
        "turn_order": list(s.order),
        "money": s.money[:],
        "turns": s.turn,
        "tally": {name: counts[:] for name, counts in s.tally.items()},
    }
