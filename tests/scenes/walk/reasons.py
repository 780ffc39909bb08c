"""Why a control does nothing on a screen: all that the walk puts up with, and no more."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import NamedTuple

STAYS = {
    "a pad is gone": "only the pad, another one or a bot ends the wait, so that nobody's seat is given away",
    "kiosk, attract": "whoever presses wakes it",
}
"""Screens that neither Escape nor 'start' leaves."""


class Reason(NamedTuple):
    """Screens and controls, as patterns between which '|' stands, and why nothing may happen there."""

    screens: str
    controls: str
    why: str


MOUSE = "mouse moves|click|right click|wheel"
WAYS = "up|down|left|right"
TAKEN = "seats of *|seats, *"
UNSEATED = "devices that do not sit have no say"
NO_MOUSE = "the mouse has not sat down"
MATCHES = "bandits, before a card|bandits, a race|bountytown, a *|boomtown, a *|noon, before the bell"
ENDS = "bandits, the end|bountytown, the end|boomtown, the end|noon, the end|party, the podium"

REASONS = (
    Reason("*", "F1|a letter", "a key of nobody"),
    Reason("*", "pad gone", "nobody plays with it here"),
    Reason("*", "mouse moves", "it points at nothing"),
    Reason("asking for a key", MOUSE, "a key is asked for"),
    Reason("kiosk, *|operator*", f"F11|Escape|Return|{MOUSE}", "pads and chosen zones only"),
    Reason(TAKEN, "pad stick|pad back|pad start|start held|free pad start", UNSEATED),
    Reason("seats of *|seats, *", MOUSE, NO_MOUSE),
    Reason("pause of *|leave the match", "free pad|free pad start|Return", UNSEATED),
    Reason(MATCHES, "free pad|free pad start|Return", UNSEATED),
    Reason(ENDS, "free pad start", UNSEATED),
    Reason("party, the table", "free pad start", UNSEATED),
    Reason("a pad is gone", "pad *|start held|Escape|free pad start|Return", "the pad is gone; see STAYS"),
    Reason("a pad is gone", "free pad", "in the program a free palm is a claim: `Inputs` takes it before"),
    Reason("bandits, a race", "back|back held|pad back", "an accident costs nothing in a race"),
    Reason("noon, before the bell", f"{WAYS}|slam|back|back held|pad stick|pad slam|pad back",
           "Hands off! Before the clock tolls nothing counts"),
    Reason("bandits, *|noon, *|lessons of bandits|pause of a lesson", MOUSE, "a game of palms"),
    Reason("* replay", "up|down|slam", "a race takes as long as it took"),
    Reason("colour vision|laboratory, *", f"{WAYS}|wheel", "a picture to look at"),
    Reason("rulebook of *", "wheel", "a single sheet"),
    Reason("lesson of *", f"{WAYS}|right click|wheel", "words to read: a palm or a click goes on"),
    Reason("lesson of *", "pad *|start held|free *|Return", "a lesson is for one, and that one has begun"),
    Reason(ENDS, "up|left|right|pad stick|wheel", "nothing to choose"),
    Reason("party, the podium", "down", "nothing to choose"),
    Reason("kiosk, attract", "pad stick", "a worn stick that never rests is nobody"),
    Reason("operator, screen", f"{WAYS}|pad stick", "a picture to look at"),
    Reason("laboratory, *", f"back|pad back|{MOUSE}", "held, back leaves: tapped it is tried out"),
    Reason("title|records, *", "wheel|click", "nothing lies there"),
    Reason("gallery of *|rulings of *", "click", "nothing lies there"),
    Reason("bountytown, *|boomtown, *", MOUSE, NO_MOUSE),
    Reason("bountytown, a *|boomtown, a *", "pad stick|pad back", "somebody else is asked"),
    Reason("party, the table", f"{WAYS}|{MOUSE}|back|back held", "a palm goes on, 'start' is the pause"),
)  # fmt: skip


def fitting(screen: str, control: str) -> list[int]:
    """The reasons for which nothing may happen there, by their place among REASONS."""
    return [
        index
        for index, reason in enumerate(REASONS)
        if _fits(screen, reason.screens) and _fits(control, reason.controls)
    ]


def _fits(name: str, patterns: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns.split("|"))
