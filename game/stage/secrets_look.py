"""How secret choices look: a tray with open cards, one with backs, the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.stage.art import Art, Sprite
from game.stage.badges import emblem, seat_badge
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.cards import CardColours, card
from game.stage.cut import box, by_hand
from game.stage.frames import panel, strip, strip_ink
from game.stage.hatch import hatch
from game.stage.lettering import heading
from game.stage.palette import SEATS, Theme, mix
from game.stage.secrets import Picks

EDGE = 26.0
LINE = 46.0
TEXT = 38.0
READY_W = 176.0
BUTTON_H = 64.0
LIFT = 16.0
CARD_W, CARD_H = 150.0, 210.0
MOST_ZOOM = 1.3
FOOT = 8.0
"""Between the cards and the edge below them."""
CLOSED_H = 148.0
BACKS = 3
"""A closed tray shows so many backs, whatever is in the hand: their number would tell something."""


class Shown(Protocol):
    """A card of a tray: its picture and its name."""

    @property
    def sprite(self) -> Sprite:
        """About 150 x 210 px."""

    @property
    def name(self) -> str:
        """For the line above the cards."""

    @property
    def note(self) -> str:
        """Behind the name."""


class Place(NamedTuple):
    """Where a card, READY (number `count`) or an offer was drawn: left, top, width, height, px."""

    number: int
    x: float
    y: float
    w: float
    h: float


Area = tuple[float, float, float, float]
"""Left, top, width, height, px."""


class TrayLook(NamedTuple):
    """What a tray shows. head: what is asked. hint: the sign of what has to be held, None for none."""

    theme: Theme
    seat: int
    head: str
    hint: Sprite | None
    nod: float = 0.0


def draw_closed(canvas: Canvas, look: TrayLook, area: Area, *, locked: bool) -> None:
    """A tray whose cards lie face down; it looks the same whatever they are."""
    x, y, w, _ = area
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
    """A tray with its cards face up. picks: None for a hand that is only looked at. Gives what lies where."""
    x, y, w, h = area
    theme = look.theme
    canvas.image(panel(canvas.art, theme, w, h), x + w / 2, y + h / 2)
    hop = 5.0 * look.nod
    canvas.image(seat_badge(canvas.art, look.seat, 52), x + EDGE + 22, y + EDGE + 18 - hop)
    words = _words(look, faces, picks, offers)
    room = w - 2 * EDGE - 60
    ink = theme.alarm if picks is not None and picks.refusal else theme.panel_ink
    canvas.text(words, x + EDGE + 56, y + EDGE + 18, theme.body, TEXT, ink, anchor="midleft", max_width=room)
    top = y + EDGE + LINE
    side = 0.0 if picks is None else READY_W + 18
    cards = (x + EDGE, top, w - 2 * EDGE - side, h - 2 * EDGE - LINE - FOOT)
    places = _draw_cards(canvas, theme, cards, faces, picks)
    if picks is not None:
        places += _draw_buttons(
            canvas, theme, (x + w - EDGE - READY_W, top, READY_W, cards[3]), picks, offers
        )
    return places


def _words(look: TrayLook, faces: Sequence[Shown], picks: Picks | None, offers: Sequence[str]) -> str:
    if picks is None:
        return look.head
    if picks.refusal:
        return picks.refusal
    if picks.offer is not None:
        return offers[picks.offer]
    if picks.at_ready:
        return look.head
    face = faces[picks.cursor]
    return f"{face.name}: {face.note}" if face.note else face.name


def _draw_cards(
    canvas: Canvas, theme: Theme, area: Area, faces: Sequence[Shown], picks: Picks | None
) -> list[Place]:
    """A fan that overlaps where it must; what has no room at all lies beyond its ends."""
    x, y, w, h = area
    zoom = min(MOST_ZOOM, (h - LIFT) / CARD_H)
    wide, tall = CARD_W * zoom, CARD_H * zoom
    least = wide * 0.42
    count = len(faces)
    fits = max(1, int((w - wide) / least) + 1)
    cursor = min(picks.cursor, count - 1) if picks is not None else 0
    first = min(max(0, cursor - fits // 2), max(0, count - fits))
    shown = range(first, min(count, first + fits))
    step = min(wide + 12, (w - wide) / max(1, len(shown) - 1))
    x += (w - wide - step * (len(shown) - 1)) / 2
    places: list[Place] = []
    for number in shown:
        marked = picks is not None and number in picks.marked
        left = x + (number - first) * step
        top = y + (0.0 if marked else LIFT)
        places.append(Place(number, left, top, wide, tall))
    order = sorted(places, key=lambda p: picks is not None and p.number == picks.cursor)
    for place in order:
        chosen = picks is not None and place.number == picks.cursor
        _draw_card(canvas, theme, faces[place.number], place, zoom, chosen=chosen)
        if picks is not None and place.number in picks.marked:
            _tick(canvas, theme, place.x + 30, place.y + place.h - 28)
    return list(reversed(order))


def _draw_card(canvas: Canvas, theme: Theme, face: Shown, place: Place, zoom: float, *, chosen: bool) -> None:
    middle = place.x + place.w / 2, place.y + place.h / 2
    if chosen:
        canvas.rect(place.x - 8, place.y - 8, place.w + 16, place.h + 16, theme.ink, radius=18)
        canvas.rect(place.x - 5, place.y - 5, place.w + 10, place.h + 10, theme.accent, radius=16)
    canvas.image(face.sprite, *middle, zoom=zoom)


def _tick(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    canvas.circle(x, y, 22, theme.ink)
    canvas.circle(x, y, 18, theme.accent)
    canvas.line([(x - 9, y), (x - 3, y + 8), (x + 10, y - 8)], theme.ink, 6)


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


def draw_curtain(
    canvas: Canvas, look: TrayLook, share: float, name: str, opening: float, *, opened: bool
) -> None:
    """The curtain, fallen by `share`; closed it says for whom it is."""
    theme = look.theme
    drop = round((share - 1.0) * HEIGHT)
    canvas.image(curtain_sprite(canvas.art, theme), 0, drop, anchor="topleft")
    if share < 1.0:
        return
    if opened:
        heading(canvas, theme, look.head, WIDTH / 2, 230, size=72, max_width=1500)
        return
    canvas.image(seat_badge(canvas.art, look.seat, 190), WIDTH / 2, 250)
    heading(canvas, theme, f"{name} only".upper(), WIDTH / 2, 440, size=110, colour=SEATS[look.seat].light)
    canvas.text("The others look away.", WIDTH / 2, 540, theme.body, 56, theme.paper, outline=theme.ink)
    canvas.text(look.head, WIDTH / 2, 640, theme.body, 50, theme.paper, outline=theme.ink, max_width=1500)
    if look.hint is not None:
        words = "hold to see"
        wide = look.hint.width + 16 + canvas.text_width(words, theme.body, 52)
        canvas.image(look.hint, WIDTH / 2 - wide / 2, 780, anchor="midleft")
        x = WIDTH / 2 - wide / 2 + look.hint.width + 16
        canvas.text(words, x, 780, theme.body, 52, theme.paper, anchor="midleft", outline=theme.ink)
    if opening:
        canvas.rect(WIDTH / 2 - 260, 850, 520, 18, theme.ink, radius=9)
        canvas.rect(WIDTH / 2 - 256, 854, 512 * opening, 10, theme.accent, radius=5)


def curtain_sprite(art: Art, theme: Theme) -> Sprite:
    """Red cloth in folds with a fringe of brass."""

    def paint(canvas: Canvas) -> None:
        cloth = mix(theme.alarm if theme.name == "bounty" else theme.shade, theme.ink, 0.15)
        dark, light = mix(cloth, theme.ink, 0.45), mix(cloth, theme.paper, 0.14)
        canvas.fill(cloth)
        folds = 16
        step = WIDTH / folds
        for i in range(folds):
            left = i * step
            canvas.polygon(by_hand(box(left + step * 0.62, -10, step * 0.38, HEIGHT + 20), i, 5, 120), dark)
            canvas.polygon(
                by_hand(box(left + step * 0.18, -10, step * 0.14, HEIGHT + 20), i + 40, 4, 120), light
            )
            hatch(canvas, box(left + step * 0.5, 0, step * 0.14, HEIGHT), dark, spacing=13, width=3)
        canvas.rect(0, HEIGHT - 58, WIDTH, 16, theme.ink)
        canvas.rect(0, HEIGHT - 54, WIDTH, 8, theme.accent)
        for i in range(96):
            canvas.rect(i * 20 + 3, HEIGHT - 42, 12, 36, theme.accent, radius=5)

    return art.compose(
        ("curtain", theme.name), (float(WIDTH), float(HEIGHT)), paint, supersample=1, opaque=True
    )
