"""Who looks how in Boom Town: each Gunslinger as a row of drawn parts; `people.py` puts them together.

The parts lie in assets/boomtown/heads and assets/boomtown/figures, each on a sheet on which it has its place.
"""

from __future__ import annotations

from typing import NamedTuple

from game.stage.palette import BOOM, Colour, hexed, mix, rgb

HEAD_W, HEAD_H = 240.0, 260.0
FIGURE_W, FIGURE_H = 240.0, 268.0
HEAD = 160.0
"""Height of a head's sheet on a figure, px of FIGURE_H."""
HIPS = (120.0, 190.0)
"""Where a figure bends, px of its sheet."""
NECK = (120.0, 190.0, 120.0, 124.0)
"""Where the neck ends: on a head's sheet, and on a figure's."""
WORN = frozenset(("badge", "star"))
"""Things that lie on the chest; the others are held in the right hand."""
SLEEVELESS = frozenset(("vest", "bandolier", "chaps"))
SHIRT = "snow"
"""Which torsos show the sleeves of a shirt, and its colour."""
LARGE_FROM = 170.0
"""Height of a figure from which its hatching and small marks can be seen, px."""


class Face(NamedTuple):
    """One head. Words name parts, '' leaves one out; colours are names of INKS. extras: with commas."""

    face: str
    eyes: str
    nose: str
    mouth: str
    skin: str
    hair: str
    shade: str
    beard: str
    hat: str
    felt: str
    extras: str


class Body(NamedTuple):
    """What is below a head. cloth, under: names of INKS for coat and trousers.

    left, right: how the arms hang. before: things worn and held, with commas. size: of the head.
    """

    torso: str
    cloth: str
    under: str
    left: str
    right: str
    before: str
    size: float


class Stance(NamedTuple):
    """How a side stands. legs: their drawing. drop: by how much the hips sink. lean, nod: degrees.

    hat: how much lower the hat sits. Px of FIGURE_H and of HEAD_H.
    """

    legs: str
    drop: float
    lean: float
    nod: float
    hat: float


STANCES: dict[str, Stance] = {
    "good": Stance("upright", 0, 0, 0, 0),
    "bad": Stance("wide", 7, 0, 0, 10),
    "ugly": Stance("crooked", 6, -6, 10, 0),
}
INKS: dict[str, Colour] = {
    "pale": rgb("#e9c19c"),
    "tan": rgb("#cf9463"),
    "bronze": rgb("#b06f45"),
    "brown": rgb("#835034"),
    "ruddy": rgb("#d98a64"),
    "sallow": rgb("#c4b08a"),
    "black": rgb("#35302f"),
    "umber": rgb("#65422b"),
    "ginger": rgb("#ab4f23"),
    "straw": rgb("#d5a94f"),
    "silver": rgb("#b4b6b0"),
    "snow": rgb("#efe6d2"),
    "cream": rgb("#e6d5ae"),
    "pearl": rgb("#cfd0c6"),
    "pitch": rgb("#2c3338"),
    "coal": rgb("#434b50"),
    "oak": rgb("#8a5c33"),
    "buckskin": rgb("#b98a50"),
    "oxblood": rgb("#8a2f2b"),
    "brick": rgb("#b04e31"),
    "teal": rgb("#3b7d86"),
    "sky": rgb("#7296a6"),
    "moss": rgb("#62783f"),
    "plum": rgb("#69476a"),
    "mustard": rgb("#c48f33"),
    "denim": rgb("#466484"),
    "steel": rgb("#75838a"),
    "rust": rgb("#8f4a2a"),
}
MOUSTACHES = frozenset(("handlebar", "walrus", "pencil"))
"""Beards that hang over the mouth; the others lie under it."""
BEHIND = frozenset(("long", "braids", "wild", "mane"))
"""Hair that shows behind the head as well."""
MARKS = frozenset(("freckles", "scar", "bruise", "paint"))
"""Extras that lie on the skin, under everything else."""


def tints(name: str, row: int) -> dict[str, str]:
    """The replacement of a part's placeholders by a colour of INKS and its shades at dusk.

    row: 0 for what the part is made of, 1 for skin, 2 for trousers, 3 for sleeves.
    """
    main = INKS[name]
    shades = main, mix(main, BOOM.ink, 0.42), mix(main, rgb("#ffe2a0"), 0.42)
    return {f"#00ff{row}{i + 1}": hexed(shade) for i, shade in enumerate(shades)}
