"""The plate of a seat: badge, name, money as a stack and as a figure, the way to the goal, its hand."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.boomtown.cards import back_sprite
from game.scenes.boomtown.face_up import draw_row
from game.scenes.boomtown.money import bill_stack_sprite
from game.scenes.names import seat_name
from game.stage.art import Art, Sprite
from game.stage.badges import seat_badge
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.cut import box as rectangle
from game.stage.cut import rounded
from game.stage.frames import cutout
from game.stage.hatch import hatch
from game.stage.palette import BOOM, SEATS, WHITE, mix
from game.stage.textsize import Line

BADGE = 82.0
TOP = 31.0
"""From the top of a plate to the middle of its line of figures, px."""
NAME_X, NAME_W, NAME_SIZE = 106.0, 132.0, 46.0
LEAST_NAME, LONG_SIZE, LONG_W = 38.0, 42.0, 198.0
"""A name that has no room at the least size takes that of the stack of money as well."""
STACK_X, STACK_W = 272.0, 64.0
MONEY_X, MONEY_W, MONEY_SIZE = 312.0, 150.0, 46.0
HAND_X, HAND_H, HAND_SIZE = 484.0, 46.0, 48.0
BAR_X, BAR_Y, BAR_H = 98.0, 56.0, 14.0
FLAG_W, FLAG_H = 36.0, 50.0
OPEN_X, OPEN_W, OPEN_H, OPEN_END = 328.0, 222.0, 66.0, 324.0
"""Of a hand that lies face up: left end, width (an open tray covers none of it), height; the flag's place."""
OPEN_NAME, OPEN_MONEY = (100.0, 42.0), (214.0, 106.0)
"""Then the room and size of the name, and where the money is and its room."""
QUARTERS = (0.25, 0.5, 0.75)


class PlateLook(NamedTuple):
    """What a plate shows. money: as it is counted up now. turn: it is this seat's turn.

    held: those of its cards that lie face up, None where hands are secret. bot: a bot plays it.
    """

    seat: int
    money: int
    goal: int
    hand: int
    turn: bool
    held: tuple[str, ...] | None = None
    bot: bool = False


def draw_plate(canvas: Canvas, box: Box, look: PlateLook) -> None:
    """Draw a seat's plate in its box."""
    art, x, middle = canvas.art, box.x, box.y + TOP
    end = box.w if look.held is None else OPEN_END
    board = _board(art, look.seat, (box.w, box.h), end, turn=look.turn)
    canvas.image(board, x + box.w / 2, box.y + box.h / 2)
    _draw_bar(canvas, box, look, bar_width(end))
    canvas.image(seat_badge(art, look.seat, BADGE, bot=look.bot), x + 41, middle + 6)
    ink = BOOM.ink if look.turn else BOOM.panel_ink
    name = seat_name(look.seat)
    money, hand = Line(f"${look.money}", MONEY_SIZE), Line(str(look.hand), HAND_SIZE)  # large for all eyes
    if look.held is not None:
        (name_w, size), (money_x, money_w) = OPEN_NAME, OPEN_MONEY
        at = x + NAME_X, middle
        canvas.text(name, *at, BOOM.body, size, ink, anchor="midleft", max_width=name_w, whole=True)
        money = Line(money, size)
        canvas.text(money, x + money_x, middle, BOOM.head, size, ink, anchor="midleft", max_width=money_w)
        draw_row(canvas, look.held, look.hand, Box(x + OPEN_X, box.y + 8, OPEN_W, OPEN_H))
        return
    long = canvas.text_width(name, BOOM.body, LEAST_NAME) > NAME_W
    room, size = (LONG_W, LONG_SIZE) if long else (NAME_W, NAME_SIZE)
    at = x + NAME_X, middle
    canvas.text(name, *at, BOOM.body, size, ink, anchor="midleft", max_width=room, whole=True)
    if look.money and not long:
        canvas.image(bill_stack_sprite(art, look.money, STACK_W), x + STACK_X, middle - 2)
    canvas.text(money, x + MONEY_X, middle, BOOM.head, MONEY_SIZE, ink, anchor="midleft", max_width=MONEY_W)
    canvas.image(back_sprite(art, HAND_H), x + HAND_X, middle)
    canvas.text(hand, x + HAND_X + 26, middle, BOOM.head, HAND_SIZE, ink, anchor="midleft")


def _draw_bar(canvas: Canvas, box: Box, look: PlateLook, whole: float) -> None:
    """The way to the goal along the foot of the plate. whole: how long it is, px."""
    share = min(1.0, look.money / look.goal)
    if share > 0:
        colour = SEATS[look.seat].colour
        x, y, width = box.x + BAR_X, box.y + BAR_Y, whole * share
        canvas.rect(x, y, width, BAR_H, colour)
        canvas.rect(x, y, width, BAR_H * 0.35, mix(colour, WHITE, 0.45))


def bar_width(end: float) -> float:
    """How long the way to the goal is, px. end: up to where a plate has room for it and its flag."""
    return end - BAR_X - FLAG_W - 14


def _board(art: Art, seat: int, size: tuple[float, float], bar_end: float, *, turn: bool) -> Sprite:
    """The wood of a plate: brass for the seat whose turn it is. With the empty bar and its flag."""
    w, h = size

    def paint(canvas: Canvas) -> None:
        fill = BOOM.accent if turn else BOOM.panel
        cutout(canvas, rounded(6, 5, w - 12, h - 13, 12), fill, BOOM.ink, line=5, drop=4, rough=1.0)
        hatch(canvas, rectangle(14, 34, w - 28, 16), mix(fill, BOOM.ink, 0.16), spacing=8, width=2.4)
        canvas.polygon(rounded(10, 9, w - 20, h - 21, 8), mix(SEATS[seat].colour, fill, 0.1), width=4)
        wide = bar_width(bar_end)
        bed = rectangle(BAR_X, BAR_Y, wide, BAR_H)
        cutout(canvas, bed, mix(BOOM.ink, BOOM.paper, 0.2), BOOM.ink, line=4, rough=0.2)
        for quarter in QUARTERS:
            canvas.rect(BAR_X + wide * quarter - 1.5, BAR_Y, 3, BAR_H, mix(BOOM.ink, BOOM.paper, 0.5))
        end = BAR_X + wide + 2
        mast = rectangle(end, BAR_Y + BAR_H - FLAG_H, 5, FLAG_H + 2)
        flag = [(end + 5, mast[0][1]), (end + FLAG_W, mast[0][1] + 10), (end + 5, mast[0][1] + 21)]
        cutout(canvas, flag, BOOM.alarm, BOOM.ink, line=3, rough=0.4)
        canvas.polygon(mast, BOOM.ink)

    return art.compose(("boom plate", seat, w, h, bar_end, turn), (w, h), paint)
