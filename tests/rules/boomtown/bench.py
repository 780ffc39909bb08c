"""How many decisions a second the engine alone makes under uniform random play, events on.

python -m tests.rules.boomtown.bench [MATCHES]
"""

from __future__ import annotations

import sys
import time
from random import Random

from game.rules.kernel import SeededChance
from tests.rules.boomtown.chaos import play
from tests.rules.boomtown.table import RULES, new


def main() -> None:
    """Play matches of 2 to 6 seats by turns, count, and time clones by themselves."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    decisions = events = 0
    states = []
    start = time.process_time()
    for seed in range(matches):
        s = new(2 + seed % 5, seed)
        for _, told in play(s, Random(seed), SeededChance(seed)):
            decisions += 1
            events += len(told)
        states.append(s)
    spent = time.process_time() - start
    print(f"{matches} matches, {decisions} decisions, {events} events in {spent:.2f} s of processor time")
    print(f"{decisions / spent:.0f} decisions/s")
    start = time.process_time()
    for _ in range(50):
        for s in states:
            RULES.clone(s)
    print(f"clone {(time.process_time() - start) / 50 / len(states) * 1e6:.1f} us")


if __name__ == "__main__":
    main()
