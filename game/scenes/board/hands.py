"""Whoever holds 'back' sees their own hand at their own place, and what can be looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.board.director import NOBODY
from game.scenes.board.tray import BEHIND, BELOW, kept, warm_card
from game.stage.palette import THEMES
from game.stage.secrets import Curtain
from game.stage.secrets_curtain import draw_curtain
from game.stage.secrets_look import TrayLook, draw_open
from game.stage.secrets_picks import Picks

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.match.board import BoardMatch
    from game.rules.kernel import View
    from game.scenes.board.table import BoardTable
    from game.stage.art import Sprite
    from game.stage.boxes import Box
    from game.stage.canvas import Canvas

TAP_NS = 220_000_000
"""A 'back' that is let go sooner only leads a level up."""


class Hands:
    """Who looks at their hand. With curtains only one at a time can, and it falls first."""

    def __init__(self, board: BoardMatch, table: BoardTable, manner: str) -> None:
        """manner: 'peek', 'curtain' or 'open'."""
        self.board, self.table, self.manner = board, table, manner
        self.curtain: Curtain | None = None
        self._held: dict[int, int] = {}
        self._warmed = 0

    @property
    def bared(self) -> Mapping[int, View]:
        """By seat, the views of all, bots among them, where hands lie face up; else nobody's (Law 2)."""
        if self.manner != "open":
            return NOBODY
        return {seat: self.board.view(seat) for seat in range(len(self.board.match.seats))}

    @property
    def _curtained(self) -> bool:
        """Whether one who looks has to hide it from others."""
        return kept(self.board, self.manner) == "curtain"

    @property
    def seats(self) -> list[int]:
        """Whose hands show now."""
        looking = [seat for seat, ns in self._held.items() if ns >= TAP_NS]
        if self.curtain is not None:
            return looking if self.curtain.shows else []
        return looking

    def hold(self, seat: int, *, at_once: bool) -> None:
        """A seat presses 'back'. at_once: a tap would do nothing else."""
        if self._curtained and self._held:
            return
        self._held[seat] = TAP_NS if at_once else 0

    def let_go(self, seat: int) -> bool:
        """A seat lets go; True if it was only a tap."""
        held = self._held.pop(seat, TAP_NS)
        if not self._held:
            self.curtain = None
        return held < TAP_NS

    def clear(self) -> None:
        """Nobody looks any more, until 'back' is pressed again."""
        self._held.clear()
        self.curtain = None

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._held = {seat: ns + dt_ns for seat, ns in self._held.items()}
        if not self._curtained or not any(ns >= TAP_NS for ns in self._held.values()):
            return
        if self.curtain is None:
            self.curtain, self._warmed = Curtain(Picks(0, 0, 0)), 0
        self.curtain.advance(dt_ns)
        if self.curtain.covers and not self.curtain.opened and not self.curtain.opening:
            self.curtain.hold("slam", down=True)

    def draw(self, canvas: Canvas, hint: Sprite | None) -> None:
        """Draw the curtain, if there is one, then the hands that are looked at."""
        theme = THEMES[self.table.theme]
        names = self.table.names(self.board.view(None))
        if self.curtain is not None:
            seat = next(iter(self._held))
            look = TrayLook(theme, seat, "Your hand", hint)
            draw_curtain(
                canvas, look, self.curtain.share, names[seat], self.curtain.opening,
                opened=self.curtain.shows,
            )  # fmt: skip
            if self.curtain.shows:
                self.table.help(canvas, BELOW)
            else:
                self._warm(canvas, seat)
        for seat in self.seats:
            look = TrayLook(theme, seat, f"{names[seat]}: your hand", None)
            draw_open(canvas, look, self._box(seat), self.table.hand(self.board.view(seat)), None)

    def _warm(self, canvas: Canvas, seat: int) -> None:
        """Paint one more of the cards ahead while the curtain falls."""
        faces = self.table.hand(self.board.view(seat))
        if self._warmed < len(faces):
            warm_card(canvas, faces[self._warmed], BEHIND, len(faces), buttons=False)
            self._warmed += 1

    def _box(self, seat: int) -> Box:
        return BEHIND if self.curtain is not None else self.table.tray_box(seat, looks=True)
