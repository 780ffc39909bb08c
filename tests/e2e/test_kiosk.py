"""A kiosk as it stands in a bar: killed, frozen, mashed on, and closed by nobody but its operator."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.kiosk.pin import Pin
from game.store.audits import Audits
from tests.e2e.rig import Program, screen, until

pytestmark = [pytest.mark.e2e, pytest.mark.company]

KIOSK = 'zones = ["keys1", "keys2"]\nidle_seat_s = 30\nidle_table_s = 60\n'
BACK_S = 5.0
"""A table that died is there again within this on an idle machine; this many times as long on a busy one:"""
BUSY = 4.0
MASHED = (
    "V",
    "Return",
    "W",
    "A",
    "S",
    "D",
    "Up",
    "Down",
    "Left",
    "Right",
    "Q",
    "Backspace",
    "Escape",
    "F11",
    "X",
)


class Booth:
    """A kiosk that runs."""

    def __init__(self, program: Program, folder: Path) -> None:
        self.program = program
        self.audits = Audits(folder / "data" / "logs" / "audits.jsonl")

    @property
    def game(self) -> int:
        """The process that guests see."""
        pid = self.program.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return int(children[-1]) if children else 0

    def comes_back(self, sign: signal.Signals, patience_s: float = BACK_S * BUSY) -> float:
        """Do that to the game; the time until another one is there and draws, s."""
        before, starts = self.game, self.audits.counts()["restart"]
        os.kill(before, sign)
        begin = time.monotonic()
        until(
            lambda: self.game not in (0, before) and self.audits.counts()["restart"] > starts,
            f"it is started again after {sign.name}",
            within_s=patience_s,
        )
        until(self.program.keys.windows, "its window is there", within_s=patience_s)
        return time.monotonic() - begin


@contextmanager
def kiosk(folder: Path) -> Iterator[Booth]:
    file = folder / "mine.toml"
    file.write_text(KIOSK)
    (folder / "data").mkdir()
    Pin(folder / "data" / "pin.json").set("1234")
    with screen() as display, Program(folder, display, "--kiosk", str(file), "--windowed") as program:
        program.open()
        yield Booth(program, folder)
        program.process.terminate()
        assert program.process.wait(30) == 0, program.errors()
        assert program.errors() == ""


def test_a_kiosk_whose_game_is_killed_goes_on_with_the_match(tmp_path: Path) -> None:
    with kiosk(tmp_path) as booth:
        booth.program.walk("V", "V", "Return", "Return")
        until(booth.program.journals, "a match begins", within_s=20)
        time.sleep(1.0)
        took = booth.comes_back(signal.SIGKILL)
        print(f"back after {took:.1f} s")
        booth.program.window = booth.program.keys.windows()[0]
        booth.program.keys.focus(booth.program.window)
        time.sleep(1.5)
        booth.program.keep("kiosk-after-a-crash")
        assert booth.audits.counts()["crash"] == 1
        (journal,) = booth.program.journals()
        length = journal.stat().st_size
        until(lambda: journal.stat().st_size > length, "the same match goes on", within_s=30)


def test_guests_find_no_way_out(tmp_path: Path) -> None:
    with kiosk(tmp_path) as booth:
        game = booth.game
        booth.program.keys.ask_to_close(booth.program.window)
        os.kill(game, signal.SIGINT)
        booth.program.process.send_signal(signal.SIGINT)
        booth.program.tap("Escape", "F11", "F4", "Escape", "X")
        time.sleep(1.0)
        assert booth.game == game
        booth.program.keep("kiosk-title")


@pytest.mark.soak
def test_a_kiosk_that_is_killed_and_frozen_again_and_again_is_back_each_time(tmp_path: Path) -> None:
    rng = random.Random(7)
    print("seed 7")
    with kiosk(tmp_path) as booth:
        for turn in range(20):
            time.sleep(rng.uniform(0.5, 4.0))
            frozen = turn % 5 == 4
            took = booth.comes_back(signal.SIGSTOP if frozen else signal.SIGKILL, 120)
            print(f"{turn}: {'frozen' if frozen else 'killed'}, back after {took:.1f} s")
        assert booth.audits.counts()["crash"] == 16
        assert booth.audits.counts()["frozen"] == 4


@pytest.mark.soak
def test_twenty_minutes_of_mashing_break_nothing_and_memory_stays(tmp_path: Path) -> None:
    rng = random.Random(11)
    print("seed 11")
    with kiosk(tmp_path) as booth:
        game = booth.game
        for pad in "ABCDEF":
            booth.program.pads.attach(pad)
        sizes = []
        end = time.monotonic() + 20 * 60
        while time.monotonic() < end:
            rest = rng.random() < 0.002
            if rest:
                time.sleep(65)  # the loop comes
            booth.program.keys.tap(rng.choice(MASHED), hold_s=0.02)
            booth.program.pads.button(rng.choice("ABCDEF"), rng.randrange(8), rng.random() < 0.5)
            if rng.random() < 0.01:
                sizes.append(_memory(game))
        assert booth.game == game, booth.audits.all()
        half = len(sizes) // 2
        assert max(sizes[half:]) < 1.05 * max(sizes[:half]), sizes


def _memory(pid: int) -> int:
    """Resident pages."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1])
