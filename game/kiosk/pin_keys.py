"""The keyboard at a PIN: there it always works, whatever zones guests may use elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.inputs.keyboard import BOARD
from game.inputs.zones import ZONES
from game.scenes.hints import ANY_PAD, legend_for
from game.stage.glyphs import key_legend
from game.stage.hints import Hint, HintGroup

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.scenes.app import App

DIGIT_KEYS = {f"{row}{digit}": digit for row in ("", "Keypad ") for digit in range(10)}
"""Scancode names of the digits in the row and on the number pad."""
STEP_KEYS = {
    "Up": "up",
    "Down": "down",
    "Left": "left",
    "Right": "right",
    "Return": "slam",
    "Keypad Enter": "slam",
    "Backspace": "back",
}
"""And what the other keys that work here do."""

HINTS = (Hint("move", "Turn the wheels"), Hint("slam", "Pick"), Hint("back", "Back"))
KEY_HINTS = (Hint("digits", "Type"), *HINTS)
OR_KEYS = (Hint("digits", "Or type it"),)
NOBODY = (Hint("slam", "Plug in a pad or use the keyboard"),)
FEW_KEYS = (Hint("digits", "Type"), *HINTS[1:])
KEYS = key_legend(
    {
        "digits": "0-9",
        "up": "Up",
        "left": "Left",
        "down": "Down",
        "right": "Right",
        "slam": "Return",
        "back": "Backspace",
    }
)


def is_typed(press: Press) -> bool:
    """Whether this is one of the keys with which a PIN can be typed."""
    return press.device in (BOARD, *ZONES) and (press.raw in DIGIT_KEYS or press.raw in STEP_KEYS)


def pin_hints(app: App, *, typing: bool) -> list[HintGroup]:
    """What works for whoever is there. typing: whether the last press was typed."""
    if typing:
        return [HintGroup(KEY_HINTS, KEYS)]
    device = _whoever(app)
    if device is None:
        return [HintGroup(NOBODY, legend_for(app, ANY_PAD)), HintGroup(FEW_KEYS, KEYS)]
    return [HintGroup(HINTS, legend_for(app, device)), HintGroup(OR_KEYS, KEYS)]


def _whoever(app: App) -> str | None:
    """A device that can turn the wheels, rather the one used last; a zone of digits types them instead."""
    zones = [zone for zone in ZONES if app.keeper.takes(zone)]
    here = [
        *(pad.device for pad in app.inputs.pads()),
        *(zone for zone in zones if app.inputs.key_name(zone, "up") not in DIGIT_KEYS),
    ]
    return app.last_device if app.last_device in here else next(iter(here), None)
