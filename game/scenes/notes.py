"""Notices for players: a strip that slides in over the bottom line, one at a time, and goes by itself."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from game.stage.canvas import HEIGHT
from game.stage.motion import out
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

SHOWN_NS = 5_000_000_000
SLIDE_NS = 200_000_000
WIDTH = 1500
SIZE, MOST_H = 36, 240.0
MOST_WAITING = 6


class Notes:
    """Sentences that wait to be shown; the same one is not queued twice."""

    def __init__(self) -> None:
        """Nothing to say."""
        self._waiting: deque[str] = deque()
        self._latest: dict[str, str] = {}
        self._since: int | None = None
        self._now = 0

    def say(self, sentence: str, about: str = "") -> None:
        """Show a sentence when its turn comes. about: of this matter the newest takes the others' place."""
        if not sentence or sentence in self._waiting:
            return
        before = self._latest.get(about, "")
        if about:
            self._latest[about] = sentence
        if before in self._waiting:
            self._replace(self._waiting.index(before), sentence)
            return
        if len(self._waiting) == MOST_WAITING:
            del self._waiting[1]  # the first one is on
        self._waiting.append(sentence)

    def clear(self) -> None:
        """What waits and what is on are of no use any more."""
        self._waiting.clear()
        self._since = None

    def _replace(self, place: int, sentence: str) -> None:
        """What is on stays in, for as long as a new one."""
        self._waiting[place] = sentence
        if place == 0 and self._since is not None:
            self._since = max(self._since, self._now - SLIDE_NS)

    def advance(self, now_ns: int, *, quiet: bool = False) -> None:
        """Come to now_ns. quiet: nothing new is said now, for hands are about to dart out."""
        self._now = now_ns
        if self._waiting and self._since is None and not quiet:
            self._since = now_ns
        elif self._since is not None and now_ns - self._since > SHOWN_NS:
            self._waiting.popleft()
            self._since = None

    def draw(self, canvas: Canvas) -> None:
        """Draw the sentence that is on, if any."""
        if self._since is None:
            return
        age = self._now - self._since
        share = out(min(1.0, age / SLIDE_NS, (SHOWN_NS - age) / SLIDE_NS)) if age < SHOWN_NS else 0.0
        lines = canvas.wrap(self._waiting[0], MARS.body, SIZE, WIDTH - 80, MOST_H)
        room = len(lines) * canvas.step(lines[0], SIZE)
        height = room + 28
        x, y = 960 - WIDTH / 2, HEIGHT - share * (height + 12)
        canvas.rect(x + 6, y + 8, WIDTH, height, INK, radius=16)
        canvas.rect(x, y, WIDTH, height, MARS.paper, radius=16)
        canvas.rect(x, y, WIDTH, height, MARS.ink, radius=16, width=5)
        canvas.paragraph(
            self._waiting[0],
            960,
            y + 14,
            MARS.body,
            SIZE,
            MARS.ink,
            width=WIDTH - 80,
            anchor="midtop",
            height=room,
        )
