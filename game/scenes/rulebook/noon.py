"""The pictures of the rulebooks of Noon and of a party; neither has cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.scenes.backdrops import POSTER_SIZE, poster_sprite
from game.scenes.noon.layout import FIGURES
from game.scenes.noon.slingers import stamp
from game.scenes.rulebook.bandits import coin, glove
from game.scenes.rulebook.paper import badge
from game.stage.cut import disc, star
from game.stage.frames import cutout
from game.stage.palette import INK, MARS, SEATS, rgb

if TYPE_CHECKING:
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

THING, POINTS, FALLEN = 190.0, 108.0, 0.36
"""How high things and points are at most, px; and how flat somebody lies."""
POSES = ("winner", "fallen", "shamed")
FACE, BRASS = rgb("#f7e9d0"), rgb("#e8b240")


class Pictures:
    """What the words of the pages show: noon:, figure:, glove:, poster:, points:, coin, star."""

    def __call__(self, art: Art, word: str, height: float) -> Sprite:
        """The picture of a word, of that height. Raises KeyError for another word."""
        kind, _, name = word.partition(":")
        return PICTURES[kind](art, name, height)


def _noon(art: Art, name: str, height: float) -> Sprite:
    if name == "stamp":
        return _stamp(art, min(height, THING))
    if name == "clock":
        return _clock(art, min(height, THING))
    return art.sprite(f"noon/{THINGS[name]}", height=min(height, THING))


THINGS = {
    "bell": "bell", "revolver": "revolver", "flash": "flash", "bullet": "bullet", "empty": "bullet-empty",
}  # fmt: skip


def _stamp(art: Art, height: float) -> Sprite:
    """What is put on who drew too soon, in two lines."""
    whole = stamp(art, 0.0)
    unit = height / whole.height
    size = whole.width * unit, height
    return art.compose(
        ("rule stamp", height), size, lambda canvas: canvas.image(whole, size[0] / 2, size[1] / 2, zoom=unit)
    )


def _clock(art: Art, height: float) -> Sprite:
    """A clock shortly before twelve."""

    def paint(canvas: Canvas) -> None:
        middle = height / 2
        cutout(canvas, disc(middle, middle, middle - 8), BRASS, INK, line=6, seed=4)
        cutout(canvas, disc(middle, middle, middle * 0.74), FACE, INK, line=4, seed=6)
        for x, y in ((0, -0.58), (0.58, 0), (0, 0.58), (-0.58, 0)):
            canvas.circle(middle * (1 + x), middle * (1 + y), height * 0.026, INK)
        canvas.line([(middle, middle), (middle * 0.93, middle * 0.62)], INK, height * 0.06)
        canvas.line([(middle, middle), (middle * 0.86, middle * 0.44)], MARS.alarm, height * 0.035)
        canvas.circle(middle, middle, height * 0.05, INK)

    return art.compose(("rule clock", height), (height, height), paint)


def _figure(art: Art, pose: str, height: float) -> Sprite:
    """Somebody in the street: who has the round, who fell, who drew too soon."""
    seat = POSES.index(pose)
    height = min(height, THING * 1.2)
    figure = art.sprite(f"bandits/figure-{FIGURES[seat]}", height=height, recolour=SEATS[seat].recolour())
    if pose == "winner":
        return figure
    flat = FALLEN if pose == "fallen" else 1.0
    size = figure.width, figure.height * flat

    def paint(canvas: Canvas) -> None:
        canvas.image(figure, 0, 0, anchor="topleft", zoom=(1.0, flat))
        if pose == "shamed":
            canvas.surface.fill((120, 100, 120, 255), special_flags=pygame.BLEND_RGBA_MULT)

    return art.compose(("rule figure", pose, height), size, paint, supersample=1)


def _poster(art: Art, game: str, height: float) -> Sprite:
    return poster_sprite(art, game, height * POSTER_SIZE[0] / POSTER_SIZE[1])


def _points(art: Art, count: str, height: float) -> Sprite:
    return badge(art, MARS, int(count), min(height, POINTS))


def _star(art: Art, _: str, height: float) -> Sprite:
    """The star of who has won."""
    size = min(height, THING)

    def paint(canvas: Canvas) -> None:
        cutout(canvas, star(size / 2, size / 2, size * 0.42), (255, 205, 70), INK, line=7, seed=2)
        canvas.polygon(star(size / 2, size / 2, size * 0.19), (255, 243, 207))

    return art.compose(("rule star", size), (size, size), paint)


PICTURES: dict[str, Callable[[Art, str, float], Sprite]] = {
    "noon": _noon,
    "figure": _figure,
    "glove": glove,
    "poster": _poster,
    "points": _points,
    "coin": lambda art, _, height: coin(art, height),
    "star": _star,
}
