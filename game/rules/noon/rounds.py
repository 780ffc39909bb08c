"""One round: draws too soon, the bell, who was first, and how it ends."""

from __future__ import annotations

from game.rules.bandits.finish import ANTICIPATION_NS, NOON_LIMIT_NS
from game.rules.bandits.state import Cover
from game.rules.bandits.verdict import Verdict, contest_end, judge
from game.rules.kernel import TABLE, Chance, Event, Response, RuleError, seat_word
from game.rules.noon.state import Closest, State, clear, in_round, may_draw
from game.rules.times import gap_words

GRACE_NS = 900_000_000
"""After the first draw the round stays open so long: everybody wants to know how late they were."""
PATIENCE = 3
"""So many rounds in a row may nobody draw; then a coin decides, or a match could last for ever."""


def opening(s: State) -> Event:
    """What a round begins with."""
    return Event("round", data={"round": s.round, "rounds": [record.rounds for record in s.records]})


def too_soon(s: State, seat: int, out: list[Event]) -> None:
    """A press before the bell: out of this round."""
    if s.rung:
        raise RuleError("the bell has rung already")
    if seat not in may_draw(s):
        raise RuleError("only who has not drawn yet can draw")
    _out(s, seat, {"false_start": True, "lo_ns": None, "hi_ns": None}, out)


def bell(s: State, out: list[Event]) -> None:
    """High noon."""
    if s.rung or settled(s):
        raise RuleError("nobody waits for the bell")
    s.rung = True
    out.append(Event("bell", data={"round": s.round}))


def settled(s: State) -> bool:
    """Whether a round needs no bell any more, or no other draw: at most one is left in it."""
    return len(in_round(s)) < 2


def draw(s: State, r: Response, out: list[Event]) -> None:
    """A press after the bell, by the input clock; surely sooner than 100 ms is too soon (BM16)."""
    if not s.rung:
        raise RuleError("the bell has not rung yet")
    if r.seat not in may_draw(s):
        raise RuleError("only who has not drawn yet can draw")
    if r.hi_ns < r.lo_ns:
        raise RuleError("a draw needs lo_ns <= hi_ns")
    if s.winner != TABLE and r.lo_ns < s.held_ns:
        raise RuleError("a draw can't begin before what has been decided")
    if r.hi_ns <= ANTICIPATION_NS:
        _out(s, r.seat, {"false_start": True, "lo_ns": r.lo_ns, "hi_ns": r.hi_ns}, out)
        return
    s.idle = 0
    cover = Cover(r.seat, 0, "", r.lo_ns, max(r.hi_ns, r.lo_ns + 1), 0)
    s.draws.append(cover)
    s.draws.sort(key=lambda d: d.seat)
    s.records[r.seat].reactions.append(max(cover.at_ns, 0))
    out.append(Event("draw", r.seat, {"lo_ns": r.lo_ns, "hi_ns": r.hi_ns, "false_start": False}))
    if s.winner != TABLE:
        _late(s, cover, out)


def _out(s: State, seat: int, data: dict[str, int | bool | None], out: list[Event]) -> None:
    s.early.append(seat)
    s.early.sort()
    s.records[seat].early += 1
    out.append(Event("draw", seat, data, why=f"{seat_word(seat)} drew too soon and is out of this round."))


def _late(s: State, cover: Cover, out: list[Event]) -> None:
    """Somebody draws after the round was won."""
    first = next(d for d in s.draws if d.seat == s.winner)
    gap = cover.at_ns - first.at_ns
    _keep_closest(s, gap, cover.seat, dead_heat=False)
    out.append(Event("late", cover.seat, {"gap_ns": gap, "winner": s.winner}))


def due_ns(s: State) -> int:
    """When the next `advance` decides something, if nobody else draws."""
    if settled(s):
        due = ANTICIPATION_NS if s.rung and in_round(s) else 0  # the last one may still draw too soon
    elif s.winner != TABLE:
        due = s.held_ns + (GRACE_NS if may_draw(s) else 0)
    else:
        due = contest_end(s.draws) if s.draws else NOON_LIMIT_NS
    return max(due, s.mark_ns)


def advance(s: State, to_ns: int, chance: Chance, out: list[Event]) -> None:
    """Move the watermark, and decide what is due. Before the bell only a round with at most one left is."""
    if not s.rung and not settled(s):
        raise RuleError("the bell has not rung yet")
    if to_ns < s.mark_ns:
        raise RuleError(f"time can't go back from {s.mark_ns} to {to_ns} ns")
    if to_ns < due_ns(s):
        s.mark_ns = to_ns
        return
    s.mark_ns = to_ns
    if settled(s):
        _last_one(s, out)
    elif s.winner != TABLE:
        _close(s, out)
    elif s.draws:
        _decide(s, judge(s.draws, chance), out)
    else:
        _nobody(s, chance, out)


def _nobody(s: State, chance: Chance, out: list[Event]) -> None:
    s.idle += 1
    if s.idle < PATIENCE:
        _again(s, "nobody", "Nobody drew: once more.", out)
        return
    left = in_round(s)
    s.winner = left[chance.below("tie", len(left))]
    why = f"Again nobody drew: the coin picked {seat_word(s.winner)}."
    out.append(Event("round_won", s.winner, {"by": "coin", "gap_ns": None, "rival": None}, why=why))
    _close(s, out)


def _last_one(s: State, out: list[Event]) -> None:
    left = in_round(s)
    if not left:
        _again(s, "early", "Everybody drew too soon: once more.", out)
        return
    s.winner = left[0]
    others = seat_word(s.early[0]) if s.seats == 2 else "All others"
    why = f"{others} drew too soon: {seat_word(left[0])} takes the round."
    out.append(Event("round_won", left[0], {"by": "left", "gap_ns": None, "rival": None}, why=why))
    _close(s, out)


def _decide(s: State, verdict: Verdict, out: list[Event]) -> None:
    """Somebody was first."""
    winner, rivals = verdict.winner, [cover for cover, _ in verdict.losers]
    s.winner, s.held_ns = winner.seat, verdict.end_ns
    word, rival = seat_word(winner.seat), min(rivals, key=lambda d: (d.at_ns, d.seat), default=None)
    gap, why = None, f"{word} drew first: {gap_words(winner.at_ns)}."
    if rival is not None:
        gap = abs(rival.at_ns - winner.at_ns)
        heat = verdict.by != "time"
        _keep_closest(s, gap, rival.seat, dead_heat=heat)
        why = f"{word} drew first, {gap_words(gap)} before {seat_word(rival.seat)}."
        if heat:
            why = f"Dead heat, {gap_words(gap)} apart: the coin picked {word}."
    data = {"by": verdict.by, "gap_ns": gap, "rival": rival.seat if rival else None}
    out.append(Event("round_won", winner.seat, data, why=why))
    for cover in rivals:
        late = {"gap_ns": max(0, cover.at_ns - winner.at_ns), "winner": winner.seat}
        out.append(Event("late", cover.seat, late))


def _keep_closest(s: State, gap: int, second: int, *, dead_heat: bool) -> None:
    if s.closest is None or gap < s.closest.gap_ns:
        s.closest = Closest(gap, s.winner, second, dead_heat)


def _close(s: State, out: list[Event]) -> None:
    """The round goes to its winner; with it perhaps the match."""
    winner, times, s.idle = s.winner, times_of(s), 0
    s.records[winner].rounds += 1
    rounds = [record.rounds for record in s.records]
    data = {"round": s.round, "times": times, "early": s.early[:], "rounds": rounds}
    out.append(Event("round_over", winner, data, why=_in_the_end(s)))
    if rounds[winner] >= s.goal:
        _crown(s, winner, out)
        return
    _next(s, out)


def _in_the_end(s: State) -> str:
    """Whom the first has beaten, now that the others have drawn; empty if that has been said."""
    late = [d for d in s.draws if s.held_ns and d.seat != s.winner and d.lo_ns >= s.held_ns]
    if not late or len(late) < len(s.draws) - 1:
        return ""
    first = next(d for d in s.draws if d.seat == s.winner)
    second = min(late, key=lambda d: (d.at_ns, d.seat))
    words = f"{seat_word(first.seat)} drew first in {gap_words(first.at_ns)}"
    return f"{words}, {gap_words(second.at_ns - first.at_ns)} before {seat_word(second.seat)}."


def _again(s: State, reason: str, why: str, out: list[Event]) -> None:
    out.append(Event("again", data={"round": s.round, "reason": reason}, why=why))
    _next(s, out)


def _next(s: State, out: list[Event]) -> None:
    s.round += 1
    clear(s)
    out.append(opening(s))


def times_of(s: State) -> list[int | None]:
    """By seat, ns from the bell to the draw of this round, None without one."""
    drawn = {d.seat: max(d.at_ns, 0) for d in s.draws}
    return [drawn.get(seat) for seat in range(s.seats)]


def _crown(s: State, winner: int, out: list[Event]) -> None:
    """Rounds won, then the quickest draw, part the places."""
    s.winners = [winner]
    scores = [(-record.rounds, min(record.reactions, default=NOON_LIMIT_NS)) for record in s.records]
    s.places = [1 + sum(other < score for other in scores) for score in scores]
    why = f"{seat_word(winner)} is the quickest hand at noon."
    out.append(Event("winner", winner, {"places": s.places[:]}, why=why))
