"""`simulate`: matches of bots without a window."""

from __future__ import annotations

import argparse
import time

import msgspec

from game.cli.output import tell
from game.cli.series import played, series_of
from game.match import report
from game.match.games import KNOWN
from game.match.headless import Outcome
from game.match.report import Counts


class Totals(msgspec.Struct, frozen=True):
    """The last line. wins_by_seat: matches won, by seat."""

    matches: int
    decisions: int
    seconds: float
    decisions_per_s: float
    wins_by_seat: list[int]


def run(args: argparse.Namespace) -> int:
    """Play the matches and tell about each as soon as it is over."""
    series = series_of(args)
    start = time.perf_counter()
    decisions, wins = 0, [0] * series.seats
    counts: Counts = {}
    for outcome, more in played(series):
        decisions += outcome.decisions
        for seat in outcome.winners:
            wins[seat] += 1
        report.add(counts, more)
        _tell(outcome, as_json=args.json)
    seconds = time.perf_counter() - start
    totals = Totals(series.matches, decisions, round(seconds, 3), round(decisions / seconds, 1), wins)
    _tell(totals, as_json=args.json)
    if series.report:
        _tell_report(series.game, counts, as_json=args.json)
    return 0


def _tell(line: Outcome | Totals, *, as_json: bool) -> None:
    if as_json:
        text = msgspec.json.encode(line).decode()
    elif isinstance(line, Outcome):
        winners = " and ".join(str(seat + 1) for seat in line.winners)
        wins = f"seat {winners} wins" if len(line.winners) == 1 else f"seats {winners} win"
        scores = f"{KNOWN[line.game].score} {' '.join(f'{score:2}' for score in line.scores)}"
        play = f"{line.game_ms / 1000:.0f} s of play" if line.game_ms else f"{line.decisions} decisions"
        text = f"match {line.match}: {wins}, {scores}, {play}, {line.digest}"
    else:
        wins = " ".join(map(str, line.wins_by_seat))
        rate = f"{line.matches} matches in {line.seconds} s ({line.decisions_per_s} decisions a second)"
        text = f"{rate}, wins by seat: {wins}"
    tell(text + "\n")


def _tell_report(game: str, counts: Counts, *, as_json: bool) -> None:
    """With --json one more line, {"report": game, then its topics}."""
    figures = report.told(game, counts)
    if as_json:
        tell(msgspec.json.encode({"report": game, **figures}).decode() + "\n")
    else:
        tell("\n" + "".join(f"{line}\n" for line in report.lines(figures)))
