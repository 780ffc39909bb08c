"""Drawn signs of what a thumb or finger finds, by name.

A glyph's name is 'key:<SDL key name>' ('key:W', 'key:Keypad 8'); 'keys:<up>|<left>|<down>|<right>'
for four keys in a row; 'cross:' and the same for four keys as they lie; 'mouse:<control of a seat>'; or
'pad:<part>', one of PAD_PARTS, 'number-<n>' or a control of a seat, and 'pad:<part>@<one of PRINTED>'.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.stage.art import Art, Sprite
from game.stage.glyphs_pads import printed
from game.stage.keycaps import key_cross, key_row, keycap
from game.stage.mouse import CONTROLS, mouse_sprite
from game.stage.pads import PAD_PARTS
from game.stage.palette import MARS, Theme

SIZE = 60.0
"""Height of a glyph in the line of hints, logical px."""
PAD_ALIASES: dict[str, str] = {
    "slam": "face",
    "hold": "lb",
    "x": "stick-across",
    "y": "stick-along",
    "move": "stick",
}
"""Controls of a seat -> the part of a pad that does it; a direction pushes the stick. hold: 'back', where it
is held while other buttons are pressed."""

Legend = Callable[[str], str]
"""A control of a seat ('slam', 'left', ... or 'move' for all directions) -> the name of its glyph."""


class GlyphError(KeyError):
    """A glyph that nobody drew; the sentence says which and what there is."""


def glyph(art: Art, name: str, size: float = SIZE, theme: Theme = MARS) -> Sprite:
    """The sign of that name, `size` logical px high. Raises GlyphError for a name of no known form."""
    family, _, part = name.partition(":")
    if family == "key" and part:
        return keycap(art, part, size, theme)
    if family in ("keys", "cross") and part.count("|") == 3:
        return (key_row if family == "keys" else key_cross)(art, part, size, theme)
    if family == "mouse" and part in CONTROLS:
        return mouse_sprite(art, part, size, theme)
    place, _, style = part.partition("@")
    painter = printed(PAD_ALIASES.get(place, place), style)
    if family == "pad" and painter is not None:
        key = ("pad", part, size, theme.name)
        return art.compose(key, (size, size), lambda canvas: painter(canvas, size, theme))
    known = ", ".join((*PAD_PARTS, *PAD_ALIASES))
    raise GlyphError(
        f"the glyph '{name}' is not drawn, expected is key:..., keys:a|b|c|d, cross:a|b|c|d or pad:{known}"
    )


def printed_legend(style: str, parts: Mapping[str, str]) -> Legend:
    """The Legend of a seat with a pad.

    style: whose letters it bears, one of PRINTED or ''. parts: by control the part that does it, if known.
    """

    def legend(control: str) -> str:
        part = parts.get(control, control)
        return f"pad:{part}@{style}" if style else f"pad:{part}"

    return legend


def mouse_legend(control: str) -> str:
    """The Legend of a seat with the mouse."""
    return f"mouse:{control}"


def key_legend(keys: Mapping[str, str]) -> Legend:
    """The Legend of a seat with keys. keys: control -> SDL's name of its key; 'move' is made of the four."""

    def legend(control: str) -> str:
        if control in ("move", "x", "y") and control not in keys:
            return "keys:" + "|".join(keys.get(way, "?") for way in ("up", "left", "down", "right"))
        return f"key:{keys.get(control, '?')}"

    return legend
