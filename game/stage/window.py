"""The window: full screen or resizable, on any screen; plain surfaces, the faster way of showing them."""

from __future__ import annotations

import os
import sys
import time
import warnings
from pathlib import Path

import pygame

from game.stage.art import Art
from game.stage.canvas import Canvas, letterbox
from game.stage.surround import surround

TITLE = "Red Frontier"
LEAST_SIZE = (320, 180)
"""The smallest window that is opened, device px."""
WINDOW_SHARE = 0.8
"""The share of the screen that a new window takes."""
QUICK_FLIP_MS = 4.0
"""A flip as quick as this is not worth a second try."""
TRIED_FLIPS = 3
ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
ICON = "title/icon"


class WindowError(RuntimeError):
    """No window can be opened; the sentence says why."""


class Window:
    """The one window of the program and the canvas that lies on it.

    canvas: stays the same object through all sizes. notice: a sentence for the player, or ''.
    flip_ms: the quickest flip seen at the start. accelerated: whether SDL shows frames by the GPU.
    """

    def __init__(
        self,
        art: Art,
        *,
        fullscreen: bool = False,
        display: int = 0,
        size: tuple[int, int] | None = None,
    ) -> None:
        """Open it.

        display: which screen, from 0; one that is not there gives the first and a notice. size: of the
        window in device px when it is not full screen (four fifths of the screen by default). Raises
        WindowError.
        """
        self.art = art
        self.fullscreen = fullscreen
        self.display = display
        self.notice = ""
        self.accelerated = True
        self.flip_ms = 0.0
        self._aside = 0, 0
        self._size = size
        self._place: tuple[int, int] | None = None
        self._start()
        self.canvas = Canvas(self._surface(), art)
        self._lay()

    def begin(self) -> Canvas:
        """The canvas for a new frame, fitted to the window as it is now."""
        surface = self._surface()
        if surface is not self.canvas.surface or surface.get_size() != self._laid:
            self._lay()
        fit = self.canvas.fit
        surface.set_clip(pygame.Rect(fit.x, fit.y, fit.width, fit.height))
        self.canvas.shift = (0.0, 0.0)
        return self.canvas

    def present(self) -> int:
        """Show the frame; gives the time just after, in ns of `time.perf_counter_ns`."""
        pygame.display.flip()
        return time.perf_counter_ns()

    def nudge(self, x: int, y: int) -> None:
        """Lay all frames from now on so many px aside: against burn-in, a pixel or two that nobody sees."""
        if (x, y) != self._aside:
            self._aside = x, y
            self._lay()

    def set_share(self, share: float) -> None:
        """Let the picture take that share of the window: some televisions cut off the edges."""
        if share != self.canvas.share:
            self.canvas.share = share
            self._lay()

    def set_display(self, display: int) -> bool:
        """Move to another screen; False if it is there already or there is no such screen."""
        if display == self.display or not 0 <= display < pygame.display.get_num_displays():
            return False
        self.display = display
        if self.fullscreen:  # first as a window: full screens are held by the screen that they fill
            self.fullscreen = False
            self._set_mode()
            self.fullscreen = True
        self._set_mode()
        self._lay()
        return True

    def set_fullscreen(self, on: bool) -> None:
        """Change between full screen and window; the window comes back as it was."""
        if on != self.fullscreen:
            alone = pygame.display.get_num_displays() == 1
            if on:
                self._size = self._surface().get_size()
                self._place = pygame.display.get_window_position()
                if alone:  # without a window manager a window would fill the screen from its corner on
                    pygame.display.set_window_position((0, 0))
            self.fullscreen = on
            self._set_mode()
            if not on and alone and self._place is not None:
                pygame.display.set_window_position(self._place)
            self._lay()

    # Within

    def _start(self) -> None:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        try:
            pygame.display.init()
            if not 0 <= self.display < pygame.display.get_num_displays():
                self.notice = f"Screen {self.display} is not there: using the first one."
                self.display = 0
            self._choose()
        except pygame.error as fault:
            raise WindowError(f"No window can be opened: {fault}.") from fault
        pygame.display.set_caption(TITLE)

    def _choose(self) -> None:
        """Open the window in the way that shows frames quickest: by itself, or with SDL's GPU path."""
        asked = os.environ.get(ACCELERATION)
        if asked is None:
            os.environ[ACCELERATION] = "0"
        self._set_icon()
        self._set_mode()
        self.flip_ms = self._quickest_flip()
        self.accelerated = os.environ[ACCELERATION] != "0"
        if asked is not None or self.flip_ms <= QUICK_FLIP_MS or not _has_gpu():
            return
        plain = self.flip_ms
        self._reopen("1")
        self.flip_ms = self._quickest_flip()
        self.accelerated = self.flip_ms < plain
        if not self.accelerated:
            self._reopen("0")
            self.flip_ms = plain

    def _reopen(self, acceleration: str) -> None:
        os.environ[ACCELERATION] = acceleration
        pygame.display.quit()
        pygame.display.init()
        self._set_icon()
        self._set_mode()

    def _set_icon(self) -> None:
        if self.art.has(ICON):
            pygame.display.set_icon(self.art.sprite(ICON, width=64).surface(1.0)[0])

    def _set_mode(self) -> None:
        desktop = pygame.display.get_desktop_sizes()[self.display]
        if self.fullscreen:
            pygame.display.set_mode(desktop, pygame.FULLSCREEN, display=self.display)
        else:
            size = self._size or _window_size(desktop)
            for _ in range(2):  # just out of full screen the first asking can be overruled
                with warnings.catch_warnings(action="ignore"):
                    pygame.display.set_mode(size, pygame.RESIZABLE, display=self.display)
                if self._surface().get_size() == size:
                    break
        pygame.mouse.set_visible(not self.fullscreen)

    def _quickest_flip(self) -> float:
        pygame.display.flip()
        quickest = float("inf")
        for _ in range(TRIED_FLIPS):
            start = time.perf_counter()
            pygame.display.flip()
            quickest = min(quickest, (time.perf_counter() - start) * 1000)
        return quickest

    def _surface(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        if surface is None:
            raise WindowError("The window is closed.")
        return surface

    def _lay(self) -> None:
        """Lay the canvas on the window and paint the bars beside it."""
        surface = self._surface()
        self._laid = surface.get_size()
        surface.set_clip(None)
        surround(surface, self.art, letterbox(self._laid, share=self.canvas.share))
        self.canvas.target(surface)
        if any(self._aside):
            fit = self.canvas.fit
            self.canvas.fit = fit._replace(x=fit.x + self._aside[0], y=fit.y + self._aside[1])


def _window_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """The largest 16:9 window in the given share of the screen."""
    unit = int(min(desktop[0] / 16, desktop[1] / 9) * WINDOW_SHARE)
    return max(LEAST_SIZE[0], unit * 16), max(LEAST_SIZE[1], unit * 9)


def _has_gpu() -> bool:
    """Whether SDL's GPU path may be worth a try; on Linux a machine without a render node has none."""
    return not sys.platform.startswith("linux") or any(Path("/dev/dri").glob("renderD*"))
