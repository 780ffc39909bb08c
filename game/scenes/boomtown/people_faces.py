"""The heads of the Gunslingers of Boom Town, put together from drawn parts."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.boomtown.marks import FOLDER
from game.scenes.boomtown.people_looks import BEHIND, HEAD_H, HEAD_W, MARKS, MOUSTACHES, Face, tints
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas

Layer = tuple[str, str]
"""A part's drawing and the name of its ink, '' for none."""


def face_sprite(art: Art, face: Face, height: float, *, fine: bool, hat: float = 0.0) -> Sprite:
    """A head without shoulders. fine: with hatching and small marks. hat: by how much it sits lower, px."""
    unit, suffix = height / HEAD_H, "" if fine else "-small"

    def paint(canvas: Canvas) -> None:
        for part, ink in layers(face):
            name = f"{FOLDER}/heads/{part}{suffix}"
            sprite = art.sprite(name, height=height, recolour=tints(ink, 0) if ink else None)
            canvas.image(sprite, 0, hat * unit if part.startswith("hat-") else 0, anchor="topleft")

    return art.compose(("face", face, fine, hat), (HEAD_W * unit, height), paint, supersample=1)


def layers(face: Face) -> Iterator[Layer]:
    """The parts of a head from back to front."""
    if face.hair in BEHIND:
        yield f"hair-{face.hair}-back", face.shade
    yield "neck", face.skin
    yield f"face-{face.face}", face.skin
    extras = list(filter(None, face.extras.split(",")))
    yield from ((f"x-{mark}", "") for mark in extras if mark in MARKS)
    over = face.beard in MOUSTACHES
    if face.beard and not over:
        yield f"beard-{face.beard}", face.shade
    if face.mouth:
        yield f"mouth-{face.mouth}", ""
    if over:
        yield f"beard-{face.beard}", face.shade
    yield f"nose-{face.nose}", face.skin
    yield f"eyes-{face.eyes}", face.skin
    if face.hair:
        yield f"hair-{face.hair}", face.shade
    yield from ((f"x-{extra}", face.felt) for extra in extras if extra not in MARKS)
    if face.hat:
        yield f"hat-{face.hat}", face.felt
