"""Dice of Boom Town: pymunk throws them, the rules say what they show."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from game.scenes.boomtown.dice_cube import seat_die
from game.scenes.boomtown.dice_throw import SIZE, Launch, Throw
from game.scenes.boomtown.dice_turns import SIDES, after, carried, held, part, top_of, turn
from game.scenes.boomtown.shootout_dice import DiceTray, lying
from game.scenes.boomtown.shootout_plan import FELTS, SLOTS
from game.stage.motion import Pace
from tests.scenes.boomtown.main_street import laid, match
from tests.support.drawing import drawing, moments

FRAME_NS = 1_000_000_000 // 60


def throw(seed: int) -> Throw:
    rng = random.Random(seed)
    felt = FELTS[seed % 2]
    x = felt.x + 80 if seed % 2 == 0 else felt.x + felt.w - 80
    way = 1 if seed % 2 == 0 else -1
    launches = [
        Launch(x, felt.y + 70 + 110 * place, way * rng.uniform(1500, 1900), rng.uniform(-600, 600))
        for place in range(3)
    ]
    return Throw(felt, launches, seed)


def flatness(pose_turn: tuple[float, float, float, float]) -> float:
    """1 for a die that lies on a face."""
    return max(carried(pose_turn, side)[2] for side in SIDES)


@pytest.mark.parametrize("hundred", [0, 100])
def test_all_dice_come_to_rest_flat_on_the_numbers_drawn_and_on_the_felt(hundred: int) -> None:
    for seed in range(hundred, hundred + 100):
        rng = random.Random(-seed)
        values = [rng.randint(1, 6) for _ in range(3)]
        thrown = throw(seed)
        thrown.hold(values)
        ends = thrown.poses(thrown.seconds)
        assert [top_of(pose.turn) for pose in ends] == values
        assert min(flatness(pose.turn) for pose in ends) > 0.9999
        felt = FELTS[seed % 2]
        for pose in ends:
            assert felt.x < pose.x - 30 and pose.x + 30 < felt.x + felt.w
            assert felt.y < pose.y - 30 and pose.y + 30 < felt.y + felt.h
        for a, b in combinations(ends, 2):
            assert math.hypot(a.x - b.x, a.y - b.y) > SIZE * 0.9


def test_where_dice_come_to_rest_has_nothing_to_do_with_what_they_show() -> None:
    one, six = throw(5), throw(5)
    one.hold([1, 1, 1])
    six.hold([6, 5, 4])
    for seconds in (0.0, 0.2, 0.5, 3.0):
        for a, b in zip(one.poses(seconds), six.poses(seconds), strict=True):
            assert a[:3] == b[:3]


def test_the_same_seed_throws_the_same_way_and_another_one_does_not() -> None:
    first, again, other = throw(8), throw(8), throw(10)
    for each in (first, again, other):
        each.hold([2, 3, 4])
    assert first.poses(0.4) == again.poses(0.4)
    assert first.poses(9.0) != other.poses(9.0)


def test_a_die_jumps_nowhere_on_its_way() -> None:
    thrown = throw(3)
    thrown.hold([6, 1, 3])
    before = thrown.poses(0.0)
    for step in range(1, 240):
        now = thrown.poses(step / 120)
        for a, b in zip(before, now, strict=True):
            assert math.hypot(a.x - b.x, a.y - b.y) < 30
            turned = sum(p * q for p, q in zip(a.turn, b.turn, strict=True))
            assert abs(turned) > math.cos(0.5)
        before = now


@pytest.mark.parametrize("top", range(1, 7))
@pytest.mark.parametrize("wanted", range(1, 7))
def test_a_die_can_be_held_so_that_any_number_lies_where_any_other_would(top: int, wanted: int) -> None:
    assert carried(held(top, wanted), SIDES[wanted - 1]) == pytest.approx(SIDES[top - 1])
    assert top_of(lying(wanted)) == wanted


def test_a_part_of_a_turn_and_the_rest_make_the_turn() -> None:
    whole = turn((1, 2, 3), 2.0)
    both = after(part(whole, 0.7), part(whole, 0.3))
    assert both == pytest.approx(whole)


@pytest.mark.parametrize("seed", range(12))
def test_a_die_that_is_rerolled_leaves_the_others_and_comes_back_to_its_slot(seed: int) -> None:
    tray = DiceTray(FELTS[0], SLOTS[0], seat_die(0), Pace())
    tray.lay([2, 3, 5])
    before = tray._poses()
    tray.prepare([seed % 3], 3, seed, from_left=True)
    values = [2, 3, 5]
    values[seed % 3] = 6
    tray.throw(values)
    still = [pose for place, pose in enumerate(before) if place != seed % 3]
    for _ in range(300):
        tray.advance(FRAME_NS)
        assert all(pose in tray._poses() for pose in still)
    assert not tray.moving
    assert sorted(top_of(pose.turn) for pose in tray._poses()) == sorted(values)
    assert [pose[:2] for pose in tray._poses()] == list(SLOTS[0])


def test_a_shootout_awaits_the_card_of_whom_the_rules_ask_bo17() -> None:
    seen = 0
    with drawing() as art:
        board = match(4, 3, "normal", goal=50)
        table = laid(art, board.view(None))
        for events, view in moments(board):
            for event in events:
                table.play(event)
            shootout = table.show.shootout
            asked = [request.seat for request in board.requests if request.kind == "spend"]
            if shootout is not None and not shootout.outcome and view["fight"] and view["fight"]["totals"]:
                assert [shootout.seats[side] for side in [shootout.asked] if side is not None] == asked
                seen += bool(asked)
            table.settle(view)
            table.finish()
    assert seen > 3
