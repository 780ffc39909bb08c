"""People at the table, for tests: presses at instants, given to a hunt at any rate of frames."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache

from game.inputs.press import Press
from game.match.clock import SETTLE_NS
from game.match.content import Content, read_bandits
from game.match.hunt import Hunt
from game.match.seats import parse_seats
from game.match.start import new_hunt
from game.rules.kernel import Event
from game.store.folders import data_root

MS = 1_000_000
SECOND = 1_000 * MS
SHOWN_NS = 70 * MS
"""From when a flip is due to when the screen has it, in tests."""


@cache
def content() -> Content:
    """The levels that come with the program."""
    return read_bandits(data_root())


def hunt_of(seats: str, seed: int, *, headless: bool = False, table: str = "") -> Hunt:
    """A hunt without a journal."""
    return new_hunt(content(), parse_seats(seats), seed, headless=headless, table=table)


def press(
    seat: int, control: str, at_ns: int, value: float = 1.0, width_ns: int = 0, late_ns: int = 0
) -> Press:
    """A press in the middle of an interval, seen late_ns after its end."""
    lo, hi = at_ns - width_ns // 2, at_ns + width_ns // 2
    return Press(seat, control, value, lo, hi, hi + late_ns, "x11", "keys1")


class Person:
    """Pushes a stick toward something on the table, slams when it should be there, and lets go."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self._rng = random.Random(seed * 100 + seat)

    def race(self, hunt: Hunt, flip_ns: int) -> list[Press]:
        """All presses of a race that began at flip_ns."""
        rng, table = self._rng, hunt.table
        x, y = table.home(self.seat, len(hunt.match.seats))
        spots = [row["spot"] for row in hunt.view["spots"]]
        tokens = [table.token_place(token) for token in hunt.view["tokens"]]
        targets = [table.place(spot)[:2] for spot in spots] + tokens
        presses: list[Press] = []
        at = flip_ns + rng.randrange(180, 400) * MS
        for _ in range(rng.randrange(1, 4)):
            to_x, to_y = rng.choice(targets)
            far = math.hypot(to_x - x, to_y - y)
            width, late = rng.choice((0, MS, 3 * MS, 16 * MS)), rng.randrange(9) * MS
            presses += [
                press(self.seat, "x", at, (to_x - x) / far, width, late),
                press(self.seat, "y", at, (to_y - y) / far, width, late),
            ]
            at += int(far / table.physics.speed * SECOND) + rng.randrange(20, 90) * MS + rng.randrange(MS)
            presses += [
                press(self.seat, "slam", at, 1.0, width, late),
                press(self.seat, "slam", at + 40 * MS, 0.0, width, late),
                press(self.seat, "x", at + 45 * MS, 0.0, width, late),
                press(self.seat, "y", at + 45 * MS, 0.0, width, late),
            ]
            x, y = to_x + rng.randrange(1, 9), to_y
            at += rng.randrange(450, 700) * MS
        return presses

    def wait(self, hunt: Hunt, since_ns: int) -> list[Press]:
        """Now and then reveals the card, now and then slams into the hush."""
        rng = self._rng
        at = since_ns + rng.randrange(300, 3_600) * MS
        if rng.random() < 0.5 or hunt.active != self.seat:
            at += 4 * SECOND * (rng.random() < 0.7)
        return [press(self.seat, "slam", at), press(self.seat, "slam", at + 30 * MS, 0.0)]


class Table:
    """Drives a hunt in frames. presses: all that were made, in game time; flips: when screens showed."""

    def __init__(self, hunt: Hunt, fps: int, presses: list[Press] | None = None) -> None:
        """presses: recorded ones; None lets people make them up as they see the cards."""
        self.hunt = hunt
        self.events: list[Event] = []
        self.now_ns = 0
        self._frames = 0
        self._fps = fps
        self._made = presses is None
        self.presses: list[Press] = [] if presses is None else list(presses)
        self._to_come = sorted(self.presses, key=lambda p: p.seen_ns)
        people = [seat for seat, spec in enumerate(hunt.match.seats) if not spec.is_bot]
        self._people = [Person(seat, hunt.match.seed) for seat in people]

    def run(self, until_ns: int, stop: Callable[[Hunt], bool] = lambda _: False) -> None:
        """Frame by frame up to an instant, or until `stop` says so."""
        while self.now_ns < until_ns and self.hunt.phase != "over" and not stop(self.hunt):
            self._frames += 1
            self.now_ns = min(self._frames * SECOND // self._fps, until_ns)
            self._frame()

    def _frame(self) -> None:
        hunt = self.hunt
        while self._to_come and self._to_come[0].seen_ns <= self.now_ns:
            hunt.press(self._to_come.pop(0))
        events = hunt.advance(self.now_ns - SETTLE_NS)
        self.events += events
        if hunt.wants_flip:
            hunt.flipped(hunt.since_ns + SHOWN_NS)
        if self._made:
            self._make(events)

    def _make(self, events: list[Event]) -> None:
        """People decide as soon as something shows; what they press lies in the future."""
        for event in events:
            if event.kind == "phase" and event.data["phase"] in ("flip", "bell"):
                self._plan(lambda p: p.race(self.hunt, self.hunt.since_ns + SHOWN_NS))
            elif event.kind == "phase" and event.data["phase"] == "wait":
                self._plan(lambda p: p.wait(self.hunt, self.now_ns))

    def _plan(self, ask: Callable[[Person], list[Press]]) -> None:
        for person in self._people:
            new = ask(person)
            self.presses += new
            self._to_come += new
        self._to_come.sort(key=lambda p: p.seen_ns)
