"""The stack of scenes: the top one plays, those under a see-through one are still drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from game.scenes.mouse import mouse_presses

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.inputs.press import Press
    from game.scenes.app import App
    from game.stage.canvas import Canvas


class Scene:
    """One screen. Subclasses override what they need; `app` is set before `enter`."""

    app: App
    see_through = False
    """Whether the scene below is drawn first (pause, questions)."""

    @property
    def keen(self) -> bool:
        """Whether input is to be sampled as finely as can be (a capture is open)."""
        return False

    @property
    def theme(self) -> str:
        """Whose palette and type this scene wears: 'mars', 'bounty' or 'boom'."""
        return "mars"

    def enter(self) -> None:
        """The scene was put on top."""

    def leave(self) -> bool:
        """The scene is about to go; False refuses."""
        return True

    def suspend(self) -> None:
        """Another scene was put on top."""

    def resume(self) -> None:
        """The scene on top has gone."""

    def press(self, press: Press) -> None:
        """A press of any device, in order of time."""

    def notice(self, notice: Notice) -> None:
        """Something about devices or the window: a lost pad, lost focus, the mouse.

        Where nothing else is made of it the mouse is a device: a click is a palm, the right button goes back.
        """
        for press in mouse_presses(notice, self.app.inputs.seats):
            self.press(press)

    def advance(self, now_ns: int) -> None:
        """Time has come to now_ns of `time.perf_counter_ns()`; once a frame."""

    def draw(self, canvas: Canvas) -> None:
        """Draw one frame; call `canvas.layer()` between layers."""

    def flipped(self, now_ns: int) -> None:
        """What `draw` drew is on screen since now_ns."""

    @property
    def waited_for(self) -> Collection[int]:
        """Seats of people without whose presses this does not go on."""
        return ()

    @property
    def players(self) -> Collection[int]:
        """Seats of people whose places can't stay empty, whether they are waited for or not."""
        return self.waited_for

    @property
    def journal(self) -> str:
        """The name of the journal of a match that people play here, '' if none is played."""
        return ""

    def stand_in(self, seat: int) -> None:
        """Let a bot play for somebody who is gone, until they come back."""

    def cut_short(self) -> bool:
        """Whatever is played here will not be gone on with; True if there was something."""
        return False


class Stack:
    """Owns every change from scene to scene."""

    def __init__(self, app: App) -> None:
        """app: handed to each scene."""
        self._app = app
        self._scenes: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        """The scene that plays, None when all have gone."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All that lie on each other, the lowest first."""
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self._scenes:
            self._scenes[-1].suspend()
        self._settle(scene)

    def pop(self) -> bool:
        """Take the top scene away; False if it refuses to leave."""
        if not self._scenes or not self._scenes[-1].leave():
            return False
        self._scenes.pop()
        self._app.input_break()
        if self._scenes:
            self._scenes[-1].resume()
        return True

    def pop_or(self, make: Callable[[], Scene]) -> None:
        """Take the top scene away, back to where it was opened from; where nothing lies below, start anew."""
        if len(self._scenes) > 1:
            self.pop()
        else:
            self.reset(make())

    def swap(self, scene: Scene) -> None:
        """Put a scene in place of the top one, if that one leaves."""
        if self._scenes:
            if not self._scenes[-1].leave():
                return
            self._scenes.pop()
        self._settle(scene)

    def reset(self, scene: Scene) -> None:
        """Let all scenes go, whether they like it or not, and start again with this one."""
        while self._scenes:
            self._scenes.pop().leave()
        self._settle(scene)

    def _settle(self, scene: Scene) -> None:
        self._app.input_break()
        scene.app = self._app
        self._scenes.append(scene)
        scene.enter()

    def draw(self, canvas: Canvas) -> None:
        """Draw the top scene over those that it lets show through."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].see_through:
            first -= 1
        for scene in self._scenes[max(first, 0) :]:
            scene.draw(canvas)
            canvas.layer()
