"""The program is opened without a screen, in a process of its own: settings and the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
OPEN = """
import sys
from contextlib import ExitStack
from pathlib import Path
from game.cli.options import WindowOptions
from game.cli.window import open_app
from game.scenes.bandits.start import seats
with ExitStack() as stack:
    folder, fps = Path(sys.argv[1]), int(sys.argv[2]) if sys.argv[2] else None
    app = open_app(WindowOptions(fullscreen=False, data_dir=folder, mute=True, fps=fps), stack)
    app.run(seats(app), frames=2)
    app.save_settings()
"""

CAPTURE = """
import gc
import sys
from contextlib import ExitStack
from pathlib import Path
from game.cli.options import WindowOptions
from game.cli.window import open_app
from game.scenes.stack import Scene

class Capture(Scene):
    collects = []
    keen = property(lambda self: 1 <= self.app.frames <= 3)

    def advance(self, now_ns):
        self.collects.append(gc.get_threshold()[2] < 100)

with ExitStack() as stack:
    app = open_app(WindowOptions(fullscreen=False, data_dir=Path(sys.argv[1]), mute=True), stack)
    app.run(Capture(), frames=int(sys.argv[2]))
    print(Capture.collects, gc.get_threshold()[2] < 100)
"""
"""Its second to fourth frame are those of an open capture."""


def run(script: str, *words: str) -> str:
    """What a script prints that runs without a screen."""
    blind = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        cwd=ROOT,
        env=blind,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def opened(folder: Path, fps: str = "") -> None:
    """Show who plays for two frames and keep the settings."""
    run(OPEN, str(folder), fps)


def test_old_garbage_is_left_alone_while_a_capture_is_open(tmp_path: Path) -> None:
    assert run(CAPTURE, str(tmp_path), "6").endswith("[True, False, False, False, True, True] True\n")
    assert run(CAPTURE, str(tmp_path), "2").endswith("[True, False] True\n")


def test_frames_asked_for_on_the_command_line_are_not_kept_as_a_setting(tmp_path: Path) -> None:
    opened(tmp_path, fps="500")
    assert json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))["fps"] == 60


def test_a_table_of_the_settings_that_is_gone_does_not_keep_anybody_from_sitting_down(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"table": "burnt down"}', encoding="utf-8")
    opened(tmp_path)
