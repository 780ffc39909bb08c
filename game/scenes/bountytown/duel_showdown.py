"""The Showdown on the street: hands are opened, the rule that decided is told, the cards are swept away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.rules.bountytown.frames import ATTACKER, BOUNTY
from game.scenes.bountytown import duel_words
from game.scenes.bountytown.duel_cards import card
from game.scenes.bountytown.duel_layout import DISCARDS, PILE_H, pan
from game.scenes.bountytown.duel_people import Person
from game.scenes.bountytown.duel_pieces import Flight, Leg, Since
from game.scenes.bountytown.duel_reveal import Hand, Reveal, hand_of
from game.scenes.bountytown.duel_street import Street
from game.scenes.bountytown.duel_words import Step

if TYPE_CHECKING:
    from game.rules.kernel import Event


def showdown(street: Street, event: Event) -> float:
    """All hands are shown, one after the other."""
    street.go(Step.SHOWDOWN)
    data = event.data
    reveal = open_hands(street, data["hands"], data["winner"], data["tied"], event.why)
    street.deck = max(0, street.deck - reveal.drawn)
    return reveal.end


def open_hands(
    street: Street, hands: Sequence[Mapping[str, Any]], winner: int, tied: Sequence[int], why: str
) -> Reveal:
    """Begin to show the hands of a `showdown`."""
    prize = street.prize
    found: list[Hand] = []
    for data in hands:
        role = data["role"]
        if role == BOUNTY and prize is not None:
            place = prize.place
            found.append(hand_of(data, BOUNTY, place.drawn, pan(place.drawn.x), place.base))
        elif role != BOUNTY:
            found.append(_played(street, street.people[role], data, role))
    hit = [hand.key for hand in found if hand.key != winner]
    stamp = "wins the tie" if len(tied) > 1 else "wins"
    street.reveal = Reveal(found, [winner], hit, _reason(street, found, tied, why), stamp)
    if why and len(tied) > 1:
        street.reveal.brief = _brief(street, next(hand for hand in found if hand.key == winner))
    return street.reveal


def final_showdown(street: Street, event: Event) -> float:
    """The hands of all who are tied."""
    street.go(Step.SHOWDOWN)
    hands: list[Hand] = []
    for data in event.data["hands"]:
        someone = street.of(data["seat"])
        if someone is not None:
            hands.append(_played(street, someone, data, data["seat"]))
    winners = event.data["winners"]
    hit = [hand.key for hand in hands if hand.key not in winners]
    street.reveal = Reveal(hands, winners, hit, "", "wins" if len(winners) == 1 else "tied")
    street.over = Since()
    return street.reveal.end


def _played(street: Street, someone: Person, data: Mapping[str, Any], key: int) -> Hand:
    hand = hand_of(data, key, someone.place.row, pan(someone.place.row.x))
    if not someone.play:
        someone.without(hand.cards[: hand.selected])
    counts = duel_words.counted(hand.name, data["rank"], three_above=street.three_above)
    return hand._replace(counts=counts, bare=bool(someone.play))


def _brief(street: Street, best: Hand) -> str:
    """The rule that decided a tie, in one line."""
    first = "attacker" if best.key == ATTACKER else "defender"
    return duel_words.tie(best.counts or best.name, _lifting(street, best), first)


def _lifting(street: Street, hand: Hand) -> str:
    """The ability that lifts a player's hand, '' if none does."""
    if not hand.counts:
        return ""
    marks = street.people[hand.key].marks
    return next((mark.title for mark in marks if mark.key == "showdown.lift"), "")


def _reason(street: Street, hands: Sequence[Hand], tied: Sequence[int], why: str) -> str:
    """The rule that decided, with the ability that lifted the best hand."""
    for hand in hands:
        if hand.counts and hand.key in tied:
            return duel_words.lifted(why, hand.name, hand.counts, _lifting(street, hand))
    return why


def swept(street: Street, event: Event) -> float:
    """All that was played goes to the discards."""
    street.pile += event.data["cards"]
    reveal = street.reveal
    if reveal is None:
        return 0.0
    for hand in reveal.hands:
        for number, name in enumerate(hand.cards):
            x, y = hand.row.at(number, len(hand.cards))
            way = [Leg(280, *DISCARDS, PILE_H)]
            street.fly(Flight(card(name), Leg(0, x, y, hand.row.h), way, to="pile"))
    street.reveal = None
    for someone in street.people:
        someone.ready, someone.play = None, ()
    return 320.0
