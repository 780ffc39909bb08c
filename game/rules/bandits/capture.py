"""The open capture: covers, contests by the watermark, and its end (BM4, BM5, BM8, BM11, BM12)."""

from __future__ import annotations

from game.rules.bandits.cards import RACES
from game.rules.bandits.state import (
    ESCAPE_TOKEN,
    HEART_TOKEN,
    Cover,
    Held,
    Photo,
    Race,
    State,
    sheriff_id,
    spot_id,
    token_ids,
)
from game.rules.bandits.verdict import WAYS, Verdict, contest_end, judge
from game.rules.bandits.words import AWARD, OVER, SLIP, gap_words
from game.rules.kernel import TABLE, Chance, Event, Response, RuleError

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


def is_won(race: Race, target: str) -> bool:
    """Whether a target has been awarded in this race."""
    return any(held.cover.target == target for held in race.held)


def prizes(s: State) -> list[str]:
    """What somebody could still capture in the open race, all in all (BM8: not only what is right)."""
    race = race_of(s)
    kind = s.cards[s.shown].kind
    if race.aims == "card":
        wanted = [spot_id(n) for n, card in enumerate(s.spots) if card]
    elif kind == "sheriff":
        wanted = [sheriff_id(n) for n in range(len(s.sheriffs))]
    else:
        wanted = [ESCAPE_TOKEN if kind == "escape" else HEART_TOKEN]
    won = [held.cover.target for held in race.held]
    return [target for target in wanted if target not in won]


def may_act(s: State) -> list[int]:
    """Seats with a free hand and something left to capture or defend."""
    race = race_of(s)
    left = prizes(s)
    return [
        seat
        for seat in range(s.seats)
        if (race.own[seat] in left if race.own[seat] else left) and free_hands(race, seat)
    ]


def cover(s: State, r: Response, out: list[Event]) -> None:
    """A hand comes down. Refused only if it is no possible hand; a useless one slips or is beaten."""
    race = race_of(s)
    c = _read_cover(s, race, r)
    fault = _slip(s, race, c)
    held = None if fault else next((held for held in race.held if held.cover.target == c.target), None)
    if held and c.lo_ns < held.end_ns:
        raise RuleError("this cover comes behind the watermark: its target was decided without it")
    hand = {"hand": c.hand, "target": c.target}
    out.append(Event("cover", c.seat, {**hand, "lo_ns": c.lo_ns, "hi_ns": c.hi_ns, "aim": c.aim}))
    if fault:
        out.append(Event("slip", c.seat, {**hand, "fault": fault}, why=SLIP[fault]))
    elif held:
        _beaten(s, held.cover, c, "time", out)
    else:
        race.waiting.append(c)


def _read_cover(s: State, race: Race, r: Response) -> Cover:
    """The cover in a response. Raises RuleError if no hand of this race can have done it."""
    if not 0 <= r.seat < s.seats:
        raise RuleError(f"there is no seat {r.seat + 1} at this table")
    if len(r.picks) != 1 or r.picks[0] not in targets(s):
        raise RuleError(f"a hand covers one thing on the table, not {', '.join(r.picks) or 'nothing'}")
    if r.hand not in free_hands(race, r.seat):
        raise RuleError(f"hand {r.hand + 1} of seat {r.seat + 1} is not free: a hand makes one Capture")
    if r.lo_ns < 0 or r.hi_ns < r.lo_ns or r.aim < 0:
        raise RuleError("a cover needs 0 <= lo_ns <= hi_ns after the reveal, and an aim of 0 or more")
    return Cover(r.seat, r.hand, r.picks[0], r.lo_ns, max(r.hi_ns, r.lo_ns + 1), r.aim)


def _slip(s: State, race: Race, c: Cover) -> str:
    """Why a cover does nothing: 'late', 'kind' (BM12), 'not yours' (BM11), or ''."""
    if c.lo_ns >= race.limit_ns:
        return "late"
    if race.aims == "card":
        return "" if c.target.startswith("spot-") else "kind"
    kind = s.cards[s.shown].kind
    if not c.target.startswith("token-sheriff" if kind == "sheriff" else _lone_token(kind)):
        return "kind"
    own = race.own[c.seat]
    return "not yours" if own and c.target != own else ""


def _lone_token(kind: str) -> str:
    return ESCAPE_TOKEN if kind == "escape" else HEART_TOKEN


def advance(s: State, to_ns: int, chance: Chance, out: list[Event]) -> bool:
    """Move the watermark: all covers with lo_ns <= to_ns have been given. True when the capture is over."""
    race = race_of(s)
    if to_ns < race.mark_ns:
        raise RuleError(f"time can't go back from {race.mark_ns} to {to_ns} ns")
    race.mark_ns = to_ns
    while race.waiting:
        end_ns, target = min((c.hi_ns, c.target) for c in race.waiting)
        if end_ns > to_ns:
            break
        _award(s, race, target, chance, out)
    reason = over(s)
    if reason:
        out.append(Event("capture_over", data={"reason": reason, "at_ns": to_ns}, why=OVER[reason]))
    return bool(reason)


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


def _award(s: State, race: Race, target: str, chance: Chance, out: list[Event]) -> None:
    """Decide the contest of one target (BM17); all others recoil (BM5)."""
    verdict = judge([c for c in race.waiting if c.target == target], chance)
    race.waiting = [c for c in race.waiting if c.target != target]
    winner = verdict.winner
    race.held.append(Held(winner, verdict.end_ns))
    s.stats[winner.seat].reactions.append(winner.lo_ns)
    data = {
        "hand": winner.hand,
        "target": target,
        "lo_ns": winner.lo_ns,
        "hi_ns": winner.hi_ns,
        "by": verdict.by,
        "rivals": [_rival(winner, loser, by) for loser, by in verdict.losers],
    }
    out.append(Event("award", winner.seat, data, why=_award_words(verdict)))
    for loser, by in verdict.losers:
        _beaten(s, winner, loser, by, out)


def _rival(winner: Cover, loser: Cover, by: str) -> dict[str, int | str | bool]:
    return {
        "seat": loser.seat,
        "hand": loser.hand,
        "gap_ns": loser.at_ns - winner.at_ns,
        "dead_heat": by != "time",
        "by": by,
    }


def _award_words(verdict: Verdict) -> str:
    """The reason of an award against the seat that was closest; '' if nobody else was there."""
    seat = verdict.winner.seat
    rivals = [(WAYS.index(by), loser.at_ns, loser.seat) for loser, by in verdict.losers if loser.seat != seat]
    if not rivals:
        return ""
    way, at_ns, second = min(rivals)
    gap = gap_words(abs(at_ns - verdict.winner.at_ns))
    return AWARD[WAYS[way]].format(first=f"{{{seat}}}", second=f"{{{second}}}", gap=gap)


def _beaten(s: State, winner: Cover, loser: Cover, by: str, out: list[Event]) -> None:
    """A hand recoils from what another hand holds (BM5); the closest meeting is remembered."""
    gap_ns = loser.at_ns - winner.at_ns
    data = {
        "hand": loser.hand,
        "target": loser.target,
        "gap_ns": gap_ns,
        "dead_heat": by != "time",
        "winner": winner.seat,
    }
    out.append(Event("beaten", loser.seat, data))
    if winner.seat != loser.seat and (s.photo is None or abs(gap_ns) < s.photo.gap_ns):
        s.photo = Photo(abs(gap_ns), winner.seat, loser.seat, by != "time")
