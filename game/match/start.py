"""Starts hunts: new ones with a journal, and those that were broken off."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from game.match.content import Content
from game.match.desk import spent_of
from game.match.games import GAMES
from game.match.hunt import RULES, Hunt
from game.match.journal import JournalError, Written, has_ended, latest_first, read
from game.match.journal_file import begin
from game.match.match import Match
from game.match.pace import Pace
from game.match.rerun import BROKEN, Rerun, deal
from game.match.seats import SeatSpec
from game.race.table import TableFaults, decode
from game.rules.bandits.state import State
from game.rules.kernel import Event, Setup

Options = Mapping[str, str | int | bool]


def new_match(
    content: Content, seats: tuple[SeatSpec, ...], seed: int, table: str = "", options: Options | None = None
) -> Match[State]:
    """Deal a match of Bandits on Mars. options: house rules by name; the table gives the times (BM8)."""
    times = content.table(table).times
    rules = {"card_time_ms": times.card_ms, "token_time_ms": times.token_ms, **(options or {})}
    return Match(RULES, Setup(len(seats), rules, content.cards), seed, seats)


def new_hunt(
    content: Content,
    seats: tuple[SeatSpec, ...],
    seed: int,
    *,
    table: str = "",
    options: Options | None = None,
    pace: Pace | None = None,
    journals: Path | None = None,
    headless: bool = False,
) -> Hunt:
    """A hunt from the deal on. journals: the folder for its journal, None to keep none."""
    spec = content.table(table)
    match = new_match(content, seats, seed, table, options)
    begin(match, journals, table=content.sources[spec.id], pace=pace)
    return Hunt(match, spec, pace, headless=headless)


def resume_hunt(path: Path, *, pace: Pace | None = None, headless: bool = False) -> Hunt:
    """The hunt of a journal where it stopped; a race that was open is run again.

    Raises JournalError with one sentence if that can't be done.
    """
    written = read(path)
    if written.ended:
        raise JournalError(f"The match in {path} has ended.")
    if written.header.game in GAMES and not GAMES[written.header.game].timed:
        raise JournalError(f"{path} is a match of {GAMES[written.header.game].name}, which is not a race.")
    match, told = _rerun(written)
    try:
        table = decode(written.header.table)
    except TableFaults as error:
        raise JournalError(f"{path} holds no table: {error.faults[0]}") from None
    spent = spent_of(written.entries)
    hunt = Hunt(match, table, pace or written.header.pace, headless=headless, spent_ns=spent)
    for events in told:
        hunt.tell_bots(events)
        hunt.ledger.take(events)
    return hunt


def _rerun(written: Written) -> tuple[Match[State], list[tuple[Event, ...]]]:
    """The match after all responses that count, and all that happened in it."""
    rerun = Rerun(deal(written, scripted=False), written.entries)
    told = rerun.resume(written)
    match = rerun.match
    pending = match.pending()
    open_race = pending and pending[0].kind in ("advance", "flip")
    if open_race and match.count != rerun.mark.count:
        match.take_back(rerun.mark)
        told.append(BROKEN)
    return match, told


def unfinished(folder: Path, games: Collection[str] = (RULES.id,)) -> list[Written]:
    """The journals of some games that can be resumed, the latest first; others are passed over."""
    found: list[Written] = []
    for path in latest_first(folder):
        try:
            if has_ended(path):
                continue
            written = read(path)
        except JournalError:
            continue
        if not written.ended and written.header.game in games:
            found.append(written)
    return found
