"""How long it lasts and how it is won: the Train, and how many Bounties come before it at the least."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bountytown.deal import BEFORE_TRAIN
from game.rules.kernel import count_word
from game.scenes.bountytown.board_parts import FIGURE_SIZE, INK
from game.scenes.bountytown.geometry import METER
from game.scenes.bountytown.town import train_sprite
from game.stage.frames import MARGIN, panel
from game.stage.palette import BOUNTY

if TYPE_CHECKING:
    from game.scenes.bountytown.board import Board
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

GOAL = "Most Renown wins."
HEAD = "The Train ends the game"
ENGINE_H, TRAIN_H = 30.0, 78.0
CARS = ("coach", "tender", "engine")
TEXT, STEP = 40.0, 45.0
COUNT_W = 46.0
"""For the number beside the engine, px: there the sheet ends."""


def before_train(deck: int) -> int:
    """How many Bounties surely come first: the Train is one of the last six cards of their deck."""
    return max(0, deck - BEFORE_TRAIN - 1)


def train_line(deck: int) -> str:
    """The same in words. deck: all that is left of the Bounties and the Train."""
    left = before_train(deck)
    if left:
        return "1 Bounty comes first." if left == 1 else f"{left} Bounties come first."
    return "It can come any time." if deck else "It is here."


def pile_words(board: Board, pile: str) -> tuple[str, str]:
    """What a pile is, and what lies on it."""
    if pile == "bounties":
        return HEAD, f"{train_line(board.bounty_deck)} {GOAL}"
    top = f" Discards: {len(board.discards)}." if board.discards else " No discards."
    if pile in ("deck", "discards"):
        return "Duel deck", f"{count_word(board.deck, 'card')} to draw.{top}"
    return "Items", f"{count_word(board.item_deck, 'Item')} yet to reach the store."


def draw_engine(canvas: Canvas, deck: int, x: float, y: float) -> None:
    """The engine with the number of Bounties before it, about a point of the row of piles."""
    canvas.image(train_sprite(canvas.art, ENGINE_H, ("engine",)), x - 26, y)
    words, at = str(before_train(deck)), (x + 2, y)
    canvas.text(words, *at, "west-head", FIGURE_SIZE, INK, anchor="midleft", max_width=COUNT_W, whole=True)


def draw_meter(canvas: Canvas, deck: int) -> None:
    """A board with all of it in words, where the panel lies when somebody is asked."""
    sprite = _meter_sprite(canvas.art, train_line(deck))
    canvas.image(sprite, METER.x - MARGIN, METER.y - MARGIN, anchor="topleft")


def _meter_sprite(art: Art, words: str) -> Sprite:
    board = panel(art, BOUNTY, METER.w, METER.h)

    def paint(canvas: Canvas) -> None:
        canvas.image(board, board.width / 2, board.height / 2)
        middle, room = MARGIN + METER.w / 2, METER.w - 56
        canvas.image(train_sprite(art, TRAIN_H, CARS), middle, MARGIN + 76)
        lines = [HEAD, *canvas.wrap(words, "west", TEXT, room), GOAL]
        for number, line in enumerate(lines):
            ink = BOUNTY.alarm if line in (HEAD, GOAL) else INK
            canvas.text(line, middle, MARGIN + 142 + STEP * number, "west", TEXT, ink, max_width=room)

    size = board.width, board.height
    return art.compose(("train meter", words), size, paint, supersample=1, grows=True)
