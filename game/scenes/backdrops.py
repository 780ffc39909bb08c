"""What hangs behind the menus: the title's desert with its town, the lettering, the posters of the games."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.scenes.bandits.glove_art import glove_sprite
from game.scenes.boomtown.people import gunslinger_sprite
from game.scenes.boomtown.street import mayor_sprite
from game.scenes.bountytown.figures import figure_sprite as bounty_figure
from game.stage.art import Art, Sprite
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.cut import star
from game.stage.palette import INK, SEATS, Colour, recolour, rgb

POSTER_SIZE = (720.0, 960.0)
"""The drawing's own size; its picture lies between (56, 56) and (664, 700), its title below."""
POSTER_TITLE_Y = 816.0
PICTURE = (60.0, 60.0, 600.0, 636.0)
"""Left, top, width, height of a poster's picture, in its own px."""
POSTER_GANG = (
    ("brain", 158, 330, rgb("#2f8f5b")),
    ("coyote", 560, 340, rgb("#3f87b8")),
    ("robot", 360, 470, rgb("#c8372d")),
)
"""Figure, middle x, height (in the poster's own px) and colour."""

GANG = (
    ("coyote", 262.0, 0.96),
    ("sharp", 404.0, 1.0),
    ("robot", 1470.0, 1.06),
    ("brain", 1606.0, 0.92),
    ("cactus", 1742.0, 1.0),
)
"""Who stands before the town, where and how tall; the middle is left to words."""
GANG_HEIGHT = 212.0
RIDGE = (
    (160.0, 982.0),
    (360.0, 1008.0),
    (620.0, 1042.0),
    (1320.0, 1052.0),
    (1560.0, 1016.0),
    (1760.0, 992.0),
)
"""The line of the dark ridge on which they stand."""
RIM: Colour = rgb("#efa85a")
SHADE: Colour = rgb("#2a1320")

STARS = ((156, 60), (676, 203), (960, 62), (1490, 12), (905, 70), (524, 68), (86, 320), (250, 300))
WEED_EVERY_S, WEED_TAKES_S = 17.0, 9.0
WEED_SIZE, WEED_Y = 74.0, 905.0
WEED_STEP = 12.0
"""Degrees between two kept turns of the tumbleweed."""


class PosterLook(NamedTuple):
    """A game's poster: words, type and colour of its title."""

    lines: tuple[str, ...]
    font: str
    colour: Colour


POSTERS = {
    "bandits": PosterLook(("BANDITS", "ON MARS"), "mars-head", rgb("#8c2f1b")),
    "bountytown": PosterLook(("BOUNTY", "TOWN"), "west-head", rgb("#7d1d1d")),
    "boomtown": PosterLook(("BOOM", "TOWN"), "west-head", rgb("#12343b")),
}
BESIDE = {
    "noon": PosterLook(("NOON",), "mars-head", rgb("#8c2f1b")),
    "party": PosterLook(("PARTY",), "mars-head", rgb("#7a2a5a")),
}
"""Posters that hang on the title only where there are no others."""


def title_backdrop(art: Art, canvas: Canvas, t: float, *, less_motion: bool = False) -> None:
    """Draw the desert at sunset with the town under its dome. t: seconds; less_motion: nothing stirs."""
    canvas.image(art.sprite("title/backdrop", width=WIDTH, opaque=True), 0, 0, anchor="topleft")
    if not less_motion:
        for i, (x, y) in enumerate(STARS):
            glow = math.sin(math.tau * (t / 4.7 + i * 0.31))
            if glow > 0:
                canvas.image(_spark(art), x, y, alpha=round(200 * glow))
        _tumbleweed(art, canvas, t % WEED_EVERY_S / WEED_TAKES_S)
    for figure, feet, tall in GANG:
        canvas.image(_shape(art, figure, GANG_HEIGHT * tall), feet, _ridge(feet), anchor="midbottom")


def logo_sprite(art: Art, width: float) -> Sprite:
    """The lettering RED FRONTIER, that many logical px wide."""
    return art.sprite("title/logo", width=width)


def poster_sprite(art: Art, game: str, width: float) -> Sprite:
    """The poster of a game ('bandits', 'bountytown', 'boomtown') or of what is in `BESIDE`."""
    look = POSTERS.get(game) or BESIDE[game]
    height = width * POSTER_SIZE[1] / POSTER_SIZE[0]
    unit = width / POSTER_SIZE[0]

    def paint(canvas: Canvas) -> None:
        _sheet(canvas, "title/poster", width)
        _picture(canvas, game, width)
        size = 92 * unit
        for i, line in enumerate(look.lines):
            y = (POSTER_TITLE_Y + (i - (len(look.lines) - 1) / 2) * 90) * unit
            canvas.text(line, width / 2, y, look.font, size, look.colour, max_width=560 * unit)

    return art.compose(("poster", game), (width, height), paint, supersample=1)


def _sheet(canvas: Canvas, name: str, width: float) -> None:
    canvas.image(canvas.art.sprite(name, width=width), 0, 0, anchor="topleft")


def _picture(canvas: Canvas, game: str, width: float) -> None:
    """A game's picture, laid together from its own drawings within the poster's frame."""
    unit = width / POSTER_SIZE[0]
    left, top = canvas.px(PICTURE[0] * unit, PICTURE[1] * unit)
    whole = canvas.surface.get_clip()
    size = canvas.length(PICTURE[2] * unit), canvas.length(PICTURE[3] * unit)
    canvas.surface.set_clip(pygame.Rect((left, top), size).clip(whole))
    if game in PICTURES:
        PICTURES[game](canvas, unit)
    else:
        _sheet(canvas, f"title/poster-{game}", width)
    canvas.surface.set_clip(whole)
    x, y, w, h = (side * unit for side in (PICTURE[0] - 4, PICTURE[1] - 4, PICTURE[2] + 8, PICTURE[3] + 8))
    canvas.rect(x, y, w, h, INK, width=10 * unit)


def _gang(canvas: Canvas, unit: float) -> None:
    art = canvas.art
    _sheet(canvas, "title/poster-bandits", POSTER_SIZE[0] * unit)
    for figure, x, height, colour in POSTER_GANG:
        shades = recolour(colour, _times(colour, 0.58), _times(colour, 1.45))
        sprite = art.sprite(f"bandits/figure-{figure}", height=height * unit, recolour=shades)
        canvas.image(sprite, x * unit, 620 * unit, anchor="midbottom")
    _sheet(canvas, "title/poster-bandits-table", POSTER_SIZE[0] * unit)
    for seat, pose, x, angle in ((0, "slam", 214, 26), (1, "reach", 506, -24)):
        glove = glove_sprite(art, SEATS[seat], pose)
        canvas.image(glove, x * unit, 604 * unit, angle=angle, zoom=1.45 * unit)


def _high_noon(canvas: Canvas, unit: float) -> None:
    """Two who duel in the main street."""
    art = canvas.art
    canvas.image(
        art.sprite("bountytown/duel-street", height=650 * unit), 360 * unit, 56 * unit, anchor="midtop"
    )
    canvas.image(bounty_figure(art, "bart", 430 * unit), 206 * unit, 712 * unit, anchor="midbottom")
    canvas.image(bounty_figure(art, "valentina", 410 * unit), 520 * unit, 704 * unit, anchor="midbottom")


def _election(canvas: Canvas, unit: float) -> None:
    """The Mayor at dusk between the law and those who do not care for it."""
    art = canvas.art
    canvas.image(art.sprite("boomtown/shootout", height=650 * unit), 360 * unit, 56 * unit, anchor="midtop")
    for card, x, flip in (("the-sheriff", 156, False), ("billy-the-kid", 564, True)):
        figure = gunslinger_sprite(art, card, 380 * unit, drawn=True, flip=flip, mark=False)
        canvas.image(figure, x * unit, 656 * unit, anchor="midbottom")
    canvas.image(mayor_sprite(art, 470 * unit), 360 * unit, 716 * unit, anchor="midbottom")


PICTURES: dict[str, Callable[[Canvas, float], None]] = {
    "bandits": _gang,
    "bountytown": _high_noon,
    "boomtown": _election,
}
"""By game: paints its picture; the number is a logical px of the poster's own 720. Others are one drawing."""


def _times(colour: Colour, factor: float) -> Colour:
    red, green, blue = (min(255, round(c * factor)) for c in colour)
    return red, green, blue


def _shape(art: Art, figure: str, height: float) -> Sprite:
    """A bandit against the light: a dark shape with a rim of sun."""
    natural = art.natural(f"bandits/figure-{figure}")
    size = height * natural[0] / natural[1], height

    def paint(canvas: Canvas) -> None:
        drawn, _ = art.sprite(f"bandits/figure-{figure}", height=height - 6).surface(canvas.scale)
        for place, colour in ((canvas.px(7, 0), RIM), (canvas.px(2, 6), SHADE)):
            shape = drawn.copy()
            shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            shape.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
            canvas.surface.blit(shape, place)

    return art.compose(("title shape", figure), size, paint, supersample=1)


def _ridge(x: float) -> float:
    """The height of the ridge at x, px from the top."""
    for (ax, ay), (bx, by) in itertools.pairwise(RIDGE):
        if x <= bx:
            return ay + (by - ay) * (x - ax) / (bx - ax)
    return RIDGE[-1][1]


def _tumbleweed(art: Art, canvas: Canvas, way: float) -> None:
    if way >= 1.0:
        return
    x = WIDTH + 60 - way * (WIDTH + 120)
    hop = abs(math.sin(way * math.pi * 7)) * 46 * (1 - 0.4 * way)
    angle = -round(way * 2200 / WEED_STEP) * WEED_STEP
    sprite = art.sprite("title/tumbleweed", width=WEED_SIZE)
    canvas.image(sprite, x, min(HEIGHT, WEED_Y + 40 * way) - hop, angle=angle)


def _spark(art: Art) -> Sprite:
    """A star with four rays."""

    def paint(canvas: Canvas) -> None:
        canvas.polygon(star(20, 20, 19, 4, 0.19), (255, 246, 220))

    return art.compose("title spark", (40.0, 40.0), paint)
