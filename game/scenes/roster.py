"""Who sits down and where, before a match and between matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import AWAY, MOST_SEATS, Level, SeatSpec
from game.scenes.company import Company
from game.scenes.sitter import BotLevel, Sitter, turned
from game.stage.palette import SEATS

if TYPE_CHECKING:
    from game.inputs.seats import SeatMap


class Roster(Company):
    """The company as it takes its places.

    places: how many can sit in the game that is to be played.
    """

    def __init__(self, seats: SeatMap) -> None:
        """seats: of the inputs, kept in step."""
        super().__init__(seats)
        self.places = MOST_SEATS

    def free(self) -> int | None:
        """The lowest free seat."""
        taken = enumerate(self.sitters[: self.places])
        return next((seat for seat, sitter in taken if sitter is None), None)

    def sit(self, device: str, at: int | None = None) -> int | None:
        """Seat a device, at a place if that is free; a bot makes room if all seats are taken.

        Whoever sat there before the company broke up, or has left a bot there, is themselves again. None if
        there is none to be had.
        """
        seat = self._map.whose(device)
        if seat is not None:
            return seat
        left = self.left(device)
        if left is not None:
            self.come_back(left, device)
            return left
        known = self.known(device)
        wishes = (wish for wish in (at, known.look) if wish is not None and self._open(wish))
        seat = next(wishes, self.free())
        if seat is None:
            if not self.bots:
                return None
            seat = self.bots[-1]
        known.look = SEATS.worn[seat]
        self.put(seat, known)
        return seat

    def left(self, device: str) -> int | None:
        """The seat at which a bot plays for who sat at a device; where none is free, the only such one."""
        own = [seat for seat in self.stood_in if self.was(seat) == device]
        if own:
            return own[-1]
        return self.stood_in[0] if len(self.stood_in) == 1 and self.free() is None else None

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
        """After a match: back to the places that were chosen; who finds none gets up.

        They, and whoever has got up before that and has left no bot there, and no name, are still known.
        """
        self._regulars.note(sitter for sitter in self.sitters if sitter and sitter.whom)
        here = [sitter for sitter in self.sitters if sitter is not None and sitter.whom is None]
        self.get_up()
        for sitter in sorted(here, key=lambda one: one.look is None):
            wish = sitter.look
            seat = wish if wish is not None and self._open(wish) else self.free()
            if seat is None:
                self._regulars.note([sitter])
            else:
                self.put(seat, sitter)

    def _open(self, seat: int) -> bool:
        return 0 <= seat < self.places and self.sitters[seat] is None

    def line_up(self) -> tuple[SeatSpec, ...]:
        """The seats of the next match: whoever has got up since the last one leaves no hole.

        Where nobody played for who got up during the last one, a bot does. Everybody wears what they wore.
        """
        for seat, sitter in enumerate(self.sitters):
            if sitter is not None and sitter.device == AWAY:
                self.stand_in(seat, sitter.level)
            if sitter is not None and sitter.look is None:
                sitter.look = SEATS.worn[seat]
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
