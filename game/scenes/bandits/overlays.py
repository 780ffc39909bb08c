"""What is laid over the table: 3-2-1, the choice of an Escape card, noon, the photo finish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bandits.cards import Card
from game.scenes.bandits.cards import card_sprite, stack_sprite
from game.scenes.bandits.photo import Photo
from game.scenes.names import seat_name
from game.stage.badges import seat_badge
from game.stage.frames import panel
from game.stage.lettering import heading
from game.stage.palette import INK, MARS, SEATS

if TYPE_CHECKING:
    from game.scenes.bandits.table_scene import TableScene
    from game.stage.canvas import Canvas

NOON_PHASES = ("toll", "bell", "noon")
WAITING = ("Wait for the bell.", "Press early and you lose.")
RUNG = ("First press wins.",)
CHOICE_H = 300.0
CHOICE_STEP = 320.0
CHOICE_WORDS = {
    "returns": "Whose Bandits come back to the table?",
    "sends": "Which card takes all face-up Bandits?",
}
STRIP_Y = 888.0
STRIP_W, STRIP_H = 980.0, 240.0
STRIP_INSET = 140.0
MOST_IN_STRIP = 4


def warm(canvas: Canvas) -> None:
    """Make ahead what would hold up the frame of a photo finish."""
    panel(canvas.art, MARS, STRIP_W, STRIP_H).surface(canvas.scale)


def draw_count(canvas: Canvas, left_ns: int) -> None:
    """3-2-1 in the middle."""
    number = str(max(1, -(-left_ns // 1_000_000_000)))
    heading(canvas, MARS, number, 960, 560, size=340, colour=MARS.accent)


def draw_choice(canvas: Canvas, scene: TableScene, cards: dict[str, Card]) -> None:
    """The Escape cards from which the taker of the Heart chooses."""
    request = scene.hunt.request
    if request is None:
        return
    canvas.veil(170)
    heading(canvas, MARS, f"{seat_name(request.seat).upper()} CHOOSES", 960, 236, size=84)
    way = scene.hunt.view["options"]["ballerina"]
    canvas.text(CHOICE_WORDS[way], 960, 322, MARS.body, 48, MARS.paper, outline=INK)
    first = 960 - CHOICE_STEP * (len(request.options) - 1) / 2
    for index, option in enumerate(request.options):
        chosen = index == scene.hunt.cursor
        x = first + index * CHOICE_STEP
        canvas.image(card_sprite(canvas.art, cards[option], CHOICE_H), x, 560, zoom=1.125 if chosen else 1.0)
        if chosen:
            canvas.image(seat_badge(canvas.art, request.seat, 100), x + 96, 560 - CHOICE_H / 2)
        held = [cards[piece.card] for piece in scene.top.escape_cards(option) if piece.card]
        if held:
            canvas.image(stack_sprite(canvas.art, held, 130.0, CHOICE_STEP - 40), x, 820)
        else:
            canvas.text("Nobody fled", x, 800, MARS.body, 40, MARS.paper, outline=INK)


def draw_noon(canvas: Canvas, scene: TableScene) -> None:
    """The duel: wait for the bell, then the first press."""
    noon = scene.hunt.view["noon"]
    if noon is None:
        return
    canvas.veil(170)
    rung = scene.hunt.phase != "toll"
    heading(
        canvas, MARS, "DRAW!" if rung else "NOON", 960, 300, size=190, colour=MARS.alarm if rung else None
    )
    for line, words in enumerate(RUNG if rung else WAITING):
        canvas.text(words, 960, 434 + line * 62, MARS.body, 50, MARS.paper, outline=INK)
    seats = noon["seats"]
    first = 960 - 260 * (len(seats) - 1) / 2
    for index, seat in enumerate(seats):
        _draw_duellist(canvas, seat, first + index * 260, _fate(noon, seat))


def _fate(noon: dict[str, list[int]], seat: int) -> str:
    if seat in noon["early"]:
        return "TOO SOON"
    return "DREW" if seat in noon["drawn"] else ""


def _draw_duellist(canvas: Canvas, seat: int, x: float, fate: str) -> None:
    canvas.image(seat_badge(canvas.art, seat, 200, off=fate == "TOO SOON"), x, 660)
    canvas.text(seat_name(seat), x, 790, MARS.body, 46, SEATS[seat].light, outline=INK)
    if fate:
        canvas.text(fate, x, 850, MARS.head, 46, MARS.alarm, outline=INK)


def draw_photo(canvas: Canvas, photo: Photo) -> None:
    """The photo finish: all times on a line, and the gap."""
    canvas.image(panel(canvas.art, MARS, STRIP_W, STRIP_H), 960, STRIP_Y)
    left, right = 960 - STRIP_W / 2 + STRIP_INSET, 960 + STRIP_W / 2 - STRIP_INSET
    y = STRIP_Y + 2
    canvas.line([(left, y), (right, y)], MARS.paper, 4)
    for seat, x, time in photo.along(left, right, MOST_IN_STRIP):
        canvas.image(seat_badge(canvas.art, seat, 62), x, y)
        canvas.text(time, x, y + 52, MARS.body, 38, MARS.paper)
    canvas.text(photo.words, 960, STRIP_Y - 60, MARS.body, 42, MARS.accent, max_width=STRIP_W - 80)


def draw_overlay(canvas: Canvas, scene: TableScene) -> None:
    """Whatever the phase lays over the table."""
    phase, ends_ns = scene.hunt.phase, scene.hunt.ends_ns
    if scene.director.photo is not None and phase == "check":
        draw_photo(canvas, scene.director.photo)
    if phase == "count" and ends_ns is not None:
        draw_count(canvas, ends_ns - scene.game_ns)
    elif phase == "choose":
        draw_choice(canvas, scene, scene.cards)
    elif phase in NOON_PHASES:
        draw_noon(canvas, scene)
