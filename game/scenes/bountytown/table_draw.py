"""Draws the board of Bountytown, layer by layer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.board.table import Box
from game.scenes.bountytown import geometry
from game.scenes.bountytown.board_caption import draw_cell_caption, draw_seat_caption
from game.scenes.bountytown.board_parts import base_sprite, lit_sprite, pin_sprite, star_sprite
from game.scenes.bountytown.board_sign import draw_sign
from game.scenes.bountytown.board_warm import Warm
from game.scenes.bountytown.figures import figure_sprite
from game.scenes.bountytown.plates import MARGIN, PlateLook, plate_sprite
from game.scenes.bountytown.posters import poster_sprite
from game.scenes.bountytown.store import LIGHT, draw_bounties, draw_piles, draw_shelf
from game.scenes.bountytown.town import BUILDING_H, BUILDING_W, building_sprite, cell_middle, town_backdrop
from game.stage.badges import seat_badge
from game.stage.canvas import HEIGHT, WIDTH
from game.stage.cut import grown, rounded, wedge
from game.stage.frames import cutout
from game.stage.motion import pulse
from game.stage.palette import BOUNTY, SEATS

if TYPE_CHECKING:
    from game.scenes.bountytown.table import BountytownTable
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

ACTIONS = 3
RISE_OVERLAP = 11.0
"""Buildings rise one after the other, each while the two before it still do."""
PIN_STEP = 50.0


class TablePainter:
    """All that is drawn of the board while nobody duels."""

    def __init__(self, table: BountytownTable) -> None:
        """table: what is drawn."""
        self.table = table
        self._warming: Warm | None = None
        self._warmed = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground, the town, the columns, and what flies over them."""
        table, board = self.table, self.table.board
        self._town(canvas)
        canvas.layer()
        if not table.setup.shown:
            self._lights(canvas)
            self._pins(canvas)
            self._figures(canvas)
        canvas.layer()
        for seat in range(table.seats):
            self._plate(canvas, seat)
        canvas.layer()
        draw_bounties(canvas, board, table.lore, table.flights)
        draw_shelf(canvas, board, table.lore, table.flights)
        draw_piles(canvas, board, table.flights, self._pointed("pile"))
        self._sign(canvas)
        canvas.layer()
        table.flights.draw(canvas)
        self._captions(canvas)
        self._large(canvas)
        table.setup.draw(canvas)
        canvas.layer()
        table.ending.draw(canvas)
        table.particles.draw(canvas)
        if not table.moving:
            self._warm(canvas)

    def _warm(self, canvas: Canvas) -> None:
        """Make a picture ahead while nobody waits for one."""
        board = self.table.board
        if self._warming is None and board.town:
            self._warming = Warm(canvas.art, board)
        if self._warming is not None and not self._warmed:
            self._warmed = not self._warming.next(canvas)

    def _town(self, canvas: Canvas) -> None:
        """The street with its buildings, one picture as soon as they stand."""
        table, art = self.table, canvas.art
        rise = table.rise
        if rise is None:
            canvas.image(_ground(art, tuple(table.board.town)), WIDTH / 2, HEIGHT / 2)
            return
        canvas.image(_ground(art, ()), WIDTH / 2, HEIGHT / 2)
        for cell, location in enumerate(table.board.town):
            up = min(1.0, max(0.0, rise.value * RISE_OVERLAP - cell) / (RISE_OVERLAP - 8))
            if up > 0:
                sprite = building_sprite(art, location)
                x, y = cell_middle(cell)
                zoom = (1.0, max(0.0625, round(up * 16) / 16))
                canvas.image(sprite, x, y + sprite.height / 2, anchor="midbottom", zoom=zoom)

    def _pointed(self, kind: str) -> list[str]:
        """The words behind 'kind:' among what is lit."""
        head = f"{kind}:"
        spots = (*self.table.spots, *self.table.glows)
        return [spot.removeprefix(head) for spot in spots if spot.startswith(head)]

    def _lit(self) -> list[int]:
        cells = [int(cell) for cell in self._pointed("cell")]
        for bounty in self._pointed("bounty"):
            cells += self.table.lore.bounties[bounty].cells
        return cells

    def _lights(self, canvas: Canvas) -> None:
        for cell in self._lit():
            canvas.image(lit_sprite(canvas.art, self.table.board.town[cell]), *cell_middle(cell))

    def _pins(self, canvas: Canvas) -> None:
        table = self.table
        places: dict[int, int] = {}
        for bounty in filter(None, table.board.active):
            if table.flights.away(("bounty", bounty)):
                continue
            for cell in table.lore.bounties[bounty].cells:
                x, y = cell_middle(cell)
                place = places[cell] = places.get(cell, -1) + 1
                pin = pin_sprite(canvas.art, table.lore.bounties[bounty])
                canvas.image(pin, x + 150 - PIN_STEP * place, y - 84)

    def _figures(self, canvas: Canvas) -> None:
        table, art = self.table, canvas.art
        order = sorted(range(table.seats), key=lambda seat: table.walkers.all[seat].place[1])
        for seat in order:
            character = table.board.players[seat].character
            if not character:
                continue
            walker = table.walkers.all[seat]
            x, y = walker.place
            canvas.image(base_sprite(art, seat), x, y)
            canvas.image(
                figure_sprite(art, character, geometry.FIGURE_H), x, y - walker.hop, anchor="midbottom"
            )
            canvas.image(seat_badge(art, seat, 40), x + 22, y - 4)
        if table.board.seat is not None:
            self._arrow(canvas, table.board.seat)

    def _arrow(self, canvas: Canvas, seat: int) -> None:
        """Over the head of the one whose turn it is."""
        x, y = self.table.walkers.all[seat].place
        bob = 0.0 if self.table.app.pace.less_motion else 10 * pulse(self.table.now_ns)
        canvas.image(_arrow_sprite(canvas.art, seat), x, y - geometry.FIGURE_H - 26 - bob)

    def _plate(self, canvas: Canvas, seat: int) -> None:
        table = self.table
        place = geometry.plate(seat, table.seats)
        sprite = plate_sprite(canvas.art, self.look(seat), table.seats, table.lore.bounties)
        canvas.image(sprite, place.x - MARGIN, place.y - MARGIN, anchor="topleft")
        if str(seat) in self._pointed("seat"):
            canvas.rect(place.x - 4, place.y - 4, place.w + 8, place.h + 8, LIGHT, radius=16, width=9)
        if seat == table.board.seat:
            self._turn(canvas, place)

    def _turn(self, canvas: Canvas, place: Box) -> None:
        """The frame of the plate whose turn it is, and a star for each Action."""
        canvas.rect(place.x - 4, place.y - 4, place.w + 8, place.h + 8, BOUNTY.alarm, radius=16, width=8)
        tab = _tab_sprite(canvas.art)
        x, y = place.x + place.w + 24, place.y + place.h / 2
        canvas.image(tab, x, y)
        for star in range(ACTIONS):
            spent = star >= self.table.board.actions
            canvas.image(star_sprite(canvas.art, 44, spent=spent), x - 1, y + (star - 1) * 42)

    def look(self, seat: int) -> PlateLook:
        """What lies on a plate now: without what is still on its way to it."""
        table, player = self.table, self.table.board.players[seat]
        away = table.flights.away
        card = table.lore.characters.get(player.character)
        return PlateLook(
            seat,
            table.name(seat),
            player.character,
            card.ability if card else "",
            table.board.renown(seat),
            max(0, player.cards - away(("card", seat))),
            max(0, len(player.wounds) - away(("wound", seat))),
            tuple(item for item in player.items if not away(("item", item))),
            tuple(bounty for bounty in player.captured if not away(("bounty", bounty))),
            tuple(bounty for bounty in player.turned_in if not away(("bounty", bounty))),
        )

    def spot_at(self, x: float, y: float) -> str | None:
        """What lies at a point of the canvas: a player, a Bounty, a building."""
        table = self.table
        for seat in range(table.seats):
            if _within(geometry.plate(seat, table.seats), x, y):
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

    def _sign(self, canvas: Canvas) -> None:
        board = self.table.board
        if board.seat is not None and not self.table.setup.shown:
            character = board.players[board.seat].character
            draw_sign(canvas, board.seat, self.table.name(board.seat), character, board.actions)

    def _captions(self, canvas: Canvas) -> None:
        """What the Location or the Character in focus can do."""
        table, spots = self.table, self.table.spots
        kind, _, word = spots[0].partition(":") if spots else ("", "", "")
        if kind == "cell":
            card = table.lore.locations[table.board.town[int(word)]]
            draw_cell_caption(canvas, card, int(word))
        elif kind == "seat" and (character := table.board.players[int(word)].character):
            draw_seat_caption(canvas, table.lore.characters[character], int(word), table.seats)

    def _large(self, canvas: Canvas) -> None:
        for bounty in self._pointed("bounty")[:1]:
            row = self.table.lore.bounties[bounty]
            x, y = geometry.large(row.cells)
            canvas.image(poster_sprite(canvas.art, row, geometry.LARGE_H), x, y)


def _within(place: Box, x: float, y: float) -> bool:
    return place.x <= x < place.x + place.w and place.y <= y < place.y + place.h


def _ground(art: Art, town: tuple[str, ...]) -> Sprite:
    """The street with its buildings as one picture."""

    def paint(canvas: Canvas) -> None:
        town_backdrop(art, canvas)
        for cell, location in enumerate(town):
            canvas.image(building_sprite(art, location), *cell_middle(cell))

    return art.compose(("bounty town", town), (WIDTH, HEIGHT), paint, supersample=1, opaque=True)


def _arrow_sprite(art: Art, seat: int) -> Sprite:
    def paint(canvas: Canvas) -> None:
        shape = wedge(32, 28, 38, "down")
        cutout(canvas, grown(shape, 5), BOUNTY.paper, BOUNTY.ink, line=5, drop=4, rough=0.4)
        canvas.polygon(shape, SEATS[seat].colour)

    return art.compose(("turn arrow", seat), (64, 66), paint)


def _tab_sprite(art: Art) -> Sprite:
    def paint(canvas: Canvas) -> None:
        cutout(canvas, rounded(6, 6, 48, 138, 10), BOUNTY.paper, BOUNTY.ink, line=4, drop=4, rough=0.6)

    return art.compose("action tab", (64, 154), paint)
