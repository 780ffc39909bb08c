"""The strip at the top: what to do now in a word, and afterwards why it went as it did."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from game.rules.bandits.cards import COLOUR_WORDS
from game.scenes.names import seat_name
from game.stage.banner import plaque
from game.stage.motion import out, pulse
from game.stage.palette import MARS, SEATS, Colour, rgb

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

LEFT, RIGHT, TOP, BOTTOM = 452.0, 1468.0, 8.0, 148.0
TEXT_X = 618.0
REASON_X = 494.0
HEAD_SIZE = 64.0
BODY_SIZE = 40.0
IN_NS = 160_000_000
REASON_SIZE = 36.0
REASON_STEP = 40.0
MOST_REASONS = 3
OLDER: Colour = rgb("#b9a99a")
COLOURS: dict[str, Colour] = {
    "red": rgb("#e2543b"),
    "green": rgb("#3fae5a"),
    "blue": rgb("#6cc4ee"),
}
HEADS = {
    "bandit": "HANDS OFF",
    "wanted": "WANTED",
    "sheriff": "SHERIFF",
    "escape": "ESCAPE",
    "ballerina": "BALLERINA",
    "brawl": "BRAWL",
    "the-end": "THE END",
}


class Banner:
    """What the strip says. It is on from the first frame on and changes with the turn."""

    def __init__(self) -> None:
        """A turn is about to begin."""
        self.head = "BANDITS ON MARS"
        self.body = ""
        self.colour: Colour = MARS.paper
        self.limit_ns: int | None = None
        self._reasons: deque[str] = deque(maxlen=MOST_REASONS)
        self._since = 0
        self._now = 0
        self._racing = False
        self._alone = True  # no card lies on the strip: words stand in its middle

    @property
    def reasoning(self) -> bool:
        """Whether it gives reasons, for which the card makes room."""
        return bool(self._reasons)

    def turn(self, seat: int) -> None:
        """Whose turn it is; the reasons of the last capture stay until the next card."""
        if not self._reasons:
            self._show_turn(seat)

    def _show_turn(self, seat: int) -> None:
        self._set(seat_name(seat).upper(), "turns the next card", SEATS[seat].light, alone=True)

    def _set(self, head: str, body: str, colour: Colour, *, alone: bool = False) -> None:
        self.head, self.body, self.colour, self._alone = head, body, colour, alone
        self._since = self._now

    def hush(self) -> None:
        """A card is about to show."""
        self._reasons.clear()
        self._racing = False
        self._set("WAIT FOR IT", "hands home until the card shows", MARS.paper, alone=True)

    def flip(self, data: dict[str, Any], call: str) -> None:
        """A card shows: its word and what to do."""
        self._reasons.clear()
        kind, colour = data["kind"], data["colour"]
        head = data["name"].upper() if kind == "wanted" else HEADS[kind]
        if kind in ("escape", "brawl"):
            head = f"{head}: {COLOUR_WORDS[colour].upper()}"
        words = call.rpartition(": ")[2]
        self._set(head, words[0].upper() + words[1:], COLOURS.get(colour, MARS.accent))

    def time_up(self) -> None:
        """No more cards."""
        self._racing = False
        self._reasons.clear()
        self._set("TIME IS UP", "no more cards: count the Credits", MARS.alarm, alone=True)

    def race(self, limit_ns: int) -> None:
        """Hands may go; the meter runs down."""
        self.limit_ns = limit_ns
        self._racing = True

    def check(self) -> None:
        """The capture is over."""
        self._racing = False
        self._reasons.clear()

    def say(self, sentence: str) -> None:
        """Give a reason; the last three are on screen, the newest lowest."""
        if not self._racing:
            self._reasons.append(sentence)
            self._since = self._now

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._now += dt_ns

    def draw(self, canvas: Canvas, race_ns: int | None, now_ns: int, *, waiting: bool) -> None:
        """Draw the strip. race_ns: time since the reveal, for the meter. waiting: a press is waited for."""
        slide = (1.0 - out(min(1.0, (self._now - self._since) / IN_NS))) * 18
        board = plaque(canvas.art, MARS, RIGHT - LEFT, BOTTOM - TOP, MARS.ground)
        canvas.image(board, (LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2)
        self._draw_words(canvas, slide, now_ns if waiting else 0)
        if race_ns is not None and self.limit_ns:
            self._draw_meter(canvas, max(0.0, 1.0 - race_ns / self.limit_ns))

    def _draw_words(self, canvas: Canvas, slide: float, beat_ns: int) -> None:
        if self._reasons:
            self._draw_reasons(canvas, slide)
            return
        x, anchor, room = TEXT_X + slide, "midleft", RIGHT - TEXT_X - 30
        if self._alone:
            x, anchor, room = (LEFT + RIGHT) / 2, "center", RIGHT - LEFT - 60
        canvas.text(self.head, x, 56, MARS.head, HEAD_SIZE, self.colour, anchor=anchor, max_width=room)
        alpha = round(255 * (1.0 - 0.35 * pulse(beat_ns))) if beat_ns else 255
        canvas.text(
            self.body, x, 112, MARS.body, BODY_SIZE, MARS.paper,
            anchor=anchor, max_width=room, alpha=alpha,
        )  # fmt: skip

    def _draw_reasons(self, canvas: Canvas, slide: float) -> None:
        """The newest reasons that have room; a long one takes two lines."""
        lines: list[tuple[str, bool]] = []
        for index, reason in enumerate(self._reasons):
            newest = index == len(self._reasons) - 1
            wrapped = canvas.wrap(reason, MARS.body, REASON_SIZE, RIGHT - REASON_X - 24)
            lines += [(line, newest) for line in wrapped]
        lines = lines[-MOST_REASONS:]
        first = 82 - REASON_STEP * (len(lines) - 1) / 2
        for index, (line, newest) in enumerate(lines):
            x = REASON_X + (slide if newest else 0.0)
            colour = MARS.paper if newest else OLDER
            y = first + index * REASON_STEP
            canvas.text(line, x, y, MARS.body, REASON_SIZE, colour, anchor="midleft")

    def _draw_meter(self, canvas: Canvas, left: float) -> None:
        colour = MARS.accent if left > 0.25 else MARS.alarm
        width = (RIGHT - LEFT - 24) * left
        if width >= 1:
            canvas.rect(LEFT + 12, BOTTOM - 13, width, 8, colour, radius=4)
