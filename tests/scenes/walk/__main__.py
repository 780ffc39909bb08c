"""Writes the table of screens and controls, or pictures of screens: `python -m tests.scenes.walk -h`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.scenes.house import House, house
from tests.scenes.walk.controls import CONTROLS
from tests.scenes.walk.pictures import album
from tests.scenes.walk.screens import SCREENS
from tests.scenes.walk.walker import row


def table(place: House, screens: list[str]) -> None:
    """A row a screen, a column a control."""
    sys.stdout.write(f"| screen | {' | '.join(CONTROLS)} |\n|---{'|---' * len(CONTROLS)}|\n")
    for screen in screens:
        words = [outcome.word for outcome in row(place, screen).values()]
        sys.stdout.write(f"| {screen} | {' | '.join(words)} |\n")
        sys.stdout.flush()


def main() -> None:
    """Walk all screens, or some of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.scenes.walk", description=__doc__)
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help="by name; all if none is given")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="PNG in five sizes, and no table")
    asked = parser.parse_args()
    screens = asked.screens or list(SCREENS)
    for screen in screens:
        if screen not in SCREENS:
            parser.error(f"there is no screen {screen!r}; there are: {'; '.join(SCREENS)}")
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as place:
        if asked.pictures is None:
            table(place, screens)
        else:
            for file in album(place, screens, asked.pictures):
                sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
