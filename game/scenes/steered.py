"""Screens that any device steers in steps, and the mouse by pointing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.mouse import goes_back, is_click
from game.scenes.nav import Nav
from game.scenes.stack import Scene

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.inputs.press import Press


class SteeredScene(Scene):
    """What is held repeats; a step that leads nowhere is denied. Subclasses give `step` and `point`."""

    wheel = True
    """Whether the mouse's wheel goes up and down."""

    def enter(self) -> None:
        """Nothing is held yet."""
        self.nav = Nav()

    def resume(self) -> None:
        """Nothing is held any more."""
        self.nav.clear()

    def press(self, press: Press) -> None:
        """A step, by any device."""
        self.app.last_device = press.device
        step = self.nav.feed(press)
        if step is not None and not self.step(step):
            self.app.sound.play("deny")

    def step(self, step: str) -> bool:
        """One of 'left', 'right', 'up', 'down', 'slam', 'back', 'start'; False if it leads nowhere."""
        raise NotImplementedError

    def close(self) -> None:
        """Back to where it was opened from."""
        self.app.sound.play("leave")
        self.app.stack.pop()

    def notice(self, notice: Notice) -> None:
        """The mouse points; its right button goes back, its wheel up and down."""
        if goes_back(notice):
            self.step("back")
        elif notice.kind == "wheel" and self.wheel:
            self.step("up" if notice.button > 0 else "down")
        elif notice.kind in ("mouse_moved", "mouse_down"):
            self.point(*self.app.window.canvas.at(notice.at), click=is_click(notice))

    def point(self, x: float, y: float, *, click: bool) -> None:
        """The mouse is there. click: its left button goes down."""

    def advance(self, now_ns: int) -> None:
        """Repeat what is held."""
        for step in self.nav.repeats(now_ns):
            self.step(step)
