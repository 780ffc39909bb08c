"""What an event looks and sounds like; each game's `cues` has all of its events."""

from __future__ import annotations

from typing import NamedTuple


class Cue(NamedTuple):
    """The voice and the sight of one kind of event."""

    voice: str
    sight: str
