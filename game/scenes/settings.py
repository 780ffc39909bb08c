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
    "peek": "Peek: hold a control to see your hand at your seat.",
    "curtain": "Curtain: one looks at a time, the others look away.",
    "open": "Open: everybody sees all hands.",
}
"""What each of them means."""
SPEEDS = (("relaxed", "Relaxed"), ("normal", "Normal"), ("fast", "Fast"))
RATES = tuple((fps, f"{fps} a second") for fps in (30, 60, 75, 90, 120, 144))
WAITS = ((0, "Never"), *((n, f"After {n} s") for n in (1, 2, 3, 5, 8)))
WAITS_NOTE = "If nobody presses, in Bandits on Mars."
SIZES = (("normal", "Normal"), ("large", "Large"), ("largest", "Largest"))
SCALES = ((100, "Whole screen"), *((share, f"{share} %") for share in (97, 95, 92, 90)))
FULL_NOTE = "Full: the whole screen, whatever its shape."
LABELS = (
    ("pad", "Their own symbols"),
    ("xbox", "Xbox"),
    ("playstation", "PlayStation"),
    ("nintendo", "Nintendo"),
)
LABELS_NOTE = "What's printed on their buttons. Positions stay."
TENTHS = ("effects", "music")
"""Shares that the menu shows in tenths."""


class SettingsScene(MenuScene):
    """One board of rows; leaving it keeps them."""

    headline = "SETTINGS"
    width = 1500.0

    def rows(self) -> Sequence[Row]:
        """All that can be set, as it stands."""
        s = self.app.settings
        return (
            Slider("effects", "Effects", round(s.effects * 10), note="How loud slams, shots and bells are."),
            Slider("music", "Music", round(s.music * 10), note="How loud the band plays."),
            Toggle("mute", "All sound", not s.mute, words=("Silent", "On"), note="Effects and music."),
            Toggle(
                "mono", "Speakers", s.mono, words=("Stereo", "Mono"), note="Mono: both sides sound the same."
            ),
            *self._picture(),
            Choice("text_size", "Text size", SIZES, s.text_size, note="Small text grows, headlines stay."),
            *self._motion(),
            Choice(
                "auto_reveal_s",
                "Cards turn by themselves",
                WAITS,
                s.auto_reveal_s,
                note=WAITS_NOTE,
            ),
            Choice("secrecy", "Hidden hands", SECRECY, s.secrecy, note=self._manner()),
            Choice("button_labels", "Pads show", LABELS, s.button_labels, note=LABELS_NOTE),
            Action("keys", "Keys and buttons", note="What each one does, and how late a device is."),
            Action(
                "vision", "Colour-vision check", note="What you must tell apart, as different eyes see it."
            ),
            Action("reset", "Back to the defaults", note="All of it except keys and buttons."),
            Action("done", "Done", note="Your settings are saved."),
        )

    def _motion(self) -> Sequence[Row]:
        """How quickly things move, and how much."""
        s = self.app.settings
        return (
            Choice("speed", "Motion speed", SPEEDS, s.speed, note="How fast cards and figures move."),
            Toggle("less_motion", "Less motion", s.less_motion, note="No shakes, flashes or zooms."),
            Toggle("shake", "Table shakes", s.shake, note="When a palm comes down.", off=self._still()),
        )

    def _still(self) -> str:
        """Why the table can't shake, or ''."""
        return "With less motion nothing shakes." if self.app.settings.less_motion else ""

    def _manner(self) -> str:
        return f"{MANNERS[self.app.settings.secrecy]} From the next match on."

    def _picture(self) -> Sequence[Row]:
        """Where the picture is, how large, and how often it is drawn."""
        s, window = self.app.settings, self.app.window
        screens = [(n, f"Screen {n + 1}") for n in range(pygame.display.get_num_displays())]
        which = Choice("display", "Which screen", screens, window.display, note="The picture goes there.")
        return (
            Toggle("fullscreen", "Screen", window.fullscreen, words=("Window", "Full"), note=FULL_NOTE),
            *((which,) if len(screens) > 1 else ()),
            Choice("scale", "Picture", SCALES, s.scale, note="Smaller, if a TV cuts off the edges."),
            Choice("fps", "Frames", RATES, s.fps, note="Never decides who is first."),
        )

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
        self.menu.row("shake").off = self._still()
        self.app.save_settings()

    def _reset(self) -> None:
        fresh = Settings()
        for row in self.rows():
            if hasattr(fresh, row.id):
                setattr(self.app.settings, row.id, getattr(fresh, row.id))
        self.app.save_settings()
        self.menu = self.fresh_menu()
        self.menu.select("reset")
