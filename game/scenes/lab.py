"""The input laboratory: what every key and button does, and when it did it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

from game.inputs.lablog import LabLog
from game.inputs.zones import ZONES
from game.scenes.lab_bench import Bench, Leaving
from game.scenes.lab_parts import lab_legend
from game.scenes.lab_presses import draw_presses
from game.scenes.lab_reaction import ReactionPage
from game.scenes.lab_rollover import RollOverPage
from game.scenes.stack import Scene
from game.stage.frames import strip, strip_ink
from game.stage.hints import Hint, HintGroup, draw_hints
from game.stage.lettering import heading
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.inputs.press import Press
    from game.stage.canvas import Canvas

PAGES = ("presses", "reaction", "roll-over")
HINTS = (Hint("start", "Next page"), Hint("back", "Hold: leave"))
TAB_W, TAB_H, TAB_Y = 300.0, 72.0, 58.0


class LabScene(Scene):
    """Three pages: presses and gaps, reaction test, keyboard roll-over test. page: one of PAGES."""

    def __init__(self, log: Path | None = None) -> None:
        """log: file to which every press is appended. Raises LabLogError if it can't be written."""
        self._path = log
        self._log = LabLog(log) if log is not None else None
        self.page = PAGES[0]
        self.bench = Bench()
        self.leaving = Leaving()

    @property
    def keen(self) -> bool:
        """Presses are sampled as finely as in a capture."""
        return True

    def enter(self) -> None:
        """Everything is let go."""
        self.now_ns = 0
        self.reaction = ReactionPage(random.Random(self.app.rng.getrandbits(64)))
        self.rollover = RollOverPage(self.app.inputs.bindings, self.app.inputs.printed)

    def leave(self) -> bool:
        """Close the log."""
        if self._log is not None:
            self._log.close()
        return True

    # Input

    def press(self, press: Press) -> None:
        """Log it, show it, and let the page have it."""
        if self._log is not None:
            self._log.write(press)
        if press.device in ZONES or press.device.startswith("pad"):
            self.app.last_device = press.device
        self.bench.feed(press)
        if self.page == "reaction":
            self.reaction.feed(press, self.now_ns)
        elif self.page == "roll-over":
            self.rollover.feed(press, self.now_ns)
        if self.leaving.feed(press):
            self._next_page()

    def _next_page(self) -> None:
        self.page = PAGES[(PAGES.index(self.page) + 1) % len(PAGES)]
        self.reaction.let_go()
        self.rollover.let_go()
        self.app.sound.play("move")

    def notice(self, notice: Notice) -> None:
        """Without the focus no press counts, and nothing is known to be held."""
        if notice.kind == "focus_lost":
            self.bench.let_go()
            self.leaving.clear()
            self.reaction.let_go()
            self.rollover.let_go()

    # Time

    def advance(self, now_ns: int) -> None:
        """Let the pages go on; leave when somebody has held 'back' or 'start' long enough."""
        self.now_ns = now_ns
        self.bench.pads_are(info.device for info in self.app.inputs.pads())
        self.reaction.advance(now_ns)
        self.rollover.advance(now_ns)
        if self.leaving.share(now_ns) >= 1.0:
            self.app.sound.play("leave")
            self.app.stack.pop()

    def flipped(self, now_ns: int) -> None:
        """What was drawn is on screen: the moment from which reactions count."""
        self.reaction.flipped(now_ns)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        canvas.fill(MARS.ground)
        self._draw_head(canvas)
        canvas.layer()
        if self.page == "presses":
            draw_presses(canvas, self.app, self.bench)
        elif self.page == "reaction":
            seats = {name: device.seat for name, device in self.bench.devices.items()}
            self.reaction.draw(canvas, self.app, seats, self.now_ns)
        else:
            self.rollover.draw(canvas, self.app)
        canvas.layer()
        self._draw_foot(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        canvas.text("LABORATORY", 40, TAB_Y, MARS.head, 64, MARS.paper, anchor="midleft", outline=INK)
        note = self._log_words()
        canvas.text(note, 500, TAB_Y + 2, MARS.body, 36, MARS.accent, anchor="midleft", max_width=440)
        for index, page in enumerate(PAGES):
            x = 1896 - TAB_W / 2 - (len(PAGES) - 1 - index) * (TAB_W + 14)
            chosen = page == self.page
            canvas.image(strip(canvas.art, MARS, TAB_W, TAB_H, chosen=chosen), x, TAB_Y)
            ink = strip_ink(MARS, chosen=chosen)
            canvas.text(page.upper(), x, TAB_Y, MARS.head, 40, ink, max_width=TAB_W - 24)

    def _log_words(self) -> str:
        if self._log is None or self._path is None:
            return ""
        return self._log.fault or f"Log: {self._path.name}"

    def _draw_foot(self, canvas: Canvas) -> None:
        share = self.leaving.share(self.now_ns)
        draw_hints(canvas, MARS, [HintGroup(HINTS, lambda control: lab_legend(self.app, control))])
        if share > 0.2:
            canvas.rect(0, 1016, 1920 * share, 14, MARS.alarm)
        if not self.app.inputs.focused:
            canvas.veil(170)
            heading(canvas, MARS, "NO FOCUS", 960, 480, size=120, colour=MARS.alarm)
            words = "Click the window: no press counts until then."
            canvas.text(words, 960, 600, MARS.body, 50, MARS.paper, outline=INK)
