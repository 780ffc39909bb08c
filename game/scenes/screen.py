"""A window or the full screen, and on which one: by the settings, or as the command line has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.inputs.hub import Inputs
    from game.stage.window import Window
    from game.store.settings import Settings


class Screen:
    """The command line's word lasts until the setting is changed."""

    def __init__(self, window: Window, inputs: Inputs, display: int, *, fixed: bool) -> None:
        """display: where the window is. fixed: the command line says whether it is full; that is not kept."""
        self._window, self._inputs = window, inputs
        self._display, self._fixed = display, fixed

    def apply(self, settings: Settings) -> None:
        """Be as the settings say."""
        changed = False
        if settings.display != self._display:
            self._display = settings.display
            changed = self._window.set_display(settings.display)
        if settings.fullscreen != self._window.fullscreen and not self._fixed:
            self._window.set_fullscreen(settings.fullscreen)
            changed = True
        if changed:
            self._inputs.window_changed()

    def turn(self, settings: Settings) -> bool:
        """From a window to the full screen, or back; True if the settings say so now and are to be kept."""
        full = not self._window.fullscreen
        if self._fixed:
            self._window.set_fullscreen(full)
            self._inputs.window_changed()
        else:
            settings.fullscreen = full
        return not self._fixed
