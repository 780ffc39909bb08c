"""Six hours of a kiosk in minutes: a clock that runs as fast as it can, and guests who come and go."""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.kiosk import clock
from game.match import thinker
from game.scenes.stack import Scene, Stack
from tests.kiosk.booth import Booth
from tests.scenes import house

FRAMES_A_SECOND = 10
DRAWN_EACH = 40
"""Every so many frames one is drawn: drawing is most of the work."""
DEVICES = ("keys1", "keys2", "keys3", "keys4", *(f"pad:{n}" for n in range(6)))
MOVES = ("up", "down", "left", "right")
MANNERS: dict[str, tuple[str, ...]] = {
    "players": ("left", "right", "slam", "slam"),
    "reader": (*MOVES, "down", "right", "slam", "slam", "slam", "back"),
    "wild": (*MOVES, "slam", "slam", "back", "start"),
}
KEPT = 48 * 2**20
MOST_PRESSES = {"players": 2000, "reader": 400, "wild": 400}
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class AtOnce:
    """An executor that thinks while the clock stands, so that bots are as quick as the clock is."""

    def __init__(self, *_: Any) -> None:
        """As ThreadPoolExecutor."""

    def submit(self, work: Callable[[], Any]) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work())
        return done

    def shutdown(self, **_: Any) -> None:
        """Nothing runs."""


class Wall:
    """The clock on the wall, which goes as the evening's does. begin: local time, 'HH:MM'."""

    def __init__(self, place: house.House, begin: str) -> None:
        hours, minutes = map(int, begin.split(":"))
        self._place = place
        self._ahead_s = hours * 3600 + minutes * 60 - place.now_ns / 1e9

    def put(self, seconds: float) -> None:
        """Somebody puts it forward, or back."""
        self._ahead_s += seconds

    def time(self) -> float:
        return self._place.now_ns / 1e9 + self._ahead_s

    def monotonic(self) -> float:
        return self._place.now_ns / 1e9

    def strftime(self, form: str) -> str:
        return time.strftime(form, time.gmtime(self.time()))


class Evening:
    """Lets hours go by. seen: how often each screen and act came.

    sizes: of the process each ten minutes, bytes. It keeps few pictures: else it would take hours until it
    keeps as many as it may.
    """

    def __init__(self, booth: Booth, seed: int) -> None:
        self.booth, self.rng = booth, random.Random(seed)
        self.seen: Counter[str] = Counter()
        self.sizes: list[int] = []
        self.wall = Wall(booth.place, "21:00")
        self._frames = 0
        booth.app.art.cache.cap, booth.app.art.texts.cache.cap = KEPT, KEPT // 8

    @property
    def hours(self) -> float:
        """How long it has lasted."""
        return self._frames / FRAMES_A_SECOND / 3600

    def guests(self) -> None:
        """Somebody comes, does something for a while, and goes; then nobody is there."""
        manner = self.rng.choice(("reader", "reader", "players", "wild"))
        devices = self.rng.sample(DEVICES, 1 if manner == "reader" else self.rng.randint(1, 10))
        if manner == "reader":
            self.tap(devices[0], "slam", "start")
        elif manner == "players":
            self._sit_down(devices[:4])
        for _ in range(self.rng.randint(20, MOST_PRESSES[manner])):
            if manner == "reader" and self.rng.random() < 0.5:
                self._point()
            self.tap(self.rng.choice(devices), self.rng.choice(MANNERS[manner]))
            self.wait(self.rng.choice((0.1, 0.3, 1.0)))
        self.wait(self.rng.uniform(30, 400))

    def _point(self) -> None:
        """Go to any row of a menu."""
        menu = getattr(self.booth.place.top, "menu", None)
        if menu is not None:
            menu.select(self.rng.choice([row.id for row in menu.rows]))

    def _sit_down(self, devices: list[str]) -> None:
        """Choose a game by chance, sit down with a bot or two, and be ready."""
        self.tap(devices[0], "slam", *("right",) * self.rng.randrange(4))
        for device in devices:
            self.tap(device, "slam")
        self.tap(devices[0], *("up",) * self.rng.randint(1, 2))
        for device in devices:
            self.tap(device, "slam")
        self.wait(8)

    def tap(self, device: str, *controls: str) -> None:
        """Press and let go, one after the other."""
        for control in controls:
            self.booth.place.tap(device, control)
            self.wait(0.1)

    def wait(self, seconds: float) -> None:
        """Time goes by."""
        for _ in range(max(1, round(seconds * FRAMES_A_SECOND))):
            self._frames += 1
            self.booth.place.frames(draw=self._frames % DRAWN_EACH == 0)
            if self._frames % (600 * FRAMES_A_SECOND) == 0:
                self.sizes.append(_resident())


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


@contextmanager
def evening(booth: Booth, seed: int) -> Iterator[Evening]:
    """An evening of a booth, from nine o'clock on."""
    found = Evening(booth, seed)
    settle, next_act = Stack._settle, booth.keeper._next_act

    def settled(stack: Stack, scene: Scene) -> None:
        found.seen[type(scene).__name__] += 1
        settle(stack, scene)

    def acted() -> None:
        next_act()
        assert booth.keeper._act is not None
        found.seen[f"act:{booth.keeper._act.name}"] += 1

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stack, "_settle", settled)
        patch.setattr(booth.keeper, "_next_act", acted)
        patch.setattr(booth.app, "next_seed", lambda: found.rng.getrandbits(48))
        patch.setattr(thinker, "ThreadPoolExecutor", AtOnce)
        patch.setattr(house, "FRAME_NS", house.SECOND // FRAMES_A_SECOND)
        patch.setattr(clock, "time", found.wall)
        booth.keeper._clock = clock.WallClock()
        yield found
