"""The kiosk's keeper: guests play and nothing else; an empty table shows the attract loop."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.inputs.keyboard import BOARD
from game.inputs.zones import ZONES
from game.kiosk.attract import Act, Attract
from game.kiosk.clock import WallClock
from game.kiosk.config import Kiosk
from game.kiosk.disk import Disk
from game.kiosk.idle import SECOND_NS, Idle
from game.kiosk.loudness import Loudness
from game.kiosk.pin_scene import PinScene
from game.kiosk.pulse import RESTART, Pulse
from game.kiosk.sign import draw_credits, draw_sign
from game.kiosk.till import Till
from game.match.party_file import PartyFile
from game.scenes import entrance
from game.scenes.keeper import SOUND, STORAGE, Actions, Keeper
from game.scenes.lab import LabScene
from game.scenes.nav import STICK_ON
from game.scenes.title import TitleScene

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.inputs.press import Press
    from game.stage.canvas import Canvas
    from game.store.audits import Audits

NUDGES = ((0, 0), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""Where the picture lies, one after the other, px."""
LOOK_NS = 1 * SECOND_NS
"""How often the slow things are looked after."""
STICK = ("x", "y")
HEARD_EACH = {"always": 1, "fourth": 4, "never": 0}
"""Every how many rounds of the attract loop are heard."""


class KioskKeeper(Keeper):
    """Swallows what guests may not do, lets bots play for who has gone, and begins the attract loop.

    kiosk: the configuration, which the operator may change. till: what guests have inserted.
    """

    guests = True

    def __init__(
        self,
        kiosk: Kiosk,
        audits: Audits,
        operator: Callable[[KioskKeeper], None],
        pulse: Pulse | None = None,
    ) -> None:
        """operator: opens the operator's menu. pulse: the sign of life for the supervisor."""
        self.kiosk = kiosk
        self.audits = audits
        self._operator = partial(operator, self)
        self.till = Till(self)
        self._reported: set[str] = set()
        self._beat = pulse
        self._clock = WallClock()
        self._disk = Disk()
        self._loudness = Loudness()
        self._attract: Attract | None = None
        self._act: Act | None = None
        self._ends_ns = self._looked_ns = self._now_ns = 0
        self.configure(kiosk)

    def configure(self, kiosk: Kiosk) -> None:
        """Use these values from now on."""
        self.kiosk = kiosk
        self._idle = Idle(kiosk.idle_seat_s, kiosk.idle_table_s)
        self._attract = None

    @property
    def beckons(self) -> bool:
        """The loop has its own sign."""
        return self.attracting

    @property
    def attracting(self) -> bool:
        """Whether the attract loop plays."""
        return self._act is not None

    # What guests do

    def press(self, press: Press) -> bool:
        """Pads and chosen key zones count, a coin is a credit; the press that wakes does nothing else."""
        top = self.app.stack.top
        typed = isinstance(top, PinScene) and top.types(press)
        if press.raw == self.kiosk.coin_key and press.device.startswith(BOARD) and not typed:
            if press.value and not self.kiosk.free:
                self._idle.lived(None)
                if self.attracting:
                    self.wake()
                self.till.coin()
            return False
        if not (self.takes(press.device) or typed or isinstance(top, LabScene)):  # which tries all
            return False
        if press.value and not _drifts(press):
            self._idle.lived(press.seat)
        if self.attracting:
            if press.value and press.control not in ("x", "y", ""):
                self.wake()
            return False
        return True

    def notice(self, notice: Notice) -> bool:
        """Nobody closes the window; pads that go are counted."""
        if notice.kind == "pad_lost":
            self.audits.add("lost_pad", notice.text)
        if notice.kind == "pad_added" and self.attracting:
            return False
        return notice.kind not in ("quit", "mouse_moved", "mouse_down", "mouse_up", "wheel")

    def takes(self, device: str) -> bool:
        """Of the keys only those of zones that the operator has chosen."""
        return device != BOARD and (device not in ZONES or device in self.kiosk.zones)

    def offers(self, game: str) -> bool:
        """As the operator has chosen."""
        return game in self.kiosk.games

    def actions(self) -> Actions:
        """The operator's menu, behind its PIN."""
        return {"operator": ("Operator", "", self._operator)}

    def price(self) -> str:
        """What is still to be inserted."""
        return self.till.price()

    def paid(self, game: str) -> None:
        """A match begins."""
        self.till.paid(game)

    def report(self, sentence: str, about: str) -> bool:
        """The operator finds it in the audits, each once; what the sound says is heard by `Loudness`."""
        if about != SOUND and sentence not in self._reported:
            self._reported.add(sentence)
            self.audits.add("storage" if about == STORAGE else "notice", sentence)
        return True

    # Time

    def advance(self, now_ns: int) -> None:
        """Look after seats, table and loop."""
        self._now_ns = now_ns
        top = self.app.stack.top
        if now_ns - self._looked_ns >= LOOK_NS:
            self._looked_ns = now_ns
            self._look_after()
        if self.attracting:
            if now_ns >= self._ends_ns or top is None:
                self._next_act()
            return
        self._idle.advance(now_ns, top.waited_for if top is not None else ())
        if self._idle.table or top is None:
            self.attract()
            return
        for seat in self._idle.seats:
            if top is not None and seat in top.waited_for:
                top.stand_in(seat)
                self.audits.add("idle_seat")

    def attract(self) -> None:
        """Begin the loop; what was played is over."""
        if any(scene.cut_short() for scene in self.app.stack.scenes):
            self.audits.add("cut_short")
        PartyFile(self.app.folders.root).drop()  # else whoever comes next could go on with it, unpaid
        self._attract = self._attract or Attract(self.app, self.kiosk)
        self._next_act()

    def wake(self) -> None:
        """Somebody is there: the title, where the next press counts."""
        self._act = None
        self._idle.lived(None)
        self._set_sound()
        self.app.notes.clear()  # nobody was there to read them
        self.app.roster.clear()
        self.app.stack.reset(entrance.title(self.app))

    def _next_act(self) -> None:
        assert self._attract is not None
        self._act = self._attract.next()
        self._ends_ns = self._now_ns + round(self._act.lasts_s * SECOND_NS)
        self._set_sound()
        self.app.roster.clear()
        lowest, *others = self._act.make()
        self.app.stack.reset(lowest)
        for scene in others:
            self.app.stack.push(scene)
        gc.collect()  # what the last screens held would stay for minutes: big pictures among it

    def _look_after(self) -> None:
        jump = self._clock.jumped()
        if jump:
            self.audits.add("clock_jump", f"The clock jumped by {jump} s.")
        if news := self._disk.news(self._now_ns, self.app.folders.refusal):
            self.audits.add("storage", news)
        if news := self._loudness.news(self.app.sound.notice):
            self.audits.add("sound", news)
        if self._disk.well_again and self.app.folders.astray and self.attracting:
            self.app.quit(RESTART)  # back to the folder where everything is kept
        self._set_sound()
        step = self._now_ns // (self.kiosk.pixel_shift_s * SECOND_NS)
        self.app.window.nudge(*NUDGES[step % len(NUDGES)])
        pygame.display.set_allow_screensaver(False)

    def _set_sound(self) -> None:
        """Below the ceiling; silent in quiet hours, and in rounds of the loop that are not to be heard."""
        each = HEARD_EACH[self.kiosk.attract_sound]
        heard = not self.attracting or (each and self._attract and (self._attract.round - 1) % each == 0)
        quiet = self.kiosk.quiet_at(self._clock.time_of_day())
        self._loudness.set(self.app, self.kiosk.volume_ceiling, silent=quiet or not heard)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """How to join, in the loop; credits; the screen no brighter than it shall be."""
        if self.attracting:
            draw_sign(canvas, self.price(), self._now_ns, less_motion=self.app.settings.less_motion)
        elif not self.kiosk.free and isinstance(self.app.stack.top, TitleScene):
            draw_credits(canvas, self.till.credits)
        if self.kiosk.brightness < 1.0:
            part = round(255 * self.kiosk.brightness)
            canvas.surface.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)

    def drew(self) -> None:
        """The supervisor learns that frames are drawn, and of what match."""
        if self._beat is not None:
            journals = [scene.journal for scene in self.app.stack.scenes if scene.journal]
            played = "" if self.attracting or not journals else journals[-1]
            if not self._beat.drew(played, self.till.credits):
                self.app.quit()  # whatever starts another supervisor has another game on the same screen


def _drifts(press: Press) -> bool:
    """Whether a stick is not pushed but only does not come to rest: a worn one never does."""
    return press.control in STICK and abs(press.value) < STICK_ON
