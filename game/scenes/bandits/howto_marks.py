"""Whether a lesson was learnt, by what happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from game.rules.kernel import Event
from game.scenes.bandits.howto_lessons import Lesson
from game.scenes.names import named

FAILURES = ("wrong", "lost_bandits", "false_start", "slip")
"""Events whose reason tells a pupil best what went wrong, the most telling one first."""


class Mark(NamedTuple):
    """The verdict on a lesson, with a sentence for the pupil."""

    good: bool
    line: str


def mark(lesson: Lesson, events: Iterable[Event], pupils: Collection[int], *, restless: bool) -> Mark:
    """The verdict: it is enough if one of the pupils did it. restless: somebody slammed after the card."""
    told = list(events)
    if GOALS[lesson.goal](told, pupils) and not (restless and lesson.goal == "still"):
        return Mark(True, lesson.praise)
    return Mark(False, _why_not(told, pupils) or lesson.again)


def _why_not(events: list[Event], pupils: Collection[int]) -> str:
    for kind in FAILURES:
        found = [event for event in events if event.kind == kind and event.seat in pupils and event.why]
        if found:
            return named(found[-1].why)
    return ""


def _some(kind: str) -> Callable[[list[Event], Collection[int]], bool]:
    """A pupil did it."""
    return lambda events, pupils: any(event.kind == kind and event.seat in pupils for event in events)


def _still(events: list[Event], pupils: Collection[int]) -> bool:
    return not _some("false_start")(events, pupils)


def _safe(events: list[Event], pupils: Collection[int]) -> bool:
    """The holder kept it, or another pupil took it."""
    return any(event.kind in ("sheriff_safe", "sheriff_taken") and event.seat in pupils for event in events)


def _immune(events: list[Event], pupils: Collection[int]) -> bool:
    return any(event.kind == "escape" and set(event.data["token"]) & set(pupils) for event in events)


def _two(events: list[Event], pupils: Collection[int]) -> bool:
    right = Counter(event.seat for event in events if event.kind == "right" and event.seat in pupils)
    return 2 in right.values()


def _over(events: list[Event], pupils: Collection[int]) -> bool:  # noqa: ARG001 - there is nothing to fail
    return any(event.kind in ("winner", "noon") for event in events)


GOALS: dict[str, Callable[[list[Event], Collection[int]], bool]] = {
    "still": _still,
    "right": _some("right"),
    "taken": _some("sheriff_taken"),
    "safe": _safe,
    "immune": _immune,
    "heart": _some("heart"),
    "two": _two,
    "over": _over,
}
"""What has to happen, by the goal of a lesson."""
