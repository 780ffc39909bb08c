"""The laboratory as a program of its own: real keys, a virtual pad, nobody seated."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.pads import A, FifoPads
from tests.support.xtest import keys_on
from tests.support.xvfb import ENVIRONMENT, private_display

pytestmark = pytest.mark.e2e
MAIN = Path(__file__).parents[2] / "main.py"
PATIENCE_S = 20.0


def until(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not what():
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.02)


def controls(log: Path) -> list[str]:
    return [json.loads(line)["control"] for line in log.read_text().splitlines()] if log.exists() else []


def test_every_key_and_button_is_logged_at_once_and_a_held_escape_leaves(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    with private_display() as display, keys_on(display) as keys:
        pads = FifoPads(tmp_path / "pads")
        environment = {**os.environ, **ENVIRONMENT, **pads.environment, "DISPLAY": display}
        command = [sys.executable, str(MAIN), "lab", "--log", str(log), "--windowed", "--mute"]
        program = subprocess.Popen([*command, "--data-dir", str(tmp_path)], env=environment)
        try:
            until(lambda: bool(keys.windows()))
            keys.focus(keys.windows()[0])
            until(lambda: bool(keys.tap("F5") and controls(log)))
            keys.tap("A")
            keys.tap("Backspace")
            pads.attach("one")
            until(lambda: _press(pads) and "b0" in controls(log))
            assert controls(log)[-1] == "b0"
            assert [c for c in controls(log) if c not in ("F5", "b0")] == ["A", "Backspace"]
            assert all(json.loads(line)["seat"] is None for line in log.read_text().splitlines())
            keys.press("Escape")
            assert program.wait(PATIENCE_S) == 0
            assert controls(log)[-1] == "Escape"
        finally:
            program.kill()
            program.wait()
            pads.close()


def _press(pads: FifoPads) -> bool:
    for pressed in (True, False):
        pads.button("one", A, pressed)
        time.sleep(0.05)
    return True
