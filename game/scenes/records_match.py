"""One match of the records: who came where, with what, and what stood out."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.match.games import KNOWN
from game.match.replays import KEPT
from game.rules.times import gap_words
from game.scenes.ask import Answer, AskScene
from game.scenes.games import LOOKS
from game.scenes.hints import shared_hints
from game.scenes.records_buttons import Button, Buttons
from game.scenes.records_sign import Signs
from game.scenes.records_wall import wall
from game.scenes.records_words import game_name, lasted, player_word, points, reaction, when
from game.scenes.steered import SteeredScene
from game.stage.frames import panel, strip, strip_ink
from game.stage.hints import Hint, draw_hints
from game.stage.palette import THEMES, Theme, mix

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

WIDTH, TOP, HEIGHT = 1760.0, 26.0, 964.0
HEAD_Y, LINE_Y, COLUMNS_Y = 112.0, 186.0, 246.0
ROWS_TOP, ROWS_BOTTOM, MOST_ROW = 272.0, 762.0, 96.0
FACTS_Y, BUTTONS_Y = 796.0, 894.0
LEFT = 960 - WIDTH / 2
COLUMNS = ((1150.0, "Best"), (1330.0, "Median"), (1500.0, "Early"), (1660.0, "Wrong"))
HINTS = (Hint("move", "Choose"), Hint("slam", "Pick"), Hint("back", "Back"))

Watch = Callable[[Path], None]


def journal_path(folder: Path, name: str) -> Path | None:
    """The journal of that name, also if it is marked as kept; None if it is gone."""
    stem = name.removesuffix(".jsonl")
    with contextlib.suppress(OSError):  # a name that no file can have
        paths = (folder / name, folder / f"{stem}{KEPT}.jsonl")
        return next((path for path in paths if name and path.is_file()), None)
    return None


class MatchScene(SteeredScene):
    """A board with a table; below it, what can be done with the match."""

    wheel = False

    def __init__(self, number: int, watch: Watch | None = None) -> None:
        """number: of the match in the data base. watch: shows its journal, None where that can't be done."""
        self._number = number
        self._watch = watch
        self._match: dict[str, Any] = {}

    @property
    def theme(self) -> str:
        """The game's."""
        return LOOKS.get(self._match.get("game", ""), "mars")

    @property
    def poster(self) -> Theme:
        """The theme's palette and type."""
        return THEMES[self.theme]

    def enter(self) -> None:
        """Ask the data base."""
        super().enter()
        self._match = self.app.records.match(self._number) or {}
        self._signs = Signs(self.app.records.profiles.all())
        self._path = journal_path(self.app.folders.journals, self._match.get("journal", ""))
        watch = [Button("watch", "Watch it again", "" if self._path else "Its replay is gone.")]
        delete = [] if self.app.keeper.guests else [Button("delete", "Delete")]
        both = [*(watch if self._watch else []), Button("back", "Back"), *delete]
        self.buttons = Buttons(both, 960, BUTTONS_Y)
        if self._watch and not self._path:
            self.buttons.index = 1

    # Input

    def step(self, step: str) -> bool:
        """One step of any device; False if it leads nowhere."""
        if step in ("left", "right"):
            self.buttons.turn(1 if step == "right" else -1)
            self.app.sound.play("move")
        elif step == "slam":
            self._take(self.buttons.chosen)
        elif step in ("back", "start"):
            self.close()
        return step not in ("up", "down")

    def _take(self, button: Button) -> None:
        self.app.sound.play("deny" if button.off else "choose")
        if button.off:
            self.app.notes.say(button.off)
        elif button.id == "watch" and self._watch and self._path:
            self._watch(self._path)
        elif button.id == "delete":
            note = "The match is no longer in the records; its replay stays."
            answer = Answer("Delete this match", note, self._delete)
            self.app.stack.push(AskScene("DELETE THIS MATCH?", (answer,), theme=self.theme))
        elif button.id == "back":
            self.app.stack.pop()

    def _delete(self) -> None:
        if self.app.records.delete(self._number):
            self.app.stack.pop()

    def point(self, x: float, y: float, *, click: bool) -> None:
        """The mouse points at a button, and takes it."""
        index = self.buttons.at(x, y)
        if index is not None:
            self.buttons.index = index
            if click:
                self.step("slam")

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the board."""
        theme, match = self.poster, self._match
        canvas.image(wall(canvas.art, theme), 0, 0, anchor="topleft")
        canvas.image(panel(canvas.art, theme, WIDTH, HEIGHT), 960, TOP + HEIGHT / 2)
        canvas.layer()
        self._draw_head(canvas)
        seats = match.get("seats", [])
        height = min(MOST_ROW, (ROWS_BOTTOM - ROWS_TOP) / max(1, len(seats)))
        for row, seat in enumerate(seats):
            self._draw_seat(canvas, seat, ROWS_TOP + row * height, height)
        canvas.layer()
        canvas.text(self._facts(), 960, FACTS_Y, theme.body, 40, self._loud, max_width=WIDTH - 140)
        self.buttons.draw(canvas, theme)
        draw_hints(canvas, theme, shared_hints(self.app, HINTS))

    @property
    def _loud(self) -> tuple[int, int, int]:
        return self.poster.alarm if self.theme == "bounty" else self.poster.accent

    def _draw_head(self, canvas: Canvas) -> None:
        theme, match = self.poster, self._match
        name = game_name(match.get("game", "")).upper() or "GONE"
        canvas.text(name, 960, HEAD_Y, theme.head, 72, theme.panel_ink, max_width=WIDTH - 200, whole=True)
        said = [when(match.get("ended", "")), lasted(match.get("game_ms")), self._ending()]
        line = "     ".join(word for word in said if word)
        canvas.text(line, 960, LINE_Y, theme.body, 42, theme.panel_ink, max_width=WIDTH - 160)
        if match.get("game") == "bandits":
            for x, word in COLUMNS:
                canvas.text(word, x, COLUMNS_Y, theme.body, 38, self._loud)

    def _ending(self) -> str:
        match = self._match
        if match.get("how") != "over":
            return "cut short: nobody won"
        return f"won in {match['turns']} turns" if match.get("turns") else ""

    def _draw_seat(self, canvas: Canvas, seat: dict[str, Any], top: float, height: float) -> None:
        theme, y = self.poster, top + height / 2
        best = seat["place"] == 1
        wide = WIDTH - 120
        canvas.image(strip(canvas.art, theme, wide, height - 10, chosen=best), 960, y)
        ink = strip_ink(theme, chosen=best)
        if seat["place"]:
            canvas.text(f"{seat['place']}.", LEFT + 120, y, theme.head, 46, ink)
        canvas.image(
            self._signs.of(canvas.art, seat["name"], seat["look"], min(72.0, height - 12)), LEFT + 206, y
        )
        name = player_word(seat["name"], seat["player"])
        canvas.text(name, LEFT + 262, y, theme.body, 46, ink, anchor="midleft", max_width=400, whole=True)
        if seat["place"]:
            score = " ".join(points(self._match["game"], seat["score"])).strip()
            canvas.text(score, LEFT + 690, y, theme.head, 42, ink, anchor="midleft", max_width=300)
        if self._match["game"] == "bandits":
            figures = (
                reaction(seat["best_ns"]),
                reaction(seat["median_ns"]),
                str(seat["false_starts"]),
                str(seat["wrong"]),
            )
            for (x, _), said in zip(COLUMNS, figures, strict=True):
                faint = ink if best else mix(ink, theme.panel, 0.12)
                canvas.text(said, x, y, theme.body, 42, faint, max_width=160)

    def _facts(self) -> str:
        """What stood out, in one line."""
        match = self._match
        seats = {seat["seat"]: player_word(seat["name"], seat["player"]) for seat in match.get("seats", [])}
        right = [row for row in match.get("captures", []) if row["right"] and row["seat"] in seats]
        close = [row for row in right if row["gap_ns"] is not None]
        said = []
        if right:
            fast = min(right, key=lambda row: int(row["reaction_ns"]))
            said.append(f"Fastest: {seats[fast['seat']]}, {reaction(fast['reaction_ns'])}")
        if close:
            photo = min(close, key=lambda row: int(row["gap_ns"]))
            rival = seats.get(photo["rival"])
            before = f", {gap_words(photo['gap_ns'])}" + (f" before {rival}" if rival else "")
            said.append(f"Closest: {seats[photo['seat']]}{before}")
        draws = [row for row in match.get("draws", []) if row["seat"] in seats]
        if draws:
            said.append(f"Noon: {seats[draws[0]['seat']]}, {reaction(draws[0]['reaction_ns'])}")
        return "     ".join(said) if match.get("game") in KNOWN else ""
