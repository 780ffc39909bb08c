"""Counts of many matches: made match by match, added up, told as shares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.match.headless import Outcome

WIN = 60
"""A win in parts, so that up to six who share a title share it evenly."""
Counts = dict[str, dict[str, int]]
"""Counts by topic and name: what a process hands over, and what can be added."""


def count(counts: Counts, topic: str, name: str | int, by: int = 1) -> None:
    """Add to a count."""
    names = counts.setdefault(topic, {})
    names[str(name)] = names.get(str(name), 0) + by


def add(counts: Counts, more: Mapping[str, Mapping[str, int]]) -> None:
    """Add all counts of another."""
    for topic, names in more.items():
        for name, by in names.items():
            count(counts, topic, name, by)


def of_outcome(outcome: Outcome) -> Counts:
    """What can be counted of any match: wins by seat and by level of the bots."""
    counts: Counts = {}
    count(counts, "matches", "matches")
    for seat, level in enumerate(outcome.bots):
        won = win_of(seat, outcome.winners)
        won_and_sat(counts, "seat", seat + 1, won)
        won_and_sat(counts, "level", level, won)
    return counts


def win_of(seat: int, winners: Sequence[int]) -> int:
    """The part of a win that came to a seat, in parts of WIN."""
    return WIN // len(winners) if seat in winners else 0


def won_and_sat(counts: Counts, topic: str, name: str | int, won: int) -> None:
    """One who took part under some name, and the part of the win that came to it."""
    count(counts, f"{topic} played", name)
    count(counts, f"{topic} won", name, won)


def shares(counts: Counts, topic: str) -> list[dict[str, Any]]:
    """How often each name won, as a share of its matches, and against an even share (1 = even)."""
    played, won = counts.get(f"{topic} played", {}), counts.get(f"{topic} won", {})
    seats = sum(counts["seat played"].values())
    even = counts["matches"]["matches"] / seats
    return [
        {
            "name": name,
            "played": times,
            "wins": round(won[name] / WIN, 2),
            "share": round(won[name] / WIN / times, 4),
            "of_even": round(won[name] / WIN / times / even, 3),
        }
        for name, times in sorted(played.items())
    ]


def rate(part: int, whole: int) -> float:
    """A share with four digits, 0 of nothing."""
    return round(part / whole, 4) if whole else 0.0


def spread(numbers: Mapping[str, int]) -> dict[str, float]:
    """Mean, median and the ends of counted numbers, given as count by number. p5, p95: 90 % lie between."""
    ordered = sorted((int(number), times) for number, times in numbers.items())
    total = sum(times for _, times in ordered)

    def at(share: float) -> int:
        left = share * (total - 1)
        for number, times in ordered:
            if left < times:
                return number
            left -= times
        return ordered[-1][0]

    mean = sum(number * times for number, times in ordered) / total
    return {
        "mean": round(mean, 1),
        "least": ordered[0][0],
        "p5": at(0.05),
        "median": at(0.5),
        "p95": at(0.95),
        "most": ordered[-1][0],
    }


def lines(report: Mapping[str, Any]) -> Iterable[str]:
    """A report for people: a heading a topic, a line a row."""
    for topic, what in report.items():
        rows = what if isinstance(what, list) else [what]
        yield f"{topic}:"
        for row in rows:
            yield "  " + _row(row)


def _row(row: Mapping[str, Any]) -> str:
    named = {key: value for key, value in row.items() if key != "name"}
    words = "  ".join(f"{key} {value}" for key, value in named.items())
    return f"{row['name']:24} {words}" if "name" in row else words
