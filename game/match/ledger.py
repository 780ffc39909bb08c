"""Keeps count of a hunt for the records: each capture with its reaction and its lead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from game.match.pace import MS
from game.rules.kernel import Event
from game.store.records import CUT_SHORT, OVER, CaptureRecord, DrawRecord, MatchRecord, SeatRecord

if TYPE_CHECKING:
    from game.match.hunt import Hunt

FIELDS = {
    "place": "places",
    "score": "credits",
    "best_ns": "best_ns",
    "median_ns": "median_ns",
    "false_starts": "false_starts",
    "wrong": "wrong",
}
"""What a seat's record takes from the result."""
UNDECIDED = {"place": 0, "score": 0}


class Ledger:
    """Listens to the events of a hunt. captures: of all races that counted, oldest first. draws: at noon."""

    def __init__(self) -> None:
        """Nothing has been captured."""
        self.captures: list[CaptureRecord] = []
        self.draws: list[DrawRecord] = []
        self._race = 0
        self._open: dict[tuple[int, int], CaptureRecord] = {}

    @property
    def races(self) -> int:
        """How many races with captures are over: the number of the next one."""
        return self._race

    def take(self, events: Iterable[Event]) -> None:
        """Take note of events in their order."""
        for event in events:
            hand = (event.seat, event.data.get("hand", 0))
            if event.kind == "award":
                self._open[hand] = self._capture(event)
            elif event.kind == "beaten":
                self._beaten(event)
            elif event.kind == "wrong" and hand in self._open:
                self._change(hand, right=False)
            elif event.kind == "draw" and not event.data["false_start"]:
                middle = (event.data["lo_ns"] + event.data["hi_ns"]) // 2
                self.draws.append(DrawRecord(event.seat, middle))
            elif event.kind == "race_broken":
                self._open = {}
                self.draws = []
            elif event.kind in ("turn", "choose", "the_end"):
                self._close()

    def _capture(self, event: Event) -> CaptureRecord:
        data = event.data
        gaps = [
            (abs(rival["gap_ns"]), rival["seat"]) for rival in data["rivals"] if rival["seat"] != event.seat
        ]
        gap, rival = min(gaps, default=(None, None))
        return CaptureRecord(self._race, event.seat, data["target"], data["lo_ns"], gap, rival=rival)

    def _beaten(self, event: Event) -> None:
        """A hand that came after the award was too late for its list of rivals."""
        gap = abs(event.data["gap_ns"])
        for hand, capture in self._open.items():
            if capture.target != event.data["target"] or capture.seat == event.seat:
                continue
            if capture.gap_ns is None or gap < capture.gap_ns:
                self._change(hand, gap_ns=gap, rival=event.seat)

    def _change(self, hand: tuple[int, int], **fields: int | bool) -> None:
        self._open[hand] = msgspec.structs.replace(self._open[hand], **fields)

    def _close(self) -> None:
        self.captures += self._open.values()
        self._race += bool(self._open)
        self._open = {}


def record_of(hunt: Hunt) -> MatchRecord:
    """What the data base keeps of a hunt, as cut short if it is not over."""
    match, over = hunt.match, not hunt.match.pending()
    result = hunt.result if over else {}
    seats = tuple(
        SeatRecord(
            seat=seat,
            player=spec.word,
            name=spec.name,
            look=spec.look,
            **({field: result[key][seat] for field, key in FIELDS.items()} if over else UNDECIDED),
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
        how=OVER if over else CUT_SHORT,
        draws=tuple(hunt.ledger.draws),
    )
