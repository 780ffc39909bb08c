import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from game.store.folders import data_root

ASLEEP_S = 1.5
"""Longer says nothing more: what is squeezed is everything over a quarter of a second."""
SEED = 6


def started(mode: str) -> subprocess.Popen[str]:
    """The process in stalled.py."""
    words = [sys.executable, "-m", "tests.match.stalled", str(SEED), mode]
    return subprocess.Popen(words, cwd=data_root(), stdout=subprocess.PIPE, text=True)


def wake(process: subprocess.Popen[str]) -> None:
    """Let it go on, ASLEEP_S after it has stopped itself."""
    _, status = os.waitpid(process.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status), "the process ended before it stopped"
    time.sleep(ASLEEP_S)
    os.kill(process.pid, signal.SIGCONT)


def outcome(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What it says at its end."""
    out, _ = process.communicate(timeout=60)
    found: dict[str, Any] = json.loads(out)
    return found


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system can't stop a process")
def test_stopping_the_process_in_a_race_costs_no_game_time_moves_no_hand_and_loses_no_capture() -> None:
    stops, runs = started("stop"), started("run")
    wake(stops)
    straight, stopped = outcome(runs), outcome(stops)
    assert stopped["real_ns"] > straight["real_ns"] + 1_000_000_000
    assert stopped["jump_ns"] < 10_000_000
    assert stopped["moved"] < 12.0
    assert {"award", "beaten"} <= {kind for kind, _ in straight["captures"]}
    assert stopped["captures"] == straight["captures"]
    assert stopped["digest"] == straight["digest"]
