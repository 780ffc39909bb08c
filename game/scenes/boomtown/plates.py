"""The plate of a seat: badge, name, money as a stack and as a figure, the way to the goal, its hand."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.board.table import Box
from game.scenes.boomtown.cards import back_sprite
from game.scenes.boomtown.money import bill_stack_sprite
from game.scenes.names import seat_name
from game.stage.art import Art, Sprite
from game.stage.badges import seat_badge
from game.stage.canvas import Canvas
from game.stage.cut import box as rectangle
from game.stage.cut import rounded
from game.stage.frames import cutout
from game.stage.hatch import hatch
from game.stage.palette import BOOM, SEATS, WHITE, mix

BADGE = 76.0
NAME_X, NAME_W, NAME_SIZE = 80.0, 122.0, 44.0
STACK_X, STACK_W = 236.0, 64.0
MONEY_X, MONEY_W, MONEY_SIZE = 272.0, 122.0, 46.0
BAR_X, BAR_W, BAR_H = 408.0, 128.0, 24.0
FLAG_H = 50.0
HAND_X, HAND_H, HAND_SIZE = 590.0, 54.0, 46.0


class PlateLook(NamedTuple):
    """What a plate shows. money: as it is counted up now. turn: it is this seat's turn."""

    seat: int
    money: int
    goal: int
    hand: int
    turn: bool


def draw_plate(canvas: Canvas, box: Box, look: PlateLook) -> None:
    """Draw a seat's plate in its box."""
    art, middle = canvas.art, box.y + box.h / 2
    canvas.image(_board(art, look.seat, box.w, box.h, turn=look.turn), box.x + box.w / 2, middle)
    canvas.image(seat_badge(art, look.seat, BADGE), box.x + 37, middle)
    ink = BOOM.ink if look.turn else BOOM.panel_ink
    name = seat_name(look.seat)
    x = box.x
    canvas.text(name, x + NAME_X, middle, BOOM.body, NAME_SIZE, ink, anchor="midleft", max_width=NAME_W)
    if look.money:
        canvas.image(bill_stack_sprite(art, look.money, STACK_W), x + STACK_X, middle)
    money = f"${look.money}"
    canvas.text(money, x + MONEY_X, middle, BOOM.head, MONEY_SIZE, ink, anchor="midleft", max_width=MONEY_W)
    _draw_bar(canvas, x + BAR_X, middle, look)
    canvas.image(back_sprite(art, HAND_H), x + HAND_X, middle)
    count = str(look.hand)
    canvas.text(count, x + HAND_X + 26, middle, BOOM.head, HAND_SIZE, ink, anchor="midleft", max_width=30)


def _draw_bar(canvas: Canvas, x: float, middle: float, look: PlateLook) -> None:
    """How far it is to the goal, with its flag at the end."""
    canvas.image(_bed(canvas.art, look.goal), x, middle, anchor="midleft")
    share = min(1.0, look.money / look.goal)
    if share > 0:
        colour = SEATS[look.seat].colour
        width = BAR_W * share
        top = middle - BAR_H / 2
        canvas.rect(x + 4, top, width, BAR_H, colour)
        canvas.rect(x + 4, top + 4, width, 5, mix(colour, WHITE, 0.5))
        canvas.rect(x + 4, top + BAR_H * 0.7, width, BAR_H * 0.3, mix(colour, BOOM.ink, 0.3))


def _bed(art: Art, goal: int) -> Sprite:
    """The empty bar and the flag behind its end."""
    size = BAR_W + 40, 64.0

    def paint(canvas: Canvas) -> None:
        middle, end = size[1] / 2, BAR_W + 6
        mast = rectangle(end, 4, 5, size[1] - 14)
        flag = [(end + 5, 5), (end + 33, 14), (end + 5, 25)]
        cutout(canvas, flag, BOOM.alarm, BOOM.ink, line=3, rough=0.5)
        canvas.polygon(mast, BOOM.ink)
        bed = rectangle(4, middle - BAR_H / 2, BAR_W, BAR_H)
        cutout(canvas, bed, mix(BOOM.ink, BOOM.panel, 0.35), BOOM.ink, line=4, rough=0.3)
        for quarter in (0.25, 0.5, 0.75):
            canvas.rect(4 + BAR_W * quarter - 1, middle - BAR_H / 2, 2, BAR_H, BOOM.ink)

    return art.compose(("goal bar", goal), size, paint)


def _board(art: Art, seat: int, w: float, h: float, *, turn: bool) -> Sprite:
    """The wood of a plate: brass for the seat whose turn it is."""

    def paint(canvas: Canvas) -> None:
        fill = BOOM.accent if turn else BOOM.panel
        inner = cutout(canvas, rounded(6, 6, w - 12, h - 14, 12), fill, BOOM.ink, line=5, drop=4, rough=1.0)
        shade = mix(fill, BOOM.ink, 0.25)
        hatch(canvas, rectangle(14, h * 0.68, w - 28, h * 0.2), shade, spacing=8, width=2.6)
        rim = mix(SEATS[seat].colour, fill, 0.1)
        canvas.polygon(rounded(11, 11, w - 22, h - 24, 8), rim, width=4)
        del inner

    return art.compose(("boom plate", seat, w, h, turn), (w, h), paint)
