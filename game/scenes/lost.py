"""A pad is gone: the match waits for it, for a free pad, or for the others to seat a bot."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Protocol

from game.inputs.keyboard import BOARD
from game.match.seats import AWAY, MOUSE, SeatSpec
from game.scenes.joining import counts, is_palm, on_sign
from game.scenes.menus import HEAD_ROOM, PAD_BOTTOM, MenuScene
from game.scenes.mouse import mouse_palm
from game.scenes.names import device_words, seat_words
from game.stage.badges import seat_badge
from game.stage.motion import pulse
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.scenes.app import App
    from game.stage.canvas import Canvas


WAIT, NEW = "wait", "new"
BADGE, BADGE_X, BADGE_APART = 100.0, 594.0, 40.0
"""Beside the headline: how large, how far from the middle, how far from words at least, px."""


class Played(Protocol):
    """A match whose seats can be given to others."""

    @property
    def bots(self) -> Collection[int]:
        """The seats that bots play."""

    def replace(self, seat: int, spec: SeatSpec) -> None:
        """Somebody else plays a seat from now on."""


def absent(app: App, match: Played) -> list[int]:
    """The seats of people for whom bots stand in, longest first."""
    away = [seat for seat, sitter in enumerate(app.roster.sitters) if sitter and sitter.device == AWAY]
    return [seat for seat in app.roster.stood_in if seat in match.bots or seat in away]


def come_back(app: App, match: Played, press: Press, theme: str = "mars") -> None:
    """Whoever presses the palm of a free device takes over from the bot that stands in.

    Of several the seat at which the device was; who comes with another one is asked. A device that was free
    when it pressed, and is not or is gone by now, takes nothing over: the seat that it has would have none.
    """
    seats = absent(app, match)
    if not seats or press.device == BOARD or not app.inputs.seats.is_free(press.device):
        return
    own = [seat for seat in seats if app.roster.was(seat) == press.device]
    if own or len(seats) == 1:
        take_over(app, match, [*seats, *own][-1], press.device)
    else:
        app.stack.push(WhoIsBackScene(match, press.device, theme))


def click_back(app: App, match: Played, x: float, y: float, theme: str) -> bool:
    """A click on the sign, or of whoever had the mouse and got up, is its palm; False if it is neither."""
    away = absent(app, match)
    meant = on_sign(x, y) or any(app.roster.was(seat) == MOUSE for seat in away)
    if not away or not meant or not app.inputs.seats.is_free(MOUSE):
        return False
    come_back(app, match, mouse_palm(), theme)
    return True


class Latecomer:
    """A palm pressed while nobody can be let in is not lost: who pressed comes back as soon as it can be."""

    def __init__(self) -> None:
        """Nobody has pressed."""
        self._press: Press | None = None

    @property
    def waits(self) -> bool:
        """Whether somebody has."""
        return self._press is not None

    def feed(self, app: App, match: Played, press: Press) -> None:
        """Whoever has got up, or comes for them, presses a palm."""
        if is_palm(press) and absent(app, match):
            self._press = press

    def let_in(self, app: App, match: Played) -> None:
        """Now they can."""
        press, self._press = self._press, None
        if press is not None:
            come_back(app, match, press)


def take_over(app: App, match: Played, seat: int, device: str) -> None:
    """Somebody plays again for whom a bot stood in."""
    app.roster.come_back(seat, device)
    sitter = app.roster.sitters[seat]
    assert sitter is not None
    match.replace(seat, sitter.spec)
    app.sound.play("join")
    app.notes.say(f"{device_words(app, device)} plays for {seat_words(seat)}.")


def hand_over(app: App, match: Played, seat: int, *, out: bool = False) -> None:
    """A bot plays for somebody until they come back; out: nobody does."""
    app.roster.stand_in(seat, app.settings.bot_level, out=out)
    match.replace(seat, SeatSpec(AWAY) if out else SeatSpec("bot", app.settings.bot_level))


class LostPadScene(MenuScene):
    """Goes by itself when the pad is back or a free pad has pressed for the seat.

    Of several seats one is asked for at a time: the one in focus, else the one whose pad went first. So
    pads that come back in another order are asked whose they are.
    """

    theme = "mars"
    width = 1240.0
    head_aside = width / 2 - (BADGE_X - BADGE / 2 - BADGE_APART)

    def __init__(self, match: Played, theme: str = "mars") -> None:
        """match: the one that waits. theme: whose board it is."""
        self._match = match
        self.theme = theme

    @property
    def headline(self) -> str:  # type: ignore[override]  # it depends on how many are gone
        """Who is asked for."""
        return "A PAD IS GONE" if len(self.app.inputs.seats.lost()) == 1 else "WHOSE PAD IS WHICH?"

    def enter(self) -> None:
        """From now on a free pad can take the seat that is asked for."""
        self.app.inputs.claiming = True
        super().enter()
        self._now_ns = 0
        self._ask()

    def leave(self) -> bool:
        """Free pads are free again."""
        self.app.inputs.claiming = False
        self.app.inputs.asked = None
        return True

    def _ask(self) -> None:
        lost = self.app.inputs.seats.lost()
        here = self.menu.selected.id
        self.app.inputs.asked = int(here) if here != WAIT else next(iter(lost), None)

    def rows(self) -> Sequence[Row]:
        """Waiting first, so that no palm decides by habit; then a row for each seat without its pad."""
        lost = self.app.inputs.seats.lost()
        whom = [f"{seat_words(seat)}: plug it in again, or press the palm of any free pad." for seat in lost]
        bots = [
            Action(str(seat), f"Let a bot play for {seat_words(seat)}", note=note)
            for seat, note in zip(lost, whom, strict=True)
        ]
        return [Action(WAIT, "Wait for the pad", note=next(iter(whom), "")), *bots]

    def press(self, press: Press) -> None:
        """Only people who sit choose, anybody if none is there; a free pad's palm is taken as its claim."""
        if counts(self.app, press):
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
        self._now_ns = now_ns
        lost = self.app.inputs.seats.lost()
        if not lost:
            self.app.stack.pop()
            return
        if [row.id for row in self.menu.rows] != [WAIT, *(str(seat) for seat in lost)]:
            self.menu = self.fresh_menu()
        self._ask()

    def draw(self, canvas: Canvas) -> None:
        """Draw the board, and beside its headline who is asked for."""
        super().draw(canvas)
        asked = self.app.inputs.asked
        if asked is None:
            return
        canvas.layer()
        top = max(20.0, (1010 - HEAD_ROOM - self.menu.height - PAD_BOTTOM) / 2)
        lift = 0.0 if self.app.settings.less_motion else 8 * pulse(self._now_ns)
        for side in (-1, 1):
            canvas.image(seat_badge(canvas.art, asked, BADGE), 960 + side * BADGE_X, top + 88 - lift)


class WhoIsBackScene(MenuScene):
    """Several people have got up: the device that pressed says for whom it plays now.

    It goes by itself when that device is gone, or has taken the seat of a pad that is.
    """

    theme = "mars"
    headline = "WHO IS BACK?"
    width = 1000.0

    def __init__(
        self, match: Played, device: str, theme: str, new: Callable[[str], None] | None = None
    ) -> None:
        """device: that has pressed. new: seats somebody who was not there before, None if nobody can be."""
        self._match, self._device, self.theme, self._new = match, device, theme, new

    def rows(self) -> Sequence[Row]:
        """Nobody, or one of those who are away."""
        people = [Action(str(seat), seat_words(seat)) for seat in absent(self.app, self._match)]
        new = (Action(NEW, "Somebody new"),) if self._new is not None else ()
        return (*people, *new, Action("nobody", "Nobody"))

    def advance(self, now_ns: int) -> None:
        """Nobody can choose any more for a device that is not free."""
        super().advance(now_ns)
        if not self.app.inputs.seats.is_free(self._device):
            self.back()

    def chosen(self, outcome: Outcome) -> None:
        """They play again."""
        free = self.app.inputs.seats.is_free(self._device)
        if free and outcome.id == NEW and self._new is not None:
            self._new(self._device)
        elif free and outcome.id not in (NEW, "nobody"):
            take_over(self.app, self._match, int(outcome.id), self._device)
        self.back()
