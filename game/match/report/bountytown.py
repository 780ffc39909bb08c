"""What matches of Bountytown add up to: for the balance of its content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from game.match.board import BoardMatch
from game.match.report.counts import Counts, count, rate, shares, spread, win_of, won_and_sat
from game.rules.bountytown.rows import kind_of
from game.rules.kernel import Event

BOUNTY = ("revealed", "captured", "stolen", "escaped", "turned in")
"""What can happen to a Bounty, in the order of the columns."""


def count_match(counts: Counts, board: BoardMatch) -> None:
    """Count a match that is over."""
    result, content = board.result, board.match.setup.content
    built = next(event for event in board.log if event.kind == "built")
    seats = len(result["places"])
    for seat, character in enumerate(result["characters"]):
        won = win_of(seat, result["winners"])
        won_and_sat(counts, "character", character, won)
        won_and_sat(counts, "turn order", 1 + (seat - built.seat) % seats, won)
    for place in built.data["town"]:
        count(counts, "location in town", place)
    refuge = next(row["id"] for row in content["location"] if row.get("refuge"))
    for topic, name in _happened(board.log, seats, built, refuge):
        count(counts, topic, name)
    renown = {row["id"]: row["renown"] for row in content["bounty"]}
    for bounty in list(counts.get("bounty revealed", ())):
        count(counts, "bounty in play", bounty)
        count(counts, "bounty renown", bounty, renown[bounty])
    count(counts, "turns", result["turns"])
    count(counts, "how", result["how"])


def _happened(log: list[Event], seats: int, built: Event, refuge: str) -> Iterator[tuple[str, str]]:
    """Topic and name of all that is counted; turning in and shopping are uses of the Location."""
    at = [built.data["start"]] * seats
    for event in log:
        data, seat = event.data, event.seat
        match event.kind:
            case "moved":
                at[seat] = data["to"]
                yield "location visited", data["to"]
            case "critical":
                at[seat] = refuge
                yield "happened", "critical"
            case "used":
                yield _used(data["source"], built.data["town"])
            case "bought":
                yield _used(data["source"], built.data["town"])
                yield from (("item bought", kind_of(item)) for item in data["items"])
            case "looted":
                yield "item looted", kind_of(data["item"])
            case "turned_in":
                yield "location used", at[seat]
                yield "bounty turned in", data["bounty"]
            case "captured":
                yield "bounty captured" if data["from"] is None else "bounty stolen", data["bounty"]
            case "revealed" | "escaped":
                yield f"bounty {event.kind}", data["bounty"]
            case "wounded" | "cancelled" | "train":
                yield "happened", event.kind
            case "duel":
                yield "happened", "duel of players" if data["defender"] is not None else "duel for a bounty"


def _used(source: str, town: list[str]) -> tuple[str, str]:
    """A source is a Location, an Item card with the number of its copy, or a Character."""
    if source in town:
        return "location used", source
    return (
        ("item used", kind_of(source))
        if source[-2:-1] == "-" and source[-1].isdigit()
        else ("ability used", source)
    )


def figures(counts: Counts) -> dict[str, Any]:
    """By topic a row or rows."""
    return {
        "turns": spread(counts["turns"]),
        "decided by": dict(sorted(counts["how"].items())),
        "turn order": shares(counts, "turn order"),
        "characters": shares(counts, "character"),
        "locations": _locations(counts),
        "items": _items(counts),
        "bounties": _bounties(counts),
        "renown": _renown(counts),
        "happened": dict(sorted(counts.get("happened", {}).items())),
    }


def _locations(counts: Counts) -> list[dict[str, Any]]:
    """Visits and uses in a match that has the Location in its town."""
    visited, used = counts.get("location visited", {}), counts.get("location used", {})
    return [
        {
            "name": place,
            "in_town": times,
            "visits": round(visited.get(place, 0) / times, 2),
            "uses": round(used.get(place, 0) / times, 2),
        }
        for place, times in sorted(counts["location in town"].items())
    ]


def _items(counts: Counts) -> list[dict[str, Any]]:
    ways = ("bought", "looted", "used")
    names = sorted({name for way in ways for name in counts.get(f"item {way}", {})})
    return [
        {"name": name, **{way: counts.get(f"item {way}", {}).get(name, 0) for way in ways}} for name in names
    ]


def _bounties(counts: Counts) -> list[dict[str, Any]]:
    """In order of Renown. rate: captured out of the town, of those that came into it."""
    renown = _worth(counts)
    rows = []
    for name in sorted(renown, key=lambda name: (renown[name], name)):
        by = {what: counts.get(f"bounty {what}", {}).get(name, 0) for what in BOUNTY}
        rows.append(
            {"name": name, "renown": renown[name], **by, "rate": rate(by["captured"], by["revealed"])}
        )
    return rows


def _worth(counts: Counts) -> dict[str, int]:
    """The Renown of each Bounty that was ever revealed: counts only add up, so it is a mean."""
    played = counts.get("bounty in play", {})
    return {name: total // played[name] for name, total in counts.get("bounty renown", {}).items()}


def _renown(counts: Counts) -> list[dict[str, Any]]:
    revealed: Counter[int] = Counter()
    captured: Counter[int] = Counter()
    for name, worth in _worth(counts).items():
        revealed[worth] += counts["bounty revealed"].get(name, 0)
        captured[worth] += counts.get("bounty captured", {}).get(name, 0)
    return [
        {
            "name": str(worth),
            "revealed": revealed[worth],
            "captured": captured[worth],
            "rate": rate(captured[worth], revealed[worth]),
        }
        for worth in sorted(revealed)
    ]
