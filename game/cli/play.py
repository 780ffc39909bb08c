"""`play`: straight into a match."""

from __future__ import annotations

import argparse

from game.cli.options import CliError, WindowOptions
from game.match.seats import SeatError, parse_seats


def run(args: argparse.Namespace) -> int:
    """Without --seats the scene of the seats comes first."""
    try:
        seats = parse_seats(args.seats) if args.seats is not None else None
    except SeatError as error:
        raise CliError(str(error)) from None
    from game.cli.window import run_play  # noqa: PLC0415  bad input is told before pygame is loaded

    return run_play(WindowOptions.of(args), seats)
