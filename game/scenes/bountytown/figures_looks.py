"""Who looks how in Bountytown: each person as a row of drawn parts; `figures.py` puts them together.

The parts lie in assets/bountytown/heads, each drawn on a sheet of 240 x 260 px on which it has its place.
"""

from __future__ import annotations

from typing import NamedTuple

from game.stage.palette import BOUNTY, WHITE, Colour, mix, recolour, rgb

HEAD_W, HEAD_H = 240.0, 260.0
LARGE_FROM = 150.0
"""Height of a head from which its hatching and small marks can be seen, px."""


class Face(NamedTuple):
    """One head and its shoulders. Words name parts, '' leaves one out; colours are names of INKS.

    extras: what is held, worn or flies about, and MARKS on the skin, from back to front, with commas.
    """

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
    torso: str
    cloth: str
    extras: str


INKS: dict[str, Colour] = {
    "pale": rgb("#f0c9a2"),
    "tan": rgb("#d99f6c"),
    "bronze": rgb("#b9774a"),
    "brown": rgb("#8a5535"),
    "ruddy": rgb("#e0916a"),
    "sallow": rgb("#cfb98e"),
    "black": rgb("#3b2a25"),
    "umber": rgb("#6d4326"),
    "ginger": rgb("#b9531f"),
    "straw": rgb("#dfb253"),
    "silver": rgb("#c9c0b1"),
    "snow": rgb("#efe6d2"),
    "oak": rgb("#94602f"),
    "coal": rgb("#4a3a34"),
    "oxblood": rgb("#8f2a25"),
    "brick": rgb("#b4492c"),
    "teal": rgb("#3f7f86"),
    "sky": rgb("#7ba3b0"),
    "moss": rgb("#66803f"),
    "plum": rgb("#6c4767"),
    "rose": rgb("#c97a72"),
    "mustard": rgb("#cf9732"),
    "cream": rgb("#e6d3a6"),
    "denim": rgb("#4b668a"),
}
MOUSTACHES = frozenset(("handlebar", "walrus", "pencil"))
"""Beards that hang over the mouth; the others lie under it."""
BEHIND = frozenset(("long", "braids", "bun", "wild", "bob", "mane"))
"""Hair that shows behind the head as well."""

MARKS = frozenset(("freckles", "rouge", "scar"))
"""Extras that lie on the skin, under everything else."""
HELD = frozenset(
    ("book", "bullets", "clock", "coins", "dynamite", "guns", "jug", "law", "map", "shovel", "tape")
)
"""Extras that lie on the shoulders: without them they would float in the air."""
SKIN = {"#00ff01": "#00ff11", "#00ff02": "#00ff12", "#00ff03": "#00ff13"}
"""A body has placeholders for its cloth and others for its skin."""


def inks(name: str) -> dict[str, str]:
    """The replacement of a part's three placeholder colours by a colour of INKS and its shades."""
    main = INKS[name]
    return recolour(main, mix(main, BOUNTY.ink, 0.36), mix(main, WHITE, 0.4))


# One row a head: its id, then the fields of Face in their order; '-' = none.
_BOUNTIES = """
butch-cassidy square calm flat gold pale short umber - bowler coal suit oak -
cattle-annie young wide button straw ruddy braids straw - slouch oak check brick freckles
little-britches round dots button tongue pale bob ginger - cap denim stripes oxblood freckles,plaster
soapy-smith long monocle long smirk pale slick black full topper coal suit plum bubbles
gumbo-jones broad cross big smile brown short black stubble straw straw apron teal chicken
sourdough-sally broad squint red flat ruddy wild silver - - oak check moss shovel
mirage-mulligan sharp goggles hook gold tan mane ginger goatee - cream duster cream map
the-lonesome-fiddler long shut long frown pale long black - gaucho coal vest plum fiddle
pearl-hart heart lash fine smirk pale bob black - cavalry silver suit sky -
black-bart long sleepy flat - pale bald silver walrus bowler black duster silver quill
rose-dunn heart lash fine lips tan long umber - - oak dress moss rouge,rose
big-nose-george sharp angry big frown tan short black stubble stetson umber vest mustard -
henry-starr young calm fine smile bronze slick black - stetson cream suit moss coins
texas-jack square sleepy broken pipe ruddy mane straw handlebar fur oak furs oak clock
ma-pickett round glasses button pipe pale bun snow - bonnet sky shawl plum jug
two-gun-tilly young lash button smile tan curls ginger - tall cream bandolier rose guns
belle-starr long lash hook lips pale long black - plume oxblood corset oxblood rings
sam-bass square squint flat cigar bronze short black handlebar slouch coal vest brick coins
tiburcio-vasquez sharp calm long flat bronze mane black goatee sombrero mustard poncho brick rose
elzy-lay young glasses fine flat pale slick umber pencil - oak suit denim clock
laura-bullion sharp monocle fine lips tan bun black - - coal dress plum quill,rings
professor-nitro round goggles red shout pale wild snow - - coal apron cream dynamite
deacon-blackwood long angry hook frown sallow slick silver chops gaucho black cassock coal book
sundance-kid young squint broken flat tan short straw handlebar stetson snow duster coal -
cole-younger broad patch flat gold ruddy bald umber full - coal suit coal bandage,bullets
kid-curry square angry broken shout tan wild umber stubble - oak bandolier denim scar
joaquin-murrieta sharp angry long - bronze long black pencil sombrero coal bandolier oxblood -
the-whistling-coroner long sleepy hook whistle sallow mane black - topper black suit coal tape
jesse-james heart squint fine - pale short black - slouch silver duster brick mask,holes
billy-the-kid heart dots button smirk pale mane straw - tall oak check mustard noose
john-wesley-hardin square patch hook pipe pale slick umber mutton cavalry coal suit oxblood law
"""
_CHARACTERS = """
bart square squint broken cigar tan short umber stubble stetson oak duster oak -
valentina heart lash fine lips bronze long black - gaucho oxblood bandolier oxblood -
josefina-vega young goggles button straw bronze braids black - straw straw poncho teal -
ezra-bloom long glasses hook smile pale bald black fork bowler moss suit moss -
whistling-nell young wide button whistle ruddy wild ginger - scarf oxblood stripes denim freckles
ox-hanrahan broad dots flat - ruddy bald ginger long - oak apron oak -
big-abigail round lash button smile pale bun umber - tiara mustard stripes oxblood rouge
cayenne-lopez sharp lash fine smirk tan curls black - plume brick corset brick rings
lucky-lindqvist round cross red gold ruddy mane snow full miner denim check mustard -
reverend-thorne long angry long frown pale mane silver chops topper black cassock coal -
marla-quill heart calm fine flat brown bob black - cavalry teal vest teal -
silas-crook sharp patch hook gold sallow slick black goatee slouch black furs umber -
prudence-gould long monocle fine frown pale bun silver - - coal dress plum -
digger-odea long sleepy big pipe sallow long silver - tall black duster coal -
madame-zora round shut hook lips bronze bob black - turban plum shawl teal rings
"""


def _read(table: str) -> dict[str, Face]:
    """The heads of a table by id."""
    rows = (line.split() for line in table.strip().splitlines())
    return {row[0]: Face(*("" if word == "-" else word for word in row[1:])) for row in rows}


BOUNTIES = _read(_BOUNTIES)
CHARACTERS = _read(_CHARACTERS)


class Figure(NamedTuple):
    """How a character stands; the head is that of CHARACTERS.

    body: the drawing of the clothes. behind, before: things carried, drawn before and after the head.
    head_y: where the head's sheet begins. head: its size as a share of a common head's. Px of FIGURE_H.
    """

    body: str
    behind: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    head_y: float = 0.0
    head: float = 1.0


FIGURE_W, FIGURE_H = 240.0, 268.0
FIGURE_HEAD = 166.0
HEAD_DROP = 7.0
"""Height of a common head's sheet on a figure, and where it begins."""
FIGURE_LARGE_FROM = 170.0
FIGURES: dict[str, Figure] = {
    "bart": Figure("duster"),
    "valentina": Figure("riding", before=("pistols",), head_y=2),
    "josefina-vega": Figure("driver", before=("whip",), head_y=14, head=0.94),
    "ezra-bloom": Figure("tails", behind=("pack",), before=("bottle",), head_y=6, head=0.92),
    "whistling-nell": Figure("overalls", before=("keg", "plunger"), head_y=14, head=0.98),
    "ox-hanrahan": Figure("smith", before=("hammer",), head_y=12, head=0.82),
    "big-abigail": Figure("strong", behind=("barbell",), before=("fists",), head_y=16, head=0.86),
    "cayenne-lopez": Figure("saloon", before=("cards",), head_y=8, head=0.94),
    "lucky-lindqvist": Figure("miner", behind=("pick",), before=("pan",), head_y=22, head=0.96),
    "reverend-thorne": Figure("cassock", before=("bible",), head_y=2, head=0.96),
    "marla-quill": Figure("deputy", before=("lasso",)),
    "silas-crook": Figure("furs", behind=("cow",), before=("brand",), head_y=16, head=0.9),
    "prudence-gould": Figure("bustle", before=("strongbox",), head_y=-4, head=1.02),
    "digger-odea": Figure("shroud", before=("spade", "lantern"), head=0.84),
    "madame-zora": Figure("robe", before=("crystal",), head_y=2),
}
BODIES: dict[str, str] = {
    "apron": "smith",
    "bandolier": "deputy",
    "cassock": "cassock",
    "check": "miner",
    "corset": "saloon",
    "dress": "bustle",
    "duster": "duster",
    "furs": "furs",
    "poncho": "driver",
    "shawl": "robe",
    "stripes": "overalls",
    "suit": "tails",
    "vest": "deputy",
}
"""Which body a Bounty has below the shoulders of its poster."""
