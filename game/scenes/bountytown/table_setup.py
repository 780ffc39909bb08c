"""How the players come by their Characters: two are offered to each, one is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.bountytown.board_parts import INK
from game.scenes.bountytown.figures import bust_sprite
from game.scenes.manned import is_bot
from game.stage.badges import seat_badge
from game.stage.cut import box, rounded
from game.stage.frames import cutout, panel
from game.stage.hatch import hatch
from game.stage.motion import Tween, in_out, out
from game.stage.palette import BOUNTY, SEATS, mix

if TYPE_CHECKING:
    from game.scenes.bountytown.table import BountytownTable
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas, Point

MIDDLE = 948.0
PITCH: dict[int, tuple[float, float, int, float]] = {
    3: (540.0, 410.0, 2, 344.0),
    4: (540.0, 410.0, 2, 344.0),
    5: (540.0, 298.0, 2, 252.0),
    6: (540.0, 298.0, 2, 252.0),
}
"""From one seat to the next across and down, seats in a row, and the middle of the first row."""
CARD = (184.0, 256.0)
BOARD = (520.0, 284.0)
BADGE, BADGE_X = 92.0, -200.0
NAME_SIZE = 38.0
DEAL_MS, LEAVE_MS, CLOSE_MS = 240.0, 360.0, 520.0
FALL = 700.0


class Setup:
    """The offers. Each card comes by itself, and the one that is not chosen falls off."""

    def __init__(self, table: BountytownTable) -> None:
        """table: whose players choose."""
        self.table = table
        self._come: dict[int, Tween] = {}
        self._left: dict[int, Tween] = {}
        self._closing: Tween | None = None

    @property
    def shown(self) -> bool:
        """Whether any of it is to be seen."""
        return self.table.board.choosing or self._closing is not None

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        tweens = [*self._come.values(), *self._left.values()]
        return self._closing is not None or any(not tween.done for tween in tweens)

    def offer(self, seat: int) -> float:
        """A seat gets its two cards."""
        self._come[seat] = Tween(0.0, 1.0, self.table.app.pace.ms(DEAL_MS * 1.6), out)
        return DEAL_MS

    def choose(self, seat: int) -> float:
        """A seat has chosen."""
        self._left[seat] = Tween(0.0, 1.0, self.table.app.pace.ms(LEAVE_MS), in_out)
        if all(player.character for player in self.table.board.players):
            self._closing = Tween(
                0.0, 1.0, self.table.app.pace.ms(CLOSE_MS), in_out, delay_ms=self.table.app.pace.ms(900)
            )
            return 900.0 + CLOSE_MS
        return LEAVE_MS

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        for tween in (*self._come.values(), *self._left.values()):
            tween.advance(dt_ns)
        if self._closing is not None:
            self._closing.advance(dt_ns)
            if self._closing.done:
                self._closing = None
                self.table.board.choosing = False

    def finish(self) -> None:
        """End all motion."""
        for tween in (*self._come.values(), *self._left.values()):
            tween.finish()
        if self._closing is not None:
            self._closing.finish()
            self.advance(0)

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the town."""
        if not self.shown:
            return
        shift = canvas.shift
        if self._closing is not None:
            canvas.shift = (shift[0], shift[1] - self._closing.value * 1100)
        for seat in range(self.table.seats):
            self._board(canvas, seat)
        canvas.shift = shift

    def place(self, seat: int) -> Point:
        """The middle of a seat's board."""
        across, down, columns, first = PITCH[self.table.seats]
        row, column = divmod(seat, columns)
        alone = seat == self.table.seats - 1 and seat % columns == 0
        x = MIDDLE if alone else MIDDLE + (column - (columns - 1) / 2) * across
        return x, first + row * down

    def spot_at(self, x: float, y: float) -> str | None:
        """The Character whose card lies there."""
        for seat, player in enumerate(self.table.board.players):
            for index, character in enumerate(player.offers):
                cx, cy = self._card_place(seat, index)
                if abs(x - cx) < CARD[0] / 2 and abs(y - cy) < CARD[1] / 2:
                    return f"character:{character}"
        return None

    def _card_place(self, seat: int, index: int) -> Point:
        x, y = self.place(seat)
        return x - 48 + index * (CARD[0] + 14), y - 2

    def _board(self, canvas: Canvas, seat: int) -> None:
        x, y = self.place(seat)
        canvas.image(panel(canvas.art, BOUNTY, *BOARD), x, y)
        canvas.image(seat_badge(canvas.art, seat, BADGE, bot=is_bot(seat)), x + BADGE_X, y)
        come = self._come.get(seat)
        share = come.value if come else 1.0
        player = self.table.board.players[seat]
        gone = self._left[seat].value if seat in self._left else 1.0
        for index, character in enumerate(player.offers):
            cx, cy = self._card_place(seat, index)
            drop = (1.0 - share) * -FALL
            chosen = player.character == character
            if chosen:
                cx -= index * gone * (CARD[0] + 14)
            elif player.character:
                drop = gone * FALL
            if not chosen and drop >= FALL:
                continue
            lit = f"character:{character}" in self.table.spots or chosen
            card = self.table.lore.characters[character]
            canvas.image(_card_sprite(canvas.art, seat, card.name, character, lit=lit), cx, cy + drop)
            if chosen and gone >= 1.0:
                self._ability(canvas, card.ability, x, y)

    def _ability(self, canvas: Canvas, ability: str, x: float, y: float) -> None:
        """What the chosen one can do, where the other card lay."""
        left, width = x + 66, BOARD[0] / 2 - 98
        canvas.paragraph(ability, left, y, "west", NAME_SIZE, INK, width=width, anchor="midleft")


def _card_sprite(art: Art, seat: int, name: str, character: str, *, lit: bool) -> Sprite:
    """A Character as it is dealt. lit: looked at or chosen."""
    w, h = CARD
    margin = 12.0

    def paint(canvas: Canvas) -> None:
        canvas.shift = (margin, margin)
        rim = BOUNTY.accent if lit else INK
        cutout(canvas, rounded(0, 0, w, h, 12), rim, INK, line=4, drop=6, seed=len(character), rough=0.6)
        canvas.polygon(rounded(7, 7, w - 14, h - 14, 8), BOUNTY.paper)
        tint = mix(SEATS[seat].colour, BOUNTY.paper, 0.25)
        canvas.polygon(box(12, 12, w - 24, 146), tint)
        hatch(canvas, box(12, 12, w - 24, 146), mix(tint, INK, 0.18), spacing=10, width=3)
        canvas.image(bust_sprite(art, character, 144), w / 2, 158, anchor="midbottom")
        canvas.line([(12, 159), (w - 12, 159)], INK, 4)
        lines = canvas.wrap(name, "west", NAME_SIZE, w - 20)
        first = 206 - 21 * (len(lines) - 1)
        for number, line in enumerate(lines):
            canvas.text(line, w / 2, first + 42 * number, "west", NAME_SIZE, INK, max_width=w - 18)
        canvas.shift = (0.0, 0.0)

    size = w + 2 * margin, h + 2 * margin
    return art.compose(("offer", seat, character, lit), size, paint, supersample=1, grows=True)
