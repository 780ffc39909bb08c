from __future__ import annotations

import math

import pytest

from game.race.steering import FULL_TILT, HELD_TILT, Controls
from tests.race.felt import MS, hand, press, put, run, spec, start, steer

STILL = spec(magnet=0)
KEYS = {
    "right": ("right",),
    "left": ("left",),
    "up": ("up",),
    "down": ("down",),
    "right-down": ("right", "down"),
    "left-down": ("left", "down"),
    "left-up": ("left", "up"),
    "right-up": ("right", "up"),
}


def _held(*controls: str) -> Controls:
    controls_ = Controls()
    for control in controls:
        controls_.take(press(0, control, 1.0, 0))
    return controls_


def _top_speed(presses: list[tuple[str, float]]) -> float:
    world = start(STILL, targets=())
    put(world, 0, 960, 560)
    for control, value in presses:
        world.feed(press(0, control, value, 0))
    run(world, 250 * MS)
    return math.hypot(hand(world, 0).vx, hand(world, 0).vy)


@pytest.mark.parametrize("keys", KEYS.values(), ids=KEYS)
def test_top_speed_by_keys_is_the_same_in_every_direction(keys: tuple[str, ...]) -> None:
    assert _top_speed([(key, 1.0) for key in keys]) == pytest.approx(STILL.physics.speed, rel=1e-9)


@pytest.mark.parametrize("degrees", range(0, 360, 15))
def test_top_speed_by_stick_is_the_same_in_every_direction(degrees: int) -> None:
    turn = math.radians(degrees)
    speed = _top_speed([("x", math.cos(turn)), ("y", math.sin(turn))])
    assert speed == pytest.approx(STILL.physics.speed, rel=1e-9)


def test_a_stick_in_the_corner_of_a_square_gate_is_no_faster() -> None:
    assert _top_speed([("x", 1.0), ("y", 1.0)]) == pytest.approx(STILL.physics.speed, rel=1e-9)


@pytest.mark.parametrize("degrees", range(0, 360, 30))
def test_the_way_of_a_stick_is_the_same_in_every_direction(degrees: int) -> None:
    turn = math.radians(degrees)
    for tilt in (0.05, 0.4, 0.8):
        controls = Controls()
        controls.take(press(0, "x", tilt * math.cos(turn), 0))
        controls.take(press(0, "y", tilt * math.sin(turn), 0))
        assert math.hypot(*controls.direction) == pytest.approx(tilt / FULL_TILT)


@pytest.mark.parametrize(("tilt", "counts"), [(HELD_TILT + 0.01, False), (HELD_TILT - 0.01, True)])
def test_bm19_a_stick_that_was_held_before_counts_from_its_middle_on(tilt: float, counts: bool) -> None:
    controls = Controls(("x",))
    controls.take(press(0, "x", 1.0, 0))
    assert controls.direction == (0.0, 0.0)
    controls.take(press(0, "x", tilt, 0))
    assert (controls.direction != (0.0, 0.0)) is counts


def test_a_stick_half_way_gives_part_of_the_speed() -> None:
    assert 0.2 * STILL.physics.speed < _top_speed([("x", 0.5)]) < 0.8 * STILL.physics.speed


def test_opposite_keys_cancel_each_other() -> None:
    assert _held("left", "right").direction == (0.0, 0.0)
    assert _held("left", "right", "down").direction == (0.0, 1.0)


def test_a_slam_needs_a_release_before_the_next() -> None:
    controls = Controls()
    assert controls.take(press(0, "slam", 1.0, 0))
    assert not controls.take(press(0, "slam", 1.0, 1))
    assert not controls.take(press(0, "slam", 0.0, 2))
    assert controls.take(press(0, "slam", 1.0, 3))


def test_bm19_what_was_held_before_the_card_showed_counts_only_once_it_is_let_go() -> None:
    controls = Controls({"slam", "left", "x"})
    assert not controls.take(press(0, "slam", 1.0, 0))
    controls.take(press(0, "left", 1.0, 0))
    controls.take(press(0, "x", -1.0, 0))
    assert controls.direction == (0.0, 0.0)
    for control in ("slam", "left", "x"):
        controls.take(press(0, control, 0.0, 1))
    controls.take(press(0, "x", -1.0, 2))
    assert controls.direction == (-1.0, 0.0)
    assert controls.take(press(0, "slam", 1.0, 3))


def test_a_let_go_hand_comes_to_rest_soon() -> None:
    world = start(STILL, targets=())
    put(world, 0, 700, 560)
    steer(world, 0, 1.0, 0.0)
    steer(world, 0, 0.0, 0.0, 200 * MS)
    run(world, 200 * MS)
    before = hand(world, 0).x
    run(world, 500 * MS)
    after = hand(world, 0)
    assert (after.vx, after.vy) == (0.0, 0.0)
    assert 20 < after.x - before < 120


def test_the_magnet_draws_a_palm_a_few_px_toward_the_middle_of_the_card_under_it() -> None:
    table = spec()
    card = table.card_target("spot-0", 0)
    world = start(table, targets=(card,))
    put(world, 0, card.x + 20, card.y)
    run(world, 100 * MS)
    assert hand(world, 0).x - card.x == pytest.approx(20 - table.physics.magnet, abs=0.3)
    run(world, 2_000 * MS)
    assert hand(world, 0).x == pytest.approx(card.x, abs=0.01)


def test_the_magnet_leaves_a_palm_on_bare_felt_alone() -> None:
    world = start(spec(), targets=())
    put(world, 0, 900, 560)
    run(world, 500 * MS)
    assert (hand(world, 0).x, hand(world, 0).y) == (900, 560)
