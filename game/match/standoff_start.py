"""Starts matches of Noon: new ones with a journal, those that were broken off, and those of bots alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.match.games import Choice
from game.match.headless import CHUNK_NS, Outcome, never
from game.match.journal import JournalError, read
from game.match.journal_file import begin
from game.match.match import Match
from game.match.pace import MS, NoonPace
from game.match.rerun import Rerun, deal
from game.match.seats import Level, SeatSpec, bot_seats
from game.match.seeds import derive
from game.match.standoff import RULES, Standoff
from game.rules.kernel import Setup
from game.store.records import CUT_SHORT, OVER, DrawRecord, MatchRecord, SeatRecord


def new_standoff(
    seats: tuple[SeatSpec, ...],
    seed: int,
    *,
    options: dict[str, Choice] | None = None,
    pace: NoonPace | None = None,
    journals: Path | None = None,
    headless: bool = False,
) -> Standoff:
    """A match from the first round on. journals: the folder for its journal, None to keep none.

    Raises RuleError for seats or options out of bounds.
    """
    match = Match(RULES, Setup(len(seats), dict(options or {})), seed, seats)
    begin(match, journals)
    return Standoff(match, pace, headless=headless)


def resume_standoff(path: Path, *, pace: NoonPace | None = None, headless: bool = False) -> Standoff:
    """The match of a journal before its open round. Raises JournalError with one sentence."""
    written = read(path)
    if written.ended:
        raise JournalError(f"The match in {path} has ended.")
    if written.header.game != RULES.id:
        raise JournalError(f"{path} is not a match of Noon.")
    rerun = Rerun(deal(written, scripted=False), written.entries)
    rerun.resume(written)
    match = rerun.match
    if match.pending() and match.count != rerun.mark.count:
        match.take_back(rerun.mark)
    return Standoff(match, pace, headless=headless)


def record_of(standoff: Standoff) -> MatchRecord:
    """What the data base keeps of a match, as cut short if it is not over."""
    match, over = standoff.match, not standoff.match.pending()
    view = standoff.view
    result: dict[str, Any] = standoff.result if over else {}
    seats = tuple(
        SeatRecord(
            seat,
            spec.word,
            result["places"][seat] if over else 0,
            view["rounds"][seat],
            best_ns=view["best_ns"][seat],
            median_ns=result["median_ns"][seat] if over else None,
            false_starts=view["early"][seat],
            name=spec.name,
            look=spec.look,
        )
        for seat, spec in enumerate(match.seats)
    )
    records = enumerate(match.state.records)
    return MatchRecord(
        game=RULES.id,
        seed=match.seed,
        level="",
        game_ms=standoff.since_ns // MS,
        digest=match.trail(),
        seats=seats,
        journal=standoff.journal_name,
        how=OVER if over else CUT_SHORT,
        draws=tuple(DrawRecord(seat, taken) for seat, row in records for taken in row.reactions),
    )


def simulate_noon(
    seats: int,
    levels: tuple[Level, ...],
    seed: int,
    number: int = 0,
    options: dict[str, Choice] | None = None,
    look: Callable[[], None] = never,
) -> Outcome:
    """Play match `number` of a series of bots; the same arguments give the same outcome in every process."""
    specs = bot_seats(seats, levels)
    standoff = new_standoff(specs, derive(seed, "match", number), options=options, headless=True)
    while not standoff.over:
        look()
        standoff.advance(standoff.now_ns + CHUNK_NS)
    result = standoff.result
    return Outcome(
        game=RULES.id,
        seed=seed,
        match=number,
        seats=seats,
        bots=tuple(spec.level for spec in specs),
        winners=tuple(result["winners"]),
        scores=tuple(result["rounds"]),
        decisions=standoff.match.count,
        game_ms=standoff.since_ns // MS,
        digest=standoff.match.trail(),
    )
