"""Who sits at a party's table between two rounds: people come in, get up and come back; points stay."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from game.match.seats import AWAY, SeatSpec
from game.scenes.joining import is_palm
from game.scenes.lost import WhoIsBackScene, hand_over, take_over
from game.scenes.names import device_words, seat_words
from game.stage.palette import SEATS

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.match.party import Party
    from game.scenes.app import App


class Guests:
    """A table without a match, see `scenes.lost.Played`; its seats are the roster's in the same order."""

    def __init__(self, app: App, party: Party, changed: Callable[[], None]) -> None:
        """changed: somebody else plays a seat, or there is one more."""
        self._app, self._party, self._changed = app, party, changed
        for seat, sitter in enumerate(app.roster.sitters):
            if sitter is not None and sitter.device == AWAY:
                app.roster.stand_in(seat, app.settings.bot_level)  # the next round begins with everybody

    @property
    def bots(self) -> Collection[int]:
        """The seats that bots play."""
        return self._app.roster.bots

    @property
    def away(self) -> list[int]:
        """The seats of people who have got up, longest first."""
        return [seat for seat in self._app.roster.stood_in if seat in self.bots]

    def replace(self, seat: int, spec: SeatSpec) -> None:  # noqa: ARG002 - the roster knows already
        """Somebody else plays a seat from the next round on."""
        self._changed()

    def get_up(self, seat: int) -> None:
        """A bot plays on for somebody, who keeps name and points (PA6)."""
        hand_over(self._app, self, seat)
        self._app.sound.play("leave")
        self._app.notes.say(f"A bot plays on for {seat_words(seat)}.")

    def can_join(self) -> bool:
        """Whether a palm can sit down: for somebody who has got up, or as one more."""
        return bool(self.away) or self._place() is not None

    def palm(self, press: Press) -> bool:
        """A free device's palm sits down; False if the press is something else."""
        if not is_palm(press):
            return False
        own = [seat for seat in self.away if self._app.roster.was(seat) == press.device]
        if own:
            take_over(self._app, self, own[-1], press.device)
        elif self.away:
            new = self._come_in if self._place() is not None else None
            self._app.stack.push(WhoIsBackScene(self, press.device, "mars", new))
        else:
            self._come_in(press.device)
        return True

    def _place(self) -> int | None:
        """Where somebody new would sit: at a place of their own, else at a bot's; None if there is none."""
        if len(self._party.seats) < self._party.most:
            return len(self._party.seats)
        return next((seat for seat in reversed(list(self.bots)) if seat not in self.away), None)

    def _come_in(self, device: str) -> None:
        """Somebody new, level with the last (PA5)."""
        app, place = self._app, self._place()
        if place is None:
            app.sound.play("deny")
            app.notes.say("All seats are taken.")
            return
        if place == len(self._party.seats):
            self._party.come_in(device)
        sitter = app.roster.known(device)
        sitter.ready, sitter.look = True, SEATS.worn[place]
        app.roster.put(place, sitter)
        app.sound.play("join")
        points = self._party.totals[place]
        level = f", with {points} point{'s' * (points > 1)}" if points else ""
        app.notes.say(f"{device_words(app, device)} joins: {seat_words(place)}{level}.")
        self._changed()
