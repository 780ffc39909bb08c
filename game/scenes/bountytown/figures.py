"""The people of Bountytown, put together from drawn parts: heads, portrait busts and whole figures."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.bountytown.figures_looks import (
    BEHIND,
    BODIES,
    BOUNTIES,
    CHARACTERS,
    FIGURE_H,
    FIGURE_HEAD,
    FIGURE_LARGE_FROM,
    FIGURE_W,
    FIGURES,
    HEAD_DROP,
    HEAD_H,
    HEAD_W,
    HELD,
    LARGE_FROM,
    MARKS,
    MOUSTACHES,
    SKIN,
    Face,
    Figure,
    inks,
)
from game.scenes.heads import Layer, extras, features
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas


def layers(face: Face, *, shoulders: bool = True) -> Iterator[Layer]:
    """The parts of a head from back to front. shoulders: with what it wears below the neck."""
    if face.hair in BEHIND:
        yield f"hair-{face.hair}-back", face.shade
    if shoulders:
        yield f"torso-{face.torso}", face.cloth
    yield "neck" if shoulders else "neck-short", face.skin
    yield from features(face, MARKS, MOUSTACHES)
    if face.hat:
        yield f"hat-{face.hat}", face.felt
    left = MARKS if shoulders else {*MARKS, *HELD}
    yield from ((f"x-{extra}", face.cloth) for extra in extras(face) if extra not in left)


def paint_head(
    canvas: Canvas,
    face: Face,
    x: float,
    y: float,
    height: float,
    *,
    shoulders: bool,
    fine: bool | None = None,
) -> None:
    """Paint a head with the top left of its sheet at (x, y), `height` px high.

    fine: with hatching and small marks; by its height if it is not said.
    """
    suffix = "" if (fine if fine is not None else height >= LARGE_FROM) else "-small"
    for part, ink in layers(face, shoulders=shoulders):
        name = f"bountytown/heads/{part}{suffix}"
        sprite = canvas.art.sprite(name, height=height, recolour=inks(ink) if ink else None)
        canvas.image(sprite, x, y, anchor="topleft")


def head_sprite(art: Art, face: Face, height: float) -> Sprite:
    """A head with its shoulders on nothing, for posters and plates."""

    def paint(canvas: Canvas) -> None:
        paint_head(canvas, face, 0, 0, height, shoulders=True)

    size = height * HEAD_W / HEAD_H, height
    return art.compose(("head", face, height >= LARGE_FROM), size, paint, supersample=1)


def bust_sprite(art: Art, character_id: str, height: float = 120.0) -> Sprite:
    """A character's portrait. Raises KeyError for a word that is no character's id."""
    return head_sprite(art, CHARACTERS[character_id], height)


def figure_sprite(art: Art, person: str, height: float = 100.0) -> Sprite:
    """A character, or a Bounty, from hat to boots, by its id. Raises KeyError for another word."""
    face = CHARACTERS.get(person) or BOUNTIES[person]
    figure = FIGURES.get(person) or Figure(BODIES[face.torso])
    fine = height >= FIGURE_LARGE_FROM
    inked = inks(face.cloth) | {SKIN[mark]: ink for mark, ink in inks(face.skin).items()}

    def paint(canvas: Canvas) -> None:
        unit = height / FIGURE_H
        tall = FIGURE_HEAD * figure.head

        def put(part: str) -> None:
            name = f"bountytown/figures/{part}{'' if fine else '-small'}"
            canvas.image(canvas.art.sprite(name, height=height, recolour=inked), 0, 0, anchor="topleft")

        for part in (*(f"p-{thing}" for thing in figure.behind), figure.body):
            put(part)
        left = (FIGURE_W - tall * HEAD_W / HEAD_H) / 2
        top = figure.head_y + HEAD_DROP
        paint_head(canvas, face, left * unit, top * unit, tall * unit, shoulders=False, fine=fine)
        for thing in figure.before:
            put(f"p-{thing}")

    size = height * FIGURE_W / FIGURE_H, height
    return art.compose(("figure", person, fine), size, paint, supersample=1)
