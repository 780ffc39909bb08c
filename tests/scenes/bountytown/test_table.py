"""The board as a whole: nothing jumps, nothing is covered, everything finds its place."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.match.board import BoardMatch
from game.rules.kernel import Event
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
from tests.scenes.bountytown.saloon import laid, let_go, match, questions, still
from tests.support.drawing import SIZE, moments, picture

SEATS = (3, 4, 5, 6)
HINTS_Y = 1016
TOWN_LEFT = 404
"""Here the buildings begin; the plates lie beside them."""
LEAST_TRAY = (560, 270)


def meet(a: Box, b: Box) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


def within(box: Box) -> bool:
    return box.x >= 0 and box.y >= 0 and box.x + box.w <= WIDTH and box.y + box.h <= HINTS_Y


# Motion


def test_to_settle_makes_nothing_jump(art: Art) -> None:
    board = match(4, 2)
    table = laid(art, board)
    for count, (events, view) in enumerate(moments(board)):
        for event in events:
            table.play(event)
        if table.duel is None and count % 25 == 0:
            still(table)
            table.board.actions = view["actions"]  # what a use costs, only the view tells
            before = picture(table, art)
            table.settle(view)
            assert picture(table, art) == before, [event.kind for event in events]
        else:
            table.settle(view)


def test_hurried_motion_ends_where_motion_ends(art: Art) -> None:
    boards = [match(3, 4), match(3, 4)]
    calm, hurried = (laid(art, board) for board in boards)
    calm.app.pace.less_motion = hurried.app.pace.less_motion = True  # no arrow bobs
    for (events, view), (_, _) in zip(moments(boards[0]), moments(boards[1]), strict=True):
        for event in events:
            calm.play(event)
            still(calm)
            hurried.play(event)
            hurried.finish()
            assert not hurried.moving
        for table in (calm, hurried):
            table.settle(view)
            table.finish()
        if view["turn"] > 8:
            break
    assert [w.place for w in calm.walkers.all] == [w.place for w in hurried.walkers.all]
    assert picture(calm, art) == picture(hurried, art)


def test_a_card_is_not_in_the_hand_before_it_has_arrived(art: Art) -> None:
    table = laid(art, in_turn(3, 7))
    cards = table.look(1).cards
    table.play(Event("drew", 1, {"count": 2, "reason": "reload"}))
    assert table.look(1).cards == cards
    still(table)
    assert table.look(1).cards == cards + 2


def in_turn(seats: int, seed: int) -> BoardMatch:
    """A match whose first turn has begun."""
    return next(board for _, board in questions(seed, seats, "turn"))


def test_a_figure_walks_through_the_streets_and_arrives_where_it_stands(art: Art) -> None:
    table = laid(art, in_turn(4, 3))
    town = table.board.town
    wait = table.play(Event("moved", 2, {"from": town[3], "to": town[8], "left": 2}))
    xs = set()
    while table.walkers.all[2].moving:
        table.advance(16_000_000)
        xs.add(round(table.walkers.all[2].place[0]))
    assert wait > 0
    assert table.walkers.all[2].place == cell_street(8)
    assert {round(x) for x in geometry.STREETS_X} & xs


def test_who_was_carried_off_in_a_duel_walks_when_the_town_is_back(art: Art) -> None:
    table = laid(art, in_turn(4, 3))
    town = table.board.town
    table.play(Event("duel", 1, {"defender": None, "bounty": "butch-cassidy", "with": None}))
    start = table.walkers.all[1].place
    table.play(Event("carried", 1, {"from": town[3], "to": town[4]}))
    assert table.walkers.all[1].place == start
    table.play(Event("duel_over", 1, {"cancelled": False}))
    still(table)
    assert table.duel is None
    assert table.walkers.all[1].place == cell_street(4)


def test_a_match_that_is_resumed_in_a_duel_shows_the_duel(art: Art) -> None:
    _, board = next(questions(3, 4, "select"))
    table = laid(art, board)
    assert table.duel is not None
    assert not table.moving
    picture(table, art)


def test_the_train_comes_and_goes_and_nobody_has_the_turn_any_more(art: Art) -> None:
    table = laid(art, in_turn(3, 7))
    wait = table.play(Event("train"))
    assert wait > 2000
    let_go(table, wait / 2)
    assert table.ending.moving
    assert len(table.particles) > 0
    assert table.board.seat is None
    still(table)
    assert not table.ending.moving


def test_less_motion_has_no_steam_no_confetti_and_no_rising_town(art: Art) -> None:
    table = laid(art, in_turn(3, 7))
    table.app.pace.less_motion = True
    assert table.raise_town() == 0.0
    table.play(Event("train"))
    let_go(table, 2000)
    table.play(Event("winner", 0, {"winners": [0], "how": "renown", "places": [1, 2, 3]}))
    assert len(table.particles) == 0


def test_a_character_is_called_by_name_from_when_it_was_seen_to_be_chosen(art: Art) -> None:
    board = match(3, 1)
    table = laid(art, board)
    names = table.names(board.view(None))
    told = next(events for events, _ in moments(board) if any(event.kind == "chosen" for event in events))
    chosen = next(event for event in told if event.kind == "chosen")
    assert table.names(board.view(None)) == names
    table.play(chosen)
    after = table.names(board.view(None))
    assert after[chosen.seat] == table.lore.characters[chosen.data["character"]].name


# Places


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


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_looked_at_changes_the_picture_and_is_forgotten_again(art: Art, seats: int) -> None:
    table = laid(art, in_turn(seats, 5))
    plain = picture(table, art)
    for spot in (f"bounty:{table.board.active[0]}", "cell:1", f"seat:{seats - 1}", "pile:deck"):
        table.point((spot,))
        assert picture(table, art) != plain, spot
    table.point(())
    assert picture(table, art) == plain


def test_the_result_tells_renown_and_bounties_of_each(art: Art) -> None:
    board = match(3, 5)
    list(moments(board))
    table = laid(art, board)
    lines = table.result_lines(board.result, board.view(None))
    assert [line[0] for line in lines] == [f"{renown} Renown" for renown in board.result["renown"]]
    assert all("Bount" in line[1] for line in lines)
