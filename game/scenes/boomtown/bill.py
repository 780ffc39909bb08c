"""The bill over the square: whose turn it is, or the raid or deed that is on and who may still step in."""

from __future__ import annotations

from functools import partial

from game.rules.boomtown.words import PHASE_WORDS, RAID_WORDS, SKIPPED
from game.rules.kernel import TABLE
from game.scenes.boomtown.book import Book
from game.scenes.boomtown.buildings import building_sprite
from game.scenes.boomtown.cards import card_sprite
from game.scenes.boomtown.dice import die_sprite
from game.scenes.boomtown.layout import STAGE
from game.scenes.boomtown.people import gunslinger_bust
from game.scenes.boomtown.rows import BUILDING_SHAPE
from game.scenes.boomtown.still import Part
from game.scenes.boomtown.town import Town
from game.scenes.names import seat_name
from game.stage.badges import seat_badge
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.frames import panel
from game.stage.palette import BOOM
from game.stage.textsize import Line, grown

ALL = Box(STAGE.x - 2, STAGE.y - 1, STAGE.w + 4, STAGE.h + 13)
"""With its outline and the shadow under it, px."""
X, Y = STAGE.x, STAGE.y
MIDDLE = STAGE.x + STAGE.w / 2
HEAD_Y = Y + 42
HEAD, TITLE, WHO = 50.0, 52.0, 44.0
FLOOR = Y + 216
WORDS_H = 92.0
"""Room for what a phase is about."""
BUST_H = 132.0
PRIZE_H = 134.0
CHIP, CHIP_STEP = 66.0, 74.0
WORDS = {
    "draw": "All hands fill up to five.",
    "collection": "Every Establishment pays what its ticket says.",
    "recruit": "One Gunslinger may come into the street.",
    "claim": "One Establishment may open.",
    "deeds": "Time for one Dirty Deed.",
    "holdup": "A Bad Gunslinger may rob for money.",
    "showdown": "A Bad or Ugly one may capture an Establishment.",
    "posse": "A Good one may hunt a Bad one.",
    "discard": "At least one card must go.",
}
"""What goes on in a phase, under whose turn it is."""
DEAL = "The highest roll goes first."
TIED = "Tied players roll again for their place in the order."
DEAL_DIE = 6


def bill(canvas: Canvas, town: Town, book: Book) -> Part:
    """The bill as a part of the ground."""
    told = town.active, seat_name(town.active), town.turn, town.phase, town.reason, town.deed, town.tied
    raid = (str(town.raid), str(town.crews), *town.declined) if town.raid else ()
    return Part("bill", ALL, (told, raid), partial(_draw_bill, canvas, town, book))


def _draw_bill(canvas: Canvas, town: Town, book: Book) -> None:
    canvas.image(panel(canvas.art, BOOM, STAGE.w, STAGE.h), MIDDLE, Y + STAGE.h / 2)
    if town.raid:
        _draw_raid(canvas, town, book)
    elif town.deed:
        _draw_deed(canvas, town, book)
    else:
        _draw_turn(canvas, town)


def _head(canvas: Canvas, words: str) -> None:
    canvas.text(words, MIDDLE, HEAD_Y, BOOM.body, HEAD, BOOM.accent, max_width=STAGE.w - 90)


def _draw_turn(canvas: Canvas, town: Town) -> None:
    """Whose turn, and what the phase is about; during the deal nobody knows yet whose turn it will be."""
    seat, phase = town.active, town.phase
    sign = seat_badge(canvas.art, seat, 132.0) if phase else die_sprite(canvas.art, DEAL_DIE, 116.0)
    canvas.image(sign, X + 104, Y + STAGE.h / 2)
    left, room = X + 184, STAGE.w - 214
    turn = f"{seat_name(seat)}, turn {town.turn}" if phase else "Who goes first?"
    ink = BOOM.panel_ink
    who = Line(turn, min(WHO, grown(40, canvas.text_size)))
    canvas.text(who, left, Y + 44, BOOM.body, WHO, ink, anchor="midleft", max_width=room, whole=True)
    word = Line(PHASE_WORDS.get(phase, "The deal"), TITLE)
    canvas.text(word, left, Y + 94, BOOM.head, TITLE, BOOM.accent, anchor="midleft", max_width=room)
    deal = TIED if town.tied else DEAL
    words = f"Skipped: {SKIPPED[town.reason]}." if town.reason else WORDS.get(phase, deal)
    canvas.paragraph(words, left, Y + 119, BOOM.body, 38, ink, width=room, height=WORDS_H)


def _draw_deed(canvas: Canvas, town: Town, book: Book) -> None:
    """The Dirty Deed that waits for its target."""
    canvas.image(card_sprite(canvas.art, town.deed, 190.0), X + 110, Y + STAGE.h / 2)
    left, room = X + 206, STAGE.w - 236
    canvas.text("Dirty Deed", left, Y + 52, BOOM.body, 42, BOOM.panel_ink, anchor="midleft", max_width=room)
    name = book.name(town.deed)
    canvas.text(name, left, Y + 108, BOOM.head, 50, BOOM.accent, anchor="midleft", max_width=room)
    canvas.image(seat_badge(canvas.art, town.active, 70.0), left + 36, Y + 178)
    whose, ink = seat_name(town.active), BOOM.panel_ink
    x, y, room = left + 84, Y + 178, room - 84
    canvas.text(whose, x, y, BOOM.body, 44, ink, anchor="midleft", max_width=room, whole=True)


def _draw_raid(canvas: Canvas, town: Town, book: Book) -> None:
    """Who rides on the left, for what in the middle, who meets them on the right."""
    raid = town.raid
    assert raid is not None
    prize = book.name(raid["card"] or raid["target"])
    word = RAID_WORDS[raid["raid"]]
    money = f", ${raid['amount']}" if raid["amount"] else ""
    _head(canvas, f"{word}: {prize}{money}")
    _draw_prize(canvas, raid["card"], raid["target"])
    _draw_side(canvas, X + 96, town.active, raid["rider"])
    if raid["guard"]:
        _draw_side(canvas, X + STAGE.w - 96, raid["foe"], raid["guard"])
    elif raid["raid"] == "posse":
        _unknown(canvas, X + STAGE.w - 96, TABLE)
    else:
        _draw_asked(canvas, town, book)


def _draw_prize(canvas: Canvas, card: str, target: str) -> None:
    if card:
        canvas.image(card_sprite(canvas.art, card, PRIZE_H), MIDDLE, FLOOR, anchor="midbottom")
    else:
        wide = PRIZE_H / BUILDING_SHAPE
        canvas.image(
            building_sprite(canvas.art, target, wide, board=False), MIDDLE, FLOOR, anchor="midbottom"
        )


def _draw_side(canvas: Canvas, x: float, seat: int, gunslinger: str) -> None:
    """A Gunslinger with the badge of its seat, or a question mark until it is known."""
    if not gunslinger:
        _unknown(canvas, x, seat)
        return
    canvas.image(gunslinger_bust(canvas.art, gunslinger, BUST_H), x, FLOOR, anchor="midbottom")
    canvas.image(seat_badge(canvas.art, seat, 60.0), x - 58, FLOOR - 30)


def _unknown(canvas: Canvas, x: float, seat: int) -> None:
    if seat != TABLE:
        canvas.image(seat_badge(canvas.art, seat, 86.0), x, FLOOR - 56)
    canvas.text("?", x + (52 if seat != TABLE else 0), FLOOR - 84, BOOM.head, 76, BOOM.panel_ink)


def _draw_asked(canvas: Canvas, town: Town, book: Book) -> None:
    """Those who can step in, in the order in which they are asked: no, asked now, still to come."""
    asked, awaited = book.askable(town), book.awaited(town)
    right = X + STAGE.w - 24
    if not asked:
        canvas.text("Nobody can", right - 84, FLOOR - 84, BOOM.body, 38, BOOM.panel_ink, max_width=148)
        canvas.text("step in", right - 84, FLOOR - 40, BOOM.body, 38, BOOM.panel_ink, max_width=148)
        return
    per_row = 2 if len(asked) > 1 else 1
    for index, seat in enumerate(asked):
        row, place = divmod(index, per_row)
        rows = -(-len(asked) // per_row)
        x = right - 84 + (place - (per_row - 1) / 2) * CHIP_STEP
        y = FLOOR - 66 + (row - (rows - 1) / 2) * (CHIP if rows < 3 else 46)
        size = CHIP if rows < 3 else 50.0
        declined = seat in town.declined
        canvas.image(seat_badge(canvas.art, seat, size, off=declined), x, y)
        if declined:
            canvas.text("No", x, y, BOOM.head, 40, BOOM.alarm, outline=BOOM.paper, rim=4)
        elif seat == awaited:
            canvas.circle(x - 1, y - 2, size * 0.54, BOOM.accent, width=5)
