"""Items that change hands: the General Store and the Items of captured Bounties (BT24, BT25)."""

from __future__ import annotations

from itertools import combinations

from game.rules.bountytown import decks
from game.rules.bountytown.cards import GOLD, NAMES, SUIT, VALUE, names_of
from game.rules.bountytown.frames import Loot, Shop
from game.rules.bountytown.hooks import ask
from game.rules.bountytown.rows import kind_of
from game.rules.bountytown.state import State, turn_of
from game.rules.kernel import Event, seat_word

DONE = "done"


def gold(s: State, seat: int) -> list[int]:
    """The Gold cards of a hand, the dearest first."""
    return sorted(
        (card for card in s.hands[seat] if SUIT[card] == GOLD), key=lambda card: (-VALUE[card], card)
    )


def price_of(s: State, seat: int, item: str) -> int:
    """What an Item costs a seat."""
    return ask(s, "store.price", s.book.items[kind_of(item)].price, seat)


def for_sale(s: State, shop: Shop) -> list[str]:
    """Items that a seat can still afford, the first of each kind that it lacks."""
    purse = sum(VALUE[card] for card in gold(s, shop.seat)) - shop.price
    kinds = [kind_of(item) for item in (*s.items[shop.seat], *shop.basket)]
    found: list[str] = []
    for item in s.store:
        if kind_of(item) not in kinds and price_of(s, shop.seat, item) <= purse:
            kinds.append(kind_of(item))
            found.append(item)
    return found


def payments(s: State, shop: Shop) -> list[str]:
    """Ways to pay, '5Ga+1Gb', the dearest last: no card can be spared, copies of a face are the same."""
    cards = gold(s, shop.seat)
    ways: dict[tuple[int, ...], str] = {}
    for count in range(1, len(cards) + 1):
        for chosen in combinations(cards, count):
            values = tuple(VALUE[card] for card in chosen)
            if sum(values) >= shop.price > sum(values) - values[-1] and values not in ways:
                ways[values] = "+".join(NAMES[card] for card in chosen)
    return [way for _, way in sorted(ways.items(), key=lambda found: (sum(found[0]), found[0]))]


def advance(s: State, shop: Shop, out: list[Event]) -> bool:
    """Go on where there is nothing to choose; False if the seat has to.

    Who comes in is always asked, so that nobody learns from it whether there is Gold (BT32).
    """
    if not shop.paying:
        if not shop.basket or for_sale(s, shop):
            return False
        shop.paying = True
    if not shop.basket:
        s.stack.pop()
        return True
    ways = payments(s, shop)
    if len(ways) > 1:
        return False
    pay(s, shop, ways[0] if ways else "", out)
    return True


def pay(s: State, shop: Shop, way: str, out: list[Event]) -> None:
    """BT25: Gold cards of equal or greater value, one Action, no change given."""
    seat = shop.seat
    cards = [card for card in s.hands[seat] if NAMES[card] in way.split("+")]
    for item in shop.basket:
        s.store.remove(item)
    s.items[seat] += shop.basket
    turn_of(s).left -= shop.actions
    names = ", ".join(f"the {s.book.items[kind_of(item)].name}" for item in shop.basket)
    why = f"{seat_word(seat)} buys {names} for {shop.price} Gold."
    data = {"items": shop.basket[:], "price": shop.price, "cards": names_of(cards), "source": shop.source}
    out.append(Event("bought", seat, data, why=why))
    decks.discard(s, seat, cards, "paid", out)
    s.stack.pop()


def put_in_basket(s: State, shop: Shop, item: str) -> None:
    """Choose one more Item, or be done choosing."""
    if item == DONE:
        shop.paying = True
        return
    shop.price += price_of(s, shop.seat, item)
    shop.basket.append(item)


def shelve(s: State, items: list[str], out: list[Event]) -> None:
    """Items come into the General Store (BT25)."""
    if items:
        s.store += items
        out.append(Event("stocked", data={"items": items}, why="Its Items go to the General Store."))


def plunder(s: State, seat: int, bounty: str, out: list[Event]) -> None:
    """The Items of a captured Bounty: one of a kind that the seat lacks, the rest into the store (BT24)."""
    items = s.loot.pop(bounty, [])
    wanted = lacking(s, seat, items)
    if len(wanted) > 1:
        s.stack.append(Loot(seat, items))
    elif items:
        take_item(s, seat, items, wanted[0] if wanted else "", out)


def lacking(s: State, seat: int, items: list[str]) -> list[str]:
    """The first Item of each kind that a seat does not have."""
    kinds = [kind_of(item) for item in s.items[seat]]
    found: list[str] = []
    for item in items:
        if kind_of(item) not in kinds:
            kinds.append(kind_of(item))
            found.append(item)
    return found


def take_item(s: State, seat: int, items: list[str], chosen: str, out: list[Event]) -> None:
    """Take the chosen Item, '' = none."""
    if chosen:
        s.items[seat].append(chosen)
        name = s.book.items[kind_of(chosen)].name
        why = f"{seat_word(seat)} takes the {name} from the Bounty."
        out.append(Event("looted", seat, {"item": chosen}, why=why))
    shelve(s, [item for item in items if item != chosen], out)
