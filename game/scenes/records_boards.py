"""One record as it hangs on the wall: who holds it large, who came next below or beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.scenes.records_icons import icon
from game.scenes.records_words import MEANING, beside, figure, player_word, record_title
from game.stage.boxes import Box
from game.stage.cut import bevelled
from game.stage.frames import cutout, panel
from game.stage.palette import Colour, Theme, mix

if TYPE_CHECKING:
    from game.scenes.records_sign import Signs
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas
    from game.store.records import Best, Kind

PAD = 46.0
TITLE_SIZE = 46.0
LINE, LINE_SIZE = 50.0, 40.0
"""Height and type of those who came next."""
RIM = 14.0
NOBODY = "Nobody yet"
SHORT_UNITS = ("ms", "s")
"""What is said again behind each figure."""


class Board(NamedTuple):
    """A kind of record of a game ('' = of all), its holders best first, and where it hangs."""

    kind: Kind
    game: str
    holders: Sequence[Best]
    box: Box


def draw_board(canvas: Canvas, theme: Theme, board: Board, signs: Signs, *, chosen: bool) -> None:
    """Draw it; tall boards are read from top to bottom, wide ones from left to right."""
    box = board.box
    if chosen:
        canvas.image(_glow(canvas.art, theme, box.w, box.h), box.x + box.w / 2, box.y + box.h / 2)
    canvas.image(panel(canvas.art, theme, box.w, box.h), box.x + box.w / 2, box.y + box.h / 2)
    tall, wide = box.h > box.w, box.w > 2 * box.h
    if tall:
        _draw_tall(canvas, theme, board, signs)
        return
    _draw_title(canvas, theme, board)
    if not board.holders:
        _draw_nobody(canvas, theme, board, box.x + box.w / 2, box.y + box.h * 0.52, box.w - 2 * PAD)
    elif wide:
        split = box.w * 0.5
        _draw_champion(canvas, theme, board, signs, box.x + PAD, box.y + 216, split - 1.5 * PAD, size=1.12)
        others = Box(box.x + split, box.y + 134, box.w - split - PAD, box.h - 134 - PAD)
        _draw_others(canvas, theme, board, signs, others, units=False)
    else:
        _draw_champion(canvas, theme, board, signs, box.x + PAD, box.y + 178, box.w - 2 * PAD)
        _draw_others(canvas, theme, board, signs, Box(box.x + PAD, box.y + 246, box.w - 2 * PAD, LINE * 2))


def strong(theme: Theme) -> Colour:
    """The colour of figures on a board."""
    return theme.alarm if theme.name == "bounty" else theme.accent


def _faint(theme: Theme) -> Colour:
    return mix(theme.panel_ink, theme.panel, 0.25)


def _draw_title(canvas: Canvas, theme: Theme, board: Board) -> None:
    box = board.box
    canvas.image(icon(canvas.art, theme, board.kind, 76), box.x + PAD + 36, box.y + 72)
    title = record_title(board.kind, board.game)
    canvas.text(
        title, box.x + PAD + 88, box.y + 74, theme.head, TITLE_SIZE, theme.panel_ink, anchor="midleft",
        max_width=box.w - 2 * PAD - 96,
    )  # fmt: skip


def _draw_nobody(canvas: Canvas, theme: Theme, board: Board, x: float, y: float, width: float) -> None:
    canvas.text(NOBODY, x, y - 50, theme.body, 52, strong(theme))
    canvas.paragraph(
        MEANING[board.kind], x, y - 8, theme.body, 38, _faint(theme), width=width, anchor="midtop"
    )


def _draw_champion(
    canvas: Canvas,
    theme: Theme,
    board: Board,
    signs: Signs,
    x: float,
    y: float,
    width: float,
    size: float = 1.0,
) -> None:
    """Sign, figure and name with their middle line at y. size: a factor."""
    best = board.holders[0]
    canvas.image(signs.of(canvas.art, best.name, best.look, 116 * size), x + 58 * size, y)
    number, unit = figure(board.kind, best)
    left, right = x + 136 * size, x + width
    loud, high_y = strong(theme), y - 26 * size
    end = left + canvas.text(number, left, high_y, theme.head, 76 * size, loud, anchor="midleft")
    for high in (44, 38):
        if canvas.text_width(unit, theme.body, high) < right - end - 12:
            canvas.text(unit, end + 12, y - 14 * size, theme.body, high, theme.panel_ink, anchor="midleft")
            break
    name, low = player_word(best.name, best.player), y + 42 * size
    room = right - left
    ink = theme.panel_ink
    wide = canvas.text(name, left, low, theme.body, 48, ink, anchor="midleft", max_width=room, whole=True)
    more, faint = beside(board.kind, best), _faint(theme)
    if more and room - wide - 16 > canvas.text_width(more, theme.body, 38):
        canvas.text(more, left + wide + 16, low + 2, theme.body, 38, faint, anchor="midleft")
    elif more and size > 1:
        canvas.text(more, x + 8, low + 54, theme.body, 38, faint, anchor="midleft", max_width=width)


def _draw_others(
    canvas: Canvas, theme: Theme, board: Board, signs: Signs, box: Box, *, units: bool = True
) -> None:
    """Those who came next, as many as have room. units: whether 'ms' is said again."""
    for place, best in enumerate(board.holders[1 : 1 + int(box.h // LINE)], 2):
        y = box.y + (place - 2 + 0.5) * LINE
        canvas.text(f"{place}", box.x + 18, y, theme.head, 36, _faint(theme))
        canvas.image(signs.of(canvas.art, best.name, best.look, 46), box.x + 66, y)
        number, unit = figure(board.kind, best)
        said = f"{number} {unit}" if units and unit in SHORT_UNITS else number
        wide = canvas.text(said, box.x + box.w, y, theme.body, LINE_SIZE, strong(theme), anchor="midright")
        name = player_word(best.name, best.player)
        canvas.text(
            name, box.x + 100, y, theme.body, LINE_SIZE, theme.panel_ink, anchor="midleft",
            max_width=box.w - 116 - wide, whole=True,
        )  # fmt: skip


def _draw_tall(canvas: Canvas, theme: Theme, board: Board, signs: Signs) -> None:
    box = board.box
    middle, room = box.x + box.w / 2, box.w - 2 * PAD
    canvas.image(icon(canvas.art, theme, board.kind, 124), middle, box.y + 108)
    title = record_title(board.kind, board.game)
    canvas.text(title, middle, box.y + 214, theme.head, 54, theme.panel_ink, max_width=room)
    if not board.holders:
        _draw_nobody(canvas, theme, board, middle, box.y + 420, room)
        return
    best = board.holders[0]
    number, unit = figure(board.kind, best)
    wide = canvas.text_width(number, theme.head, 104)
    gap = canvas.text_width(unit, theme.body, 52) + 18 if unit else 0.0
    left = middle - (wide + gap) / 2
    canvas.text(number, left, box.y + 316, theme.head, 104, strong(theme), anchor="midleft")
    canvas.text(unit, left + wide + 18, box.y + 332, theme.body, 52, theme.panel_ink, anchor="midleft")
    canvas.image(signs.of(canvas.art, best.name, best.look, 128), box.x + PAD + 66, box.y + 452)
    name = player_word(best.name, best.player)
    more = beside(board.kind, best)
    shift = 24 if more else 0
    at, wide = box.x + PAD + 150, room - 156
    y, ink = box.y + 452 - shift, theme.panel_ink
    canvas.text(name, at, y, theme.body, 62, ink, anchor="midleft", max_width=wide, whole=True)
    canvas.text(more, at, box.y + 452 + 30, theme.body, 40, _faint(theme), anchor="midleft", max_width=wide)
    canvas.line([(box.x + PAD, box.y + 532), (box.x + box.w - PAD, box.y + 532)], _faint(theme), 3)
    _draw_others(canvas, theme, board, signs, Box(box.x + PAD, box.y + 546, room, box.h - 546 - PAD))


def _glow(art: Art, theme: Theme, w: float, h: float) -> Sprite:
    """The lit edge round the board in focus."""

    def paint(canvas: Canvas) -> None:
        corner = 40.0 if theme.name == "mars" else 6.0
        edge = bevelled(4, 4, w + 2 * RIM, h + 2 * RIM, corner)
        cutout(canvas, edge, theme.accent, theme.ink, line=4, rough=1.2)

    return art.compose(("record glow", theme.name, w, h), (w + 2 * RIM + 8, h + 2 * RIM + 8), paint)
