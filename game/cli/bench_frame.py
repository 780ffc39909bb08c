"""`bench frame`: how long the fullest frame of a hunt takes, and how finely input is sampled in a race."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from game.cli.bench_boom import PARTICLES as BOOM_PARTICLES
from game.cli.bench_boom import SEATS as BOOM_SEATS
from game.cli.bench_boom import FullBoom, FullShootout, FullStreet
from game.cli.bench_town import FLIGHTS, FullTown
from game.cli.bench_town import PARTICLES as TOWN_PARTICLES
from game.cli.bench_town import SEATS as TOWN_SEATS
from game.cli.figures import Figure
from game.cli.measured import Measured
from game.cli.options import WindowOptions
from game.cli.window import open_app
from game.match.seats import bot_seats
from game.race.spec import SPOTS
from game.scenes.bandits.hunt import HuntScene
from game.scenes.bandits.pieces import Piece
from game.scenes.bandits.start import deal, title

FRAMES = 900
SEATS = 8
PARTICLES = 300
LABELS = 6
MS = 1_000_000


def measure() -> Iterator[Figure]:
    """Of drawing median, p99 and p99 of its processor time; of input p99 of the gaps. Needs a screen."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        app = open_app(WindowOptions(fullscreen=True, data_dir=Path(folder), seed=1, mute=True), stack)
        scene = FullTable(
            deal(app, bot_seats(SEATS, ("hard",))), after=lambda _: title(app), left=lambda: title(app)
        )
        sample = app.inputs.sample

        def timed_sample() -> None:
            sample()
            scene.sampled(time.perf_counter_ns())

        app.inputs.sample = app.window.canvas.sampler = timed_sample  # type: ignore[method-assign]
        app.run(scene, frames=FRAMES)
        width, height = app.window.canvas.surface.get_size()
    what = f"{SEATS} hands, {SPOTS} cards, {PARTICLES} particles at {width}x{height}"
    yield Figure("frame", "drawing, median", _share(scene.drawing, 0.5), "ms", "<= 5", what)
    yield Figure("frame", "drawing, p99", _share(scene.drawing, 0.99), "ms", "<= 8", what)
    yield Figure("frame", "drawing, processor time, p99", _share(scene.work, 0.99), "ms", "<= 8", what)
    yield Figure("frame", "gap between samples in a race, p99", _share(scene.gaps, 0.99), "ms", "<= 2.5")
    people = f"{TOWN_SEATS} figures, {FLIGHTS} cards, {TOWN_PARTICLES} particles"
    yield from _board(FullTown, "board of Bountytown", people)
    streets = f"{BOOM_SEATS} streets, coins, cards, houses, {BOOM_PARTICLES} particles"
    yield from _board(FullStreet, "board of Boom Town", streets)
    yield from _board(FullShootout, "Shootout of Boom Town", "six dice in the air")


def _board(kind: type[FullTown | FullBoom], name: str, what: str) -> Iterator[Figure]:
    """The same of a board game while everything moves. what: is on it."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        app = open_app(WindowOptions(fullscreen=True, data_dir=Path(folder), seed=1, mute=True), stack)
        board = kind(app)
        app.run(board, frames=FRAMES)
        width, height = app.window.canvas.surface.get_size()
    what = f"{what} at {width}x{height}"
    yield Figure("frame", f"{name}, median", _share(board.drawing, 0.5), "ms", "<= 5", what)
    yield Figure("frame", f"{name}, p99", _share(board.drawing, 0.99), "ms", "<= 8", what)
    yield Figure("frame", "the same, processor time, p99", _share(board.work, 0.99), "ms", "<= 8", what)


def _share(values: list[int], share: float) -> float:
    """The value, in ms, below which that share of values lies."""
    ordered = sorted(values) or [0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] / MS


class FullTable(Measured, HuntScene):
    """A hunt of bots whose table is as full as it can be. gaps: from look to look at the input, ns."""

    gaps: list[int]

    def enter(self) -> None:
        """Lay a Bandit on every spot."""
        super().enter()
        self.gaps = []
        self._sampled_ns: int | None = None
        self._lay()

    def _lay(self) -> None:
        bandits = [card.id for card in self.cards.values() if card.kind == "bandit"]
        for spot in range(SPOTS):
            if spot not in self.top.spots:
                self.top.spots[spot] = Piece(self.layout.spot(spot), self.top.card_h, bandits[spot])

    def advance(self, now_ns: int) -> None:
        """Keep the table and the air full."""
        super().advance(now_ns)
        self._lay()
        missing = PARTICLES - len(self.painter.particles)
        if missing > 0:
            self.painter.particles.confetti(960, 560, missing)
        if len(self.labels) < LABELS:
            self.labels.add((960, 400), "+14 ms", seat=3)

    def sampled(self, now_ns: int) -> None:
        """The input was looked at."""
        racing = self.hunt.phase == "race"
        if racing and self._sampled_ns is not None:
            self.gaps.append(now_ns - self._sampled_ns)
        self._sampled_ns = now_ns if racing else None
