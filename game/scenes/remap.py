"""Keys and buttons: which device, which of its controls, and then the key or button that it shall be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from game.inputs.bindings import MAX_OFFSET_MS, BindingError, Bindings
from game.inputs.padnames import called
from game.inputs.press import CONTROLS
from game.inputs.remap import CONTROL_WORDS, with_button, with_key, with_offset, without_changes
from game.inputs.zones import PAUSE_KEY, ZONE_CONTROLS, ZONES
from game.scenes.buttons import button_name, button_names
from game.scenes.hints import pad_look
from game.scenes.menus import MenuScene
from game.stage.rows import Action, Outcome, Row, Slider

if TYPE_CHECKING:
    from game.inputs.press import Press

PATIENCE_NS = 8_000_000_000
"""Nobody is stuck with a question for a key: so long it waits."""
OFFSET_NOTE = "Taken off its times. 0 unless you've measured it."
RESET_NOTE = "Undo all your changes."
KEYPAD = "Keypad "
PAD_CONTROLS = tuple(control for control in CONTROLS if control not in ("x", "y"))


class RemapScene(MenuScene):
    """All zones and the pads that are plugged in."""

    headline = "KEYS AND BUTTONS"
    width = 1240.0

    def rows(self) -> Sequence[Row]:
        """One row a device; like pads share what is set, so one of them stands for all."""
        names = dict.fromkeys(info.name for info in self.app.inputs.pads())
        labels = [called(name) for name in names]
        alike = [labels[:n].count(label) for n, label in enumerate(labels)]
        return (
            *(Action(zone, f"Keys {zone[-1]}: {self._keys(zone)}") for zone in ZONES),
            *(
                Action(name, f"{label} {before + 1}" if before else label)
                for name, label, before in zip(names, labels, alike, strict=True)
            ),
            Action("done", "Done"),
        )

    def _keys(self, zone: str) -> str:
        inputs = self.app.inputs
        keys = [inputs.key_name(zone, control) for control in ("up", "left", "down", "right", "slam")]
        pad = all(key.startswith(KEYPAD) for key in keys)
        return KEYPAD * pad + " ".join(key.removeprefix(KEYPAD) if pad else key for key in keys)

    def chosen(self, outcome: Outcome) -> None:
        """Go to the device."""
        if outcome.id == "done":
            self.back()
        else:
            self.app.stack.push(DeviceScene(outcome.id))

    def resume(self) -> None:
        """Show what has changed."""
        super().resume()
        chosen = self.menu.index
        self.menu = self.fresh_menu()
        self.menu.select(self.menu.rows[min(chosen, len(self.menu.rows) - 1)].id)


class DeviceScene(MenuScene):
    """The controls of one zone, or of all pads of a name."""

    width = 1240.0

    def __init__(self, name: str) -> None:
        """name: of a zone or of pads."""
        self._name = name
        self._zone = name if name in ZONES else ""
        self._said = "", ""
        self.headline = f"KEYS {name[-1]}" if self._zone else called(name).upper()

    def rows(self) -> Sequence[Row]:
        """A row a control, then what belongs to the device as a whole."""
        controls = ZONE_CONTROLS if self._zone else PAD_CONTROLS
        offset = round(self.app.inputs.bindings.offsets_ms.get(self._name, 0.0))
        bounds = (-round(MAX_OFFSET_MS), round(MAX_OFFSET_MS))
        return (
            *(
                Action(name, f"{CONTROL_WORDS[name]}: {self._shown(name)}", note=self._note(name))
                for name in controls
            ),
            Slider("offset", "Late by, ms", -offset, bounds, show=_late, note=OFFSET_NOTE),
            Action("reset", "Back to the defaults", note=self._note("reset") or RESET_NOTE),
            Action("done", "Done", note="Saved for all devices of this kind."),
        )

    def _note(self, row: str) -> str:
        """What has been said of a row last."""
        return self._said[1] if self._said[0] == row else ""

    def _shown(self, control: str) -> str:
        if self._zone:
            keys = self.app.inputs.bindings.zones[self._zone][control]
            return " or ".join(map(self.app.inputs.printed, keys))
        return button_names(self.app, self._device(), control)

    def _device(self) -> str:
        return next((pad.device for pad in self.app.inputs.pads() if pad.name == self._name), "")

    def chosen(self, outcome: Outcome) -> None:
        """Ask for a key, or change what is changed without one."""
        bindings = self.app.inputs.bindings
        if outcome.id == "done":
            self.back()
        elif outcome.id == "offset":
            assert isinstance(outcome.value, int)
            self._use(with_offset(bindings, self._name, -outcome.value))
        elif outcome.id == "reset":
            self._try("reset", lambda: without_changes(bindings, self._name, self.app.inputs.printed))
        else:
            self.app.stack.push(AskKeyScene(outcome.id, self._name, lambda raw: self._bind(outcome.id, raw)))

    def _bind(self, control: str, raw: str) -> str:
        """Give a control a key or button; the reason if that can't be, else ''."""
        inputs, bindings = self.app.inputs, self.app.inputs.bindings
        if self._zone:
            return self._try(control, lambda: with_key(bindings, self._zone, control, raw, inputs.printed))
        device = self._device()
        controls = inputs.pad_controls(device)
        reason = self._try(control, lambda: with_button(bindings, self._name, controls, control, raw))
        before = controls.get(raw, "")
        if not reason and before not in ("", control):
            part, style = inputs.pad_parts(device).get(raw, ""), pad_look(self.app, device).style
            now, then = CONTROL_WORDS[control], CONTROL_WORDS[before]
            self._say(control, f"{button_name(raw, part, style)} is {now} now, not {then}.")
        return reason

    def _try(self, row: str, change: Callable[[], Bindings]) -> str:
        self._said = "", ""
        try:
            self._use(change())
        except BindingError as error:
            self.app.sound.play("deny")
            self._say(row, str(error))
            return str(error)
        return ""

    def _use(self, bindings: Bindings) -> None:
        """From now on, and kept."""
        self.app.inputs.rebind(bindings)
        self.app.settings.bindings = msgspec.to_builtins(bindings)
        self.app.save_settings()
        self._renew()

    def _say(self, row: str, sentence: str) -> None:
        """Below the rows, while that one is selected."""
        self._said = row, sentence
        self._renew()

    def _renew(self) -> None:
        here = self.menu.selected.id
        self.menu = self.fresh_menu()
        self.menu.select(here)


class AskKeyScene(MenuScene):
    """Waits for a key of the board, or a button of a pad of that name; Escape or time gives it up."""

    headline = "PRESS IT NOW"
    width = 1000.0
    visible = 1

    def __init__(self, control: str, name: str, bind: Callable[[str], str]) -> None:
        """bind: takes the key or button; gives the reason if it can't be that one."""
        self._control = control
        self._name = name
        self._bind = bind
        self._since_ns: int | None = None

    def rows(self) -> Sequence[Row]:
        """What is waited for."""
        kind = "key" if self._name in ZONES else "button"
        return (
            Action(
                "wait", f"The {kind} for {CONTROL_WORDS[self._control]}", note="Escape leaves it as it is."
            ),
        )

    def press(self, press: Press) -> None:
        """Take the first key or button that goes down on the device in question."""
        if not press.value or not press.raw or press.control in ("x", "y"):
            return
        if press.raw == PAUSE_KEY:
            self.back()
        elif self._fits(press):
            self.app.stack.pop()
            if not self._bind(press.raw):
                self.app.sound.play("choose")

    def _fits(self, press: Press) -> bool:
        """Keys for zones, and for pads a pad of the same name."""
        if self._name in ZONES:
            return not press.device.startswith("pad")
        return any(pad.device == press.device and pad.name == self._name for pad in self.app.inputs.pads())

    def advance(self, now_ns: int) -> None:
        """Give it up after a while."""
        super().advance(now_ns)
        self._since_ns = self._since_ns or now_ns
        if now_ns - self._since_ns > PATIENCE_NS and self.app.stack.top is self:
            self.back()


def _late(ms: int) -> str:
    return f"{ms:+d}" if ms else "0"
