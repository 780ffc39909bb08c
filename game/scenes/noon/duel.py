"""The screen of Noon: feeds the referee, shows what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.inputs.press import Press
from game.match.clock import SETTLE_NS, GameClock
from game.match.games import NOON
from game.match.journal_file import JournalFile
from game.match.pace import SPEEDS
from game.match.standoff_desk import NoonPace
from game.match.standoff_start import record_of
from game.scenes.hints import hint_groups
from game.scenes.joining import JOIN, counts, draw_line
from game.scenes.lost import Latecomer, LostPadScene, absent, hand_over
from game.scenes.noon.show import KEEN_PHASES, Show
from game.scenes.pause import PauseScene
from game.scenes.rulebook.start import rulebook_scene
from game.scenes.stack import Scene
from game.stage.hints import Hint, HintGroup
from game.stage.palette import MARS

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.match.standoff import Standoff
    from game.stage.canvas import Canvas

JOIN_PHASES = ("ready", "check")
"""When whoever got up can come back."""
HINTS = {
    "ready": (Hint("slam", "Hands off!"),),
    "toll": (Hint("slam", "Wait for the bell"),),
    "bell": (Hint("slam", "Draw!"),),
    "noon": (Hint("slam", "Draw!"),),
    "check": (Hint("slam", "Go on"),),
}


class NoonScene(Scene):
    """One match on screen, from the first round (or where it was resumed) to the last."""

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
    def keen(self) -> bool:
        """While the bell is near, or has rung."""
        return self.standoff.phase in KEEN_PHASES

    # Life

    def enter(self) -> None:
        """Step into the street."""
        self.show = Show(self.app, self.standoff)
        self.show.warm(self.app.window.canvas)
        self._clock: GameClock | None = None
        self._last_ns: int | None = None
        self._drew_bell = False
        self._told = ""
        self._latecomer = Latecomer()
        self.app.sound.music("mars")

    def leave(self) -> bool:
        """The match stays in its journal."""
        self.app.sound.tension(0.0)
        self.standoff.match.close()
        return True

    def suspend(self) -> None:
        """Time stands still; an open round will be run again."""
        if self._clock is not None and self._last_ns is not None:
            self._clock.pause(self._last_ns)
        self.standoff.break_round()
        self.app.sound.tension(0.0)

    def resume(self) -> None:
        """Time goes on from where it stopped, as quickly as the settings say now."""
        self._last_ns = None
        self.standoff.pace = NoonPace.of(SPEEDS[self.app.settings.speed])
        self.show.calm(less_motion=self.app.settings.less_motion)

    # Input

    def press(self, press: Press) -> None:
        """Give it to the referee, with its time as game time."""
        if press.control == "start" and press.value and counts(self.app, press):
            self._pause()
        elif self._clock is not None:
            self._latecomer.feed(self.app, self.standoff, press)
            self._let_in()
            self.standoff.press(self._clock.press(press))

    def _let_in(self) -> None:
        if self.standoff.phase in JOIN_PHASES:
            self._latecomer.let_in(self.app, self.standoff)

    def _pause(self) -> None:
        self.app.stack.push(
            PauseScene(
                reasons=lambda: list(self.show.reasons),
                rules=lambda: rulebook_scene(self.app, NOON.id),
                leave=lambda: self.app.stack.reset(self._left()),
                match=self.standoff,
            )
        )

    def notice(self, notice: Notice) -> None:
        """Lost focus stops the match."""
        if notice.kind == "focus_lost":
            self._pause()

    @property
    def waited_for(self) -> list[int]:
        """Everybody who sits."""
        return [seat for seat in self.app.roster.people if seat not in self.standoff.bots]

    @property
    def journal(self) -> str:
        """Of the match, as long as it is not over."""
        return "" if self.standoff.phase == "over" else self.standoff.match.journal_name

    def stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is gone."""
        hand_over(self.app, self.standoff, seat)

    def cut_short(self) -> bool:
        """The journal says that it ended so."""
        if self.standoff.phase == "over":
            return False
        self.standoff.end("cut short")
        self.app.records.add(record_of(self.standoff))
        return True

    # Time

    def advance(self, now_ns: int) -> None:
        """Bring the referee up to the watermark and everything on screen up to now."""
        if self._clock is None:
            self._clock = GameClock(now_ns, self.standoff.now_ns + SETTLE_NS)
        if self._last_ns is None:
            self._clock.resume(now_ns)
            self._last_ns = now_ns
        dt = now_ns - self._last_ns
        self._last_ns = now_ns
        lost = self.app.inputs.seats.lost()
        self.standoff.held = bool(lost)
        game_ns = self.show.game_ns = self._clock.tick(now_ns)
        for event in self.standoff.advance(game_ns - SETTLE_NS):
            self.show.play(event)
        self.show.advance(dt)
        self._tell_of_the_journal()
        self._let_in()
        if lost and self.standoff.phase in JOIN_PHASES:
            self.app.stack.push(LostPadScene(self.standoff))
        elif self.standoff.phase == "over":
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

    def _tell_of_the_journal(self) -> None:
        journal = self.standoff.match.journal
        notice = journal.notice if isinstance(journal, JournalFile) else None
        if notice and notice != self._told:
            self._told = notice
            self.app.notes.say(notice)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the street, those who stand in it, and what the controls do."""
        self._drew_bell = self.standoff.wants_bell
        waiting = absent(self.app, self.standoff) if self._latecomer.waits else ()
        self.show.draw(canvas, self.app.inputs.seats.lost(), waiting)
        ready = self.app.stack.top is self and self.standoff.phase in JOIN_PHASES
        sign = JOIN if ready and absent(self.app, self.standoff) else ""
        draw_line(canvas, self.app, MARS, self.hints(), self._last_ns or 0, words=sign)

    def hints(self) -> list[HintGroup]:
        """What the bottom line says."""
        asked = [seat for seat in range(len(self.standoff.match.seats)) if seat not in self.standoff.bots]
        return hint_groups(self.app, HINTS.get(self.standoff.phase, ()), asked)

    def flipped(self, now_ns: int) -> None:
        """The bell is to be seen since now_ns: the round begins then, and only now is it heard."""
        if self._drew_bell and self._clock is not None:
            self.standoff.flipped(self._clock.game_ns(now_ns))
            self.app.sound.play("bell")
            self._drew_bell = False
