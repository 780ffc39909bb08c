"""What each event after a Showdown does on the street: what changes hands, Wounds, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from game.scenes.bountytown import duel_words
from game.scenes.bountytown.duel_layout import BOX_OF_WOUNDS, Row
from game.scenes.bountytown.duel_people import FALL_MS, LEAVE_MS, MARK_MS, Mark, Person
from game.scenes.bountytown.duel_pieces import Flight, Leg, Since
from game.scenes.bountytown.duel_street import Street
from game.scenes.bountytown.duel_words import Step

if TYPE_CHECKING:
    from game.rules.kernel import Event
    from game.stage.canvas import Point

SHOW_MS = 440.0
"""How long a thing is held out for all to see."""
BIG_H, ITEM_H = 250.0, 210.0


def _captured(street: Street, event: Event) -> float:
    street.go(Step.AFTER)
    winner = street.of(event.seat)
    _lose(street, event)
    if winner is not None:
        winner.renown += street.lore.bounties[event.data["bounty"]].renown
        _poster_to(street, winner)
    return 900.0


def _kept(street: Street, event: Event) -> float:
    street.go(Step.AFTER)
    owner = street.of(event.seat)
    if owner is not None:
        _poster_to(street, owner)
    return 800.0


def _poster_to(street: Street, someone: Person) -> None:
    """The poster flies to the one whom it belongs to."""
    prize = street.prize
    if prize is None or not prize.hangs:
        return
    prize.hangs = False
    start = Leg(0, *prize.place.poster, prize.place.tall)
    x, y = someone.place.badge
    legs = [Leg(240, *prize.place.poster, prize.place.tall * 1.08), Leg(520, x, y, 90)]
    street.fly(Flight(f"poster:{prize.id}", start, legs))


def _escaped(street: Street, event: Event) -> float:
    street.go(Step.AFTER)
    _lose(street, event)
    prize = street.prize
    if prize is not None and prize.hangs:
        prize.hangs = False
        prize.turn_to("gone", LEAVE_MS)
        _tear(street, event.data["bounty"], prize.place.poster, prize.place.tall)
    return 1000.0


def _lose(street: Street, event: Event) -> None:
    """Whoever had the Bounty has its Renown no more."""
    owner = event.data["from"]
    someone = None if owner is None else street.of(owner)
    if someone is not None:
        someone.renown -= street.lore.bounties[event.data["bounty"]].renown


def _tear(street: Street, bounty: str, at: Point, tall: float) -> None:
    """A poster is torn up: its halves part and fall."""
    x, y = at
    for side, way in (("left", -1), ("right", 1)):
        legs = [
            Leg(160, x + 16 * way, y, tall, 6.0 * way),
            Leg(640, x + 130 * way, y + 620, tall, 40.0 * way),
        ]
        street.fly(Flight(f"half-{side}:{bounty}", Leg(0, x, y, tall), legs, fades=True))


def _looted(street: Street, event: Event) -> float:
    someone, item = street.of(event.seat), event.data["item"]
    if someone is None:
        return 0.0
    someone.items.append(item)
    x, y = someone.place.stop
    plate = someone.place.plate
    legs = [
        Leg(200, x, y, ITEM_H),
        Leg(SHOW_MS, x, y, ITEM_H),
        Leg(260, plate.x + plate.w - 60, plate.y + 60, 70),
    ]
    street.fly(Flight(f"item:{item}", Leg(0, x, y, 40), legs, to=f"items:{someone.seat}"))
    return 720.0


def _stocked(street: Street, event: Event) -> float:
    items = event.data["items"]
    row = Row(960.0, 560.0, 700.0, ITEM_H)
    for number, item in enumerate(items):
        x, y = row.at(number, len(items))
        legs = [Leg(SHOW_MS + 200, x, y, ITEM_H), Leg(380, *BOX_OF_WOUNDS, ITEM_H)]
        street.fly(Flight(f"item:{item}", Leg(0, x, y, ITEM_H), legs, delay=80.0 * number))
    return 700.0


def _spared(street: Street, event: Event) -> float:
    someone = street.of(event.seat)
    if someone is None:
        return 0.0
    someone.turn_to("stands", FALL_MS)
    someone.mark(Mark("duel.wounds", "Spared", duel_words.change("duel.wounds", 0), None, Since(MARK_MS)))
    return 640.0


def _wounded(street: Street, event: Event) -> float:
    street.go(Step.AFTER)
    someone, wound = street.of(event.seat), event.data["wound"]
    if someone is None:
        return 0.0
    someone.wounds.append(wound)
    street.thud(4.0)
    x, y = someone.place.stop
    hand = someone.place.hand
    legs = [Leg(170, x, y, BIG_H), Leg(SHOW_MS, x, y, BIG_H), Leg(260, hand.x, hand.y, hand.h)]
    street.fly(Flight(f"wound:{wound}", Leg(0, x, y - 240, BIG_H * 1.4), legs, to=someone.to_wounds))
    return 800.0


def _critical(street: Street, event: Event) -> float:
    someone = street.of(event.seat)
    if someone is None:
        return 0.0
    street.thud(6.0)
    words = f"{event.data['wounds']} Wounds: too many"
    someone.mark(Mark("critical", "Critically Wounded", words, None, Since(MARK_MS)))
    someone.turn_to("lies", FALL_MS)
    return 900.0


def _lost_bounty(street: Street, event: Event) -> float:
    someone, bounty = street.of(event.seat), event.data["bounty"]
    if someone is None:
        return 0.0
    someone.renown -= street.lore.bounties[bounty].renown
    _tear(street, bounty, someone.place.stop, 300.0)
    return 800.0


def _lost_item(street: Street, event: Event) -> float:
    someone, item = street.of(event.seat), event.data["item"]
    if someone is None:
        return 0.0
    if item in someone.items:
        someone.items.remove(item)
    x, y = someone.place.stop
    legs = [Leg(SHOW_MS, x, y, ITEM_H), Leg(320, x, y + 260, ITEM_H, 24.0)]
    street.fly(Flight(f"item:{item}", Leg(0, x, y, ITEM_H), legs, fades=True))
    return 620.0


def _healed(street: Street, event: Event) -> float:
    someone = street.of(event.seat)
    if someone is None:
        return 0.0
    gone: Iterable[str] = event.data["wounds"]
    someone.wounds = someone.wounds[len(someone.wounds) - event.data["left"] :] if event.data["left"] else []
    hand = someone.place.hand
    for number, wound in enumerate(gone):
        start = Leg(0, hand.x, hand.y, hand.h)
        street.fly(Flight(f"wound:{wound}", start, [Leg(360, *BOX_OF_WOUNDS, hand.h)], delay=60.0 * number))
    return 520.0


def _carried(street: Street, event: Event) -> float:
    someone = street.of(event.seat)
    if someone is None:
        return 0.0
    someone.turn_to("gone", LEAVE_MS)
    spot = street.lore.locations[event.data["to"]]
    someone.role, someone.location, someone.here = "wakes up", street.lore.place_name(spot.id), ""
    return 700.0


def _duel_over(street: Street, event: Event) -> float:
    street.over = Since(500.0 if event.data["cancelled"] else 360.0)
    return street.over.life


def _winner(street: Street, event: Event) -> float:
    street.go(Step.AFTER)
    names = [someone.name for seat in event.data["winners"] if (someone := street.of(seat))]
    if event.data["how"] == "shared":
        street.end("The title is shared", " and ".join([", ".join(names[:-1]), names[-1]]))
    else:
        street.end(names[0] if names else "", "is the Hero of Bountytown!")
    return 2400.0


AFTER: dict[str, Callable[[Street, Event], float]] = {
    "captured": _captured,
    "kept": _kept,
    "escaped": _escaped,
    "looted": _looted,
    "stocked": _stocked,
    "spared": _spared,
    "wounded": _wounded,
    "critical": _critical,
    "lost_bounty": _lost_bounty,
    "lost_item": _lost_item,
    "healed": _healed,
    "carried": _carried,
    "duel_over": _duel_over,
    "winner": _winner,
}
"""By kind of event."""
