"""Where things lie on the board of Boom Town: nothing is cut off, nothing covers what must be seen."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.scenes.boomtown import shootout_look
from game.scenes.boomtown.air import TAG_RISE, tag_sprite
from game.scenes.boomtown.book import Pay
from game.scenes.boomtown.layout import FIGURE_SHAPE, SQUARE, STAGE, TRAY, Layout, ticket
from game.scenes.boomtown.play_parts import OVER_PLATE, OVER_PURSE, UNDER_BILL
from game.scenes.boomtown.rows import BUILDING_SHAPE, TICKET_H, TICKET_W
from game.scenes.boomtown.shootout_plan import (
    CARD_H,
    CARD_X,
    CARD_Y,
    FIGURE_AT,
    FIGURE_H,
    HEAD_Y,
    NAME_Y,
    PANELS,
    SLOTS,
    TOTAL_X,
    TOTAL_Y,
    TRAYS,
    look_box,
)
from game.scenes.boomtown.street_look import PAY_SIZE, gain, pay_room, pay_sprite
from game.stage.art import Art
from game.stage.boxes import Box
from game.stage.canvas import WIDTH, Canvas
from game.stage.palette import BOOM
from game.stage.secrets_look import CLOSED_H
from tests.scenes.boomtown.main_street import laid, match
from tests.scenes.boxes import inside, meet
from tests.support.drawing import SIZE, moments

SEATS = range(2, 7)
HINTS_Y = 1016
DIE = 100.0
LEAST_TRAY, LEAST_LOOK = (560, 270), (440, 270)


@pytest.mark.parametrize("seats", SEATS)
def test_no_stretch_of_street_meets_another_or_the_square_or_the_hints(seats: int) -> None:
    layout = Layout(range(seats))
    boxes = [*(layout.stretch(seat) for seat in range(seats)), SQUARE, STAGE]
    for index, box in enumerate(boxes):
        assert box.x >= 0
        assert box.x + box.w <= WIDTH
        assert box.y + box.h <= HINTS_Y
        assert not any(meet(box, other) for other in boxes[index + 1 :])


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("count", [1, 2, 5, 9, 15, 30])
def test_however_many_buildings_and_gunslingers_there_are_none_leaves_its_street(
    seats: int, count: int
) -> None:
    layout = Layout(range(seats))
    for seat in range(seats):
        street = layout.street(seat)
        for x, y, size in layout.buildings(seat, count):
            assert inside(Box(x - size / 2, y - size * BUILDING_SHAPE, size, size * BUILDING_SHAPE), street)
        for x, y, size in layout.figures(seat, count):
            assert inside(Box(x - size * FIGURE_SHAPE / 2, y - size, size * FIGURE_SHAPE, size), street)


@pytest.mark.parametrize("seats", SEATS)
def test_of_each_of_fifteen_buildings_so_much_shows_that_its_ticket_can_be_read(seats: int) -> None:
    spots = Layout(range(seats)).buildings(0, 15)
    for a, b in pairwise(spots):
        assert abs(a.x - b.x) > 56 or abs(a.y - b.y) > 30


@pytest.mark.parametrize(("seats", "most"), [(2, 12), (3, 8), (4, 8), (5, 5), (6, 5)])
def test_tickets_overlap_neither_each_other_nor_a_gunslinger(seats: int, most: int) -> None:
    layout = Layout(range(seats))
    for seat in range(seats):
        for count in range(1, most + 1):
            tickets = [ticket(spot) for spot in layout.buildings(seat, count)]
            for index, box in enumerate(tickets):
                assert not any(meet(box, other) for other in tickets[index + 1 :]), count
            for crew in (1, 6, 12, 20):
                tops = [y - size for _, y, size in layout.figures(seat, crew)]
                assert min(tops) >= max(box.y + box.h for box in tickets), (count, crew)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("count", [4, 6])
def test_of_a_few_buildings_none_lies_on_another_and_no_ticket_on_a_house_behind(
    seats: int, count: int
) -> None:
    spots = Layout(range(seats)).buildings(0, count)
    tall = spots[0].size * BUILDING_SHAPE
    walls = [Box(x - size / 2, y - tall, size, tall) for x, y, size in spots]
    for a, b in combinations(range(count), 2):
        assert not meet(walls[a], walls[b])
        assert walls[a].y == walls[b].y or not meet(ticket(spots[b]), walls[a])


@pytest.mark.parametrize("seats", SEATS)
def test_words_that_pop_up_at_a_plate_cover_none_of_its_figures(art: Art, seats: int) -> None:
    layout = Layout(range(seats))
    half = tag_sprite(Canvas(pygame.Surface(SIZE), art), "No Claim").height / 2
    for seat in range(seats):
        assert layout.badge(seat)[1] - OVER_PLATE + half <= layout.plate(seat).y
        assert layout.purse(seat)[1] - OVER_PURSE + half <= layout.plate(seat).y
    assert UNDER_BILL - TAG_RISE - half >= STAGE.y + STAGE.h


@pytest.mark.parametrize("seats", SEATS)
def test_where_buildings_stand_close_their_tickets_show_the_figure_alone_and_do_not_overlap(
    art: Art, seats: int
) -> None:
    canvas = Canvas(pygame.Surface(SIZE), art)
    wide = pay_sprite(canvas, Pay("13")).width - 8
    layout = Layout(range(seats))
    assert not layout.tight(0, 5)
    for count in range(6, 17):
        spots = layout.buildings(0, count)
        for a, b in combinations(spots, 2):
            beside = abs(a.x - b.x) >= (wide if layout.tight(0, count) else TICKET_W - 1)
            assert beside or abs(a.y - b.y) >= TICKET_H - 1, count


def test_no_ticket_is_bigger_than_there_is_room_for(art: Art) -> None:
    canvas = Canvas(pygame.Surface(SIZE), art)
    for text in ("$5", "$10", "$28", "-1", ""):
        for sign in ("", "die", "skull"):
            sprite = pay_sprite(canvas, Pay(text, sign))
            assert sprite.width <= TICKET_W
            assert sprite.height <= TICKET_H
            if not (sign and len(text) > 2):
                assert canvas.text_width(text, BOOM.head, PAY_SIZE) <= pay_room(Pay(text, sign)), text
    for amount in (1, 9, 10, 28):
        assert pay_sprite(canvas, gain(amount), loud=True).width <= TICKET_W
        assert canvas.text_width(gain(amount).text, BOOM.head, PAY_SIZE) <= pay_room(gain(amount))


def test_seats_lie_clockwise_in_the_order_of_turns() -> None:
    layout = Layout([3, 0, 5, 1, 4, 2])
    corners = [(layout.stretch(seat).x < WIDTH / 2, round(layout.stretch(seat).y)) for seat in layout.order]
    rows = sorted({y for _, y in corners})
    assert [(left, rows.index(y)) for left, y in corners] == [
        (True, 0),
        (False, 0),
        (False, 1),
        (False, 2),
        (True, 2),
        (True, 1),
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_trays_and_the_panel_have_room_in_the_street_and_in_a_shootout(art: Art, seats: int) -> None:
    board = match(seats, 3)
    table = laid(art, board.view(None))
    places = set()
    for _, view in moments(board):
        table.lay(view)
        screen = Box(0, 0, WIDTH, HINTS_Y)
        boxes = [table.tray_box(seat) for seat in range(seats)]
        fight = view["fight"]
        for seat, box in enumerate(boxes):
            asked = seat == view["active"]
            if fight:
                asked = seat in fight["seats"] and fight["totals"] is None
            wide, high = LEAST_TRAY if asked else LEAST_LOOK
            assert box.w >= wide
            assert box.h >= high
            assert inside(box, screen)
        if fight:
            assert not meet(*(boxes[seat] for seat in fight["seats"]))
        else:
            looks = [table.tray_box(seat, looks=True) for seat in range(seats)]
            assert all(box.w >= LEAST_LOOK[0] and not meet(box, TRAY) for box in looks)
            assert not any(meet(box, table.panel_box()) for box in looks)
        assert inside(table.panel_box(), screen)
        assert inside(table.why_box(), screen)
        places.add(bool(fight))
    assert places == {True, False}


def shown() -> list[Box]:
    """What of a shootout must stay in sight: cards, totals, dice."""
    cards = [
        Box(x - CARD_H / 2.8, CARD_Y - CARD_H / 2, CARD_H / 1.4, CARD_H) for side in CARD_X for x in side
    ]
    totals = [Box(x - 80, TOTAL_Y - 66, 160, 132) for x in TOTAL_X]
    dice = [Box(x - DIE / 2, y - DIE * 0.9, DIE, DIE) for side in SLOTS for x, y in side]
    return [*cards, *totals, *dice]


@pytest.mark.parametrize("side", [0, 1])
def test_the_panel_of_a_shootout_hides_no_card_no_total_no_dice_and_no_opponent(side: int) -> None:
    panel = PANELS[side]
    x, foot = FIGURE_AT[1 - side]
    wide = FIGURE_H * FIGURE_SHAPE * 0.9
    assert not meet(panel, Box(x - wide / 2, foot - FIGURE_H, wide, FIGURE_H))
    assert not any(meet(panel, box) for box in shown())
    assert panel.y >= NAME_Y + 78 + 20


@pytest.mark.parametrize("asked", [None, 0, 1])
def test_a_hand_that_a_bystander_looks_at_hides_nothing_of_a_shootout(asked: int | None) -> None:
    places = [look_box(asked, bystander) for bystander in range(2)]
    assert not meet(*places)
    for place in places:
        assert not any(meet(place, box) for box in shown())
        assert asked is None or not meet(place, PANELS[asked])
        closed = [Box(tray.x, tray.y, tray.w, CLOSED_H) for tray in TRAYS if asked is None]
        assert not any(meet(place, box) for box in closed)


def test_cards_that_arrive_in_a_shootout_stay_below_its_title() -> None:
    assert shootout_look.ARRIVE >= 0
    assert CARD_Y - CARD_H / 2 > HEAD_Y + 40
