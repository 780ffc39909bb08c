"""A kiosk whose supervisor is killed, or that is told to end, with guests in a match."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from game.kiosk.pin import Pin
from game.kiosk.pulse import LEFT
from game.match.journal import has_ended
from tests.e2e.booth import KIOSK, SPY, Booth
from tests.e2e.rig import Program, screen, until

pytestmark = [pytest.mark.e2e, pytest.mark.soak]


def alive(pid: int) -> bool:
    """Whether a process runs."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"


def started(folder: Path, display: str) -> Program:
    """A kiosk as a script starts it again and again."""
    (folder / "mine.toml").write_text(KIOSK)
    seen = {"PYTHONPATH": str(SPY), "RED_FRONTIER_SEEN": str(folder / "seen")}
    return Program(folder, display, "--kiosk", str(folder / "mine.toml"), "--windowed", environment=seen)


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_its_game_goes_with_it_and_the_next_kiosk_goes_on(tmp_path: Path, sign: signal.Signals) -> None:
    (tmp_path / "data").mkdir()
    Pin(tmp_path / "data" / "pin.json").set("0000")
    with screen() as display:
        with started(tmp_path, display) as program:
            program.open()
            booth = Booth(program, tmp_path)
            journal, game = booth.begin(), booth.game
            os.kill(program.process.pid, sign)
            until(lambda: not alive(game), "its game ends", within_s=15)
            until((tmp_path / "data" / LEFT).exists, "what was played and paid is kept")
        assert not has_ended(journal)
        length = journal.stat().st_size
        (tmp_path / "seen").unlink()
        with started(tmp_path, display) as program:
            program.open()
            until(lambda: journal.stat().st_size > length, "the same match goes on")
            assert program.journals() == [journal]
            program.process.terminate()
            assert program.process.wait(30) == 0
            assert program.errors() == ""
