"""The whole program in a process of its own on a private screen: started, watched, photographed, ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

import msgspec
import pygame

from game.cli.xrig import PrivateDisplay, RigError
from game.inputs.environment import prepare_environment
from game.store.settings import Settings
from tests.e2e.desk import desk_on
from tests.support.pads import FifoPads
from tests.support.xvfb import ENVIRONMENT, do_without

prepare_environment()

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "artefacts" / "e2e"
PATIENCE_S = 30.0
"""Longer than anything takes on a machine that has a lot to do."""
WORDS_OF_TROUBLE = ("Traceback", "Error", "Exception", "Fatal", "Segmentation")

FOCUS_S = 0.8
"""Keys of the first quarter of a second after the first focus do not count: nobody knows which were held."""


def until(true: Callable[[], object], what: str, within_s: float = PATIENCE_S, every_s: float = 0.01) -> None:
    """Wait until something is so; says what did not happen."""
    deadline = time.monotonic() + within_s
    while not true():
        assert time.monotonic() < deadline, f"it did not happen in {within_s:g} s: {what}"
        time.sleep(every_s)


@contextmanager
def screen(size: str = "1280x720") -> Iterator[str]:
    """A private X server of a size; the test is skipped where there is no Xvfb."""
    try:
        display = PrivateDisplay(f"{size}x24")
    except RigError as error:
        do_without(error)
    with display:
        yield display.name


class Program:
    """`main.py` with arguments. Everything that it writes is kept; a trace of trouble fails the test."""

    def __init__(
        self,
        folder: Path,
        display: str,
        *words: str,
        settings: Mapping[str, object] | None = None,
        environment: Mapping[str, str | None] | None = None,
        data_dir: bool = True,
        root: Path = ROOT,
    ) -> None:
        """folder: of the test. words: of the command line. settings: as for `write_settings`.

        environment: variables to set, None to unset. data_dir: whether the folder's `data` is given.
        root: of the checkout.
        """
        self.data = folder / "data"
        self.data.mkdir(exist_ok=True)
        if settings is not None:
            write_settings(self.data, **settings)
        elif not (self.data / "settings.json").exists():
            write_settings(self.data)
        self.pads = FifoPads(folder / f"pads-{time.monotonic_ns()}")
        self._err = folder / f"stderr-{time.monotonic_ns()}"
        given = os.environ | ENVIRONMENT | {"DISPLAY": display} | self.pads.environment
        for name, value in (environment or {}).items():
            if value is None:
                given.pop(name, None)
            else:
                given[name] = value
        place = ("--data-dir", str(self.data)) if data_dir else ()
        command = (sys.executable, str(root / "main.py"), *words, *place)
        with self._err.open("wb") as err:
            self.process = subprocess.Popen(
                command, cwd=folder, env=given, stdout=subprocess.DEVNULL, stderr=err
            )
        self.keys = desk_on(display)
        self.window = 0

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.keys.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.pads.close()
        if kind is not None:
            print(f"stderr of the program:\n{self.errors()}")

    # What it has to say

    def errors(self) -> str:
        """All of stderr so far."""
        return self._err.read_text(encoding="utf-8", errors="replace")

    def check(self) -> None:
        """It runs, and nothing has gone wrong in it."""
        assert self.process.poll() is None, f"it ended with {self.process.poll()}: {self.errors()}"
        assert not [word for word in WORDS_OF_TROUBLE if word in self.errors()], self.errors()

    def journals(self) -> list[Path]:
        """The journals in its folder that have begun, the oldest first."""
        begun = (path for path in (self.data / "journals").glob("*.jsonl") if path.stat().st_size)
        return sorted(begun, key=lambda path: path.stat().st_mtime_ns)

    # What is done to it

    def open(self) -> Program:
        """Wait for its window with a picture in it, and give that the keyboard."""
        until(lambda: self.process.poll() is not None or self.keys.windows(), "a window opens")
        self.check()
        self.window = self.keys.windows()[0]
        until(
            lambda: self.process.poll() is not None or _colours(self.photo()) > 8,
            "the window shows something",
        )
        self.check()
        self.keys.focus(self.window)
        time.sleep(FOCUS_S)
        return self

    def tap(self, *names: str, pause_s: float = 0.15) -> None:
        """Press keys one after the other."""
        for name in names:
            self.keys.tap(name, hold_s=0.03)
            time.sleep(pause_s)

    def walk(self, *names: str) -> None:
        """Press keys that lead from scene to scene: what comes before a scene is there does not count."""
        self.tap(*names, pause_s=0.7)

    def photo(self) -> pygame.Surface:
        """What is on its screen now."""
        return self.keys.picture()

    def keep(self, name: str, size: tuple[int, int] | None = None) -> None:
        """Keep a picture of the screen, or of its top left part, among the artefacts."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        picture = self.photo()
        part = picture.subsurface((0, 0, *(size or picture.get_size())))
        pygame.image.save(part, str(PICTURES / f"{name}.jpg"))

    def quit(self, within_s: float = PATIENCE_S) -> None:
        """Close the window as a window manager does; it ends by itself, in peace."""
        self.check()
        self.keys.ask_to_close(self.window)
        self.ends(within_s)

    def ends(self, within_s: float = PATIENCE_S) -> None:
        """It ends by itself without a word."""
        assert self.process.wait(timeout=within_s) == 0, self.errors()
        assert self.errors() == ""

    def kill(self) -> None:
        """As by a loss of power."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def write_settings(data: Path, **sides: object) -> None:
    """Keep settings for the next start: a window, the quickest pace, and what is given."""
    settings = Settings(fullscreen=False, speed="fast", auto_reveal_s=1, deck="half")
    for name, value in sides.items():
        setattr(settings, name, value)
    (data / "settings.json").write_bytes(msgspec.json.encode(settings))


def _colours(picture: pygame.Surface) -> int:
    """How many colours a coarse grid of points shows."""
    width, height = picture.get_size()
    return len({tuple(picture.get_at((x, y))) for x in range(0, width, 40) for y in range(0, height, 40)})
