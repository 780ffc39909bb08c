"""Law 3: the same presses give the same covers and the same ways of all hands, at any frame rate."""

from __future__ import annotations

import hashlib
import math
from random import Random

import pytest

from game.inputs.press import Press
from game.race.player import Cover
from game.race.world import World
from tests.race.felt import MS, STEP_NS, TABLES, everything, facing, spec

SETTLE_NS = 34 * MS
LENGTH_NS = 2_500 * MS
SHEET = spec()


def _presses(seed: int, seats: int) -> list[Press]:
    """People who steer in, change their minds and slam; every other one by keys."""
    rng = Random(seed)
    presses = []
    for seat in range(seats):
        at_ns, turn = 0, 0.0
        while at_ns < LENGTH_NS:
            at_ns += rng.randrange(5 * MS, 160 * MS)
            width = rng.choice((1, 4, 9)) * MS
            changes = [("slam", 1.0), ("slam", 0.0)]
            if rng.random() < 0.7:
                angle = math.radians(facing(SHEET, seat, seats) + rng.gauss(0, 50) + turn)
                turn = 180.0 if turn == 0.0 and at_ns > 500 * MS else 0.0
                changes = _keys(angle) if seat % 2 else [("x", math.cos(angle)), ("y", math.sin(angle))]
            for i, (control, value) in enumerate(changes):
                lo = at_ns + i * rng.randrange(20 * MS) - width // 2
                presses.append(Press(seat, control, value, lo, lo + width, lo + width, "pad", "pad:1"))
    return presses


def _keys(angle: float) -> list[tuple[str, float]]:
    x, y = math.cos(angle), math.sin(angle)
    held = {"right": x > 0.4, "left": x < -0.4, "down": y > 0.4, "up": y < -0.4}
    return [(key, float(down)) for key, down in held.items()]


def _race(table: str, seed: int, fps: int) -> tuple[str, int]:
    """Digest of all covers and all ways of the hands, and the number of covers."""
    sheet, seats = spec(table), 8
    world = World(sheet, seats, seed)
    world.begin(everything(sheet), {3: 250 * MS}, 2)
    rng = Random(seed + fps)
    unseen = sorted(_presses(seed, seats), key=lambda press: press.seen_ns)
    trail, covered, frame = hashlib.blake2b(), set[str](), 0
    while world.now_ns < LENGTH_NS:
        frame += 1
        now_ns = frame * 1_000_000_000 // fps
        fresh = [press for press in unseen if press.seen_ns <= now_ns]
        unseen = unseen[len(fresh) :]
        by_seat = rng.sample(range(seats), seats)  # queues of devices come in any order
        for press in sorted(fresh, key=lambda press: by_seat.index(press.seat or 0)):
            world.feed(press)
        while world.now_ns + STEP_NS <= now_ns - SETTLE_NS and world.now_ns < LENGTH_NS:
            _judge(world, covered, trail)
    return trail.hexdigest(), len(covered)


def _judge(world: World, covered: set[str], trail: hashlib.blake2b) -> None:
    """One step, with a referee who decides at once."""
    for result in world.step():
        trail.update(repr(result).encode())
        if isinstance(result, Cover):
            (world.recoil if result.target in covered else world.hold)(result.seat, result.hand)
            covered.add(result.target)
    trail.update(repr(world.hands()).encode())


@pytest.mark.parametrize("table", TABLES)
def test_the_same_presses_give_the_same_race_at_30_60_144_and_1000_frames_a_second(table: str) -> None:
    covers = 0
    for seed in (1, 2):
        races = {fps: _race(table, seed, fps) for fps in (30, 60, 144, 1000)}
        assert len(set(races.values())) == 1, f"seed {seed}: {races}"
        covers += races[60][1]
    assert covers >= 10, "too few covers to prove anything"


def test_other_presses_give_another_race() -> None:
    assert _race("saloon", 1, 60) != _race("saloon", 2, 60)


def test_a_race_does_not_depend_on_the_races_before_it() -> None:
    table = spec("railcar")
    worlds = World(table, 4, 1), World(table, 4, 1)
    worlds[0].begin(everything(table), {}, 1, clock_ns=5)
    for seat in range(4):
        angle = math.radians(facing(table, seat, 4))
        worlds[0].feed(Press(seat, "x", math.cos(angle), 0, 0, 0, "pad", "pad:1"))
    for _ in range(100):
        worlds[0].step()
    ways = []
    for world in worlds:
        world.begin(everything(table), {}, 1, clock_ns=7)
        for seat in range(4):
            world.feed(Press(seat, "x", -1.0 if seat % 2 else 1.0, 0, 0, 0, "pad", "pad:1"))
        for _ in range(200):
            world.step()
        ways.append(world.hands())
    assert ways[0] == ways[1]
