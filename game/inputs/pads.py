"""One pad: reports of buttons, hats and axes become changes of controls."""

from __future__ import annotations

from typing import NamedTuple

from game.inputs.padnames import called
from game.inputs.padroles import HAT_BITS, TRIGGER_CONTROL, PadRoles
from game.inputs.period import ReportPeriod
from game.inputs.sdl import PadEvent
from game.inputs.sticks import Lever, round_dead_zone


class PadInfo(NamedTuple):
    """Who a pad is. guid: of its make, not of the single pad. serial: '' if it doesn't tell.

    style: whose letters it bears, '' if unknown.
    """

    instance: int
    name: str
    guid: str
    serial: str = ""
    virtual: bool = False
    style: str = ""

    @property
    def device(self) -> str:
        """The name of the device in presses."""
        return f"pad:{self.instance}"

    @property
    def called(self) -> str:
        """What it is called on screen."""
        return called(self.name)

    @property
    def make(self) -> str:
        """What like pads have in common."""
        return f"{self.guid}/{self.name}"


class Change(NamedTuple):
    """A control that changed: control '' if nothing is bound, value 0 or 1, for x and y -1..1."""

    control: str
    value: float
    raw: str


class Pad:
    """The state of one pad."""

    def __init__(self, info: PadInfo, roles: PadRoles, *, dead_zone: float, trigger: float) -> None:
        self.info = info
        self.period = ReportPeriod(info.virtual)
        self._roles = roles
        self._controls = dict(roles.controls)
        self._dead_zone = dead_zone
        self._trigger = trigger
        self._axes: dict[int, int] = {}
        self._levers: dict[int, Lever] = {}
        self._hats: dict[int, int] = {}
        self._buttons: set[int] = set()
        self._sent = (0.0, 0.0)

    @property
    def controls(self) -> dict[str, str]:
        """Control by raw control, as they are now."""
        return dict(self._controls)

    def rest(self, axis: int, value: int) -> None:
        """Tell where an axis stood when the pad was opened."""
        full = axis in self._roles.full
        if self._roles.guess and value < -16384:
            full = True
            self._controls.setdefault(f"a{axis}+", TRIGGER_CONTROL)
        start = value if full and value < 0 else 0
        self._levers.setdefault(axis, Lever(start, self._trigger, full))
        self._axes.setdefault(axis, value)

    def feed(self, event: PadEvent) -> list[Change]:
        """What a report changes; reports that repeat what is known change nothing."""
        if event.kind == "button":
            return self._button(event.number, bool(event.value))
        if event.kind == "hat":
            return self._hat(event.number, event.value)
        return self._axis(event.number, event.value)

    def centre(self) -> list[Change]:
        """Take the stick as centred until its next report; what that changes."""
        was, self._sent = self._sent, (0.0, 0.0)
        axes = (("x", self._roles.x.axis, was[0]), ("y", self._roles.y.axis, was[1]))
        return [Change(control, 0.0, f"a{index}") for control, index, old in axes if old]

    def _button(self, index: int, pressed: bool) -> list[Change]:
        if pressed == (index in self._buttons):
            return []
        (self._buttons.add if pressed else self._buttons.discard)(index)
        return [self._digital(f"b{index}", pressed)]

    def _hat(self, index: int, bits: int) -> list[Change]:
        changed = bits ^ self._hats.get(index, 0)
        self._hats[index] = bits
        order = sorted(HAT_BITS, key=lambda bit: bool(bits & bit))  # what is let go comes first
        return [self._digital(f"h{index}{HAT_BITS[bit]}", bool(bits & bit)) for bit in order if changed & bit]

    def _axis(self, index: int, value: int) -> list[Change]:
        self._axes[index] = value
        if index in (self._roles.x.axis, self._roles.y.axis):
            return self._stick(index)
        if index not in self._levers:  # SDL sends the resting value before the first movement
            self.rest(index, value)
        return [
            self._digital(f"a{index}{side}", pressed) for side, pressed in self._levers[index].move(value)
        ]

    def _stick(self, moved: int) -> list[Change]:
        (ix, sx), (iy, sy) = self._roles.x, self._roles.y
        x, y = sx * self._axes.get(ix, 0) / 32767, sy * self._axes.get(iy, 0) / 32767
        now = round_dead_zone(x, y, self._dead_zone)
        was, self._sent = self._sent, now
        sign = "+" if self._axes[moved] >= 0 else "-"
        return [
            Change(control, new, f"a{index}{sign}" if index == moved else f"a{index}")
            for control, index, new, old in (("x", ix, now[0], was[0]), ("y", iy, now[1], was[1]))
            if new != old
        ]

    def _digital(self, raw: str, pressed: bool) -> Change:
        return Change(self._controls.get(raw, ""), float(pressed), raw)
