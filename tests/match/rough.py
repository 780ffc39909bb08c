"""A rough evening for a race: wide and late presses, stalls, pauses, lost pads, bots that take over, kills.

Whatever of that happened, the journal must run again as it went (Law 4).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.inputs.press import Press
from game.match.clock import SETTLE_NS
from game.match.hunt import Hunt
from game.match.journal import read
from game.match.replay import check
from game.match.seats import AWAY, SeatSpec, parse_seats
from game.match.standoff import Standoff
from game.match.standoff_start import new_standoff, resume_standoff
from game.match.start import new_hunt, resume_hunt
from tests.match.hands import MS, content, press

DEVICES = ("keys1", "keys2", "keys3", "keys4", "pad", "pad")
BOTS = ("bot:easy", "bot:normal", "bot:hard")
CONTROLS = ("up", "down", "left", "right", "x", "y", "slam", "slam", "slam")
FRAMES_MS = (4, 7, 16, 17, 33, 50, 120, 249)
WIDTHS_MS = (0, 0, 1, 4, 16, 40, 200)
LATE_MS = (0, 0, 5, 30, 60, 400)
CONTESTS = ("race", "noon")
WAITING = ("toll", "bell", "hush", "flip")


def seats_of(rng: random.Random, most: int) -> str:
    """People first, then bots."""
    count = rng.randrange(2, most + 1)
    people = rng.randrange(1, min(count, len(DEVICES)) + 1)
    return ",".join([*DEVICES[:people], *(rng.choice(BOTS) for _ in range(count - people))])


def new_race(rng: random.Random, folder: Path) -> Hunt:
    """A hunt under some house rules."""
    options: dict[str, str | int | bool] = {
        "deck": rng.choice(("full", "half")),
        "false_start": rng.random() < 0.7,
        "minutes": rng.choice((0, 0, 1)),
        "card_time_ms": rng.choice((1_001, 2_500, 6_003)),
        "token_time_ms": rng.choice((777, 1_501, 2_000)),
    }
    table = rng.choice(sorted(content().tables))
    seats = parse_seats(seats_of(rng, 8))
    return new_hunt(content(), seats, rng.getrandbits(40), table=table, options=options, journals=folder)


def new_noon(rng: random.Random, folder: Path) -> Standoff:
    """A match of Noon."""
    return new_standoff(parse_seats(seats_of(rng, 8)), rng.getrandbits(40), journals=folder)


class Rough:
    """Drives a referee as a screen does that has a bad day. contests: so many were begun."""

    def __init__(self, referee: Any, resume: Callable[[Path], Any], folder: Path, rng: random.Random) -> None:
        """resume: makes the referee anew after a kill. folder: of its journal."""
        self.referee, self._resume, self._rng = referee, resume, rng
        self.path = folder / referee.journal_name
        self.contests = 0
        self._to_come: list[Press] = []
        self._now_ns = 0
        self._phase = ""
        self._nerves = rng.choice((0.0, 0.004, 0.02, 0.2))

    def play(self, most: int) -> None:
        """Up to so many contests; then everybody goes home, or it is killed for good."""
        while not self.referee.over and self.contests < most:
            self._frame()
        if not self.referee.over and self._rng.random() < 0.7:
            self.referee.end("left")
        self.referee.advance(self.referee.now_ns)
        self.referee.match.close()

    def _frame(self) -> None:
        rng, referee = self._rng, self.referee
        self._now_ns += rng.choice(FRAMES_MS) * MS + rng.randrange(MS)
        while self._to_come and self._to_come[0].seen_ns <= self._now_ns:
            referee.press(self._to_come.pop(0))
        referee.advance(self._now_ns - SETTLE_NS)
        if referee.wants_flip:
            referee.flipped(self._now_ns + rng.randrange(90) * MS + rng.randrange(MS))
        if referee.phase != self._phase:
            self._phase = referee.phase
            self.contests += self._phase in CONTESTS
        busy = 0.25 if self._phase in CONTESTS else self._nerves if self._phase in WAITING else 0.04
        for seat, spec in enumerate(referee.match.seats):
            if spec.is_person and rng.random() < busy:
                self._press(seat)
        if rng.random() < 0.002:
            self._trouble()

    def _press(self, seat: int) -> None:
        """Something, about now: its time may be long ago, or cross the next frames."""
        rng = self._rng
        control = rng.choice(CONTROLS)
        at = max(0, self._now_ns + rng.randrange(-120, 60) * MS + rng.randrange(MS))
        width, late = rng.choice(WIDTHS_MS) * MS + rng.randrange(MS), rng.choice(LATE_MS) * MS
        value = rng.uniform(-1, 1) if control in ("x", "y") else 1.0
        self._to_come.append(press(seat, control, at, value, width, late))
        let_go = at + rng.randrange(1, 300) * MS
        if rng.random() < 0.9:
            self._to_come.append(press(seat, control, let_go, 0.0, width, late))
        self._to_come.sort(key=lambda made: made.seen_ns)

    def _trouble(self) -> None:
        rng, referee = self._rng, self.referee
        seat = rng.randrange(len(referee.match.seats))
        trouble = rng.choice(("pause", "pause", "hold", "bot", "away", "back", "kill", "stall"))
        if trouble == "pause":
            referee.break_race() if isinstance(referee, Hunt) else referee.break_round()
            self._to_come.clear()
        elif trouble == "hold":
            referee.held = not referee.held
        elif trouble == "bot":
            referee.replace(seat, SeatSpec("bot", rng.choice(("easy", "normal", "hard"))))
        elif trouble == "away" and sum(spec.device != AWAY for spec in referee.match.seats) > 1:
            referee.replace(seat, SeatSpec(AWAY))
        elif trouble == "back":
            referee.replace(seat, SeatSpec("pad"))
        elif trouble == "kill":
            self._kill()
        elif trouble == "stall":
            self._now_ns += rng.randrange(250, 2_000) * MS

    def _kill(self) -> None:
        """What was not decided is lost; the next game goes on with the journal."""
        self.referee.match.close()
        if read(self.path).ended:
            return
        self.referee = self._resume(self.path)
        self._to_come.clear()
        self._now_ns = 0


def evening(seed: int, game: str, folder: Path, most: int) -> tuple[int, str | None]:
    """How many contests there were, and the first difference of its journal from itself, or None."""
    rng = random.Random(seed)
    make, resume = (new_race, resume_hunt) if game == "bandits" else (new_noon, resume_standoff)
    rough = Rough(make(rng, folder), resume, folder, rng)
    rough.play(most)
    difference = check(read(rough.path))
    if difference is None:
        rough.path.unlink()
    return rough.contests, difference
