"""How loud the music is from moment to moment: fades, ducking, tension. No device, no clock of its own."""

from __future__ import annotations

from math import pi, sin

FADE_IN_S, FADE_OUT_S = 0.05, 0.5
DUCK_S, RECOVER_S = 0.04, 0.7
TIGHTEN_S, LOOSEN_S = 0.25, 0.9
"""How long a full change takes, each way."""

TIGHT_DIP = 0.3
"""The loop itself steps back this far while the tension is full."""


class Fader:
    """Three slides (0..1) that move towards their aims."""

    def __init__(self) -> None:
        self.song, self.song_aim = 0.0, 0.0
        self.duck, self.duck_aim, self.duck_until = 0.0, 0.0, 0.0
        self.tension, self.tension_aim = 0.0, 0.0

    def press(self, depth: float, until: float) -> None:
        """Duck by `depth` (0..1) until a time; a deeper or longer one that is under way stays."""
        self.duck_until = max(self.duck_until, until)  # first: another thread steps, and looks at the time
        self.duck_aim = max(self.duck_aim, depth)

    def step(self, now: float, dt: float) -> None:
        """Move on by `dt` seconds."""
        if now >= self.duck_until:
            self.duck_aim = 0.0
        self.song = _towards(self.song, self.song_aim, dt, FADE_IN_S, FADE_OUT_S)
        self.duck = _towards(self.duck, self.duck_aim, dt, DUCK_S, RECOVER_S)
        self.tension = _towards(self.tension, self.tension_aim, dt, TIGHTEN_S, LOOSEN_S)

    @property
    def moving(self) -> bool:
        """Whether any slide is on its way, or about to be."""
        here = (self.song, self.duck, self.tension)
        return here != (self.song_aim, self.duck_aim, self.tension_aim) or self.duck_aim > 0

    def levels(self) -> tuple[float, float]:
        """Gains 0..1 of the loop and of its tension layer."""
        whole = self.song * (1 - self.duck)
        return whole * (1 - TIGHT_DIP * self.tension), whole * sin(self.tension * pi / 2)


def _towards(value: float, aim: float, dt: float, up_s: float, down_s: float) -> float:
    """One slide, `dt` seconds later; it ends exactly at its aim."""
    if value < aim:
        return min(aim, value + dt / up_s)
    return max(aim, value - dt / down_s)
