"""The ten best of one record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.hints import shared_hints
from game.scenes.records_boards import Board, strong
from game.scenes.records_icons import icon
from game.scenes.records_list import Lines, Place
from game.scenes.records_match import MatchScene, Watch
from game.scenes.records_sign import Signs
from game.scenes.records_wall import wall
from game.scenes.records_words import MEANING, beside, day, figure, game_name, player_word, record_title
from game.scenes.steered import SteeredScene
from game.stage.frames import strip_ink
from game.stage.hints import Hint, draw_hints
from game.stage.lettering import heading
from game.stage.palette import INK, THEMES, mix

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

HINTS = (Hint("move", "Choose"), Hint("slam", "The match"), Hint("back", "Back"))
ROW = 70.0


class TopScene(SteeredScene):
    """Place, name, figure and day; a palm leads to the match."""

    theme = "mars"
    wheel = False

    def __init__(self, board: Board, theme: str, watch: Watch | None = None) -> None:
        """board: with its holders. theme: of the page it hangs on. watch: shows a journal, if that can be."""
        self.board = board
        self._watch = watch
        self.theme = theme
        self.lines = Lines(len(board.holders), 10, row=ROW)

    def enter(self) -> None:
        """Ask who wishes for which look."""
        super().enter()
        self._signs = Signs(self.app.records.profiles.all())

    def resume(self) -> None:
        """A match may have been deleted."""
        super().resume()
        board = self.board
        self.board = board._replace(holders=self.app.records.best(board.kind, board.game))
        self.lines.resize(len(self.board.holders))
        if not self.board.holders:
            self.app.stack.pop()

    def step(self, step: str) -> bool:
        """One step of any device; False if it leads nowhere."""
        if step in ("up", "down"):
            if not self.lines.move(1 if step == "down" else -1):
                return False
            self.app.sound.play("move")
        elif step == "slam":
            self.app.sound.play("choose")
            self.app.stack.push(MatchScene(self.board.holders[self.lines.index].match, self._watch))
        elif step in ("back", "start"):
            self.close()
        return step not in ("left", "right")

    def point(self, x: float, y: float, *, click: bool) -> None:
        """The mouse points at a line, and opens its match."""
        index = self.lines.at(x, y)
        if index is not None:
            self.lines.index = index
            if click:
                self.step("slam")

    def draw(self, canvas: Canvas) -> None:
        """Draw the list."""
        theme, board = THEMES[self.theme], self.board
        canvas.image(wall(canvas.art, theme), 0, 0, anchor="topleft")
        canvas.layer()
        title = record_title(board.kind, board.game).upper()
        wide = heading(canvas, theme, title, 960, 62, size=76)
        for side in (-1, 1):
            canvas.image(icon(canvas.art, theme, board.kind, 96), 960 + side * (wide / 2 + 90), 62)
        where = game_name(board.game) if board.game else "All games"
        said = f"{where}. {MEANING[board.kind]}"
        canvas.text(said, 960, 136, theme.body, 40, theme.paper, outline=INK, max_width=1800)
        self.lines.draw(canvas, theme, self._draw_line)
        draw_hints(canvas, theme, shared_hints(self.app, HINTS))

    def _draw_line(self, canvas: Canvas, index: int, place: Place) -> None:
        theme, kind = THEMES[self.theme], self.board.kind
        best = self.board.holders[index]
        ink = strip_ink(theme, chosen=place.chosen)
        loud = ink if place.chosen else strong(theme)
        x, y = place.x, place.y
        canvas.text(f"{index + 1}.", x + 96, y, theme.head, 46, loud)
        canvas.image(self._signs.of(canvas.art, best.name, best.look, 62), x + 178, y)
        name = player_word(best.name, best.player)
        canvas.text(name, x + 228, y, theme.body, 46, ink, anchor="midleft", max_width=420, whole=True)
        number, unit = figure(kind, best)
        canvas.text(
            f"{number} {unit}".strip(), x + 690, y, theme.head, 44, loud, anchor="midleft", max_width=330
        )
        faint = mix(ink, theme.panel, 0.2)
        elsewhere = kind == "draw" and not self.board.game
        more = beside(kind, best) or (game_name(best.game) if elsewhere else "")
        canvas.text(more, x + 1040, y, theme.body, 40, faint, anchor="midleft", max_width=380)
        said = day(best.ended)
        canvas.text(said, x + place.width - 40, y, theme.body, 40, faint, anchor="midright", max_width=270)
