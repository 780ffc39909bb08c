"""The screen of Noon: feeds the referee, plays what happens, draws the street."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.inputs.press import Press
from game.match.clock import SETTLE_NS, GameClock
from game.match.journal_file import JournalFile
from game.rules.kernel import Event
from game.scenes.hints import hint_groups
from game.scenes.lost import LostPadScene, come_back, hand_over
from game.scenes.names import named
from game.scenes.noon.layout import FEET_Y, pan, places
from game.scenes.noon.plates import draw_plate
from game.scenes.noon.slingers import Slinger, Slingers
from game.scenes.noon.street import Street
from game.scenes.pause import PauseScene
from game.scenes.stack import Scene
from game.stage.frames import strip
from game.stage.hints import Hint, HintGroup, draw_hints
from game.stage.lettering import heading
from game.stage.motion import Shake
from game.stage.palette import INK, MARS, SEATS
from game.stage.particles import Particles

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.match.standoff import Standoff
    from game.stage.canvas import Canvas

MS = 1_000_000
KEEN_PHASES = ("toll", "bell", "noon")
HINTS = {
    "ready": (Hint("slam", "Hands off!"),),
    "toll": (Hint("slam", "Wait for the bell"),),
    "bell": (Hint("slam", "Draw!"),),
    "noon": (Hint("slam", "Draw!"),),
    "check": (Hint("slam", "Go on"),),
}
FALL_STEP_NS = 60 * MS
REASONS_KEPT = 10
DRAW_LASTS_MS = 900.0
DUST = (233, 205, 160)


class NoonScene(Scene):
    """One match on screen, from the first round (or where it was resumed) to the last."""

    def __init__(
        self,
        standoff: Standoff,
        *,
        after: Callable[[NoonScene], Scene],
        left: Callable[[], Scene],
    ) -> None:
        """standoff: its seats are the roster's. after, left: make what follows the end, or giving up."""
        self.hunt = standoff
        self._after, self._left = after, left

    @property
    def keen(self) -> bool:
        """While the bell is near, or has rung."""
        return self.hunt.phase in KEEN_PHASES

    # Life

    def enter(self) -> None:
        """Step into the street."""
        app, count = self.app, len(self.hunt.match.seats)
        less = app.settings.less_motion
        self.places = places(count)
        self.street = Street(app.art, less_motion=less)
        self.slingers = Slingers(app.art, self.places, less_motion=less)
        self.street.warm(app.window.canvas)
        self.slingers.warm(app.window.canvas)
        self.particles = Particles(app.art, seed=app.rng.getrandbits(32))
        self.shake = Shake(app.pace)
        self.reasons: deque[str] = deque(maxlen=REASONS_KEPT)
        self.game_ns = 0
        self._clock: GameClock | None = None
        self._last_ns: int | None = None
        self._drew_bell = False
        self._told = ""
        self._lay()
        app.sound.music("mars")

    def _lay(self) -> None:
        """Everybody on their feet, as the referee has it."""
        view = self.hunt.view
        self.people = [Slinger() for _ in self.places]
        self.rounds: list[int] = view["rounds"]
        self.round: int = view["round"]
        self.line = ""
        self._rung_ns: int | None = None
        self._fresh: tuple[int, int] | None = None

    def leave(self) -> bool:
        """The match stays in its journal."""
        self.app.sound.tension(0.0)
        self.hunt.match.close()
        return True

    def suspend(self) -> None:
        """Time stands still; an open round will be run again."""
        if self._clock is not None and self._last_ns is not None:
            self._clock.pause(self._last_ns)
        self.hunt.break_round()
        self.app.sound.tension(0.0)

    def resume(self) -> None:
        """Time goes on from where it stopped."""
        self._last_ns = None
        self.street.less_motion = self.slingers.less_motion = self.app.settings.less_motion

    # Input

    def press(self, press: Press) -> None:
        """Give it to the referee, with its time as game time."""
        if press.control == "start" and press.value:
            self._pause()
        elif self._clock is not None:
            free = press.seat is None and press.control == "slam" and press.value
            if free and self.hunt.phase in ("ready", "check"):
                come_back(self.app, self.hunt, press)
            self.hunt.press(self._clock.press(press))

    def _pause(self) -> None:
        self.app.stack.push(
            PauseScene(
                reasons=lambda: list(self.reasons),
                rules=None,
                leave=lambda: self.app.stack.reset(self._left()),
            )
        )

    def notice(self, notice: Notice) -> None:
        """Lost focus stops the match."""
        if notice.kind == "focus_lost":
            self._pause()

    @property
    def waited_for(self) -> list[int]:
        """Everybody who sits."""
        return [seat for seat in self.app.roster.people if seat not in self.hunt.bots]

    def stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is gone."""
        hand_over(self.app, self.hunt, seat)

    def cut_short(self) -> bool:
        """The journal says that it ended so."""
        if self.hunt.phase == "over":
            return False
        self.hunt.end("cut short")
        return True

    # Time

    def advance(self, now_ns: int) -> None:
        """Bring the referee up to the watermark and everything on screen up to now."""
        if self._clock is None:
            self._clock = GameClock(now_ns, self.hunt.now_ns + SETTLE_NS)
        if self._last_ns is None:
            self._clock.resume(now_ns)
            self._last_ns = now_ns
        dt = now_ns - self._last_ns
        self._last_ns = now_ns
        lost = self.app.inputs.seats.lost()
        self.hunt.held = bool(lost)
        self.game_ns = self._clock.tick(now_ns)
        for event in self.hunt.advance(self.game_ns - SETTLE_NS):
            self._play(event)
        for part in (self.particles, self.shake):
            part.advance(dt)
        self._tell_of_the_journal()
        if lost and self.hunt.phase in ("ready", "check"):
            self.app.stack.push(LostPadScene(self.hunt))
        elif self.hunt.phase == "over":
            self.end()

    def end(self) -> None:
        """Only once the last shot has died away."""
        fallen = [person.won_ns for person in self.people if person.won_ns is not None]
        if not fallen or self.game_ns - fallen[0] > self.hunt.pace.check:
            self.app.stack.swap(self._after(self))

    def _tell_of_the_journal(self) -> None:
        journal = self.hunt.match.journal
        notice = journal.notice if isinstance(journal, JournalFile) else None
        if notice and notice != self._told:
            self._told = notice
            self.app.notes.say(notice)

    # What happens

    def _play(self, event: Event) -> None:
        if event.why:
            self.line = named(event.why)
            self.reasons.append(self.line)
        play = PLAYS.get(event.kind)
        if play is not None:
            play(self, event)

    def _phase(self, event: Event) -> None:
        phase = event.data["phase"]
        if phase in ("ready", "count"):
            self._lay()
        self.app.sound.tension(1.0 if phase in KEEN_PHASES else 0.0)
        if phase == "ready":
            self.app.sound.play("door")

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
        self.app.sound.play(voice, pan(self.places[event.seat]))

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
        self.app.sound.play("ricochet", pan(self.places[event.seat]))

    def _late(self, event: Event) -> None:
        self.people[event.seat].gap_ns = event.data["gap_ns"]

    def _over(self, event: Event) -> None:
        self.rounds = event.data["rounds"]
        self._fresh = event.seat, self.game_ns
        self.app.sound.play("token", pan(self.places[event.seat]))

    def _again(self, _event: Event) -> None:
        self.app.sound.play("wrong")

    def _broken(self, _event: Event) -> None:
        self.app.sound.play("deny")

    # Drawing

    def _age_ms(self, since_ns: int | None) -> float | None:
        return None if since_ns is None else (self.game_ns - since_ns) / MS

    def draw(self, canvas: Canvas) -> None:
        """Draw the street, those who stand in it, and what is to be done."""
        phase = self.hunt.phase
        self._drew_bell = self.hunt.wants_bell
        if phase == "bell" and self._rung_ns is None:
            self._rung_ns = self.game_ns
        wait = self._age_ms(self.hunt.since_ns) if phase == "toll" else None
        rung = self._age_ms(self._rung_ns)
        canvas.shift = self.shake.offset
        self.street.draw(canvas, self.game_ns / MS, wait_ms=wait, rung_ms=rung)
        canvas.layer()
        for seat, person in enumerate(self.people):
            self.slingers.draw(canvas, seat, person, self.game_ns, tense=phase == "toll")
        self.particles.draw(canvas)
        canvas.shift = (0.0, 0.0)
        canvas.layer()
        self._draw_plates(canvas)
        for seat, person in enumerate(self.people):
            self.slingers.draw_signs(canvas, seat, person, self.game_ns)
        canvas.layer()
        self.street.draw_bars(canvas, wait)
        self.street.draw_flare(canvas, rung)
        self._draw_words(canvas, rung)
        draw_hints(canvas, MARS, self.hints())

    def hints(self) -> list[HintGroup]:
        """What the bottom line says."""
        asked = [seat for seat in range(len(self.places)) if seat not in self.hunt.bots]
        return hint_groups(self.app, HINTS.get(self.hunt.phase, ()), asked)

    def _draw_plates(self, canvas: Canvas) -> None:
        lost = self.app.inputs.seats.lost()
        for seat, place in enumerate(self.places):
            fresh = self._age_ms(self._fresh[1]) if self._fresh and self._fresh[0] == seat else None
            note = "Bot" if seat in self.hunt.bots else ""
            goal = self.hunt.view["goal"]
            draw_plate(
                canvas, place, seat, self.rounds[seat], goal, note=note, fresh_ms=fresh, lost=seat in lost
            )

    def _draw_words(self, canvas: Canvas, rung_ms: float | None) -> None:
        phase = self.hunt.phase
        if phase == "ready":
            goal = self.hunt.view["goal"]
            heading(canvas, MARS, f"ROUND {self.round}", 960, 430, size=170)
            words = f"First to {goal} rounds" if goal > 1 else "One round decides"
            canvas.text(words, 960, 548, MARS.body, 52, MARS.paper, outline=INK)
        elif phase == "count":
            left = (self.hunt.ends_ns or 0) - self.game_ns
            number = str(max(1, -(-left // 1_000_000_000)))
            heading(canvas, MARS, number, 960, 430, size=340, colour=MARS.accent)
        elif phase == "toll":
            words = self.line or "Wait for the bell. Who draws before it is out of the round."
            canvas.text(words, 960, 46, MARS.body, 46, MARS.paper, max_width=1800)
        elif rung_ms is not None and rung_ms < DRAW_LASTS_MS and not self._decided:
            heading(canvas, MARS, "DRAW!", 960, 400, size=250, colour=MARS.alarm)
        elif self.line:
            self._draw_line(canvas)

    @property
    def _decided(self) -> bool:
        return any(person.won_ns is not None for person in self.people)

    def _draw_line(self, canvas: Canvas) -> None:
        """Why the round went as it did."""
        winner = next((seat for seat, person in enumerate(self.people) if person.won_ns is not None), None)
        colour = SEATS[winner].light if winner is not None else MARS.paper
        canvas.image(strip(canvas.art, MARS, 1500, 92), 960, 62)
        canvas.text(self.line, 960, 62, MARS.body, 50, colour, max_width=1420)

    def flipped(self, now_ns: int) -> None:
        """The bell is to be seen since now_ns: the round begins then, and only now is it heard."""
        if self._drew_bell and self._clock is not None:
            self.hunt.flipped(self._clock.game_ns(now_ns))
            self.app.sound.play("bell")
            self._drew_bell = False


PLAYS: dict[str, Callable[[NoonScene, Event], None]] = {
    "phase": NoonScene._phase,
    "draw": NoonScene._draw,
    "round_won": NoonScene._won,
    "late": NoonScene._late,
    "round_over": NoonScene._over,
    "again": NoonScene._again,
    "race_broken": NoonScene._broken,
}
"""What is seen and heard of each event."""
