"""The title: press anything to sit down, or open the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.inputs.press import Press
from game.inputs.zones import ZONES
from game.scenes.backdrops import logo_sprite, title_backdrop
from game.scenes.hints import legend_for
from game.scenes.menus import MenuScene
from game.scenes.settings import SettingsScene
from game.scenes.stack import Scene
from game.stage.glyphs import glyph
from game.stage.motion import pulse
from game.stage.palette import INK, MARS
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

LOGO_W = 1240.0
DEVICES = (*ZONES, "pad:0")
SIGN = 66.0
MENU_WORDS = "Esc or Start: menu"
BROKEN_WORDS = "A match was broken off: Esc or Start to go on with it"


class TitleScene(Scene):
    """Nothing has to be read here: a press sits down."""

    def __init__(
        self,
        seats: Callable[[Press], Scene],
        menu: Callable[[], Scene],
        broken: Callable[[], bool] = lambda: False,
    ) -> None:
        """seats, menu: make what a press leads to, and the menu. broken: is there a match to go on with?"""
        self._seats = seats
        self._menu = menu
        self._broken = broken
        self._words: str | None = None

    def enter(self) -> None:
        """Play the tune."""
        self.now_ns = 0
        self.app.roster.clear()
        self.app.sound.music("mars")

    def resume(self) -> None:
        """Whoever sat has got up again."""
        self.app.roster.clear()
        self._words = None

    def press(self, press: Press) -> None:
        """Sit down, or open the menu."""
        self.app.last_device = press.device
        if not press.value or press.control in ("", "x", "y"):
            return
        if press.control == "start":
            self.app.sound.play("choose")
            self.app.stack.push(self._menu())
        elif press.control != "back":
            self.app.stack.push(self._seats(press))

    def advance(self, now_ns: int) -> None:
        """Let the moons rise."""
        self.now_ns = now_ns

    def flipped(self, now_ns: int) -> None:  # noqa: ARG002 - once, and not before something is on screen
        """See whether a match was broken off."""
        if self._words is None:
            self._words = BROKEN_WORDS if self._broken() else MENU_WORDS

    def draw(self, canvas: Canvas) -> None:
        """Draw the poster and how to sit down."""
        title_backdrop(self.app.art, canvas, self.now_ns / 1e9, less_motion=self.app.settings.less_motion)
        canvas.layer()
        canvas.image(logo_sprite(self.app.art, LOGO_W), 960, 300)
        lift = 8 * pulse(self.now_ns)
        canvas.text("PRESS TO SIT DOWN", 960, 800 - lift, MARS.head, 80, MARS.paper, outline=INK, rim=8)
        self._draw_devices(canvas)

    def _draw_devices(self, canvas: Canvas) -> None:
        canvas.rect(960 - 520, 864, 1040, 96, MARS.ground, radius=24)
        canvas.rect(960 - 520, 864, 1040, 96, INK, radius=24, width=5)
        signs = [glyph(canvas.art, legend_for(self.app, device)("slam"), SIGN, MARS) for device in DEVICES]
        width = sum(sign.width for sign in signs) + 60 * (len(signs) - 1)
        x = 960 - width / 2
        for sign in signs:
            canvas.image(sign, x, 912, anchor="midleft")
            x += sign.width + 60
        canvas.text(self._words or MENU_WORDS, 960, 1010, MARS.body, 40, MARS.paper, outline=INK)


class MainMenu(MenuScene):
    """What else there is."""

    headline = "RED FRONTIER"
    width = 1000.0

    def __init__(self, actions: dict[str, tuple[str, str, Callable[[], None]]]) -> None:
        """actions: id -> label, reason why it is off or '', what it does."""
        self._actions = actions

    def rows(self) -> Sequence[Row]:
        """All actions, the settings and the way out."""
        given = [Action(name, label, off=off) for name, (label, off, _) in self._actions.items()]
        return (*given, Action("settings", "Settings"), Action("quit", "Quit"))

    def chosen(self, outcome: Outcome) -> None:
        """Do it."""
        if outcome.id == "quit":
            self.app.quit()
        elif outcome.id == "settings":
            self.app.stack.push(SettingsScene())
        else:
            self._actions[outcome.id][2]()
