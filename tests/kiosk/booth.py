"""An open kiosk without a screen."""

from __future__ import annotations

from pathlib import Path

from game.kiosk.config import Kiosk
from game.kiosk.house import KioskKeeper
from game.scenes import entrance
from game.store.audits import Audits
from tests.scenes.house import House

KIOSK = Kiosk(zones=("keys1", "keys2"), idle_seat_s=10, idle_table_s=20)
FRAMES_A_SECOND = 60


class Booth:
    """An open kiosk at its title."""

    def __init__(self, place: House, folder: Path, kiosk: Kiosk = KIOSK) -> None:
        self.place, self.app = place, place.app
        self.audits = Audits(folder / "audits.jsonl")
        self.opened: list[KioskKeeper] = []
        self.keeper = KioskKeeper(kiosk, self.audits, self.opened.append)
        self.app.keeper = self.keeper
        self.keeper.app = self.app
        place.open(entrance.title(self.app))
        place.frames()

    def seconds(self, count: float) -> None:
        self.place.frames(round(count * FRAMES_A_SECOND))

    @property
    def top(self) -> str:
        return type(self.place.top).__name__
