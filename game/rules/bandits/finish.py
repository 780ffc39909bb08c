"""The End: counting, ties, the duel at noon, and the result (BM16)."""

from __future__ import annotations

from typing import Any

from game.rules.bandits.state import Cover, Noon, State
from game.rules.bandits.verdict import judge
from game.rules.bandits.words import WON
from game.rules.kernel import Chance, Event, Response, RuleError, seat_list, seat_word
from game.rules.times import gap_words

ANTICIPATION_NS = 100_000_000
"""A draw sooner after the bell is a false start."""
NOON_LIMIT_NS = 10_000_000_000
"""When nobody has drawn by then, a coin decides."""


def credits_of(s: State, seat: int) -> int:
    """The bounties that a seat has captured."""
    return sum(s.cards[card].credits for card in s.captured[seat])


def _score(s: State, seat: int) -> tuple[int, int, int]:
    """What seats are ranked by: Credits, number of Bandits, a Sheriff."""
    return credits_of(s, seat), len(s.captured[seat]), int(seat in s.sheriffs)


def finish(s: State, out: list[Event]) -> None:
    """Count at The End; a full tie at the top goes to noon."""
    out.append(Event("the_end", s.active))
    scores = [_score(s, seat) for seat in range(s.seats)]
    for seat, (money, bandits, sheriff) in enumerate(scores):
        data = {"credits": money, "bandits": bandits, "sheriff": bool(sheriff), "cards": s.captured[seat][:]}
        out.append(Event("score", seat, data))
    best = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
    if len(best) == 1:
        _crown(s, best[0], _parted_by(scores, best[0]), out)
        return
    s.phase = "noon"
    s.noon = Noon(best)
    _announce_noon(s.noon, out)


def _parted_by(scores: list[tuple[int, int, int]], best: int) -> str:
    """The first of the three comparisons in which the best stands alone."""
    for depth, how in enumerate(("credits", "bandits"), 1):
        if sum(score[:depth] == scores[best][:depth] for score in scores) == 1:
            return how
    return "sheriff"


def _crown(s: State, winner: int, how: str, out: list[Event]) -> None:
    """The match is over."""
    scores = [_score(s, seat) for seat in range(s.seats)]
    s.winners = [winner]
    s.how = how
    s.places = [
        1 if seat == winner else 1 + sum(other > scores[seat] for other in scores) for seat in range(s.seats)
    ]
    for seat in s.noon.seats if s.noon else []:
        if seat != winner:
            s.places[seat] = 2
    s.phase = "over"
    why = WON[how].format(seat_word(winner))
    out.append(Event("winner", winner, {"how": how, "places": s.places[:]}, why=why))


def _announce_noon(noon: Noon, out: list[Event]) -> None:
    why = f"Tied in everything: {seat_list(noon.seats)} settle it at noon. First press after the bell wins."
    if noon.round > 1:
        why = "Everybody drew too soon: again."
    out.append(Event("noon", data={"seats": noon.seats[:], "round": noon.round}, why=why))


def noon_of(s: State) -> Noon:
    """The open duel. Raises RuleError if there is none."""
    if s.noon is None:
        raise RuleError("it is not noon")
    return s.noon


def may_draw(noon: Noon) -> list[int]:
    """Duellists who have not drawn in this round."""
    drawn = [*noon.early, *(draw.seat for draw in noon.draws)]
    return [seat for seat in noon.seats if seat not in drawn]


def bell(s: State, out: list[Event]) -> None:
    """High noon."""
    noon = noon_of(s)
    if noon.rung:
        raise RuleError("the bell has rung already")
    noon.rung = True
    out.append(Event("bell", data={"round": noon.round}))


def draw(s: State, r: Response, out: list[Event]) -> None:
    """A duellist presses. Before the bell, or surely sooner than 100 ms after it, is a false start."""
    noon = noon_of(s)
    if r.seat not in may_draw(noon):
        raise RuleError("only a duellist who has not drawn yet can draw")
    if r.hi_ns < r.lo_ns:
        raise RuleError("a draw needs lo_ns <= hi_ns")
    too_soon = not noon.rung or r.hi_ns <= ANTICIPATION_NS
    data = {"lo_ns": r.lo_ns, "hi_ns": r.hi_ns, "false_start": too_soon}
    if not too_soon:
        noon.draws.append(Cover(r.seat, 0, "", r.lo_ns, max(r.hi_ns, r.lo_ns + 1), 0))
        out.append(Event("draw", r.seat, data))
        return
    noon.early.append(r.seat)
    noon.early.sort()
    s.stats[r.seat].false_starts += 1
    out.append(Event("draw", r.seat, data, why=f"{seat_word(r.seat)} drew too soon and has lost."))
    if len(noon.early) == len(noon.seats):
        s.noon = Noon(noon.seats, noon.round + 1)
        _announce_noon(s.noon, out)


def noon_due_ns(noon: Noon) -> int:
    """When the next `advance` decides the duel, if nobody else draws."""
    if noon.draws:
        return min(draw.hi_ns for draw in noon.draws)
    return ANTICIPATION_NS if len(may_draw(noon)) == 1 else NOON_LIMIT_NS


def pass_noon(s: State, to_ns: int, chance: Chance, out: list[Event]) -> None:
    """Move the watermark of the duel and decide it when it is due."""
    noon = noon_of(s)
    if not noon.rung:
        raise RuleError("the bell has not rung yet")
    if to_ns < noon.mark_ns:
        raise RuleError(f"time can't go back from {noon.mark_ns} to {to_ns} ns")
    noon.mark_ns = to_ns
    if to_ns < noon_due_ns(noon):
        return
    winner, why = _duel_winner(noon, chance)
    out.append(Event("noon_won", winner, {"round": noon.round}, why=why))
    _crown(s, winner, "noon", out)


def _duel_winner(noon: Noon, chance: Chance) -> tuple[int, str]:
    """Who won, and why."""
    left = may_draw(noon)
    if not noon.draws:
        if len(left) == 1:
            return left[0], f"All others drew too soon: {seat_word(left[0])} wins."
        seat = left[chance.below("tie", len(left))]
        return seat, f"Nobody drew: the coin picked {seat_word(seat)}."
    verdict = judge(noon.draws, chance)
    seat = verdict.winner.seat
    if verdict.by == "alone":
        return seat, f"{seat_word(seat)} drew first."
    rival, _ = min(verdict.losers, key=lambda loser: loser[0].at_ns)
    gap = gap_words(abs(rival.at_ns - verdict.winner.at_ns))
    if verdict.by == "time":
        return seat, f"{seat_word(seat)} drew first, {gap} before {seat_word(rival.seat)}."
    return seat, f"Dead heat, {gap} apart: the coin picked {seat_word(seat)}."


def result(s: State) -> dict[str, Any]:
    """The result of a match that is over. order: seats from best to last, equal places by seat.

    reactions: by seat, best and median ns from the reveal to a capture, None without any. photo: the closest
    meeting of two hands, or None.
    """
    if s.phase != "over":
        raise RuleError("the match is not over yet")
    seats = range(s.seats)
    return {
        "winners": s.winners[:],
        "how": s.how,
        "places": s.places[:],
        "order": sorted(seats, key=lambda seat: (s.places[seat], seat)),
        "credits": [credits_of(s, seat) for seat in seats],
        "bandits": [len(s.captured[seat]) for seat in seats],
        "cards": [s.captured[seat][:] for seat in seats],
        "sheriff": [seat in s.sheriffs for seat in seats],
        "wrong": [n.wrong for n in s.stats],
        "false_starts": [n.false_starts for n in s.stats],
        "captures": [len(n.reactions) for n in s.stats],
        "best_ns": [min(n.reactions, default=None) for n in s.stats],
        "median_ns": [lower_median(n.reactions) for n in s.stats],
        "photo": photo(s),
    }


def photo(s: State) -> dict[str, Any] | None:
    """The closest meeting of two hands so far, as plain data."""
    if s.photo is None:
        return None
    p = s.photo
    return {"gap_ns": p.gap_ns, "first": p.first, "second": p.second, "dead_heat": p.dead_heat}


def lower_median(reactions: list[int]) -> int | None:
    """The lower median, None of none."""
    return sorted(reactions)[(len(reactions) - 1) // 2] if reactions else None
