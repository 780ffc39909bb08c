"""Money of Boom Town: a coin of $1, and what a Boss owns as piles of notes and coins."""

from __future__ import annotations

from game.scenes.boomtown.marks import FOLDER
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas

COIN_SIZE = 44.0
STACK_WIDTH = 150.0
NOTE = 10
"""Dollars of a bundle of notes; the rest lies there as coins."""
PILE = 5
"""Bundles in one pile; a second pile stands behind it."""
SHAPE = 0.86
"""Height of the picture as a share of its width."""


def coin_sprite(art: Art) -> Sprite:
    """A coin of $1."""
    return art.sprite(f"{FOLDER}/coin", width=COIN_SIZE, height=COIN_SIZE)


def bill_stack_sprite(art: Art, amount: int, width: float = STACK_WIDTH) -> Sprite:
    """What `amount` dollars look like on the table: a bundle for each $10 and a coin for each $1 left."""
    notes, coins = divmod(max(0, amount), NOTE)
    size = width, width * SHAPE

    def paint(canvas: Canvas) -> None:
        bundle = art.sprite(f"{FOLDER}/bundle", width=width * 0.62)
        lying = art.sprite(f"{FOLDER}/coin-lying", width=width * 0.27)
        piles = -(-notes // PILE)
        for pile in reversed(range(piles)):
            for i in range(min(PILE, notes - pile * PILE)):
                x, y = width * (0.33 + pile * 0.1), size[1] - width * (0.2 + pile * 0.08 + i * 0.1)
                canvas.image(bundle, x, y)
        for i in range(coins):
            heap, step = divmod(i, 5)
            x = width * (0.84 - heap * 0.24) if notes else width * (0.6 - heap * 0.3)
            canvas.image(lying, x, size[1] - width * (0.13 + step * 0.07 - heap * 0.03))

    return art.compose(("money", notes, coins), size, paint, supersample=1)
