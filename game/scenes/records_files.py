"""What can be done with all records at once: taken along as one file, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.ask import Answer, AskScene
from game.scenes.menus import VOICES
from game.scenes.records_page import Page
from game.scenes.records_words import lasted
from game.stage.frames import panel
from game.stage.hints import Hint
from game.stage.menu import Menu
from game.stage.rows import Action
from game.store.sharing import share_folder

if TYPE_CHECKING:
    from pathlib import Path

    from game.scenes.app import App
    from game.stage.canvas import Canvas

MENU_W, PANEL = 1240.0, (1440.0, 640.0)
PANEL_Y, HEAD_Y, MENU_Y = 596.0, 372.0, 462.0
ROW_STEP = 100.0
NOTHING = "Nothing here yet."


class FilesPage(Page):
    """A menu under how much there is."""

    word = "Files"

    def __init__(self, app: App) -> None:
        """app: whose records it is about."""
        super().__init__(app)
        self.folder: Path = share_folder(app.folders.root)
        self.menu = Menu([Action("none", NOTHING)], self.poster)
        self._last_ns: int | None = None

    def show(self) -> None:
        """Count."""
        records = self.app.records
        self._count, self._players = records.count(), len(records.profiles.all())
        self._played = lasted(records.total_ms())
        empty = "" if self._count or self._players else NOTHING
        rows = [
            Action("export", "Everything in one file", off=empty, note=f"A JSON file in {self.folder}"),
            Action("matches", "Delete all matches", off="" if self._count else NOTHING, note="Players stay."),
            Action("all", "Delete all matches and players", off=empty, note="The replays stay."),
        ]
        index = self.menu.index if len(self.menu.rows) == len(rows) else 0
        self.menu = Menu(rows, self.poster, width=MENU_W, pace=self.app.pace)
        self.menu.index = index

    def move(self, step: int) -> bool:
        """A row up or down."""
        return bool(self.menu.press("down" if step > 0 else "up").kind)

    def slam(self) -> str:
        """Do it, or ask first."""
        outcome = self.menu.press("slam")
        if outcome.kind == "picked":
            {"export": self._export, "matches": self._ask_matches, "all": self._ask_all}[outcome.id]()
        return VOICES.get(outcome.kind, "")

    def _export(self) -> None:
        path = self.app.records.export(self.folder)
        if path is not None:
            self.app.notes.say(f"Everything is in {path}.")

    def _ask_matches(self) -> None:
        note = "All records and the wall of fame go. This can't be undone."
        answer = Answer("Delete all matches", note, lambda: self._clear(profiles=False))
        self.app.stack.push(AskScene("DELETE ALL MATCHES?", (answer,)))

    def _ask_all(self) -> None:
        note = "Matches, records and players go. This can't be undone."
        answer = Answer("Delete everything", note, lambda: self._clear(profiles=True))
        self.app.stack.push(AskScene("DELETE EVERYTHING?", (answer,)))

    def _clear(self, *, profiles: bool) -> None:
        if self.app.records.clear(profiles=profiles):
            self.app.notes.say("The wall is bare again.")

    def point(self, x: float, y: float) -> bool:
        """The row that lies there."""
        row = int((y - MENU_Y) // ROW_STEP)
        if abs(x - 960) > MENU_W / 2 or not 0 <= row < len(self.menu.rows):
            return False
        self.menu.index = row
        return True

    def advance(self, now_ns: int) -> None:
        """Let the pointer come to rest."""
        self.menu.advance(now_ns - (self._last_ns or now_ns))
        self._last_ns = now_ns

    def hints(self) -> Sequence[Hint]:
        """What can be done here."""
        return (Hint("slam", "Pick"),)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board."""
        theme = self.poster
        canvas.image(panel(canvas.art, theme, *PANEL), 960, PANEL_Y)
        said = f"{self._count} matches     {self._players} players"
        said += f"     {self._played}" if self._played else ""
        canvas.text(said, 960, HEAD_Y, theme.head, 56, theme.accent, max_width=PANEL[0] - 140)
        self.menu.draw(canvas, 960, MENU_Y)
