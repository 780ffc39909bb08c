"""How a match ends: the Train comes through the street, and Bountytown has its Hero."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.scenes.bountytown.figures import bust_sprite
from game.scenes.bountytown.town import TRAIN_H, train_sprite
from game.stage.badges import seat_badge
from game.stage.canvas import HEIGHT, WIDTH
from game.stage.frames import panel
from game.stage.lettering import heading
from game.stage.motion import NS_PER_MS, Tween, out
from game.stage.palette import BOUNTY, WHITE
from game.stage.particles import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.bountytown.table import BountytownTable
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

TRAIN_MS, HERO_MS = 4200.0, 3200.0
TRAIN_Y, TRAIN_SIZE = 700.0, 330.0
CHIMNEY = (-96.0, -250.0)
"""Where steam comes from, from the front of the engine at its wheels, px of TRAIN_H."""
STEAM_NS = 40 * NS_PER_MS
STEAM = Kind("puff", (900, 1700), (60, 190), gravity=-70, drag=0.4)
STEAM_COLOURS = (WHITE, BOUNTY.paper)
CONFETTI = 90
HEROES_W, HEROES_H, BUST_H, BADGE = 760.0, 560.0, 280.0, 96.0
"""The board of the Heroes at its smallest, and what is on it."""


def _rolls(share: float) -> float:
    """It comes slowing down and gathers speed again."""
    return share + 0.11 * math.sin(2 * math.pi * share)


def hero_pieces(art: Art, seat: int, character: str) -> tuple[Sprite, ...]:
    """What shows if a seat is the Hero."""
    board = panel(art, BOUNTY, HEROES_W, HEROES_H)
    return board, bust_sprite(art, character, BUST_H), seat_badge(art, seat, BADGE)


class Ending:
    """The Train, and the Hero."""

    def __init__(self, table: BountytownTable) -> None:
        """table: the town."""
        self.table = table
        self.winners: Sequence[int] = ()
        self._train: Tween | None = None
        self._crown: Tween | None = None
        self._steam_ns = 0

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        return self._train is not None or (self._crown is not None and not self._crown.done)

    def train(self) -> float:
        """The Train comes from the left and leaves to the right."""
        self._train = Tween(0.0, 1.0, self.table.app.pace.ms(TRAIN_MS), _rolls)
        return TRAIN_MS

    def crown(self, winners: Sequence[int]) -> float:
        """The Heroes of Bountytown."""
        self.winners = winners
        self._crown = Tween(0.0, 1.0, self.table.app.pace.ms(600), out)
        if not self.table.app.pace.less_motion:
            for x in (500, 960, 1420):
                self.table.particles.confetti(x, 300, CONFETTI)
        return HERO_MS

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        if self._crown is not None:
            self._crown.advance(dt_ns)
        if self._train is None:
            return
        self._train.advance(dt_ns)
        self._steam_ns += dt_ns
        if self._steam_ns >= STEAM_NS and not self.table.app.pace.less_motion:
            self._steam_ns = 0
            x = self._front() + CHIMNEY[0] * TRAIN_SIZE / TRAIN_H
            y = TRAIN_Y + CHIMNEY[1] * TRAIN_SIZE / TRAIN_H
            self.table.particles.emit(
                STEAM, x, y, 4, STEAM_COLOURS, turns=(-2.0, -1.6, -2.5, -2.9), spread=14
            )
        if self._train.done:
            self._train = None

    def finish(self) -> None:
        """End all motion."""
        self._train = None
        if self._crown is not None:
            self._crown.finish()

    def clear(self) -> None:
        """Nothing has ended."""
        self._train = self._crown = None
        self.winners = ()

    def _front(self) -> float:
        """The right end of the Train."""
        long = train_sprite(self.table.app.art, TRAIN_SIZE).width
        share = self._train.value if self._train else 0.0
        return share * (WIDTH + long + 200) - 100

    def draw(self, canvas: Canvas) -> None:
        """Draw them over the town."""
        if self._train is not None:
            train = train_sprite(canvas.art, TRAIN_SIZE)
            canvas.image(train, self._front(), TRAIN_Y, anchor=(1.0, 1.0))
        if self._crown is not None:
            self._heroes(canvas, self._crown.value)

    def _heroes(self, canvas: Canvas, share: float) -> None:
        table, count = self.table, len(self.winners)
        wide = max(HEROES_W, 300.0 * count + 120)
        y = HEIGHT / 2 - 40 - (1 - share) * 900
        canvas.image(panel(canvas.art, BOUNTY, wide, HEROES_H), 960, y)
        words = "HERO OF BOUNTYTOWN" if count == 1 else "HEROES OF BOUNTYTOWN"
        heading(canvas, BOUNTY, words, 960, y - 200, size=72, max_width=wide - 90)
        for place, seat in enumerate(self.winners):
            x = 960 + (place - (count - 1) / 2) * 300
            character = table.board.players[seat].character
            if character:
                canvas.image(bust_sprite(canvas.art, character, BUST_H), x, y + 140, anchor="midbottom")
            canvas.image(seat_badge(canvas.art, seat, BADGE), x - 110, y + 90)
            name = (
                f"{table.name(seat)}: {table.board.renown(seat)} Renown" if count == 1 else table.name(seat)
            )
            room = wide - 100 if count == 1 else 290
            canvas.text(name, x, y + 200, "west", 52, BOUNTY.ink, max_width=room, whole=True)
