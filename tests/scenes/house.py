"""The real program without a screen, on a clock that only moves with `frames`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
import pytest

from game.cli.options import WindowOptions
from game.cli.window import open_app
from game.inputs.press import Press
from game.match.seats import parse_seats
from game.scenes.bandits.hunt import HuntScene
from game.scenes.bandits.start import play
from game.scenes.stack import Scene
from game.scenes.timed import TimedScene
from game.store.folders import RECORDS
from game.store.records import Records
from game.store.settings import Settings, SettingsFile
from tests.support.xvfb import window

MS = 1_000_000
SECOND = 1_000 * MS
FRAME_NS = SECOND // 60
SIZE = (480, 270)
MOST_FRAMES = 60 * 600


class House:
    """An open program. heard: the voices that were asked for."""

    def __init__(self, folder: Path, stack: ExitStack, seed: int) -> None:
        """folder: its data."""
        options = WindowOptions(fullscreen=False, data_dir=folder, seed=seed, mute=True)
        self.app = open_app(options, stack)
        pygame.display.set_mode(SIZE)
        self.app.window.begin()
        self.heard: list[str] = []
        self.app.sound.play = self._hear  # type: ignore[method-assign]
        self.now_ns = time.perf_counter_ns()

    def _hear(self, voice: str, pan: float = 0.0, gain: float = 1.0) -> None:  # noqa: ARG002
        self.heard.append(voice)

    @property
    def top(self) -> Any:
        """The scene that plays."""
        return self.app.stack.top

    @property
    def names(self) -> list[str]:
        """The kinds of all scenes, lowest first."""
        return [type(scene).__name__ for scene in self.app.stack._scenes]

    def open(self, scene: Scene) -> House:
        """Put a scene on top."""
        self.app.stack.push(scene)
        return self

    def frames(self, count: int = 1, *, draw: bool = False) -> None:
        """Let frames go by, each with a look at the real devices."""
        for _ in range(count):
            self.now_ns += FRAME_NS
            self.app._take_input()
            self.app.notes.advance(self.now_ns)
            self.app.keeper.advance(self.now_ns)
            top = self.app.stack.top
            if top is None:
                return
            top.advance(self.now_ns)
            if draw:
                self.draw()
            else:
                believe_drawn(self.app.stack.top)
            if self.app.stack.top is top:
                top.flipped(self.now_ns + 2 * MS)

    def draw(self) -> bytes:
        """Draw what a frame would show; its pixels."""
        canvas = self.app.window.begin()
        self.app.draw(canvas)
        return pygame.image.tobytes(canvas.surface, "RGB")

    def until(self, true: Callable[[], object], what: str, *, draw: bool = False) -> None:
        """Let frames go by until something is so."""
        for _ in range(MOST_FRAMES):
            if true():
                return
            self.frames(draw=draw)
        raise AssertionError(f"it never happened: {what}; scenes {self.names}")

    def press(self, device: str, control: str, value: float = 1.0) -> None:
        """A press of now, as the inputs would hand it over."""
        lo = self.now_ns - MS
        self.app._give(Press(None, control, value, lo, self.now_ns, self.now_ns, "test", device, control))

    def tap(self, device: str, *controls: str) -> None:
        """Press and let go, one after the other."""
        for control in controls:
            self.press(device, control)
            self.press(device, control, 0.0)
            self.frames()

    def hunt(self, seats: str, **settings: Any) -> HuntScene:
        """A match that has just been dealt."""
        for name, value in settings.items():
            setattr(self.app.settings, name, value)
        self.app.apply_settings()
        scene = play(self.app, parse_seats(seats))
        assert isinstance(scene, HuntScene)
        self.open(scene)
        return scene

    def phase(self, wanted: str) -> None:
        """Let time pass until a match is in that phase."""
        self.until(
            lambda: getattr(self.top, "hunt", None) and self.top.hunt.phase == wanted, f"phase {wanted}"
        )


def believe_drawn(scene: object) -> None:
    """Let a match believe that it was drawn: the flip of a card waits for that."""
    if isinstance(scene, TimedScene):
        scene._drew_flip = scene.course.wants_flip


@cache
def no_records() -> bytes:
    """A file of records with nothing in it: to make one takes longer than all else of an opening."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / RECORDS
        Records(path).close()
        return path.read_bytes()


@contextmanager
def house(folder: Path, seed: int = 1, **settings: Any) -> Iterator[House]:
    """An open program with settings that differ from the defaults in these; closed at the end."""
    (folder / "journals").mkdir(parents=True, exist_ok=True)
    if not (folder / RECORDS).exists():
        (folder / RECORDS).write_bytes(no_records())
    if settings:
        SettingsFile(folder / "settings.json").save(Settings(**settings))
    patch = pytest.MonkeyPatch()
    with window(size=SIZE), ExitStack() as stack:
        patch.setattr("game.cli.window.pygame.quit", lambda: None)  # other tests' fonts live on
        pygame.font.init()
        try:
            yield House(folder, stack, seed)
        finally:
            patch.undo()
