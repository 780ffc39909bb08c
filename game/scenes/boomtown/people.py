"""The Gunslingers of Boom Town, put together from drawn parts: standing, gun drawn, fallen, and as busts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.rules.boomtown.cards import row_id
from game.scenes.boomtown.cutout import bench, cut_out
from game.scenes.boomtown.marks import FOLDER, kind_mark
from game.scenes.boomtown.people_faces import face_sprite
from game.scenes.boomtown.people_looks import (
    FIGURE_H,
    FIGURE_W,
    HEAD,
    HEAD_H,
    HEAD_W,
    HIPS,
    LARGE_FROM,
    NECK,
    SHIRT,
    SLEEVELESS,
    STANCES,
    WORN,
    tints,
)
from game.scenes.boomtown.people_rows import GANGS, PEOPLE, RIDERS, SIDE_OF
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas

HEIGHT = 190.0
BUST_HEIGHT = 120.0
MARK, FINE_MARK = 0.3, 0.24
"""Size of the mark at a figure's boots, as a share of its height: of small and of large figures."""
FALLEN = 0.6
"""Height of a fallen figure's picture as a share of a standing one's; it is as wide as the other is high."""
BUST = (14.0, 4.0, 212.0, 160.0)
"""The part of a figure that its bust shows: left, top, width, height, px of its sheet."""
MATES = ((-50.0, 0.84), (50.0, 0.84))
"""How far to the side the others of a gang stand, px of the sheet, and how big they are."""
GANG_SHAPE = 1.5
RIDING = ((0.2, 0.78), (0.8, 0.78), (0.5, 0.94))
"""Where the riders of a Gang's card are, a share of its width, and how big; from back to front."""
Maker = Callable[[], Sprite]


def gunslinger_sprite(
    art: Art,
    card_id: str,
    height: float = HEIGHT,
    *,
    fallen: bool = False,
    drawn: bool = False,
    flip: bool = False,
    mark: bool = True,
) -> Sprite:
    """A Gunslinger from hat to boots, cut out of paper. Raises KeyError for a card that is none.

    fallen: lying, hat beside it. drawn: gun in hand, pointing right; flip: turned the other way.
    mark: with the sign of its side at its boots.
    """
    person = row_id(card_id)
    side = SIDE_OF[person]
    fine = height >= LARGE_FROM
    size = (height, height * FALLEN) if fallen else (height * FIGURE_W / FIGURE_H, height)

    def paint(canvas: Canvas) -> None:
        desk = bench(art)
        inner = _fallen(desk, person, height) if fallen else _group(desk, person, height, drawn=drawn)
        cut_out(canvas, inner, flip=flip)
        if mark and not fallen:
            sign = kind_mark(art, side, height * (FINE_MARK if fine else MARK))
            canvas.image(sign, size[0] / 2, height, anchor=(-0.55, 1.0))

    return art.compose(("gunslinger", person, fallen, drawn, flip, mark, fine), size, paint, supersample=1)


def gunslinger_bust(art: Art, card_id: str, height: float = BUST_HEIGHT) -> Sprite:
    """A Gunslinger's head and shoulders. Raises KeyError for a card that is none."""
    person = row_id(card_id)
    side = SIDE_OF[person]
    left, top, wide, high = BUST
    unit = height / high

    def paint(canvas: Canvas) -> None:
        whole = _group(bench(art), person, FIGURE_H * unit)
        canvas.image(whole, -left * unit, -top * unit, anchor="topleft")

    key = "gunslinger bust", side, person, FIGURE_H * unit >= LARGE_FROM
    return art.compose(key, (wide * unit, height), paint, supersample=1)


def gang_sprite(art: Art, card_id: str, height: float) -> Sprite:
    """The busts of those who ride with a Gang of the Shootout. Raises KeyError for another card."""
    riders = RIDERS[row_id(card_id)]
    left, top, wide, high = BUST
    fine = height >= LARGE_FROM

    def paint(canvas: Canvas) -> None:
        for rider, (x, size) in zip(riders, RIDING, strict=True):
            unit = height * size / high
            person = _upper(bench(art), rider, FIGURE_H * unit, drawn=False)
            canvas.image(
                person,
                x * height * GANG_SHAPE - (left + wide / 2) * unit,
                height - (top + high) * unit,
                anchor="topleft",
            )

    return art.compose(("riders", card_id, fine), (height * GANG_SHAPE, height), paint, supersample=1)


def pieces(
    art: Art, card_id: str, height: float, *, drawn: bool = False, fallen: bool = False
) -> Iterator[Maker]:
    """Makes what a figure is put together from, the innermost first: one by one none holds up a frame."""
    first = row_id(card_id)
    desk, high = bench(art), height
    for place, person in enumerate((first, *(() if fallen else GANGS.get(first, ())))):
        if place:
            high = height * MATES[place - 1][1]
        yield partial(_head, desk, person, high, dead=fallen)
        yield partial(_upper, desk, person, high, drawn=drawn and not fallen, dead=fallen)
        if not fallen:
            yield partial(_figure, desk, person, high, drawn=drawn)
    yield (
        partial(_fallen, desk, first, height) if fallen else partial(_group, desk, first, height, drawn=drawn)
    )


def bust_pieces(art: Art, card_id: str, height: float = BUST_HEIGHT) -> Iterator[Maker]:
    """The same for a bust."""
    return pieces(art, card_id, FIGURE_H * (height / BUST[3]))


def _group(art: Art, person: str, height: float, *, drawn: bool = False) -> Sprite:
    """A figure, and behind it the others of its gang."""
    first = _figure(art, person, height, drawn=drawn)
    mates = [_figure(art, mate, height * MATES[i][1]) for i, mate in enumerate(GANGS.get(person, ()))]
    if not mates:
        return first

    def paint(canvas: Canvas) -> None:
        unit = height / FIGURE_H
        for mate, (aside, _) in zip(mates, MATES, strict=True):
            canvas.image(mate, first.width / 2 + aside * unit, height * 0.94, anchor="midbottom")
        canvas.image(first, 0, 0, anchor="topleft")

    return art.compose(
        ("gang", person, drawn, height >= LARGE_FROM), (first.width, height), paint, supersample=1
    )


def _figure(art: Art, person: str, height: float, *, drawn: bool = False) -> Sprite:
    """One figure: legs in the stance of its side, and the rest that leans over them."""
    stance, body = STANCES[SIDE_OF[person]], PEOPLE[person][1]
    fine, unit = height >= LARGE_FROM, height / FIGURE_H
    upper = _upper(art, person, height, drawn=drawn)
    legs = _part(art, f"legs-{stance.legs}", height, _dyes(person), fine=fine)

    def paint(canvas: Canvas) -> None:
        canvas.image(legs, 0, 0, anchor="topleft")
        hips = (HIPS[0] / FIGURE_W, HIPS[1] / FIGURE_H)
        y = (HIPS[1] + stance.drop) * unit
        canvas.image(upper, HIPS[0] * unit, y, anchor=hips, angle=stance.lean)

    return art.compose(("figure", person, body, drawn, fine), (upper.width, height), paint, supersample=1)


def _upper(art: Art, person: str, height: float, *, drawn: bool, dead: bool = False) -> Sprite:
    """A figure above its hips. dead: as it lies there."""
    body = PEOPLE[person][1]
    stance = STANCES[SIDE_OF[person]]
    fine, unit, dyes = height >= LARGE_FROM, height / FIGURE_H, _dyes(person)
    before = [thing for thing in filter(None, body.before.split(",")) if thing in WORN or not (drawn or dead)]
    right = "aim" if drawn else "down" if dead else body.right
    head = _head(art, person, height, dead=dead)

    def put(canvas: Canvas, parts: list[str]) -> None:
        for part in parts:
            canvas.image(_part(art, part, height, dyes, fine=fine), 0, 0, anchor="topleft")

    def paint(canvas: Canvas) -> None:
        put(canvas, [f"torso-{body.torso}", f"left-{body.left}", *(f"p-{t}" for t in before if t in WORN)])
        neck = NECK[0] / HEAD_W, NECK[1] / HEAD_H
        canvas.image(head, NECK[2] * unit, NECK[3] * unit, anchor=neck, angle=stance.nod)
        put(canvas, [f"right-{right}", *(f"p-{t}" for t in before if t not in WORN)])
        if drawn:
            put(canvas, ["p-aim"])

    key = "upper", person, body, drawn, dead, fine
    return art.compose(key, (height * FIGURE_W / FIGURE_H, height), paint, supersample=1)


def _head(art: Art, person: str, height: float, *, dead: bool) -> Sprite:
    """A figure's head. dead: bareheaded, and its eyes are crosses."""
    face, body = PEOPLE[person]
    if dead:
        face = face._replace(eyes="dead", hat="")
    size, hat = HEAD * body.size * height / FIGURE_H, STANCES[SIDE_OF[person]].hat
    return face_sprite(art, face, size, fine=height >= LARGE_FROM, hat=hat)


def _fallen(art: Art, person: str, height: float) -> Sprite:
    """A figure on its back; its hat has rolled away."""
    face, body = PEOPLE[person]
    fine, dyes, unit = height >= LARGE_FROM, _dyes(person), height / FIGURE_H
    upper = _upper(art, person, height, drawn=False, dead=True)
    legs = _part(art, f"legs-{STANCES[SIDE_OF[person]].legs}", height, dyes, fine=fine)
    hat = f"{FOLDER}/heads/hat-{face.hat}{'' if fine else '-small'}"

    def standing(canvas: Canvas) -> None:
        canvas.image(legs, 0, 0, anchor="topleft")
        canvas.image(upper, 0, 0, anchor="topleft")

    man = art.compose(("dead", person, fine), (upper.width, height), standing, supersample=1)

    def paint(canvas: Canvas) -> None:
        canvas.image(man, height * 0.53, height * FALLEN * 0.56, angle=-86, zoom=0.875)
        if face.hat:
            size = HEAD * body.size * unit * 0.8
            sprite = art.sprite(hat, height=size, recolour=tints(face.felt, 0))
            canvas.image(sprite, height * 0.17, height * 0.16, anchor=(0.5, 0.26), angle=-24)

    return art.compose(("fallen", person, fine), (height, height * FALLEN), paint, supersample=1)


def _dyes(person: str) -> dict[str, str]:
    face, body = PEOPLE[person]
    sleeves = SHIRT if body.torso in SLEEVELESS else body.cloth
    return tints(body.cloth, 0) | tints(face.skin, 1) | tints(body.under, 2) | tints(sleeves, 3)


def _part(art: Art, part: str, height: float, dyes: dict[str, str], *, fine: bool) -> Sprite:
    name = f"{FOLDER}/figures/{part}{'' if fine else '-small'}"
    return art.sprite(name, height=height, recolour=dyes)
