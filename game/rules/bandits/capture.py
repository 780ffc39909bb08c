"""Hands that come down, and who was first: covers, slips, awards (BM4, BM5, BM11, BM12, BM17)."""

from __future__ import annotations

from game.rules.bandits.race import free_hands, lone_token, over, race_of, targets
from game.rules.bandits.state import Cover, Held, Photo, Race, State
from game.rules.bandits.verdict import WAYS, Verdict, judge
from game.rules.bandits.words import AWARD, OVER, SLIP
from game.rules.kernel import Chance, Event, Response, RuleError, seat_word
from game.rules.times import gap_words


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
    if not c.target.startswith("token-sheriff" if kind == "sheriff" else lone_token(kind)):
        return "kind"
    own = race.own[c.seat]
    return "not yours" if own and c.target != own else ""


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
    return AWARD[WAYS[way]].format(first=seat_word(seat), second=seat_word(second), gap=gap)


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
    if winner.seat != loser.seat:
        photo = Photo(abs(gap_ns), winner.seat, loser.seat, by != "time")
        s.photo = photo if s.photo is None else min(s.photo, photo, key=_closeness)


def _closeness(photo: Photo) -> tuple[int, bool, int, int]:
    """Of equal gaps the one that is kept must not depend on which was decided first."""
    return photo.gap_ns, not photo.dead_heat, photo.first, photo.second
