"""A series of matches of bots: what the command line asks for, and the matches one by one or shared out."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import msgspec

from game.cli.content import load_box, load_content
from game.cli.interrupt import patiently
from game.cli.options import CliError
from game.cli.output import complain
from game.match import report
from game.match.board_headless import outcome_of, simulate_board
from game.match.board_start import new_board
from game.match.games import KNOWN, NOON, Choice, Game
from game.match.headless import Outcome, never, simulate
from game.match.report import Counts
from game.match.seats import LEVELS, RANDOM, Level, SeatError, bot_seats, parse_levels
from game.match.standoff_start import new_standoff, simulate_noon
from game.match.start import new_match
from game.rules.kernel import RuleError

SHARED = 4
"""Matches that a process takes at a time."""
WORDS: dict[str, Choice] = {"yes": True, "true": True, "no": False, "false": False}


class Series(msgspec.Struct, frozen=True):
    """What is played. table: of Bandits on Mars. report: whether everything is counted."""

    game: str
    seats: int
    levels: tuple[Level, ...]
    seed: int
    matches: int
    jobs: int
    table: str
    options: dict[str, Choice]
    report: bool


def series_of(args: argparse.Namespace) -> Series:
    """What the command line asks for, all of it looked at. Raises CliError."""
    game = KNOWN[args.game]
    if args.seats not in game.seats:
        raise CliError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {args.seats}.")
    series = Series(
        game=game.id,
        seats=args.seats,
        levels=_levels(args.bots, args.seats),
        seed=getattr(args, "seed", 0),
        matches=args.matches,
        jobs=args.jobs,
        table=_table(game, args.table),
        options={**_preset(game, args.preset), **_options(args.options)},
        report=args.report,
    )
    _try_options(game, series)
    return series


def played(series: Series) -> Iterator[tuple[Outcome, Counts]]:
    """The matches in their order; without a report the counts are empty."""
    play = partial(_one, series)
    if series.jobs == 1:
        with patiently() as look:
            for number in range(series.matches):
                yield play(number, look)
        return
    with ProcessPoolExecutor(series.jobs, get_context("spawn"), _leave_stopping) as pool:
        yield from pool.map(play, range(series.matches), chunksize=SHARED)


def _leave_stopping() -> None:
    """Control-C reaches all processes of a terminal; only the first is to act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _one(series: Series, number: int, look: Callable[[], None] = never) -> tuple[Outcome, Counts]:
    game, s = KNOWN[series.game], series
    if game is NOON:
        outcome = simulate_noon(s.seats, s.levels, s.seed, number, s.options, look)
        return outcome, report.of_outcome(outcome) if s.report else {}
    if game.timed:
        content = load_content()
        outcome = simulate(content, s.seats, s.levels, s.seed, number, s.table, s.options, look)
        return outcome, report.of_outcome(outcome) if s.report else {}
    board = simulate_board(game, load_box(game), s.seats, s.levels, s.seed, number, s.options, look)
    outcome = outcome_of(board, s.seed, number)
    return outcome, report.of_board(board, outcome) if s.report else {}


def _levels(text: str, seats: int) -> tuple[Level, ...]:
    try:
        levels = parse_levels(text, (*LEVELS, RANDOM))
    except SeatError as error:
        raise CliError(str(error)) from None
    if len(levels) > seats:
        raise CliError(f"--bots names {len(levels)} levels for {seats} seats.")
    return levels


def _table(game: Game, table: str) -> str:
    if game is NOON and table:
        raise CliError(f"{game.name} has no tables.")
    if not game.timed:
        if table:
            raise CliError(f"{game.name} has no tables; choose one of its presets with --preset.")
        return table
    content = load_content()
    for notice in content.notices:
        complain(notice)
    if table and table not in content.tables:
        raise CliError(f"'{table}' is not a table; known are {', '.join(content.tables)}.")
    return table


def _preset(game: Game, name: str) -> dict[str, Choice]:
    if game is NOON and name:
        raise CliError(f"{game.name} has no presets.")
    if game.timed:
        if name:
            raise CliError(f"{game.name} has no presets; choose one of its tables with --table.")
        return {}
    box = load_box(game)
    for notice in box.notices:
        complain(notice)
    preset = box.preset(name) if name else None
    if name and preset is None:
        raise CliError(f"'{name}' is not a preset; known are {', '.join(known.id for known in box.presets)}.")
    return preset.options if preset else {}


def _options(words: list[str]) -> dict[str, Choice]:
    options: dict[str, Choice] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise CliError(f"'{word}' is not an option; give it as NAME=VALUE.")
        options[name] = WORDS.get(value, int(value) if value.isdecimal() else value)
    return options


def _try_options(game: Game, series: Series) -> None:
    """Deal once: the rules say which option they refuse."""
    seats = bot_seats(series.seats, series.levels)
    try:
        if game is NOON:
            new_standoff(seats, series.seed, options=series.options)
        elif game.timed:
            new_match(load_content(), seats, series.seed, series.table, series.options)
        else:
            new_board(game, load_box(game), seats, series.seed, options=series.options)
    except RuleError as error:
        raise CliError(f"{error}.") from None
