"""How Items and Bounties change hands on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.rules.bountytown.rows import kind_of
from game.scenes.bountytown import geometry
from game.scenes.bountytown.board_parts import mini_sprite, tile_sprite
from game.scenes.bountytown.cards import item_sprite
from game.scenes.bountytown.plates import plate_middle
from game.scenes.bountytown.table_spots import AWAY, SHOW_MS, SHOWN_H, STAGE
from game.scenes.bountytown.town import cell_middle

if TYPE_CHECKING:
    from game.scenes.bountytown.table_plays import Plays


def bought_from(plays: Plays, seat: int, data: dict[str, Any]) -> float:
    """Items leave the shelf, are shown to all and go to who bought them."""
    board, art = plays.table.board, plays.table.app.art
    for number, item in enumerate(data["items"]):
        start = geometry.shelf(board.kinds.index(kind_of(item)), len(board.kinds))
        sprite = item_sprite(art, item, SHOWN_H)
        shown = STAGE[0] + number * 180, STAGE[1]
        plays.fly(None, (sprite,), (start, shown), ms=300)
        plays.fly(("item", item), (sprite,), (shown, plays.items(seat)), delay_ms=300, shown_ms=SHOW_MS)
    return 700.0


def stocked(plays: Plays, _: int, data: dict[str, Any]) -> float:
    """The store is filled up."""
    board, art = plays.table.board, plays.table.app.art
    for number, item in enumerate(data["items"]):
        end = geometry.shelf(board.kinds.index(kind_of(item)), len(board.kinds))
        sprite = item_sprite(art, item, geometry.CARD_H)
        plays.fly(("item", item), (sprite,), (STAGE, end), delay_ms=90.0 * number)
    return 300.0


def looted(plays: Plays, seat: int, data: dict[str, Any]) -> float:
    """An Item of a Bounty is shown to all and goes to its captor."""
    sprite = item_sprite(plays.table.app.art, data["item"], SHOWN_H)
    ends = STAGE, plays.items(seat)
    plays.fly(("item", data["item"]), (sprite,), ends, ms=400, shown_ms=SHOW_MS)
    return 600.0


def lost_item(plays: Plays, seat: int, data: dict[str, Any]) -> float:
    """An Item leaves the match."""
    sprite = item_sprite(plays.table.app.art, data["item"], SHOWN_H)
    plays.fly(None, (sprite,), (plays.items(seat), AWAY), ms=600)
    return 400.0


def turned_in(plays: Plays, seat: int, data: dict[str, Any]) -> float:
    """A Bounty goes to the Office, and is locked away."""
    table, bounty = plays.table, data["bounty"]
    row, art = table.lore.bounties[bounty], table.app.art
    cell = table.board.players[seat].cell
    start, end = cell_middle(cell), plays.bounties(seat, bounty)
    table.glow(f"cell:{cell}", 1200.0)
    mini = mini_sprite(art, row, 150.0, locked=True)
    plays.fly(None, (tile_sprite(art, row),), (end, start), ms=360)
    plays.fly(("bounty", bounty), (mini,), (start, end), ms=420, delay_ms=360, shown_ms=SHOW_MS)
    return 1100.0


def lost_bounty(plays: Plays, seat: int, data: dict[str, Any]) -> float:
    """A Bounty leaves its captor."""
    sprite = tile_sprite(plays.table.app.art, plays.table.lore.bounties[data["bounty"]])
    plays.fly(None, (sprite,), (plate_middle(seat, plays.table.seats), AWAY), ms=700)
    return 500.0


def captured(plays: Plays, seat: int, data: dict[str, Any]) -> float:
    """A Bounty goes to its captor."""
    sprite = tile_sprite(plays.table.app.art, plays.table.lore.bounties[data["bounty"]])
    ends = STAGE, plays.bounties(seat, data["bounty"])
    plays.fly(("bounty", data["bounty"]), (sprite,), ends, ms=460, shown_ms=200)
    return 500.0
