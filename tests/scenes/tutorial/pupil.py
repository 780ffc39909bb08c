"""Somebody who does what a lesson says, by the presses of a device."""

from __future__ import annotations

from collections.abc import Callable

from game.match.lesson import LOOK, Act
from game.scenes.board.gate import GAP_NS
from game.scenes.board.panel import NO
from game.scenes.tutorial.scene import READ_NS, TutorialScene
from game.scenes.tutorial.start import tutorial_scene
from tests.scenes.house import FRAME_NS, House

DEVICE = "keys3"
GAP_FRAMES = GAP_NS // FRAME_NS + 3
READ_FRAMES = READ_NS // FRAME_NS + 2


def begin(place: House, game: str, device: str = DEVICE) -> TutorialScene:
    """A lesson that was opened with a device."""
    place.app.last_device = device
    scene = tutorial_scene(place.app, game)
    place.open(scene)
    return scene


class Pupil:
    """Does one thing after the other. device: whose presses they are."""

    def __init__(self, place: House, scene: TutorialScene, device: str = DEVICE) -> None:
        self.place, self.scene, self.device = place, scene, device

    def asked(self) -> bool:
        """Whether the lesson waits for the pupil; what moves is hurried meanwhile."""
        scene = self.scene
        if scene.phase != "do" or scene.asking.seats:
            return True
        if scene.act is not None and scene.act.kind == LOOK and scene.director.done:
            return True
        if not scene.director.done:
            self.place.tap(self.device, "slam")
        return False

    def step(self) -> bool:
        """Do what is due; False once the lesson is over."""
        self.place.until(lambda: self.place.top is not self.scene or self.asked(), "something to do")
        if self.place.top is not self.scene:
            return False
        scene, act = self.scene, self.scene.act
        if scene.phase != "do":
            self.place.frames(READ_FRAMES)
            self.place.tap(self.device, "slam")
        elif act is not None and act.kind == LOOK:
            self.hold(lambda: self.place.frames(60))
        elif act is not None:
            self.place.frames(GAP_FRAMES)
            self.answer(act)
        return self.place.top is self.scene

    def answer(self, act: Act) -> None:
        """Through the panel, or the tray."""
        if self.scene.asking.panel is not None:
            self.take(act)
        else:
            self.hold(lambda: self.mark(act.picks))

    def take(self, act: Act) -> None:
        """Slam on the first line that can be taken: it is the one that is meant."""
        count = self.scene.board.match.count
        panel = self.scene.asking.panel
        for _ in range(4):
            assert panel is not None
            if panel.focus.pick == NO:
                self.place.tap(self.device, "down")
            self.place.tap(self.device, "slam")
            if self.scene.board.match.count > count:
                return
        raise AssertionError(f"'{act.picks}' could not be taken")

    def mark(self, picks: tuple[str, ...]) -> None:
        """Mark cards of the open tray, and READY."""
        tray = self.scene.asking.trays[self.scene.pupil]
        for pick in picks:
            self.go_to(tray.must.options.index(pick))
            self.place.tap(self.device, "slam")
        self.go_to(len(tray.must.options))
        self.place.tap(self.device, "slam")

    def go_to(self, cursor: int) -> None:
        """Move in the tray."""
        picks = self.scene.asking.trays[self.scene.pupil].secret.picks
        while picks.cursor != cursor:
            self.place.tap(self.device, "right")

    def hold(self, then: Callable[[], None]) -> None:
        """Look at the own cards meanwhile."""
        self.place.press(self.device, "back")
        self.place.frames(2)
        then()
        self.place.press(self.device, "back", 0.0)
        self.place.frames(2)
