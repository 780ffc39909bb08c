"""Checks a journal: every digest, and every hand."""

from __future__ import annotations

from collections.abc import Callable

from game.match.headless import never, run
from game.match.journal import Written
from game.match.playback import Playback
from game.match.rerun import Differs, Rerun, deal
from game.rules.kernel import RuleError


def check(written: Written, look: Callable[[], None] = never) -> str | None:
    """Run a journal again, first the responses, then the hands; the first difference, or None.

    look: called again and again; may raise to stop.
    """
    rerun = Rerun(deal(written, scripted=True), written.entries)
    try:
        for _ in rerun.events():
            look()
    except (Differs, RuleError) as error:
        return str(error)
    playback = Playback(written, headless=True)
    run(playback, look=look)
    return playback.script.difference
