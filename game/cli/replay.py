"""`replay`: shows a journal in the window, or checks it without one."""

from __future__ import annotations

import argparse

from game.cli.interrupt import patiently
from game.cli.options import CliError, WindowOptions
from game.cli.output import tell
from game.cli.parser import ON_SCREEN
from game.match.games import GAMES
from game.match.journal import Accepted, JournalError, Written, read
from game.match.replay import check

DIFFERS = 1


def run(args: argparse.Namespace) -> int:
    """Exit code 1 if a check finds a difference."""
    try:
        written = read(args.file)
        if not args.check:
            _look_for_screen(written)
            from game.cli.window import run_replay  # noqa: PLC0415  a check needs no window

            return run_replay(WindowOptions.of(args), written, args.speed)
        with patiently() as look:
            difference = check(written, look)
    except JournalError as error:
        raise CliError(str(error)) from None
    if difference is not None:
        tell(f"{args.file} differs: {difference}.\n")
        return DIFFERS
    count = sum(isinstance(entry, Accepted) for entry in written.entries)
    state = "whole match" if written.ended else "unfinished match"
    tell(f"{args.file}: {count} responses of a {state}, every digest is the same.\n")
    return 0


def _look_for_screen(written: Written) -> None:
    """Raises CliError for a game that can't be watched."""
    game = GAMES.get(written.header.game)
    if game is not None and game.id not in ON_SCREEN:
        raise CliError(f"there is no screen for {game.name}; its journals can be looked at with --check.")
