"""Before a match whose seats are given: people whose device is not known yet press once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from game.inputs.press import Press
from game.match.seats import PAD, SeatSpec, looks_of
from game.scenes.backdrops import title_backdrop
from game.scenes.joining import is_palm
from game.scenes.menus import MenuScene
from game.scenes.names import seat_name
from game.scenes.roster import Roster
from game.scenes.sitter import BOT, sitter_of, stand_in
from game.stage.palette import SEATS
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.played import Course
    from game.scenes.stack import Scene
    from game.stage.canvas import Canvas
    from game.store.records import MatchRecord


class Held(NamedTuple):
    """What waits for those who are asked to sit down, with its journal open.

    journal: its name, '' if there is none. replace: somebody else plays a seat. close: lets it go, to be gone
    on with. cut: it will not be; None where there is no match yet.
    """

    journal: str
    replace: Callable[[int, SeatSpec], None]
    close: Callable[[], None]
    cut: Callable[[], None] | None = None


def held(app: App, course: Course, record: Callable[[], MatchRecord], close: Callable[[], None]) -> Held:
    """A match that waits. record: what is kept of one that is cut short."""

    def cut() -> None:
        course.end("cut short")
        app.records.add(record())

    return Held(course.match.journal_name, course.replace, close, cut)


def line_up(app: App, game: str, least: int) -> tuple[SeatSpec, ...] | None:
    """Those who sit, once they are enough and the game is paid; else None, and the seats are shown again."""
    specs = app.roster.line_up()
    if app.keeper.price() or len(specs) < least:
        return None
    app.keeper.paid(game)
    return specs


def all_pads(app: App) -> list[str]:
    """All pads that are there."""
    return [info.device for info in app.inputs.pads()]


def only_pad(app: App) -> list[str]:
    """The pad that is there, if it is the only one: whose it is need not be asked."""
    pads = all_pads(app)
    return pads if len(pads) == 1 else []


def seat_known(roster: Roster, specs: Sequence[SeatSpec], pads: Sequence[str]) -> list[int]:
    """Seat bots, key zones, and pads if there are enough for all who want one; gives the seats left over.

    Bots and nobody, where they play for people who have got up, do so again until those come back.
    """
    roster.get_up()
    SEATS.wear(looks_of(specs))
    wanting = [seat for seat, spec in enumerate(specs) if spec.device == PAD]
    given = dict(zip(wanting, pads, strict=False)) if len(pads) >= len(wanting) else {}
    for seat, spec in enumerate(specs):
        if spec.device != PAD or seat in given:
            roster.put(seat, sitter_of(spec, given.get(seat, "")))
    return [seat for seat in wanting if seat not in given]


def seated(
    app: App,
    specs: Sequence[SeatSpec],
    pads: Sequence[str],
    then: Callable[[], Scene],
    held: Held,
) -> Scene:
    """What `then` makes, or before it the screen on which those press whose device is not known.

    pads: that may be given out without asking. held: what waits for them.
    """
    specs = [_called_now(app, seat, spec, held) for seat, spec in enumerate(specs)]
    waiting = seat_known(app.roster, specs, pads)
    if not waiting:
        return then()
    asked = {seat: specs[seat] for seat in waiting}
    return SitDownScene(asked, then=lambda: app.stack.swap(then()), held=held)


def _called_now(app: App, seat: int, spec: SeatSpec, held: Held) -> SeatSpec:
    """Whoever's name has gone from this machine since then is a guest; what waits is told."""
    whom = spec.stands_for or spec
    name = app.records.profiles.called(whom.name)
    if name == whom.name:
        return spec
    whom = replace(whom, name=name)
    if not spec.is_person:
        return replace(spec, stands_for=whom)
    held.replace(seat, whom)
    return whom


class SitDownScene(MenuScene):
    """Asks seat by seat for a press; a bot can play instead."""

    see_through = False
    headline = "TAKE YOUR SEATS"
    width = 1200.0

    def __init__(
        self,
        waiting: Mapping[int, SeatSpec],
        then: Callable[[], None],
        held: Held,
    ) -> None:
        """waiting: seats without a device, and who sits there. then: goes on. held: what waits for them."""
        self._waiting, self._specs = list(waiting), waiting
        self._then = then
        self._held = held

    def enter(self) -> None:
        """Begin the evening."""
        super().enter()
        self.now_ns = 0

    def leave(self) -> bool:
        """Where somebody has not sat down the match does not begin."""
        if self._waiting:
            self._held.close()
        return True

    @property
    def journal(self) -> str:
        """Of what waits."""
        return self._held.journal

    def cut_short(self) -> bool:
        """Nobody sits down any more."""
        if self._held.cut is None:
            return False
        self._held.cut()
        return True

    def rows(self) -> Sequence[Row]:
        """Who is asked."""
        seat = self._waiting[0]
        name = self._specs[seat].name or seat_name(seat)
        note = f"{name}: press the palm on the device you play with."
        return (
            Action("bot", f"Let a bot play {name} (seat {seat + 1})", note=note),
            Action("title", "Back"),
        )

    def press(self, press: Press) -> None:
        """A free device's palm takes the seat; all else steers the menu."""
        if is_palm(press):
            seat = self._waiting[0]
            self.app.roster.put(seat, sitter_of(self._specs[seat], press.device))
            self.app.sound.play("join")
            self._next()
        else:
            super().press(press)

    def advance(self, now_ns: int) -> None:
        """Let the moons rise."""
        super().advance(now_ns)
        self.now_ns = now_ns

    def draw(self, canvas: Canvas) -> None:
        """Draw the board before the title's landscape."""
        title_backdrop(self.app.art, canvas, self.now_ns / 1e9, less_motion=self.app.settings.less_motion)
        canvas.layer()
        super().draw(canvas)

    def chosen(self, outcome: Outcome) -> None:
        """A bot, or back."""
        if outcome.id == "bot":
            seat = self._waiting[0]
            level = self.app.settings.bot_level
            self._held.replace(seat, SeatSpec(BOT, level))
            self.app.roster.put(seat, stand_in(sitter_of(self._specs[seat]), level))
            self._next()
        else:
            self.back()

    def _next(self) -> None:
        del self._waiting[0]
        if self._waiting:
            self.menu = self.fresh_menu()
        else:
            self._then()
