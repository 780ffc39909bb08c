"""Without a command: the title."""

from __future__ import annotations

import argparse

from game.cli.options import WindowOptions
from game.cli.window import run_title


def run(args: argparse.Namespace) -> int:
    """Open the window and play until it is closed."""
    return run_title(WindowOptions.of(args))
