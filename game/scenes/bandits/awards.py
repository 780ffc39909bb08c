"""What is said about a match besides who won: the closest finish, the quickest palm, the itchiest finger."""

from __future__ import annotations

from typing import Any

from game.rules.times import gap_words
from game.scenes.names import seat_name
from game.scenes.records_words import reaction


def awards(result: dict[str, Any]) -> list[str]:
    """Sentences about a result of `BanditsRules.result`, those that there is reason for; never empty."""
    seats = range(len(result["credits"]))
    found = [
        _closest(result["photo"]),
        _quickest(result["best_ns"]),
        _most(seats, result["false_starts"], "Itchy finger: {name} with {n} false start{s}."),
        _most(seats, result["wrong"], "Wanted posters read upside down: {name} took {n} wrong card{s}."),
        _most(seats, result["bandits"], "Fullest jail: {name} with {n} Bandit{s}."),
    ]
    return [sentence for sentence in found if sentence] or ["Not one shot fired."]


def _closest(photo: dict[str, Any] | None) -> str:
    if photo is None:
        return ""
    first, second = seat_name(photo["first"]), seat_name(photo["second"])
    if photo["dead_heat"]:
        return f"Closest finish: a dead heat of {first} and {second}."
    return f"Closest finish: {first} before {second} by {gap_words(photo['gap_ns'])}."


def _quickest(best_ns: list[int | None]) -> str:
    times = [(ns, seat) for seat, ns in enumerate(best_ns) if ns is not None]
    if not times:
        return ""
    ns, seat = min(times)
    return f"Quickest palm: {seat_name(seat)} in {reaction(ns)}."


def _most(seats: range, counts: list[int], sentence: str) -> str:
    """The award of the one who has most, '' if nobody has any or several have as many."""
    best = max(counts, default=0)
    leaders = [seat for seat in seats if counts[seat] == best]
    if not best or len(leaders) > 1:
        return ""
    return sentence.format(name=seat_name(leaders[0]), n=best, s="" if best == 1 else "s")
