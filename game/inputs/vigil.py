"""What is watched about devices while they play: that none is there twice, and that batteries last."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.inputs.notices import Notice
from game.inputs.pads import PadInfo
from game.inputs.press import Press
from game.inputs.sdl import Sdl
from game.inputs.seats import SeatMap
from game.inputs.span import MS
from game.inputs.twins import TwinFinder

POWER_EACH_NS = 15_000 * MS
"""Between two looks at the batteries."""


class Vigil:
    """Lets go of twins, and tells of each weak battery once."""

    def __init__(self, sdl: Sdl | None, seats: SeatMap, notices: list[Notice]) -> None:
        """notices: where news is put."""
        self._sdl, self._seats, self._notices = sdl, seats, notices
        self._finder = TwinFinder()
        self._let_go: dict[str, str] = {}  # by device, the one that it is once more
        self._told: set[str] = set()
        self._look_ns = 0

    def sift(self, presses: list[Press]) -> list[Press]:
        """The presses without those of devices that were let go."""
        kept = []
        for press in presses:
            if press.device in self._let_go:
                continue
            kept.append(press)
            twins = self._finder.feed(press)
            if twins is not None:
                self._part(twins.kept, twins.other)
        return kept

    def _part(self, kept: str, other: str) -> None:
        self._let_go[other] = kept
        seat = self._seats.seat_of(other)
        if seat is not None:
            self._seats.leave(seat)
        text = "Two devices always press together: they count as one, and the second is ignored."
        self._notices.append(Notice("twin", other, seat, text))

    def gone(self, device: str) -> None:
        """A pad was unplugged: it may come back as another, and its twin counts again."""
        self._finder.forget(device)
        self._told.discard(device)
        self._let_go.pop(device, None)
        for other in [other for other, kept in self._let_go.items() if kept == device]:
            del self._let_go[other]

    def look(self, now_ns: int, pads: Callable[[], Sequence[PadInfo]]) -> None:
        """Look at the batteries now and then."""
        if self._sdl is None or now_ns < self._look_ns:
            return
        self._look_ns = now_ns + POWER_EACH_NS
        for info in pads():
            if info.device not in self._told and self._sdl.power_low(info.instance):
                self._told.add(info.device)
                seat = self._seats.seat_of(info.device)
                text = f"{info.called}: battery nearly empty."
                self._notices.append(Notice("battery", info.device, seat, text))
