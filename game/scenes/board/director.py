"""Plays public events one after the other on a game's table, with their voices and their reasons."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from game.rules.kernel import TABLE, Event, View, tell
from game.scenes.names import seat_name
from game.stage.motion import NS_PER_MS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from game.scenes.board.table import BoardTable
    from game.sound.mixer import Sound
    from game.stage.motion import Pace

REASONS_KEPT = 72
"""Of three turns of Boom Town: why money moved is found among all that was passed over."""
NOBODY: Mapping[int, View] = {}
"""No hand lies face up."""
READ_MS = 4_000.0
"""So long a line stays that an aside would push away, ms at normal pace."""
SUM_MS = 500.0
"""So much longer the line stays that says what several events come to, ms at normal pace."""
MOST_WAIT_NS = 6_000_000_000
"""Nobody waits longer than this for things that move on without an event."""


class Seen(NamedTuple):
    """What is there after a moment. view: for everybody. bared: of seats whose hands lie face up."""

    view: View
    bared: Mapping[int, View]


class Line(NamedTuple):
    """A why-line of an event. names: of the seats at its moment."""

    why: str
    names: Sequence[str]
    kind: str = ""


class Director:
    """A queue of events; behind those of one moment stands what they lead to.

    reasons: the last 'why' lines, oldest first. line: the newest for the screen, and since_ns: how long
    it has been there; an aside of the table leaves another line there until people have read it.
    held: what happens waits until it can be seen.
    """

    def __init__(self, table: BoardTable, sound: Sound, pace: Pace) -> None:
        """table: what shows the events."""
        self.table, self.sound, self.pace = table, sound, pace
        self.reasons: deque[str] = deque(maxlen=REASONS_KEPT)
        self.line = ""
        self.since_ns = 0
        self._aside = True
        self._late: Line | None = None
        self._late_ns = 0
        self.held = False
        self._queue: deque[Event | Seen] = deque()
        self._view: View = {}
        self._wait_ns = 0
        self._idle_ns = 0

    def take(self, events: Iterable[Event], view: View, bared: Mapping[int, View] = NOBODY) -> None:
        """Events of one moment, and what everybody sees after it. bared: see `BoardTable.face_up`."""
        self._queue += events
        self._queue.append(Seen(view, bared))
        self._view = view
        self._go_on()

    def remember(self, events: Iterable[Event], view: View) -> None:
        """What happened before this screen was there: only its reasons, with the names of their moment."""
        events, now = list(events), self.table.names(view)
        naming = {event.seat for event in events if event.kind == self.table.naming}
        names = [seat_name(seat) if seat in naming else name for seat, name in enumerate(now)]
        for event in events:
            self._say(Line(self.table.sum_up(event), names))
            self._say(Line(event.why, names, event.kind))
            if event.kind == self.table.naming:
                names[event.seat] = now[event.seat]

    @property
    def done(self) -> bool:
        """Whether all has been shown and lies still."""
        still = not self.table.moving or self._idle_ns > MOST_WAIT_NS
        return not self._queue and self._wait_ns <= 0 and still

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self.since_ns += dt_ns
        self._wait_ns -= dt_ns
        self._late_ns -= dt_ns
        if self._late_ns <= 0:
            self._catch_up()
        self._idle_ns = 0 if self._queue else self._idle_ns + dt_ns
        self._go_on()

    def hurry(self) -> None:
        """Show at once all that is still on its way, without a sound."""
        self._wait_ns = 0
        while self._queue:
            self._next(loud=False)
        self._catch_up()
        self.table.finish()

    def _go_on(self) -> None:
        while self._queue and self._wait_ns <= 0 and not self.held:
            self._wait_ns = round(self.pace.ms(self._next()) * NS_PER_MS)

    def _next(self, *, loud: bool = True) -> float:
        self._catch_up()
        step = self._queue.popleft()
        if not isinstance(step, Event):
            self.table.settle(step.view)
            if step.bared:
                self.table.face_up(step.bared)
            return 0.0
        names = self.table.names(self._view)  # as they were until this event
        sum_up = self.table.sum_up(step)
        self._say(Line(sum_up, names))
        wait = self.table.play(step) + SUM_MS * bool(sum_up)
        self._late = Line(step.why, names, step.kind)
        self._late_ns = round(self.pace.ms(self.table.line_ms) * NS_PER_MS)
        if self._late_ns <= 0:
            self._catch_up()
        voice = self.table.cue(step.kind)
        if loud and voice:
            self.sound.play(voice, 0.0 if step.seat == TABLE else self.table.pan(step.seat))
        return wait

    def _catch_up(self) -> None:
        """Say the line that waited for what it tells to be seen."""
        late, self._late = self._late, None
        if late is not None:
            self._say(late)

    def _say(self, line: Line) -> None:
        if not line.why:
            return
        self.reasons.append(tell(line.why, line.names))
        aside = line.kind in self.table.asides
        if aside and not self._aside and self.since_ns < self.pace.ms(READ_MS) * NS_PER_MS:
            return
        self.line, self.since_ns, self._aside = self.reasons[-1], 0, aside
