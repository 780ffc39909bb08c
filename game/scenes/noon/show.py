"""What is seen and heard of a match of Noon: plays its events, draws the street and those in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from game.rules.kernel import Event
from game.scenes.names import named
from game.scenes.noon.layout import FEET_Y, pan, places
from game.scenes.noon.plates import SOON, draw_plate
from game.scenes.noon.slingers import Slinger, Slingers
from game.scenes.noon.street import Street
from game.stage.frames import strip
from game.stage.lettering import heading
from game.stage.motion import Shake
from game.stage.palette import MARS, SEATS
from game.stage.particles import Particles

if TYPE_CHECKING:
    from game.match.standoff import Standoff
    from game.scenes.app import App
    from game.stage.canvas import Canvas

MS = 1_000_000
KEEN_PHASES = ("toll", "bell", "noon")
FALL_STEP_NS = 60 * MS
REASONS_KEPT = 10
OPEN_PHASES = ("bell", "noon")
DRAW_LASTS_MS = 900.0
LOUD, CALM = (400.0, 250.0), (76.0, 120.0)
"""The call over the street, and after a while above it for as long as anybody may draw: y, size."""
STRIP = (1500.0, 92.0)
GOAL = (560.0, 80.0)
DUST = (233, 205, 160)


class Show:
    """The street and everybody in it.

    people, rounds: by seat. line: the last 'why'. reasons: the last ten. game_ns: now, in game time.
    """

    def __init__(self, app: App, standoff: Standoff) -> None:
        """standoff: asked for what everybody may see."""
        self._standoff = standoff
        self._sound = app.sound
        self.places = places(len(standoff.match.seats))
        less = app.settings.less_motion
        self.street = Street(app.art, less_motion=less)
        self.slingers = Slingers(app.art, self.places, less_motion=less)
        self.particles = Particles(app.art, seed=app.rng.getrandbits(32))
        self.shake = Shake(app.pace)
        self.reasons: deque[str] = deque(maxlen=REASONS_KEPT)
        self.game_ns = 0
        self.lay()

    def lay(self) -> None:
        """Everybody on their feet, as the referee has it."""
        view = self._standoff.view
        self.people = [Slinger() for _ in self.places]
        self.rounds: list[int] = view["rounds"]
        self.goal: int = view["goal"]
        self.line = ""
        self._rung_ns: int | None = None
        self._fresh: tuple[int, int] | None = None

    def warm(self, canvas: Canvas) -> None:
        """Make ahead what a round shows, so that no frame of it waits."""
        self.street.warm(canvas)
        self.slingers.warm(canvas)
        for size in (STRIP, GOAL):
            strip(canvas.art, MARS, *size).surface(canvas.scale)
        for call in (LOUD, CALM):
            _draw_call(canvas, *call)  # overdrawn by the first frame

    def calm(self, *, less_motion: bool) -> None:
        """Let things stir, or not."""
        self.street.less_motion = self.slingers.less_motion = less_motion

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self.particles.advance(dt_ns)
        self.shake.advance(dt_ns)

    @property
    def winner(self) -> int | None:
        """Who has this round."""
        return next((seat for seat, person in enumerate(self.people) if person.won_ns is not None), None)

    @property
    def number(self) -> int:
        """Of the round: one that is run again keeps it."""
        return sum(self.rounds) + 1

    # What happens

    def play(self, event: Event) -> None:
        """Show one event."""
        if event.why:
            self.line = named(event.why)
            self.reasons.append(self.line)
        play = PLAYS.get(event.kind)
        if play is not None:
            play(self, event)

    def _phase(self, event: Event) -> None:
        phase = event.data["phase"]
        if phase in ("ready", "count"):
            self.lay()
        self._sound.tension(1.0 if phase in KEEN_PHASES else 0.0)
        if phase == "ready":
            self._sound.play("door")

    def _draw(self, event: Event) -> None:
        person, voice = self.people[event.seat], "gunshot"
        if event.data["false_start"]:
            person.early_ns, voice = self.game_ns, "false-start"
        else:
            person.time_ns = max(0, (event.data["lo_ns"] + event.data["hi_ns"]) // 2)
            if person.fell_ns is None:
                person.drew_ns = self.game_ns
                self._smoke(event.seat)
            else:
                voice = "late-slam"
        self._sound.play(voice, pan(self.places[event.seat]))

    def _smoke(self, seat: int) -> None:
        place = self.places[seat]
        self.particles.sparks(place.x + place.height * 0.36, FEET_Y - place.height * 0.78, 12)
        self.shake.kick()

    def _won(self, event: Event) -> None:
        """The others fall, one after the other."""
        self.people[event.seat].won_ns = self.game_ns
        late = 0
        for seat, person in enumerate(self.people):
            if seat != event.seat and person.early_ns is None:
                person.fell_ns = self.game_ns + (140 * MS) + late * FALL_STEP_NS
                late += 1
                place = self.places[seat]
                self.particles.dust_ring(place.x, FEET_Y, 12, DUST, radius=place.height * 0.22)
        self._sound.play("ricochet", pan(self.places[event.seat]))

    def _late(self, event: Event) -> None:
        self.people[event.seat].gap_ns = event.data["gap_ns"]

    def _over(self, event: Event) -> None:
        self.rounds = event.data["rounds"]
        self._fresh = event.seat, self.game_ns
        self._sound.play("token", pan(self.places[event.seat]))

    def _again(self, _event: Event) -> None:
        self._sound.play("wrong")

    def _broken(self, _event: Event) -> None:
        self._sound.play("deny")

    # Drawing

    def _age_ms(self, since_ns: int | None) -> float | None:
        return None if since_ns is None else (self.game_ns - since_ns) / MS

    def draw(self, canvas: Canvas, lost: Collection[int], waiting: Collection[int] = ()) -> None:
        """Draw all but the bottom line. lost: seats whose pads are gone. waiting: who will play again."""
        phase = self._standoff.phase
        if phase == "bell" and self._rung_ns is None:
            self._rung_ns = self.game_ns
        wait = self._age_ms(self._standoff.since_ns) if phase == "toll" else None
        rung = self._age_ms(self._rung_ns)
        canvas.shift = self.shake.offset
        self.street.draw(canvas, self.game_ns / MS, wait_ms=wait, rung_ms=rung)
        canvas.layer()
        for seat, person in enumerate(self.people):
            self.slingers.draw(canvas, seat, person, self.game_ns, tense=phase == "toll")
        self.particles.draw(canvas)
        canvas.shift = (0.0, 0.0)
        canvas.layer()
        self._draw_plates(canvas, lost, waiting)
        for seat, person in enumerate(self.people):
            self.slingers.draw_signs(canvas, seat, person, self.game_ns)
        canvas.layer()
        self.street.draw_bars(canvas, wait)
        self.street.draw_flare(canvas, rung)
        self._draw_words(canvas, rung)

    def _draw_plates(self, canvas: Canvas, lost: Collection[int], waiting: Collection[int]) -> None:
        for seat, place in enumerate(self.places):
            fresh = self._age_ms(self._fresh[1]) if self._fresh and self._fresh[0] == seat else None
            note = SOON if seat in waiting else "Bot" if seat in self._standoff.bots else ""
            draw_plate(
                canvas,
                place,
                seat,
                self.rounds[seat],
                self.goal,
                note=note,
                fresh_ms=fresh,
                lost=seat in lost,
            )

    def _draw_words(self, canvas: Canvas, rung_ms: float | None) -> None:
        phase = self._standoff.phase
        if phase == "ready":
            heading(canvas, MARS, f"ROUND {self.number}", 960, 290, size=150)
            words = f"First to {self.goal} rounds" if self.goal > 1 else "One round decides"
            canvas.image(strip(canvas.art, MARS, *GOAL), 960, 398)
            canvas.text(words, 960, 398, MARS.body, 48, MARS.paper)
        elif phase == "count":
            left = (self._standoff.ends_ns or 0) - self.game_ns
            number = str(max(1, -(-left // 1_000_000_000)))
            heading(canvas, MARS, number, 960, 430, size=340, colour=MARS.accent)
        elif phase == "toll":
            words = self.line or "Wait for the bell. Draw early and you're out of the round."
            canvas.text(words, 960, 46, MARS.body, 46, MARS.paper, max_width=1800)
        elif rung_ms is not None and self.winner is None and phase in OPEN_PHASES:
            _draw_call(canvas, *(LOUD if rung_ms < DRAW_LASTS_MS else CALM))
        elif self.line:
            self._draw_line(canvas)

    def _draw_line(self, canvas: Canvas) -> None:
        """Why the round went as it did."""
        winner = self.winner
        colour = SEATS[winner].light if winner is not None else MARS.paper
        canvas.image(strip(canvas.art, MARS, *STRIP), 960, 62)
        canvas.text(self.line, 960, 62, MARS.body, 50, colour, max_width=1420)


def _draw_call(canvas: Canvas, y: float, size: float) -> None:
    heading(canvas, MARS, "DRAW!", 960, y, size=size, colour=MARS.alarm)


PLAYS: dict[str, Callable[[Show, Event], None]] = {
    "phase": Show._phase,
    "draw": Show._draw,
    "round_won": Show._won,
    "late": Show._late,
    "round_over": Show._over,
    "again": Show._again,
    "race_broken": Show._broken,
}
"""What is seen and heard of each event."""
