"""Pictures of a board game in play: `python -m tests.scenes.board.look GAME OUT [--seats ...] [...]`.

People are played by chance, through the presses of their devices; a picture is kept every so many frames.
With --stand-in the plain table is shown instead of the game's own.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from tests.scenes.board.hall import GAP_FRAMES, OWN, Hall, hall, stand_in

STEPS = ("up", "down", "right", "slam", "slam", "slam")


def stir(place: Hall, rng: random.Random) -> None:
    """Everybody who is asked presses something."""
    for seat in place.scene.asking.seats:
        if seat in place.scene.asking.trays:
            place.press(seat, "back")
        place.tap(seat, rng.choice(STEPS))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--seats", default="keys1,keys2,bot")
    parser.add_argument("--manner", default="peek")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--frames", type=int, default=600)
    parser.add_argument("--each", type=int, default=40)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--stand-in", action="store_true")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    width, _, height = given.size.partition("x")
    rng = random.Random(given.seed)
    with (
        tempfile.TemporaryDirectory() as folder,
        hall(
            Path(folder), given.game, given.seats, manner=given.manner, seed=given.seed,
            table=stand_in if given.stand_in else OWN, size=(int(width), int(height)),
        ) as place,
    ):  # fmt: skip
        slowest = 0.0
        for frame in range(given.frames):
            if frame % GAP_FRAMES == 0:
                stir(place, rng)
            place.frames()
            start = time.perf_counter()
            place.shown()
            slowest = max(slowest, time.perf_counter() - start)
            if frame % given.each == 0:
                place.photo(given.out / f"{given.game}-{frame:04}.png")
        print(f"slowest frame {slowest * 1000:.1f} ms")


if __name__ == "__main__":
    main()
