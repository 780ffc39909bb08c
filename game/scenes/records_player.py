"""One player of this machine: the look they wish for, another name, good-bye."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.ask import Answer, AskScene
from game.scenes.menus import HEAD_ROOM, PAD_BOTTOM, MenuScene
from game.scenes.records_naming import NamingScene
from game.scenes.records_sign import COLOURS, EMBLEMS, sign
from game.stage.rows import Action, Choice, Outcome, Row

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

SIGN = 150.0
NOTE = "Yours if nobody else has it."


class PlayerScene(MenuScene):
    """A menu under the player's own sign."""

    width = 1120.0

    def __init__(self, name: str) -> None:
        """name: of a profile."""
        self._name = name

    def enter(self) -> None:
        """Ask the data base."""
        self._learn()
        super().enter()

    def _learn(self) -> None:
        found = self.app.records.profiles.find(self._name)
        self._gone = found is None
        self._colour = found.colour if found else None
        self._emblem = found.emblem if found else None
        self.headline = (found.name if found else self._name).upper()

    def resume(self) -> None:
        """The name may be another, or gone."""
        super().resume()
        self._learn()
        if self._gone:
            self.app.stack.pop()

    def rows(self) -> Sequence[Row]:
        """Colour, emblem, name, good-bye."""
        colours = [(None, "Any"), *enumerate(COLOURS)]
        emblems = [(None, "Any"), *enumerate(EMBLEMS)]
        return (
            Choice("colour", "Colour", colours, self._colour, note=NOTE),
            Choice("emblem", "Emblem", emblems, self._emblem, note=NOTE),
            Action("rename", "Rename", note="All records move along."),
            Action("delete", "Delete", note="You choose what happens to the records."),
            Action("done", "Done"),
        )

    def chosen(self, outcome: Outcome) -> None:
        """Do it at once."""
        if outcome.id == "done":
            self.back()
        elif outcome.id == "rename":
            self.app.stack.push(NamingScene("NEW NAME", self._name, self._rename))
        elif outcome.id == "delete":
            self._ask()
        else:
            value = outcome.value if isinstance(outcome.value, int) else None
            if outcome.id == "colour":
                self._colour = value
            else:
                self._emblem = value
            self.app.records.profiles.wish(self._name, self._colour, self._emblem)

    def _rename(self, name: str) -> str:
        fault = self.app.records.profiles.rename(self._name, name)
        if not fault:
            self._name = name
        return fault

    def _ask(self) -> None:
        name = self._name

        def delete(*, with_records: bool) -> None:
            self.app.records.profiles.delete(name, with_records=with_records)

        keep = Answer("The name only", "The records stay, as a guest's.", lambda: delete(with_records=False))
        drop = Answer(
            "The name and all records", "As if they had never played.", lambda: delete(with_records=True)
        )
        self.app.stack.push(AskScene(f"DELETE {name.upper()}?", (keep, drop), no=f"No, {name} stays"))

    def draw(self, canvas: Canvas) -> None:
        """Draw the menu and the sign over its corner."""
        super().draw(canvas)
        top = max(20.0, (1010 - HEAD_ROOM - self.menu.height - PAD_BOTTOM) / 2)
        drawn = sign(canvas.art, self._colour, self._emblem, SIGN)
        canvas.image(drawn, 960 - self.width / 2 + 30, top + HEAD_ROOM / 2)
