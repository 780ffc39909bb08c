"""Draws the board of Bountytown, layer by layer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.bountytown import geometry
from game.scenes.bountytown.board_caption import draw_cell_caption, draw_pile_caption, draw_seat_caption
from game.scenes.bountytown.board_parts import base_sprite, lit_sprite
from game.scenes.bountytown.board_train import pile_words
from game.scenes.bountytown.board_warm import Warm
from game.scenes.bountytown.figures import figure_sprite
from game.scenes.bountytown.posters import poster_sprite
from game.scenes.bountytown.table_ground import TownGround
from game.scenes.bountytown.town import BUILDING_H, BUILDING_W, cell_middle
from game.stage.badges import seat_badge
from game.stage.cut import grown, wedge
from game.stage.frames import cutout
from game.stage.motion import pulse
from game.stage.palette import BOUNTY, SEATS

if TYPE_CHECKING:
    from game.scenes.bountytown.table import BountytownTable
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

BADGE = 40.0
ARROW_Y, ARROW_BOB = 32.0, 5.0
"""Under the boots of the one whose turn it is: over a head it would hide names of Locations."""
ARROW_MOST = 985.0
"""Lower it would hang over the line of controls."""


class TablePainter:
    """All that is drawn of the board while nobody duels."""

    def __init__(self, table: BountytownTable) -> None:
        """table: what is drawn."""
        self.table = table
        self.ground = TownGround(table)
        self._warming: Warm | None = None

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground, the people, and what lies and flies over them."""
        table = self.table
        self.ground.draw(canvas)
        canvas.layer()
        if not table.setup.shown:
            self._lights(canvas)
            self._figures(canvas)
        canvas.layer()
        if not table.looked_up:
            self._captions(canvas)
            self._large(canvas)
        table.flights.draw(canvas)
        canvas.layer()
        table.setup.draw(canvas)
        table.ending.draw(canvas)
        table.particles.draw(canvas)
        if not table.moving:
            self._warm(canvas)

    def _warm(self, canvas: Canvas) -> None:
        """Make pictures ahead while nobody waits for one."""
        board = self.table.board
        if self._warming is None and board.town:
            self._warming = Warm(canvas, board)
        if self._warming is not None:
            self._warming.work()

    def _lit(self) -> list[int]:
        cells = [int(cell) for cell in self.table.pointed("cell")]
        for bounty in self.table.pointed("bounty"):
            cells += self.table.lore.bounties[bounty].cells
        return cells

    def _lights(self, canvas: Canvas) -> None:
        cells = self._lit()
        for cell in cells:
            canvas.image(lit_sprite(canvas.art, self.table.board.town[cell]), *cell_middle(cell))
        if cells:
            self.ground.notices(canvas, cells)

    def _figures(self, canvas: Canvas) -> None:
        table, art = self.table, canvas.art
        walkers = table.walkers.all
        places = [walker.place for walker in walkers]
        for seat in sorted(range(table.seats), key=lambda seat: places[seat][1]):
            character = table.board.players[seat].character
            if not character:
                continue
            x, y = places[seat]
            canvas.image(base_sprite(art, seat), x, y)
            figure = figure_sprite(art, character, geometry.FIGURE_H)
            canvas.image(figure, x, y - walkers[seat].hop, anchor="midbottom")
            canvas.image(seat_badge(art, seat, BADGE), x + 22, y - 4)
        if table.board.seat is not None:
            x, y = places[table.board.seat]
            bob = 0.0 if table.app.pace.less_motion else ARROW_BOB * pulse(table.now_ns)
            canvas.image(_arrow_sprite(art, table.board.seat), x, min(y + ARROW_Y, ARROW_MOST) + bob)

    def _captions(self, canvas: Canvas) -> None:
        """What the Location or the Character in focus can do."""
        table, spots = self.table, self.table.spots
        if table.pointed("bounty"):
            return
        kind, _, word = spots[0].partition(":") if spots else ("", "", "")
        if kind == "cell":
            card = table.lore.locations[table.board.town[int(word)]]
            draw_cell_caption(canvas, card, int(word))
        elif kind == "pile":
            draw_pile_caption(canvas, pile_words(table.board, word))
        elif kind == "seat" and (character := table.board.players[int(word)].character):
            draw_seat_caption(canvas, table.lore.characters[character], int(word), table.seats)

    def _large(self, canvas: Canvas) -> None:
        """The poster of the Bounty that is looked at."""
        for bounty in self.table.pointed("bounty")[:1]:
            row = self.table.lore.bounties[bounty]
            x, y = geometry.large(row.cells)
            canvas.image(poster_sprite(canvas.art, row, geometry.LARGE_H), x, y)

    def spot_at(self, x: float, y: float) -> str | None:
        """What lies at a point of the canvas: a player, a Bounty, a building."""
        table = self.table
        for seat in range(table.seats):
            if geometry.plate(seat, table.seats).holds(x, y):
                return f"seat:{seat}"
        wide, high = geometry.POSTER_TILE
        for index, bounty in enumerate(table.board.active):
            px, py = geometry.poster(index)
            if bounty and abs(x - px) < wide / 2 and abs(y - py) < high / 2:
                return f"bounty:{bounty}"
        for cell in range(len(table.board.town)):
            cx, cy = cell_middle(cell)
            if abs(x - cx) < BUILDING_W / 2 and abs(y - cy) < BUILDING_H / 2:
                return f"cell:{cell}"
        return None


def _arrow_sprite(art: Art, seat: int) -> Sprite:
    def paint(canvas: Canvas) -> None:
        shape = wedge(32, 22, 30, "up")
        cutout(canvas, grown(shape, 5), BOUNTY.paper, BOUNTY.ink, line=4, drop=3, rough=0.4)
        canvas.polygon(shape, SEATS[seat].colour)

    return art.compose(("turn arrow", seat), (64, 46), paint)
