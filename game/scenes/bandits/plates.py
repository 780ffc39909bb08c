"""The plates of the seats in the two columns: board, badge, name, and what is wrong with a seat."""

from __future__ import annotations

from typing import NamedTuple

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas, Point
from game.stage.glyphs import glyph
from game.stage.palette import INK, MARS, PAPER, SeatLook

PLATE_SIZE: Point = (424.0, 236.0)
BADGE: Point = (49.0, 49.0)
"""Middle of the round badge that carries the emblem, px from the plate's top left."""
EMBLEM = 56.0
NUMBER_AT: Point = (117.0, 49.0)
NUMBER_SIZE = 50.0
NAME_X = 145.0
NAME_SIZE = 42.0
TALLY_X = 394.0
"""Right end of the figure beside the name, px."""
TALLY_ROOM = 62.0
SHERIFF = 46.0
"""The star of who holds a Sheriff, before the figure, px."""
DECK_AT: Point = (56.0, 160.0)
"""Middle of the well for the personal deck; a card in it is at most 70 x 100 px."""
TROUGH = (112.0, 98.0, 290.0, 118.0)
"""Left, top, width, height of the room for the captured Bandits, px from the plate's top left."""
GLYPH, GLYPH_GAP, GLYPH_EDGE = 54.0, 26.0, 6.0
NOTE_AT: Point = (236.0, 123.0)
NOTE_SIZE = 40.0


class PlateLook(NamedTuple):
    """What a plate shows now.

    tally: a figure beside the name (credits), '' for none. turn: the frame of whose turn it is.
    note: a word across the plate, as 'plug in again' when the pad is lost; '' for none. sheriff: holds one.
    keys: glyphs of the controls, shown while nothing is captured. idle: a word in their stead.
    """

    name: str
    tally: str = ""
    turn: bool = False
    note: str = ""
    sheriff: bool = False
    keys: tuple[str, ...] = ()
    idle: str = ""


def draw_plate(canvas: Canvas, x: float, y: float, seat: SeatLook, look: PlateLook) -> None:
    """Draw a plate with its top left at (x, y); deck and captured Bandits are laid on it by the caller."""
    canvas.image(plate_sprite(canvas.art, seat), x, y, anchor="topleft")
    room = TALLY_X - NAME_X - (TALLY_ROOM if look.tally else 0.0) - (SHERIFF if look.sheriff else 0.0)
    at = x + NAME_X, y + BADGE[1]
    canvas.text(look.name, *at, "mars", NAME_SIZE, seat.ink, anchor="midleft", max_width=room, whole=True)
    if look.tally:
        canvas.text(
            look.tally, x + TALLY_X, y + BADGE[1], "mars-head", NAME_SIZE, seat.ink, anchor="midright"
        )
    if look.sheriff:
        star = canvas.art.sprite("bandits/token-sheriff-small", width=SHERIFF)
        canvas.image(star, x + TALLY_X - TALLY_ROOM, y + BADGE[1])
    _draw_idle(canvas, x, y, look)
    if look.turn:
        canvas.image(canvas.art.sprite("seats/plate-turn", width=PLATE_SIZE[0]), x, y, anchor="topleft")


def _draw_idle(canvas: Canvas, x: float, y: float, look: PlateLook) -> None:
    """What fills the trough before the first capture."""
    left, top, width, height = TROUGH
    middle = x + left + width / 2, y + top + height / 2
    if look.idle:
        canvas.text(look.idle, *middle, "mars", NAME_SIZE, PAPER, max_width=width - 16, whole=True, alpha=110)
    signs = [glyph(canvas.art, key, GLYPH, MARS) for key in look.keys]
    wide = sum(sign.width for sign in signs) + GLYPH_GAP * (len(signs) - 1)
    if wide > width - 2 * GLYPH_EDGE:
        small = GLYPH * (width - 2 * GLYPH_EDGE) / wide
        signs = [glyph(canvas.art, key, small, MARS) for key in look.keys]
    start = middle[0] - (sum(sign.width for sign in signs) + GLYPH_GAP * (len(signs) - 1)) / 2
    for sign in signs:
        canvas.image(sign, start, middle[1], anchor="midleft")
        start += sign.width + GLYPH_GAP


def draw_note(canvas: Canvas, x: float, y: float, look: PlateLook) -> None:
    """Draw a plate's note over all that lies on it: a tape with the pulled plug and the word."""
    if not look.note:
        return
    canvas.image(canvas.art.sprite("seats/plate-lost", width=PLATE_SIZE[0]), x, y, anchor="topleft")
    canvas.image(canvas.art.sprite("seats/plug", width=96.0), x + 56, y + 128, angle=-4)
    canvas.text(look.note, x + NOTE_AT[0] + 28, y + NOTE_AT[1], "mars", NOTE_SIZE, INK, max_width=290.0)


def plate_sprite(art: Art, seat: SeatLook) -> Sprite:
    """The board of a seat: its colour, emblem and number, with room for the rest."""

    def paint(canvas: Canvas) -> None:
        canvas.image(
            art.sprite("seats/plate", width=PLATE_SIZE[0], recolour=seat.recolour()), 0, 0, anchor="topleft"
        )
        emblem = art.sprite(f"seats/emblem-{seat.emblem}", width=EMBLEM, recolour=seat.recolour())
        canvas.image(emblem, *BADGE)
        canvas.text(str(seat.number), *NUMBER_AT, "mars-head", NUMBER_SIZE, PAPER, outline=INK, rim=5)

    return art.compose(("plate", seat.number), PLATE_SIZE, paint, supersample=1)
