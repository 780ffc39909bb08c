"""Matches of Boom Town between bots, and how much of them each kind wins.

python -m tests.bots.boomtown_league LEVEL,LEVEL,... MATCHES [FIRST_SEED [GOAL [DOLLARS,DOLLARS,...]]]

The last are what the seats start with, in the order of turns.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from game.match.board_bot import BoardBot
from game.rules.boomtown.state import State
from game.rules.kernel import Event, Request, Response, SeededChance
from tests.bots.makers import boomtown_bot
from tests.rules.boomtown.table import RULES, new

Z = 1.96


def play(
    s: State, bots: Sequence[BoardBot], seed: int, spent: Counter[str] | None = None
) -> Iterator[tuple[Request, Response, tuple[Event, ...]]]:
    """Play on to the end. spent: ns of processor time by level, and decisions under `#level`."""
    chance = SeededChance(seed)
    while pending := RULES.pending(s):
        request = pending[0]
        bot = bots[request.seat]
        view = RULES.view(s, request.seat)
        start = time.thread_time_ns()
        response = bot.answer(request, view)
        if spent is not None:
            took = time.thread_time_ns() - start
            spent[bot.level] += took
            spent[f"#{bot.level}"] += 1
            spent[f"max {bot.level}"] = max(spent[f"max {bot.level}"], took)
        events = RULES.submit(s, response, chance)
        for seat, each in enumerate(bots):
            each.see([event for event in events if event.audience is None or seat in event.audience])
        yield request, response, events


def match(
    levels: Sequence[str],
    seed: int,
    spent: Counter[str] | None = None,
    start: Sequence[int] = (),
    **options: Any,
) -> State:
    """A match to its end; levels by seat, turned round by the seed so that each sits everywhere.

    start: dollars by place in the order of turns.
    """
    shift = seed % len(levels)
    seated = [*levels[shift:], *levels[:shift]]
    s = new(len(levels), seed, **options)
    for seat, dollars in zip(s.order, start, strict=False):
        s.money[seat] += dollars
    bots = [boomtown_bot(level, seat, seed) for seat, level in enumerate(seated)]
    for _ in play(s, bots, seed, spent):
        pass
    s.tally["level"] = [levels.index(level) for level in seated]
    return s


def interval(won: float, matches: int) -> str:
    """A share of matches with its 95 % confidence interval."""
    share = won / matches
    return f"{100 * share:.1f} % +- {100 * Z * sqrt(share * (1 - share) / matches):.1f}"


def league(levels: Sequence[str], matches: int, first: int = 0, **options: Any) -> dict[str, Any]:
    """Play, and count: wins by level and by place in the order of turns, turns, money by source, ends."""
    wins: Counter[str] = Counter()
    places: Counter[int] = Counter()
    money: Counter[str] = Counter()
    spent: Counter[str] = Counter()
    ways: Counter[str] = Counter()
    turns = []
    for seed in range(first, first + matches):
        s = match(levels, seed, spent, **options)
        for seat in s.winners:
            wins[levels[s.tally["level"][seat]]] += 1 / len(s.winners)  # type: ignore[assignment]
            places[s.order.index(seat)] += 1 / len(s.winners)  # type: ignore[assignment]
        for way in ("income", "death", "holdup", "posse"):
            money[way] += sum(s.tally[way])
        ways[s.how] += 1
        turns.append(s.turn)
    return {"wins": wins, "places": places, "money": money, "spent": spent, "ways": ways, "turns": turns}


def main() -> None:
    """Play a league and print its report."""
    levels, matches = sys.argv[1].split(","), int(sys.argv[2])
    first, goal, start = [*sys.argv[3:], *["0", "100", "0"][len(sys.argv) - 3 :]]
    dollars = [int(each) for each in start.split(",")]
    found = league(levels, matches, int(first), goal=int(goal), start=dollars)
    for level in sorted(found["wins"]):
        print(f"{level} x{levels.count(level)}: {interval(found['wins'][level], matches)}")
    for place in range(len(levels)):
        print(f"seat {place + 1}: {interval(found['places'][place], matches)}")
    turns = sorted(found["turns"])
    print(f"turns: mean {sum(turns) / matches:.1f}, median {turns[matches // 2]}, most {turns[-1]}")
    total = sum(found["money"].values())
    print("money:", ", ".join(f"{way} {100 * sum_ / total:.0f} %" for way, sum_ in found["money"].items()))
    spent = found["spent"]
    for level in dict.fromkeys(levels):
        mean = spent[level] / spent[f"#{level}"] / 1e6
        print(f"{level}: {mean:.3f} ms a decision, at most {spent[f'max {level}'] / 1e6:.1f}")


if __name__ == "__main__":
    main()
