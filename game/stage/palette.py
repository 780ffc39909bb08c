"""The colours of the house: three posters and eight seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, overload

Colour = tuple[int, int, int]
"""Red, green, blue, each 0..255."""
Paint = Colour | tuple[int, int, int, int] | str
"""Anything that pygame takes as a colour: a Colour, one with alpha, or '#rrggbb'."""


def rgb(text: str) -> Colour:
    """The colour that '#rrggbb' names."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def hexed(colour: Colour) -> str:
    """The colour as '#rrggbb', as SVG files write it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """The colour that lies `share` (0..1) of the way from a to b."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def _light(colour: Colour) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Colour, b: Colour) -> float:
    """The contrast of two colours, 1 (none) to 21 (black on white)."""
    dark, light = sorted((_light(a), _light(b)))
    return (light + 0.05) / (dark + 0.05)


INK: Colour = rgb("#140b1a")
PAPER: Colour = rgb("#f7e9d0")
WHITE: Colour = (255, 255, 255)


def ink_on(ground: Colour, dark: Colour = INK, light: Colour = WHITE) -> Colour:
    """Whichever of the two inks is read better on that ground."""
    return dark if contrast(dark, ground) >= contrast(light, ground) else light


class Theme(NamedTuple):
    """One poster: its colours and its two fonts (names for `text.Texts`).

    ground, shade, table: from the back of the scene to the front. ink: outlines and text on paper.
    accent: the chosen thing. alarm: danger and refusals.
    panel, panel_ink: boards that lie on the scene, and the text on them.
    """

    name: str
    ground: Colour
    shade: Colour
    table: Colour
    ink: Colour
    paper: Colour
    accent: Colour
    alarm: Colour
    panel: Colour
    panel_ink: Colour
    head: str
    body: str


MARS = Theme(
    "mars",
    ground=rgb("#22152b"),
    shade=rgb("#8c2f1b"),
    table=rgb("#3b1f2f"),
    ink=INK,
    paper=PAPER,
    accent=rgb("#4be0d0"),
    alarm=rgb("#ff5d73"),
    panel=rgb("#35213f"),
    panel_ink=PAPER,
    head="mars-head",
    body="mars",
)
BOUNTY = Theme(
    "bounty",
    ground=rgb("#e8c98f"),
    shade=rgb("#b98a52"),
    table=rgb("#d3ac6c"),
    ink=rgb("#2b1509"),
    paper=rgb("#f6e7c8"),
    accent=rgb("#e3a52c"),
    alarm=rgb("#7d1d1d"),
    panel=rgb("#f6e7c8"),
    panel_ink=rgb("#2b1509"),
    head="west-head",
    body="west",
)
BOOM = Theme(
    "boom",
    ground=rgb("#12343b"),
    shade=rgb("#1f525a"),
    table=rgb("#0f2a30"),
    ink=rgb("#0b1c1f"),
    paper=rgb("#efe0bd"),
    accent=rgb("#f2b84b"),
    alarm=rgb("#c4502e"),
    panel=rgb("#194750"),
    panel_ink=rgb("#efe0bd"),
    head="west-head",
    body="west",
)
THEMES: dict[str, Theme] = {theme.name: theme for theme in (MARS, BOUNTY, BOOM)}


class SeatLook(NamedTuple):
    """How a seat is told: colour and emblem and number, everywhere.

    dark, light: shades of the colour for cuffs, folds and lights. ink: text on the colour.
    """

    number: int
    emblem: str
    colour: Colour
    dark: Colour
    light: Colour
    ink: Colour

    def recolour(self) -> dict[str, str]:
        """The replacement of the three placeholder colours of hands and figures, for `Art.sprite`."""
        return recolour(self.colour, self.dark, self.light)


def recolour(main: Colour, dark: Colour, light: Colour) -> dict[str, str]:
    """What to put in place of the placeholders #00ff01 (main), #00ff02 (dark) and #00ff03 (light)."""
    return {"#00ff01": hexed(main), "#00ff02": hexed(dark), "#00ff03": hexed(light)}


def _seat(number: int, emblem: str, colour: Colour) -> SeatLook:
    return SeatLook(number, emblem, colour, mix(colour, INK, 0.42), mix(colour, WHITE, 0.42), ink_on(colour))


LOOKS: tuple[SeatLook, ...] = (
    _seat(1, "star", rgb("#e69f00")),  # orange
    _seat(2, "moon", rgb("#56b4e9")),  # sky
    _seat(3, "cactus", rgb("#009e73")),  # green
    _seat(4, "horseshoe", rgb("#f0e442")),  # yellow
    _seat(5, "rocket", rgb("#0072b2")),  # blue
    _seat(6, "skull", rgb("#d55e00")),  # vermilion
    _seat(7, "spur", rgb("#cc79a7")),  # pink
    _seat(8, "snake", rgb("#f4f4f4")),  # white
)
"""All looks; index 0 is number 1 on screen."""


class SeatLooks(Sequence[SeatLook]):
    """The looks by seat. Normally seat 0 wears the first one; `wear` hands out others."""

    def __init__(self) -> None:
        """Everybody wears their own."""
        self._own = tuple(range(len(LOOKS)))
        self.worn = self._own

    def wear(self, looks: Iterable[int] = ()) -> None:
        """looks: by seat from the first, 0..7 each once; the other seats wear what is left."""
        chosen = tuple(dict.fromkeys(look for look in looks if look in self._own))
        self.worn = (*chosen, *(look for look in self._own if look not in chosen))

    @property
    def strange(self) -> tuple[int, ...]:
        """What pictures of seats depend on beside the seat: () while everybody wears their own."""
        return () if self.worn == self._own else self.worn

    def __len__(self) -> int:
        """As many as can sit."""
        return len(LOOKS)

    @overload
    def __getitem__(self, seat: int) -> SeatLook: ...

    @overload
    def __getitem__(self, seat: slice) -> tuple[SeatLook, ...]: ...

    def __getitem__(self, seat: int | slice) -> SeatLook | tuple[SeatLook, ...]:
        """The look of a seat."""
        if isinstance(seat, slice):
            return tuple(LOOKS[look] for look in self.worn[seat])
        return LOOKS[self.worn[seat]]


SEATS = SeatLooks()
"""Index 0 is the first seat."""
