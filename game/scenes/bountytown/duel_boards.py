"""The papers of a Duel: plates, the ribbon of steps, marks, labels, stamps and the flash of a shot."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.bountytown.cards import suit_sprite
from game.scenes.bountytown.cards_looks import SUITS
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas, Point
from game.stage.cut import Shape, box, by_hand, grown, notched, rounded, star
from game.stage.frames import DROP, MARGIN, cutout
from game.stage.hatch import grain, hatch
from game.stage.palette import BOUNTY, SEATS, WHITE, Colour, ink_on, mix
from game.stage.textsize import grown as larger

BAND_H = 104.0
SMALL_BAND_H = 78.0
TIP = 26.0
"""How far a step of the ribbon points into the next."""
STEP_H = 60.0
STEP_SIZE, NOW_SIZE = 38.0, 42.0
MARK_W, MARK_H = 440.0, 90.0
LABEL_H, WIDE_H = 100.0, 62.0
NAME_SIZE, WIDE_SIZE, REASON_SIZE = 46.0, 40.0, 40.0
LEAST = 36.0
"""No text is smaller."""
SUIT_SIZE = 40.0
FLASH = 170.0
INK, PAPER = BOUNTY.ink, BOUNTY.paper
TAN = mix(PAPER, BOUNTY.shade, 0.5)


def plate(art: Art, seat: int, w: float, h: float, *, small: bool = False) -> Sprite:
    """A duellist's board: a band of the seat's colour above paper."""
    colour = SEATS[seat].colour
    band = SMALL_BAND_H if small else BAND_H

    def paint(canvas: Canvas) -> None:
        x = y = MARGIN
        inner = cutout(canvas, rounded(x, y, w, h, 12), PAPER, INK, drop=DROP, seed=seat + 60, rough=1.2)
        grain(canvas, inner, TAN, each=1200)
        hatch(canvas, box(x + 8, y + h - 26, w - 16, 18), TAN, spacing=8, width=2.6)
        canvas.polygon(by_hand(rounded(x, y, w, band, 12), seat, 1.0), colour)
        hatch(canvas, box(x + 8, y + band - 26, w - 16, 20), mix(colour, INK, 0.2), spacing=9, width=3)
        canvas.line([(x, y + band), (x + w, y + band)], INK, 5)
        canvas.line([(x + 14, y + 8), (x + w - 14, y + 8)], mix(colour, WHITE, 0.5), 3)

    return art.compose(("duel plate", seat, w, h, small), (w + 2 * MARGIN, h + 2 * MARGIN), paint)


def band_ink(seat: int) -> Colour:
    """The ink of text on a plate's band."""
    return ink_on(SEATS[seat].colour, INK, PAPER)


def step_board(art: Art, words: str, w: float, state: str, *, first: bool) -> Sprite:
    """One step of the ribbon. state: 'past', 'now' or 'next'. first: nothing points into it."""
    fill = {"past": TAN, "now": BOUNTY.accent, "next": PAPER}[state]
    ink = mix(INK, fill, 0.4) if state == "past" else INK

    def paint(canvas: Canvas) -> None:
        x, y = MARGIN, MARGIN
        back = [] if first else [(x + TIP, y + STEP_H / 2)]
        shape = [
            (x, y),
            (x + w, y),
            (x + w + TIP, y + STEP_H / 2),
            (x + w, y + STEP_H),
            (x, y + STEP_H),
            *back,
        ]
        inner = cutout(canvas, shape, fill, INK, drop=DROP, seed=len(words), rough=1.2)
        grain(canvas, inner, mix(fill, INK, 0.2), each=1300)
        size = NOW_SIZE if state == "now" else STEP_SIZE
        font = "west-head" if state == "now" else "west"
        middle = x + w / 2 + (TIP * 0.5 if first else TIP)
        canvas.text(words, middle, y + STEP_H / 2, font, size, ink, max_width=w - TIP - 16)

    size = (w + TIP + 2 * MARGIN, STEP_H + 2 * MARGIN)
    return art.compose(("duel step", words, w, state, first), size, paint, grows=True)


def mark(art: Art, title: str, words: str, *, room: float = MARK_W) -> Sprite:
    """What an ability does to somebody, as a stamped slip of paper; higher for larger texts."""
    more = (larger(LEAST, art.text_size) - LEAST) / 2
    high = MARK_H + 2 * more

    def paint(canvas: Canvas) -> None:
        x = y = MARGIN
        inner = cutout(canvas, box(x, y, room, high), PAPER, INK, drop=DROP, seed=len(title), rough=1.4)
        grain(canvas, inner, TAN, each=1100)
        frame = notched(x + 7, y + 7, room - 14, high - 14, 10)
        canvas.polygon(by_hand(frame, 3, 0.8), BOUNTY.alarm, width=4)
        middle = x + room / 2
        inside = room - 36
        fitted(canvas, title, (middle, y + 27 + more / 2), "west-head", LEAST, BOUNTY.alarm, inside)
        fitted(canvas, words, (middle, y + 63 + 1.5 * more), "west", 38, INK, inside)

    size = room + 2 * MARGIN, high + 2 * MARGIN
    return art.compose(("duel mark", title, words, room), size, paint, grows=True)


def label(art: Art, w: float, h: float, *, best: bool) -> Sprite:
    """The paper below a hand, for its rank. best: of the hand that wins."""
    fill = BOUNTY.accent if best else PAPER

    def paint(canvas: Canvas) -> None:
        x = y = MARGIN
        inner = cutout(canvas, notched(x, y, w, h, 14), fill, INK, drop=DROP, seed=17, rough=1.0)
        grain(canvas, inner, mix(fill, INK, 0.18), each=1300)

    return art.compose(("duel label", w, h, best), (w + 2 * MARGIN, h + 2 * MARGIN), paint)


def board(art: Art, w: float, h: float, fill: Colour = PAPER) -> Sprite:
    """A plain paper for words."""

    def paint(canvas: Canvas) -> None:
        x = y = MARGIN
        inner = cutout(canvas, notched(x, y, w, h, 16), fill, INK, drop=DROP, seed=23, rough=1.4)
        grain(canvas, inner, mix(fill, INK, 0.18), each=1300)
        rule = notched(x + 10, y + 10, w - 20, h - 20, 14)
        canvas.polygon(by_hand(rule, 11, 0.8), mix(fill, INK, 0.55), width=3)

    return art.compose(("duel board", w, h, fill), (w + 2 * MARGIN, h + 2 * MARGIN), paint)


def stamp(art: Art, words: str, colour: Colour = BOUNTY.alarm, size: float = 58.0) -> Sprite:
    """A rubber stamp: words in a frame, on a slip of paper."""
    w, h = len(words) * size * 0.68 + 64, size * 1.6

    def paint(canvas: Canvas) -> None:
        x = y = MARGIN
        cutout(canvas, rounded(x, y, w, h, 14), PAPER, INK, drop=6, seed=len(words), rough=1.0)
        frame: Shape = rounded(x + 8, y + 8, w - 16, h - 16, 10)
        canvas.polygon(by_hand(frame, 5, 1.0), colour, width=6)
        canvas.text(words, x + w / 2, y + h / 2, "west-head", size, colour, max_width=w - 44)

    return art.compose(("duel stamp", words, colour, size), (w + 2 * MARGIN, h + 2 * MARGIN), paint)


def flash(art: Art) -> Sprite:
    """The flash of a gun."""

    def paint(canvas: Canvas) -> None:
        half = FLASH / 2
        for radius, colour in ((0.94, INK), (0.86, BOUNTY.accent), (0.58, WHITE)):
            shape = by_hand(star(half, half, half * radius, 9, 0.45), 9, 5.0, 60)
            canvas.polygon(grown(shape, 0.0), colour)

    return art.compose("duel flash", (FLASH, FLASH), paint)


def draw_rank(
    canvas: Canvas, rank: tuple[str, str], at: Point, room: float, colour: Colour, *, wide: bool
) -> None:
    """A rank and what it is made of, about a point; wide: side by side."""
    (name, words), (x, y) = rank, at
    if not words:
        canvas.text(name, x, y, "west-head", NAME_SIZE, colour, max_width=room)
    elif wide:
        size = WIDE_SIZE
        first, second = canvas.text_width(name, "west-head", size), words_width(canvas, words)
        share = min(1.0, (room - 24) / (first + second))
        left = x - (first + second) * share / 2 - 12
        canvas.text(name, left, y, "west-head", size, colour, anchor="midleft", max_width=first * share + 1)
        draw_words(canvas, words, left + first * share + 24 + second * share / 2, y, second * share)
    else:
        canvas.text(name, x, y - 22, "west-head", NAME_SIZE, colour, max_width=room)
        draw_words(canvas, words, x, y + 25, room)


def fitted(canvas: Canvas, words: str, at: Point, font: str, size: float, ink: Colour, room: float) -> None:
    """Text about a point, set smaller where it would be too wide; in narrow type where that is not enough."""
    wide = canvas.text_width(words, font, size)
    if wide > room * size / LEAST:
        font = "west"
        wide = canvas.text_width(words, font, size)
    size = max(LEAST, size * min(1.0, room / wide)) if wide else size
    canvas.text(words, *at, font, size, ink, max_width=room + 2, whole=True)


def words_width(canvas: Canvas, words: str) -> float:
    """How wide `draw_words` draws them where there is room."""
    return sum(wide for _, wide in _parts(canvas, words))


def draw_words(canvas: Canvas, words: str, x: float, y: float, room: float) -> None:
    """What stands behind a rank's name, about (x, y); faces such as '5H' with the sign of their suit."""
    parts = list(_parts(canvas, words))
    width = sum(wide for _, wide in parts)
    share = min(1.0, room / width) if width else 1.0
    left = x - width * share / 2
    for word, wide in parts:
        if _is_face(word):
            canvas.text(word[0], left, y, "west", REASON_SIZE, INK, anchor="midleft")
            canvas.image(suit_sprite(canvas.art, word[1], SUIT_SIZE), left + 40 * share, y)
        else:
            canvas.text(word, left, y, "west", REASON_SIZE, INK, anchor="midleft", max_width=wide * share)
        left += wide * share


def _parts(canvas: Canvas, words: str) -> Iterator[tuple[str, float]]:
    """Faces one by one, all other words as one, each with its width."""
    faces = words.split()
    if faces and all(map(_is_face, faces)):
        yield from ((face, 78.0) for face in faces)
    elif words:
        yield words, canvas.text_width(words, "west", REASON_SIZE) + 2


def _is_face(word: str) -> bool:
    return len(word) == 2 and word[0].isdigit() and word[1] in SUITS
