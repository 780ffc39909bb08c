"""Draws a shootout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.boomtown.words import RAID_WORDS
from game.scenes.boomtown.book import SUIT_WORDS, Book
from game.scenes.boomtown.buildings import building_sprite
from game.scenes.boomtown.cards import back_sprite, card_sprite
from game.scenes.boomtown.dice_throw import SIZE
from game.scenes.boomtown.face_up import draw_row
from game.scenes.boomtown.marks import kind_mark
from game.scenes.boomtown.people import gunslinger_sprite
from game.scenes.boomtown.shootout_plan import (
    BADGE,
    BADGES,
    CARD_H,
    CARD_X,
    CARD_Y,
    FIGURE_AT,
    FIGURE_H,
    HANDS,
    HEAD_Y,
    LYING,
    NAME_W,
    NAME_X,
    NAME_Y,
    PRIZE_AT,
    SLOTS,
    SUIT_Y,
    SUITS,
    TOTAL_X,
    TOTAL_Y,
)
from game.scenes.boomtown.street import shootout_backdrop
from game.scenes.manned import is_bot
from game.scenes.names import seat_name
from game.stage.art import Sprite
from game.stage.badges import seat_badge
from game.stage.canvas import Canvas, Point
from game.stage.cut import rounded
from game.stage.lettering import heading
from game.stage.palette import BOOM, SEATS
from game.stage.textsize import Line, grown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.scenes.boomtown.face_up import Bare
    from game.scenes.boomtown.shootout_stage import Shootout

TOTAL = 132.0
ASIDE = 170.0
LEAST = 3
"""Less than this no three dice show: the total is not counted yet."""
WORD, MOST_WORD = 44.0, 50.0
"""Of words under a name, and as large as what one does has room over the panel."""
SUIT_W = 78.0
"""Of the word for a suit, beside its mark, under its card."""
ALIGN = ("midleft", "midright")
DIM = 110
RIM = 6.0
"""Light round the card that is spent next, px."""
ARRIVE = 240.0
"""Cards come up from below, px: over them stands the title."""


def draw_shootout(canvas: Canvas, it: Shootout, book: Book, bared: Mapping[int, Bare]) -> None:
    """Draw all of it, layer by layer. bared: hands that lie face up, by seat."""
    shootout_backdrop(canvas.art, canvas)
    canvas.layer()
    _draw_head(canvas, it, book)
    for side in (0, 1):
        _draw_figure(canvas, it, side)
        _draw_name(canvas, it, book, side)
    canvas.layer()
    for side in (0, 1):
        hand = bared.get(it.seats[side])
        known = it.cards[side] if it.cards else hand.committed if hand else ()
        _draw_cards(canvas, it, book, side, known, bare=hand is not None)
        _draw_total(canvas, it, side)
        if hand is not None and not it.drawn:
            held = [card for card in hand.held if card not in known]
            draw_row(canvas, held, len(held), HANDS[side])
    for side in (0, 1):
        _draw_focus(canvas, it, side)
        it.trays[side].draw(canvas)


def _draw_head(canvas: Canvas, it: Shootout, book: Book) -> None:
    prize = book.row(it.prize) if it.prize else None
    words = RAID_WORDS[it.raid]
    if prize is not None:
        words += f": {prize.name}" + (f", ${prize.amount}" if prize.amount else "")
    heading(canvas, BOOM, words, 960, HEAD_Y, size=62, rules=120.0)
    if prize is None:
        return
    x, y = PRIZE_AT
    if prize.kind == "establishment":
        canvas.image(building_sprite(canvas.art, it.prize, 156.0, board=False), x, y)
    else:
        canvas.image(card_sprite(canvas.art, it.prize, 172.0), x, y)


def _draw_figure(canvas: Canvas, it: Shootout, side: int) -> None:
    """Standing, gun drawn once the dice have rolled, or on the ground.

    Who spends has not drawn yet: the panel lies over that figure, and its gun would stick out.
    """
    x, y = FIGURE_AT[side]
    fallen = it.fallen[side]
    drawn = it.drawn and not fallen and it.asked != side
    height = FIGURE_H * LYING if fallen else FIGURE_H
    sprite = gunslinger_sprite(
        canvas.art, it.people[side], height, fallen=fallen, drawn=drawn, flip=side == 1
    )
    if fallen:
        canvas.image(sprite, x, y + (1 - it.fall.value) * -120, anchor="midbottom")
    else:
        canvas.image(sprite, x, y, anchor="midbottom")


def _draw_name(canvas: Canvas, it: Shootout, book: Book, side: int) -> None:
    seat = it.seats[side]
    canvas.image(seat_badge(canvas.art, seat, BADGE, bot=is_bot(seat)), *BADGES[side])
    name = book.name(it.people[side])
    x, align = NAME_X[side], ALIGN[side]
    canvas.text(
        name, x, NAME_Y - 24, BOOM.body, 54, BOOM.paper, anchor=align, outline=BOOM.ink, max_width=NAME_W
    )
    whose, light = seat_name(seat), SEATS[seat].light
    canvas.text(
        whose,
        x,
        NAME_Y + 28,
        BOOM.body,
        WORD,
        light,
        anchor=align,
        outline=BOOM.ink,
        max_width=NAME_W,
        whole=True,
    )
    if it.spender == seat:
        words = "spending cards"
        line, at = Line(words, min(MOST_WORD, grown(WORD, canvas.text_size))), (x, NAME_Y + 78)
        canvas.text(line, *at, BOOM.body, WORD, BOOM.accent, anchor=align, outline=BOOM.ink, max_width=NAME_W)


def _draw_cards(
    canvas: Canvas, it: Shootout, book: Book, side: int, known: Sequence[str], *, bare: bool
) -> None:
    """A place for a Gun, a Gang and a Guts: three backs while they are secret, then what they were.

    known: what may be seen of them. bare: they lie face up from the first.
    """
    shown = {book.row(card).suit: (index, card) for index, card in enumerate(known)}
    for place, suit in enumerate(SUITS):
        x = CARD_X[side][place]
        canvas.image(kind_mark(canvas.art, suit, 46.0), x - 44, SUIT_Y)
        word, at = SUIT_WORDS[suit], (x + 22, SUIT_Y)
        canvas.text(word, *at, BOOM.body, 38, BOOM.paper, outline=BOOM.ink, max_width=SUIT_W)
        if not it.ready[side]:
            _slot(canvas, x)
            continue
        slide = it.backs[side].value
        y = CARD_Y + (1 - slide) * ARRIVE
        turn = 1.0 if bare else it.flip.value
        if turn < 0.5:
            seen = round(255 * min(1.0, slide))
            canvas.image(back_sprite(canvas.art, CARD_H), x, y, zoom=_thin(1 - 2 * turn), alpha=seen)
        elif suit in shown:
            _draw_card(canvas, it, side, shown[suit], (x, y), turn)
        else:
            _slot(canvas, x)


def _thin(share: float) -> float | tuple[float, float]:
    """The zoom of a card that is so much open."""
    share = abs(share)
    return 1.0 if share >= 1.0 else (max(0.06, share), 1.0)


def _draw_card(
    canvas: Canvas, it: Shootout, side: int, card: tuple[int, str], at: Point, turn: float
) -> None:
    """A card that shows; a spent one is pale, the next one has a light rim, the one that is spent flares."""
    index, name = card
    flaring = it.flared == (side, index) and not it.flare.done
    spent = index < it.spent[side]
    x, y = at[0], at[1] + (20 * (1 - it.flare.value) if flaring else 0)
    zoom = 1.0 + 0.12 * (1 - it.flare.value) if flaring else _thin(2 * turn - 1)
    if it.spender == it.seats[side] and index == it.spent[side] and turn >= 1.0:
        w, h = CARD_H / 1.4 + 2 * RIM, CARD_H + 2 * RIM
        canvas.rect(x - w / 2, y - h / 2, w, h, BOOM.accent, radius=16)
    sprite = card_sprite(canvas.art, name, CARD_H)
    canvas.image(sprite, x, y, zoom=zoom, alpha=DIM if spent and not flaring else 255)


def _slot(canvas: Canvas, x: float) -> None:
    canvas.image(_empty(canvas), x, CARD_Y)


def _empty(canvas: Canvas) -> Sprite:
    w, h = CARD_H / 1.4, CARD_H

    def paint(slot: Canvas) -> None:
        slot.polygon(rounded(6, 6, w - 12, h - 12, 12), (*BOOM.ink, 120))
        slot.polygon(rounded(6, 6, w - 12, h - 12, 12), (*BOOM.paper, 150), width=3)

    return canvas.art.compose(("card slot",), (w, h), paint)


def _draw_total(canvas: Canvas, it: Shootout, side: int) -> None:
    """The total as it is counted up, and beside it what the dice and the +1s have in it."""
    if it.totals is None or it.counts[side].value < LEAST:
        return
    x = TOTAL_X[side]
    total = round(it.counts[side].value)
    colour = SEATS[it.seats[side]].light
    canvas.text(str(total), x, TOTAL_Y, BOOM.head, TOTAL, colour, outline=BOOM.ink, rim=9)
    if it.bonus[side]:
        aside = x + (ASIDE if side == 0 else -ASIDE)
        words = f"{it.totals[side] - it.bonus[side]} +{it.bonus[side]}"
        canvas.text(words, aside, TOTAL_Y, BOOM.head, 56, BOOM.accent, outline=BOOM.ink)


def _draw_focus(canvas: Canvas, it: Shootout, side: int) -> None:
    """Light under a die that is pointed at."""
    if it.spender != it.seats[side]:
        return
    for index, (x, y) in enumerate(SLOTS[side]):
        if f"die:{index + 1}" in it.focus:
            canvas.circle(x, y - 8, SIZE * 0.86, BOOM.accent, width=9)
