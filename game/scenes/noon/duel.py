"""The screen of Noon: feeds the referee, shows what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.pace import NoonPace
from game.match.standoff_start import record_of
from game.scenes.hints import hint_groups
from game.scenes.joining import JOIN, draw_line
from game.scenes.lost import LostPadScene, absent
from game.scenes.noon.show import KEEN_PHASES, Show
from game.scenes.timed import TimedScene
from game.stage.hints import Hint, HintGroup
from game.stage.palette import MARS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from game.match.standoff import Standoff
    from game.rules.kernel import Event
    from game.scenes.stack import Scene
    from game.stage.canvas import Canvas
    from game.store.records import MatchRecord

HINTS = {
    "ready": (Hint("slam", "Hands off!"),),
    "toll": (Hint("slam", "Wait for the bell"),),
    "bell": (Hint("slam", "Draw!"),),
    "noon": (Hint("slam", "Draw!"),),
    "check": (Hint("slam", "Go on"),),
}
DRAWING = ("toll", "bell", "noon")
"""Phases in which nothing is asked of those who are out of the round or have drawn."""


class NoonScene(TimedScene):
    """One match on screen, from the first round (or where it was resumed) to the last.

    before: the quickest draw on the wall of records until now, if there is one.
    """

    join_phases = ("ready", "check")

    def __init__(
        self,
        standoff: Standoff,
        *,
        after: Callable[[NoonScene], Scene],
        left: Callable[[], Scene],
    ) -> None:
        """standoff: its seats are the roster's. after, left: make what follows the end, or giving up."""
        self.standoff = standoff
        self._after, self._left = after, left

    @property
    def course(self) -> Standoff:
        """The match."""
        return self.standoff

    def record(self) -> MatchRecord:
        """What the records keep of it."""
        return record_of(self.standoff)

    @property
    def reasons(self) -> Iterable[str]:
        """The latest 'why' lines, oldest first."""
        return self.show.reasons

    @property
    def keen(self) -> bool:
        """While the bell is near, or has rung."""
        return self.standoff.phase in KEEN_PHASES

    # Life

    def enter(self) -> None:
        """Step into the street."""
        self.before = self.app.records.best("draw", count=1)
        self.show = Show(self.app, self.standoff)
        self.show.warm(self.app.window.canvas)
        self.start_time()
        self.app.sound.music("mars")

    def suspend(self) -> None:
        """Time stands still; an open round will be run again."""
        self.standoff.break_round()
        super().suspend()

    def resume(self) -> None:
        """Time goes on from where it stopped, as quickly as the settings say now."""
        super().resume()
        self.standoff.pace = NoonPace.of(self.app.settings.speed)
        self.show.calm(less_motion=self.app.settings.less_motion)

    # Time

    def perform(self, events: list[Event], game_ns: int, dt_ns: int) -> None:
        """Play it in the street."""
        self.show.game_ns = game_ns
        for event in events:
            self.show.play(event)
        self.show.advance(dt_ns)

    def what_next(self) -> None:
        """Wait for a lost pad, or go on after the last round."""
        if self.lost and self.standoff.phase in self.join_phases:
            self.app.stack.push(LostPadScene(self.standoff))
        elif self.standoff.over:
            self.end()

    def end(self) -> None:
        """Only once the last shot has died away."""
        winner = self.show.winner
        won_ns = self.show.people[winner].won_ns if winner is not None else None
        if won_ns is None or self.show.game_ns - won_ns > self.standoff.pace.check:
            self.go_on()

    def go_on(self) -> None:
        """To what follows the match."""
        self.app.stack.swap(self._after(self))

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the street, those who stand in it, and what the controls do."""
        self._drew_flip = self.standoff.wants_flip
        waiting = absent(self.app, self.standoff) if self._latecomer.waits else ()
        self.show.draw(canvas, self.lost, waiting)
        ready = self.app.stack.top is self and self.standoff.phase in self.join_phases
        sign = JOIN if ready and absent(self.app, self.standoff) else ""
        draw_line(canvas, self.app, MARS, self.hints(), self._last_ns or 0, words=sign)

    def hints(self) -> list[HintGroup]:
        """What the bottom line says."""
        phase, seats = self.standoff.phase, range(len(self.standoff.match.seats))
        may = self.standoff.view["noon"]["may"] if phase in DRAWING else seats
        asked = [seat for seat in seats if seat in may and seat not in self.standoff.bots]
        return hint_groups(self.app, HINTS.get(phase, ()), asked)

    def flipped(self, now_ns: int) -> None:
        """The bell is to be seen since now_ns: the round begins then, and only now is it heard."""
        silent = self.standoff.wants_flip
        super().flipped(now_ns)
        if silent and not self.standoff.wants_flip:
            self.app.sound.play("bell")
