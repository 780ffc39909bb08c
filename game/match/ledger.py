"""Keeps count of a hunt for the records: each capture with its reaction and its lead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from game.rules.kernel import Event
from game.store.records import CaptureRecord, MatchRecord, SeatRecord

if TYPE_CHECKING:
    from game.match.hunt import Hunt

MS = 1_000_000


class Ledger:
    """Listens to the events of a hunt. captures: of all races that counted, oldest first."""

    def __init__(self) -> None:
        """Nothing has been captured."""
        self.captures: list[CaptureRecord] = []
        self._race = 0
        self._open: dict[tuple[int, int], CaptureRecord] = {}

    def take(self, events: Iterable[Event]) -> None:
        """Take note of events in their order."""
        for event in events:
            hand = (event.seat, event.data.get("hand", 0))
            if event.kind == "award":
                gaps = [abs(rival["gap_ns"]) for rival in event.data["rivals"]]
                self._open[hand] = CaptureRecord(
                    self._race, event.seat, event.data["target"], event.data["lo_ns"], min(gaps, default=None)
                )
            elif event.kind == "beaten":
                self._beaten(event)
            elif event.kind == "wrong" and hand in self._open:
                self._change(hand, right=False)
            elif event.kind == "race_broken":
                self._open = {}
            elif event.kind in ("turn", "choose", "the_end"):
                self._close()

    def _beaten(self, event: Event) -> None:
        """A hand that came after the award was too late for its list of rivals."""
        gap = abs(event.data["gap_ns"])
        for hand, capture in self._open.items():
            if capture.target == event.data["target"] and (capture.gap_ns is None or gap < capture.gap_ns):
                self._change(hand, gap_ns=gap)

    def _change(self, hand: tuple[int, int], **fields: int | bool) -> None:
        self._open[hand] = msgspec.structs.replace(self._open[hand], **fields)

    def _close(self) -> None:
        self.captures += self._open.values()
        self._race += bool(self._open)
        self._open = {}


def record_of(hunt: Hunt) -> MatchRecord:
    """What the data base keeps of a hunt that is over."""
    match = hunt.match
    result = hunt.result
    seats = tuple(
        SeatRecord(
            seat=seat,
            player=spec.word,
            place=result["places"][seat],
            score=result["credits"][seat],
            best_ns=result["best_ns"][seat],
            median_ns=result["median_ns"][seat],
            false_starts=result["false_starts"][seat],
            wrong=result["wrong"][seat],
        )
        for seat, spec in enumerate(match.seats)
    )
    return MatchRecord(
        game=match.rules.id,
        seed=match.seed,
        level=hunt.table.id,
        game_ms=hunt.since_ns // MS,
        digest=match.trail(),
        seats=seats,
        captures=tuple(hunt.ledger.captures),
        journal=hunt.journal_name,
    )
