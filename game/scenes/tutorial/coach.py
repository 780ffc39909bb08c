"""The board with the words for the pupil: what to do now and why, praise, and a kind no."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.stage.badges import seat_badge
from game.stage.boxes import Box
from game.stage.canvas import LEADING
from game.stage.cut import disc
from game.stage.frames import cutout, panel, strip, strip_ink
from game.stage.glyphs import glyph
from game.stage.motion import Tween, pulse
from game.stage.palette import SEATS, Colour, mix
from game.stage.particles import Particles
from game.stage.textsize import CLOSEST, Line, grown

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas
    from game.stage.glyphs import Legend
    from game.stage.palette import Theme

HEAD, BODY, COUNT = 44.0, 40.0, 36.0
EDGE, HEAD_Y, TEXT_Y = 40.0, 46.0, 76.0
FOOT = 27.0
SIGN, GLYPH = 50.0, 46.0
BUTTON, BUTTON_UP = (186.0, 50.0), 58.0
ROOMY = 700.0
"""A narrower board has its button at the foot."""
SLIDE_MS = 200.0
AWAY = 40.0
"""So far beyond the edge of the sheet the board waits."""
MIDDLE_Y = 540.0
CONFETTI = 40


class Words(NamedTuple):
    """What the board says. step: '3/16'. mood: '', 'good' or 'bad'. more: a press goes on."""

    head: str
    line: str
    step: str = ""
    mood: str = ""
    more: bool = False


class Coach:
    """The board, on its way in and out. box: where it lies."""

    def __init__(self, app: App, theme: Theme, seat: int) -> None:
        """seat: the pupil's."""
        self._app, self._theme, self._seat = app, theme, seat
        self._particles = Particles(app.art, seed=1)
        self._words: Words | None = None
        self._slide = Tween(0.0, 0.0, 0.0)
        self.box: Box | None = None

    @property
    def shows(self) -> bool:
        """Whether any of it is on the sheet."""
        return self._slide.value > 0.0

    def say(self, words: Words | None, box: Box) -> None:
        """What it says from now on, and where; None = it goes away."""
        if words is None:
            self._send(0.0)
            return
        if box != self.box:
            self.box, self._slide = box, Tween(0.0, 0.0, 0.0)
        self._words = words
        self._send(1.0)

    def _send(self, end: float) -> None:
        if self._slide.end != end:
            self._slide.to(end, 0.0 if self._app.pace.less_motion else self._app.pace.ms(SLIDE_MS))

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._slide.advance(dt_ns)
        self._particles.advance(dt_ns)

    def cheer(self, box: Box) -> None:
        """Confetti over a board, for eyes that like motion."""
        if not self._app.pace.less_motion:
            middle = box.x + box.w / 2, box.y + box.h / 2
            self._particles.confetti(*middle, CONFETTI, [SEATS[self._seat].colour])

    def draw(self, canvas: Canvas, legend: Legend, now_ns: int) -> None:
        """Draw it. legend: of the pupil's device."""
        self._particles.draw(canvas)
        box, words = self.box, self._words
        if box is None or words is None or not self.shows:
            return
        way = -(box.y + box.h + AWAY) if box.y < MIDDLE_Y / 2 else 1080.0 + AWAY - box.y
        box = box._replace(y=box.y + way * (1.0 - self._slide.value))
        theme = self._theme
        canvas.image(panel(canvas.art, theme, box.w, box.h), box.x + box.w / 2, box.y + box.h / 2)
        self._draw_head(canvas, box, words, legend, now_ns)
        ink = theme.alarm if words.mood == "bad" else theme.panel_ink
        foot = BUTTON_UP + BUTTON[1] / 2 if words.more and box.w < ROOMY else FOOT
        room = Box(box.x + EDGE, box.y + TEXT_Y, box.w - 2 * EDGE, box.h - TEXT_Y - foot)
        draw_words(canvas, theme, words.line, room, ink, legend)

    def _draw_head(self, canvas: Canvas, box: Box, words: Words, legend: Legend, now_ns: int) -> None:
        theme, y = self._theme, box.y + HEAD_Y
        sign = _tick(canvas.art, theme) if words.mood == "good" else seat_badge(canvas.art, self._seat, SIGN)
        canvas.image(sign, box.x + EDGE + SIGN / 2 - 6, y)
        left = box.x + EDGE + SIGN + 4
        right = box.x + box.w - EDGE + 8
        if words.more and box.w < ROOMY:
            self._draw_button(canvas, right - BUTTON[0] / 2, box.y + box.h - BUTTON_UP, legend, now_ns)
        elif words.more:
            self._draw_button(canvas, right - BUTTON[0] / 2, y, legend, now_ns)
            right -= BUTTON[0]
        elif words.step:
            faint = mix(theme.panel_ink, theme.panel, 0.35)
            right -= 16 + canvas.text(words.step, right - 8, y, theme.body, COUNT, faint, anchor="midright")
        canvas.text(
            words.head,
            left,
            y,
            theme.head,
            HEAD,
            self._colour(words),
            anchor="midleft",
            max_width=right - left - 12,
        )

    def _colour(self, words: Words) -> Colour:
        theme = self._theme
        if theme.name == "bounty":
            return theme.alarm
        return theme.alarm if words.mood == "bad" else theme.accent

    def _draw_button(self, canvas: Canvas, x: float, y: float, legend: Legend, now_ns: int) -> None:
        theme = self._theme
        beat = 0.0 if self._app.pace.less_motion else 3.0 * pulse(now_ns)
        canvas.image(strip(canvas.art, theme, *BUTTON, chosen=True), x, y - beat)
        canvas.image(glyph(canvas.art, legend("slam"), GLYPH, theme), x - BUTTON[0] / 2 + 42, y - beat)
        ink = strip_ink(theme, chosen=True)
        canvas.text("Go on", x + 26, y - beat, theme.body, BODY, ink, max_width=BUTTON[0] - 88)


def _tick(art: Art, theme: Theme) -> Sprite:
    def paint(canvas: Canvas) -> None:
        cutout(canvas, disc(25, 25, 21), (86, 140, 60), theme.ink, line=4, rough=0.4)
        canvas.line([(15, 25), (22, 33), (36, 16)], theme.paper, 7)

    return art.compose(("lesson learnt", theme.name), (SIGN, SIGN), paint)


Piece = tuple[str, float]
"""A word, or the name of a control in braces, and its width."""


def lines_of(words: str, width: float, measure: Callable[[str], float], gap: float) -> list[list[Piece]]:
    """Words in lines of that width. measure: how wide a word or a control's sign is. gap: between two."""
    lines: list[list[Piece]] = [[]]
    used = 0.0
    for word in words.split():
        wide = measure(word)
        if lines[-1] and used + gap + wide > width:
            lines.append([])
            used = 0.0
        used += wide + (gap if lines[-1] else 0.0)
        lines[-1].append((word, wide))
    if len(lines) > 1 and len(lines[-1]) == 1 and len(lines[-2]) > 2:
        last = lines[-2].pop()  # a word does not stand alone
        if last[1] + gap + lines[-1][0][1] <= width:
            lines[-1].insert(0, last)
        else:
            lines[-2].append(last)
    return lines


def draw_words(canvas: Canvas, theme: Theme, words: str, box: Box, ink: Colour, legend: Legend) -> int:
    """Words with the signs of controls among them, as large as they are wanted where the box has room for it.

    Gives the number of lines.
    """
    size = grown(BODY, canvas.text_size)

    def sign(word: str) -> Sprite | None:
        return glyph(canvas.art, legend(word[1:-1]), GLYPH, theme) if word.endswith("}") else None

    def measure(word: str) -> float:
        found = sign(word)
        return found.width if found else canvas.text_width(Line(word, size), theme.body, BODY)

    while True:
        gap = measure(" ")
        step = max(BODY * LEADING, size * CLOSEST)
        lines = lines_of(words, box.w, measure, gap)
        if size <= BODY or len(lines) * step <= box.h:
            break
        size = max(BODY, size - 1.0)
    for number, line in enumerate(lines):
        x, y = box.x, box.y + (number + 0.5) * step
        for word, wide in line:
            found = sign(word)
            if found is None:
                canvas.text(Line(word, size), x, y, theme.body, BODY, ink, anchor="midleft")
            else:
                canvas.image(found, x, y, anchor="midleft")
            x += wide + gap
    return len(lines)
