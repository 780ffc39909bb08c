"""A match against the clock on screen: presses, the watermark and what is shown, in game time (Law 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.clock import SETTLE_NS, GameClock
from game.scenes.joining import counts
from game.scenes.lost import Latecomer
from game.scenes.pause import PauseScene
from game.scenes.played import PlayedScene
from game.scenes.rulebook.start import rulebook_scene

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from game.inputs.notices import Notice
    from game.inputs.press import Press
    from game.match.referee import Referee
    from game.rules.kernel import Event
    from game.scenes.stack import Scene


class TimedScene(PlayedScene):
    """Feeds a referee. Subclasses call `start_time`, and show what happens."""

    join_phases: Collection[str] = ()
    """When whoever got up can come back."""
    _left: Callable[[], Scene]
    """Makes the scene that follows giving up."""

    @property
    def course(self) -> Referee:
        """The match."""
        raise NotImplementedError

    @property
    def reasons(self) -> Iterable[str]:
        """The latest 'why' lines, oldest first."""
        raise NotImplementedError

    def start_time(self) -> None:
        """Game time begins with the next frame."""
        self._last_ns: int | None = None
        self._clock: GameClock | None = None
        self._latecomer = Latecomer()
        self._drew_flip = False

    def leave(self) -> bool:
        """The match stays in its journal."""
        self.app.sound.tension(0.0)
        self.course.match.close()
        return True

    def suspend(self) -> None:
        """Time stands still."""
        if self._clock is not None and self._last_ns is not None:
            self._clock.pause(self._last_ns)
        self.app.sound.tension(0.0)

    def resume(self) -> None:
        """Time goes on from where it stopped."""
        self._last_ns = None

    # Input

    def press(self, press: Press) -> None:
        """Give it to the referee, with its time as game time."""
        if press.control == "start" and press.value and counts(self.app, press):
            self._pause()
        elif self._clock is not None:
            self._latecomer.feed(self.app, self.course, press)
            self._let_in()
            self.heed(press)
            self.course.press(self._clock.press(press))

    def heed(self, press: Press) -> None:
        """What else a press does."""

    def _let_in(self) -> None:
        if self.course.phase in self.join_phases:
            self._latecomer.let_in(self.app, self.course)

    def _pause(self) -> None:
        self.app.stack.push(
            PauseScene(
                reasons=lambda: list(self.reasons),
                rules=lambda: rulebook_scene(self.app, self.course.rules.id),
                leave=lambda: self.app.stack.reset(self._left()),
                match=self.course,
            )
        )

    def notice(self, notice: Notice) -> None:
        """Lost focus stops the match."""
        if notice.kind == "focus_lost":
            self._pause()

    @property
    def lost(self) -> list[int]:
        """The seats whose pads are gone: nothing new begins without them."""
        return self.app.inputs.seats.lost()

    @property
    def waited_for(self) -> list[int]:
        """Everybody who sits: a race can be open at any moment."""
        return [seat for seat in self.app.roster.people if seat not in self.course.bots]

    # Time

    def advance(self, now_ns: int) -> None:
        """Bring the referee up to the watermark and everything on screen up to now."""
        if self._clock is None:
            self._clock = GameClock(now_ns, self.course.now_ns + SETTLE_NS)
        if self._last_ns is None:
            self._clock.resume(now_ns)
            self._last_ns = now_ns
        dt_ns, self._last_ns = now_ns - self._last_ns, now_ns
        self.course.held = bool(self.lost)
        game_ns = self._clock.tick(now_ns)
        self.perform(self.course.advance(game_ns - SETTLE_NS), game_ns, dt_ns)
        self.keep()
        self._let_in()
        self.what_next()

    def perform(self, events: list[Event], game_ns: int, dt_ns: int) -> None:
        """Show what has happened. game_ns: now. dt_ns: since the last frame."""
        raise NotImplementedError

    def what_next(self) -> None:
        """Wait for a lost pad, or go on after the end."""
        raise NotImplementedError

    def flipped(self, now_ns: int) -> None:
        """What was waited for shows since now_ns: the race begins then and not earlier."""
        if self._drew_flip and self._clock is not None:
            self.course.flipped(self._clock.game_ns(now_ns))
