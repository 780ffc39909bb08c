"""A press: what a hand did to a control, and between which two instants."""

from __future__ import annotations

from typing import NamedTuple

DIRECTIONS = ("left", "right", "up", "down")
CONTROLS = (*DIRECTIONS, "x", "y", "slam", "back", "start")
"""What a seat can do: four directions (value 0 or 1), a stick (x, y in -1..1), three buttons.

slam: the palm, also 'yes'. back: 'no', held to leave a seat. start: pause.
"""


class Press(NamedTuple):
    """One change of one control (Law 3: time is an interval).

    seat: None when nobody sits at the device. control: one of CONTROLS, '' if unbound.
    value: 1.0 pressed, 0.0 released; x and y: -1..1, right and down positive.
    lo_ns, hi_ns: the change happened in [lo, hi); seen_ns: when the program learnt of it. The clock is
    time.perf_counter_ns() when it leaves `inputs`, game time once the match has taken it.
    source: 'x11', 'pad', 'pump', 'bot'... device: 'keys1' (a zone), 'keys' (no zone) or 'pad:<instance id>'.
    raw: the key's scancode name ('A') or the pad's control ('b0', 'a2+', 'h0up').
    """

    seat: int | None
    control: str
    value: float
    lo_ns: int
    hi_ns: int
    seen_ns: int
    source: str
    device: str
    raw: str = ""

    @property
    def at_ns(self) -> int:
        """The middle of the interval: the instant at which the press takes effect."""
        return (self.lo_ns + self.hi_ns) // 2
