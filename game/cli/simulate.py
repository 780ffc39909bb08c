"""`simulate`: matches of bots without a window."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import msgspec

from game.cli.content import load_content
from game.cli.interrupt import patiently
from game.cli.options import CliError
from game.match.headless import Outcome, never, simulate
from game.match.seats import Level, SeatError, parse_levels


class Totals(msgspec.Struct, frozen=True):
    """The last line. wins_by_seat: matches won, by seat."""

    matches: int
    decisions: int
    seconds: float
    decisions_per_s: float
    wins_by_seat: list[int]


def run(args: argparse.Namespace) -> int:
    """Play the matches and tell about each as soon as it is over."""
    levels = _levels(args)
    _check_table(args.table)
    start = time.perf_counter()
    decisions, wins = 0, [0] * args.seats
    for outcome in _outcomes(args, levels):
        decisions += outcome.decisions
        for seat in outcome.winners:
            wins[seat] += 1
        _tell(outcome, as_json=args.json)
    seconds = time.perf_counter() - start
    totals = Totals(args.matches, decisions, round(seconds, 3), round(decisions / seconds, 1), wins)
    _tell(totals, as_json=args.json)
    return 0


def _levels(args: argparse.Namespace) -> tuple[Level, ...]:
    try:
        levels = parse_levels(args.bots)
    except SeatError as error:
        raise CliError(str(error)) from None
    if len(levels) > args.seats:
        raise CliError(f"--bots names {len(levels)} levels for {args.seats} seats.")
    return levels


def _check_table(table: str) -> None:
    content = load_content()
    for notice in content.notices:
        print(notice, file=sys.stderr)
    if table and table not in content.tables:
        raise CliError(f"'{table}' is no table; known are {', '.join(content.tables)}.")


def _outcomes(args: argparse.Namespace, levels: tuple[Level, ...]) -> Iterator[Outcome]:
    play = partial(_one, args.seats, levels, args.seed, args.table)
    if args.jobs == 1:
        with patiently() as look:
            for number in range(args.matches):
                yield play(number, look)
        return
    with ProcessPoolExecutor(args.jobs, get_context("spawn"), _leave_stopping) as pool:
        yield from pool.map(play, range(args.matches), chunksize=4)


def _leave_stopping() -> None:
    """Control-C reaches all processes of a terminal; only the first is to act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _one(
    seats: int,
    levels: tuple[Level, ...],
    seed: int,
    table: str,
    number: int,
    look: Callable[[], None] = never,
) -> Outcome:
    return simulate(load_content(), seats, levels, seed, number, table, look=look)


def _tell(line: Outcome | Totals, *, as_json: bool) -> None:
    if as_json:
        text = msgspec.json.encode(line).decode()
    elif isinstance(line, Outcome):
        winners = ", ".join(str(seat + 1) for seat in line.winners)
        scores = " ".join(f"{score:2}" for score in line.scores)
        play = f"{line.game_ms / 1000:.0f} s of play"
        text = f"match {line.match}: seat {winners} wins, credits {scores}, {play}, {line.digest}"
    else:
        wins = " ".join(map(str, line.wins_by_seat))
        rate = f"{line.matches} matches in {line.seconds} s ({line.decisions_per_s} decisions a second)"
        text = f"{rate}, wins by seat: {wins}"
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
