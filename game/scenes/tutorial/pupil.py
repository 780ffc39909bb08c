"""Who learns: whoever came here sits alone, and the others have their seats again afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.inputs.keyboard import BOARD
from game.inputs.zones import ZONES
from game.scenes.joining import is_palm
from game.scenes.sitter import Sitter

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.scenes.app import App


class Pupil:
    """The only one who sits while a lesson goes on."""

    def __init__(self, app: App, seat: int) -> None:
        """seat: of the lesson; whoever pressed last takes it."""
        self._app, self._seat = app, seat
        self._others = app.roster.set_aside()
        self._sure = False
        self._sit(next(iter(ZONES)) if app.last_device == BOARD else app.last_device)

    def _sit(self, device: str) -> None:
        self._app.roster.put(self._seat, Sitter(device, ready=True))

    def heed(self, press: Press) -> None:
        """Once the pupil has done anything, nobody else who presses is taken for them."""
        if press.seat == self._seat and press.control:
            self._sure = True

    def stranger(self, press: Press) -> None:
        """The first to press is the pupil; later only somebody whose device is gone is replaced."""
        gone = self._seat in self._app.inputs.seats.lost()
        if is_palm(press) and (gone or not self._sure):
            self._sit(press.device)
            self._app.last_device = press.device
            self._app.sound.play("join")
            self._sure = True

    def give_back(self) -> None:
        """All sit as they did before, unless somebody else sits here by now."""
        roster = self._app.roster
        if roster.people == [self._seat] and len(roster) == 1:
            roster.sit_again(self._others)
