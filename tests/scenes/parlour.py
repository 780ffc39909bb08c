"""An app without a window and devices without hands, for tests of single scenes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame

from game.inputs.bindings import Bindings
from game.inputs.padlook import PadLook
from game.inputs.pads import PadInfo
from game.inputs.press import Press
from game.inputs.seats import SeatMap
from game.match.content import read_bandits
from game.scenes.keeper import Keeper
from game.scenes.stack import Scene, Stack
from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.motion import Pace
from game.store.settings import Settings
from tests.scenes.house import believe_drawn
from tests.support.xvfb import window

ROOT = Path(__file__).parents[2]
MS = 1_000_000
FRAME_NS = 1_000 * MS // 60


class Quiet:
    """A sound room that only keeps what was asked of it."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, voice: str, _pan: float = 0.0) -> None:
        self.played.append(voice)

    def music(self, _name: str) -> None:
        """Silence."""

    def tension(self, _share: float) -> None:
        """Silence."""


class Parlour:
    """One scene on a stack, with a clock that only moves with `frames`."""

    def __init__(self, size: tuple[int, int] = (480, 270)) -> None:
        self.art = Art(ROOT / "assets")
        self.canvas = Canvas(pygame.Surface(size), self.art)
        self.now_ns = 1_000 * MS
        self.pads: list[PadInfo] = []
        self.sound = Quiet()
        self.seats = SeatMap()
        bindings = Bindings()
        inputs = SimpleNamespace(
            seats=self.seats,
            bindings=bindings,
            focused=True,
            pads=lambda: self.pads,
            key_name=bindings.first_key,
            printed=str,
            pad_parts=lambda _device: {},
            pad_look=lambda _device, style="": PadLook(style),
            device_label=lambda device: device,
        )
        self.app: Any = SimpleNamespace(
            art=self.art,
            content=read_bandits(ROOT),
            inputs=inputs,
            sound=self.sound,
            settings=Settings(),
            rng=random.Random(1),
            pace=Pace(),
            last_device="keys1",
            window=SimpleNamespace(canvas=self.canvas),
            input_break=lambda: None,
            keeper=Keeper(),
        )
        self.app.stack = Stack(self.app)

    @property
    def open(self) -> bool:
        """Whether the scene is still there."""
        return self.app.stack.top is not None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.app.stack.push(scene)

    def frames(self, count: int = 1, *, draw: bool = False) -> None:
        """Let frames of 1/60 s go by; only what is asked for is drawn."""
        for _ in range(count):
            self.now_ns += FRAME_NS
            scene = self.app.stack.top
            if scene is None:
                return
            scene.advance(self.now_ns)
            if scene is not self.app.stack.top:
                continue
            if draw:
                scene.draw(self.canvas)
            else:
                believe_drawn(scene)
            scene.flipped(self.now_ns + 2 * MS)

    def press(
        self,
        device: str,
        control: str,
        value: float = 1.0,
        *,
        raw: str = "",
        before_ns: int = 0,
        width_ns: int = MS,
    ) -> Press:
        """A press of now, or of so long ago."""
        lo = self.now_ns - before_ns - width_ns
        made = Press(
            self.seats.seat_of(device),
            control,
            value,
            lo,
            lo + width_ns,
            self.now_ns,
            "test",
            device,
            raw or control,
        )
        scene = self.app.stack.top
        assert scene is not None
        scene.press(made)
        return made

    def tap(self, device: str, control: str, **sides: Any) -> None:
        """Press and let go."""
        self.press(device, control, 1.0, **sides)
        if self.open:
            self.press(device, control, 0.0, **sides)


@contextmanager
def parlour(size: tuple[int, int] = (480, 270)) -> Iterator[Parlour]:
    """A parlour with SDL's driver without a screen."""
    with window(size=size):
        pygame.font.init()
        yield Parlour(size)
