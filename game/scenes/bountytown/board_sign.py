"""Whose turn it is, in large: for all who only watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bountytown.turns import ACTIONS
from game.scenes.bountytown.board_parts import INK, star_sprite
from game.scenes.bountytown.figures import bust_sprite
from game.scenes.bountytown.geometry import SIGN
from game.stage.badges import seat_badge
from game.stage.cut import box
from game.stage.frames import MARGIN, panel
from game.stage.hatch import hatch
from game.stage.palette import BOUNTY, SEATS, mix

if TYPE_CHECKING:
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

NAME = 42.0


def draw_sign(canvas: Canvas, seat: int, name: str, character: str, actions: int) -> None:
    """The sign of a turn. actions: how many are left."""
    sprite = sign_sprite(canvas.art, seat, name, character)
    canvas.image(sprite, SIGN.x - MARGIN, SIGN.y - MARGIN, anchor="topleft")
    for number in range(ACTIONS):
        star = star_sprite(canvas.art, 66, spent=number >= actions)
        canvas.image(star, SIGN.x + SIGN.w - 76, SIGN.y + 100 + 62 * number)


def sign_sprite(art: Art, seat: int, name: str, character: str) -> Sprite:
    """The sign without its stars."""
    board = panel(art, BOUNTY, SIGN.w, SIGN.h)

    def paint(canvas: Canvas) -> None:
        canvas.image(board, board.width / 2, board.height / 2)
        left, top, colour = MARGIN + 34.0, MARGIN + 76.0, SEATS[seat].colour
        canvas.text(
            f"{name}'s turn",
            MARGIN + SIGN.w / 2,
            MARGIN + 46,
            "west",
            NAME,
            INK,
            max_width=SIGN.w - 64,
            whole=True,
        )
        frame = box(left, top, 230, 172)
        canvas.polygon(frame, colour)
        hatch(canvas, frame, mix(colour, INK, 0.16), spacing=11, width=3.4)
        canvas.image(bust_sprite(canvas.art, character, 166), left + 128, top + 172, anchor="midbottom")
        canvas.polygon(frame, INK, width=4)
        canvas.image(seat_badge(canvas.art, seat, 76), left + 34, top + 136)

    key, size = ("turn sign", seat, name, character), (board.width, board.height)
    return art.compose(key, size, paint, supersample=1, grows=True)
