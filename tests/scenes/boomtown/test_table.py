"""The board of Boom Town as a whole: nothing is cut off, nothing jumps, nothing tells a secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest

from game.rules.boomtown.state import Fight, State
from game.rules.kernel import Event, Response, SeededChance
from game.scenes.boomtown import shootout_look
from game.scenes.boomtown.book import Pay
from game.scenes.boomtown.layout import FIGURE_SHAPE, SQUARE, STAGE, Layout, ticket
from game.scenes.boomtown.rows import BUILDING_SHAPE, TICKET_H, TICKET_W
from game.scenes.boomtown.shootout_plan import (
    CARD_H,
    CARD_Y,
    FIGURE_AT,
    FIGURE_H,
    HEAD_Y,
    PANELS,
    SLOTS,
    TOTAL_X,
    TOTAL_Y,
)
from game.scenes.boomtown.street_look import PAY_SIZE, gain, pay_room, pay_sprite
from game.scenes.boomtown.table import BoomTownTable
from game.stage.art import Art
from game.stage.boxes import Box
from game.stage.canvas import WIDTH, Canvas
from game.stage.palette import BOOM
from tests.rules.boomtown.table import RULES, Table
from tests.scenes.boomtown.main_street import (
    CONTENT,
    SIZE,
    app_of,
    drawing,
    laid,
    match,
    moments,
    picture,
    wait,
)

SEATS = range(2, 7)
HINTS_Y = 1016
DIE = 100.0
LEAST_TRAY = (560, 270)


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    with drawing() as found:
        yield found


def meet(a: Box, b: Box) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.x >= outer.x
        and inner.y >= outer.y
        and inner.x + inner.w <= outer.x + outer.w
        and inner.y + inner.h <= outer.y + outer.h
    )


# Where things lie


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
        for box in boxes:
            assert (box.w, box.h) >= LEAST_TRAY or (box.w >= LEAST_TRAY[0] and box.h >= LEAST_TRAY[1])
            assert inside(box, screen)
        fight = view["fight"]
        if fight:
            assert not meet(*(boxes[seat] for seat in fight["seats"]))
        assert inside(table.panel_box(), screen)
        assert inside(table.why_box(), screen)
        places.add(bool(fight))
    assert places == {True, False}


@pytest.mark.parametrize("side", [0, 1])
def test_the_panel_of_a_shootout_hides_no_gunslinger_and_no_dice(side: int) -> None:
    panel = PANELS[side]
    for x, foot in FIGURE_AT:
        wide = FIGURE_H * FIGURE_SHAPE * 0.9
        assert not meet(panel, Box(x - wide / 2, foot - FIGURE_H, wide, FIGURE_H))
    for x, y in SLOTS[0] + SLOTS[1]:
        assert not meet(panel, Box(x - DIE / 2, y - DIE * 0.9, DIE, DIE))
    assert not meet(panel, Box(TOTAL_X[1 - side] - 80, TOTAL_Y - 66, 160, 132))


def test_cards_that_arrive_in_a_shootout_stay_below_its_title() -> None:
    assert shootout_look.ARRIVE >= 0
    assert CARD_Y - CARD_H / 2 > HEAD_Y + 40


# Motion


def kinds_first(seats: int, seed: int) -> Iterator[tuple[list[Event], dict[str, object]]]:
    """Moments of a match in which something happens for the first time."""
    seen: set[str] = set()
    for events, view in moments(match(seats, seed, goal=50)):
        fresh = {event.kind for event in events} - seen
        seen |= fresh
        yield (events if fresh else []), view


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (4, 3)])
def test_to_finish_at_any_moment_ends_in_the_same_picture_as_to_lay_it(
    art: Art, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    board = match(seats, seed)
    table = laid(art, board.view(None))
    for events, view in kinds_first(seats, seed):
        if not events:
            table.lay(view)
            continue
        for event in events:
            table.play(event)
            wait(table, rng.choice((0.0, 40.0, 300.0, 900.0, 1600.0)))
        table.settle(view)
        table.finish()
        assert not table.moving
        other = laid(art, view)
        other.show.town.marks, other.show.town.reason = table.show.town.marks, table.show.town.reason
        assert picture(table, art) == picture(other, art), [event.kind for event in events]


def test_to_settle_makes_nothing_jump(art: Art) -> None:
    board = match(4, 2, goal=30)
    table = laid(art, board.view(None))
    for count, (events, view) in enumerate(moments(board)):
        for event in events:
            table.play(event)
        if count % 12 == 0 and not view["winners"]:
            wait(table, 6_000.0)
            before = picture(table, art)
            table.settle(view)
            assert picture(table, art) == before, [event.kind for event in events]
        else:
            table.settle(view)


def test_a_hurried_table_makes_no_late_noise(art: Art) -> None:
    board = match(3, 4, goal=30)
    table = laid(art, board.view(None))
    for events, view in moments(board):
        for event in events:
            table.play(event)
        table.settle(view)
        table.finish()
    assert table.app.sound.heard == []


# Secrets (Law 2)


def swapped(s: State) -> State:
    """The same match with a card of a hand, or a committed one, in the place of another that nobody sees."""
    other = RULES.clone(s)
    frame = other.stack[-1]
    held = {card for cards in frame.cards for card in cards} if isinstance(frame, Fight) else set()
    for seat, hand in enumerate(other.hands):
        for place, card in enumerate(hand):
            if card not in held and other.deck:
                hand[place], other.deck[0] = other.deck[0], card
                return other
        del seat
    return other


def frames(art: Art, s: State) -> list[bytes]:
    view = RULES.view(s, None)
    table = laid(art, view)
    found = [picture(table, art)]
    for request in RULES.pending(s):
        if not request.secret:
            table.point(tuple(spot for line in table.choices(request, view) for spot in line.spots))
        else:
            assert table.title(request, view)
        found.append(picture(table, art))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_two_hidden_cards_swapped_leave_every_public_frame_as_it_is(art: Art, seats: int) -> None:
    chance = SeededChance(seats)
    rng = random.Random(seats)
    s = Table("recruit", seats=seats).s
    checked = 0
    for step in range(160):
        pending = RULES.pending(s)
        if not pending:
            break
        if step % 8 == 0 or isinstance(s.stack[-1], Fight):
            other = swapped(s)
            assert other.hands != s.hands or other.deck != s.deck
            assert frames(art, s) == frames(art, other)
            checked += 1
        request = rng.choice(pending)
        picks = () if request.kind == "commit" else (rng.choice(request.options),)
        RULES.submit(s, Response(request.seat, request.kind, picks), chance)
    assert checked > 15


def test_how_many_cards_a_side_has_committed_shows_only_when_all_do_bo16(art: Art) -> None:
    def committed(*cards: str) -> bytes:
        t = Table(
            "showdown",
            hand=("derringer", "ambush", "misfire", "tomahawk", "outlaws"),
            hands={1: ("peacemaker", "miners", "quick-draw", "high-noon", "stampede")},
            crews={0: ("billy-the-kid",), 1: ("the-sheriff",)},
            streets={1: ("gold-mine",)},
        )
        t.do("showdown", "gold-mine").do("intervene", "the-sheriff", seat=1)
        table = laid(art, RULES.view(t.s, None))
        t.do("commit", *cards, seat=0)
        for event in t.last:
            table.play(event)
        wait(table, 2_000.0)
        table.settle(RULES.view(t.s, None))
        return picture(table, art)

    assert committed() == committed("derringer") == committed("derringer", "ambush", "outlaws")


def test_a_table_that_was_not_laid_says_so(art: Art) -> None:
    with pytest.raises(AssertionError, match="not been laid"):
        BoomTownTable(app_of(art), CONTENT, 4).finish()
