"""The PIN, entered with a stick, whose ups and downs turn a wheel, or typed on the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.kiosk.pin import DIGITS
from game.kiosk.pin_keys import DIGIT_KEYS, STEP_KEYS, is_typed, pin_hints
from game.scenes.nav import Nav
from game.scenes.stack import Scene
from game.stage.frames import panel
from game.stage.hints import draw_hints
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.stage.canvas import Canvas

WIDTH, HEIGHT = 1100.0, 560.0
APART = 200.0
SIZE = 150.0
DOT = 22.0
"""What stands for a digit that others shall not see."""
PIN_FOR = "For the operator's menu: keep it from guests."
"""Under the first one, which the operator sets."""
SET, AGAIN = "SET A PIN", "AGAIN, TO BE SURE"
DIFFERS = "They differ: start again."


class PinScene(Scene):
    """Asks for a PIN. What was turned shows only while its wheel is the one in hand."""

    see_through = True

    def __init__(self, headline: str, then: Callable[[str], str], note: str = "") -> None:
        """then: takes the digits; gives a sentence if they won't do, else '' (and has gone on by itself).

        note: what the PIN is for.
        """
        self._headline, self._note = headline, note
        self._then = then
        self._wrong = ""
        self._typing = False

    def enter(self) -> None:
        """All wheels stand at 0."""
        self.nav = Nav()
        self._clear()

    def _clear(self) -> None:
        self.digits = [0] * DIGITS
        self.wheel = self._seen = 0

    def types(self, press: Press) -> bool:
        """Whether it is a key that works here though guests may use it nowhere else."""
        return is_typed(press)

    def press(self, press: Press) -> None:
        """Turn, go on, take or give up."""
        self._typing = is_typed(press)
        if self._typing:
            self._type(press)
            return
        self.app.last_device = press.device
        step = self.nav.feed(press)
        if step is not None:
            self._step(step)

    def _type(self, press: Press) -> None:
        """A digit sets the wheel and goes on; the way back is from wheel to wheel, as one types."""
        if press.raw in DIGIT_KEYS:
            if press.value:
                self.digits[self.wheel] = DIGIT_KEYS[press.raw]
                self._go_to(min(self.wheel + 1, DIGITS - 1))
            return
        step = self.nav.feed(press._replace(control=STEP_KEYS[press.raw]))
        if step is not None:
            self._step("left" if step == "back" and self.wheel else step)

    def _step(self, step: str) -> None:
        if step in ("up", "down"):
            self.digits[self.wheel] = (self.digits[self.wheel] + (1 if step == "up" else -1)) % 10
            self.app.sound.play("move")
        elif step in ("left", "right"):
            self._go_to(min(max(self.wheel + (1 if step == "right" else -1), 0), DIGITS - 1))
        elif step == "slam":
            self._take()
        else:
            self._give_up()

    def _go_to(self, wheel: int) -> None:
        self.wheel, self._seen = wheel, max(self._seen, wheel)
        self.app.sound.play("move")

    def _take(self) -> None:
        """The next wheel, or at the last one all of them."""
        if self.wheel < DIGITS - 1:
            self._go_to(self.wheel + 1)
            return
        self._wrong = self._entered("".join(map(str, self.digits)))
        self.app.sound.play("deny" if self._wrong else "choose")
        if self._wrong:
            self._clear()

    def _entered(self, digits: str) -> str:
        """All wheels are taken: a sentence if they won't do."""
        return self._then(digits)

    def _give_up(self) -> None:
        self.app.stack.pop()

    def advance(self, now_ns: int) -> None:
        """Repeat what is held."""
        for step in self.nav.repeats(now_ns):
            self._step(step)

    def draw(self, canvas: Canvas) -> None:
        """Draw the wheels."""
        canvas.veil(170)
        canvas.image(panel(canvas.art, MARS, WIDTH, HEIGHT), 960, 520)
        canvas.text(self._headline, 960, 330, MARS.head, 72, MARS.paper)
        for place, digit in enumerate(self.digits):
            x, chosen = 960 + (place - (DIGITS - 1) / 2) * APART, place == self.wheel
            canvas.rect(x - 78, 430, 156, 220, MARS.accent if chosen else MARS.ground, radius=18)
            canvas.rect(x - 78, 430, 156, 220, INK, radius=18, width=6)
            if chosen:
                canvas.text(str(digit), x, 540, MARS.head, SIZE, INK)
            elif place <= self._seen:
                canvas.circle(x, 540, DOT, MARS.paper)
        words, ink = (self._wrong, MARS.alarm) if self._wrong else (self._note, MARS.panel_ink)
        canvas.text(words, 960, 722, MARS.body, 44, ink, max_width=WIDTH - 140)
        draw_hints(canvas, MARS, pin_hints(self.app, typing=self._typing))


class NewPinScene(PinScene):
    """Sets a PIN, which is entered twice: nobody could tell what a slip of the thumb has set."""

    def __init__(self, keep: Callable[[str], str]) -> None:
        """keep: as `then` of PinScene."""
        super().__init__(SET, keep, PIN_FOR)
        self._first = ""

    def _entered(self, digits: str) -> str:
        first = self._first
        if not first:
            self._begin(digits)
            return ""
        why = self._then(digits) if digits == first else DIFFERS
        if why:
            self._begin()
        return why

    def _give_up(self) -> None:
        """Out of the second time back to the first."""
        if self._first:
            self._begin()
        else:
            super()._give_up()

    def _begin(self, first: str = "") -> None:
        """All wheels at 0. first: what has to be entered again, '' if nothing has been entered."""
        self._first, self._headline, self._wrong = first, AGAIN if first else SET, ""
        self._clear()
