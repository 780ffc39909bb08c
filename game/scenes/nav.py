"""Menus driven by any device: presses and sticks become steps, held directions repeat."""

from __future__ import annotations

from game.inputs.press import DIRECTIONS, Press

STICK_ON = 0.6
STICK_OFF = 0.35
REPEAT_AFTER_NS = 420_000_000
REPEAT_EACH_NS = 110_000_000
HOLD_NS = 700_000_000
"""Holding 'back' so long gets up from a seat, or leaves."""


class Nav:
    """Turns presses into the steps of a menu: 'left', 'right', 'up', 'down', 'slam', 'back', 'start'."""

    def __init__(self) -> None:
        """Nothing is held."""
        self._held: dict[tuple[str, str], tuple[str, int]] = {}

    def feed(self, press: Press) -> str | None:
        """The step that this press makes, if it makes one."""
        if press.control in ("x", "y"):
            return self._stick(press)
        if press.control in DIRECTIONS:
            return self._button(press)
        return press.control if press.value and press.control else None

    def repeats(self, now_ns: int) -> list[str]:
        """The steps that held directions make by now."""
        steps = []
        for key, (step, due) in self._held.items():
            if now_ns >= due:
                steps.append(step)
                self._held[key] = (step, now_ns + REPEAT_EACH_NS)
        return steps

    def clear(self) -> None:
        """Forget what is held."""
        self._held.clear()

    def _button(self, press: Press) -> str | None:
        key = (press.device, press.control)
        if not press.value:
            self._held.pop(key, None)
            return None
        self._held[key] = (press.control, press.seen_ns + REPEAT_AFTER_NS)
        return press.control

    def _stick(self, press: Press) -> str | None:
        key = (press.device, press.control)
        low, high = ("left", "right") if press.control == "x" else ("up", "down")
        if abs(press.value) < STICK_OFF:
            self._held.pop(key, None)
            return None
        step = high if press.value > 0 else low
        held = self._held.get(key)
        if abs(press.value) < STICK_ON or (held and held[0] == step):
            return None
        self._held[key] = (step, press.seen_ns + REPEAT_AFTER_NS)
        return step
