"""The laboratory's third page: all hold their keys, and what the keyboard loses is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.inputs.bindings import Bindings
from game.inputs.press import Press
from game.inputs.rollover import HOLD, RollOver, wanted_keys
from game.inputs.zones import ZONES
from game.scenes.lab_parts import DIM, board, cap, device_words
from game.stage.lettering import heading
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas

FULL_NS = 500_000_000
"""All keys held for so long: the keyboard has passed."""
STILL_NS = 2_000_000_000
"""Nothing has changed for so long while keys are held: what is missing is lost."""
LEAST = 2
"""Held keys from which on a verdict makes sense."""
LEFT, WIDE, GAP, TOP, HEIGHT = 24.0, 450.0, 24.0, 250.0, 400.0
VERDICT_Y = 690.0
CAP, CAP_W = 84.0, 150.0


class RollOverPage:
    """Players join with their palm; a test lasts from the first key that is held to the last let go.

    zones: who takes part. verdict: of the latest test, '' before it. passed: whether it is a good one.
    """

    def __init__(self, bindings: Bindings, named: Callable[[str], str]) -> None:
        """bindings: which keys each zone has. named: a key by its scancode name -> what is printed on it."""
        self._bindings, self._named = bindings, named
        self.zones: list[str] = []
        self.held: set[str] = set()
        self.verdict = ""
        self.passed = False
        self._test = RollOver({})
        self._changed_ns = 0
        self._told = False

    def keys(self, zone: str) -> tuple[str, ...]:
        """The keys that a zone is to hold, by their scancode names."""
        return wanted_keys(self._bindings, (zone,))[zone]

    def feed(self, press: Press, now_ns: int) -> None:
        """Take a key."""
        if not press.device.startswith("keys") or press.control == "start":
            return
        if press.value and press.control == "slam" and press.device not in self.zones:
            self.zones = [zone for zone in ZONES if zone in (*self.zones, press.device)]
            self._begin()
        elif press.value and not self.held:
            self._begin()
        if press.value:
            self.held.add(press.raw)
            self._told = False
        else:
            self.held.discard(press.raw)
        self._test.feed(press)
        self._changed_ns = now_ns

    def _begin(self) -> None:
        """A new test, in which those keys count that are held from before."""
        self._test = RollOver(wanted_keys(self._bindings, self.zones), self._named)
        for zone in self.zones:
            for key in self.keys(zone):
                if key in self.held:
                    self._test.feed(Press(None, "", 1.0, 0, 0, 0, "", zone, key))

    def advance(self, now_ns: int) -> None:
        """Give the verdict once everything, or all that comes, is held."""
        if self._told or not self.zones or len(self.held) < LEAST:
            return
        still = now_ns - self._changed_ns
        if still >= STILL_NS or (self._test.complete and still >= FULL_NS):
            finding = self._test.finding()
            self.passed = not (finding.lost or finding.dropped or finding.phantoms)
            self.verdict = _told(finding.text)
            self._told = True

    def let_go(self) -> None:
        """The focus is lost or the page left: the test begins anew."""
        self.held.clear()
        self._told = False
        self._begin()

    # Drawing

    def draw(self, canvas: Canvas, app: App) -> None:
        """Draw what each zone is to hold, and the verdict."""
        words = "Each player: palm to join. Then all of you hold these three keys for two seconds."
        canvas.text(words, 960, 180, MARS.body, 46, MARS.paper, outline=INK, max_width=1860)
        for index, zone in enumerate(ZONES):
            self._draw_zone(canvas, app, zone, LEFT + index * (WIDE + GAP))
        canvas.layer()
        self._draw_verdict(canvas)

    def _draw_zone(self, canvas: Canvas, app: App, zone: str, x: float) -> None:
        board(canvas, x, TOP, WIDE, HEIGHT)
        joined = zone in self.zones
        ink = MARS.accent if joined else DIM
        canvas.text(device_words(app, zone), x + WIDE / 2, TOP + 72, MARS.head, 50, ink)
        for row, (control, raw) in enumerate(zip(HOLD, self.keys(zone), strict=True)):
            y = TOP + 150 + row * 88
            lit = raw in self.held
            cap(canvas, app.inputs.key_name(zone, control), x + 60, y, CAP, lit=lit, room=CAP_W)
            state = "held" if lit else "missing" if joined and self.held else control_word(control)
            colour = MARS.accent if lit else MARS.alarm if state == "missing" else DIM
            at, room = (x + WIDE - 50, y), WIDE - 122 - CAP_W
            canvas.text(state, *at, MARS.body, 44, colour, anchor="midright", max_width=room)

    def _draw_verdict(self, canvas: Canvas) -> None:
        board(canvas, LEFT, VERDICT_Y, 1872, 316)
        if not self.verdict:
            words = "Cheap keyboards lose keys when many are held. See if yours does."
            canvas.paragraph(
                words, 960, VERDICT_Y + 158, MARS.body, 50, MARS.paper, width=1660, anchor="center"
            )
            return
        head, colour = ("ALL ARRIVE", MARS.accent) if self.passed else ("KEYS ARE LOST", MARS.alarm)
        heading(canvas, MARS, head, 960, VERDICT_Y + 92, size=80, colour=colour)
        canvas.paragraph(
            self.verdict, 960, VERDICT_Y + 200, MARS.body, 46, MARS.paper, width=1720, anchor="center"
        )


def control_word(control: str) -> str:
    """What a control is called on this page."""
    return {"slam": "palm"}.get(control, control)


def _told(text: str) -> str:
    """The finding with the zones' names as the pages show them."""
    for zone in ZONES:
        text = text.replace(zone, f"Keys {zone[-1]}")
    return text
