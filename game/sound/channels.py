"""Who gets a channel of the mixer: plain book-keeping, so that asking costs next to nothing."""

from __future__ import annotations

from typing import NamedTuple

from game.sound.spec import VoiceSpec

TAIL_S = 0.03
"""A channel counts as taken a little longer than its voice: the device plays behind the clock."""

TOGETHER_S = 0.06
"""Voices that start within this time add up to one bang."""

CROWD = 1.5
"""How much each of them takes from the next, so that eight slams at once do not overload."""


class Taken(NamedTuple):
    """What sounds on a channel, from and until when (seconds)."""

    voice: str
    rank: int
    since: float
    until: float


class Channels:
    """The channels for effects. A higher rank takes the place of a lower; equals, of the oldest."""

    def __init__(self, numbers: range) -> None:
        self.taken: dict[int, Taken | None] = dict.fromkeys(numbers)

    def take(self, voice: str, spec: VoiceSpec, seconds: float, now: float) -> int | None:
        """The channel for a voice that lasts `seconds`, or None if all are held by more important ones."""
        number = self._place(voice, spec, now)
        if number is not None:
            self.taken[number] = Taken(voice, spec.rank, now, now + seconds + TAIL_S)
        return number

    def crowd(self, now: float) -> float:
        """The gain for the next voice, given how many start together with it."""
        together = sum(1 for held in self.taken.values() if held and now - held.since < TOGETHER_S)
        return 1 / (1 + CROWD * together)

    def clear(self) -> None:
        """Nothing sounds any more."""
        self.taken = dict.fromkeys(self.taken)

    def _place(self, voice: str, spec: VoiceSpec, now: float) -> int | None:
        free, own = None, []
        for number, held in self.taken.items():
            if held is None or held.until <= now:
                free = number
            elif held.voice == voice:
                own.append((held.since, number))
        if len(own) >= spec.limit:
            return min(own)[1]
        return self._steal(spec.rank) if free is None else free

    def _steal(self, rank: int) -> int | None:
        held = [(taken.rank, taken.since, number) for number, taken in self.taken.items() if taken]
        lowest = min(held)
        return lowest[2] if lowest[0] <= rank else None
