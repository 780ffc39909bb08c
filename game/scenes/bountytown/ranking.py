"""The ranking of hands as a table to look up, each rank with five little cards as an example."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.rules.bountytown import hands
from game.rules.bountytown.hands import RANK_NAMES, strength
from game.scenes.bountytown.cards import card_width, duel_card_sprite
from game.scenes.bountytown.duel_boards import board
from game.scenes.bountytown.duel_cards import pale
from game.stage.art import Sprite
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.cut import box as oblong
from game.stage.frames import MARGIN
from game.stage.palette import BOUNTY, mix
from game.stage.textsize import Line, grown

if TYPE_CHECKING:
    from game.scenes.app import App

EXAMPLES: dict[int, str] = {
    hands.STRAIGHT_FLUSH: "1H 2H 3H 4H 5H",
    hands.FIVE_OF_A_KIND: "4H 4D 4C 4S 4S",
    hands.FLUSH: "1S 2S 2S 4S 5S",
    hands.RAINBOW: "2H 5D 3C 1S 3G",
    hands.STRAIGHT: "1D 2C 3C 4S 5D",
    hands.FOUR_OF_A_KIND: "3H 3D 3S 3D 1C",
    hands.FULL_HOUSE: "2H 2C 2D 5S 5C",
    hands.TWO_PAIR: "5G 5S 2H 2C 1C",
    hands.THREE_OF_A_KIND: "4D 4C 4H 2S 1D",
    hands.ONE_PAIR: "3S 3C 5H 2D 1S",
    hands.HIGH_CARD: "5G 3H 2S 1D",
}
"""By category: cards that make it, those that count first."""
COUNT: dict[int, int] = {
    hands.FOUR_OF_A_KIND: 4,
    hands.TWO_PAIR: 4,
    hands.THREE_OF_A_KIND: 3,
    hands.ONE_PAIR: 2,
    hands.HIGH_CARD: 1,
}
"""How many of them count where it is not all five."""
HINTS: dict[int, str] = {
    hands.STRAIGHT_FLUSH: "1 to 5, one suit",
    hands.FLUSH: "one suit",
    hands.RAINBOW: "each suit once",
    hands.STRAIGHT: "1 to 5",
}
"""What the example may not tell."""
SIDE = Box(16, 8, 916, 1000)
"""One column at the left."""
NARROW = 600.0
"""A box with less width has room for names and examples alone."""
NARROW_CARD = 48.0
"""Cards are no higher there, px: the names need the room."""
TITLE = "What beats what"
NOTE = "Equal ranks tie, whatever the values."
TITLE_H, EDGE, FOOT = 66.0, 24.0, 14.0
TITLE_SIZE, NAME_SIZE, NUMBER_SIZE, NOTE_SIZE, HINT_SIZE = 48.0, 43.0, 40.0, 38.0, 36.0
CLOSE = 1.04
"""How large names are at most where there is little room, as a share of the height of a row."""
INK = BOUNTY.ink
STRIPE = mix(BOUNTY.paper, BOUNTY.shade, 0.28)


class Grid(NamedTuple):
    """How the rows lie. columns, rows: of the table. row: height of one. wide: width of a column.

    head, edge: height of the title, and what is left free at the sides.
    """

    columns: int
    rows: int
    row: float
    wide: float
    head: float = TITLE_H
    edge: float = EDGE


def order(*, three_above: bool) -> list[int]:
    """The categories from the best on (BT1)."""
    return sorted(EXAMPLES, key=lambda category: strength(category, three_above=three_above))


def draw_ranking(canvas: Canvas, app: App, three_above: bool, box: Box = SIDE) -> None:
    """Lay the table over the screen. three_above: Three of a Kind beats Two Pair. box: where it has room."""
    sheet = _sheet(app, three_above, box.w, box.h)
    canvas.image(sheet, box.x - MARGIN, box.y - MARGIN, anchor="topleft")


def _sheet(app: App, three_above: bool, w: float, h: float) -> Sprite:
    def paint(canvas: Canvas) -> None:
        canvas.image(board(canvas.art, w, h), 0, 0, anchor="topleft")
        grid = _grid(w, h)
        middle = MARGIN + grid.edge / 2 + grid.head / 2
        canvas.text(TITLE, MARGIN + w / 2, middle, "west-head", TITLE_SIZE, BOUNTY.alarm, max_width=w - 72)
        for place, category in enumerate(order(three_above=three_above)):
            _draw_row(canvas, category, place, _row_box(grid, place))
        if w >= NARROW:
            _draw_note(canvas, grid)

    whole = w + 2 * MARGIN, h + 2 * MARGIN
    return app.art.compose(("ranking", three_above, w, h), whole, paint, supersample=1, grows=True)


def _grid(w: float, h: float) -> Grid:
    """One column in a tall box, two in a broad one."""
    if w < NARROW:
        head, edge, rows = 50.0, 16.0, len(EXAMPLES)
        return Grid(1, rows, (h - head - 1.5 * edge) / rows, w - 2 * edge, head, edge)
    columns = 2 if w > 1.3 * h else 1
    rows = -(-(len(EXAMPLES) + 1) // columns)
    room = h - TITLE_H - EDGE - FOOT
    return Grid(columns, rows, room / rows, (w - EDGE * (columns + 1)) / columns)


def _row_box(grid: Grid, place: int) -> Box:
    column, row = divmod(place, grid.rows)
    x = MARGIN + grid.edge + column * (grid.wide + grid.edge)
    return Box(x, MARGIN + grid.head + grid.edge / 2 + 4 + row * grid.row, grid.wide, grid.row)


def _draw_row(canvas: Canvas, category: int, place: int, box: Box) -> None:
    """Its place, its name, its example."""
    narrow = box.w < NARROW
    middle = box.y + box.h / 2
    if place % 2 == 0:
        canvas.polygon(oblong(box.x, box.y + 2, box.w, box.h - 4), STRIPE)
    at = box.x + (24 if narrow else 34)
    number = Line(str(place + 1), HINT_SIZE) if narrow else str(place + 1)
    canvas.text(number, at, middle, "west-head", NUMBER_SIZE, BOUNTY.alarm)
    faces = EXAMPLES[category].split()
    height = min(box.h - 2, NARROW_CARD) if narrow else min(box.h - 8, 112.0)
    step = card_width(height) + (2 if narrow else 4)
    left = box.x + box.w - 5 * step
    for index, face in enumerate(faces):
        counts = index < COUNT.get(category, 5)
        card = duel_card_sprite(canvas.art, face, height) if counts else pale(canvas.art, face, height)
        canvas.image(card, left + index * step, middle, anchor="midleft")
    name, x = RANK_NAMES[category], box.x + (50 if narrow else 76)
    room = left - x - (6 if narrow else 12)
    font, size = ("west", NOTE_SIZE) if narrow else ("west-head", NAME_SIZE)
    if narrow:
        name = Line(name, min(grown(size, canvas.text_size), box.h * CLOSE))
    x += canvas.text(name, x, middle, font, size, INK, anchor="midleft", max_width=room)
    if narrow:
        return
    hint = HINTS.get(category, "")
    if canvas.text_width(hint, "west", HINT_SIZE) <= left - x - 30:
        canvas.text(hint, left - 16, middle, "west", HINT_SIZE, INK, anchor="midright")


def _draw_note(canvas: Canvas, grid: Grid) -> None:
    """The rule about ties, in the place that is left over."""
    box = _row_box(grid, len(EXAMPLES))
    canvas.text(NOTE, box.x + box.w / 2, box.y + box.h / 2, "west", NOTE_SIZE, INK, max_width=box.w - 20)
