"""Checks a journal: every digest, and every hand."""

from __future__ import annotations

from game.match.journal import Written
from game.match.playback import Playback
from game.match.rerun import Differs, Rerun, deal
from game.rules.kernel import RuleError


def check(written: Written) -> str | None:
    """Run a journal again, first the responses, then the hands; the first difference, or None."""
    rerun = Rerun(deal(written, scripted=True), written.entries)
    try:
        for _ in rerun.events():
            pass
    except (Differs, RuleError) as error:
        return str(error)
    playback = Playback(written, headless=True)
    while playback.phase != "over":
        playback.advance(playback.now_ns + 60_000_000_000)
    return playback.script.difference
