"""What matches of Boom Town add up to: turns, and where the money came from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.match.board import BoardMatch
from game.match.report.counts import Counts, count, rate, shares, spread, win_of, won_and_sat
from game.rules.boomtown.cards import row_id
from game.rules.kernel import Event


def count_match(counts: Counts, board: BoardMatch) -> None:
    """Count a match that is over."""
    result = board.result
    for place, seat in enumerate(result["turn_order"], 1):
        won_and_sat(counts, "turn order", place, win_of(seat, result["winners"]))
    count(counts, "turns", result["turns"])
    count(counts, "how", result["how"])
    _events(counts, board.log)


def _events(counts: Counts, log: Iterable[Event]) -> None:
    raid = ""
    for event in log:
        data = event.data
        match event.kind:
            case "paid":
                count(counts, "money", data["way"], data["amount"])
                if data["way"] in ("income", "death"):
                    count(counts, "paid", row_id(data["card"]))
                    count(counts, "earned", row_id(data["card"]), data["amount"])
            case "claimed":
                count(counts, "claimed", row_id(data["card"]))
            case "taken":
                count(counts, "taken", row_id(data["card"]))
            case "killed":
                count(counts, "killed", data["way"])
            case "deed":
                count(counts, "deeds", row_id(data["card"]))
            case "raid":
                raid = data["raid"]
                count(counts, "raids", raid)
            case "unopposed":
                count(counts, "unopposed", raid)
            case "fight_over":
                count(counts, f"fights {data['outcome']}", raid)


def figures(counts: Counts) -> dict[str, Any]:
    """By topic a row or rows."""
    return {
        "turns": spread(counts["turns"]),
        "decided by": dict(sorted(counts["how"].items())),
        "turn order": shares(counts, "turn order"),
        "money": _money(counts),
        "establishments": _establishments(counts),
        "raids": _raids(counts),
        "killed": dict(sorted(counts.get("killed", {}).items())),
        "deeds": dict(sorted(counts.get("deeds", {}).items())),
    }


def _money(counts: Counts) -> list[dict[str, Any]]:
    """Dollars by where they came from."""
    money, matches = counts.get("money", {}), counts["matches"]["matches"]
    whole = sum(money.values())
    return [
        {
            "name": way,
            "dollars": dollars,
            "a_match": round(dollars / matches, 1),
            "share": rate(dollars, whole),
        }
        for way, dollars in sorted(money.items())
    ]


def _establishments(counts: Counts) -> list[dict[str, Any]]:
    """claimed: opened from a hand. taken: by a Showdown or a Deed. mean: dollars each time that it paid."""
    ways = ("claimed", "taken", "paid", "earned")
    names = sorted({name for way in ways for name in counts.get(way, {})})
    rows = []
    for name in names:
        by = {way: counts.get(way, {}).get(name, 0) for way in ways}
        rows.append({"name": name, **by, "mean": round(by["earned"] / by["paid"], 2) if by["paid"] else 0.0})
    return rows


def _raids(counts: Counts) -> list[dict[str, Any]]:
    """How raids went: without a shot, or how their fights ended for the raider."""
    ways = ("unopposed", "fights won", "fights lost", "fights tie")
    return [
        {
            "name": raid,
            "raids": times,
            **{way.removeprefix("fights "): counts.get(way, {}).get(raid, 0) for way in ways},
        }
        for raid, times in sorted(counts.get("raids", {}).items())
    ]
