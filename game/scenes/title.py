"""The title: press anything to sit down, or open the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.inputs.keyboard import BOARD
from game.inputs.press import Press
from game.inputs.zones import ZONES
from game.scenes.backdrops import logo_sprite, title_backdrop
from game.scenes.hints import ANY_PAD, legend_for, pad_kinds
from game.scenes.mouse import goes_back, is_click
from game.scenes.nav import Nav
from game.scenes.posters import Posters
from game.scenes.stack import Scene
from game.stage.glyphs import glyph
from game.stage.motion import pulse
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.stage.canvas import Canvas

TURN_NS = 5_000_000_000
"""How long a poster stands out where nobody chooses one."""
LOGO_W = 700.0
LOGO_Y = 152.0
DEVICES = (*ZONES, ANY_PAD)
SIGN = 60.0
MENU_WORDS = "Menu"
BROKEN_WORDS = "Resume"
MENU_SIGN = 50.0


class TitleScene(Scene):
    """Nothing has to be read here: a press sits down at the game whose poster stands out."""

    def __init__(
        self,
        games: Callable[[], Sequence[str]],
        seats: Callable[[Press | None], Scene],
        menu: Callable[[], Scene],
        broken: Callable[[], bool] = lambda: False,
    ) -> None:
        """games: those that can be played now, which the operator of a kiosk may change.

        seats, menu: make what a press leads to, and the menu. broken: is there a match to go on with?
        """
        self._games = games
        self._seats = seats
        self._menu = menu
        self._broken = broken
        self._words: str | None = None

    def enter(self) -> None:
        """Play the tune."""
        self.now_ns = 0
        self._last_ns: int | None = None
        self.nav = Nav()
        self._hang()

    def resume(self) -> None:
        """Whoever sat has got up again."""
        self._hang()
        self.nav.clear()
        self._words = None

    def _hang(self) -> None:
        self._posters = Posters(self.app, self._games())
        self._part()
        self.app.sound.music("mars")

    def _part(self) -> None:
        """The company breaks up; guests of a house may be others than those before them."""
        if self.app.keeper.guests:
            self.app.roster.clear()
        else:
            self.app.roster.part(self._has_name)

    def _has_name(self, name: str) -> bool:
        profile = self.app.records.profiles.find(name)
        return profile is not None and profile.name == name

    def press(self, press: Press) -> None:
        """Choose a poster, sit down, or open the menu."""
        self.app.last_device = press.device
        step = self.nav.feed(press)
        if step in ("left", "right"):
            self._choose(1 if step == "right" else -1)
        elif step == "start":
            self._open_menu()
        elif step == "back":
            self.app.sound.play("deny")
        elif step == "slam" or (step in ("up", "down") and press.control == step):
            self.app.stack.push(self._seats(press))

    def notice(self, notice: Notice) -> None:
        """A click chooses a poster, or goes in where it stands out; below them all is the menu.

        A mouse that only lies there does nothing, wherever the window goes.
        """
        if not is_click(notice):
            if goes_back(notice):
                self._open_menu()
            return
        game = self._posters.at(*self.app.window.canvas.at(notice.at))
        if game is None:
            self._open_menu()
        elif game == self._posters.chosen:
            self.app.stack.push(self._seats(None))
        elif game and self._posters.stand_out(game):
            self.app.sound.play("move")

    def _open_menu(self) -> None:
        self.app.sound.play("choose")
        self.app.stack.push(self._menu())

    def _choose(self, step: int) -> None:
        if self._posters.step(step):
            self.app.sound.play("move")

    def advance(self, now_ns: int) -> None:
        """Let the moons rise."""
        dt = now_ns - (self._last_ns if self._last_ns is not None else now_ns)
        if self._last_ns is None:
            self._turned_ns = now_ns
        self._last_ns = self.now_ns = now_ns
        self._posters.advance(dt)
        if self.app.keeper.beckons and now_ns - self._turned_ns > TURN_NS:
            self._turned_ns = now_ns
            self._posters.step(1)
        for step in self.nav.repeats(now_ns):
            if step in ("left", "right"):
                self._choose(1 if step == "right" else -1)

    def flipped(self, now_ns: int) -> None:  # noqa: ARG002 - once, and not before something is on screen
        """See whether a match was broken off."""
        if self._words is None:
            self._words = BROKEN_WORDS if self._broken() else MENU_WORDS

    def draw(self, canvas: Canvas) -> None:
        """Draw the posters and how to sit down."""
        title_backdrop(self.app.art, canvas, self.now_ns / 1e9, less_motion=self.app.settings.less_motion)
        canvas.layer()
        canvas.image(logo_sprite(self.app.art, LOGO_W), 960, LOGO_Y)
        self._posters.draw(canvas, self.now_ns)
        canvas.layer()
        if self.app.keeper.beckons:
            return
        lift = 6 * pulse(self.now_ns)
        canvas.text("PRESS TO SIT DOWN", 960, 862 - lift, MARS.head, 66, MARS.paper, outline=INK, rim=8)
        self._draw_devices(canvas)

    def _draw_devices(self, canvas: Canvas) -> None:
        canvas.rect(960 - 500, 902, 1000, 84, MARS.ground, radius=24)
        canvas.rect(960 - 500, 902, 1000, 84, INK, radius=24, width=5)
        devices = [device for device in DEVICES if self.app.keeper.takes(device)]
        signs = [glyph(canvas.art, legend_for(self.app, device)("slam"), SIGN, MARS) for device in devices]
        width = sum(sign.width for sign in signs) + 60 * (len(signs) - 1)
        x = 960 - width / 2
        for sign in signs:
            canvas.image(sign, x, 944, anchor="midleft")
            x += sign.width + 60
        self._draw_menu_line(canvas)

    def _draw_menu_line(self, canvas: Canvas) -> None:
        """What opens the menu, on keys and on pads where there are any, and what is there."""
        words = self._words or MENU_WORDS
        devices = (*ZONES, ANY_PAD) if self.app.keeper.takes(BOARD) else pad_kinds(self.app)
        if not devices:
            return
        names = dict.fromkeys(legend_for(self.app, device)("start") for device in devices)
        signs = [glyph(canvas.art, name, MENU_SIGN, MARS) for name in names]
        width = sum(sign.width + 14 for sign in signs) + canvas.text_width(words, MARS.body, 40)
        x = 960 - width / 2
        for sign in signs:
            canvas.image(sign, x, 1034, anchor="midleft")
            x += sign.width + 14
        canvas.text(words, x, 1032, MARS.body, 40, MARS.paper, anchor="midleft", outline=INK)
