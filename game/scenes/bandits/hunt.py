"""The screen of a hunt: feeds the referee, plays its events, draws the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.inputs.press import Press
from game.match.clock import SETTLE_NS, GameClock
from game.match.journal_file import JournalFile
from game.match.ledger import record_of
from game.scenes.bandits.standing import HINTS, asked
from game.scenes.bandits.table_scene import TableScene
from game.scenes.hints import hint_groups
from game.scenes.joining import JOIN, counts, draw_line
from game.scenes.lost import Latecomer, LostPadScene, hand_over
from game.scenes.nav import HOLD_NS
from game.scenes.pause import PauseScene
from game.scenes.rulebook.start import rulebook_scene
from game.stage.hints import HintGroup
from game.stage.palette import MARS

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.inputs.notices import Notice
    from game.match.hunt import Hunt
    from game.match.pace import Pace
    from game.scenes.stack import Scene
    from game.stage.canvas import Canvas

JOIN_PHASES = ("wait", "check")
"""When whoever got up can come back."""
HOW_UP = "To get up: Pause, then 'Somebody gets up'."
KEEN_PHASES = ("hush", "flip", "race", "toll", "bell", "noon")


class HuntScene(TableScene):
    """One match on screen, from the deal (or where it was resumed) to The End."""

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
        self._last_ns: int | None = None
        self._drew_flip = False
        self._told = ""
        self._clock: GameClock | None = None
        self._latecomer = Latecomer()
        self._back_ns: dict[int, int] = {}

    def leave(self) -> bool:
        """The match stays in its journal."""
        self.app.sound.tension(0.0)
        self.hunt.match.close()
        return True

    def suspend(self) -> None:
        """Time stands still; a race that was open will be run again."""
        if self._clock is not None and self._last_ns is not None:
            self._clock.pause(self._last_ns)
        if self.hunt.phase in KEEN_PHASES:
            self.banner.hush()
        self.hunt.break_race()
        self.director.hurry()
        self.top.reset(self.hunt.view)
        self.app.sound.tension(0.0)

    def resume(self) -> None:
        """Time goes on from where it stopped; everything lies as the referee has it."""
        self._last_ns = None
        if self._pace is not None:
            self.hunt.pace = self._pace()
        self.painter.calm(less_motion=self.app.settings.less_motion)
        self.director.hurry()
        self.top.reset(self.hunt.view)

    # Input

    def press(self, press: Press) -> None:
        """Give it to the referee, with its time as game time."""
        if press.control == "start" and press.value and counts(self.app, press):
            self._pause()
        elif self._clock is not None:
            self._latecomer.feed(self.app, self.hunt, press)
            self._let_in()
            self._tell_how_to_get_up(press)
            self.waves.feed(press, self.hunt.phase, self.game_ns)
            self.hunt.press(self._clock.press(press))

    def _tell_how_to_get_up(self, press: Press) -> None:
        """Who holds back, as one gets up between matches, is told how it is done in one."""
        if press.control != "back" or press.seat is None:
            return
        if press.value:
            self._back_ns[press.seat] = press.seen_ns
        elif press.seen_ns - self._back_ns.pop(press.seat, press.seen_ns) > HOLD_NS:
            self.app.notes.say(HOW_UP)

    def _let_in(self) -> None:
        if self.hunt.phase in JOIN_PHASES:
            self._latecomer.let_in(self.app, self.hunt)

    def _pause(self) -> None:
        self.app.stack.push(
            PauseScene(
                reasons=lambda: list(self.director.reasons),
                rules=lambda: rulebook_scene(self.app, "bandits"),
                leave=lambda: self.app.stack.reset(self._left()),
                match=self.hunt,
            )
        )

    def notice(self, notice: Notice) -> None:
        """Lost focus stops the match; a lost pad stops the next reveal."""
        if notice.kind == "focus_lost":
            self._pause()

    @property
    def waited_for(self) -> list[int]:
        """Everybody who sits: a race can be open at any moment."""
        return [seat for seat in self.app.roster.people if seat not in self.hunt.bots]

    @property
    def journal(self) -> str:
        """Of the match, as long as it is not over."""
        return "" if self.hunt.phase == "over" else self.hunt.match.journal_name

    def stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is gone."""
        hand_over(self.app, self.hunt, seat)

    def cut_short(self) -> bool:
        """The journal says that it ended so."""
        if self.hunt.phase == "over":
            return False
        self.hunt.end("cut short")
        self.app.records.add(record_of(self.hunt))
        return True

    # Time

    def advance(self, now_ns: int) -> None:
        """Bring the referee up to the watermark and everything on screen up to now."""
        if self._clock is None:
            self._clock = GameClock(now_ns, self.hunt.now_ns + SETTLE_NS)
        if self._last_ns is None:
            self._clock.resume(now_ns)
            self._last_ns = now_ns
        dt = now_ns - self._last_ns
        self._last_ns = now_ns
        self.hunt.held = bool(self.lost)
        self.game_ns = self._clock.tick(now_ns)
        self.director.take(self.hunt.advance(self.game_ns - SETTLE_NS))
        self.watch_hands()
        self.move_on(dt)
        self._tell_of_the_journal()
        self._let_in()
        self.what_next()

    def what_next(self) -> None:
        """Wait for a lost pad, or go on after The End."""
        if self.lost and self.hunt.phase == "wait":
            self.app.stack.push(LostPadScene(self.hunt))
        elif self.hunt.phase == "over" and self.director.done:
            self.app.stack.swap(self._after(self))

    def _tell_of_the_journal(self) -> None:
        """Once, when the disk refuses."""
        journal = self.hunt.match.journal
        notice = journal.notice if isinstance(journal, JournalFile) else None
        if notice and notice != self._told:
            self._told = notice
            self.app.notes.say(notice)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the match as it is now, and what the controls do."""
        self.draw_match(canvas)
        back = self.app.stack.top is self and self.hunt.phase in JOIN_PHASES and self.away
        sign = JOIN if back else ""
        draw_line(canvas, self.app, MARS, self.hints(), self._last_ns or 0, words=sign)

    def hints(self) -> list[HintGroup]:
        """What the bottom line says."""
        return hint_groups(self.app, HINTS[self.hunt.phase], asked(self.hunt))

    def draw_match(self, canvas: Canvas) -> None:
        """Draw everything but the bottom line."""
        self._drew_flip = self.hunt.wants_flip
        super().draw_match(canvas)

    def flipped(self, now_ns: int) -> None:
        """The card shows since now_ns: the race begins then and not earlier."""
        if self._drew_flip and self._clock is not None:
            self.hunt.flipped(self._clock.game_ns(now_ns))
