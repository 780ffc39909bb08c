from __future__ import annotations

import math

from game.race.world import World
from tests.race.felt import MS, facing, hand, put, run, slam, spec, start, steer


def _crossing(elbow_push: float) -> World:
    """Seat 0 has its palm across the way of seat 2, whose arm then sweeps over it."""
    world = start(spec("saloon", elbow_push=elbow_push, magnet=0), targets=())
    home = world.table.home(2, 4)
    put(world, 2, home[0] - 300, home[1])
    put(world, 0, home[0] - 150, home[1] + 60)
    return world


def test_elbows_push_other_hands_aside_where_the_table_says_so() -> None:
    world = _crossing(0.6)
    steer(world, 2, 0.0, 1.0)
    run(world, 300 * MS)
    pushed = hand(world, 0)
    assert pushed.y > world.table.home(2, 4)[1] + 75


def test_elbows_pass_through_each_other_where_the_table_does_not_say_so() -> None:
    world = _crossing(0.0)
    steer(world, 2, 0.0, 1.0)
    before = hand(world, 0)
    run(world, 300 * MS)
    assert (hand(world, 0).x, hand(world, 0).y) == (before.x, before.y)


def test_no_elbow_moves_a_hand_that_holds_or_waits() -> None:
    world = _crossing(1.0)
    slam(world, 0, 0)
    run(world, 5 * MS)
    world._players[0].hands[0].state = "hold"
    steer(world, 2, 0.0, 1.0, 6 * MS)
    before = hand(world, 0)
    run(world, 300 * MS)
    assert (hand(world, 0).x, hand(world, 0).y) == (before.x, before.y)
    assert (hand(world, 1).x, hand(world, 1).y) == world.table.home(1, 4)


def test_a_push_never_stops_a_hand_for_good() -> None:
    """Against the arm of a hand that holds still, a steered palm gets past within a second."""
    world = _crossing(0.6)
    put(world, 0, world.table.home(2, 4)[0] - 150, world.table.home(2, 4)[1] + 60)
    steer(world, 0, 0.0, -1.0)
    run(world, 1_000 * MS)
    assert hand(world, 0).y < world.table.home(2, 4)[1] - 60


def test_crowded_elbows_keep_every_hand_on_the_table_and_below_twice_its_speed() -> None:
    table = spec("railcar")
    world = start(table, seats=8)
    for seat in range(8):
        angle = math.radians(facing(table, seat, 8))
        steer(world, seat, math.cos(angle), math.sin(angle), seat * 3 * MS)
    for until in range(20, 1_500, 20):
        run(world, until * MS)
        for view in world.hands():
            assert math.dist((view.x, view.y), (960, 560)) <= table.shape.reach + 12
            assert math.hypot(view.vx, view.vy) < 2 * table.physics.speed
