"""Who wins how often with which Character and seat, which Bounties are captured, how long matches are.

python -m tests.bots.bountytown_balance LEVEL MATCHES [FIRST_SEED [SEATS]]; SEATS 0 = 3 to 6 in turn
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.bots.bountytown_table import Match, interval
from tests.rules.bountytown.box import CONTENT

RENOWN: dict[str, int] = {row["id"]: row["renown"] for row in CONTENT["bounty"]}


class Tally:
    """Counts over matches. Wins count by the number of seats: 1 is a fair share."""

    def __init__(self) -> None:
        self.matches = 0
        self.turns: list[int] = []
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.fought: Counter[str] = Counter()
        self.caught: Counter[str] = Counter()
        self.done: Counter[str] = Counter()

    def add(self, match: Match) -> None:
        """Count a match that is over."""
        s = match.s
        self.matches += 1
        self.turns.append(s.turn)
        for seat, character in enumerate(s.characters):
            won = s.seats * (seat in s.winners) / len(s.winners)
            order = (seat - s.first) % s.seats + 1
            for name in (character, f"seat {seat + 1}", f"number {order} in the order of turns"):
                self.played[name] += 1
                self.won[name] += won  # type: ignore[assignment]
        bounty = ""
        for kind, _, data in match.log:
            self.done[f"{kind} {data['do']}" if kind == "used" else kind] += 1
            if kind == "duel":
                bounty = "" if data["defender"] is not None else str(data["bounty"])
            elif kind == "showdown" and bounty:
                self.fought[bounty] += 1
                self.caught[bounty] += data["winner"] == 0
            if kind == "duel" and data["defender"] is not None:
                self.done["duel a player"] += 1

    def shares(self) -> list[tuple[float, float, str]]:
        """Wins as parts of the fair share, half a 95 % interval, and whose, best first."""
        found = []
        for name, count in self.played.items():
            share = self.won[name] / count
            _, low, high = interval(min(share / 4, 1.0) * count, count)
            found.append((share, (high - low) * 2, name))
        return sorted(found, reverse=True)

    def rates(self) -> list[tuple[int, float, int, str]]:
        """Renown, share of Duels in which it was captured, number of them, and id of each Bounty."""
        return sorted((RENOWN[b], self.caught[b] / n, n, b) for b, n in self.fought.items())


def main() -> None:
    """Print all figures."""
    level, count = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    seats = int(sys.argv[4]) if len(sys.argv) > 4 else 4
    tally = Tally()
    for seed in range(first, first + count):
        tally.add(Match([level] * (seats or 3 + seed % 4), seed).play())
    for share, half, name in tally.shares():
        print(f"{share:5.2f} +- {half:.2f} of the fair share: {name}")
    for renown, rate, n, bounty in tally.rates():
        print(f"Renown {renown}: {rate:.0%} of {n} captured: {bounty}")
    for renown in range(1, 6):
        names = [name for name in tally.fought if RENOWN[name] == renown]
        rate = sum(tally.caught[name] for name in names) / sum(tally.fought[name] for name in names)
        print(f"Renown {renown}: {rate:.1%} captured in all")
    turns = sorted(tally.turns)
    print(f"turns: median {turns[count // 2]}, 5-95 % {turns[count // 20]}-{turns[count * 19 // 20]}")
    print(", ".join(f"{name} {n / count:.2f}" for name, n in sorted(tally.done.items())), "a match")


if __name__ == "__main__":
    main()
