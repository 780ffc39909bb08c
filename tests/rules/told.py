"""What events tell."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.kernel import Event


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def only(events: Sequence[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def the(events: Sequence[Event], kind: str) -> Event:
    """The one event of a kind."""
    found = only(events, kind)
    assert len(found) == 1, f"{len(found)} events '{kind}' in {kinds(events)}"
    return found[0]
