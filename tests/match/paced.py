"""Plays a journaled hunt of bots faster than life until it is over or the process is killed.

Arguments: folder of journals, seed, seats, times as fast as life.
"""

import sys
import time
from pathlib import Path

from game.match.clock import SETTLE_NS
from game.match.seats import bot_seats
from game.match.start import new_hunt
from tests.match.hands import content


def play(folder: Path, seed: int, seats: int, speed: float) -> None:
    """To the end, with a journal."""
    hunt = new_hunt(
        content(), bot_seats(seats, ("easy", "normal", "hard")), seed, journals=folder, headless=True
    )
    begin, start = time.perf_counter_ns(), hunt.now_ns
    while not hunt.over:
        time.sleep(0.002)
        hunt.advance(start + int((time.perf_counter_ns() - begin) * speed) - SETTLE_NS)
    hunt.match.close()


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
