"""Cards on the move: drawing, discarding, Items, Wounds (BT26)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.bountytown.cards import names_of
from game.rules.bountytown.hooks import room
from game.rules.bountytown.rows import BLANK_WOUND
from game.rules.bountytown.state import State
from game.rules.kernel import Chance, Event


def take(s: State, count: int, chance: Chance, out: list[Event]) -> list[int]:
    """Cards off the Duel deck; the discards are shuffled when it runs out, none left is none (BT26)."""
    taken: list[int] = []
    while len(taken) < count:
        if not s.deck:
            if not s.discards:
                break
            s.deck, s.discards = s.discards, []
            chance.shuffle("deck", s.deck)
            out.append(Event("reshuffled", data={"deck": "duel"}, why="The discards form a new Duel deck."))
        taken.append(s.deck.pop())
    return taken


def draw(s: State, seat: int, count: int, reason: str, chance: Chance, out: list[Event]) -> None:
    """A seat draws; what, only it knows."""
    cards = take(s, count, chance, out)
    if not cards:
        return
    s.hands[seat] += cards
    out.append(Event("drew", seat, {"count": len(cards), "reason": reason}))
    out.append(Event("drawn", seat, {"cards": names_of(cards), "reason": reason}, (seat,)))


def draw_up(s: State, seat: int, reason: str, chance: Chance, out: list[Event]) -> None:
    """A seat draws up to its hand limit, Wounds counted."""
    draw(s, seat, room(s, seat), reason, chance, out)


def discard(s: State, seat: int, cards: Sequence[int], reason: str, out: list[Event]) -> None:
    """A seat discards, for all to see (BT9)."""
    if not cards:
        return
    hand = s.hands[seat]
    for card in cards:
        hand.remove(card)
    s.discards += cards
    out.append(Event("discarded", seat, {"cards": names_of(cards), "reason": reason}))


def deal_items(s: State, bounty: str, count: int, chance: Chance, out: list[Event]) -> None:
    """Items face down beside a Bounty; the used ones are shuffled when the deck runs out (BT26)."""
    items: list[str] = []
    while len(items) < count:
        if not s.item_deck:
            if not s.item_discards:
                break
            s.item_deck, s.item_discards = s.item_discards, []
            chance.shuffle("deck", s.item_deck)
            out.append(Event("reshuffled", data={"deck": "items"}, why="Used Items form a new Item deck."))
        items.append(s.item_deck.pop())
    if items:
        s.loot[bounty] = items


def spend_item(s: State, seat: int, item: str) -> None:
    """An Item has been used."""
    s.items[seat].remove(item)
    s.item_discards.append(item)


def add_wound(s: State, seat: int) -> str:
    """The next Wound goes to a hand; Wounds never run out (BT26)."""
    wound = s.wound_pile.pop() if s.wound_pile else BLANK_WOUND
    s.wounds[seat].append(wound)
    return wound


def heal(s: State, seat: int, count: int) -> list[str]:
    """Up to `count` Wounds, the oldest first, go back under the pile."""
    healed = s.wounds[seat][:count]
    del s.wounds[seat][:count]
    s.wound_pile[:0] = [wound for wound in healed if wound != BLANK_WOUND]
    return healed
