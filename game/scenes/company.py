"""Who sits: people at their devices, bots, and bots for people who have got up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.match.seats import MOST_SEATS, Level
from game.scenes.names import call_seats
from game.scenes.regulars import Regulars
from game.scenes.sitter import BOT, Sitter, stand_in
from game.stage.palette import SEATS

if TYPE_CHECKING:
    from game.inputs.seats import SeatMap


class Sitting(NamedTuple):
    """Who sat where when all got up for a while. stood_in: as in a `Company`. regulars: who sat before."""

    sitters: tuple[Sitter | None, ...]
    stood_in: tuple[int, ...]
    regulars: Regulars


class Company:
    """The eight places; index 0 is seat 1 on screen. Devices of people are told to the SeatMap."""

    def __init__(self, seats: SeatMap) -> None:
        """seats: of the inputs, kept in step. stood_in: seats of people that a bot plays, longest first."""
        self._map = seats
        self.sitters: list[Sitter | None] = [None] * MOST_SEATS
        self.stood_in: list[int] = []
        self._regulars = Regulars(seats.now)
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

    def put(self, seat: int, sitter: Sitter) -> None:
        """Give somebody a certain seat; a pad that is gone is waited for there."""
        if sitter.whom is None:
            self._forget(seat)
        elif seat not in self.stood_in:
            self.stood_in.append(seat)
        self.sitters[seat] = sitter
        if sitter.is_person:
            sitter.device = self._map.sit(seat, sitter.device)
            self._regulars.forget(sitter.device)
            if sitter.name:
                sitter.wins = self._regulars.wins(sitter.name, sitter.wins)
        else:
            self._map.leave(seat)
        self._call()

    def name(self, seat: int, name: str) -> None:
        """Somebody says who they are; '' = a guest. What they have won belongs to the name."""
        sitter = self.sitters[seat]
        if sitter is not None and sitter.name != name:
            sitter.wins = self._regulars.wins(name, 0 if sitter.name else sitter.wins)
            sitter.name = name
            self._call()

    def reseat(self, seat: int, device: str) -> None:
        """A pad is back, or another one plays for the seat."""
        sitter = self.sitters[seat]
        if sitter is not None and sitter.is_person:
            sitter.device = device

    def won(self, seat: int) -> None:
        """Count a match that a seat has won; nobody has won what a bot did for them."""
        sitter = self.sitters[seat]
        if sitter is not None and sitter.whom is None:
            self._regulars.won(sitter)

    def make_bot(self, seat: int, level: Level) -> None:
        """A bot takes a seat over."""
        here = self.sitters[seat]
        look = here.look if here else None
        self.put(seat, Sitter(BOT, level, ready=True, look=look))

    def stand_in(self, seat: int, level: Level, *, out: bool = False) -> None:
        """A bot (out: nobody) plays for somebody until they come back; the seat keeps their name."""
        here = self.sitters[seat]
        assert here is not None
        self.put(seat, stand_in(here.whom or here, level, out=out))

    def was(self, seat: int) -> str:
        """The device of whom a bot plays for, as it is called by now; '' if that is nobody."""
        sitter = self.sitters[seat]
        return "" if sitter is None else self._map.now(sitter.was)

    def come_back(self, seat: int, device: str) -> None:
        """Whoever a bot stood in for plays again."""
        here = self.sitters[seat]
        assert here is not None
        wins = here.whom.wins if here.whom is not None else 0
        self.put(seat, Sitter(device, ready=True, wins=wins, name=here.name, look=here.look))

    def known(self, device: str) -> Sitter:
        """Who sits down at a device: whoever sat there before the company broke up, else somebody new."""
        return self._regulars.of(device, [sitter.name for sitter in self.sitters if sitter])

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

    def miss(self, seat: int) -> None:
        """Somebody has gone without wanting to: they are known again when they come back."""
        self._regulars.note([self.sitters[seat]])
        self.leave(seat)

    def clear(self) -> None:
        """Everybody gets up, and whoever comes now is somebody else."""
        self._regulars = Regulars(self._map.now)
        self.get_up()

    def get_up(self) -> None:
        """Everybody gets up."""
        for seat in range(MOST_SEATS):
            self.leave(seat)
        SEATS.wear()

    def set_aside(self) -> Sitting:
        """Everybody gets up for a while, for `sit_again`; until then nobody is known."""
        sitting = Sitting(tuple(self.sitters), tuple(self.stood_in), self._regulars)
        self.clear()
        return sitting

    def sit_again(self, sitting: Sitting) -> None:
        """All sit as they did before; whoever has come meanwhile gets up."""
        self.get_up()
        self._regulars = sitting.regulars
        for seat, sitter in enumerate(sitting.sitters):
            if sitter is not None:
                self.put(seat, sitter)
        self.stood_in[:] = sitting.stood_in

    def part(self, has: Callable[[str], bool]) -> None:
        """The company breaks up, but who sat where is still known. has: whether somebody can have a name."""
        self._regulars.note(self.sitters)
        self._regulars.keep(has)
        self.get_up()
