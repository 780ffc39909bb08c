"""`lab`: the input laboratory."""

from __future__ import annotations

import argparse

from game.cli.options import CliError, WindowOptions


def run(args: argparse.Namespace) -> int:
    """The log is opened before the window, so that a wrong name is told at once."""
    if args.log is not None:
        try:
            args.log.open("a", encoding="utf-8").close()
        except OSError as error:
            raise CliError(f"{args.log} can't be written: {error.strerror}.") from None
    from game.cli.window import run_lab  # noqa: PLC0415  bad input is told before pygame is loaded

    return run_lab(WindowOptions.of(args), args.log)
