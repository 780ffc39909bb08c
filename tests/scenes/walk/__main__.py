"""Writes the table of screens and controls as Markdown: `python -m tests.scenes.walk [SCREEN ...]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tests.scenes.house import house
from tests.scenes.walk.controls import CONTROLS
from tests.scenes.walk.screens import SCREENS
from tests.scenes.walk.walker import row


def main(screens: Iterable[str]) -> None:
    """Walk these screens."""
    sys.stdout.write(f"| screen | {' | '.join(CONTROLS)} |\n|---{'|---' * len(CONTROLS)}|\n")
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as place:
        for screen in screens:
            words = [outcome.word for outcome in row(place, screen).values()]
            sys.stdout.write(f"| {screen} | {' | '.join(words)} |\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:] or SCREENS)
