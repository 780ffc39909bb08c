"""The posters on the title: which games hang there, and which of them stands out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.backdrops import poster_sprite
from game.stage.cut import wedge
from game.stage.motion import Tween, pulse
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas

POSTER_W, POSTER_Y = 388.0, 560.0
APART = 470.0
ASIDE = 0.75
"""The size of a poster that is not chosen, as a share."""
TILT = 3.0
GROW_MS = 180.0
REACH = 0.66
"""Of a poster's width, from its middle up and down: as far as the mouse hits it."""


class Posters:
    """A row of them around the middle. games: what hangs there, from the left."""

    def __init__(self, app: App, games: Sequence[str]) -> None:
        """One stands out at once: the game of the settings, else the first."""
        self._app = app
        self.games = list(games)
        if self.chosen not in self.games:
            app.settings.game = self.games[0]
        self._sizes = {game: Tween(self._size(game), self._size(game), 0.0) for game in self.games}

    @property
    def chosen(self) -> str:
        """The game whose poster stands out."""
        return self._app.settings.game

    def step(self, way: int) -> bool:
        """The next one to the right (1) or left (-1) stands out; False if there is no other."""
        here = self.games.index(self.chosen)
        return self.stand_out(self.games[(here + way) % len(self.games)])

    def stand_out(self, game: str) -> bool:
        """That one comes to the front; False if it is there."""
        if game == self.chosen:
            return False
        settings = self._app.settings
        settings.game = game
        for name, size in self._sizes.items():
            size.to(self._size(name), 0.0 if settings.less_motion else self._app.pace.ms(GROW_MS))
        return True

    def at(self, x: float, y: float) -> str | None:
        """The game whose poster hangs there, '' beside them all, None below."""
        if y > POSTER_Y + POSTER_W * REACH:
            return None
        return next((game for game in self.games if abs(x - self._middle(game)) < APART / 2), "")

    def advance(self, dt: int) -> None:
        """Let them grow and shrink, ns."""
        for size in self._sizes.values():
            size.advance(dt)

    def draw(self, canvas: Canvas, now_ns: int) -> None:
        """Draw them; the one that stands out lies over the others."""
        for game in sorted(self.games, key=lambda name: name == self.chosen):
            size, x = self._sizes[game].value, self._middle(game)
            tilt = TILT * self._place(game) * (1.0 - size) / (1.0 - ASIDE)
            canvas.image(poster_sprite(canvas.art, game, POSTER_W), x, POSTER_Y, zoom=size, angle=tilt)
        if len(self.games) > 1:
            for side, way in ((-1, "left"), (1, "right")):
                x = self._middle(self.chosen) + side * (POSTER_W / 2 + 30 + 5 * pulse(now_ns))
                canvas.polygon(wedge(x + side * 4, POSTER_Y, 52, way), INK)
                canvas.polygon(wedge(x, POSTER_Y, 36, way), MARS.accent)

    def _size(self, game: str) -> float:
        return 1.0 if game == self.chosen else ASIDE

    def _place(self, game: str) -> float:
        """From the middle, in posters."""
        return self.games.index(game) - (len(self.games) - 1) / 2

    def _middle(self, game: str) -> float:
        """Where a poster hangs, px from the left."""
        return 960 + APART * self._place(game)
