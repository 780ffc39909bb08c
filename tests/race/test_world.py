"""The table in steps: every press takes effect at its own instant, and covers tell what they hit."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from game.race.hands import LIFT_NS
from game.race.player import Cover, Miss
from game.race.world import World
from tests.race.felt import MS, STEP_NS, facing, hand, press, put, run, slam, start, steer
from tests.race.still import CARD, STILL


def _flying(at_ns: int) -> float:
    """Where a palm is (x) that slams at an instant while it crosses the felt at full speed."""
    world = start(STILL, targets=())
    put(world, 0, 700, 560)
    steer(world, 0, 1.0, 0.0)
    slam(world, 0, at_ns)
    run(world, at_ns + 20 * MS)
    return hand(world, 0).x


def test_a_slam_takes_effect_at_its_own_instant_inside_a_step() -> None:
    begin = 48 * 1_000_000_000 // 240
    xs = [_flying(begin + STEP_NS * part // 8) for part in range(8)]
    for before, after in pairwise(xs):
        assert after - before == pytest.approx(STILL.physics.speed / 240 / 8, rel=1e-3)


def test_a_change_of_direction_takes_effect_at_its_own_instant_inside_a_step() -> None:
    ends = []
    for part in range(4):
        world = start(STILL, targets=())
        put(world, 0, 700, 560)
        steer(world, 0, 1.0, 0.0)
        steer(world, 0, 0.0, 0.0, 200 * MS + STEP_NS * part // 4)
        run(world, 600 * MS)
        ends.append(hand(world, 0).x)
    for before, after in pairwise(ends):
        assert after - before == pytest.approx(STILL.physics.speed / 240 / 4, rel=1e-3)


def test_a_press_from_before_now_takes_effect_now_and_keeps_its_interval() -> None:
    world = start(targets=(CARD,))
    put(world, 0, CARD.x, CARD.y)
    run(world, 100 * MS)
    now = world.now_ns
    slam(world, 0, 40 * MS, width_ns=2 * MS)
    (cover,) = run(world, 150 * MS)
    assert isinstance(cover, Cover)
    assert (cover.at_ns, cover.lo_ns, cover.hi_ns) == (now, 39 * MS, 41 * MS)


def test_bm17_a_cover_tells_the_interval_of_its_press_and_how_far_the_palm_is_from_the_middle() -> None:
    world = start(STILL, targets=(CARD,))
    put(world, 1, CARD.x + 3, CARD.y - 4)
    slam(world, 1, 70 * MS, width_ns=6 * MS)
    (cover,) = run(world, 100 * MS)
    assert isinstance(cover, Cover)
    assert cover[:6] == (1, 0, "spot-7", 67 * MS, 73 * MS, 500)


def test_two_hands_may_cover_the_same_card_and_both_are_told_in_the_order_of_time() -> None:
    world = start(STILL, targets=(CARD,))
    for seat, at_ns in ((3, 51 * MS), (0, 52 * MS)):
        put(world, seat, CARD.x, CARD.y)
        slam(world, seat, at_ns)
    assert [cover.seat for cover in run(world, 100 * MS)] == [3, 0]


def test_a_palm_between_two_cards_covers_the_one_whose_edge_is_nearer() -> None:
    world = start(STILL)
    for n in range(30):
        spot = STILL.place(n)
        put(world, 0, spot.x + STILL.sizes.card_width / 2 - 6, spot.y)
        found = world._scene.felt.under(hand(world, 0).x, hand(world, 0).y, 0)
        assert found is not None
        assert found[0].id == f"spot-{n}"


def test_a_palm_on_bare_felt_misses_and_is_lifted_a_quarter_of_a_second_later() -> None:
    world = start(STILL, targets=())
    put(world, 0, 900, 500)
    slam(world, 0, 10 * MS)
    (miss,) = run(world, 50 * MS)
    assert miss == Miss(0, 0, 10 * MS, 900, 500)
    slam(world, 0, 10 * MS + LIFT_NS - MS)
    slam(world, 0, 10 * MS + LIFT_NS + 40 * MS)
    again = run(world, 400 * MS)
    assert [miss.at_ns for miss in again] == [10 * MS + LIFT_NS + 40 * MS]


def test_bm12_a_hand_may_come_down_on_the_wrong_kind_of_object_and_the_world_says_on_what() -> None:
    world = start(STILL)
    x, y = STILL.token_place("token-heart")
    put(world, 0, x, y)
    slam(world, 0, 10 * MS)
    (cover,) = run(world, 50 * MS)
    assert isinstance(cover, Cover)
    assert cover.target == "token-heart"
    world.recoil(0, 0)
    assert hand(world, 0).state == "recoil"


def test_palms_never_leave_the_table() -> None:
    world = start(STILL, targets=())
    for seat in range(4):
        angle = math.radians(facing(STILL, seat, 4) + 180)
        steer(world, seat, math.cos(angle), math.sin(angle))
    run(world, 2_000 * MS)
    for view in world.hands():
        assert math.dist((view.x, view.y), (960, 560)) <= STILL.shape.reach + 1e-6


def test_looking_ahead_shows_what_will_be_and_changes_nothing() -> None:
    world = _busy()
    for until in range(30, 400, 33):
        run(world, until * MS)
        before = world.hands()
        ahead = world.ahead(8 * STEP_NS)
        assert world.hands() == before
        twin = _busy()
        run(twin, until * MS)
        run(twin, twin.now_ns + 8 * STEP_NS + MS)
        for seen, came in zip(ahead, twin.hands(), strict=True):
            assert (seen.state, seen.target) == (came.state, came.target)
            assert math.dist(seen[2:4], came[2:4]) < 1.0


def _busy() -> World:
    """Eight seats that all reach and slam, one after the other."""
    world = start(STILL, seats=8, hands=2)
    for seat in range(8):
        angle = math.radians(facing(STILL, seat, 8) + 10 * seat)
        steer(world, seat, math.cos(angle), math.sin(angle), seat * 7 * MS)
        slam(world, seat, (150 + 20 * seat) * MS)
    return world


def test_a_press_that_is_fed_shows_at_once_when_looking_ahead() -> None:
    world = start(STILL, targets=(CARD,))
    put(world, 0, CARD.x, CARD.y)
    run(world, 100 * MS)
    world.feed(press(0, "slam", 1.0, 110 * MS))
    ahead = next(view for view in world.ahead(34 * MS) if view.seat == 0)
    assert (ahead.state, ahead.target, ahead.since_ns) == ("down", "spot-7", 110 * MS)
    assert hand(world, 0).state == "reach"


def test_presses_of_nobody_and_of_other_controls_move_nothing() -> None:
    world = start()
    world.feed(press(0, "start", 1.0, 0))
    world.feed(press(0, "", 1.0, 0))
    world.feed(press(0, "right", 1.0, 0)._replace(seat=None))
    run(world, 100 * MS)
    assert {view.state for view in world.hands()} == {"home"}
