"""Who sits down: people at their devices and bots, before a match and between matches."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING

from game.match.seats import AWAY, MOST_SEATS, Level, SeatSpec
from game.scenes.names import call_seats
from game.scenes.regulars import Regulars
from game.scenes.sitter import BOT, BotLevel, Sitter, turned
from game.stage.palette import SEATS

if TYPE_CHECKING:
    from game.inputs.seats import SeatMap


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
        self._regulars = Regulars()
        self._call()

    def _call(self) -> None:
        """Let sentences know the names."""
        call_seats(sitter.name if sitter else "" for sitter in self.sitters)

    def __len__(self) -> int:
        """How many sit."""
        return sum(sitter is not None for sitter in self.sitters)

    @property
    def people(self) -> list[int]:
        """Seats of people, lowest first."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter and sitter.is_person]

    @property
    def bots(self) -> list[int]:
        """Seats of bots, lowest first."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter and sitter.is_bot]

    def free(self) -> int | None:
        """The lowest free seat."""
        taken = enumerate(self.sitters[: self.places])
        return next((seat for seat, sitter in taken if sitter is None), None)

    def sit(self, device: str, at: int | None = None) -> int | None:
        """Seat a device, at a place if that is free; a bot makes room if all seats are taken.

        Whoever sat there before the company broke up is themselves again. None if there is none to be had.
        """
        seat = self._map.seat_of(device)
        if seat is not None:
            return seat
        known = self._regulars.of(device)
        wishes = (wish for wish in (at, known.look) if wish is not None and self._open(wish))
        seat = next(wishes, self.free())
        if seat is None:
            if not self.bots:
                return None
            seat = self.bots[-1]
        taken = known.name in (sitter.name for sitter in self.sitters if sitter)
        name = "" if taken else known.name
        self.put(seat, Sitter(device, wins=known.wins, name=name, look=SEATS.worn[seat]))
        return seat

    def put(self, seat: int, sitter: Sitter) -> None:
        """Give somebody a certain seat."""
        self._forget(seat)
        self.sitters[seat] = sitter
        if sitter.is_person:
            self._regulars.forget(sitter.device)
            self._map.sit(seat, sitter.device)
        self._call()

    def name(self, seat: int, name: str) -> None:
        """Somebody says who they are; '' = a guest."""
        sitter = self.sitters[seat]
        if sitter is not None:
            sitter.name = name
            self._call()

    def move(self, old: int, new: int) -> None:
        """Somebody takes another place; a bot that sits there takes theirs."""
        bot = self.sitters[new]
        if bot is not None:
            self.leave(new)
        self._move(old, new).look = new
        if bot is not None:
            self.put(old, bot)

    def add_bot(self, level: Level) -> int | None:
        """Seat a bot; None if all seats are taken."""
        seat = self.free()
        if seat is not None:
            self.make_bot(seat, level)
        return seat

    def level_bot(self, seat: int) -> BotLevel:
        """One bot plays better, the best one badly again; how well now."""
        here = self.sitters[seat]
        assert here is not None
        level = turned(here.level, 1)
        self.make_bot(seat, level)
        return level

    def level_bots(self, step: int) -> BotLevel | None:
        """All bots play better (1) or worse (-1), round and round; how well, None if there are none."""
        if not self.bots:
            return None
        here = self.sitters[self.bots[-1]]
        assert here is not None
        level = turned(here.level, step)
        for seat in self.bots:
            self.make_bot(seat, level)
        return level

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
        if sitter is not None and sitter.is_person:
            sitter.device = device

    def won(self, seat: int) -> None:
        """Count a match that a seat has won."""
        sitter = self.sitters[seat]
        if sitter is not None:
            sitter.wins += 1

    def make_bot(self, seat: int, level: Level) -> None:
        """A bot takes a seat over."""
        here = self.sitters[seat]
        look = here.look if here else None
        self.sitters[seat] = Sitter(BOT, level, ready=True, look=look)
        self._call()

    def stand_in(self, seat: int, level: Level, *, out: bool = False) -> None:
        """A bot (out: nobody) plays for somebody until they come back; the seat keeps their name."""
        here = self.sitters[seat]
        self.make_bot(seat, level)
        stand_in = self.sitters[seat]
        if stand_in is not None and out:
            stand_in.device = AWAY
        if stand_in is not None and here is not None:
            stand_in.was = here.device
        if here is not None:
            self.name(seat, here.name)
        if seat not in self.stood_in:
            self.stood_in.append(seat)

    def come_back(self, seat: int, device: str) -> None:
        """Whoever a bot stood in for plays again."""
        here = self.sitters[seat]
        assert here is not None
        self.put(seat, Sitter(device, ready=True, name=here.name, look=here.look))

    def recall(self, names: Mapping[int, str]) -> None:
        """Bots play for people who got up before the program ended; names: theirs, by seat."""
        for seat, name in names.items():
            here = self.sitters[seat]
            if here is not None and here.is_bot:
                self.stood_in.append(seat)
                self.name(seat, name)

    def _forget(self, seat: int) -> None:
        if seat in self.stood_in:
            self.stood_in.remove(seat)

    def leave(self, seat: int) -> None:
        """Somebody gets up."""
        self._forget(seat)
        sitter = self.sitters[seat]
        if sitter is not None and sitter.is_person:
            self._map.leave(seat)
        self.sitters[seat] = None
        self._call()

    def clear(self) -> None:
        """Everybody gets up, and whoever comes now is somebody else."""
        self._regulars.clear()
        self._empty()

    def _empty(self) -> None:
        for seat in range(MOST_SEATS):
            self.leave(seat)
        SEATS.wear()

    def part(self, names: Container[str]) -> None:
        """The company breaks up, but who sat where is still known. names: that somebody can have."""
        self._regulars.note(self.sitters, names)
        self._empty()

    def close_ranks(self) -> None:
        """Seats without holes for a match, in the same order; everybody wears the look of their place."""
        for seat, sitter in enumerate(self.sitters):
            if sitter is not None:
                sitter.look = seat
        self._close()
        SEATS.wear(sitter.look for sitter in self.sitters if sitter is not None and sitter.look is not None)

    def _close(self) -> None:
        for new, old in enumerate([seat for seat, sitter in enumerate(self.sitters) if sitter]):
            if new != old:
                self._move(old, new)

    def open_ranks(self) -> None:
        """After a match: back to the places that were chosen; who finds none gets up."""
        here = [sitter for sitter in self.sitters if sitter is not None and sitter.device != AWAY]
        self._empty()
        for sitter in sorted(here, key=lambda one: one.look is None):
            wish = sitter.look
            seat = wish if wish is not None and self._open(wish) else self.free()
            if seat is not None:
                self.put(seat, sitter)
                self.name(seat, "" if sitter.is_bot else sitter.name)

    def _open(self, seat: int) -> bool:
        return 0 <= seat < self.places and self.sitters[seat] is None

    def line_up(self) -> tuple[SeatSpec, ...]:
        """The seats of the next match: whoever has got up since the last one leaves no hole."""
        self._close()
        SEATS.wear(sitter.look for sitter in self.sitters if sitter is not None and sitter.look is not None)
        return self.specs()

    def specs(self) -> tuple[SeatSpec, ...]:
        """The seats of a match, after `close_ranks`."""
        return tuple(sitter.spec for sitter in self.sitters if sitter is not None)

    def _move(self, old: int, new: int) -> Sitter:
        sitter = self.sitters[old]
        assert sitter is not None
        self.leave(old)
        self.put(new, sitter)
        return sitter
