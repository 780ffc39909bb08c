"""Plays the events of a hunt one by one: each moves its pieces, has its voice and leaves its reason."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from game.rules.kernel import TABLE, Event
from game.scenes.bandits.cues import CUES
from game.scenes.bandits.moves import Moves
from game.scenes.names import named
from game.stage.motion import Timeline

if TYPE_CHECKING:
    from game.scenes.bandits.banner import Banner
    from game.scenes.bandits.labels import Labels
    from game.scenes.bandits.tabletop import Tabletop
    from game.sound.mixer import Sound
    from game.stage.particles import Particles

REASONS_KEPT = 10
STEP_MS = {
    "placed": 700.0,
    "turn": 200.0,
    "right": 380.0,
    "wrong": 380.0,
    "turned": 500.0,
    "lost_bandits": 300.0,
    "sheriff_taken": 260.0,
    "sheriff_safe": 260.0,
    "sheriff_returned": 200.0,
    "returned": 300.0,
    "sent": 300.0,
    "removed": 500.0,
    "score": 700.0,
}
"""What the check shows one after the other: the time before each."""
AT_ONCE = ("hush", "flip", "bell", "race_broken", "time_up")
"""Nothing may still be on its way when one of these comes."""


class Director(Moves):
    """Carries out what `CUES` names. reasons: the last ten 'why' lines, oldest first."""

    def __init__(
        self, top: Tabletop, banner: Banner, labels: Labels, sound: Sound, particles: Particles
    ) -> None:
        """The parts of the screen that events move."""
        super().__init__(top, banner, labels, sound, particles)
        self.reasons: deque[str] = deque(maxlen=REASONS_KEPT)
        self._line = Timeline()

    def take(self, events: list[Event]) -> None:
        """Show events of one moment, the check step by step; what is still on its way is hurried."""
        wait = 0.0
        for event in events:
            if event.kind in AT_ONCE:
                self.hurry()
                wait = 0.0
            wait += self.top.pace.ms(STEP_MS.get(event.kind, 0.0))
            if wait:
                self._line.at(wait, partial(self.play, event))
            else:
                self.play(event)

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._line.advance(dt_ns)
        if self._line.done:
            self._line = Timeline()

    @property
    def done(self) -> bool:
        """Whether everything has been shown."""
        return self._line.done

    def hurry(self) -> None:
        """Show at once all that is still on its way."""
        self._line.finish()
        self._line = Timeline()

    def play(self, event: Event) -> None:
        """Show one event."""
        self.move(event)
        if event.why:
            self._say(event)
        voice = CUES[event.kind].voice
        if voice:
            self.sound.play(voice, self._pan(event))

    def _say(self, event: Event) -> None:
        sentence = named(event.why)
        self.reasons.append(sentence)
        if event.kind not in ("dealt", "flip", "time_up"):  # there the banner says what to do
            self.banner.say(sentence)

    def _pan(self, event: Event) -> float:
        if event.seat == TABLE:
            return 0.0
        return self.top.layout.pan(self.top.layout.home(event.seat)[0])
