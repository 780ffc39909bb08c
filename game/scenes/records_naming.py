"""Entering a name with a stick: a case of letters, a palm to set each."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.hints import shared_hints
from game.scenes.steered import SteeredScene
from game.stage.canvas import Canvas
from game.stage.frames import panel, strip, strip_ink
from game.stage.hints import Hint, draw_hints
from game.stage.motion import pulse
from game.stage.palette import THEMES, Theme, mix
from game.store.records_profiles import LEAST, MOST

LETTERS = ("ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "ÄÅÆÇÉÈÊÑÖØÜÛß", "0123456789-.'")
COLUMNS = 13
BLANK, ERASE, DONE = "blank", "erase", "done"
KEYS = ((BLANK, "Space"), (ERASE, "Erase"), (DONE, "Done"))
CELL_W, CELL_H = 106.0, 88.0
KEY_W, KEY_GAP = 420.0, 30.0
TOP = 388.0
PANEL = (1560.0, 912.0)
SLOT_W, NAME_Y = 78.0, 252.0
HINTS = (Hint("move", "Choose"), Hint("slam", "Set"), Hint("back", "Erase"), Hint("start", "Done"))
RULE = f"{LEAST} to {MOST} letters."


class NamingScene(SteeredScene):
    """A board with the name so far and all letters; those within a word are small by themselves."""

    see_through = True
    wheel = False

    def __init__(self, headline: str, name: str, done: Callable[[str], str]) -> None:
        """name: to begin with. done: takes the name; gives a sentence if it can't be, '' closes the board."""
        self._headline = headline
        self.name = name[:MOST]
        self._done = done
        self._fault = ""

    @property
    def poster(self) -> Theme:
        """The theme's palette and type."""
        return THEMES[self.theme]

    def enter(self) -> None:
        """The focus is on the first letter."""
        super().enter()
        self.now_ns = 0
        self.row, self.column = 0, 0

    # Input

    def step(self, step: str) -> bool:
        """Go about, set a letter, rub one out."""
        if step in ("up", "down"):
            self._go(1 if step == "down" else -1)
        elif step in ("left", "right"):
            width = self._width(self.row)
            self.column = (self.column + (1 if step == "right" else -1)) % width
            self.app.sound.play("move")
        elif step == "slam":
            self._set()
        elif step == "back":
            self._erase(leave=True)
        elif step == "start":
            self._finish()
        return True

    def _width(self, row: int) -> int:
        return COLUMNS if row < len(LETTERS) else len(KEYS)

    def _go(self, step: int) -> None:
        """A row up or down; the column stays about where it is on screen."""
        share = (self.column + 0.5) / self._width(self.row)
        self.row = (self.row + step) % (len(LETTERS) + 1)
        self.column = min(int(share * self._width(self.row)), self._width(self.row) - 1)
        self.app.sound.play("move")

    def _set(self) -> None:
        if self.row < len(LETTERS):
            self._add(LETTERS[self.row][self.column])
            return
        key = KEYS[self.column][0]
        if key == BLANK:
            self._add(" ")
        elif key == ERASE:
            self._erase(leave=False)
        else:
            self._finish()

    def _add(self, letter: str) -> None:
        inside = bool(self.name) and self.name[-1] not in " -."
        if len(self.name) >= MOST or (letter == " " and not inside):
            self.app.sound.play("deny")
            return
        self.name += letter.lower() if inside else letter
        self._fault = ""
        self.app.sound.play("choose")

    def _erase(self, *, leave: bool) -> None:
        if self.name:
            self.name = self.name[:-1]
            self._fault = ""
            self.app.sound.play("leave")
        elif leave:
            self.close()
        else:
            self.app.sound.play("deny")

    def _finish(self) -> None:
        self._fault = self._done(self.name.strip())
        self.app.sound.play("deny" if self._fault else "join")
        if not self._fault:
            self.app.stack.pop()

    def point(self, x: float, y: float, *, click: bool) -> None:
        """The mouse points at a letter, and sets it."""
        at = self._at(x, y)
        if at is not None:
            self.row, self.column = at
            if click:
                self._set()

    def _at(self, x: float, y: float) -> tuple[int, int] | None:
        row = int((y - TOP + CELL_H / 2) // CELL_H)
        if not 0 <= row <= len(LETTERS):
            return None
        wide = CELL_W if row < len(LETTERS) else KEY_W + KEY_GAP
        column = int((x - 960 + wide * self._width(row) / 2) // wide)
        return (row, column) if 0 <= column < self._width(row) else None

    def advance(self, now_ns: int) -> None:
        """Repeat what is held."""
        self.now_ns = now_ns
        super().advance(now_ns)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the board."""
        theme = self.poster
        canvas.veil(170)
        canvas.image(panel(canvas.art, theme, *PANEL), 960, 44 + PANEL[1] / 2)
        canvas.text(self._headline, 960, 134, theme.head, 76, theme.panel_ink)
        self._draw_name(canvas)
        canvas.layer()
        for row in range(len(LETTERS) + 1):
            for column in range(self._width(row)):
                self._draw_cell(canvas, row, column)
        said, ink = (self._fault, theme.alarm) if self._fault else (RULE, theme.panel_ink)
        canvas.text(said, 960, 866, theme.body, 44, ink, max_width=1360)
        draw_hints(canvas, theme, shared_hints(self.app, HINTS))

    def _draw_name(self, canvas: Canvas) -> None:
        """The letters on their lines; the next one's line is lit."""
        theme = self.poster
        left = 960 - SLOT_W * MOST / 2
        for slot in range(MOST):
            x, here = left + (slot + 0.5) * SLOT_W, slot == len(self.name)
            faint = mix(theme.panel_ink, theme.panel, 0.5)
            lit = theme.alarm if theme.name == "bounty" else theme.accent
            colour = mix(lit, theme.panel, 0.5 * pulse(self.now_ns)) if here else faint
            canvas.rect(x - SLOT_W / 2 + 7, NAME_Y + 44, SLOT_W - 14, 8, colour, radius=4)
            if slot < len(self.name):
                canvas.text(self.name[slot], x, NAME_Y, theme.head, 72, theme.panel_ink)

    def _draw_cell(self, canvas: Canvas, row: int, column: int) -> None:
        theme, chosen = self.poster, (row, column) == (self.row, self.column)
        y, ink = TOP + row * CELL_H, strip_ink(theme, chosen=chosen)
        if row < len(LETTERS):
            x = 960 + (column - (COLUMNS - 1) / 2) * CELL_W
            word, width, size = LETTERS[row][column], CELL_W - 14, 52.0
        else:
            x = 960 + (column - (len(KEYS) - 1) / 2) * (KEY_W + KEY_GAP)
            word, width, size = KEYS[column][1], KEY_W, 46.0
        canvas.image(strip(canvas.art, theme, width, CELL_H - 16, chosen=chosen), x, y)
        canvas.text(word, x, y, theme.body, size, ink)
