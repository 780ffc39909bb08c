"""Between two rounds of a party: what the last one was worth, how things stand, what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.match.games import KNOWN
from game.match.party import FILE
from game.scenes.backdrops import title_backdrop
from game.scenes.hints import shared_hints
from game.scenes.joining import JOIN, counts, draw_line
from game.scenes.lost import LostPadScene
from game.scenes.names import seat_name
from game.scenes.nav import HOLD_NS, Nav
from game.scenes.party.upcoming import draw_upcoming
from game.scenes.pause import PauseScene
from game.scenes.rulebook.start import rulebook_scene
from game.scenes.stack import Scene
from game.stage.badges import seat_badge
from game.stage.frames import strip, strip_ink
from game.stage.hints import Hint
from game.stage.lettering import heading
from game.stage.motion import in_out, pulse
from game.stage.palette import INK, MARS, SEATS, Colour
from game.stage.particles import Particles

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.match.party import Party
    from game.scenes.party.guests import Guests
    from game.stage.canvas import Canvas

SHOW_NS, SORT_NS = 900_000_000, 700_000_000
"""Points are told after the one, then rows change places for the other."""
TWO_LINES, NOTE_APART = 100.0, 44.0
"""Rows of this height have room for large names; how far a note lies below its name."""
GLOAT_NS = 2_400_000_000
LEFT, WIDTH = 60.0, 1330.0
TOP, BOTTOM = 262.0, 1000.0
MOST_ROW = 148.0
CHIPS_X, CHIPS_W, MOST_STEP = 560.0, 588.0, 140.0
TOTAL_X = 1240.0
HINTS = (Hint("slam", "Next round"), Hint("hold", "Hold: get up"), Hint("start", "Pause"))


class PartyBoard(Scene):
    """Waits for a press; nobody is hurried between two rounds."""

    def __init__(
        self, party: Party, guests: Guests, *, on: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        """party: with a round still to come. guests: who sits. on: begins it. leave: ends the party."""
        self.party, self._guests = party, guests
        self._on, self._leave = on, leave

    def enter(self) -> None:
        """Begin to tell."""
        self.nav = Nav()
        self.now_ns = 0
        self._start_ns: int | None = None
        self._told = False
        self._held_ns: dict[int, int] = {}
        self._sat_ns = -SHOW_NS
        self.particles = Particles(self.app.art, seed=self.app.rng.getrandbits(32))
        self.app.sound.music("mars")
        self._ranks()

    def _ranks(self) -> None:
        """By seat, the row before and after the last round."""
        party, seats = self.party, range(len(self.party.seats))
        self._gains = party.gains()
        before = [total - gain for total, gain in zip(party.totals, self._gains, strict=True)]
        old = sorted(seats, key=lambda seat: (-before[seat], seat))
        new = sorted(seats, key=lambda seat: (party.places[seat], seat))
        self._before, self._old, self._new = before, old, new

    @property
    def journal(self) -> str:
        """The party goes on here."""
        return FILE

    @property
    def age_ns(self) -> int:
        """How long it has been there."""
        return 0 if self._start_ns is None else self.now_ns - self._start_ns

    def resume(self) -> None:
        """Nothing is held any more; somebody may have come or gone."""
        self.nav.clear()
        self._held_ns.clear()
        self._ranks()

    @property
    def players(self) -> list[int]:
        """Everybody: a device that sat twice leaves its second seat to a bot."""
        return self.app.roster.people

    def stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is gone."""
        self._guests.get_up(seat)

    def press(self, press: Press) -> None:
        """Sit down, get up, on with it, or the pause."""
        if self._guests.palm(press):
            self._sat_ns = self.now_ns
            self._ranks()
            return
        if not counts(self.app, press):
            return
        self.app.last_device = press.device
        step = self.nav.feed(press)
        if press.control == "back" and press.seat is not None:
            self._hold(press.seat, press)
        elif step == "start":
            self.app.stack.push(
                PauseScene(reasons=list, rules=self._rules, leave=self._leave, match=self._guests, out=False)
            )
        elif step == "slam" and self._seen:
            self.app.sound.play("choose")
            self._on()

    @property
    def _seen(self) -> bool:
        """Whether the points have been seen, and no palm that has just sat down is meant."""
        told = self.age_ns > (GLOAT_NS if self.party.rounds else SHOW_NS)
        return told and self.now_ns - self._sat_ns > SHOW_NS

    def _hold(self, seat: int, press: Press) -> None:
        """Who holds back gets up."""
        if press.value:
            self._held_ns[seat] = press.seen_ns
        else:
            self._held_ns.pop(seat, None)

    def advance(self, now_ns: int) -> None:
        """Tell the points, then let rows change places; wait for pads that are gone."""
        for seat, since in list(self._held_ns.items()):
            if now_ns - since > HOLD_NS:
                del self._held_ns[seat]
                self._guests.get_up(seat)
        if self.app.inputs.seats.lost():
            self.app.stack.push(LostPadScene(self._guests))
        if self._start_ns is None:
            self._start_ns = self.now_ns = now_ns
        self.particles.advance(now_ns - self.now_ns)
        self.now_ns = now_ns
        if not self._told and self.age_ns > SHOW_NS and self.party.rounds:
            self._told = True
            self.app.sound.play("cash")
            for seat, place in enumerate(self.party.rounds[-1].places):
                if place == 1:
                    self.particles.coins(LEFT + TOTAL_X, self._row_y(self._old.index(seat)), 10)

    def _rules(self) -> Scene:
        return rulebook_scene(self.app, "party")

    # Drawing

    @property
    def _height(self) -> float:
        return min(MOST_ROW, (BOTTOM - TOP) / len(self.party.seats))

    @property
    def _step(self) -> float:
        """From the points of one round to those of the next, px."""
        return min(MOST_STEP, CHIPS_W / len(self.party.plan))

    def _row_y(self, row: float) -> float:
        return TOP + (row + 0.5) * self._height

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the poster of what is next."""
        app = self.app
        title_backdrop(app.art, canvas, self.now_ns / 1e9, less_motion=app.settings.less_motion)
        canvas.veil(165)
        canvas.layer()
        self._draw_head(canvas)
        late = max(0.0, min(1.0, (self.age_ns - 2 * SHOW_NS) / SORT_NS))
        share = 1.0 if app.settings.less_motion and late else in_out(late)
        for seat in reversed(self._new):
            old, new = self._old.index(seat), self._new.index(seat)
            self._draw_row(canvas, seat, self._row_y(old + (new - old) * share))
        canvas.layer()
        lift = 0.0 if app.settings.less_motion else 6.0 * pulse(self.now_ns, 0.6)
        draw_upcoming(canvas, self.party.game, lift, first=not self.party.rounds)
        self.particles.draw(canvas)
        sign = JOIN if app.stack.top is self and self._guests.can_join() else ""
        draw_line(canvas, app, MARS, shared_hints(app, HINTS), self.now_ns, words=sign)

    def _draw_head(self, canvas: Canvas) -> None:
        party = self.party
        count, length = len(party.rounds), len(party.plan)
        words = f"AFTER {count} OF {length} ROUNDS" if count else f"PARTY: {length} ROUNDS"
        heading(canvas, MARS, words, 725, 84, size=84, max_width=1280)
        line = "The best of each round scores most. Come and go between rounds."
        if party.rounds:
            last = party.rounds[-1]
            firsts = [seat_name(seat) for seat, place in enumerate(last.places) if place == 1]
            line = f"{' and '.join(firsts)} won {KNOWN[last.game].name}."
        canvas.text(line, 725, 164, MARS.body, 46, MARS.paper, outline=INK, max_width=1300)
        for index in range(length):
            colour = MARS.accent if index < count else MARS.paper
            x = LEFT + CHIPS_X + index * self._step
            canvas.text(str(index + 1), x, TOP - 30, MARS.body, 38, colour, outline=INK)
        canvas.text("Points", LEFT + TOTAL_X - 20, TOP - 30, MARS.body, 38, MARS.accent, outline=INK)

    def _draw_row(self, canvas: Canvas, seat: int, y: float) -> None:
        party, height = self.party, self._height
        told = self.age_ns > SHOW_NS or not party.rounds
        best = told and bool(party.rounds) and party.places[seat] == 1
        canvas.image(strip(canvas.art, MARS, WIDTH, height - 12, chosen=best), LEFT + WIDTH / 2, y)
        ink = strip_ink(MARS, chosen=best)
        if party.rounds and told:
            canvas.text(f"{party.places[seat]}.", LEFT + 66, y, MARS.head, 52, ink)
        canvas.image(seat_badge(canvas.art, seat, min(100.0, height - 18)), LEFT + 164, y)
        self._draw_name(canvas, seat, y, ink)
        for index, played in enumerate(party.rounds):
            if index == len(party.rounds) - 1 and not told:
                continue
            x = LEFT + CHIPS_X + index * self._step
            if seat >= len(played.points):  # came in later
                canvas.text("-", x, y, MARS.body, 42, ink)
                continue
            won = played.places[seat] == 1
            font = MARS.head if won else MARS.body
            colour = ink if best or not won else SEATS[seat].light
            canvas.text(str(played.points[seat]), x, y, font, 50 if won else 42, colour)
        total = self._before[seat] + (self._gains[seat] if told else 0)
        canvas.text(str(total), LEFT + TOTAL_X - 20, y, MARS.head, 66, ink)

    def _draw_name(self, canvas: Canvas, seat: int, y: float, ink: Colour) -> None:
        """Who it is, below it that a bot plays; and how long somebody has held back."""
        sitter = self.app.roster.sitters[seat]
        note = "" if sitter is None or not sitter.is_bot else "Bot"
        if seat in self._guests.away:
            note = "A bot plays on"
        x, room = LEFT + 230, 280
        lines = [(seat_name(seat), 50.0 if self._height > TWO_LINES else 44.0, ink)]
        if note:
            lines.append((note, 36.0, ink))
        first = y - (NOTE_APART / 2 if note else 0)
        for row, (words, size, colour) in enumerate(lines):
            line = first + row * NOTE_APART
            canvas.text(words, x, line, MARS.body, size, colour, anchor="midleft", max_width=room, whole=True)
        since = self._held_ns.get(seat)
        if since is not None:
            share = max(0.0, min(1.0, (self.now_ns - since) / HOLD_NS))
            canvas.rect(x, y + self._height / 2 - 20, room * share, 8, MARS.alarm, radius=4)
