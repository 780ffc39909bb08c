"""The street of Boom Town at dusk: its backdrops, Boot Hill, and the Mayor who wins it."""

from __future__ import annotations

from game.scenes.boomtown.cutout import cut_out
from game.scenes.boomtown.marks import FOLDER
from game.stage.art import Art, Sprite
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.palette import BOOM, WHITE, Colour, mix, recolour

BOOT_HILL_W = 220.0
MAYOR_H = 430.0


def street_backdrop(art: Art, canvas: Canvas) -> None:
    """The town's ground at dusk in its ledger frame, without buildings."""
    _whole(art, canvas, "street")


def shootout_backdrop(art: Art, canvas: Canvas) -> None:
    """The street close by, under lamps, with the planks on which the dice fall."""
    _whole(art, canvas, "shootout")


def _whole(art: Art, canvas: Canvas, name: str) -> None:
    sprite = art.sprite(f"{FOLDER}/{name}", width=WIDTH, height=HEIGHT, opaque=True)
    canvas.image(sprite, WIDTH / 2, HEIGHT / 2)


def boot_hill_sprite(art: Art, width: float = BOOT_HILL_W) -> Sprite:
    """The hill where the dead and all other discarded cards go."""
    return art.sprite(f"{FOLDER}/boot-hill", width=width)


def mayor_sprite(art: Art, height: float = MAYOR_H, *, sash: Colour = BOOM.alarm) -> Sprite:
    """The new Mayor with top hat and chain. sash: colour of the winner's seat."""
    dyes = recolour(sash, mix(sash, BOOM.ink, 0.4), mix(sash, WHITE, 0.4))
    inner = art.sprite(f"{FOLDER}/mayor", height=height, recolour=dyes)
    size = inner.width, inner.height
    return art.compose(("mayor", sash), size, lambda canvas: cut_out(canvas, inner), supersample=1)
