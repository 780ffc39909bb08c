"""The heads of the Gunslingers of Boom Town, put together from drawn parts."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.boomtown.marks import FOLDER
from game.scenes.boomtown.people_looks import BEHIND, HEAD_H, HEAD_W, MARKS, MOUSTACHES, Face, tints
from game.scenes.heads import Layer, extras, features
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas


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
    yield from features(face, MARKS, MOUSTACHES)
    yield from ((f"x-{extra}", face.felt) for extra in extras(face) if extra not in MARKS)
    if face.hat:
        yield f"hat-{face.hat}", face.felt
