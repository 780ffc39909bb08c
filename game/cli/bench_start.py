"""`bench start`: from the start of the process to the first frame of the title."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from game.cli.figures import Figure
from game.cli.options import CliError

RUNS = 5
PATIENCE_S = 60


def measure() -> Iterator[Figure]:
    """The first start has cold caches; the median is of all. Needs a screen."""
    with tempfile.TemporaryDirectory() as folder:
        times = [_start(Path(folder)) for _ in range(RUNS)]
    yield Figure("start", "to the first title frame, first start", times[0], "s", "<= 1.5")
    yield Figure("start", "to the first title frame, median start", sorted(times)[RUNS // 2], "s", "<= 1.5")


def _start(folder: Path) -> float:
    code = "import sys; from game.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, "--windowed", "--mute", "--data-dir", str(folder), "--first-frame"]
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    seconds = time.perf_counter() - start
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        raise CliError(f"the title can't be opened ({reason}); 'bench start' needs a screen.")
    return seconds
