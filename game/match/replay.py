"""Checks a journal: every digest, and in a race every hand."""

from __future__ import annotations

from collections.abc import Callable

from game.match.games import BANDITS, NOON
from game.match.headless import CHUNK_NS, never, run
from game.match.journal import Note, Written
from game.match.playback import Playback
from game.match.rerun import Differs, Rerun, deal
from game.match.standoff_playback import StandoffPlayback
from game.rules.kernel import RuleError


def check(written: Written, look: Callable[[], None] = never) -> str | None:
    """Run a journal again, first the responses, then the hands if it has any; the first difference, or None.

    look: called again and again; may raise to stop.
    """
    rerun = Rerun(deal(written, scripted=True), written.entries)
    try:
        for _ in rerun.events():
            look()
    except (Differs, RuleError) as error:
        return str(error)
    if written.header.game == NOON.id:
        return _ends_otherwise(written, rerun) or _noon_goes_otherwise(written, look)
    if written.header.game != BANDITS.id:
        return _ends_otherwise(written, rerun)
    playback = Playback(written, headless=True)
    run(playback, look=look)
    return playback.script.difference


def _noon_goes_otherwise(written: Written, look: Callable[[], None]) -> str | None:
    """The first difference when the presses are made again."""
    playback = StandoffPlayback(written, headless=True)
    while not playback.over:
        look()
        playback.advance(playback.now_ns + CHUNK_NS)
    return playback.script.difference


def _ends_otherwise(written: Written, rerun: Rerun) -> str | None:
    """Whether the journal of a game without hands says something else of its end than what it comes to."""
    ends = [entry for entry in written.entries if isinstance(entry, Note) and entry.name == "end"]
    if ends and isinstance(ends[0].data, dict) and ends[0].data.get("how") == "over":
        if rerun.match.pending():
            return "the match was over then and is not now"
        if ends[0].data.get("trail") != rerun.match.trail():
            return f"the digest of the whole was {ends[0].data.get('trail')} and is {rerun.match.trail()} now"
    return None
