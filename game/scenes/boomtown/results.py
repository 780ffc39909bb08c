"""The figures of a match that is over, by seat."""

from __future__ import annotations

from typing import Any

from game.rules.kernel import View

SOURCES = (("income", "income"), ("death", "Boot Hill"), ("holdup", "Holdups"), ("posse", "Posses"))


def result_lines(result: dict[str, Any], view: View) -> list[list[str]]:
    """By seat: where the money came from, who was shot and lost, what was captured."""
    tally = result["tally"]
    lines = []
    for seat in range(len(view["money"])):
        earned = [f"${tally[way][seat]} {word}" for way, word in SOURCES if tally[way][seat]]
        own = [f"${result['money'][seat]}", ", ".join(earned) or "earned nothing"]
        shot, lost, took = tally["kills"][seat], tally["losses"][seat], tally["captures"][seat]
        own.append(f"{shot} shot, {lost} lost, {took} captured")
        lines.append(own)
    return lines
