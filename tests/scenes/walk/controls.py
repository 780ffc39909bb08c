"""Everything that can be done to a screen, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.inputs.keyboard import BOARD
from game.inputs.notices import Notice
from game.inputs.press import Press
from game.inputs.scancodes import CODES
from tests.scenes.house import MS, SIZE, House
from tests.scenes.walk.matches import PAD, lose_pad

Look = Callable[[], object]
Do = Callable[..., object]
"""Takes a house, and what is to be done in the midst of it, if anything."""

TAP_FRAMES = 4
HOLD_FRAMES = 75
"""Longer than anything has to be held."""
RAW = {"slam": "b0", "back": "b4", "start": "b6", "x": "a0"}
"""What a pad calls its buttons and its stick."""
FRESH = "pad:9"
"""A pad with which nobody has sat down."""
MIDDLE = SIZE[0] // 2, SIZE[1] // 2
LEFT_BUTTON, RIGHT_BUTTON = 1, 3
CLICK = ("mouse_moved", "mouse_down", "mouse_up")


def _nothing() -> None:
    """Nobody looks."""


def _press(
    place: House,
    look: Look = _nothing,
    *,
    device: str,
    control: str,
    frames: int = TAP_FRAMES,
    value: float = 1.0,
) -> None:
    """Press, wait, and let go; in the midst it can be looked at."""
    _give(place, device, control, value, RAW.get(control, ""))
    place.frames(TAP_FRAMES)
    look()
    place.frames(frames - TAP_FRAMES)
    look()
    _give(place, device, control, 0.0, RAW.get(control, ""))


def _give(place: House, device: str, control: str, value: float, raw: str) -> None:
    """As the inputs would hand it over."""
    now = place.now_ns
    place.app._give(Press(None, control, value, now - MS, now, now, "test", device, raw))


def _key(place: House, _look: Look = _nothing, *, name: str) -> None:
    """Press a key as it lies on the keyboard, whatever it is for."""
    device, control = place.app.inputs._keyboard._keys.get(CODES[name], (BOARD, ""))
    for value in (1.0, 0.0):
        _give(place, device, control, value, name)
        place.frames(TAP_FRAMES)


def _mouse(
    place: House, _look: Look = _nothing, *, kinds: tuple[str, ...], button: int = LEFT_BUTTON
) -> None:
    """The mouse in the middle of the screen."""
    for kind in kinds:
        notice = Notice(kind, at=MIDDLE, button=button)
        if place.app.keeper.notice(notice):
            place.top.notice(notice)
        place.frames()


def _zone(control: str) -> Do:
    return partial(_press, device="keys1", control=control)


CONTROLS: dict[str, Do] = {
    **{way: _zone(way) for way in ("up", "down", "left", "right")},
    "slam": _zone("slam"),
    "back": _zone("back"),
    "back held": partial(_press, device="keys1", control="back", frames=HOLD_FRAMES),
    "pad stick": partial(_press, device=PAD.device, control="x", value=0.9),
    "pad slam": partial(_press, device=PAD.device, control="slam"),
    "pad back": partial(_press, device=PAD.device, control="back"),
    "pad start": partial(_press, device=PAD.device, control="start"),
    "start held": partial(_press, device=PAD.device, control="start", frames=HOLD_FRAMES),
    "free pad": partial(_press, device=FRESH, control="slam"),
    "free pad start": partial(_press, device=FRESH, control="start"),
    "pad gone": lambda place, _=None: lose_pad(place),
    "Escape": partial(_key, name="Escape"),
    "Return": partial(_key, name="Return"),
    "F1": partial(_key, name="F1"),
    "F11": partial(_key, name="F11"),
    "a letter": partial(_key, name="G"),
    "mouse moves": partial(_mouse, kinds=("mouse_moved",)),
    "click": partial(_mouse, kinds=CLICK),
    "right click": partial(_mouse, kinds=CLICK, button=RIGHT_BUTTON),
    "wheel": partial(_mouse, kinds=("wheel",), button=-1),
}
"""By what stands above a column."""
