"""How each event moves the board: what changes is changed at once, and the pictures follow."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

from game.rules.kernel import TABLE
from game.scenes.bountytown import geometry, table_things
from game.scenes.bountytown.board_parts import tile_sprite
from game.scenes.bountytown.cards import back_sprite, duel_card_sprite, item_sprite, wound_sprite
from game.scenes.bountytown.plates import hand_place, items_place, mini_place
from game.scenes.bountytown.posters import poster_back_sprite, poster_sprite
from game.scenes.bountytown.table_spots import (
    AWAY,
    CARD_MS,
    CARD_STEP_MS,
    GLOW_MS,
    HIGHEST,
    OPEN_H,
    SHOW_MS,
    SHOWN_H,
    STAGE,
)

if TYPE_CHECKING:
    from game.rules.kernel import Event
    from game.scenes.bountytown.table import BountytownTable
    from game.stage.art import Sprite
    from game.stage.canvas import Point


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

    def items(self, seat: int) -> Point:
        """Where a seat's Items lie."""
        return items_place(seat, self.table.seats)

    def bounties(self, seat: int, bounty: str) -> Point:
        """Where a Bounty lies, or will, among a seat's own."""
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
        self.fly(None, (sprite,), (self.items(seat), STAGE), ms=260)
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

    # The end

    def _train(self, _: int, __: dict[str, Any]) -> float:
        return self.table.ending.train()

    def _winner(self, _: int, data: dict[str, Any]) -> float:
        return self.table.ending.crown(data["winners"])


Play = Callable[[Plays, int, dict[str, Any]], float]
START: dict[str, Play] = {"bought": table_things.bought_from, "turned_in": table_things.turned_in}
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
    "stocked": table_things.stocked,
    "looted": table_things.looted,
    "lost_item": table_things.lost_item,
    "lost_bounty": table_things.lost_bounty,
    "captured": table_things.captured,
    "train": Plays._train,
    "winner": Plays._winner,
}
"""What moves, by kind; who moves and is carried walks by itself."""
