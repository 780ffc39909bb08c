"""Matches that others have shared: found in a few folders, checked, and brought in by one press."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.match.arrivals import Bringing, already
from game.match.replays import ENDING, Replay, Shelf
from game.scenes.records_list import Lines, ListPage, Place
from game.scenes.records_matches import draw_game, draw_nothing
from game.scenes.records_words import player_word, when
from game.stage.frames import strip_ink
from game.stage.hints import Hint
from game.stage.palette import mix
from game.store.sharing import SHARED, arrivals, share_folder

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas

NO_MATCH = "Not a match of these games, or damaged."
WORKING = "Checking every step ..."


class ArrivalsPage(ListPage):
    """Day, game, players and where the file lies; a palm brings it in."""

    word = "Import"

    def __init__(self, app: App, shelf: Shelf) -> None:
        """shelf: where to."""
        super().__init__(app)
        self.lines = Lines()
        self.paths: list[Path] = []
        self._shelf = shelf
        self._told: dict[Path, Replay | None] = {}
        self._work: Bringing | None = None

    def show(self) -> None:
        """Look what is there that is not on the shelf yet."""
        found = arrivals(self.app.folders.root, ENDING)
        self.paths = [path for path in found if already(self._shelf, path) is None]
        self.lines.resize(len(self.paths))

    def advance(self, now_ns: int) -> None:  # noqa: ARG002 - one file a frame, however long that is
        """Read the next file that is in sight; say what became of the one that is brought in."""
        said = self._work.said() if self._work is not None else None
        if said is not None:
            self._work = None
            done, sentence = said
            self.app.sound.play("join" if done else "deny")
            self.app.notes.say(sentence)
            self.show()
        for index in self.lines.shown:
            path = self.paths[index]
            if path not in self._told:
                self._told[path] = self._shelf.look(path)
                return

    # What the book asks.

    def slam(self) -> str:
        """Bring it in; one at a time."""
        if not self.paths or self._work is not None:
            return "deny"
        self._work = Bringing(self.paths[self.lines.index], self._shelf)
        return "choose"

    def hints(self) -> Sequence[Hint]:
        """What can be done here."""
        return (Hint("slam", "Import"),) if self.paths else ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the list, or where files are looked for."""
        if not self.paths:
            draw_nothing(canvas, self.poster, self._nothing())
        self.lines.draw(canvas, self.poster, self._draw_line)

    def _nothing(self) -> str:
        """Where a file has to lie to be found."""
        root = self.app.folders.root
        downloads = share_folder(root)
        where = f"{root / SHARED}" if downloads == root / SHARED else f"{downloads} or {root / SHARED}"
        return (
            "Somebody has shared a match as one file? Plug in the stick that it lies on, or put it into "
            f"{where}: then it shows here."
        )

    def _draw_line(self, canvas: Canvas, index: int, place: Place) -> None:
        path, theme = self.paths[index], self.poster
        x, y, ink = place.x, place.y, strip_ink(theme, chosen=place.chosen)
        faint = mix(ink, theme.panel, 0.2)
        right = x + place.width - 36
        working = self._work is not None and self._work.path == path
        replay = self._told.get(path)
        if replay is None or working:
            said = WORKING if working else f"{path.name}: {NO_MATCH}" if path in self._told else "..."
            canvas.text(said, x + 92, y, theme.body, 40, faint, anchor="midleft", max_width=place.width - 140)
            return
        canvas.text(when(replay.made), x + 92, y, theme.body, 40, ink, anchor="midleft", max_width=360)
        draw_game(canvas, replay.game, x + 630, y)
        names = [player_word(seat.name, seat.word) for seat in replay.seats]
        said = ", ".join(names[:2]) + (f" and {len(names) - 2} more" if len(names) > 2 else "")
        canvas.text(said, x + 820, y, theme.body, 44, ink, anchor="midleft", max_width=560)
        folder = path.parent.name or str(path.parent)
        canvas.text(f"in {folder}", right, y, theme.body, 40, faint, anchor="midright", max_width=300)
