"""The screen of a hunt: feeds the referee, plays its events, draws the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.ledger import record_of
from game.scenes.bandits.standing import HINTS, asked
from game.scenes.bandits.table_scene import TableScene
from game.scenes.hints import hint_groups
from game.scenes.joining import JOIN, draw_line
from game.scenes.lost import LostPadScene
from game.scenes.nav import HOLD_NS
from game.scenes.timed import TimedScene
from game.stage.hints import HintGroup
from game.stage.palette import MARS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from game.inputs.press import Press
    from game.match.hunt import Hunt
    from game.match.pace import Pace
    from game.rules.kernel import Event
    from game.scenes.stack import Scene
    from game.stage.canvas import Canvas
    from game.store.records import MatchRecord

HOW_UP = "To get up: Pause, then 'Somebody gets up'."
KEEN_PHASES = ("hush", "flip", "race", "toll", "bell", "noon")


class HuntScene(TimedScene, TableScene):
    """One match on screen, from the deal (or where it was resumed) to The End."""

    join_phases = ("wait", "check")

    def __init__(
        self,
        hunt: Hunt,
        *,
        after: Callable[[HuntScene], Scene],
        left: Callable[[], Scene],
        pace: Callable[[], Pace] | None = None,
    ) -> None:
        """hunt: its seats are the roster's. after, left: make the scene that follows the end or giving up.

        pace: as the settings have it now, None if they don't count.
        """
        super().__init__(hunt)
        self._after = after
        self._left = left
        self._pace = pace

    @property
    def course(self) -> Hunt:
        """The match."""
        return self.hunt

    def record(self) -> MatchRecord:
        """What the records keep of it."""
        return record_of(self.hunt)

    @property
    def reasons(self) -> Iterable[str]:
        """The latest 'why' lines, oldest first."""
        return self.director.reasons

    @property
    def keen(self) -> bool:
        """While a capture is near or open."""
        return self.hunt.phase in KEEN_PHASES

    @property
    def expects(self) -> bool:
        """Whether somebody comes back when the card is over."""
        return self._latecomer.waits

    # Life

    def enter(self) -> None:
        """Furnish the room and lay the table."""
        self.furnish()
        self.lay_table()
        self.app.sound.music("mars")

    def lay_table(self) -> None:
        """Everything of the hunt as it stands; its time begins with the next frame."""
        super().lay_table()
        self.start_time()
        self._back_ns: dict[int, int] = {}

    def suspend(self) -> None:
        """Time stands still; a race that was open will be run again."""
        if self.hunt.phase in KEEN_PHASES:
            self.banner.hush()
        self.hunt.break_race()
        self.director.hurry()
        self.top.reset(self.hunt.view)
        super().suspend()

    def resume(self) -> None:
        """Time goes on from where it stopped; everything lies as the referee has it."""
        super().resume()
        if self._pace is not None:
            self.hunt.pace = self._pace()
        self.painter.calm(less_motion=self.app.settings.less_motion)
        self.director.hurry()
        self.top.reset(self.hunt.view)

    # Input

    def heed(self, press: Press) -> None:
        """A hand waves; who holds back, as one gets up between matches, is told how it is done in one."""
        self.waves.feed(press, self.hunt.phase, self.game_ns)
        if press.control != "back" or press.seat is None:
            return
        if press.value:
            self._back_ns[press.seat] = press.seen_ns
        elif press.seen_ns - self._back_ns.pop(press.seat, press.seen_ns) > HOLD_NS:
            self.app.notes.say(HOW_UP)

    # Time

    def perform(self, events: list[Event], game_ns: int, dt_ns: int) -> None:
        """Play it on the table."""
        self.game_ns = game_ns
        self.director.take(events)
        self.watch_hands()
        self.move_on(dt_ns)

    def what_next(self) -> None:
        """Wait for a lost pad, or go on after The End."""
        if self.lost and self.hunt.phase == "wait":
            self.app.stack.push(LostPadScene(self.hunt))
        elif self.hunt.over and self.director.done:
            self.app.stack.swap(self._after(self))

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the match as it is now, and what the controls do."""
        self.draw_match(canvas)
        back = self.app.stack.top is self and self.hunt.phase in self.join_phases and self.away
        sign = JOIN if back else ""
        draw_line(canvas, self.app, MARS, self.hints(), self._last_ns or 0, words=sign)

    def hints(self) -> list[HintGroup]:
        """What the bottom line says."""
        return hint_groups(self.app, HINTS[self.hunt.phase], asked(self.hunt))

    def draw_match(self, canvas: Canvas) -> None:
        """Draw everything but the bottom line."""
        self._drew_flip = self.hunt.wants_flip
        super().draw_match(canvas)
