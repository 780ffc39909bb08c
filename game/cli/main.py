"""Runs what the command line asks for."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module

from game.cli.interrupt import INTERRUPTED
from game.cli.options import CliError
from game.cli.output import complain, fill_gaps
from game.cli.parser import PROGRAM, build

BAD_INPUT = 2


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 fine, 1 something differs, 2 bad input, 130 interrupted."""
    fill_gaps()
    try:
        args = build().parse_args(argv)
        code: int = import_module(COMMANDS[_asked(args)]).run(args)
    except CliError as error:
        complain(f"{PROGRAM}: {error}")
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return 0
    return code


def _asked(args: argparse.Namespace) -> str | None:
    """The command; a kiosk is one without being called so."""
    if args.kiosk is None:
        return str(args.command) if args.command else None
    if args.command:
        raise CliError(f"--kiosk goes with no command, '{args.command}' is one.")
    return "kiosk"


COMMANDS = {
    None: "game.cli.title",
    "play": "game.cli.play",
    "simulate": "game.cli.simulate",
    "replay": "game.cli.replay",
    "lab": "game.cli.lab",
    "check": "game.cli.check",
    "rank": "game.cli.rank",
    "bench": "game.cli.bench",
    "kiosk": "game.cli.kiosk",
    "pin": "game.cli.pin",
}
"""Modules with `run(args)`, imported when they are called, so that the title is there quickly."""
