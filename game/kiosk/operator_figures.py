"""What the operator learns: how much was played, how often what happened, and the last events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.menus import READING, MenuScene
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.kiosk.house import KioskKeeper

AUDITS_SHOWN = 60
MINUTE_MS = 60_000
WORDS = {
    "match": "Match started",
    "cut_short": "Match cut short",
    "idle_seat": "Seat left to a bot",
    "lost_pad": "Pad lost",
    "coin": "Credit",
    "lost_credits": "Credits lost",
    "paid_back": "Credits paid back",
    "start": "Started",
    "asked_restart": "Restarted by the operator",
    "ended": "Ended by the operator",
    "restart": "Restarted after a crash",
    "crash": "Crash",
    "frozen": "Frozen",
    "storage": "Storage",
    "sound": "Sound",
    "notice": "Notice",
    "clock_jump": "Clock jumped",
    "wrong_pin": "Wrong PIN",
    "records_cleared": "Records cleared",
    "factory_reset": "Factory reset",
}


class FiguresScene(MenuScene):
    """Counts by kind, then events, the latest first."""

    headline = "STATISTICS AND AUDITS"
    width = 1500.0
    visible = 7
    hints = READING

    def __init__(self, keeper: KioskKeeper) -> None:
        """keeper: whose audits they are."""
        self._keeper = keeper

    def rows(self) -> Sequence[Row]:
        """What is chosen shows what else is known of it."""
        audits, records = self._keeper.audits, self.app.records
        counts = audits.counts()
        hours, minutes = divmod(records.total_ms() // MINUTE_MS, 60)
        played = Action("played", f"Matches kept: {records.count()}, {hours} h {minutes:02} min of play")
        often = [Action(f"count-{kind}", f"{WORDS[kind]}: {counts[kind]}") for kind in WORDS if counts[kind]]
        latest = [
            Action(f"event-{n}", f"{event.at[:16].replace('T', ' ')}  {_words(event.kind)}", note=event.text)
            for n, event in enumerate(reversed(audits.all()[-AUDITS_SHOWN:]))
        ]
        return [played, *often, *latest]

    def chosen(self, outcome: Outcome) -> None:  # noqa: ARG002 - any row closes it
        """Close it."""
        self.back()


def _words(kind: str) -> str:
    """Files of older versions may know other kinds."""
    return WORDS.get(kind, kind)
