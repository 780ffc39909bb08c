"""A pad is gone: the match waits for it, for a free pad, or for the others to seat a bot."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Protocol

from game.inputs.keyboard import BOARD
from game.match.seats import SeatSpec
from game.scenes.menus import MenuScene
from game.scenes.names import seat_name, seat_words
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.scenes.app import App


WAIT = "wait"


class Played(Protocol):
    """A match whose seats can be given to others."""

    @property
    def bots(self) -> Collection[int]:
        """The seats that bots play."""

    def replace(self, seat: int, spec: SeatSpec) -> None:
        """Somebody else plays a seat from now on."""


def come_back(app: App, match: Played, press: Press) -> None:
    """Whoever presses the palm of a free device takes over from the bot that stood in longest."""
    seats = [seat for seat in app.roster.stood_in if seat in match.bots]
    if not seats or press.device == BOARD:
        return
    seat = seats[0]
    app.roster.come_back(seat, press.device)
    sitter = app.roster.sitters[seat]
    assert sitter is not None
    match.replace(seat, sitter.spec)
    app.sound.play("join")
    app.notes.say(f"{app.inputs.device_label(press.device)} plays for {seat_words(seat)}.")


def hand_over(app: App, match: Played, seat: int) -> None:
    """A bot plays for somebody until they come back."""
    app.inputs.seats.leave(seat)
    app.roster.stand_in(seat, app.settings.bot_level)
    match.replace(seat, SeatSpec("bot", app.settings.bot_level))


class LostPadScene(MenuScene):
    """Goes by itself when the pad is back or a free pad has pressed for the seat."""

    headline = "A PAD IS GONE"
    width = 1240.0

    def __init__(self, match: Played, theme: str = "mars") -> None:
        """match: the one that waits. theme: whose board it is."""
        self._match = match
        self._theme = theme

    @property
    def theme(self) -> str:
        """The match's."""
        return self._theme

    def enter(self) -> None:
        """From now on a free pad can take the seat."""
        self.app.inputs.claiming = True
        super().enter()

    def leave(self) -> bool:
        """Free pads are free again."""
        self.app.inputs.claiming = False
        return True

    def rows(self) -> Sequence[Row]:
        """Waiting first, so that no palm decides by habit; then a row for each seat without its pad."""
        note = "Plug it in again, or press A on any free pad to take the seat."
        bots = [
            Action(str(seat), f"Let a bot play for {seat_name(seat)} (seat {seat + 1})", note=note)
            for seat in self.app.inputs.seats.lost()
        ]
        return [Action(WAIT, "Wait for the pad", note=note), *bots]

    def press(self, press: Press) -> None:
        """Only people who sit choose; what a free pad presses the inputs take as its claim."""
        if press.seat is not None:
            super().press(press)

    def chosen(self, outcome: Outcome) -> None:
        """A bot takes over."""
        if outcome.id != WAIT:
            hand_over(self.app, self._match, int(outcome.id))

    def back(self) -> None:
        """Only the pad, another pad or a bot ends the wait."""
        self.app.sound.play("deny")

    def advance(self, now_ns: int) -> None:
        """Go when nobody's pad is gone any more."""
        super().advance(now_ns)
        lost = self.app.inputs.seats.lost()
        if not lost:
            self.app.stack.pop()
        elif [row.id for row in self.menu.rows] != [WAIT, *(str(seat) for seat in lost)]:
            self.menu = self.fresh_menu()
