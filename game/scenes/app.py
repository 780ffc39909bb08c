"""The program while its window is open: what scenes share, and the loop."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.inputs.keyboard import BOARD
from game.inputs.press import Press
from game.scenes.hints import still_here
from game.scenes.keeper import SOUND, STORAGE, Keeper
from game.scenes.names import seat_words
from game.scenes.notes import Notes
from game.scenes.roster import Roster
from game.scenes.screen import Screen
from game.scenes.stack import Scene, Stack
from game.stage.motion import Pace

if TYPE_CHECKING:
    from game.inputs.hub import Inputs
    from game.inputs.notices import Notice
    from game.match.content import Content
    from game.sound.mixer import Sound
    from game.stage.art import Art
    from game.stage.canvas import Canvas
    from game.stage.window import Window
    from game.store.folders import Folders
    from game.store.records import Records
    from game.store.settings import Settings, SettingsFile

ALL_EACH, NEVER = 10, 2**30
"""After how many collections of young garbage all is looked through: Python's own figure, and not at all."""
FULL_SCREEN_KEY = (BOARD, "F11")
KEEN_NAP_S = 0.0005
IDLE_NAP_S = 0.003
"""Naps between two looks at the input while a frame's time runs out: in a capture, and elsewhere."""


@dataclass
class Kit:
    """What the program opens before its first scene. settings_file: where `settings` are kept."""

    window: Window
    inputs: Inputs
    sound: Sound
    art: Art
    content: Content
    folders: Folders
    settings: Settings
    settings_file: SettingsFile
    records: Records


class App:
    """What every scene may use; `run` is the one loop of the program (Law 3).

    rng: for what nobody can win or lose by (where dust flies); matches have seeds of their own.
    silent: the command line wants no sound at all.
    """

    def __init__(
        self,
        kit: Kit,
        *,
        rules_scene: Callable[[], Scene],
        seed: int | None = None,
        fps: int | None = None,
        silent: bool = False,
        fixed_window: bool = False,
        keeper: Keeper | None = None,
    ) -> None:
        """rules_scene: makes how to play. seed: of the first match, None for one by chance.

        keeper: who watches over it, None for one who lets everything be.
        fps, silent, fixed_window: the command line's word counts, not the settings', and is not kept.
        """
        self.window, self.inputs, self.sound, self.art = kit.window, kit.inputs, kit.sound, kit.art
        self.content, self.folders = kit.content, kit.folders
        self.settings, self.settings_file, self.records = kit.settings, kit.settings_file, kit.records
        self.roster = Roster(kit.inputs.seats)
        self.notes = Notes()
        self.pace = Pace()
        self.rng = random.Random(seed)
        self.stack = Stack(self)
        self.frames = 0
        self.exit_code = 0
        self.rules_scene = rules_scene
        self._seed = seed
        self._fps = fps
        self._running = True
        self.silent = silent
        self._screen = Screen(kit.window, kit.inputs, kit.settings.display, fixed=fixed_window)
        self._told: dict[str, str] = {}
        self._last_device = "keys1"
        self.keeper = keeper or Keeper()
        self.keeper.app = self
        self.apply_settings()

    @property
    def last_device(self) -> str:
        """What was pressed last, whose glyphs menus show; another one while that is gone."""
        return still_here(self, self._last_device)

    @last_device.setter
    def last_device(self, device: str) -> None:
        self._last_device = device

    def next_seed(self) -> int:
        """The seed of a new match: first the one asked for, then by chance."""
        seed, self._seed = self._seed, None
        return random.SystemRandom().getrandbits(48) if seed is None else seed

    def quit(self, code: int = 0) -> None:
        """End the loop after this frame."""
        self._running = False
        self.exit_code = code

    def report(self, sentence: str | None, about: str = "", *, guests: str = "") -> None:
        """Tell who looks after the machine, where only guests play not on screen.

        about: the matter, if it is SOUND or STORAGE. guests: what those read instead.
        """
        if sentence:
            self.notes.say(guests if self.keeper.report(sentence, about) else sentence)

    def input_break(self) -> None:
        """Between scenes: nothing that was pressed for one counts for the next."""
        self.inputs.flush()

    def apply_settings(self) -> None:
        """Let the settings take effect at once."""
        settings = self.settings
        self.pace.set(settings.speed, less_motion=settings.less_motion, shake=settings.shake)
        self.sound.volume_effects, self.sound.volume_music = settings.effects, settings.music
        self.sound.mono, self.sound.mute = settings.mono, settings.mute or self.silent
        self.window.canvas.text_size = self.art.text_size = settings.text_size
        self.window.set_share(settings.scale / 100)
        self._screen.apply(settings)

    def save_settings(self) -> None:
        """Apply and keep the settings."""
        self.apply_settings()
        self.settings_file.save(self.settings)
        self._take_notices()

    def run(self, first: Scene, *, frames: int | None = None) -> int:
        """Play until the last scene has gone; gives the exit code. frames: stop after so many."""
        self.stack.push(first)
        deadline = time.perf_counter()
        while self._running and self.stack.top is not None:
            _collect_all(not self.stack.top.keen)
            self._frame()
            if frames is not None and self.frames >= frames:
                break
            deadline = self._rest(deadline)
        _collect_all(True)
        return self.exit_code

    def _frame(self) -> None:
        self._take_input()
        now = time.perf_counter_ns()
        self.keeper.advance(now)
        top = self.stack.top
        if top is None:
            return
        self.notes.advance(now, quiet=top.keen)
        top.advance(now)
        self.draw(self.window.begin())
        shown = self.window.present()
        self.keeper.drew()
        self.inputs.sample()
        self.frames += 1
        if self.frames == 1:
            self.sound.start()  # opening a device may take a while: not before something is on screen
        if self.stack.top is top:
            top.flipped(shown)

    def draw(self, canvas: Canvas) -> None:
        """Draw a frame: the scenes, over them what is to be said, over all the keeper's own."""
        self.stack.draw(canvas)
        if not self.keeper.beckons:
            self.notes.draw(canvas)
        self.keeper.draw(canvas)
        canvas.layer()

    def _take_input(self) -> None:
        self.inputs.sample()
        self._take_notices()
        for notice in self.inputs.notices():
            if not self.keeper.notice(notice):
                continue
            if notice.kind == "quit":
                self.quit()
            elif notice.kind == "pad_back" and notice.seat is not None:
                self.roster.reseat(notice.seat, notice.device)
            elif notice.kind == "twin" and notice.seat is not None:
                self._let_go(notice.seat)
            if self.stack.top is not None:
                self.stack.top.notice(notice)
            self.notes.say(self._words(notice))
        for press in self.inputs.drain():
            self._give(press)

    def _let_go(self, seat: int) -> None:
        """A device that sat down twice: in a match a bot plays for its second seat."""
        playing = [scene for scene in self.stack.scenes if seat in scene.players]
        for scene in playing:
            scene.stand_in(seat)
        if not playing:
            self.roster.leave(seat)

    def _words(self, notice: Notice) -> str:
        """What everybody should read of a notice, '' if nothing."""
        if notice.kind in ("warning", "twin"):
            return notice.text
        if notice.kind == "battery":
            return notice.text if notice.seat is None else f"{seat_words(notice.seat)}: {notice.text}"
        if notice.kind == "pad_lost" and notice.seat is not None and notice.seat in self.inputs.seats.lost():
            whom = seat_words(notice.seat)
            return f"{notice.text} Plug it in again, or press the palm of any free pad for {whom}."
        return ""

    def _give(self, press: Press) -> None:
        """A press made before its device had a seat, but seen after that, is the seat's."""
        if press.seat is None:
            press = press._replace(seat=self.inputs.seats.whose(press.device))
        if not self.keeper.press(press) or self.stack.top is None:
            return
        if (press.device, press.raw) == FULL_SCREEN_KEY:
            if press.value and self._screen.turn(self.settings):
                self.save_settings()
        else:
            self.stack.top.press(press)

    def _take_notices(self) -> None:
        for place in (self.settings_file, self.records):
            while place.notices:
                self.report(place.notices.pop(0), STORAGE)
        silence = "" if self.sound.mute else self.sound.notice  # of no use to who wants none
        for name, sentence in ((SOUND, silence), ("window", self.window.notice)):
            if self._told.get(name, "") != sentence:
                self._told[name] = sentence
                self.report(sentence, name)

    def _rest(self, deadline: float) -> float:
        """Sleep to the running deadline, sampling the input meanwhile; gives the next deadline."""
        period = 1.0 / (self._fps or self.settings.fps)
        deadline = max(deadline + period, time.perf_counter() - period)
        while (left := deadline - time.perf_counter()) > 0:
            keen = self.stack.top is not None and self.stack.top.keen
            time.sleep(min(left, KEEN_NAP_S if keen else IDLE_NAP_S))
            self.inputs.sample()
        return deadline


def _collect_all(wanted: bool) -> None:
    """Only young garbage while a capture is open: to look through all takes 15 ms without a pad."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, ALL_EACH if wanted else NEVER)
