"""The words that the command line knows."""

from __future__ import annotations

import argparse
from typing import NoReturn

from game import __version__
from game.cli.options import CliError, add_window_options, named, number, whole
from game.cli.output import tell

PROGRAM = "red-frontier"
GAMES = ("bandits", "bountytown", "boomtown")
SIMULATED = (*GAMES, "noon")
ON_SCREEN = ("bandits", "bountytown", "boomtown")
"""Games that can be played in the window."""
BENCHES = ("race", "frame", "rules", "start")


class Parser(argparse.ArgumentParser):
    """Complains in one sentence instead of with the whole usage."""

    def _print_message(self, message: str, file: object = None) -> None:  # noqa: ARG002 - always the same
        """Help and the version; argparse itself says nothing when they can't be told. Raises OutputError."""
        tell(message)

    def error(self, message: str) -> NoReturn:
        """Raises CliError."""
        hint = self.prog.removeprefix(PROGRAM).strip()
        raise CliError(f"{message}; '{PROGRAM} {hint}{' ' if hint else ''}--help' shows what there is.")


def build() -> Parser:
    """The parser of the whole command line."""
    parser = Parser(
        prog=PROGRAM,
        description="Western games for one screen and up to eight players. Without a command: the title.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    add_window_options(parser)
    parser.add_argument(
        "--kiosk",
        type=named,
        nargs="?",
        const=True,
        metavar="FILE",
        help="unattended: attract loop, operator's menu, restarts; FILE instead of levels/kiosk.toml",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    _play(commands)
    _simulate(commands)
    _replay(commands)
    _lab(commands)
    _check(commands)
    _rank(commands)
    _bench(commands)
    _pin(commands)
    return parser


Commands = argparse._SubParsersAction  # argparse has no public name for what add_subparsers gives


def _command(commands: Commands[Parser], name: str, text: str) -> Parser:
    sentence = f"{text[0].upper()}{text[1:]}."
    return commands.add_parser(name, help=text, description=sentence, allow_abbrev=False)


def _game(parser: Parser, games: tuple[str, ...]) -> None:
    parser.add_argument("game", metavar="GAME", choices=games, help=f"one of: {', '.join(games)}")


def _play(commands: Commands[Parser]) -> None:
    parser = _command(commands, "play", "straight into a match")
    _game(parser, ON_SCREEN)
    parser.add_argument(
        "--seats",
        metavar="SPEC",
        help="who sits where, such as keys1,keys2,pad,bot:hard (2 to 8 seats, by game)",
    )
    add_window_options(parser)


def _simulate(commands: Commands[Parser]) -> None:
    parser = _command(commands, "simulate", "matches of bots without a window")
    _game(parser, SIMULATED)
    parser.add_argument("--seats", type=whole(2, 8), metavar="N", required=True, help="how many bots, 2 to 8")
    parser.add_argument(
        "--bots",
        default="normal",
        metavar="LEVELS",
        help="easy, normal, hard or random by seat, such as easy,hard",
    )
    parser.add_argument("--matches", type=whole(1), default=1, metavar="M", help="how many matches")
    parser.add_argument(
        "--seed", type=whole(0), default=argparse.SUPPRESS, metavar="S", help="same seed, same matches"
    )
    parser.add_argument("--table", default="", metavar="ID", help="the table to play on (bandits)")
    parser.add_argument("--preset", default="", metavar="ID", help="a set of options (board games)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        dest="options",
        metavar="NAME=VALUE",
        help="a house rule, such as goal=50; can be repeated",
    )
    parser.add_argument("--jobs", type=whole(1, 64), default=1, metavar="J", help="processes to share it")
    parser.add_argument("--report", action="store_true", help="then totals over all matches, by topic")
    parser.add_argument("--json", action="store_true", help="one JSON line per match, then one of totals")


def _replay(commands: Commands[Parser]) -> None:
    parser = _command(commands, "replay", "shows the journal of a match, or checks it")
    parser.add_argument("file", metavar="FILE", type=named, help="a journal (.jsonl), shared ones too")
    parser.add_argument(
        "--check", action="store_true", help="run it again without a window, compare all; 1 = differs"
    )
    parser.add_argument("--speed", type=number(0.1, 20), default=1.0, metavar="X", help="1 = as it was")
    add_window_options(parser)


def _lab(commands: Commands[Parser]) -> None:
    parser = _command(commands, "lab", "the input laboratory: every press with its interval")
    parser.add_argument("--log", type=named, metavar="FILE", help="append one JSON line per press")
    add_window_options(parser)


def _check(commands: Commands[Parser]) -> None:
    parser = _command(commands, "check", "validates levels and assets, all faults in one run")
    parser.add_argument(
        "path", metavar="PATH", nargs="?", type=named, help="a folder of levels or assets, or one file"
    )


def _rank(commands: Commands[Parser]) -> None:
    parser = _command(commands, "rank", "the rank of hands of Duel cards, and why")
    parser.add_argument(
        "cards",
        metavar="CARD",
        nargs="*",
        help="one to five, value and suit (H D C S G), such as 5G 5S 2C; without any, reads a hand per line",
    )
    parser.add_argument(
        "--three-above", action="store_true", help="three of a kind ranks above two pair (a house rule)"
    )


def _bench(commands: Commands[Parser]) -> None:
    parser = _command(commands, "bench", "measures this machine")
    words = ", ".join(BENCHES)
    parser.add_argument("what", metavar="WHAT", nargs="?", choices=BENCHES, help=f"one of: {words}; or all")
    parser.add_argument("--json", action="store_true", help="one JSON line per figure")


def _pin(commands: Commands[Parser]) -> None:
    parser = _command(commands, "pin", "sets the PIN of the kiosk's operator, or resets it")
    parser.add_argument(
        "digits", metavar="DIGITS", nargs="?", help="the new one; without, the next start asks"
    )
    parser.add_argument(
        "--data-dir", type=named, metavar="DIR", default=argparse.SUPPRESS, help="of the kiosk"
    )
