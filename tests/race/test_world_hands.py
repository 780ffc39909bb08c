"""What hands do after a slam: they bounce, stay, wait at home, and the second one follows the first."""

from __future__ import annotations

import math

import pytest

from game.race.hands import RECOIL_NS
from tests.race.felt import MS, STEP_NS, facing, hand, put, run, slam, start, steer
from tests.race.still import CARD, STILL


def test_bm5_a_beaten_hand_bounces_back_and_is_free_again_after_its_recoil() -> None:
    world = start(STILL, targets=(CARD,))
    put(world, 0, CARD.x, CARD.y)
    slam(world, 0, 10 * MS)
    run(world, 60 * MS)
    beaten_ns = world.now_ns
    world.recoil(0, 0)
    steer(world, 0, 1.0, 0.0, 70 * MS)
    slam(world, 0, beaten_ns + RECOIL_NS - 5 * MS)
    assert run(world, beaten_ns + RECOIL_NS - STEP_NS) == []
    resting = hand(world, 0)
    assert resting.state == "recoil"
    home = STILL.home(0, 4)
    assert 15 < math.dist((CARD.x, CARD.y), home) - math.dist((resting.x, resting.y), home) < 80
    run(world, beaten_ns + RECOIL_NS + 100 * MS)
    assert hand(world, 0).state == "reach"
    assert hand(world, 0).x > resting.x + 20


def test_bm4_a_hand_that_covers_stays_until_the_verdict_and_a_held_one_to_the_end() -> None:
    world = start(STILL, targets=(CARD,))
    put(world, 0, CARD.x + 5, CARD.y)
    slam(world, 0, 10 * MS)
    run(world, 50 * MS)
    assert (hand(world, 0).state, hand(world, 0).target) == ("down", "spot-7")
    world.hold(0, 0)
    steer(world, 0, 1.0, 1.0, 60 * MS)
    slam(world, 0, 90 * MS)
    assert run(world, 2_000 * MS) == []
    assert (hand(world, 0).state, hand(world, 0).x) == ("hold", CARD.x + 5)


def test_bm19_all_hands_wait_at_home_when_the_card_shows() -> None:
    world = start(seats=8)
    assert [(view.x, view.y, view.state) for view in world.hands()] == [
        (*STILL.home(seat, 8), "home") for seat in range(8)
    ]


def test_bm19_a_false_starter_waits_and_then_goes_where_the_stick_points() -> None:
    world = start(STILL, delays={2: 250 * MS})
    dx, dy = math.cos(math.radians(facing(STILL, 2, 4))), math.sin(math.radians(facing(STILL, 2, 4)))
    steer(world, 2, dx, dy, 20 * MS)
    slam(world, 2, 240 * MS)
    assert run(world, 249 * MS) == []
    assert (hand(world, 2).state, hand(world, 2).x) == ("delayed", STILL.home(2, 4)[0])
    run(world, 350 * MS)
    gone = math.dist((hand(world, 2).x, hand(world, 2).y), STILL.home(2, 4))
    late = start(STILL)
    steer(late, 2, dx, dy, 250 * MS)
    run(late, 350 * MS)
    assert gone == pytest.approx(math.dist((hand(late, 2).x, hand(late, 2).y), STILL.home(2, 4)), abs=1e-6)


def test_bm15_the_second_hand_starts_from_home_when_the_first_has_covered() -> None:
    world = start(STILL, targets=(CARD,), hands=2)
    put(world, 0, CARD.x, CARD.y)
    slam(world, 0, 10 * MS)
    steer(world, 0, 0.0, -1.0, 60 * MS)
    run(world, 160 * MS)
    first, second = hand(world, 0, 0), hand(world, 0, 1)
    assert (first.state, first.x, first.y) == ("down", CARD.x, CARD.y)
    assert second.state == "reach"
    assert math.dist((second.x, second.y), STILL.home(0, 4)) < 150
    put(world, 0, CARD.x + 2, CARD.y, number=1)
    slam(world, 0, 200 * MS)
    (cover,) = run(world, 250 * MS)
    assert (cover.seat, cover.hand) == (0, 1)


def test_bm15_until_the_first_hand_has_covered_the_second_does_not_stir() -> None:
    world = start(STILL, hands=2)
    steer(world, 0, 1.0, 0.0)
    run(world, 200 * MS)
    assert hand(world, 0, 1).state == "home"


def test_bm15_a_beaten_first_hand_is_steered_again_once_the_second_has_covered() -> None:
    world = start(STILL, targets=(CARD,), hands=2)
    put(world, 0, CARD.x, CARD.y)
    slam(world, 0, 10 * MS)
    run(world, 50 * MS)
    world.recoil(0, 0)
    put(world, 0, CARD.x, CARD.y, number=1)
    slam(world, 0, 500 * MS)
    run(world, 560 * MS)
    steer(world, 0, 1.0, 0.0, 570 * MS)
    before = hand(world, 0, 0).x
    run(world, 700 * MS)
    assert hand(world, 0, 1).state == "down"
    assert hand(world, 0, 0).x > before + 20


def test_bm11_a_held_token_lies_before_its_holder_and_is_nearest_to_that_home() -> None:
    for seats in range(2, 9):
        for holder in range(seats):
            token = STILL.token_target("token-sheriff-1", holder, seats)
            ways = [math.dist((token.x, token.y), STILL.home(seat, seats)) for seat in range(seats)]
            assert ways.index(min(ways)) == holder
            assert min(ways) < 100
