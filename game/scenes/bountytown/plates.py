"""The players' places: who it is, Renown, hand, Wounds, Items and Bounties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.bountytown.rows import Bounty
from game.scenes.bountytown.board_parts import FAN, INK, badge, fan, mini_sprite, mini_width
from game.scenes.bountytown.cards import item_picture, wound_sprite
from game.scenes.bountytown.face_up import APART, hand_sprites, open_height
from game.scenes.bountytown.figures import bust_sprite
from game.scenes.bountytown.geometry import COLUMN_W, plate
from game.stage.art import Art, Sprite
from game.stage.badges import seat_badge
from game.stage.canvas import Canvas
from game.stage.cut import rounded
from game.stage.frames import cutout
from game.stage.hatch import grain, hatch
from game.stage.palette import BOUNTY, SEATS, mix

MARGIN = 10.0
"""Room around a plate for its outline and shadow, px."""
SMALLEST = 36.0
ABILITY_STEP = 36.0
"""Two lines of it end above a hand that lies open."""
FACE = 0.56
"""So high above the foot of its bust a face is, by the height of the bust."""


class PlateLook(NamedTuple):
    """What lies on a plate. name: of the Character, or of the seat. ability: its name, '' if unknown.

    held: those of the cards that lie face up, None where hands are secret. bot: a bot plays it.
    """

    seat: int
    name: str
    character: str
    ability: str
    renown: int
    cards: int
    wounds: int
    items: tuple[str, ...]
    captured: tuple[str, ...]
    turned_in: tuple[str, ...]
    held: tuple[str, ...] | None = None
    bot: bool = False


class Plan(NamedTuple):
    """Where things lie on a plate of some height, px from its top left.

    band: width of the seat's colour. bust: its height. star: of Renown, size. badge: size. name: y, size.
    hand: middle and height of the cards; items: x, y, size. bounties: middle of the first row, height; rows.
    ability: y of its name, 0 = no room.
    """

    band: float
    bust: float
    star: float
    badge: float
    name: tuple[float, float]
    hand: tuple[float, float]
    hand_room: float
    items: tuple[float, float]
    bounties: tuple[float, float]
    ability: float = 0.0


PLANS: dict[int, Plan] = {
    3: Plan(136, 148, 112, 72, (32, 42), (166, 72), 216, (228, 52), (288, 66), 73),
    4: Plan(136, 148, 92, 68, (32, 42), (86, 58), 216, (140, 46), (201, 74)),
    5: Plan(132, 132, 76, 64, (30, 40), (86, 60), 112, (86, 46), (153, 64)),
    6: Plan(128, 120, 70, 60, (27, 38), (76, 52), 104, (76, 42), (131, 52)),
}


class OpenRow(NamedTuple):
    """Room for a hand that lies face up, and how high its cards are at most, px."""

    room: float
    most: float


OPEN = {3: OpenRow(222, 80), 4: OpenRow(222, 64), 5: OpenRow(164, 66), 6: OpenRow(156, 58)}
"""By the number of seats."""


def plate_sprite(art: Art, look: PlateLook, seats: int, bounties: dict[str, Bounty]) -> Sprite:
    """A plate with all that lies on it, and a margin around it."""
    place, plan = plate(look.seat, seats), PLANS[seats]
    if look.held is not None:
        plan = plan._replace(hand=(plan.hand[0], OPEN[seats].most), hand_room=OPEN[seats].room)

    def paint(canvas: Canvas) -> None:
        canvas.image(_sheet(art, look.seat, plan, place.h), 0, 0, anchor="topleft")
        canvas.shift = (MARGIN, MARGIN)
        _who(canvas, look, plan, place.h)
        _things(canvas, look, plan, bounties)
        canvas.shift = (0.0, 0.0)

    size = COLUMN_W + 2 * MARGIN, place.h + 2 * MARGIN
    return art.compose(("bounty plate", look, seats), size, paint, supersample=1, grows=True)


def _sheet(art: Art, seat: int, plan: Plan, height: float) -> Sprite:
    """The paper with the seat's colour, and nothing on it."""
    colour = SEATS[seat].colour

    def paint(canvas: Canvas) -> None:
        canvas.shift = (MARGIN, MARGIN)
        sheet = rounded(0, 0, COLUMN_W, height, 12)
        inner = cutout(canvas, sheet, BOUNTY.paper, INK, line=4, drop=5, seed=seat, rough=0.8)
        grain(canvas, inner, mix(BOUNTY.paper, BOUNTY.shade, 0.45), each=900, seed=seat)
        band = rounded(3, 3, plan.band, height - 6, 10)
        canvas.polygon(band, colour)
        hatch(canvas, band, mix(colour, INK, 0.16), spacing=11, width=3.4)
        canvas.line([(plan.band + 3, 4), (plan.band + 3, height - 4)], INK, 4)
        canvas.shift = (0.0, 0.0)

    size = COLUMN_W + 2 * MARGIN, height + 2 * MARGIN
    return art.compose(("bounty sheet", seat, plan.band), size, paint)


def _who(canvas: Canvas, look: PlateLook, plan: Plan, height: float) -> None:
    art = canvas.art
    x = plan.band / 2 + 6
    if look.character:
        canvas.image(bust_sprite(art, look.character, plan.bust), x, height - 3, anchor="midbottom")
        middle = max(plan.star * 0.47, x - 14) if plan.star > 80 else plan.star * 0.47
        badge(canvas, look.renown, middle, plan.star * 0.5, plan.star)
        sign = seat_badge(art, look.seat, plan.badge, bot=look.bot)
        canvas.image(sign, plan.badge * 0.46, height - plan.badge * 0.44)
    else:
        canvas.image(seat_badge(art, look.seat, plan.band * 0.8, bot=look.bot), x - 4, height / 2)
    y, size = plan.name
    left, room = plan.band + 14, COLUMN_W - plan.band - 22
    canvas.text(look.name, left, y, "west", size, INK, anchor="midleft", max_width=room, whole=True)
    if plan.ability and look.ability:
        ink = mix(INK, BOUNTY.shade, 0.35)
        for number, line in enumerate(canvas.wrap(look.ability, "west", SMALLEST, room)):
            y = plan.ability + ABILITY_STEP * number
            canvas.text(line, left, y, "west", SMALLEST, ink, anchor="midleft")


def _things(canvas: Canvas, look: PlateLook, plan: Plan, bounties: dict[str, Bounty]) -> None:
    art, left = canvas.art, plan.band + 12
    y, height = plan.hand
    if look.held is not None:
        height = open_height(plan.hand_room, look.cards + look.wounds, height)
    cards = hand_sprites(art, look.held or (), look.cards, height)
    cards += [wound_sprite(art, height)] * look.wounds
    fan(canvas, cards, left, y, plan.hand_room, FAN if look.held is None else APART)
    y, size = plan.items
    beside = y == plan.hand[0]
    start = left + plan.hand_room + 8 if beside else left
    _row(canvas, [item_picture(art, item, size) for item in look.items], start, y, size + 6)
    y, height = plan.bounties
    minis = [mini_sprite(art, bounties[bounty], height) for bounty in look.captured]
    minis += [mini_sprite(art, bounties[bounty], height, locked=True) for bounty in look.turned_in]
    _row(canvas, minis, left - 2, y, mini_width(height) + 2)


def _row(canvas: Canvas, pictures: Sequence[Sprite], x: float, y: float, step: float) -> None:
    """Pictures from left to the plate's right edge; if there are many, each lies on the edge of the last."""
    if not pictures:
        return
    room = COLUMN_W - 8 - x - pictures[0].width
    step = min(step, room / max(len(pictures) - 1, 1))
    for index, picture in enumerate(pictures):
        canvas.image(picture, x + picture.width / 2 + index * step, y)


def mini_place(look: PlateLook, seats: int, bounty: str) -> tuple[float, float]:
    """About where a Bounty lies on a plate, px of the canvas."""
    place, plan = plate(look.seat, seats), PLANS[seats]
    pile = [*look.captured, *look.turned_in]
    index = pile.index(bounty) if bounty in pile else len(pile)
    y, height = plan.bounties
    step = mini_width(height) + 2
    return min(place.x + plan.band + 10 + (index + 0.5) * step, place.x + COLUMN_W - 40), place.y + y


def hand_place(seat: int, seats: int) -> tuple[float, float]:
    """The middle of a hand on a plate, px of the canvas."""
    place, plan = plate(seat, seats), PLANS[seats]
    return place.x + plan.band + 12 + plan.hand_room / 2, place.y + plan.hand[0]


def items_place(seat: int, seats: int) -> tuple[float, float]:
    """The middle of the Items on a plate, px of the canvas."""
    place, plan = plate(seat, seats), PLANS[seats]
    beside = plan.items[0] == plan.hand[0]
    return place.x + (COLUMN_W - 60 if beside else plan.band + 90), place.y + plan.items[0]


def plate_middle(seat: int, seats: int) -> tuple[float, float]:
    """The middle of a plate, px of the canvas."""
    place = plate(seat, seats)
    return place.x + place.w / 2, place.y + place.h / 2


def bust_place(seat: int, seats: int) -> tuple[float, float]:
    """The face of the Character, px of the canvas."""
    place, plan = plate(seat, seats), PLANS[seats]
    return place.x + plan.band / 2, place.y + place.h - FACE * plan.bust
