"""What a Location or a Character can do, on a board of its own beside it while it is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.bountytown import geometry
from game.scenes.bountytown.town import cell_middle
from game.stage.canvas import LEADING
from game.stage.cut import rounded
from game.stage.frames import cutout
from game.stage.hatch import grain
from game.stage.palette import BOUNTY, mix

if TYPE_CHECKING:
    from game.scenes.bountytown.lore import Card
    from game.stage.art import Sprite
    from game.stage.canvas import Canvas

WIDTH = 690.0
HEAD, TEXT = 44.0, 38.0
EDGE = 22.0
DROP = 118.0
"""From the middle of a building down to the caption's top, px: half of the figures stay free."""
LEFT, RIGHT = 424.0, 1472.0
MOST_H = 420.0
"""Of the text, px."""


def place_sprite(canvas: Canvas, card: Card) -> Sprite:
    """The board of a Location, beside its sign: the ability, and what it means."""
    return words_sprite(canvas, card.ability or card.name, card.text)


def person_sprite(canvas: Canvas, card: Card) -> Sprite:
    """The board of a Character. It says whose the ability is, for it is others who look at it."""
    return words_sprite(canvas, ": ".join(filter(None, (card.name, card.ability))), card.text)


def words_sprite(canvas: Canvas, head: str, text: str) -> Sprite:
    """A board with a head and a text."""
    lines = canvas.wrap(text, BOUNTY.body, TEXT, WIDTH - 2 * EDGE, MOST_H)
    step = canvas.step(lines[0], TEXT)
    height = 2 * EDGE + HEAD * LEADING + len(lines) * step
    margin = 12.0

    def paint(canvas: Canvas) -> None:
        canvas.shift = (margin, margin)
        inner = cutout(
            canvas,
            rounded(0, 0, WIDTH, height, 10),
            BOUNTY.paper,
            BOUNTY.ink,
            line=5,
            drop=7,
            seed=7,
            rough=1.0,
        )
        grain(canvas, inner, mix(BOUNTY.paper, BOUNTY.shade, 0.45), each=1200)
        canvas.text(head, EDGE, EDGE + HEAD * 0.5, "west-head", HEAD - 4, BOUNTY.alarm, anchor="midleft",
                    max_width=WIDTH - 2 * EDGE)  # fmt: skip
        for number, line in enumerate(lines):
            y = EDGE + HEAD * LEADING + (number + 0.5) * step
            canvas.text(line, EDGE, y, "west", TEXT, BOUNTY.ink, anchor="midleft")
        canvas.shift = (0.0, 0.0)

    size = WIDTH + 2 * margin, height + 2 * margin
    return canvas.art.compose(("caption", head, text), size, paint, supersample=1, grows=True)


def draw_cell_caption(canvas: Canvas, card: Card, cell: int) -> None:
    """Below the building; above it in the lowest row."""
    sprite = place_sprite(canvas, card)
    x, y = cell_middle(cell)
    x = min(max(x, LEFT + WIDTH / 2), RIGHT - WIDTH / 2)
    if cell < 6:
        canvas.image(sprite, x, y + DROP + 36, anchor="midtop")
    else:
        canvas.image(sprite, x, y - DROP, anchor="midbottom")


def draw_seat_caption(canvas: Canvas, card: Card, seat: int, seats: int) -> None:
    """Right of the plate."""
    place = geometry.plate(seat, seats)
    sprite = person_sprite(canvas, card)
    y = min(max(place.y + place.h / 2, 90 + sprite.height / 2), 1006 - sprite.height / 2)
    canvas.image(sprite, place.x + place.w + 56, y, anchor="midleft")


def draw_pile_caption(canvas: Canvas, words: tuple[str, str]) -> None:
    """Left of the piles."""
    canvas.image(words_sprite(canvas, *words), RIGHT, geometry.PILES_Y, anchor="midright")
