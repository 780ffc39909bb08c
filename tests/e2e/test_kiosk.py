"""A kiosk as it stands in a bar: killed, frozen, and closed by nobody but its operator."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest

from game.kiosk.watch import FROZEN_S
from game.match.journal import has_ended
from tests.e2e.booth import BACK_S, BUSY, Booth, kiosk
from tests.e2e.rig import until

pytestmark = [pytest.mark.e2e, pytest.mark.company]

WAYS_OUT = (
    ("Alt_L", "F4"),
    ("Control_L", "C"),
    ("Control_L", "Q"),
    ("Control_L", "W"),
    ("Control_L", "Alt_L", "BackSpace"),
    ("Alt_L", "Tab"),
    ("Super_L", "D"),
    ("Control_L", "Shift_L", "Escape"),
    ("Alt_L", "Return"),
)
PAD_CHORDS = ((4, 6), (5,), (4, 5, 6), (0, 1, 2, 3), (9, 10, 4, 6))
"""Back and Start, Guide, all three, all four buttons, shoulders with Back and Start, as SDL numbers them."""


def test_a_kiosk_whose_game_is_killed_goes_on_with_the_match(tmp_path: Path) -> None:
    with kiosk(tmp_path) as booth:
        journal = booth.begin()
        took = booth.comes_back(signal.SIGKILL)
        print(f"back after {took:.1f} s")
        booth.focus()
        time.sleep(1.5)
        booth.program.keep("kiosk-after-a-crash")
        assert booth.audits.counts()["crash"] == 1
        assert booth.program.journals() == [journal]
        length = journal.stat().st_size
        until(lambda: journal.stat().st_size > length, "the same match goes on", within_s=30)


def test_guests_find_no_way_out(tmp_path: Path) -> None:
    with kiosk(tmp_path) as booth:
        game = booth.game
        booth.program.keys.ask_to_close(booth.program.window)
        os.kill(game, signal.SIGINT)
        booth.program.process.send_signal(signal.SIGINT)
        booth.program.tap("Escape", "F11", "F4", "Escape", "X", "Super_L", "Menu", "Print")
        for chord in WAYS_OUT:
            _together(booth, *chord)
        booth.program.pads.attach("A")
        time.sleep(0.3)
        for buttons in PAD_CHORDS:
            for pressed in (True, False):
                for button in buttons:
                    booth.program.pads.button("A", button, pressed)
                time.sleep(0.2)
        time.sleep(1.0)
        assert booth.game == game
        assert booth.program.keys.windows() == [booth.program.window], "neither minimised nor closed"
        assert booth.audits.counts() == {"start": 1}
        booth.program.keep("kiosk-title")


def _together(booth: Booth, *keys: str) -> None:
    """Real key events: one after the other down, and up again."""
    for key in keys:
        booth.program.keys.press(key)
        time.sleep(0.03)
    for key in reversed(keys):
        booth.program.keys.release(key)


@pytest.mark.soak
def test_a_kiosk_that_is_killed_and_frozen_again_and_again_is_back_each_time(tmp_path: Path) -> None:
    rng = random.Random(7)
    print("seed 7")
    with kiosk(tmp_path) as booth:
        journal = booth.begin()
        for turn in range(20):
            time.sleep(rng.uniform(0.5, 4.0))
            since, over = time.monotonic(), has_ended(journal)
            frozen = turn % 5 == 4
            noticed_s = FROZEN_S if frozen else 0.0
            took = booth.comes_back(signal.SIGSTOP if frozen else signal.SIGKILL, noticed_s + BACK_S * BUSY)
            print(f"{turn}: {'frozen' if frozen else 'killed'}, back after {took:.1f} s", flush=True)
            if not over:
                until(lambda since=since: "HuntScene" in booth.shown(since), "the match goes on", within_s=20)
        assert booth.audits.counts()["crash"] == 16
        assert booth.audits.counts()["frozen"] == 4


@pytest.mark.soak
@pytest.mark.parametrize("jump_s", [3600, -3600])
def test_a_clock_that_is_put_forward_or_back_by_an_hour_is_noticed_and_nothing_else_happens(
    tmp_path: Path, jump_s: int
) -> None:
    with kiosk(tmp_path) as booth:
        journal, game = booth.begin(), booth.game
        booth.skew.write_text(str(jump_s))
        until(lambda: booth.audits.counts()["clock_jump"] == 1, "the operator learns of it", within_s=20)
        (said,) = (audit.text for audit in booth.audits.all() if audit.kind == "clock_jump")
        assert said in {f"The clock jumped by {jump_s + late} s." for late in (-1, 0, 1)}
        length = journal.stat().st_size
        until(lambda: journal.stat().st_size > length, "the match goes on", within_s=60)
        assert not [word for word in booth.shown() if word.startswith("act:")], "nobody counts as gone"
        assert booth.game == game
        booth.comes_back(signal.SIGKILL)
        length = journal.stat().st_size
        until(lambda: journal.stat().st_size > length, "the same match goes on after a kill", within_s=60)
