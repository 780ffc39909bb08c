"""Who plays: sit down by pressing, get up by holding back, fill up with bots, be ready."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.inputs.keyboard import BOARD
from game.inputs.press import Press
from game.scenes.backdrops import title_backdrop
from game.scenes.joining import counts
from game.scenes.nav import HOLD_NS, Nav
from game.scenes.place import PlaceState, draw_place
from game.scenes.seats_cards import Cards
from game.scenes.seats_count import Countdown
from game.scenes.seats_look import draw_count, draw_head, place_at, seats_hints
from game.scenes.seats_mouse import SeatsMouse
from game.scenes.stack import Scene
from game.stage.hints import draw_hints
from game.stage.palette import MARS

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.scenes.venue import Venue
    from game.stage.canvas import Canvas

WAVE_NS = 1_300_000_000
GRACE_NS = 600_000_000
"""After a match *down* leads here, and a stick that still leans or a second press would send a bot away."""
COMPANY = 3
"""Bots that join whoever is ready alone."""


class SeatsScene(Scene):
    """A place for each who can play. When all people are ready, the match begins after 3-2-1."""

    def __init__(
        self,
        begin: Callable[[], None],
        options: Callable[[], Scene],
        first: Press | None = None,
        *,
        venue: Venue,
    ) -> None:
        """begin: starts the match. options: makes the screen of options. first: the press that led here."""
        self.venue = venue
        self._begin = begin
        self._options = options
        self._first = first

    def enter(self) -> None:
        """Seat whoever pressed."""
        self.nav = Nav()
        self.now_ns = 0
        self._grace_ns = GRACE_NS if self.app.roster.people else 0
        self.sat_ns: dict[int, int] = {}
        self.held_ns: dict[int, int] = {}
        self.cards, self.mouse = Cards(self.app), SeatsMouse(self)
        self._tapped: set[int] = set()
        self.count = Countdown(self.app, self.venue.seats[0])
        self.app.roster.places = self.venue.seats[-1]
        self._drop_lost()
        self.app.roster.open_ranks()
        for sitter in self.app.roster.sitters:
            if sitter is not None:
                sitter.ready = sitter.is_bot
        if self._first is not None:
            self._stranger(self._first)
            self._first = None

    def resume(self) -> None:
        """Nothing is held any more."""
        self.nav.clear()
        self.held_ns.clear()
        self.cards.clear_held()

    def _drop_lost(self) -> None:
        """Whose pad is gone has got up; who has gone in another way holds nothing any more."""
        for seat in self.app.inputs.seats.lost():
            self.app.roster.miss(seat)
            self._get_up(seat)
        for seat in [seat for seat in self.held_ns if self.app.roster.sitters[seat] is None]:
            del self.held_ns[seat]

    def _get_up(self, seat: int) -> None:
        """Somebody leaves; the others keep their places."""
        self.app.roster.leave(seat)
        self.cards.drop(seat)
        self.held_ns.pop(seat, None)
        self.app.sound.play("leave")

    # Input

    def press(self, press: Press) -> None:
        """Sit down, get up, say who one is, be ready, ask for bots."""
        seat = self.app.inputs.seats.seat_of(press.device)  # it may have moved since it was pressed
        if seat is None:
            self._stranger(press)
            return
        self.app.last_device = press.device
        if press.control == "back":
            self.back(seat, press.seen_ns, down=bool(press.value))
        elif self.cards.get(seat) is not None:
            self.cards.press(seat, press)
        elif (step := self.nav.feed(press)) is not None:
            self.step(seat, step)

    def notice(self, notice: Notice) -> None:
        """A pad may be gone; the mouse sits down, or steers its place."""
        self._drop_lost()
        self.mouse.notice(notice)

    def _stranger(self, press: Press) -> None:
        """Who does not sit yet can sit down, and nothing else; with nobody there, leave or set options."""
        if not press.value or press.control in ("x", "y"):
            return
        self.app.last_device = press.device
        if press.control == "start":
            if counts(self.app, press):
                self.app.stack.push(self._options())
        elif press.control == "back":
            if not self.app.roster.people:
                self.app.stack.pop()
        elif press.control and press.device != BOARD:
            self.sit(press.device)

    def sit(self, device: str, at: int | None = None) -> None:
        """A device takes a place, that one if it is free."""
        seat = self.app.roster.sit(device, at)
        if seat is None:
            self.app.sound.play("deny")
            return
        self.cards.drop(seat)
        self.sat_ns[seat] = self.now_ns
        self.app.sound.play("join")

    def back(self, seat: int, at_ns: int, *, down: bool) -> None:
        """Back takes readiness away at once; tapped it asks who one is; held it gets up."""
        sitter = self.app.roster.sitters[seat]
        if sitter is None:
            return
        if down:
            self.held_ns[seat] = at_ns
            if sitter.ready:
                sitter.ready = False
                self._tapped.discard(seat)
                self.app.sound.play("deny")
            else:
                self._tapped.add(seat)
        elif self.held_ns.pop(seat, None) is not None and seat in self._tapped:
            self._tapped.discard(seat)
            if self.cards.get(seat) is not None:
                self.cards.step(seat, "back")
            else:
                self.cards.open(seat)

    def step(self, seat: int, step: str) -> None:
        """One step of the device at a seat."""
        if self.cards.get(seat) is not None:
            self.cards.step(seat, step)
            return
        roster, sound = self.app.roster, self.app.sound
        sitter = roster.sitters[seat]
        if sitter is None:
            return
        if step == "slam":
            sitter.ready = not sitter.ready
            sound.play("choose" if sitter.ready else "deny")
            self._company()
        elif step == "up":
            sound.play("join" if roster.add_bot(self.app.settings.bot_level) is not None else "deny")
        elif step == "down" and self._grace_ns <= 0:
            sound.play("leave" if roster.drop_bot() is not None else "deny")
        elif step in ("left", "right"):
            self._turn(1 if step == "right" else -1, ready=sitter.ready)
        elif step == "start":
            self.app.stack.push(self._options())

    def _turn(self, step: int, *, ready: bool) -> None:
        """Before one is ready another venue; after that other bots."""
        if not ready:
            self.venue.turn(step)
        else:
            level = self.app.roster.level_bots(step)
            if level is None:
                self.app.sound.play("deny")
                return
            self.app.settings.bot_level = level
            self.count.stop()
        self.app.sound.play("move")

    def _company(self) -> None:
        """Nobody has to play alone."""
        roster = self.app.roster
        if len(roster) == 1 and self.count.all_ready:
            for _ in range(max(COMPANY, self.venue.seats[0] - 1)):
                roster.add_bot(self.app.settings.bot_level)

    # Time

    def advance(self, now_ns: int) -> None:
        """Let those get up who hold back; count down when all are ready."""
        self._grace_ns -= now_ns - self.now_ns if self.now_ns else 0
        self.now_ns = now_ns
        self._drop_lost()
        for seat, since in list(self.held_ns.items()):
            if now_ns - since > HOLD_NS:
                self._get_up(seat)
        self.cards.advance(now_ns)
        while self.cards.changed:
            self.sat_ns[self.cards.changed.pop()] = now_ns
        if self.count.over(now_ns):
            self.app.roster.close_ranks()
            self.app.save_settings()
            self._begin()

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the places."""
        title_backdrop(self.app.art, canvas, self.now_ns / 1e9, less_motion=self.app.settings.less_motion)
        canvas.veil(150)
        canvas.layer()
        draw_head(canvas, self)
        places = self.app.roster.places
        for seat, sitter in enumerate(self.app.roster.sitters[:places]):
            draw_place(canvas, self.app, seat, sitter, *place_at(places, seat), self._state(seat))
            canvas.layer()
        left = self.count.left_ns(self.now_ns)
        if left is not None:
            draw_count(canvas, self, left)
        draw_hints(canvas, MARS, seats_hints(self))

    def _state(self, seat: int) -> PlaceState:
        wave = max(0.0, 1.0 - (self.now_ns - self.sat_ns.get(seat, -WAVE_NS)) / WAVE_NS)
        leaving = (self.now_ns - self.held_ns[seat]) / HOLD_NS if seat in self.held_ns else 0.0
        return PlaceState(self.now_ns, wave, leaving, self.cards.get(seat))
