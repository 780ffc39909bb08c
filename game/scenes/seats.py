"""Who plays: sit down by pressing, get up by holding back, fill up with bots, be ready."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from game.inputs.keyboard import BOARD
from game.inputs.press import Press
from game.scenes.backdrops import poster_sprite, title_backdrop
from game.scenes.hints import hint_groups, shared_hints
from game.scenes.nav import HOLD_NS, Nav
from game.scenes.place import PLACE_H, PLACE_W, draw_place
from game.scenes.stack import Scene
from game.stage.canvas import WIDTH
from game.stage.hints import Hint, HintGroup, draw_hints
from game.stage.motion import pulse
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.stage.canvas import Canvas

COUNT_NS = 3_000_000_000
WAVE_NS = 1_300_000_000
COMPANY = 3
"""Bots that join whoever is ready alone."""
FREE = (Hint("slam", "Sit down"), Hint("back", "Title"))
ROWS = 2
TOP, GAP = 218.0, 26.0
POSTER_W = 138.0


class Venue(Protocol):
    """What is to be played: the game's id, how many can play, and the variant that is chosen.

    word: what a variant is called. name, text: of the one that is chosen.
    """

    id: str
    seats: range
    word: str

    @property
    def name(self) -> str:
        """Of the variant."""

    @property
    def text(self) -> str:
        """What it is like."""

    def turn(self, step: int) -> None:
        """Choose another."""


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
        self.sat_ns: dict[int, int] = {}
        self.held_ns: dict[int, int] = {}
        self._counting_ns: int | None = None
        self.app.roster.places = self.venue.seats[-1]
        self._drop_lost()
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
        self._drop_lost()

    def _drop_lost(self) -> None:
        """Whose pad is gone has got up."""
        for seat in self.app.inputs.seats.lost():
            self._get_up(seat)

    def _get_up(self, seat: int) -> None:
        """Somebody leaves, and who sits behind moves up at once: what you see here is how you play."""
        self.app.roster.leave(seat)
        self.app.sound.play("leave")
        self._move_up()

    def _move_up(self) -> None:
        before = list(self.app.roster.sitters)
        self.app.roster.close_ranks()
        self.held_ns.clear()
        for seat, sitter in enumerate(self.app.roster.sitters):
            if sitter is not None and sitter is not before[seat]:
                self.sat_ns[seat] = self.now_ns

    # Input

    def press(self, press: Press) -> None:
        """Sit down, get up, be ready, ask for bots."""
        self.app.last_device = press.device
        seat = press.seat
        if seat is None:
            self._stranger(press)
        elif press.control == "back":
            self._back(seat, press)
        else:
            step = self.nav.feed(press)
            if step is not None:
                self._step(seat, step)

    def notice(self, notice: Notice) -> None:
        """A pad is gone."""
        if notice.kind == "pad_lost":
            self._drop_lost()

    def _stranger(self, press: Press) -> None:
        if not press.value or press.control in ("x", "y"):
            return
        if press.control == "start":
            self.app.stack.push(self._options())
        elif press.control == "back":
            if not self.app.roster.people:
                self.app.stack.pop()
        elif press.control and press.device != BOARD:
            seat = self.app.roster.sit(press.device)
            if seat is None:
                self.app.sound.play("deny")
                return
            self.sat_ns[seat] = self.now_ns
            self.app.sound.play("join")

    def _back(self, seat: int, press: Press) -> None:
        """Back takes readiness away at once; held, it gets up."""
        if press.value:
            self.held_ns[seat] = press.seen_ns
            sitter = self.app.roster.sitters[seat]
            if sitter is not None and sitter.ready:
                sitter.ready = False
                self.app.sound.play("deny")
        else:
            self.held_ns.pop(seat, None)

    def _step(self, seat: int, step: str) -> None:
        roster, sound = self.app.roster, self.app.sound
        sitter = roster.sitters[seat]
        if step == "slam" and sitter is not None:
            sitter.ready = not sitter.ready
            sound.play("choose" if sitter.ready else "deny")
            self._company()
        elif step == "up":
            sound.play("join" if roster.add_bot(self.app.settings.bot_level) is not None else "deny")
        elif step == "down":
            sound.play("leave" if roster.drop_bot() is not None else "deny")
            self._move_up()
        elif step in ("left", "right"):
            self.venue.turn(1 if step == "right" else -1)
            sound.play("move")
        elif step == "start":
            self.app.stack.push(self._options())

    def _company(self) -> None:
        """Nobody has to play alone."""
        roster = self.app.roster
        if len(roster) == 1 and self._all_ready():
            for _ in range(max(COMPANY, self.venue.seats[0] - 1)):
                roster.add_bot(self.app.settings.bot_level)

    # Time

    def _all_ready(self) -> bool:
        people = [self.app.roster.sitters[seat] for seat in self.app.roster.people]
        return bool(people) and all(sitter is not None and sitter.ready for sitter in people)

    @property
    def missing(self) -> int:
        """How many more have to sit before it can begin."""
        return max(0, self.venue.seats[0] - len(self.app.roster))

    def advance(self, now_ns: int) -> None:
        """Let those get up who hold back; count down when all are ready."""
        self.now_ns = now_ns
        for seat, since in list(self.held_ns.items()):
            if now_ns - since > HOLD_NS:
                del self.held_ns[seat]
                self._get_up(seat)
        self._count(now_ns)

    def _count(self, now_ns: int) -> None:
        if not self._all_ready() or self.missing or self.app.keeper.price():
            self._counting_ns = None
            return
        if self._counting_ns is None:
            self._counting_ns = now_ns
            self._ticked = -1
        left = COUNT_NS - (now_ns - self._counting_ns)
        second = left // 1_000_000_000
        if second != self._ticked and left > 0:
            self._ticked = second
            self.app.sound.play("tick")
        if left <= 0:
            self._counting_ns = None
            self.app.roster.close_ranks()
            self.app.save_settings()
            self._begin()

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the places."""
        title_backdrop(self.app.art, canvas, self.now_ns / 1e9, less_motion=self.app.settings.less_motion)
        canvas.veil(150)
        canvas.layer()
        self._draw_head(canvas)
        places = self.app.roster.places
        columns = -(-places // ROWS)
        left = (WIDTH - columns * (PLACE_W + GAP) + GAP) / 2
        for seat, sitter in enumerate(self.app.roster.sitters[:places]):
            x = left + seat % columns * (PLACE_W + GAP)
            y = TOP + seat // columns * (PLACE_H + GAP)
            wave = max(0.0, 1.0 - (self.now_ns - self.sat_ns.get(seat, -WAVE_NS)) / WAVE_NS)
            leaving = (self.now_ns - self.held_ns[seat]) / HOLD_NS if seat in self.held_ns else 0.0
            draw_place(canvas, self.app, seat, sitter, x, y, now_ns=self.now_ns, wave=wave, leaving=leaving)
            canvas.layer()
        self._draw_count(canvas)
        draw_hints(canvas, MARS, self._hints())

    def _hints(self) -> list[HintGroup]:
        people = self.app.roster.people
        if not people:
            return shared_hints(self.app, FREE)
        seated = (
            Hint("slam", "Ready"),
            Hint("up", "More bots"),
            Hint("right", self.venue.word),
            Hint("start", "Options"),
            Hint("back", "Hold: get up"),
        )
        return hint_groups(self.app, seated, people)

    def _draw_head(self, canvas: Canvas) -> None:
        venue = self.venue
        canvas.text("WHO PLAYS?", 60, 78, MARS.head, 84, MARS.paper, anchor="midleft", outline=INK)
        few = f"Needs {self.missing} more: up adds a bot." if self.missing else self.app.keeper.price()
        count = f"{len(self.app.roster)} of {venue.seats[0]} to {venue.seats[-1]}"
        lift = 0.35 * pulse(self.now_ns) if few else 0.0
        canvas.text(
            few or count, 62, 158, MARS.body, 44, MARS.accent, anchor="midleft", outline=INK,
            alpha=round(255 * (1.0 - lift)),
        )  # fmt: skip
        canvas.image(poster_sprite(canvas.art, venue.id, POSTER_W), 1836, 106)
        right, room = 1836 - POSTER_W / 2 - 28, 940
        canvas.text(
            venue.name, right, 58, MARS.head, 56, MARS.accent, anchor="midright", outline=INK, max_width=room
        )
        canvas.paragraph(
            venue.text, right, 92, MARS.body, 36, MARS.paper, width=room, anchor="topright", outline=INK
        )

    def _draw_count(self, canvas: Canvas) -> None:
        if self._counting_ns is None:
            return
        left = COUNT_NS - (self.now_ns - self._counting_ns)
        number = str(max(1, -(-left // 1_000_000_000)))
        canvas.text(number, 960, 560, MARS.head, 360, MARS.accent, outline=INK, rim=18)
