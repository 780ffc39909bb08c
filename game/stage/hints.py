"""The bottom line of every screen: what each control does now, with the glyphs of the seat's device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.stage.art import Art, Sprite
from game.stage.badges import seat_badge
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.cut import by_hand
from game.stage.glyphs import Legend, glyph
from game.stage.palette import Theme, mix
from game.stage.text import MIN_SIZE
from game.stage.textsize import Line, grown

BAND = 64.0
"""Height of the line, logical px."""
MIDDLE = HEIGHT - 30.0
GLYPH = 52.0
TEXT_SIZE = 38.0
NEAR, APART, GROUPS_APART = 12.0, 44.0, 84.0
"""Between a glyph and its word, two hints, two groups."""
SIDE = 28.0


class Hint(NamedTuple):
    """One thing that a control does now. control: of a seat, or 'move' for all directions."""

    control: str
    text: str


class HintGroup(NamedTuple):
    """The hints of one device. seat: 0..7, whose badge stands before them; None if they are for all."""

    hints: Sequence[Hint]
    legend: Legend
    seat: int | None = None


class _Piece(NamedTuple):
    """A sprite or a word on the line, and the room before it."""

    what: Sprite | str
    width: float
    before: float


def draw_hints(canvas: Canvas, theme: Theme, groups: Sequence[HintGroup], *, aside: float = 0.0) -> None:
    """Draw the line over the bottom of the sheet; what has no room is set closer, then smaller, then left.

    aside: room at the right end that is kept for something else, px.
    """
    canvas.image(_band(canvas.art, theme), WIDTH / 2, HEIGHT, anchor="midbottom")
    pieces, size, squeeze = _fitted(canvas, theme, groups, aside)
    total = sum(p.width + p.before * squeeze for p in pieces)
    x = min((WIDTH - total) / 2, WIDTH - SIDE - aside - total)
    for piece in pieces:
        x += piece.before * squeeze
        if isinstance(piece.what, str):
            word = Line(piece.what, size)
            canvas.text(word, x, MIDDLE, theme.body, size, theme.paper, anchor="midleft")
        else:
            canvas.image(piece.what, x, MIDDLE, anchor="midleft")
        x += piece.width


def _fitted(
    canvas: Canvas, theme: Theme, groups: Sequence[HintGroup], aside: float = 0.0
) -> tuple[list[_Piece], float, float]:
    """The pieces that have room, the size of their words, and the factor of the gaps."""
    room = WIDTH - 2 * SIDE - aside
    shown = list(groups)
    while True:
        for size, small, squeeze in (
            (grown(TEXT_SIZE, canvas.text_size), GLYPH, 1.0),
            (grown(TEXT_SIZE, canvas.text_size), GLYPH, 0.5),
            (TEXT_SIZE, GLYPH, 1.0),
            (TEXT_SIZE, GLYPH, 0.5),
            (MIN_SIZE, 46.0, 0.35),
        ):
            pieces = _pieces(canvas, theme, shown, size, small)
            if sum(p.width + p.before * squeeze for p in pieces) <= room:
                return pieces, size, squeeze
        if len(shown) > 1:
            shown = shown[:-1]
        elif shown and shown[0].hints:
            shown = [shown[0]._replace(hints=shown[0].hints[:-1])]
        else:
            return [], TEXT_SIZE, 1.0


def _pieces(
    canvas: Canvas, theme: Theme, groups: Sequence[HintGroup], size: float, small: float
) -> list[_Piece]:
    pieces: list[_Piece] = []
    for group in groups:
        before = GROUPS_APART if pieces else 0.0
        if group.seat is not None:
            badge = seat_badge(canvas.art, group.seat, small + 4)
            pieces.append(_Piece(badge, badge.width, before))
            before = NEAR * 1.5
        for hint in group.hints:
            sign = glyph(canvas.art, group.legend(hint.control), small, theme)
            pieces.append(_Piece(sign, sign.width, before))
            pieces.append(_Piece(hint.text, canvas.text_width(Line(hint.text, size), theme.body, size), NEAR))
            before = APART
    return pieces


def _band(art: Art, theme: Theme) -> Sprite:
    """A dark strip with a cut edge and a thin line of colour."""

    def paint(canvas: Canvas) -> None:
        dark = mix(theme.ink, theme.panel if theme.name != "bounty" else theme.ink, 0.25)
        edge = by_hand([(-20, 7), (WIDTH + 20, 7), (WIDTH + 20, BAND + 20), (-20, BAND + 20)], 31, 2.2, 160)
        canvas.polygon([(x, y - 4) for x, y in edge], theme.accent)
        canvas.polygon(edge, dark)

    return art.compose(("hint band", theme.name), (WIDTH, BAND), paint)
