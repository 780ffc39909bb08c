"""Who sits down: people at their devices and bots, before a match and between matches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.match.seats import MOST_SEATS, Level, SeatSpec

if TYPE_CHECKING:
    from game.inputs.seats import SeatMap

BOT = "bot"


@dataclass
class Sitter:
    """One who sits. device: 'keys1', 'pad:<instance id>' or 'bot'. ready: to begin. wins: tonight."""

    device: str
    level: Level = "normal"
    ready: bool = False
    wins: int = 0

    @property
    def is_bot(self) -> bool:
        """Whether the program plays."""
        return self.device == BOT

    @property
    def spec(self) -> SeatSpec:
        """As a match names it."""
        if self.is_bot:
            return SeatSpec(BOT, self.level)
        return SeatSpec("pad" if self.device.startswith("pad") else self.device)


class Roster:
    """The eight places; index 0 is seat 1 on screen. Devices of people are told to the SeatMap."""

    def __init__(self, seats: SeatMap) -> None:
        """seats: of the inputs, kept in step. stood_in: seats of people that a bot plays, longest first.

        places: how many can sit in the game that is to be played.
        """
        self._map = seats
        self.places = MOST_SEATS
        self.sitters: list[Sitter | None] = [None] * MOST_SEATS
        self.stood_in: list[int] = []

    def __len__(self) -> int:
        """How many sit."""
        return sum(sitter is not None for sitter in self.sitters)

    @property
    def people(self) -> list[int]:
        """Seats of people, lowest first."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter and not sitter.is_bot]

    @property
    def bots(self) -> list[int]:
        """Seats of bots, lowest first."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter and sitter.is_bot]

    def free(self) -> int | None:
        """The lowest free seat."""
        taken = enumerate(self.sitters[: self.places])
        return next((seat for seat, sitter in taken if sitter is None), None)

    def sit(self, device: str) -> int | None:
        """Seat a device; a bot makes room if all seats are taken. None if there is none to be had."""
        seat = self._map.seat_of(device)
        if seat is not None:
            return seat
        seat = self.free()
        if seat is None:
            if not self.bots:
                return None
            seat = self.bots[-1]
        self.sitters[seat] = Sitter(device)
        self._map.sit(seat, device)
        return seat

    def put(self, seat: int, sitter: Sitter) -> None:
        """Give somebody a certain seat."""
        self._forget(seat)
        self.sitters[seat] = sitter
        if not sitter.is_bot:
            self._map.sit(seat, sitter.device)

    def add_bot(self, level: Level) -> int | None:
        """Seat a bot; None if all seats are taken."""
        seat = self.free()
        if seat is not None:
            self.sitters[seat] = Sitter(BOT, level, ready=True)
        return seat

    def drop_bot(self) -> int | None:
        """Let the last bot go; gives its seat."""
        if not self.bots:
            return None
        seat = self.bots[-1]
        self.sitters[seat] = None
        return seat

    def reseat(self, seat: int, device: str) -> None:
        """A pad is back, or another one plays for the seat."""
        sitter = self.sitters[seat]
        if sitter is not None and not sitter.is_bot:
            sitter.device = device

    def won(self, seat: int) -> None:
        """Count a match that a seat has won."""
        sitter = self.sitters[seat]
        if sitter is not None:
            sitter.wins += 1

    def make_bot(self, seat: int, level: Level) -> None:
        """A bot takes a seat over."""
        self.sitters[seat] = Sitter(BOT, level, ready=True)

    def stand_in(self, seat: int, level: Level) -> None:
        """A bot plays for somebody whose pad is gone, until they come back."""
        self.make_bot(seat, level)
        self.stood_in.append(seat)

    def _forget(self, seat: int) -> None:
        if seat in self.stood_in:
            self.stood_in.remove(seat)

    def leave(self, seat: int) -> None:
        """Somebody gets up."""
        self._forget(seat)
        sitter = self.sitters[seat]
        if sitter is not None and not sitter.is_bot:
            self._map.leave(seat)
        self.sitters[seat] = None

    def clear(self) -> None:
        """Everybody gets up."""
        for seat in range(MOST_SEATS):
            self.leave(seat)

    def close_ranks(self) -> None:
        """Seats 1..n without holes: bots move first, then whoever sits last."""
        while (hole := self.free()) is not None and hole < len(self):
            movers = [seat for seat in self.bots if seat > hole] or [
                seat for seat in self.people if seat > hole
            ]
            self._move(movers[-1], hole)

    def specs(self) -> tuple[SeatSpec, ...]:
        """The seats of a match, after `close_ranks`."""
        return tuple(sitter.spec for sitter in self.sitters if sitter is not None)

    def _move(self, old: int, new: int) -> None:
        sitter = self.sitters[old]
        assert sitter is not None
        self.leave(old)
        self.sitters[new] = sitter
        if not sitter.is_bot:
            self._map.sit(new, sitter.device)
