"""The operator's menu: tests, figures, adjustments, and the way out that guests do not have."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.kiosk.operator_adjust import AdjustScene
from game.kiosk.operator_tests import ScreenTest, SoundTest
from game.kiosk.pulse import END, RESTART
from game.scenes.lab import LabScene
from game.scenes.menus import MenuScene
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.kiosk.adjusted import Adjusted
    from game.kiosk.config import Kiosk
    from game.kiosk.house import KioskKeeper
    from game.kiosk.pin import Pin

AUDITS_SHOWN = 60


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
            "end": ("END THE KIOSK?", lambda: self.app.quit(END)),
        }
        if outcome.id in asked:
            push(SureScene(*asked[outcome.id]))
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
        except (OSError, ValueError) as error:
            self.app.notes.say(f"The logs can't be exported: {error}.")
        else:
            self.app.notes.say(f"The logs are in {made}.")

    def _clear_records(self) -> None:
        self.app.records.clear(profiles=True)
        self._keeper.audits.add("records_cleared")

    def _factory(self) -> None:
        self.app.records.clear(profiles=True)
        try:
            self._pin.forget()
        except OSError as error:
            self.app.notes.say(f"The PIN can't be forgotten ({error.strerror}).")
            return
        if not self._adjusted.forget():
            self.app.notes.say(self._adjusted.notice)
            return
        self._keeper.audits.clear()
        self._keeper.audits.add("factory_reset")
        self.app.quit(RESTART)


class SureScene(MenuScene):
    """Asks before something that can't be undone."""

    width = 900.0

    def __init__(self, question: str, do: Callable[[], None]) -> None:
        """do: on 'yes'."""
        self.headline = question
        self._do = do

    def rows(self) -> Sequence[Row]:
        """No comes first."""
        return (Action("no", "No"), Action("yes", "Yes"))

    def chosen(self, outcome: Outcome) -> None:
        """Back in any case."""
        self.back()
        if outcome.id == "yes":
            self._do()


class FiguresScene(MenuScene):
    """How often what happened, and the last events."""

    headline = "STATISTICS AND AUDITS"
    width = 1500.0
    visible = 7

    def __init__(self, keeper: KioskKeeper) -> None:
        """keeper: whose audits they are."""
        self._keeper = keeper

    def rows(self) -> Sequence[Row]:
        """Counts by kind, then the latest first."""
        audits = self._keeper.audits
        counts = [
            Action(f"count-{kind}", f"{kind.replace('_', ' ').capitalize()}: {count}")
            for kind, count in sorted(audits.counts().items())
        ]
        latest = [
            Action(
                f"event-{n}",
                f"{event.at[:16].replace('T', ' ')}  {event.kind.replace('_', ' ')}",
                note=event.text,
            )
            for n, event in enumerate(reversed(audits.all()[-AUDITS_SHOWN:]))
        ]
        return [*counts, *latest] or [Action("none", "Nothing has happened yet.")]

    def chosen(self, outcome: Outcome) -> None:  # noqa: ARG002 - any row closes it
        """Close it."""
        self.back()
