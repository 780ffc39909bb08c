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


def opened(folder: Path, fps: str = "") -> None:
    """Show who plays for two frames and keep the settings."""
    blind = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", OPEN, str(folder), fps]
    done = subprocess.run(
        command, cwd=ROOT, env=blind, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr


def test_frames_asked_for_on_the_command_line_are_not_kept_as_a_setting(tmp_path: Path) -> None:
    opened(tmp_path, fps="500")
    assert json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))["fps"] == 60


def test_a_table_of_the_settings_that_is_gone_does_not_keep_anybody_from_sitting_down(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"table": "burnt down"}', encoding="utf-8")
    opened(tmp_path)
