"""People at a board game: they read the journal over its shoulder, look at their cards and choose."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

from game.inputs.zones import ZONES
from game.match.board import heard
from game.match.board_bot import decide, make_board_bot
from game.match.journal import read
from game.match.rerun import deal
from game.match.seats import SeatSpec
from game.rules.kernel import Request, Response
from game.scenes.board.gate import GAP_NS
from game.scenes.board.panel import Panel
from game.scenes.board.table import BoardTable
from game.scenes.games import TABLES
from game.stage.art import Art
from game.stage.motion import Pace
from game.stage.secrets_picks import Picks
from tests.e2e.follow import Follow
from tests.e2e.rig import ROOT
from tests.support.pads import A, FifoPads
from tests.support.xvfb import ENVIRONMENT  # noqa: F401 - SDL reads its hints before pygame is imported

HATS = {"up": 1, "right": 2, "down": 4, "left": 8}
SHOULDER = 4
"""The button of a virtual pad that is 'back'."""
GAP_S = GAP_NS / 1e9 + 0.15
"""After this a new question takes presses."""
OTHER_GAP_S = GAP_S + 0.15
"""The same where somebody else was asked before: then not even the first steps count earlier."""
TAP_S = 0.03
MOST_HASTE = 3.0
PATIENCE_S = 1.5
TRIES = 4
"""How long an answer is waited for before it is given again, and how often."""
_dealing = threading.Lock()


class Zone:
    """A key zone."""

    def __init__(self, keys: Any, zone: str) -> None:
        self._keys, self._zone = keys, zone

    def move(self, control: str, *, down: bool) -> None:
        key = ZONES[self._zone][control][0]
        (self._keys.press if down else self._keys.release)(key)


class Pad:
    """A virtual pad, steered by its cross."""

    def __init__(self, pads: FifoPads, name: str) -> None:
        self._pads, self._name = pads, name

    def move(self, control: str, *, down: bool) -> None:
        if control in HATS:
            self._pads.line("hat", self._name, 0, HATS[control] if down else 0)
        else:
            self._pads.button(self._name, A if control == "slam" else SHOULDER, down)


class BoardTail(Follow):
    """The match of a board game as far as its journal tells."""

    def __init__(self, path: Path, patches: Mapping[str, object]) -> None:
        """patches: what the program was started with, where that differs: 'module.NAME' -> value."""
        written = read(path)
        with _dealing:
            changed = [mock.patch(name, value) for name, value in patches.items()]
            for patch in changed:
                patch.start()
            try:
                dealt: Any = deal(written, scripted=False)
            finally:
                for patch in changed:
                    patch.stop()
        super().__init__(written, dealt, [*dealt.rules.opening(dealt.state)])
        self.header = written.header


class Players:
    """Play the seats that they are given, as well as normal bots do; other seats are bots of the program."""

    def __init__(self, tail: BoardTail, devices: Mapping[int, Zone | Pad], pause: Callable[[], None]) -> None:
        """pause: pauses the match and goes on, after which everything is asked anew."""
        self._pause = pause
        header = tail.header
        self.tail, self.devices = tail, dict(devices)
        content = header.setup.content
        app: Any = SimpleNamespace(art=Art(ROOT / "assets"), rng=random.Random(1), pace=Pace())
        self.table: BoardTable = TABLES[header.game](app, content, len(header.seats))
        self._minds = {
            seat: make_board_bot(header.game, SeatSpec("bot", "normal"), seat, header.seed, content)
            for seat in devices
        }
        self._known = 0
        self._last = -1

    def play(
        self, until: Callable[[BoardTail], object], still_s: float, meanwhile: Callable[[], None]
    ) -> None:
        """Answer what is asked until something is so. meanwhile: called again and again.

        still_s: so long nothing may be decided; how long a whole match takes depends on the machine.
        """
        seen_s, count = time.monotonic(), -1
        while True:
            self.tail.look()
            self._learn()
            if until(self.tail):
                return
            now = time.monotonic()
            if self.tail.match.count != count:
                seen_s, count = now, self.tail.match.count
            assert now < seen_s + still_s, f"nothing for {still_s} s: {self.tail.match.pending()}"
            if now > seen_s + self._gap() and self._answer():
                self._see_to_it(count)
            meanwhile()
            time.sleep(0.01)

    def _learn(self) -> None:
        new, self._known = self.tail.told[self._known :], len(self.tail.told)
        for seat, mind in self._minds.items():
            mind.see(heard(new, seat))

    def _answer(self) -> bool:
        """The first of those who are asked answers."""
        pending = self.tail.match.pending()
        for request in pending:
            if request.seat in self.devices and not request.optional:
                asked = tuple(other for other in pending if other.seat == request.seat)
                view = self.tail.match.view(request.seat)
                response = decide(self._minds[request.seat], asked, view)
                self._hurry(request.seat)
                self._give(request, asked, response)
                self._last = request.seat
                return True
        return False

    def _hurry(self, seat: int) -> None:
        """Whoever is asked next ends what still moves, so that the question comes, and looks at it."""
        self.tap(seat, "back")
        time.sleep(OTHER_GAP_S * haste())

    def _give(self, request: Request, asked: tuple[Request, ...], response: Response) -> None:
        if request.secret or request.most > 1:
            self._mark(request, response)
            return
        view = self.tail.match.view(None)
        lines = [line for other in asked for line in self.table.choices(other, view)]
        panel = Panel(request.seat, "", lines)
        for control in to_pick(panel, response.picks[0]):
            self.tap(request.seat, control)

    def _mark(self, request: Request, response: Response) -> None:
        """Look, mark each card, go to READY."""
        seat, picks = request.seat, Picks(len(request.options), request.least, request.most)
        self.devices[seat].move("back", down=True)
        time.sleep(4 * TAP_S)
        for pick in response.picks:
            for control in to_card(picks, request.options.index(pick)):
                self.tap(seat, control)
        for control in to_card(picks, picks.count):
            self.tap(seat, control)
        self.devices[seat].move("back", down=False)

    def _gap(self) -> float:
        """How long those who are asked now wait before they press."""
        asked = [request.seat for request in self.tail.match.pending()]
        return (GAP_S if self._last in asked else OTHER_GAP_S) * haste()

    def _see_to_it(self, count: int) -> None:
        """Where a frame took so long that presses came before the question was seen, begin again."""
        for _ in range(TRIES):
            if self._heard(count, PATIENCE_S * haste()):
                return
            self._pause()
            if not self._heard(count, self._gap()):
                self._answer()
        assert self._heard(count, PATIENCE_S * haste()), f"not heard: {self.tail.match.pending()}"

    def _heard(self, count: int, within_s: float) -> bool:
        """Whether an answer comes into the journal."""
        deadline = time.monotonic() + within_s
        while self.tail.match.count == count and time.monotonic() < deadline:
            self.tail.look()
            time.sleep(0.005)
        return self.tail.match.count != count

    def tap(self, seat: int, control: str) -> None:
        """Press and let go."""
        self.devices[seat].move(control, down=True)
        time.sleep(TAP_S)
        self.devices[seat].move(control, down=False)
        time.sleep(TAP_S)


def haste() -> float:
    """How much longer people look where others keep the processors busy: frames take longer there."""
    return min(MOST_HASTE, max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)))


def to_card(picks: Picks, place: int) -> Iterator[str]:
    """The presses that lead to a place and take it."""
    while picks.cursor != place:
        step = 1 if place > picks.cursor else -1
        picks.move(step)
        yield "right" if step > 0 else "left"
    picks.slam()
    yield "slam"


def to_pick(panel: Panel, pick: str) -> Iterator[str]:
    """The presses that lead through a panel to a pick and take it."""
    for place, line in enumerate(panel.lines):
        if line.pick != pick and all(below.pick != pick for below in line.under):
            continue
        yield from _down_to(panel, place)
        panel.take()
        yield "slam"
        if line.under:
            yield from to_pick(panel, pick)
        elif line.confirm:
            yield "down"
            yield "slam"
        return
    raise AssertionError(f"no line of the panel leads to '{pick}'")


def _down_to(panel: Panel, place: int) -> Iterator[str]:
    count = len(panel.lines)
    below = (place - panel.index) % count
    up = below > count / 2
    for _ in range(count - below if up else below):
        panel.move(-1 if up else 1)
        yield "up" if up else "down"
