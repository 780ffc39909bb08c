"""Decisions a second of the engine alone: events on, uniform random play, options built each time.

python -m tests.rules.bountytown.pace [MATCHES]
"""

from __future__ import annotations

import sys
import time
from random import Random

from game.rules.kernel import Response, SeededChance
from tests.rules.bountytown.box import RULES, new


def random_match(seed: int) -> int:
    """Play a match of 3 to 6 players to its end; the number of decisions."""
    s, chance, rng = new(3 + seed % 4, seed), SeededChance(seed), Random(seed)
    count = 0
    while pending := RULES.pending(s):
        request = pending[rng.randrange(len(pending))] if len(pending) > 1 else pending[0]
        size = rng.randint(request.least, request.most) if request.most > 1 else request.most
        picks = (rng.choice(request.options),) if size == 1 else tuple(rng.sample(request.options, size))
        RULES.submit(s, Response(request.seat, request.kind, picks), chance)
        count += 1
    return count


def main() -> None:
    """Print decisions a second, by the clock and by the processor's own time."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    random_match(0)
    clock, processor = time.perf_counter(), time.process_time()
    decisions = sum(random_match(seed) for seed in range(matches))
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    print(f"{decisions} decisions in {matches} matches: {decisions / clock:,.0f} a second of the clock,")
    print(f"{decisions / processor:,.0f} a second of processor time")
    s = new(6, 1)
    start = time.process_time()
    for _ in range(20_000):
        RULES.clone(s)
    print(f"clone of six seats: {(time.process_time() - start) / 20_000 * 1e6:.1f} us")


if __name__ == "__main__":
    main()
