"""What is printed on pads: whose make a pad is, and which part of it does what.

SDL is told (`environment`) to name buttons by their place as on a pad of Xbox: its 'a' is the lower one on
every pad, though a pad of Nintendo has a B there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.inputs.padroles import parts_of

XBOX, PLAYSTATION, NINTENDO = "xbox", "playstation", "nintendo"
BY_PAD: Final = "pad"
"""The setting for what each pad says of itself."""
STYLE_OF_KIND: Final[Mapping[int, str]] = {
    **dict.fromkeys((1, 2, 8, 9, 10), XBOX),  # 360, One, Luna, Stadia, Shield: A is below
    **dict.fromkeys((3, 4, 7), PLAYSTATION),
    **dict.fromkeys((5, 11, 12, 13), NINTENDO),
}
"""SDL_GameControllerType -> style."""
STYLE_OF_VENDOR: Final[Mapping[str, str]] = {"5e04": XBOX, "4c05": PLAYSTATION, "7e05": NINTENDO}
"""A GUID's bytes 4 and 5 (the vendor, low byte first) -> style."""
STYLE_OF_WORD: Final[Mapping[str, str]] = {
    "nintendo": NINTENDO, "switch": NINTENDO, "joy-con": NINTENDO, "snes": NINTENDO, "sn30": NINTENDO,
    "sf30": NINTENDO, "playstation": PLAYSTATION, "dualshock": PLAYSTATION, "dualsense": PLAYSTATION,
    "ps3": PLAYSTATION, "ps4": PLAYSTATION, "ps5": PLAYSTATION, "xbox": XBOX, "x-box": XBOX, "xinput": XBOX,
}  # fmt: skip
"""What a pad calls itself -> style."""
FACES: Final = ("south", "east", "west", "north")
FIRST_FOUR: Final = frozenset(("b0", "b1", "b2", "b3"))
"""On a pad that no database knows."""
PREFERRED: Final[Mapping[str, tuple[str, ...]]] = {
    "slam": (*FACES, "rt", "lt", "rb", "lb", "back", "start"),
    "back": ("back", "lb", "rb", *FACES, "lt", "rt", "start"),
    "hold": ("lb", "rb", "lt", "rt", *FACES, "back", "start"),
    "start": ("start", "back", *FACES, "rb", "lb", "rt", "lt"),
}
"""Of several parts that do the same, which one is shown for a control; hold: 'back' that stays held."""


class PadLook(NamedTuple):
    """How a pad's controls are shown. style: XBOX, PLAYSTATION, NINTENDO, or '' for places without letters.

    parts: by control the part of the pad ('south', 'rb', ...) that does it, 'face' for all four faces, or
    'number-3' of a button that nobody knows the place of; what is missing is shown as by default.
    """

    style: str = ""
    parts: Mapping[str, str] = {}


def style_of(kind: int, guid: str, name: str) -> str:
    """Whose letters a pad bears, '' if unknown. kind: SDL's type of it."""
    said = STYLE_OF_KIND.get(kind) or STYLE_OF_VENDOR.get(guid[8:12])
    words = name.lower()
    return said or next((style for word, style in STYLE_OF_WORD.items() if word in words), "")


def look_of(style: str, mapping: str, controls: Mapping[str, str]) -> PadLook:
    """How a pad looks. mapping: SDL's string of it, '' if it has none. controls: by raw control, as bound."""
    places = parts_of(mapping)
    found: dict[str, str] = {}
    for shown, order in PREFERRED.items():
        control = "back" if shown == "hold" else shown
        raws = [raw for raw, has in controls.items() if has == control]
        known = [places[raw] for raw in raws if places.get(raw)]
        four = set(FACES) <= set(known) if mapping else set(raws) >= FIRST_FOUR
        if not style and control == "slam" and four:
            continue  # any of the four, as drawn by default
        best = next((part for part in order if part in known), "")
        number = next((f"number-{int(raw[1:]) + 1}" for raw in raws if raw[0] == "b"), "")
        if best or number:
            found[shown] = best or number
    return PadLook(style, found)
