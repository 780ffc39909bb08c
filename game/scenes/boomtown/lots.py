"""Where nobody has built yet: a lot that is staked out, with a sign while nobody stands before it."""

from __future__ import annotations

from game.stage.art import Art, Sprite
from game.stage.badges import emblem
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.cut import box as rectangle
from game.stage.cut import by_hand, rounded
from game.stage.frames import cutout
from game.stage.hatch import grain, hatch
from game.stage.palette import BOOM, SEATS, Colour, mix

WORDS = "Nothing here yet"
TEXT = 40.0
MOST_H, WIDE = 250.0, 520.0
BOARD_W, BOARD_H = 330.0, 70.0
FLAG = 56.0
FOOT = 26.0
"""From the foot of a street to the front stakes, px."""
WOOD: Colour = mix(BOOM.paper, BOOM.ink, 0.45)


def draw_lot(canvas: Canvas, street: Box, seat: int, *, peopled: bool) -> None:
    """Draw it in a seat's street. peopled: Gunslingers stand on it; they would hide the sign."""
    sprite = _lot(canvas.art, seat, min(MOST_H, street.h - FOOT - 8), sign=not peopled)
    canvas.image(sprite, street.x + street.w / 2, street.y + street.h - FOOT, anchor="midbottom")


def _lot(art: Art, seat: int, h: float, *, sign: bool) -> Sprite:
    """Four stakes with a rope round them, a sign on a post, a small flag with the seat's emblem."""

    def paint(canvas: Canvas) -> None:
        back, front = h - 46, h - 6
        _ground(canvas, back, front, seat)
        _fence(canvas, (70.0, WIDE - 70), back, seat)
        if sign:
            board = max(6.0, back - 112)
            _post(canvas, WIDE / 2, board + BOARD_H - 6, front - 18, 13)
            _board(canvas, WIDE / 2 - BOARD_W / 2, board, seat)
        _flag(canvas, 44.0, back - 74, front, seat)
        _post(canvas, WIDE - 26, front - 44, front, 12)

    return art.compose(("empty lot", seat, h, sign), (WIDE, h), paint, grows=sign)


def _ground(canvas: Canvas, back: float, front: float, seat: int) -> None:
    """Bare earth, a little lighter than round it."""
    earth = by_hand([(76, back), (WIDE - 76, back), (WIDE - 20, front), (20, front)], seat, 3.0)
    canvas.polygon(earth, mix(BOOM.ground, BOOM.paper, 0.2))
    hatch(canvas, earth, mix(BOOM.ground, BOOM.ink, 0.2), spacing=17, width=3, angle=4, seed=seat)
    grain(canvas, earth, mix(BOOM.paper, BOOM.ground, 0.45), each=900, size=3.0, seed=seat)


def _fence(canvas: Canvas, xs: tuple[float, float], back: float, seat: int) -> None:
    """The back stakes and the rope between them, which sags."""
    left, right = xs
    for x in xs:
        _post(canvas, x, back - 44, back + 4, 10)
    middle = (left + right) / 2
    rope = [(left, back - 34), ((left + middle) / 2, back - 22), (middle, back - 19)]
    rope += [((right + middle) / 2, back - 22), (right, back - 34)]
    canvas.line(rope, BOOM.ink, 7)
    canvas.line(rope, mix(SEATS[seat].colour, BOOM.paper, 0.25), 3)


def _post(canvas: Canvas, x: float, top: float, foot: float, wide: float) -> None:
    cutout(canvas, rectangle(x - wide / 2, top, wide, foot - top), WOOD, BOOM.ink, line=4, rough=0.8)


def _board(canvas: Canvas, x: float, y: float, seat: int) -> None:
    fill = mix(BOOM.paper, WOOD, 0.25)
    inner = cutout(canvas, rounded(x, y, BOARD_W, BOARD_H, 8), fill, BOOM.ink, line=5, drop=4, rough=1.4)
    hatch(canvas, rectangle(x + 12, y + 46, BOARD_W - 24, 14), mix(fill, WOOD, 0.4), spacing=9, width=2)
    grain(canvas, inner, mix(fill, WOOD, 0.4), each=900, seed=seat)
    canvas.text(WORDS, x + BOARD_W / 2, y + BOARD_H / 2 - 2, "west", TEXT, BOOM.ink, max_width=BOARD_W - 30)


def _flag(canvas: Canvas, x: float, top: float, foot: float, seat: int) -> None:
    """A stake with the emblem of whoever may build here."""
    _post(canvas, x, top, foot, 11)
    cloth = rounded(x, top, FLAG + 8, FLAG, 6)
    cutout(canvas, cloth, mix(SEATS[seat].colour, BOOM.ink, 0.15), BOOM.ink, line=4, rough=1.0)
    canvas.image(emblem(canvas.art, seat, FLAG - 14), x + FLAG / 2 + 4, top + FLAG / 2)
