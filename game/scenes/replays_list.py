"""Matches that can be watched again, a page for all, for each game and for those that are kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.match.games import KNOWN
from game.match.replays import Replay, Shelf, is_kept, journal_name
from game.scenes.games import LOOKS
from game.scenes.records_icons import icon
from game.scenes.records_list import Lines, ListPage, Place
from game.scenes.records_match import Watch
from game.scenes.records_matches import draw_game, draw_nothing
from game.scenes.records_sign import Signs
from game.scenes.records_words import lasted, player_word, short_name, when
from game.scenes.replays_menu import UNREADABLE, ReplayMenu
from game.stage.frames import strip_ink
from game.stage.hints import Hint
from game.stage.palette import mix

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas

ALL, KEPT = "", "kept"
NOTHING = {
    ALL: "No matches yet. You can watch each one again here.",
    KEPT: "Nothing kept yet. The oldest replays make room for new ones; kept ones never do.",
}
NONE_OF_GAME = "No matches of this game yet."


class Told(NamedTuple):
    """What a line says. winner: with the look, for the sign, -1 = none; name: '' for guests and bots."""

    replay: Replay
    winner: str
    name: str
    look: int
    length: str


class ReplaysPage(ListPage):
    """Day, game, winner, players, length and whether it is kept; a palm asks what to do with it."""

    def __init__(self, app: App, shelf: Shelf, watch: Watch, only: str = ALL) -> None:
        """only: a game's id, KEPT, or ALL. watch: shows the journal at a path."""
        super().__init__(app)
        self.word = {ALL: "All", KEPT: "Kept"}.get(only) or short_name(only)
        self.theme = LOOKS.get(only, "mars")
        self.lines = Lines()
        self.paths: list[Path] = []
        self._shelf, self._watch, self._only = shelf, watch, only
        self._told: dict[Path, Told | None] = {}
        self._signs = Signs(())

    def show(self) -> None:
        """List the files; what is in them is read when they come into sight."""
        self._told.clear()
        self._signs = Signs(self.app.records.profiles.all())
        self.paths = [path for path in self._shelf.paths() if self._belongs(path)]
        self.lines.resize(len(self.paths))

    def _belongs(self, path: Path) -> bool:
        if self._only == KEPT:
            return is_kept(path)
        return self._only == ALL or self._game(path) == self._only

    def _game(self, path: Path) -> str:
        """By the name of the file, which a new journal has from its game; others have to be read."""
        word = path.name.partition("-")[0]
        if word in KNOWN:
            return word
        replay = self._shelf.look(path)
        return replay.game if replay else ""

    def advance(self, now_ns: int) -> None:  # noqa: ARG002 - one file a frame, however long that is
        """Read the next file that is in sight."""
        for index in self.lines.shown:
            if self.paths[index] not in self._told:
                self._told[self.paths[index]] = self._tell(self.paths[index])
                return

    def _tell(self, path: Path) -> Told | None:
        """What a line says; what the file does not tell, the records may know."""
        replay = self._shelf.look(path)
        if replay is None:
            return None
        match = None
        if replay.state == "over" and (not replay.winners or replay.played_ms is None):
            match = self.app.records.of_journal(journal_name(path))
        winners, played = list(replay.winners), replay.played_ms
        if match is not None:
            winners = winners or [seat["seat"] for seat in match["seats"] if seat["place"] == 1]
            played = match["game_ms"] if played is None else played
        length = lasted(played)
        if replay.state != "over":
            return Told(replay, {"open": "Broken off", "left": "Given up"}[replay.state], "", -1, length)
        names = [player_word(replay.seats[seat].name, replay.seats[seat].word) for seat in winners]
        said = " and ".join(names) if len(names) < 3 else f"{names[0]} and {len(names) - 1} more"
        if not winners:
            return Told(replay, said, "", -1, length)
        first = replay.seats[winners[0]]
        return Told(replay, said, first.name, winners[0] if first.look is None else first.look, length)

    # What the book asks.

    def slam(self) -> str:
        """Watch, keep, share, delete?"""
        if not self.paths:
            return "deny"
        self.app.stack.push(ReplayMenu(self._shelf, self.paths[self.lines.index], self._watch))
        return "choose"

    def hints(self) -> Sequence[Hint]:
        """What can be done here."""
        return (Hint("slam", "Watch, keep, share"),) if self.paths else ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the list."""
        if not self.paths:
            draw_nothing(canvas, self.poster, NOTHING.get(self._only, NONE_OF_GAME))
        self.lines.draw(canvas, self.poster, self._draw_line)

    def _draw_line(self, canvas: Canvas, index: int, place: Place) -> None:
        path, theme = self.paths[index], self.poster
        x, y, ink = place.x, place.y, strip_ink(theme, chosen=place.chosen)
        faint = mix(ink, theme.panel, 0.2)
        told = self._told.get(path)
        if told is None:
            said = f"{path.name}: {UNREADABLE}" if path in self._told else "..."
            canvas.text(said, x + 92, y, theme.body, 40, faint, anchor="midleft", max_width=place.width - 200)
            return
        canvas.text(when(told.replay.made), x + 92, y, theme.body, 40, ink, anchor="midleft", max_width=360)
        draw_game(canvas, told.replay.game, x + 630, y)
        if told.look >= 0:
            canvas.image(self._signs.of(canvas.art, told.name, told.look, 62), x + 852, y)
        elif told.replay.state != "over":
            canvas.image(icon(canvas.art, theme, "broken", 58), x + 852, y)
        canvas.text(told.winner, x + 900, y, theme.body, 46, ink, anchor="midleft", max_width=296, whole=True)
        count = f"{len(told.replay.seats)} players"
        canvas.text(count, x + 1212, y, theme.body, 40, faint, anchor="midleft", max_width=180)
        right = x + place.width - 104
        canvas.text(told.length, right, y, theme.body, 40, faint, anchor="midright", max_width=200)
        if told.replay.kept:
            canvas.image(icon(canvas.art, theme, "kept", 62), x + place.width - 60, y)
