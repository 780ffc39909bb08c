"""Matches of Bountytown between bots, and figures from many of them.

python -m tests.bots.bountytown_table LEVELS MATCHES [FIRST_SEED]; LEVELS: such as hard,normal,normal,normal
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sequence
from math import sqrt

from game.match.board_bot import BoardBot
from game.rules.bountytown.state import State
from game.rules.kernel import Request, Response, SeededChance
from tests.bots.makers import bountytown_bot
from tests.rules.bountytown.box import RULES, new

MOST_TURNS = 1000
MOST_ANSWERS = 5_000
"""No match of bots takes so many."""


class Match:
    """A match of bots. turned: the seats are shifted by the seed, so that nobody always sits first."""

    def __init__(self, levels: Sequence[str], seed: int, **options: str | int | bool) -> None:
        n = len(levels)
        self.levels = [levels[(seat + seed) % n] for seat in range(n)]
        self.s: State = new(n, seed, **options)
        self.chance = SeededChance(seed)
        self.bots: list[BoardBot] = [
            bountytown_bot(level, seat, seed) for seat, level in enumerate(self.levels)
        ]
        self.decisions = 0
        self.slowest = 0.0
        self.log: list[tuple[str, int, dict[str, object]]] = []

    def step(self, request: Request) -> Response:
        """One answer, and what it leads to."""
        bot = self.bots[request.seat]
        view = RULES.view(self.s, request.seat)
        start = time.process_time()
        response = bot.answer(request, view)
        self.slowest = max(self.slowest, time.process_time() - start)
        self.decisions += 1
        events = RULES.submit(self.s, response, self.chance)
        for seat, other in enumerate(self.bots):
            other.see(event for event in events if event.audience is None or seat in event.audience)
        self.log += [(event.kind, event.seat, event.data) for event in events]
        return response

    def play(self) -> Match:
        """To the end; requests that may be left open are left open."""
        while pending := [request for request in RULES.pending(self.s) if not request.optional]:
            self.step(pending[0])
            assert self.s.turn < MOST_TURNS and self.decisions < MOST_ANSWERS, "a match without end"
        return self


def strength(levels: Sequence[str], seeds: Iterable[int]) -> float:
    """Wins of the first level, a shared title by parts."""
    wins = 0.0
    for seed in seeds:
        match = Match(levels, seed).play()
        wins += sum(match.levels[seat] == levels[0] for seat in match.s.winners) / len(match.s.winners)
    return wins


def interval(wins: float, n: int) -> tuple[float, float, float]:
    """A share and its 95 % interval (Wilson)."""
    p, z = wins / n, 1.96
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return p, middle - half, middle + half


def main() -> None:
    """Print who wins how often."""
    levels, count = sys.argv[1].split(","), int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    wins: dict[str, float] = {}
    turns, decisions, slowest = [], 0, 0.0
    start = time.process_time()
    for seed in range(first, first + count):
        match = Match(levels, seed).play()
        for seat in match.s.winners:
            level = match.levels[seat]
            wins[level] = wins.get(level, 0.0) + 1 / len(match.s.winners)
        turns.append(match.s.turn)
        decisions += match.decisions
        slowest = max(slowest, match.slowest)
    spent = time.process_time() - start
    for level in dict.fromkeys(levels):
        p, low, high = interval(wins.get(level, 0.0), count)
        seats = f"{levels.count(level)} of {len(levels)} seats"
        print(f"{level}: {p:.1%} of wins, 95 % {low:.1%} to {high:.1%}, {seats}")
    turns.sort()
    print(f"turns: median {turns[count // 2]}, 5-95 % {turns[count // 20]}-{turns[count * 19 // 20]}")
    print(f"{spent / decisions * 1e3:.2f} ms a decision with the rules, {decisions / count:.0f} decisions")
    print(f"slowest decision {slowest * 1e3:.0f} ms")


if __name__ == "__main__":
    main()
