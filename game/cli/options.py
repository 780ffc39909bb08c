"""What the command line says about the window, and how subcommands complain."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import msgspec


class CliError(Exception):
    """Bad input: one clear sentence for stderr; the program ends with code 2."""


class WindowOptions(msgspec.Struct, frozen=True):
    """How to open the window. None: as the settings say.

    first_frame: end after the first frame, for `bench start`.
    """

    fullscreen: bool | None = None
    display: int | None = None
    data_dir: Path | None = None
    seed: int | None = None
    mute: bool = False
    fps: int | None = None
    first_frame: bool = False

    @classmethod
    def of(cls, args: argparse.Namespace) -> WindowOptions:
        """From the parsed command line."""
        return cls(**{name: getattr(args, name) for name in cls.__struct_fields__ if hasattr(args, name)})


def whole(low: int, high: int | None = None) -> Callable[[str], int]:
    """An argparse type: a whole number within bounds."""
    bounds = f"{low} to {high}" if high is not None else f"{low} or more"

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if number < low or (high is not None and number > high):
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number, {bounds}")
        return number

    return read


def number(low: float, high: float) -> Callable[[str], float]:
    """An argparse type: a number within bounds."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"'{text}' is not a number, {low:g} to {high:g}")
        return value

    return read


def named(text: str) -> Path:
    """An argparse type: a file or folder; an empty name would be the folder where one happens to be."""
    try:
        path = Path(text).expanduser()
    except RuntimeError:
        raise argparse.ArgumentTypeError(f"there is no user with the home '{text}'") from None
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError(f"'{text}' can't be the name of a file or folder")
    return path


def add_window_options(parser: argparse.ArgumentParser) -> None:
    """The options of everything that opens a window; they may stand before or behind a subcommand."""
    missing = argparse.SUPPRESS
    group = parser.add_argument_group("window")
    either = group.add_mutually_exclusive_group()
    either.add_argument(
        "--windowed", dest="fullscreen", action="store_false", default=missing, help="play in a window"
    )
    either.add_argument(
        "--fullscreen", dest="fullscreen", action="store_true", default=missing, help="fill the screen"
    )
    group.add_argument(
        "--display", type=whole(0, 15), metavar="N", default=missing, help="which screen, from 0"
    )
    group.add_argument(
        "--data-dir", type=named, metavar="DIR", default=missing, help="for settings, journals and records"
    )
    group.add_argument("--seed", type=whole(0), metavar="N", default=missing, help="of the first match")
    group.add_argument("--mute", action="store_true", default=missing, help="no sound")
    group.add_argument(
        "--fps", type=whole(30, 1000), metavar="N", default=missing, help="frames a second, 30 to 1000"
    )
    parser.add_argument("--first-frame", action="store_true", default=missing, help=argparse.SUPPRESS)
