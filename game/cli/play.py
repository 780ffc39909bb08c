"""`play`: straight into a match."""

from __future__ import annotations

import argparse

from game.cli.options import CliError, WindowOptions
from game.match.games import GAMES
from game.match.seats import SeatError, parse_seats


def run(args: argparse.Namespace) -> int:
    """Without --seats the scene of the seats comes first."""
    game = GAMES[args.game]
    try:
        seats = parse_seats(args.seats) if args.seats is not None else None
    except SeatError as error:
        raise CliError(str(error)) from None
    if seats is not None and len(seats) not in game.seats:
        bounds = f"{game.seats[0]} to {game.seats[-1]}"
        raise CliError(f"{game.name} is for {bounds} players, not {len(seats)}.")
    from game.cli.window import run_play  # noqa: PLC0415  bad input is told before pygame is loaded

    return run_play(WindowOptions.of(args), game.id, seats)
