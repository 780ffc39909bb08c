"""What the operator can change without touching a file; it holds at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from game.kiosk.config import KIOSK_GAMES
from game.scenes.menus import MenuScene
from game.scenes.rulebook.start import book_name
from game.stage.rows import Action, Choice, Outcome, Row, Slider, Toggle

if TYPE_CHECKING:
    from game.kiosk.adjusted import Adjusted
    from game.kiosk.config import Kiosk
    from game.kiosk.house import KioskKeeper

NO_HOUR = "None"
HOURS = [("", NO_HOUR), *((f"{hour:02}:00", f"{hour:02}:00") for hour in range(24))]
SOUNDS = (("always", "Always"), ("fourth", "Every 4th round"), ("never", "Never"))
TENTHS = ("volume_ceiling", "brightness")
GAME = "game-"


class AdjustScene(MenuScene):
    """Games, timers, credits, volume, quiet hours, screen."""

    headline = "ADJUSTMENTS"
    width = 1300.0
    visible = 7

    def __init__(self, keeper: KioskKeeper, base: Kiosk, adjusted: Adjusted) -> None:
        """base: as the kiosk's file has it."""
        self._keeper, self._base, self._adjusted = keeper, base, adjusted

    def rows(self) -> Sequence[Row]:
        """A row a value."""
        kiosk = self._keeper.kiosk
        start, end = kiosk.quiet_hours or ("", "")
        games = (
            Toggle(f"{GAME}{name}", book_name(name), name in kiosk.games, off=self._last_game(name))
            for name in KIOSK_GAMES
        )
        return (
            *games,
            _number("idle_seat_s", "Idle seat: a bot after, s", kiosk.idle_seat_s, (15, 300), step=15),
            _number("idle_table_s", "Idle table: loop after, s", kiosk.idle_table_s, (30, 600), step=30),
            _number("credits_a_match", "Credits a match", kiosk.credits_a_match, (0, 10), show=_price),
            Choice("attract_sound", "Sound of the loop", SOUNDS, kiosk.attract_sound),
            Slider("volume_ceiling", "No louder than, %", round(kiosk.volume_ceiling * 10), show=_share),
            _hour("from", "Quiet from", start),
            _hour("to", "Quiet until", end),
            Slider("brightness", "Brightness, %", round(kiosk.brightness * 10), (3, 10), show=_share),
            _number("pixel_shift_s", "Picture shifts every, s", kiosk.pixel_shift_s, (10, 300), step=10),
            Action("reset", "As in the file"),
            Action("done", "Done"),
        )

    def _last_game(self, name: str) -> str:
        only = self._keeper.kiosk.games == (name,)
        return "At least one game must stay." if only else ""

    def chosen(self, outcome: Outcome) -> None:
        """Use and keep it."""
        if outcome.id == "done":
            self.back()
        elif outcome.id == "reset":
            if not self._adjusted.forget():
                self.app.notes.say(self._adjusted.notice)
            self._keeper.configure(self._base)
            self._fresh()
        else:
            self._use(self._changes(outcome))

    def _changes(self, outcome: Outcome) -> dict[str, Any]:
        kiosk, value = self._keeper.kiosk, outcome.value
        if outcome.id.startswith(GAME):
            wanted = {*kiosk.games} ^ {outcome.id.removeprefix(GAME)}
            return {"games": tuple(name for name in KIOSK_GAMES if name in wanted)}
        if outcome.id in ("from", "to"):
            start, end = kiosk.quiet_hours or ("23:00", "08:00")
            hours = (value, end) if outcome.id == "from" else (start, value)
            return {"quiet_hours": hours if all(hours) else ()}
        if outcome.id in TENTHS:
            assert isinstance(value, int)
            return {outcome.id: value / 10}
        return {outcome.id: value}

    def _use(self, changes: dict[str, Any]) -> None:
        kiosk = msgspec.structs.replace(self._keeper.kiosk, **changes)
        self._keeper.configure(kiosk)
        if not self._adjusted.keep(self._base, kiosk):
            self.app.notes.say(self._adjusted.notice)
        self._fresh()

    def _fresh(self) -> None:
        chosen = self.menu.selected.id
        self.menu = self.fresh_menu()
        self.menu.select(chosen)


def _hour(name: str, label: str, value: str) -> Choice:
    """A row for a time of day; one of the file that is no whole hour is among them as it holds."""
    return Choice(name, label, sorted({*HOURS, (value, value or NO_HOUR)}), value)


def _number(
    name: str,
    label: str,
    value: int,
    bounds: tuple[int, int],
    *,
    step: int = 1,
    show: Callable[[int], str] = str,
) -> Slider:
    """A row for a number; one of the file that lies beyond the bounds is shown as it holds."""
    low, high = bounds
    return Slider(name, label, value, (min(low, value), max(high, value)), step=step, show=show)


def _price(credits: int) -> str:  # noqa: A002 - a coin's worth, not the builtin
    return "Free" if credits == 0 else str(credits)


def _share(tenths: int) -> str:
    return str(tenths * 10)
