"""Where things lie and are heard on the board of Bountytown now: in town, or in the Duel that is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.bountytown import geometry
from game.scenes.bountytown.cues import CUES
from game.scenes.bountytown.duel_cues import DUEL_CUES
from game.scenes.bountytown.duel_layout import NOWHERE
from game.scenes.bountytown.plates import bust_place
from game.scenes.bountytown.table_setup import BADGE, BADGE_X

if TYPE_CHECKING:
    from game.scenes.bountytown.board_said import Said
    from game.scenes.bountytown.board_trays import Trays
    from game.scenes.bountytown.duel_stage import DuelStage
    from game.scenes.bountytown.flights import Walkers
    from game.scenes.bountytown.table_draw import TablePainter
    from game.scenes.bountytown.table_setup import Setup
    from game.stage.boxes import Box


class TablePlaces:
    """The part of a `BoardTable` that says where things are."""

    seats: int
    spots: tuple[str, ...]
    glows: dict[str, int]
    setup: Setup
    walkers: Walkers
    said: Said
    duel: DuelStage | None
    now_ns: int
    _trays: Trays
    _painter: TablePainter

    def spot_at(self, x: float, y: float) -> str | None:
        """What lies there."""
        if self.duel is not None:
            return self.duel.spot_at(x, y)
        if self.setup.shown:
            return self.setup.spot_at(x, y)
        return self._painter.spot_at(x, y)

    def pointed(self, kind: str) -> list[str]:
        """The words behind 'kind:' among all that is lit now."""
        head = f"{kind}:"
        spots = (*self.spots, *self.glows)
        return [spot.removeprefix(head) for spot in spots if spot.startswith(head)]

    def cue(self, kind: str) -> str:
        """The voice of an event; in a Duel it has its own."""
        if self.duel is not None and kind in DUEL_CUES:
            return DUEL_CUES[kind]
        return CUES[kind].voice if kind in CUES else ""

    def panel_box(self) -> Box:
        """In the right column."""
        return self.duel.panel_box() if self.duel is not None else geometry.PANEL

    def tray_box(self, seat: int, *, looks: bool = False) -> Box:  # noqa: ARG002 - none hides another
        """Beside the seat's plate."""
        return self.duel.tray_box(seat) if self.duel is not None else self._trays.box(seat, self.now_ns)

    def badge_at(self, seat: int) -> tuple[float, float]:
        """On the seat's plate."""
        if self.duel is not None:
            return self.duel.badge_at(seat)
        if self.setup.shown:
            x, y = self.setup.place(seat)
            return x + BADGE_X, y
        return bust_place(seat, self.seats)

    def badge_size(self, seat: int) -> float:
        """In town the ring beats round a face."""
        if self.duel is not None:
            return self.duel.badge_size(seat)
        return BADGE if self.setup.shown else 0.0

    def pan(self, seat: int) -> float:
        """From where its figure stands."""
        if self.duel is not None:
            return self.duel.pan(seat)
        return max(-1.0, min(1.0, (self.walkers.all[seat].place[0] - 960) / 700))

    def why_box(self) -> Box:
        """Nowhere while the board says something itself, or when the reason is old."""
        return NOWHERE if self.said.line or not self.said.fresh else self.why_place()

    def why_place(self) -> Box:
        """Above the town, or in the street."""
        return self.duel.why_box() if self.duel is not None else geometry.WHY
