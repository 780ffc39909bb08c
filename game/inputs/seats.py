"""Who sits where: a seat has a device; a pad that goes away keeps its seat until somebody decides."""

from __future__ import annotations

from game.inputs.pads import PadInfo


class SeatMap:
    """Seats by device. A pad that comes back gets its seat only if there is no doubt which pad it is."""

    def __init__(self) -> None:
        self._device_of: dict[int, str] = {}
        self._seat_of: dict[str, int] = {}
        self._lost: dict[int, PadInfo] = {}
        self._away: dict[str, PadInfo] = {}
        self._known_as: dict[str, str] = {}
        self._missing = MissingPads()

    def now(self, device: str) -> str:
        """What a device is called by now: a pad that is known to have come back has another name."""
        while device in self._known_as:
            device = self._known_as[device]
        return device

    def sit(self, seat: int, device: str) -> str:
        """Give a seat a device ('keys1' or 'pad:3'); what that is called by now. Who had either loses it.

        A pad that is gone is waited for there.
        """
        device = self.now(device)
        self.leave(seat)
        for other in [at for at, info in self._lost.items() if info.device == device]:
            self.leave(other)
        if device in self._seat_of:
            self.leave(self._seat_of[device])
        gone = self._away.get(device)
        if gone is None:
            self._device_of[seat], self._seat_of[device] = device, seat
        else:
            self._lost[seat] = gone
            self._missing.waits(gone, seat)
        return device

    def leave(self, seat: int) -> None:
        """Free a seat, also one whose pad is gone."""
        device = self._device_of.pop(seat, None)
        if device is not None:
            del self._seat_of[device]
        if self._lost.pop(seat, None) is not None:
            self._missing.abandon(seat)

    def clear(self) -> None:
        """Free all seats."""
        for seat in self.taken():
            self.leave(seat)

    def device_of(self, seat: int) -> str | None:
        """The seat's device, None if it has none or its pad is gone."""
        return self._device_of.get(seat)

    def seat_of(self, device: str) -> int | None:
        """Who sits at a device, None if nobody."""
        return self._seat_of.get(device)

    def whose(self, device: str) -> int | None:
        """Who sits at a device, or waits for it while it is gone; None if nobody."""
        waiting = (seat for seat, info in self._lost.items() if info.device == device)
        return self._seat_of.get(device, next(waiting, None))

    def is_free(self, device: str) -> bool:
        """Whether nobody sits at a device, and it is no pad that has gone away."""
        return device not in self._seat_of and device not in self._away

    def taken(self) -> list[int]:
        """The seats that have a device, or whose pad is gone, lowest first."""
        return sorted({*self._device_of, *self._lost})

    def lost(self) -> list[int]:
        """The seats whose pads are gone, longest first."""
        return list(self._lost)

    def pad_lost(self, info: PadInfo) -> int | None:
        """A pad was unplugged; the seat that waits for it now, None if nobody sat there."""
        self._away[info.device] = info
        seat = self._seat_of.pop(info.device, None)
        if seat is not None:
            del self._device_of[seat]
            self._lost[seat] = info
        self._missing.lost(info, seat)
        return seat

    def pad_added(self, info: PadInfo) -> int | None:
        """A pad was plugged in; the seat that it gets back, None if nobody waits or it would be a guess."""
        self._away.pop(info.device, None)
        self._known_as.pop(info.device, None)
        found = self._missing.added(info)
        if found is None:
            return None
        was, seat = found
        if was.device != info.device:
            self._known_as[was.device] = info.device
        if seat is not None:
            self._lost.pop(seat)
            self.sit(seat, info.device)
        return seat

    def claim(self, info: PadInfo, asked: int | None = None) -> int | None:
        """A free pad has pressed for a seat whose pad is gone: the asked one, or the only one there is."""
        if not self._lost or info.device in self._seat_of:
            return None
        if asked not in self._lost and len(self._lost) > 1:
            return None  # nobody guesses whose it is
        seat = asked if asked in self._lost else next(iter(self._lost))
        self._missing.claimed(info, seat)
        self.sit(seat, info.device)
        return seat


class MissingPads:
    """The pads that have gone away, by make, each with the seat that waits for it (None: nobody does)."""

    def __init__(self) -> None:
        self._gone: dict[str, list[tuple[PadInfo, int | None]]] = {}
        self._doubtful: dict[str, int] = {}  # pads of a make that came back, nobody knows which

    def lost(self, info: PadInfo, seat: int | None) -> None:
        """A pad went away."""
        self._gone.setdefault(info.make, []).append((info, seat))

    def waits(self, info: PadInfo, seat: int) -> None:
        """A seat waits from now on for a pad that went away before."""
        gone = self._gone.get(info.make, [])
        self._gone[info.make] = [(one, seat if one.device == info.device else waits) for one, waits in gone]

    def added(self, info: PadInfo) -> tuple[PadInfo, int | None] | None:
        """Which pad it is that has come, and the seat that waits for it, if that is certain.

        The same serial number is certain. Else it must be the only one of its make that is gone.
        """
        gone = self._gone.get(info.make, [])
        same = [entry for entry in gone if info.serial and entry[0].serial == info.serial]
        found = same or [entry for entry in gone if not _differ(info, entry[0])]
        if len(found) == 1:
            gone.remove(found[0])
            return found[0]
        if found:
            self._doubtful[info.make] = self._doubtful.get(info.make, 0) + 1
            self._all_back(info.make)
        return None

    def claimed(self, info: PadInfo, seat: int) -> None:
        """A seat was claimed: by a doubtful one of this make, or else its own pad is still out there."""
        gone = self._gone.get(info.make, [])
        entry = next((entry for entry in gone if entry[1] == seat), None)
        if entry is not None and self._doubtful.get(info.make, 0):
            gone.remove(entry)
            self._doubtful[info.make] -= 1
        self.abandon(seat)

    def abandon(self, seat: int) -> None:
        """Nobody waits at this seat any more."""
        for make, gone in self._gone.items():
            self._gone[make] = [(info, None if waits == seat else waits) for info, waits in gone]

    def _all_back(self, make: str) -> None:
        """With as many back as were gone nobody is missing, only who is who has to be claimed."""
        if self._doubtful[make] >= len(self._gone[make]):
            del self._gone[make], self._doubtful[make]


def _differ(a: PadInfo, b: PadInfo) -> bool:
    """Whether serial numbers say that these are two pads."""
    return bool(a.serial and b.serial and a.serial != b.serial)
