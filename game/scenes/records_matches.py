"""All matches, the latest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.scenes.games import LOOKS
from game.scenes.records_list import Lines, ListPage, Place
from game.scenes.records_match import MatchScene, Watch
from game.scenes.records_sign import Signs
from game.scenes.records_words import lasted, short_name, when, winner_words
from game.stage.frames import strip_ink
from game.stage.hints import Hint
from game.stage.palette import THEMES, Theme, mix

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas

GAME_W = 300.0
"""Of the plate with a game's name."""
CHUNK = 50
"""So many matches are read at once."""
NOTHING = "No matches yet. The first one stays here for good."


class MatchesPage(ListPage):
    """Day, game, winner, players and length of each; a palm shows the whole match."""

    word = "Matches"

    def __init__(self, app: App, watch: Watch | None) -> None:
        """watch: shows a journal, None if that can't be done here."""
        super().__init__(app)
        self._watch = watch
        self.lines = Lines()
        self._chunks: dict[int, list[dict[str, Any]]] = {}
        self._signs = Signs(())

    def show(self) -> None:
        """Count them; they are read when they come into sight."""
        self._chunks.clear()
        self._signs = Signs(self.app.records.profiles.all())
        self.lines.resize(self.app.records.count())

    def match(self, index: int) -> dict[str, Any] | None:
        """The match in that line, None if it can't be read."""
        chunk, place = divmod(index, CHUNK)
        if chunk not in self._chunks:
            self._chunks[chunk] = self.app.records.recent(CHUNK, chunk * CHUNK)
        found = self._chunks[chunk]
        return found[place] if place < len(found) else None

    def slam(self) -> str:
        """The whole match."""
        match = self.match(self.lines.index) if self.lines.count else None
        if match is None:
            return "deny"
        self.app.stack.push(MatchScene(match["id"], self._watch))
        return "choose"

    def hints(self) -> Sequence[Hint]:
        """What can be done here."""
        return (Hint("slam", "Look"),) if self.lines.count else ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the list."""
        if not self.lines.count:
            draw_nothing(canvas, self.poster, NOTHING)
        self.lines.draw(canvas, self.poster, self._draw_line)

    def _draw_line(self, canvas: Canvas, index: int, place: Place) -> None:
        match = self.match(index)
        if match is None:
            return
        theme, x, y = self.poster, place.x, place.y
        ink = strip_ink(theme, chosen=place.chosen)
        canvas.text(when(match["ended"]), x + 92, y, theme.body, 40, ink, anchor="midleft", max_width=360)
        draw_game(canvas, match["game"], x + 630, y)
        best = [seat for seat in match["seats"] if seat["place"] == 1]
        said = winner_words(match["seats"]) if match["how"] == "over" else "Cut short"
        if best:
            sign = self._signs.of(canvas.art, best[0]["name"], best[0]["look"], 62)
            canvas.image(sign, x + 852, y)
        canvas.text(said, x + 900, y, theme.body, 46, ink, anchor="midleft", max_width=380, whole=True)
        faint = mix(ink, theme.panel, 0.2)
        count = f"{len(match['seats'])} players"
        canvas.text(count, x + 1300, y, theme.body, 40, faint, anchor="midleft", max_width=180)
        took = lasted(match["game_ms"])
        canvas.text(took, x + place.width - 36, y, theme.body, 40, faint, anchor="midright", max_width=200)


def draw_game(canvas: Canvas, game: str, x: float, y: float) -> None:
    """A game's name on a plate of its own colours, its middle at (x, y)."""
    theme = THEMES[LOOKS.get(game, "mars")]
    plate = {"mars": theme.shade, "bounty": theme.paper, "boom": theme.ground}[theme.name]
    ink = theme.alarm if theme.name == "bounty" else theme.paper if theme.name == "mars" else theme.accent
    canvas.rect(x - GAME_W / 2, y - 28, GAME_W, 56, theme.ink, radius=12)
    canvas.rect(x - GAME_W / 2 + 4, y - 24, GAME_W - 8, 48, plate, radius=9)
    canvas.text(short_name(game), x, y, theme.head, 38, ink, max_width=GAME_W - 36, whole=True)


def draw_nothing(canvas: Canvas, theme: Theme, said: str) -> None:
    """What is said where a list is empty."""
    canvas.paragraph(
        said, 960, 560, theme.body, 56, theme.paper, width=1200, anchor="center", outline=theme.ink
    )
