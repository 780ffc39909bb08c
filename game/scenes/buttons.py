"""What players call the buttons of a pad: by what is printed there, else by place, else by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.hints import pad_look
from game.stage.glyphs_pads import PRINTED

if TYPE_CHECKING:
    from game.scenes.app import App

SIGN_WORDS: Final = {
    "cross": "Cross", "circle": "Circle", "square": "Square", "triangle": "Triangle",
    "minus": "-", "plus": "+",
}  # fmt: skip
"""Signs that are drawn -> a word."""
PLACE_WORDS: Final = {
    "south": "Lower", "east": "Right", "west": "Left", "north": "Upper",
    "lb": "LB", "rb": "RB", "lt": "LT", "rt": "RT", "back": "Select", "start": "Start",
    "dpad-up": "D-pad up", "dpad-down": "D-pad down", "dpad-left": "D-pad left", "dpad-right": "D-pad right",
}  # fmt: skip
"""Parts of a pad whose maker is unknown."""


def button_names(app: App, device: str, control: str) -> str:
    """The buttons of a pad that do something, in a row; '-' for none."""
    style, parts = pad_look(app, device).style, app.inputs.pad_parts(device)
    bound = [raw for raw, has in app.inputs.pad_controls(device).items() if has == control]
    names = dict.fromkeys(button_name(raw, parts.get(raw, ""), style) for raw in bound)
    return ", ".join(names) or "-"


def button_name(raw: str, part: str, style: str) -> str:
    """One button. part: where it lies, '' if unknown. style: whose letters the pad bears, '' if unknown."""
    sign = PRINTED.get(style, {}).get(part, "")
    return SIGN_WORDS.get(sign, sign) or PLACE_WORDS.get(part) or numbered(raw)


def numbered(raw: str) -> str:
    """A raw control of which nothing is known: 'b0' is 1, as people count buttons."""
    kind, rest = raw[:1], raw[1:]
    if kind == "h":
        return f"D-pad {rest.lstrip('0123456789')}"
    return f"lever {int(rest[:-1]) + 1}{rest[-1]}" if kind == "a" else str(int(rest) + 1)
