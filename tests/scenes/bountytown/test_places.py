"""Where everything lies on the board of Bountytown: nothing on anything else, all of it on the screen."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.scenes.bountytown import geometry
from game.scenes.bountytown.board_parts import FIGURE_SIZE
from game.scenes.bountytown.board_train import ENGINE_H
from game.scenes.bountytown.board_trays import Trays
from game.scenes.bountytown.plates import ABILITY_STEP, OPEN, PLANS, SMALLEST, bust_place
from game.scenes.bountytown.table_draw import ARROW_BOB, ARROW_MOST
from game.scenes.bountytown.town import cell_street, train_sprite
from game.stage.art import Art
from game.stage.boxes import Box
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from tests.scenes.bountytown.saloon import in_turn, laid
from tests.support.drawing import SIZE

SEATS = (3, 4, 5, 6)
HINTS_Y = 1016
TOWN_LEFT = 404
"""Here the buildings begin; the plates lie beside them."""
LEAST_TRAY = (560, 270)


def meet(a: Box, b: Box) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


def within(box: Box) -> bool:
    return box.x >= 0 and box.y >= 0 and box.x + box.w <= WIDTH and box.y + box.h <= HINTS_Y


@pytest.mark.parametrize("seats", SEATS)
def test_plates_fill_the_left_column_and_none_lies_on_another(seats: int) -> None:
    plates = [geometry.plate(seat, seats) for seat in range(seats)]
    assert all(within(plate) and plate.x + plate.w < TOWN_LEFT for plate in plates)
    assert not any(meet(a, b) for a, b in combinations(plates, 2))


@pytest.mark.parametrize("seats", SEATS)
def test_open_hands_of_all_lie_on_the_screen_and_none_covers_another(seats: int) -> None:
    trays = Trays(seats)
    boxes = [trays.box(seat, 0) for seat in range(seats)]
    assert boxes == [trays.box(seat, 10) for seat in range(seats)], "they stay where they are"
    assert all(within(box) and (box.w, box.h) >= LEAST_TRAY for box in boxes)
    assert not any(meet(a, b) for a, b in combinations(boxes, 2))


@pytest.mark.parametrize("seats", SEATS)
def test_a_hand_alone_lies_beside_its_plate_and_not_on_the_ranking(seats: int) -> None:
    for seat in range(seats):
        box, plate = Trays(seats).box(seat, 0), geometry.plate(seat, seats)
        assert box.y < plate.y + plate.h and plate.y < box.y + box.h
        assert not meet(box, geometry.RANKING)


def test_where_somebody_is_asked_the_ranking_leaves_the_panel_free() -> None:
    assert not meet(geometry.NARROW_RANKING, geometry.PANEL)
    assert not any(meet(geometry.NARROW_RANKING, geometry.tray(0, 6, column)) for column in (0, 1))


def test_six_figures_in_one_place_stand_side_by_side() -> None:
    for count in range(1, 7):
        stands = [geometry.stand(4, place, count) for place in range(count)]
        steps = [b[0] - a[0] for a, b in pairwise(stands)]
        assert all(step >= 60 for step in steps)
        assert abs(stands[0][0] - stands[-1][0]) <= geometry.FIGURE_ROOM


def test_the_poster_that_is_looked_at_never_covers_its_own_cells() -> None:
    for cells in combinations(range(9), 2):
        x, y = geometry.large(cells)
        high, wide = geometry.LARGE_H, geometry.LARGE_H * 340 / 480
        poster = Box(x - wide / 2, y - high / 2, wide, high)
        for cell in cells:
            cx, cy = cell_street(cell)
            assert not meet(poster, Box(cx - 150, cy - 240, 300, 200)), cells


def test_nothing_of_the_frame_leaves_the_screen(art: Art) -> None:
    for seats in SEATS:
        table = laid(art, in_turn(seats, 5))
        assert within(table.panel_box()) and within(table.why_box())
        for seat in range(seats):
            x, y = table.badge_at(seat)
            assert 50 <= x <= WIDTH - 50 and 50 <= y <= HEIGHT - 50
            assert -1.0 <= table.pan(seat) <= 1.0


@pytest.mark.parametrize("seats", SEATS)
def test_the_ring_of_who_is_asked_lies_round_a_face(seats: int) -> None:
    for seat in range(seats):
        place, bust = geometry.plate(seat, seats), PLANS[seats].bust
        _, y = bust_place(seat, seats)
        assert place.y + place.h - 0.75 * bust < y < place.y + place.h - 0.4 * bust


def test_an_ability_of_two_lines_ends_above_an_open_hand() -> None:
    plan = PLANS[3]
    assert plan.ability + ABILITY_STEP + 0.4 * SMALLEST < plan.hand[0] - OPEN[3].most / 2


def test_no_figure_of_a_pile_touches_its_neighbour(art: Art) -> None:
    canvas = Canvas(pygame.Surface(SIZE), art)
    engine = train_sprite(art, ENGINE_H, ("engine",)).width
    wide = canvas.text_width("75", "west-head", FIGURE_SIZE)
    (deck, _), (discards, _), (items, _), (train, _) = map(geometry.pile, geometry.PILES)
    assert deck + 1 + wide < discards - 34
    assert items + 1 + wide < train - 26 - engine / 2
    assert train + 2 + wide < WIDTH


def test_the_arrow_of_whose_turn_it_is_stays_above_the_line_of_controls() -> None:
    assert ARROW_MOST + ARROW_BOB + 23 < HINTS_Y


def test_the_mouse_finds_plates_bounties_and_buildings(art: Art) -> None:
    table = laid(art, in_turn(5, 5))
    bounty = table.board.active[1]
    plate = geometry.plate(3, 5)
    assert table.spot_at(*geometry.poster(1)) == f"bounty:{bounty}"
    assert table.spot_at(plate.x + 20, plate.y + 20) == "seat:3"
    assert table.spot_at(960, 500) == "cell:4"
    assert table.spot_at(960, 1005) is None
