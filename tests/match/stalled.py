"""A process that plays a race in real time and stops itself in the middle; for test_stall.py.

Arguments: seed, and "stop" or "run". Writes JSON.
"""

import json
import math
import os
import signal
import sys
import time

from game.inputs.press import Press
from game.match.clock import SETTLE_NS, GameClock
from game.match.hunt import Hunt
from tests.match.hands import MS, SECOND, hunt_of, press

PUSH_MS = 300
STOP_MS = 500
END_MS = 1_500
"""In ms after the flip: when people push their sticks, when the process stops, when all is told."""


def push(hunt: Hunt, seat: int, flip_ns: int) -> list[Press]:
    """Push toward the first thing that can be captured; the slam that follows."""
    view, table = hunt.view, hunt.table
    if view["capture"]["aims"] == "card":
        to_x, to_y, _ = table.place(view["spots"][0]["spot"])
    else:
        to_x, to_y = table.token_place("token-sheriff-1" if view["kind"] == "sheriff" else "token-heart")
    x, y = table.home(seat, 2)
    far = math.hypot(to_x - x, to_y - y)
    for control, value in (("x", (to_x - x) / far), ("y", (to_y - y) / far)):
        hunt.press(press(seat, control, flip_ns + PUSH_MS * MS, value))
    takes = int(far / table.physics.speed * SECOND)
    return [press(seat, "slam", flip_ns + PUSH_MS * MS + takes + 40 * MS)]


def main(seed: int, stops: bool) -> None:
    """Two people slam at the same spots in the same race, stopped or not."""
    hunt = hunt_of("keys1,keys2", seed)
    while hunt.phase != "flip" or hunt.view["card"] is None:
        if hunt.wants_flip:
            hunt.flipped(hunt.since_ns)
        hunt.advance(hunt.now_ns + 10 * MS)
    base = hunt.now_ns + 50 * MS
    hunt.flipped(base)
    clock = GameClock(time.perf_counter_ns(), hunt.now_ns + SETTLE_NS)
    slams = [slam for seat in range(2) for slam in push(hunt, seat, base)]
    waking, jump, moved = 0, 0, 0.0
    captures = []
    awake = time.perf_counter_ns()
    while hunt.now_ns < base + END_MS * MS:
        game = clock.tick(time.perf_counter_ns())
        while slams and game > slams[0].at_ns:  # before the watermark, however late a frame comes
            hunt.press(slams.pop(0))
        events = hunt.advance(min(game - SETTLE_NS, base + END_MS * MS))
        captures += [[event.kind, event.seat] for event in events if event.kind in ("award", "beaten")]
        if stops and not waking and game > base + STOP_MS * MS:
            waking = 1
            game = clock.tick(time.perf_counter_ns())
            hands = hunt.hands(game)
            os.kill(os.getpid(), signal.SIGSTOP)
            later = clock.tick(time.perf_counter_ns())
            hunt.advance(later - SETTLE_NS)
            jump = later - game
            pairs = zip(hands, hunt.hands(later), strict=True)
            moved = max(abs(a.x - b.x) + abs(a.y - b.y) for a, b in pairs)
        time.sleep(0.004)
    real = time.perf_counter_ns() - awake
    told = {"digest": hunt.match.digest(), "captures": captures}
    print(json.dumps({**told, "jump_ns": jump, "moved": moved, "real_ns": real}))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2] == "stop")
