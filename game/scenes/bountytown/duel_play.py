"""What each event does on the street: it changes what is there at once, and sends the pictures after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.bountytown import duel_showdown, duel_words
from game.scenes.bountytown.duel_after import AFTER, ITEM_H, SHOW_MS
from game.scenes.bountytown.duel_cards import BACK, HAT, card
from game.scenes.bountytown.duel_layout import BOX_OF_WOUNDS, CARD_H, DECK, DISCARDS, PILE_H
from game.scenes.bountytown.duel_people import MARK_MS, READY_MS, Mark, Person
from game.scenes.bountytown.duel_pieces import Flight, Leg, Since
from game.scenes.bountytown.duel_street import Street
from game.scenes.bountytown.duel_words import Step

if TYPE_CHECKING:
    from game.rules.kernel import Event
    from game.stage.canvas import Point

BEGIN_MS = 1500.0
DEAL_MS = 90.0
MOST_BACKS = 6


def play(street: Street, event: Event) -> float:
    """Show an event; gives the ms at normal pace before the next may come."""
    street.close_showdown()
    if event.why and street.reveal is not None:
        street.reveal.old = True
    found = PLAYS.get(event.kind)
    return found(street, event) if found else 0.0


# Cards


def _drew(street: Street, event: Event) -> float:
    someone = street.of(event.seat)
    count: int = event.data["count"]
    street.deck = max(0, street.deck - count)
    if event.data["reason"] in ("draw", "extra"):
        street.go(Step.DRAW)
    if someone is None:
        return 0.0
    someone.cards += count
    row = someone.place.hand
    for number in range(count):
        _off_deck(street, row.x, row.y, row.h, to=someone.to_hand, delay=number * DEAL_MS)
    return 260.0 + count * DEAL_MS


def _off_deck(street: Street, x: float, y: float, h: float, *, to: str, delay: float) -> None:
    """A card flies face down from the deck."""
    street.fly(Flight(BACK, Leg(0, *_deck(street), PILE_H), [Leg(300, x, y, h)], to=to, delay=delay))


def _deck(street: Street) -> Point:
    return BOX_OF_WOUNDS if street.final and len(street.people) > 2 else DECK


def _discarded(street: Street, event: Event) -> float:
    someone, cards = street.of(event.seat), event.data["cards"]
    if event.data["reason"] == "draw":
        street.go(Step.DRAW)
    street.pile += cards
    if someone is None:
        return 0.0
    someone.without(cards)
    _show_and_drop(street, someone, cards)
    return 620.0 + 60.0 * len(cards)


def _show_and_drop(street: Street, someone: Person, cards: list[str]) -> None:
    """Cards leave a hand, lie open side by side for a moment and go to the discards."""
    hand, row = someone.place.hand, someone.place.row
    for number, name in enumerate(cards):
        x, y = row.at(number, len(cards))
        open_ = [Leg(260, x, y, CARD_H), Leg(SHOW_MS, x, y, CARD_H)]
        flight = Flight(
            card(name),
            Leg(0, hand.x, hand.y, hand.h),
            [*open_, Leg(280, *DISCARDS, PILE_H)],
            to="pile",
            under=BACK,
            delay=60.0 * number,
        )
        street.fly(flight)


def _reshuffled(street: Street, event: Event) -> float:
    if event.data["deck"] != "duel":
        return 0.0
    street.deck, street.pile = len(street.pile), []
    for number in range(MOST_BACKS):
        start = Leg(0, *DISCARDS, PILE_H)
        street.fly(Flight(BACK, start, [Leg(220, *DECK, PILE_H)], delay=50.0 * number))
    return 420.0


# Before the Showdown


def _effect(street: Street, event: Event) -> float:
    hook, n = event.data["hook"], event.data["n"]
    words = duel_words.change(hook, n)
    someone = street.of(event.data["seat"])
    if hook in duel_words.STARTS:
        street.go(duel_words.STARTS[hook])
    if not words or someone is None:
        return 0.0
    title = _source(street, event.data["source"])
    until = duel_words.UNTIL.get(hook)
    someone.mark(Mark(hook, title, words, until, Since(MARK_MS)))
    return 620.0


def _source(street: Street, name: str) -> str:
    """What an ability is called; what has none goes by its card's name."""
    lore = street.lore
    found = lore.characters.get(name) or lore.locations.get(name) or lore.kinds.get(name)
    return (found.ability or found.name) if found else ""


def _used(street: Street, event: Event) -> float:
    """An Item is held out for all to see; a Cowboy Hat is thrown."""
    someone, item = street.of(event.seat), event.data["source"]
    if someone is None or item not in someone.items:
        return 0.0
    someone.items.remove(item)
    x, y = someone.place.stop
    plate = someone.place.plate
    start = Leg(0, plate.x + plate.w - 60, plate.y + 60, 70)
    if event.data["do"] == "cancel_duel":
        others = [other for other in street.people if other is not someone]
        far = others[0].place.boots if others else (x, y)
        turn = -360.0 * someone.place.out
        legs = [
            Leg(260, x, y - 190, 130),
            Leg(620, far[0], far[1] - 420, 110, turn),
            Leg(500, far[0], far[1] - 420, 110, turn),
        ]
        street.fly(Flight(HAT, start, legs, fades=True))
        return 700.0
    hold_out(street, someone, item)
    return 640.0


def hold_out(street: Street, someone: Person, item: str) -> None:
    """An Item leaves a plate for all to see, and is gone."""
    (x, y), plate = someone.place.stop, someone.place.plate
    legs = [Leg(260, x, y, ITEM_H), Leg(SHOW_MS + 160, x, y, ITEM_H), Leg(220, x, y - 60, ITEM_H)]
    street.fly(Flight(f"item:{item}", Leg(0, plate.x + 142, plate.y + 78, 60), legs, fades=True))


def _cancelled(street: Street, event: Event) -> float:
    attacker = street.of(event.data["attacker"])
    name = attacker.name if attacker else ""
    street.end("Duel cancelled", f"{name} loses the Action")
    return 1500.0


def _locked(street: Street, event: Event) -> float:
    someone = street.of(event.seat)
    street.go(Step.SELECTION)
    if someone is not None:
        someone.ready = Since(READY_MS)
    return 260.0


# The Declaration


def _begun(street: Street, event: Event) -> float:
    """The board of the Declaration is read; what it is declared with is held out."""
    item = event.data.get("with")
    if item:
        hold_out(street, street.people[0], item)
    return BEGIN_MS


PLAYS: dict[str, Callable[[Street, Event], float]] = {
    "duel": _begun,
    "final": _begun,
    "drew": _drew,
    "discarded": _discarded,
    "reshuffled": _reshuffled,
    "effect": _effect,
    "used": _used,
    "cancelled": _cancelled,
    "locked": _locked,
    "showdown": duel_showdown.showdown,
    "final_showdown": duel_showdown.final_showdown,
    "swept": duel_showdown.swept,
    **AFTER,
}
"""By kind of event."""
