"""From the computer's clock to game time: stalls and pauses cost nothing (Law 3)."""

from __future__ import annotations

from bisect import bisect_right

from game.inputs.press import Press
from game.race.space import RATE

STEP_NS = 1_000_000_000 // RATE
"""One step of the table: what a stall costs."""
STALL_NS = 250_000_000
"""A longer gap between two frames means that the program stood still."""
SETTLE_NS = 34_000_000
"""No press that happened earlier than this before now can still be unseen."""
KEPT = 64
"""Corners of the map; older ones are forgotten."""


class GameClock:
    """A monotone map from `time.perf_counter_ns()` to game time in ns, which starts at 0.

    The map is linear in pieces: slope 1 while the program runs, nearly flat where it stood still, flat
    in pauses. So the order of presses is kept even when they were made while the program was stopped.
    """

    def __init__(self, perf_ns: int, game_ns: int = 0) -> None:
        """perf_ns: the computer's time at game_ns."""
        self._corners: list[tuple[int, int]] = [(perf_ns, game_ns)]
        self._last = perf_ns
        self._paused: int | None = None

    def tick(self, perf_ns: int) -> int:
        """Game time now; to be called at least once a frame, or the gap counts as a stall."""
        gap = perf_ns - self._last
        if gap > STALL_NS and self._paused is None:
            before = self._map(self._last)
            self._bend(self._last, before)
            self._bend(perf_ns, before + STEP_NS)
        self._last = max(self._last, perf_ns)
        return self._map(perf_ns)

    def pause(self, perf_ns: int) -> None:
        """Stop game time until `resume`."""
        if self._paused is None:
            self._paused = self.tick(perf_ns)
            self._bend(perf_ns, self._paused)

    def resume(self, perf_ns: int) -> None:
        """Let game time go on where it stopped."""
        if self._paused is not None:
            self._bend(perf_ns, self._paused)
            self._paused = None
            self._last = max(self._last, perf_ns)

    def game_ns(self, perf_ns: int) -> int:
        """Game time at an instant of the computer's clock; one later than the last tick is a tick itself."""
        return self.tick(perf_ns) if perf_ns > self._last else self._map(perf_ns)

    def press(self, press: Press) -> Press:
        """The press in game time. The program ran when it saw the press: that much is no stall."""
        self.tick(press.seen_ns)
        return press._replace(
            lo_ns=self._map(press.lo_ns),
            hi_ns=self._map(press.hi_ns),
            seen_ns=self._map(press.seen_ns),
        )

    def _map(self, perf_ns: int) -> int:
        place = bisect_right(self._corners, (perf_ns, 1 << 62))
        if place == 0:
            first_perf, first_game = self._corners[0]
            return first_game - (first_perf - perf_ns)
        perf, game = self._corners[place - 1]
        if place == len(self._corners):
            return game if self._paused is not None else game + (perf_ns - perf)
        next_perf, next_game = self._corners[place]
        return game + (perf_ns - perf) * (next_game - game) // max(next_perf - perf, 1)

    def _bend(self, perf_ns: int, game_ns: int) -> None:
        """Add a corner; nobody asks for times before the oldest of those kept."""
        self._corners.append((max(perf_ns, self._corners[-1][0]), game_ns))
        del self._corners[:-KEPT]
