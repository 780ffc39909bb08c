"""Who learns: the devices that have pressed, each with a seat in the lesson."""

from __future__ import annotations

from collections.abc import Callable

from game.match.seats import MOST_SEATS
from game.scenes.bandits.howto_stage import Places

LEAST_SEATS = 2


class Pupils:
    """The first pupil is whoever opened the page, or presses first; others join with their palm."""

    def __init__(self, first: str, own_seat: Callable[[str], int | None]) -> None:
        """first: a device. own_seat: where a device sits in the match that is paused, None if nowhere."""
        self._own_seat = own_seat
        self._devices = [first]
        self._sure = False
        self._busy: set[str] = set()

    def seat_of(self, device: str) -> int | None:
        """The seat of a device in the lessons, None if it has not joined."""
        return dict(zip(self._devices, self._seats(), strict=True)).get(device)

    def join(self, device: str) -> bool:
        """A palm: whoever is not there yet sits down; False if there is no room or it is there already.

        The first one to press takes the place that was kept for whoever opened the page.
        """
        if device in self._devices:
            return False
        if not self._sure:
            self._devices = [device]
            self.note(device)
            return True
        if len(self._devices) == MOST_SEATS:
            return False
        self._devices.append(device)
        self.note(device)
        return True

    def note(self, device: str) -> None:
        """A pupil has pressed something."""
        if device in self._devices:
            self._sure = True
            self._busy.add(device)

    def leave(self, device: str) -> None:
        """A device is gone; somebody always stays."""
        if device in self._devices and len(self._devices) > 1:
            self._devices.remove(device)

    def rest(self) -> None:
        """A lesson is over: whoever pressed nothing in it has only looked on and gets up."""
        self._devices = [device for device in self._devices if device in self._busy] or self._devices[:1]
        self._busy.clear()

    def places(self) -> Places:
        """Their seats, and the seat of the slow hand if there is but one pupil."""
        seats = self._seats()
        return Places(tuple(seats), None if len(seats) > 1 else 1 - seats[0])

    def _seats(self) -> list[int]:
        """Seats without gaps; whoever can keeps the seat of the match."""
        count = max(LEAST_SEATS, len(self._devices))
        own = [self._own_seat(device) for device in self._devices]
        free = [seat for seat in range(count) if seat not in own]
        return [seat if seat is not None and seat < count else free.pop(0) for seat in own]
