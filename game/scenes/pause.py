"""The pause: go on, look things up, or leave the match; and the lines of the last decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.scenes.getup import GetUpScene
from game.scenes.joining import JOIN, counts, is_palm, present
from game.scenes.lost import Played, absent, click_back, come_back
from game.scenes.menus import READING, MenuScene
from game.scenes.settings import SettingsScene
from game.scenes.stack import Scene
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.inputs.press import Press


class PauseScene(MenuScene):
    """Laid over any game."""

    theme = "mars"
    headline = "PAUSE"
    width = 1000.0
    quick = "rules"

    def __init__(
        self,
        *,
        reasons: Callable[[], Sequence[str]],
        rules: Callable[[], Scene] | None,
        leave: Callable[[], None],
        match: Played | None = None,
        out: bool = True,
        mouse: bool = False,
        theme: str = "mars",
    ) -> None:
        """reasons: the latest 'why' lines. rules: makes the rules' screen. leave: gives the match up.

        match: from which somebody can get up, None if nobody can. out: whether their seat can stay empty.
        mouse: whether it can be played with one. theme: of the game.
        """
        self._reasons = reasons
        self._rules = rules
        self._leave = leave
        self._match, self._out, self._mouse = match, out, mouse
        self.theme = theme

    @property
    def sign(self) -> str:
        """Whether somebody can come back; where nobody sits any more all keys steer the menu."""
        match = self._match if present(self.app) else None
        return JOIN if match is not None and absent(self.app, match) else ""

    def press(self, press: Press) -> None:
        """A free device's palm comes back; all else steers the menu."""
        if self.sign and self._match is not None and is_palm(press):
            come_back(self.app, self._match, press, self.theme)
        elif counts(self.app, press):
            super().press(press)

    def point(self, x: float, y: float, *, click: bool) -> None:
        """A click beside the rows is the mouse's palm, where it can be played with one."""
        match = self._match if click and self._mouse else None
        if match is None or self.under(x, y) or not click_back(self.app, match, x, y, self.theme):
            super().point(x, y, click=click)

    def rows(self) -> Sequence[Row]:
        """What can be done in a pause."""
        rules = (Action("rules", "Rules"),) if self._rules is not None else ()
        none_yet = "" if self._reasons() else "Nothing has happened yet."
        return (
            Action("on", "Resume"),
            *rules,
            Action("why", "What happened?", off=none_yet, note="The last decisions, and why."),
            *(() if self.app.keeper.guests else (Action("settings", "Settings"),)),
            *self._get_up(),
            Action("leave", "Leave the match", note="It's saved: you can resume it from the title."),
        )

    def _get_up(self) -> Sequence[Row]:
        if self._match is None:
            return ()
        nobody = "" if self.app.roster.people else "Nobody sits here."
        return (Action("up", "Somebody gets up", off=nobody, note="The others play on."),)

    def chosen(self, outcome: Outcome) -> None:
        """Do it."""
        stack = self.app.stack
        if outcome.id == "on":
            self.back()
        elif outcome.id == "why":
            stack.push(ReasonsScene(self._reasons(), self.theme))
        elif outcome.id == "rules" and self._rules is not None:
            stack.push(self._rules())
        elif outcome.id == "settings":
            stack.push(SettingsScene())
        elif outcome.id == "up" and self._match is not None:
            stack.swap(GetUpScene(self._match, self.theme, out=self._out))
        elif outcome.id == "leave":
            stack.swap(LeaveScene(self, self._leave))


class LeaveScene(MenuScene):
    """Asks before a match is left: others may still want to play."""

    headline = "LEAVE THE MATCH?"
    width = 1000.0

    def __init__(self, pause: PauseScene, leave: Callable[[], None]) -> None:
        """pause: in whose place it stands. leave: gives the match up."""
        self._pause, self._leave = pause, leave

    @property
    def theme(self) -> str:
        """The game's."""
        return self._pause.theme

    def press(self, press: Press) -> None:
        """Only those who play decide."""
        if counts(self.app, press):
            super().press(press)

    def rows(self) -> Sequence[Row]:
        """Staying first, so that no palm leaves by habit."""
        kept = "It's saved: you can resume it from the title."
        return (Action("stay", "Stay"), Action("leave", "Leave", note=kept))

    def chosen(self, outcome: Outcome) -> None:
        """Leave, or back to the pause."""
        if outcome.id == "leave":
            self._leave()
        else:
            self.back()

    def back(self) -> None:
        """The pause again."""
        self.app.stack.swap(self._pause)


class ReasonsScene(MenuScene):
    """The latest reasons, newest first."""

    theme = "mars"
    headline = "WHAT HAPPENED?"
    width = 1560.0
    visible = 7
    hints = READING

    def __init__(self, reasons: Sequence[str], theme: str = "mars") -> None:
        """reasons: oldest first. theme: of the game."""
        self._reasons = list(reversed(reasons))
        self.theme = theme

    def rows(self) -> Sequence[Row]:
        """One row each."""
        return [Action(str(index), reason) for index, reason in enumerate(self._reasons)]

    def chosen(self, outcome: Outcome) -> None:  # noqa: ARG002 - any row closes it
        """Close it."""
        self.back()
