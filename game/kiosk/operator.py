"""The operator's menu: tests, figures, adjustments, and the way out that guests do not have."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.kiosk.operator_adjust import AdjustScene
from game.kiosk.operator_figures import FiguresScene
from game.kiosk.operator_tests import ScreenTest, SoundTest
from game.kiosk.pulse import END, RESTART
from game.scenes.ask import Answer, AskScene
from game.scenes.lab import LabScene
from game.scenes.menus import MenuScene
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.kiosk.adjusted import Adjusted
    from game.kiosk.config import Kiosk
    from game.kiosk.house import KioskKeeper
    from game.kiosk.pin import Pin


class OperatorScene(MenuScene):
    """Opened by the PIN; closes by itself when nobody presses, as every screen of a kiosk."""

    headline = "OPERATOR"
    width = 1100.0
    visible = 7

    def __init__(self, keeper: KioskKeeper, base: Kiosk, adjusted: Adjusted, pin: Pin) -> None:
        """base: as the kiosk's file has it. adjusted: what the operator has changed."""
        self._keeper, self._base, self._adjusted, self._pin = keeper, base, adjusted, pin

    def rows(self) -> Sequence[Row]:
        """Everything an operator can do."""
        return (
            Action("screen", "Test the screen"),
            Action("sound", "Test the sound"),
            Action("controls", "Test controls and timing"),
            Action("figures", "Statistics and audits"),
            Action("adjust", "Adjustments"),
            Action("export", "Export logs"),
            Action("records", "Clear records", note="Matches, winners and times; replays are kept."),
            Action("factory", "Factory reset", note="Records, adjustments, audits and the PIN."),
            Action("restart", "Start again"),
            Action("end", "End the kiosk"),
            Action("done", "Done"),
        )

    def chosen(self, outcome: Outcome) -> None:
        """Do it; what can't be undone is asked first."""
        push = self.app.stack.push
        asked: dict[str, tuple[str, Callable[[], None]]] = {
            "records": ("CLEAR ALL RECORDS?", self._clear_records),
            "factory": ("RESET EVERYTHING?", self._factory),
            "restart": ("START AGAIN?", lambda: self.app.quit(RESTART)),
            "end": ("END THE KIOSK?", self._end),
        }
        if outcome.id in asked:
            question, deed = asked[outcome.id]
            push(AskScene(question, (Answer("Yes", "", deed),), no="No"))
        elif outcome.id == "screen":
            push(ScreenTest())
        elif outcome.id == "sound":
            push(SoundTest())
        elif outcome.id == "controls":
            push(LabScene())
        elif outcome.id == "figures":
            push(FiguresScene(self._keeper))
        elif outcome.id == "adjust":
            push(AdjustScene(self._keeper, self._base, self._adjusted))
        elif outcome.id == "export":
            self._export()
        else:
            self.back()

    def _export(self) -> None:
        """Logs and audits into one archive in the data folder."""
        root = self.app.folders.root
        name = root / f"logs-{time.strftime('%Y%m%d-%H%M%S')}"
        try:
            made = shutil.make_archive(str(name), "zip", root, "logs")
        except OSError as error:
            self.app.notes.say(f"The logs can't be exported: {error.strerror or error}.")
        else:
            self.app.notes.say(f"The logs are in {made}.")

    def _clear_records(self) -> None:
        self.app.records.clear(profiles=True)
        self._keeper.audits.add("records_cleared")

    def _end(self) -> None:
        self._keeper.audits.add("ended")
        self.app.quit(END)

    def _factory(self) -> None:
        self.app.records.clear(profiles=True)
        try:
            self._pin.forget()
        except OSError as error:
            self.app.notes.say(f"The PIN can't be reset ({error.strerror}).")
            return
        if not self._adjusted.forget():
            self.app.notes.say(self._adjusted.notice)
            return
        self._keeper.audits.clear()
        self._keeper.audits.add("factory_reset")
        self.app.quit(RESTART)
