"""The screen of a hunt: feeds the referee, plays its events, draws the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.inputs.press import Press
from game.match.clock import SETTLE_NS, GameClock
from game.match.journal_file import JournalFile
from game.match.ledger import record_of
from game.rules.bandits.cards import read_cards
from game.scenes.bandits import overlays
from game.scenes.bandits.banner import Banner
from game.scenes.bandits.director import Director
from game.scenes.bandits.hands import Slams
from game.scenes.bandits.labels import Labels
from game.scenes.bandits.layout import Layout
from game.scenes.bandits.painter import TablePainter
from game.scenes.bandits.plates import PlateLook
from game.scenes.bandits.standing import HINTS, asked, plate_look
from game.scenes.bandits.tabletop import Tabletop
from game.scenes.bandits.timer import draw_timer
from game.scenes.bandits.waves import Waves
from game.scenes.hints import hint_groups
from game.scenes.joining import JOIN, counts, draw_line
from game.scenes.lost import LostPadScene, absent, come_back, hand_over
from game.scenes.pause import PauseScene
from game.scenes.rulebook.start import rulebook_scene
from game.scenes.stack import Scene
from game.stage.hints import HintGroup
from game.stage.motion import Shake
from game.stage.palette import MARS

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.inputs.notices import Notice
    from game.match.hunt import Hunt
    from game.match.pace import Pace
    from game.race.hands import HandView
    from game.stage.canvas import Canvas

JOIN_PHASES = ("wait", "check")
"""When whoever got up can come back."""
KEEN_PHASES = ("hush", "flip", "race", "toll", "bell", "noon")


class HuntScene(Scene):
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
        self.hunt = hunt
        self._after = after
        self._left = left
        self._pace = pace

    @property
    def keen(self) -> bool:
        """While a capture is near or open."""
        return self.hunt.phase in KEEN_PHASES

    # Life

    def enter(self) -> None:
        """Furnish the room and lay the table."""
        self.furnish()
        self.lay_table()
        self.app.sound.music("mars")

    def furnish(self) -> None:
        """What stays from deal to deal, as long as as many sit at the table."""
        app, hunt = self.app, self.hunt
        self.cards = {card.id: card for card in read_cards(hunt.match.setup.content, half=False)}
        self.layout = Layout(hunt.table, len(hunt.match.seats))
        seed = app.rng.getrandbits(32)
        less = app.settings.less_motion
        self.painter = TablePainter(app.art, self.layout, self.cards, less_motion=less, seed=seed)
        self.painter.warm(app.window.canvas)
        overlays.warm(app.window.canvas)
        self.shake = Shake(app.pace)

    def lay_table(self) -> None:
        """Everything of the hunt as it stands; its time begins with the next frame."""
        app, hunt = self.app, self.hunt
        self.top = Tabletop(self.layout, app.pace, hunt.view)
        self.banner = Banner()
        self.banner.turn(hunt.active)
        self.labels = Labels()
        self.director = Director(self.top, self.banner, self.labels, app.sound, self.painter.particles)
        self.slams = Slams(self._thud, self._missed)
        self.waves = Waves()
        self.hands: list[HandView] = []
        self.game_ns = 0
        self._last_ns: int | None = None
        self._drew_flip = False
        self._told = ""
        self._clock: GameClock | None = None

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
            if self._may_come_back(press):
                come_back(self.app, self.hunt, press)
            self.waves.feed(press, self.hunt.phase, self.game_ns)
            self.hunt.press(self._clock.press(press))

    def _may_come_back(self, press: Press) -> bool:
        palm = press.seat is None and press.control == "slam" and press.value
        return bool(palm) and self.hunt.phase in JOIN_PHASES

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
        self._watch_hands()
        self._move_on(dt)
        self._tell_of_the_journal()
        self.what_next()

    @property
    def lost(self) -> list[int]:
        """The seats whose pads are gone."""
        return self.app.inputs.seats.lost()

    @property
    def away(self) -> list[int]:
        """The seats of people who have got up and can come back."""
        return absent(self.app, self.hunt)

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

    def _watch_hands(self) -> None:
        self.hands = self.hunt.hands(self.game_ns)
        if self.hunt.phase in ("wait", "hush", "flip"):
            self.slams.clear()
        self.slams.watch(self.hands)
        self.hands = self.waves.over(self.hands, self.game_ns, self.hunt.table_ns(self.game_ns))

    def _move_on(self, dt_ns: int) -> None:
        for part in (self.top, self.director, self.banner, self.labels, self.shake, self.painter):
            part.advance(dt_ns)

    def _thud(self, view: HandView) -> None:
        self.app.sound.play("slam", self.layout.pan(view.x))
        self.shake.kick()

    def _missed(self, view: HandView) -> None:
        self.labels.add((view.x, view.y), "MISS", seat=view.seat)

    # Drawing

    def plate_look(self, seat: int) -> PlateLook:
        """What a seat's plate shows now."""
        return plate_look(self, seat)

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
        canvas.shift = self.shake.offset
        self.painter.draw(canvas, self)
        self.labels.draw(canvas)
        canvas.shift = (0.0, 0.0)
        canvas.layer()
        self._draw_banner(canvas)
        left_ns = self.hunt.left_ns(self.game_ns)
        if left_ns is not None:
            draw_timer(canvas, left_ns)
        overlays.draw_overlay(canvas, self)

    def _draw_banner(self, canvas: Canvas) -> None:
        waiting = self.hunt.phase == "wait"
        race_ns = self.game_ns - self.hunt.since_ns if self.hunt.phase == "race" else None
        self.banner.draw(canvas, race_ns, self.game_ns, waiting=waiting)
        if self.top.shown is not None and not self.banner.reasoning:
            self.painter.piece(canvas, self.top.shown)

    def flipped(self, now_ns: int) -> None:
        """The card shows since now_ns: the race begins then and not earlier."""
        if self._drew_flip and self._clock is not None:
            self.hunt.flipped(self._clock.game_ns(now_ns))
