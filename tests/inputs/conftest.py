"""Inputs on a window without a screen, and virtual pads for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from game.inputs.bindings import Bindings
from game.inputs.hub import Inputs
from game.inputs.notices import Notice
from game.inputs.press import Press
from game.inputs.virtual import VirtualPads
from tests.support.pads import virtual_pads
from tests.support.xvfb import window


class Desk:
    """Inputs with what they have told so far."""

    def __init__(self, inputs: Inputs) -> None:
        self.inputs = inputs
        self.presses: list[Press] = []
        self.notices: list[Notice] = []

    def sample(self, times: int = 1) -> None:
        """Sample and collect."""
        for _ in range(times):
            self.inputs.sample()
            self.presses += self.inputs.drain()
            self.notices += self.inputs.notices()

    def until(self, true: Callable[[], object], within_s: float = 3.0) -> None:
        """Sample until something is so; what the test asserts afterwards says what it is."""
        deadline = time.monotonic() + within_s
        while not true() and time.monotonic() < deadline:
            self.sample()
            time.sleep(0.001)

    def downs(self, control: str = "slam") -> list[Press]:
        """The presses of a control."""
        return [press for press in self.presses if press.control == control and press.value == 1.0]

    def told(self, kind: str) -> list[Notice]:
        """The notices of a kind."""
        return [notice for notice in self.notices if notice.kind == kind]


@pytest.fixture(params=[True, False], ids=["pad-thread", "no-thread"])
def desk(request: pytest.FixtureRequest) -> Iterator[Desk]:
    """A desk without a screen, with and without the pad thread."""
    yield from open_desk(pad_thread=request.param)


def open_desk(pad_thread: bool = True) -> Iterator[Desk]:
    """A desk without a screen."""
    with window("dummy"):
        inputs = Inputs(Bindings(), pad_thread=pad_thread)
        try:
            yield Desk(inputs)
        finally:
            inputs.close()


@pytest.fixture
def pads(desk: Desk) -> Iterator[VirtualPads]:
    """Virtual pads for the desk; gone before it is."""
    del desk
    with virtual_pads() as found:
        yield found
