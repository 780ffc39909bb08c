"""What seldom changes on the board: the town with its notices, the plates, the right column."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.rules.bountytown.turns import ACTIONS
from game.scenes.bountytown import geometry
from game.scenes.bountytown.board_parts import pin_sprite, star_sprite
from game.scenes.bountytown.board_sign import draw_sign
from game.scenes.bountytown.board_train import draw_meter
from game.scenes.bountytown.plates import MARGIN, PlateLook, plate_sprite
from game.scenes.bountytown.store import LIGHT, draw_bounties, draw_piles, draw_shelf, goods_of, piles_of
from game.scenes.bountytown.town import (
    BOARDS,
    BUILDING_H,
    BUILDING_W,
    board_width,
    building_sprite,
    cell_middle,
    town_backdrop,
)
from game.scenes.manned import is_bot
from game.stage.boxes import Box
from game.stage.canvas import HEIGHT, WIDTH
from game.stage.cut import rounded
from game.stage.frames import cutout
from game.stage.ground import Ground, Part
from game.stage.palette import BOUNTY

if TYPE_CHECKING:
    from game.scenes.bountytown.table import BountytownTable
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

PIN: geometry.Point = (150.0, -84.0)
PIN_STEP = 50.0
"""The first notice at a building, from its middle, and from one to the next."""
PINS_END = geometry.PANEL.x - 32.0
"""No notice hangs farther right: the panel would cover it, px."""
PIN_DROP = 58.0
"""From the middle of a name down to that of a notice that hangs below it."""
NOTICES = Box(404, 60, 1112, 900)
PLATES_W = 460.0
COLUMN = Box(1502, 0, 418, 1016)
"""All that is drawn of each part lies within these, from the left edge on the plates."""
RISE_OVERLAP = 11.0
"""Buildings rise one after the other, each while the two before it still do."""


class TownGround:
    """Keeps it as one picture, of which only what changes is painted anew."""

    def __init__(self, table: BountytownTable) -> None:
        """table: what is drawn."""
        self.table = table
        self._town: tuple[str, ...] = ()
        self._ground = Ground(self._still)

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it."""
        table = self.table
        if table.rise is not None:
            self._rising(canvas, table.rise.value)
            for part in self._parts():
                part.paint(canvas)
            return
        if self._town != tuple(table.board.town):
            self._town = tuple(table.board.town)
            self._ground = Ground(self._still)
        self._ground.draw(canvas, list(self._parts()))

    def _still(self, canvas: Canvas) -> None:
        canvas.image(_town_sprite(canvas.art, self._town), WIDTH / 2, HEIGHT / 2)

    def _rising(self, canvas: Canvas, share: float) -> None:
        """The buildings come out of the ground."""
        canvas.image(_town_sprite(canvas.art, ()), WIDTH / 2, HEIGHT / 2)
        for cell, location in enumerate(self.table.board.town):
            up = min(1.0, max(0.0, share * RISE_OVERLAP - cell) / (RISE_OVERLAP - 8))
            if up > 0:
                sprite = building_sprite(canvas.art, location)
                x, y = cell_middle(cell)
                zoom = (1.0, max(0.0625, round(up * 16) / 16))
                canvas.image(sprite, x, y + sprite.height / 2, anchor="midbottom", zoom=zoom)

    def _parts(self) -> Iterator[Part]:
        table, board = self.table, self.table.board
        hung = tuple(
            bounty if bounty and not table.flights.away(("bounty", bounty)) else "" for bounty in board.active
        )
        shown = not table.setup.shown
        yield Part((hung, shown), NOTICES, lambda canvas: self.notices(canvas, range(9)) if shown else None)
        lit = table.pointed("seat")
        for seat in range(table.seats):
            yield self._plate_part(self.look(seat), lit=str(seat) in lit)
        goods, piles = goods_of(board, table.flights), piles_of(board, table.flights)
        loot, piled = tuple(board.loot.values()), tuple(table.pointed("pile"))
        key = hung, loot, goods, piles, piled, board.seat, board.actions, shown
        yield Part(key, COLUMN, lambda canvas: self._column(canvas, hung, piled))

    def notices(self, canvas: Canvas, cells: range | list[int]) -> None:
        """Bounties hang at the buildings where they can be met."""
        table = self.table
        places: dict[int, int] = {}
        for bounty in filter(None, table.board.active):
            if table.flights.away(("bounty", bounty)):
                continue
            for cell in table.lore.bounties[bounty].cells:
                place = places[cell] = places.get(cell, -1) + 1
                if cell in cells:
                    x, y = _pin_place(canvas, cell, table.board.town[cell])
                    pin = pin_sprite(canvas.art, table.lore.bounties[bounty])
                    canvas.image(pin, x - PIN_STEP * place, y)

    def _plate_part(self, look: PlateLook, *, lit: bool) -> Part:
        """A plate with its frame and its stars, from the middle of one gap to the middle of the next."""
        table = self.table
        place = geometry.plate(look.seat, table.seats)
        actions = table.board.actions if look.seat == table.board.seat else None

        def paint(canvas: Canvas) -> None:
            sprite = plate_sprite(canvas.art, look, table.seats, table.lore.bounties)
            canvas.image(sprite, place.x - MARGIN, place.y - MARGIN, anchor="topleft")
            if actions is not None:
                self._turn(canvas, place)
            if lit:
                _frame(canvas, place, LIGHT)

        half = geometry.PLATE_GAP / 2
        box = Box(0, place.y - half, PLATES_W, place.h + 2 * half)
        return Part((look, lit, actions), box, paint)

    def _turn(self, canvas: Canvas, place: Box) -> None:
        """The frame of the plate whose turn it is, and a star for each Action."""
        _frame(canvas, place, BOUNTY.alarm)
        x, y = place.x + place.w + 24, place.y + place.h / 2
        canvas.image(_tab_sprite(canvas.art), x, y)
        for star in range(ACTIONS):
            spent = star >= self.table.board.actions
            canvas.image(star_sprite(canvas.art, 44, spent=spent), x - 1, y + (star - 1) * 42)

    def _column(self, canvas: Canvas, hung: tuple[str, ...], lit: tuple[str, ...]) -> None:
        table, board = self.table, self.table.board
        draw_bounties(canvas, board, table.lore, hung)
        draw_shelf(canvas, board, table.lore, table.flights)
        draw_piles(canvas, board, table.flights, lit)
        if board.seat is not None and not table.setup.shown:
            character = board.players[board.seat].character
            draw_sign(canvas, board.seat, table.name(board.seat), character, board.actions)
            draw_meter(canvas, board.bounty_deck)

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
            None if player.held is None else tuple(player.held),
            is_bot(seat),
        )


def _pin_place(canvas: Canvas, cell: int, location: str) -> geometry.Point:
    """The middle of the first notice at a building: below the name where the name hangs high."""
    x, y = cell_middle(cell)
    board = BOARDS[location]
    name_end = board.x + board_width(canvas, board) / 2 - BUILDING_W / 2
    below = board.y - BUILDING_H / 2 + PIN_DROP
    covers = name_end > PIN[0] - 1.5 * PIN_STEP and below - 2 * PIN_DROP < PIN[1] < below
    return min(x + PIN[0], PINS_END), y + (below if covers else PIN[1])


def _frame(canvas: Canvas, place: Box, colour: tuple[int, int, int]) -> None:
    canvas.rect(place.x - 4, place.y - 4, place.w + 8, place.h + 8, colour, radius=16, width=8)


def _town_sprite(art: Art, town: tuple[str, ...]) -> Sprite:
    """The street with its buildings as one picture."""

    def paint(canvas: Canvas) -> None:
        town_backdrop(art, canvas)
        for cell, location in enumerate(town):
            canvas.image(building_sprite(art, location), *cell_middle(cell))

    size = (WIDTH, HEIGHT)
    return art.compose(("bounty town", town), size, paint, supersample=1, opaque=True, grows=True)


def _tab_sprite(art: Art) -> Sprite:
    def paint(canvas: Canvas) -> None:
        cutout(canvas, rounded(6, 6, 48, 138, 10), BOUNTY.paper, BOUNTY.ink, line=4, drop=4, rough=0.6)

    return art.compose("action tab", (64, 154), paint)
