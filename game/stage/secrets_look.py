"""How secret choices look: a tray with open cards, and one with backs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.stage.art import Art, Sprite
from game.stage.badges import emblem, seat_badge
from game.stage.canvas import Canvas
from game.stage.cards import CardColours, card
from game.stage.frames import panel, strip, strip_ink
from game.stage.palette import Theme
from game.stage.secrets_cards import Place, Shown, draw_cards
from game.stage.secrets_picks import Picks
from game.stage.secrets_rows import Area
from game.stage.text import MIN_SIZE
from game.stage.textsize import Line as Lettering
from game.stage.textsize import grown

EDGE = 26.0
SIDE = 33.0
"""Left and right of what lies open: clear of the rules along a panel's edges."""
LINE = 46.0
TEXT = 38.0
READY_W = 176.0
BUTTON_H = 64.0
FOOT = 8.0
"""Between the cards and the edge below them."""
TWO_LINES = 296.0
"""A tray so high has room for a line about the card in focus below what is asked."""
PILL_TEXT = 42.0
"""Words are as large as that at most where they stand on a pill."""
TALLY_W = 300.0
"""So much room a tally takes at most."""
CLOSED_W, CLOSED_H = 652.0, 148.0
BACKS = 3
"""A closed tray shows so many backs, whatever is in the hand: their number would tell something."""


class TrayLook(NamedTuple):
    """What a tray shows. head: what is asked. hint: the sign of what has to be held, None for none.

    tally: what the marked cards amount to. discards: whether a mark throws a card away.
    """

    theme: Theme
    seat: int
    head: str
    hint: Sprite | None
    nod: float = 0.0
    tally: str = ""
    discards: bool = False


def draw_closed(canvas: Canvas, look: TrayLook, area: Area, *, locked: bool) -> None:
    """A tray whose cards lie face down, no wider than it has to be; it looks the same whatever they are."""
    x, y, w, _ = area
    x, w = x + max(0.0, w - CLOSED_W) / 2, min(w, CLOSED_W)
    theme = look.theme
    canvas.image(panel(canvas.art, theme, w, CLOSED_H), x + w / 2, y + CLOSED_H / 2)
    middle = y + CLOSED_H / 2
    hop = 7.0 * look.nod
    canvas.image(seat_badge(canvas.art, look.seat, 84), x + EDGE + 42, middle - hop)
    back = _back(canvas.art, theme, look.seat)
    for i in range(BACKS):
        canvas.image(back, x + w - EDGE - 38 - 30 * i, middle - hop, angle=6 - 6 * i)
    left, room = x + EDGE + 94, w - 2 * EDGE - 94 - 140
    if locked:
        canvas.text("Ready", left, middle, theme.head, 52, theme.panel_ink, anchor="midleft")
        return
    lines = canvas.wrap(look.head, theme.body, TEXT, room)
    lines = [*lines[:1], " ".join(lines[1:])] if len(lines) > 2 else lines
    if look.hint is not None and len(lines) < 2:
        lines.append("")
    elif look.hint is not None:
        canvas.image(look.hint, x + w - EDGE - 68, middle + 30 - hop)
    for i, line in enumerate(lines):
        at = middle - 3 + (i - (len(lines) - 1) / 2) * 46
        if line:
            canvas.text(line, left, at, theme.body, TEXT, theme.panel_ink, anchor="midleft", max_width=room)
        elif look.hint is not None:
            canvas.image(look.hint, left, at, anchor="midleft")
            words = "hold to look"
            canvas.text(words, left + look.hint.width + 10, at, theme.body, TEXT, theme.panel_ink,
                        anchor="midleft")  # fmt: skip


def _back(art: Art, theme: Theme, seat: int) -> Sprite:
    size = (58.0, 82.0)

    def paint(canvas: Canvas) -> None:
        canvas.image(emblem(canvas.art, seat, 40), size[0] / 2, size[1] / 2)

    return card(art, ("tray back", seat), size, CardColours(theme.shade, theme.paper, theme.ink), paint)


def draw_open(
    canvas: Canvas,
    look: TrayLook,
    area: Area,
    faces: Sequence[Shown],
    picks: Picks | None,
    offers: Sequence[str] = (),
) -> list[Place]:
    """A tray with its cards face up; its first line stays: what is asked, and what the marks amount to.

    picks: None for a hand that is only looked at. Gives what lies where.
    """
    x, y, w, h = area
    theme = look.theme
    canvas.image(panel(canvas.art, theme, w, h), x + w / 2, y + h / 2)
    hop = 5.0 * look.nod
    canvas.image(seat_badge(canvas.art, look.seat, 52), x + SIDE + 22, y + EDGE + 18 - hop)
    cards = cards_area(area, _head(canvas, look, area, faces, picks, offers), buttons=picks is not None)
    places = draw_cards(canvas, theme, cards, faces, picks, sunk=look.discards)
    if picks is not None:
        right = (x + w - SIDE - READY_W, cards[1], READY_W, cards[3])
        places += _draw_buttons(canvas, theme, right, picks, offers)
    return places


def cards_area(area: Area, lines: int, *, buttons: bool) -> Area:
    """Where the cards of an open tray lie below so many lines. buttons: READY is beside them."""
    x, y, w, h = area
    top, side = EDGE + LINE * lines, READY_W + 18 if buttons else 0.0
    return (x + SIDE, y + top, w - 2 * SIDE - side, h - EDGE - FOOT - top)


Line = tuple[float, float, float]
"""Left end, middle, width, px."""


def _head(
    canvas: Canvas,
    look: TrayLook,
    area: Area,
    faces: Sequence[Shown],
    picks: Picks | None,
    offers: Sequence[str],
) -> int:
    """What is asked, and what the cursor is on; gives the lines that it takes."""
    x, y, w, h = area
    line = (x + SIDE + 56, y + EDGE + 18, w - 2 * SIDE - 60)
    if picks is None:
        _line(canvas, look.theme, line, look.head)
    elif h >= TWO_LINES or any(face.note for face in faces):
        below = (x + SIDE, line[1] + LINE - 2, w - 2 * SIDE)
        beside = canvas.text_width(look.head, look.theme.body, TEXT) + TALLY_W < line[2]
        _line(canvas, look.theme, _tally(canvas, look, line) if beside else line, look.head)
        _told(canvas, look, below, _words(faces, picks, offers), picks, tally=not beside)
        return 2
    else:
        words = _words(faces, picks, offers) if picks.offer is not None else (look.head,)
        _told(canvas, look, line, words, picks, tally=True)
    return 1


def _told(
    canvas: Canvas, look: TrayLook, line: Line, words: Sequence[str], picks: Picks, *, tally: bool
) -> None:
    """The first of some words that has room, with the tally behind it.

    Why READY was refused takes all of the line until the next press.
    """
    if picks.refusal:
        _line(canvas, look.theme, line, picks.refusal, alarm=True)
        return
    line = _tally(canvas, look, line) if tally else line
    least = ((Lettering(each, MIN_SIZE), each) for each in words)  # larger texts are set smaller again
    font, room = look.theme.body, line[2]
    fits = next(
        (each for small, each in least if canvas.text_width(small, font, MIN_SIZE) <= room), words[-1]
    )
    _line(canvas, look.theme, line, fits)


def _tally(canvas: Canvas, look: TrayLook, line: Line) -> Line:
    """What the marks amount to, at the right end of a line; gives what is left of it."""
    if not look.tally:
        return line
    x, y, room = line
    words = Lettering(look.tally, min(PILL_TEXT, grown(TEXT, canvas.text_size)))
    wide = canvas.text_width(words, look.theme.body, TEXT) + 28
    _pill(canvas, look.theme, (x + room - wide, y - 22, wide, 44), words)
    return (x, y, room - wide - 16)


def _line(canvas: Canvas, theme: Theme, line: Line, words: str, *, alarm: bool = False) -> None:
    x, y, room = line
    ink = theme.alarm if alarm else theme.panel_ink
    canvas.text(words, x, y, theme.body, TEXT, ink, anchor="midleft", max_width=room, whole=True)


def _pill(canvas: Canvas, theme: Theme, area: Area, words: str) -> None:
    x, y, w, h = area
    canvas.rect(x, y, w, h, theme.ink, radius=14)
    canvas.rect(x + 3, y + 3, w - 6, h - 6, theme.accent, radius=11)
    canvas.text(words, x + w / 2, y + h / 2, theme.body, TEXT, theme.ink)


def _words(faces: Sequence[Shown], picks: Picks, offers: Sequence[str]) -> tuple[str, ...]:
    """What the cursor is on, at length and in short; at READY the one card that was marked."""
    if picks.offer is not None:
        return (offers[picks.offer],)
    if picks.at_ready and len(picks.marked) != 1:
        return ("",)
    face = faces[picks.in_view]
    return (f"{face.name}: {face.note}", face.name) if face.note else (face.name,)


def _draw_buttons(
    canvas: Canvas, theme: Theme, area: Area, picks: Picks, offers: Sequence[str]
) -> list[Place]:
    x, y, w, h = area
    words = ("READY", *("Use" for _ in offers))
    step = min(BUTTON_H + 10, (h + 10) / len(words))
    first = y + h / 2 - step * (len(words) - 1) / 2
    places = []
    for i, word in enumerate(words):
        number, middle = picks.count + i, first + i * step
        chosen = picks.cursor == number
        canvas.image(strip(canvas.art, theme, w, BUTTON_H, chosen=chosen), x + w / 2, middle)
        ink = strip_ink(theme, chosen=chosen, off=i == 0 and not picks.enough)
        font = theme.head if i == 0 else theme.body
        canvas.text(word, x + w / 2, middle, font, 38, ink, max_width=w - 20)
        places.append(Place(number, x, middle - BUTTON_H / 2, w, BUTTON_H))
    return places
