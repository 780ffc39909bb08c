"""The settings: every change takes effect at once and is kept."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.menus import MenuScene
from game.scenes.remap import RemapScene
from game.scenes.vision import VisionScene
from game.stage.rows import Action, Choice, Outcome, Row, Slider, Toggle
from game.store.settings import Settings

SECRECY = (("peek", "Peek"), ("curtain", "Curtain"), ("open", "Open"))
"""How hands of cards are kept: seen while a control is held, behind a curtain, or by everybody."""
MANNERS = {
    "peek": "Peek: hold a control to see your hand at your place.",
    "curtain": "Curtain: one looks at a time, the others look away.",
    "open": "Open: everybody sees all hands.",
}
"""What each of them means."""
TENTHS = ("effects", "music")
"""Shares that the menu shows in tenths."""


class SettingsScene(MenuScene):
    """One board of rows; leaving it keeps them."""

    headline = "SETTINGS"
    width = 1500.0

    def rows(self) -> Sequence[Row]:
        """All that can be set, as it stands."""
        s = self.app.settings
        speeds = [("relaxed", "Relaxed"), ("normal", "Normal"), ("fast", "Fast")]
        rates = [(fps, f"{fps} a second") for fps in (30, 60, 75, 90, 120, 144)]
        waits = [(0, "Never"), *((n, f"After {n} s") for n in (1, 2, 3, 5, 8))]
        return (
            Slider("effects", "Effects", round(s.effects * 10)),
            Slider("music", "Music", round(s.music * 10)),
            Toggle("mute", "All sound", not s.mute, words=("Silent", "On")),
            Toggle("mono", "Speakers", s.mono, words=("Stereo", "Mono")),
            Toggle("fullscreen", "Screen", self.app.window.fullscreen, words=("Window", "Full")),
            Choice("fps", "Frames", rates, s.fps, note="Who is first never depends on it."),
            Choice("speed", "Speed of motion", speeds, s.speed),
            Toggle("less_motion", "Less motion", s.less_motion, note="No shake, flashes and zooms."),
            Toggle("shake", "Table shakes", s.shake),
            Choice("auto_reveal_s", "Cards turn by themselves", waits, s.auto_reveal_s),
            Choice("secrecy", "Hands of cards", SECRECY, s.secrecy, note=self._manner()),
            *self._screens(),
            Action("keys", "Keys and buttons"),
            Action(
                "vision", "Colour-vision check", note="What must be told apart, as different eyes see it."
            ),
            Action("reset", "Back to the defaults"),
            Action("done", "Done"),
        )

    def _manner(self) -> str:
        return f"{MANNERS[self.app.settings.secrecy]} From the next match on."

    def _screens(self) -> Sequence[Row]:
        """Which screen, where there are several; it counts from the next start on."""
        count = pygame.display.get_num_displays()
        if count == 1:
            return ()
        note = "From the next start on."
        options = [(number, f"Screen {number + 1}") for number in range(count)]
        return (Choice("display", "Which screen", options, self.app.settings.display, note=note),)

    def chosen(self, outcome: Outcome) -> None:
        """Set it."""
        if outcome.id == "done":
            self.back()
        elif outcome.id == "keys":
            self.app.stack.push(RemapScene())
        elif outcome.id == "vision":
            self.app.stack.push(VisionScene())
        elif outcome.id == "reset":
            self._reset()
        else:
            self._set(outcome.id, outcome.value)

    def _set(self, name: str, value: object) -> None:
        settings = self.app.settings
        if name in TENTHS:
            assert isinstance(value, int)
            setattr(settings, name, value / 10)
        elif name == "mute":
            settings.mute = not value
        else:
            setattr(settings, name, value)
        if name == "secrecy":
            self.menu.row(name).note = self._manner()
        self.app.save_settings()

    def _reset(self) -> None:
        fresh = Settings()
        for row in self.rows():
            if hasattr(fresh, row.id):
                setattr(self.app.settings, row.id, getattr(fresh, row.id))
        self.app.save_settings()
        self.menu = self.fresh_menu()
        self.menu.select("reset")
