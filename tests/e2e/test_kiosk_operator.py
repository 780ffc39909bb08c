"""The operator with a pad before the real program: the PIN, every test and figure, logs, and the end."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.kiosk.pulse import END
from tests.e2e.booth import Booth, kiosk
from tests.e2e.rig import until
from tests.support.pads import BACK, START, A

pytestmark = [pytest.mark.e2e, pytest.mark.soak]

UP, DOWN = 11, 12
HELD_S, PAUSE_S = 0.2, 0.6
LEAVES_S = 1.5
"""How long 'back' has to be held to leave the laboratory, and some more."""


class Operator:
    """One pad."""

    def __init__(self, booth: Booth) -> None:
        self.booth = booth
        booth.program.pads.attach("A")
        time.sleep(1.0)

    def tap(self, *buttons: int, held_s: float = HELD_S) -> None:
        """Press and let go, one after the other."""
        for button in buttons:
            self.booth.program.pads.button("A", button, True)
            time.sleep(held_s)
            self.booth.program.pads.button("A", button, False)
            time.sleep(PAUSE_S)

    def opens(self, screen: str, *buttons: int) -> None:
        """These lead to a screen; it is photographed."""
        self.tap(*buttons)
        until(lambda: self.booth.shown()[-1] == screen, f"{screen} opens", within_s=20)
        time.sleep(2 * PAUSE_S)
        self.booth.program.keep(f"operator-{screen}")


def test_an_operator_tries_everything_and_ends_the_kiosk(tmp_path: Path) -> None:
    with kiosk(tmp_path, code=END) as booth:
        operator = Operator(booth)
        operator.opens("MainMenu", START)
        operator.opens("PinScene", UP, A)
        operator.opens("OperatorScene", A, A, A, A)
        operator.opens("ScreenTest", A)
        operator.opens("SoundTest", BACK, DOWN, A)
        operator.tap(A, A, A, BACK)
        operator.opens("LabScene", DOWN, A)
        operator.tap(BACK, held_s=LEAVES_S)
        operator.opens("FiguresScene", DOWN, A)
        operator.opens("AdjustScene", BACK, DOWN, A)
        operator.tap(A, BACK)
        operator.tap(DOWN, A)
        until(lambda: list(booth.program.data.glob("logs-*.zip")), "the logs are exported", within_s=20)
        assert "bandits" not in (booth.program.data / "kiosk.json").read_text()
        operator.opens("AskScene", UP, UP, UP, UP, UP, UP, UP, A)
        operator.tap(DOWN, A)
        until(lambda: booth.program.process.poll() is not None, "it ends", within_s=30)
