"""The laboratory's second page: a lamp lights after a random wait; how long does everybody take?"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import TYPE_CHECKING

from game.inputs.pairs import Reaction, ReactionTest
from game.inputs.press import Press
from game.scenes.lab_parts import DIM, board, device_name
from game.stage.lettering import heading
from game.stage.motion import pulse
from game.stage.palette import INK, MARS, Colour, mix

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas

MS = 1_000_000
WAIT_MS = (1_500, 4_000)
LIT_NS = 1_500 * MS
"""How long the lamp is lit, and answers are taken."""
REST_NS = 600 * MS
"""So long after a round no press begins the next."""
LAMP = (480.0, 560.0, 250.0)
ROWS = 8
HEADS = ("now", "best", "median")
LEFT, TOP, WIDTH, HEIGHT = 930.0, 130.0, 960.0, 872.0


@dataclass
class Record:
    """What a device has shown so far. times_ms: good answers, oldest first. early: false starts."""

    times_ms: list[float] = field(default_factory=list)
    early: int = 0
    last: Reaction | None = None


class ReactionPage:
    """Rounds of the test. phase: 'idle', 'wait', 'lit' or 'told'. records: by device."""

    def __init__(self, chance: random.Random) -> None:
        """chance: how long each wait is."""
        self.phase = "idle"
        self.records: dict[str, Record] = {}
        self._chance = chance
        self._test = ReactionTest()
        self._next_ns = 0
        self._stamped = False
        self._drawn = False

    def feed(self, press: Press, now_ns: int) -> None:
        """A palm begins a round; in a round the first press of each device is its answer."""
        if self.phase in ("wait", "lit"):
            answer = self._test.feed(press)
            if answer is not None:
                self._note(answer)
        elif press.control == "slam" and press.value and now_ns >= self._next_ns:
            self.phase = "wait"
            self._next_ns = now_ns + self._chance.randint(*WAIT_MS) * MS
            self._test = ReactionTest()
            self._stamped = self._drawn = False
            for record in self.records.values():
                record.last = None

    def _note(self, answer: Reaction) -> None:
        record = self.records.setdefault(answer.device, Record())
        record.last = answer
        if answer.verdict == "good":
            record.times_ms.append(middle_ms(answer))
        else:
            record.early += 1

    def advance(self, now_ns: int) -> None:
        """Light the lamp when it is due, and end the round."""
        if self.phase == "wait" and now_ns >= self._next_ns:
            self.phase = "lit"
            self._next_ns = now_ns + LIT_NS
        elif self.phase == "lit" and now_ns >= self._next_ns:
            self.phase = "told"
            self._next_ns = now_ns + REST_NS

    def flipped(self, now_ns: int) -> None:
        """The lit lamp is on screen since now_ns: from then on time counts."""
        if self.phase == "lit" and self._drawn and not self._stamped:
            self._stamped = True
            self._test.signal(now_ns)

    def let_go(self) -> None:
        """The focus is lost or the page left: the round is void."""
        self.phase = "idle"

    # Drawing

    def draw(self, canvas: Canvas, app: App, seats: Mapping[str, int | None], now_ns: int) -> None:
        """Draw the lamp and the list. seats: who sits at which device."""
        self._drawn = self.phase == "lit"
        _draw_lamp(canvas, self.phase, now_ns)
        canvas.layer()
        board(canvas, LEFT, TOP, WIDTH, HEIGHT)
        x = LEFT + 56
        canvas.text("HOW FAST?", x, TOP + 66, MARS.head, 44, MARS.accent, anchor="midleft")
        for right, words in zip((560, 710, 860), canvas.alike(HEADS, MARS.body, 36, 130), strict=True):
            canvas.text(words, x + right, TOP + 66, MARS.body, 36, DIM, anchor="midright")
        if not self.records:
            words = "Before the lamp, or within 100 ms of it, is a false start."
            canvas.paragraph(words, x, TOP + 130, MARS.body, 44, MARS.paper, width=WIDTH - 110)
        for index, (device, record) in enumerate(list(self.records.items())[:ROWS]):
            y = TOP + 150 + index * 78
            device_name(canvas, app, device, seats.get(device), x, y, size=42, room=240)
            _draw_record(canvas, record, x, y)
        note = "A slow screen adds its own delay: set a TV to game mode."
        canvas.paragraph(note, x, TOP + HEIGHT - 130, MARS.body, 36, DIM, width=WIDTH - 110)


def middle_ms(answer: Reaction) -> float:
    """The middle of an answer's interval, ms."""
    return (answer.lo_ns + answer.hi_ns) / 2 / MS


def _draw_record(canvas: Canvas, record: Record, x: float, y: float) -> None:
    words, ink = "", MARS.paper
    if record.last is not None:
        good = record.last.verdict == "good"
        words = f"{middle_ms(record.last):.0f} ms" if good else "FALSE START"
        ink = MARS.accent if good else MARS.alarm
    canvas.text(words, x + 560, y, MARS.head, 42, ink, anchor="midright", max_width=320)
    if record.times_ms:
        best, middle = f"{min(record.times_ms):.0f}", f"{median(record.times_ms):.0f}"
        canvas.text(best, x + 710, y, MARS.head, 42, MARS.paper, anchor="midright")
        canvas.text(middle, x + 860, y, MARS.head, 42, MARS.paper, anchor="midright")


def _draw_lamp(canvas: Canvas, phase: str, now_ns: int) -> None:
    x, y, radius = LAMP
    glow: Colour = {"lit": MARS.accent, "wait": mix(MARS.shade, INK, 0.35)}.get(phase, MARS.table)
    canvas.circle(x, y, radius + 34, INK)
    canvas.circle(x, y, radius + 24, MARS.shade)
    canvas.circle(x, y, radius + 8, INK)
    canvas.circle(x, y, radius, glow)
    canvas.circle(x, y, radius - 16, mix(glow, MARS.paper, 0.35), width=6)
    if phase == "lit":
        canvas.circle(x, y, radius * 0.72, mix(glow, MARS.paper, 0.55))
    words = {"wait": "WAIT", "lit": "NOW!"}.get(phase, "PALM")
    lift = 10 * pulse(now_ns) if phase in ("idle", "told") else 0.0
    if phase == "lit":
        canvas.text(words, x, y, MARS.head, 150, MARS.ink)
    else:
        heading(canvas, MARS, words, x, y - lift, size=130)
    line = {"wait": "Hands still until it lights.", "lit": ""}.get(phase, "Press the palm to start a round.")
    canvas.text(line, x, y + radius + 96, MARS.body, 46, MARS.paper, outline=INK)
