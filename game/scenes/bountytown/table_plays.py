"""How each event moves the board: what changes is changed at once, and the pictures follow."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

from game.rules.bountytown.rows import kind_of
from game.rules.kernel import TABLE
from game.scenes.bountytown import geometry
from game.scenes.bountytown.board_parts import mini_sprite, tile_sprite
from game.scenes.bountytown.cards import back_sprite, duel_card_sprite, item_sprite, wound_sprite
from game.scenes.bountytown.plates import hand_place, items_place, mini_place, plate_middle
from game.scenes.bountytown.posters import poster_back_sprite, poster_sprite
from game.scenes.bountytown.town import cell_middle

if TYPE_CHECKING:
    from game.rules.kernel import Event
    from game.scenes.bountytown.table import BountytownTable
    from game.stage.art import Sprite
    from game.stage.canvas import Point

CARD_MS, CARD_STEP_MS = 320.0, 80.0
SHOW_MS = 560.0
"""What everybody shall see lies still so long."""
GLOW_MS = 750.0
STAGE: Point = (960.0, 430.0)
"""Where things are shown to all, in the middle of the town."""
AWAY: Point = (960.0, -160.0)
SHOWN_H, OPEN_H = 230.0, 160.0
"""Of an Item that is shown to all, and of cards that lie open before a plate."""
HIGHEST = 150.0


class Plays:
    """Carries out what `CUES` names on the board; what happens in a Duel is not its business."""

    def __init__(self, table: BountytownTable) -> None:
        """table: what is moved."""
        self.table = table

    def play(self, event: Event) -> float:
        """Show one event; gives the time before the next, ms."""
        table = self.table
        start = START.get(event.kind)
        begun = start(self, event.seat, event.data) if start is not None else 0.0
        table.board.apply(event)
        show = PLAYS.get(event.kind)
        wait = show(self, event.seat, event.data) if show is not None else 0.0
        walk = table.walkers.go(table.cells, table.app.pace) * 0.9
        return max(begun, wait, walk)

    # Parts

    def fly(
        self,
        key: Hashable,
        sprites: Sequence[Sprite],
        ends: tuple[Point, Point],
        *,
        ms: float = CARD_MS,
        delay_ms: float = 0.0,
        shown_ms: float = 0.0,
    ) -> None:
        """Let something set off."""
        self.table.send(key, sprites, ends, ms=ms, delay_ms=delay_ms, shown_ms=shown_ms)

    def _hand(self, seat: int) -> Point:
        return hand_place(seat, self.table.seats)

    def _items(self, seat: int) -> Point:
        return items_place(seat, self.table.seats)

    def _bounties(self, seat: int, bounty: str) -> Point:
        return mini_place(self.table.look(seat), self.table.seats, bounty)

    # Setup

    def _built(self, _: int, __: dict[str, Any]) -> float:
        return self.table.raise_town()

    def _offered(self, seat: int, _: dict[str, Any]) -> float:
        return self.table.setup.offer(seat)

    def _chosen(self, seat: int, _: dict[str, Any]) -> float:
        return self.table.setup.choose(seat)

    # Turns

    def _turn(self, seat: int, _: dict[str, Any]) -> float:
        self.table.glow(f"seat:{seat}", GLOW_MS)
        return 420.0

    def _revealed(self, _: int, data: dict[str, Any]) -> float:
        table, bounty = self.table, data["bounty"]
        art = table.app.art
        row = table.lore.bounties[bounty]
        shown, end = STAGE, geometry.poster(table.board.active.index(bounty))
        back, front = poster_back_sprite(art, geometry.LARGE_H), poster_sprite(art, row, geometry.LARGE_H)
        key = ("bounty", bounty)
        self.fly(("shown", bounty), (back, front), (geometry.pile("bounties"), shown), ms=380)
        self.fly(("shown", bounty), (front,), (shown, shown), ms=SHOW_MS, delay_ms=380)
        self.fly(key, (tile_sprite(art, row),), (shown, end), ms=340, delay_ms=380 + SHOW_MS)
        return 400 + SHOW_MS

    def _drew(self, seat: int, data: dict[str, Any]) -> float:
        back = back_sprite(self.table.app.art, geometry.CARD_H)
        count: int = data["count"]
        for card in range(count):
            ends = geometry.pile("deck"), self._hand(seat)
            self.fly(("card", seat), (back,), ends, delay_ms=card * CARD_STEP_MS)
        return 100.0 + CARD_STEP_MS * count

    def _discarded(self, seat: int, data: dict[str, Any]) -> float:
        """They lie side by side for a moment: discards are public."""
        cards = data["cards"]
        place, start, end = (
            geometry.plate(seat, self.table.seats),
            self._hand(seat),
            geometry.pile("discards"),
        )
        for number, card in enumerate(cards):
            sprite = duel_card_sprite(self.table.app.art, card, OPEN_H)
            shown = place.x + place.w + 110 + number * 120, max(start[1], HIGHEST)
            self.fly(None, (sprite,), (start, shown), ms=200, delay_ms=60.0 * number)
            self.fly("discard", (sprite,), (shown, end), delay_ms=60.0 * number + 200, shown_ms=SHOW_MS)
        return 340.0 + 100.0 * len(cards)

    def _took(self, seat: int, data: dict[str, Any]) -> float:
        sprite = duel_card_sprite(self.table.app.art, data["card"], OPEN_H)
        ends = geometry.pile("discards"), self._hand(seat)
        self.fly(("card", seat), (sprite,), ends, ms=480, shown_ms=300)
        return 600.0

    def _reshuffled(self, _: int, data: dict[str, Any]) -> float:
        start = geometry.pile("discards" if data["deck"] == "duel" else "items")
        end = geometry.pile("deck" if data["deck"] == "duel" else "items")
        back = back_sprite(self.table.app.art, geometry.CARD_H)
        for card in range(6):
            self.fly(None, (back,), (start, end), delay_ms=60.0 * card)
        return 400.0

    def _used(self, seat: int, data: dict[str, Any]) -> float:
        table, source = self.table, data["source"]
        if source in table.lore.locations:
            table.glow(f"cell:{table.board.cell_of(source)}", GLOW_MS)
            return 420.0
        if source in table.lore.characters:
            table.glow(f"seat:{seat}", GLOW_MS)
            return 420.0
        sprite = item_sprite(table.app.art, source, SHOWN_H)
        self.fly(None, (sprite,), (self._items(seat), STAGE), ms=260)
        self.fly(None, (sprite,), (STAGE, AWAY), delay_ms=260, shown_ms=SHOW_MS)
        return 620.0

    def _effect(self, seat: int, data: dict[str, Any]) -> float:
        table, source = self.table, data["source"]
        if source in table.board.town:
            table.glow(f"cell:{table.board.cell_of(source)}", GLOW_MS)
        elif seat != TABLE:
            table.glow(f"seat:{seat}", GLOW_MS)
        return 200.0

    def _reload(self, seat: int, _: dict[str, Any]) -> float:
        self.table.glow(f"seat:{seat}", GLOW_MS)
        return 120.0

    def _healed(self, seat: int, data: dict[str, Any]) -> float:
        x, y = self._hand(seat)
        sprite = wound_sprite(self.table.app.art, OPEN_H)
        for number, _ in enumerate(data["wounds"]):
            shown = x + 260 + number * 120, max(y, HIGHEST)
            self.fly(None, (sprite,), ((x, y), shown), ms=220, delay_ms=60.0 * number)
            self.fly(None, (sprite,), (shown, AWAY), ms=420, delay_ms=220 + 60.0 * number, shown_ms=260)
        return 520.0

    # Things

    def _bought_from(self, seat: int, data: dict[str, Any]) -> float:
        board, art = self.table.board, self.table.app.art
        for number, item in enumerate(data["items"]):
            start = geometry.shelf(board.kinds.index(kind_of(item)), len(board.kinds))
            sprite = item_sprite(art, item, SHOWN_H)
            shown = STAGE[0] + number * 180, STAGE[1]
            self.fly(None, (sprite,), (start, shown), ms=300)
            self.fly(("item", item), (sprite,), (shown, self._items(seat)), delay_ms=300, shown_ms=SHOW_MS)
        return 700.0

    def _stocked(self, _: int, data: dict[str, Any]) -> float:
        board, art = self.table.board, self.table.app.art
        for number, item in enumerate(data["items"]):
            end = geometry.shelf(board.kinds.index(kind_of(item)), len(board.kinds))
            sprite = item_sprite(art, item, geometry.CARD_H)
            self.fly(("item", item), (sprite,), (STAGE, end), delay_ms=90.0 * number)
        return 300.0

    def _looted(self, seat: int, data: dict[str, Any]) -> float:
        sprite = item_sprite(self.table.app.art, data["item"], SHOWN_H)
        ends = STAGE, self._items(seat)
        self.fly(("item", data["item"]), (sprite,), ends, ms=400, shown_ms=SHOW_MS)
        return 600.0

    def _lost_item(self, seat: int, data: dict[str, Any]) -> float:
        sprite = item_sprite(self.table.app.art, data["item"], SHOWN_H)
        self.fly(None, (sprite,), (self._items(seat), AWAY), ms=600)
        return 400.0

    def _turned_in(self, seat: int, data: dict[str, Any]) -> float:
        table, bounty = self.table, data["bounty"]
        row, art = table.lore.bounties[bounty], table.app.art
        cell = table.board.players[seat].cell
        start, end = cell_middle(cell), self._bounties(seat, bounty)
        table.glow(f"cell:{cell}", 1200.0)
        mini = mini_sprite(art, row, 150.0, locked=True)
        self.fly(None, (tile_sprite(art, row),), (end, start), ms=360)
        self.fly(("bounty", bounty), (mini,), (start, end), ms=420, delay_ms=360, shown_ms=SHOW_MS)
        return 1100.0

    def _lost_bounty(self, seat: int, data: dict[str, Any]) -> float:
        sprite = tile_sprite(self.table.app.art, self.table.lore.bounties[data["bounty"]])
        self.fly(None, (sprite,), (plate_middle(seat, self.table.seats), AWAY), ms=700)
        return 500.0

    def _captured(self, seat: int, data: dict[str, Any]) -> float:
        sprite = tile_sprite(self.table.app.art, self.table.lore.bounties[data["bounty"]])
        ends = STAGE, self._bounties(seat, data["bounty"])
        self.fly(("bounty", data["bounty"]), (sprite,), ends, ms=460, shown_ms=200)
        return 500.0

    # The end

    def _train(self, _: int, __: dict[str, Any]) -> float:
        return self.table.ending.train()

    def _winner(self, _: int, data: dict[str, Any]) -> float:
        return self.table.ending.crown(data["winners"])


Play = Callable[[Plays, int, dict[str, Any]], float]
START: dict[str, Play] = {"bought": Plays._bought_from, "turned_in": Plays._turned_in}
"""What must be seen from where it lay before the event."""
PLAYS: dict[str, Play] = {
    "built": Plays._built,
    "offered": Plays._offered,
    "chosen": Plays._chosen,
    "turn": Plays._turn,
    "revealed": Plays._revealed,
    "drew": Plays._drew,
    "discarded": Plays._discarded,
    "took": Plays._took,
    "reshuffled": Plays._reshuffled,
    "used": Plays._used,
    "effect": Plays._effect,
    "reload": Plays._reload,
    "healed": Plays._healed,
    "stocked": Plays._stocked,
    "looted": Plays._looted,
    "lost_item": Plays._lost_item,
    "lost_bounty": Plays._lost_bounty,
    "captured": Plays._captured,
    "train": Plays._train,
    "winner": Plays._winner,
}
"""What moves, by kind; who moves and is carried walks by itself."""
