"""What cards in a hand are worth in dollars: what to throw away, to look for, to open and to hire."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.bots.boomtown_mind import Mind, Plan
from game.bots.boomtown_town import BAD, GOOD, UGLY
from game.rules.boomtown.cards import Card
from game.rules.boomtown.state import PASS

LASTS = 0.7
"""The share of the turns to come that an Establishment from the hand will pay."""
MOST_TURNS = 20.0
HIRES = (4.0, 3.0, 2.0, 1.0)
"""Dollars that a Gunslinger in the hand is worth, by how many one has on the street."""
SIDE_BONUS = {GOOD: 1.0, BAD: 2.0, UGLY: 1.5}
SUITED = 4.0
"""Dollars that a Shootout card is worth, the first of its suit."""
SPARE = 0.5
"""The same for a further one of its suit."""
JOB = 0.6
"""The share of its amount that a Holdup or Posse is worth while there is a rider for it."""
IDLE_JOB = 0.35
DEED_TARGETS = {"destroy": 1, "take": 2}
SEARCH = 12.0
WAR = 4.0
UNKNOWN = 4.0
"""What an unknown card is worth to those who don't count."""
OPENING = 1.0
"""Dollars by which an open Establishment is better than one in the hand."""


def value(mind: Mind, row: Card, held: Counter[str]) -> float:
    """Dollars that a card is worth in the hand beside cards of which `held` tells the suits and sides."""
    if row.kind == "establishment":
        return mind.town.pays(row.id) * min(mind.horizon, MOST_TURNS) * LASTS
    if row.kind == "gunslinger":
        crew = mind.town.crews[mind.me]
        ready = sum(crew) + held["gunslinger"]
        return HIRES[min(ready, len(HIRES) - 1)] + SIDE_BONUS[mind.deck.side(row.id)]
    if row.kind == "shootout":
        return SPARE if held[row.suit] else SUITED
    if row.kind == "deed":
        return _deed_value(mind, row)
    able = mind.town.crews[mind.me][BAD if row.kind == "holdup" else GOOD]
    return row.amount * (JOB if able else IDLE_JOB)


def _deed_value(mind: Mind, row: Card) -> float:
    deed = row.deed
    assert deed is not None
    if deed.verb == "search":
        return SEARCH
    if deed.verb == "war":
        return WAR
    if deed.target != "establishment":
        return HIRES[0]
    best = max(
        (mind.town.pays(card) for seat in mind.others for card in mind.town.streets[seat]), default=2.0
    )
    return best * min(mind.horizon, MOST_TURNS) * LASTS * DEED_TARGETS[deed.verb] / 2


def values(mind: Mind) -> dict[str, float]:
    """Dollars that every card of the hand is worth beside the others."""
    held: Counter[str] = Counter()
    found = {}
    for card in mind.view["hand"]:
        row = mind.deck.card(card)
        found[card] = value(mind, row, held)
        held[row.suit or row.kind] += 1
    return found


def unknown(mind: Mind) -> float:
    """Dollars that the next card of the deck is worth on average."""
    if not mind.level.counts:
        return UNKNOWN
    held = Counter(mind.deck.card(card).suit for card in mind.view["hand"])
    worth = [(value(mind, mind.deck.cards[card], held), count) for card, count in mind.unseen]
    return sum(each * count for each, count in worth) / max(sum(count for _, count in worth), 1)


def discards(mind: Mind, options: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """What to throw away, at least one card (BO4), and why."""
    found = values(mind)
    ranked = sorted(options, key=lambda card: found[card])
    bar = unknown(mind)
    junk = [card for card in ranked[1:] if found[card] < bar][: mind.level.most_discards - 1]
    why = f"An unknown card is worth more than {mind.deck.card(ranked[0]).name}."
    return (ranked[0], *junk), why


def search_plans(mind: Mind, options: Sequence[str]) -> list[Plan]:
    """Which card of the deck to fetch (BO21)."""
    held = Counter(mind.deck.card(card).suit for card in mind.view["hand"])
    rows = [(card, mind.deck.card(card)) for card in options]
    return [
        Plan(card, value(mind, row, held) * mind.dollar, f"{row.name} is the best of the deck.")
        for card, row in rows
    ]


def recruit_plans(mind: Mind, options: Sequence[str]) -> list[Plan]:
    """Whom to hire."""
    found = [Plan(PASS, 0.0, "Another Gunslinger would help others more.")]
    for card in options[:-1]:
        side = mind.deck.side(card)
        gain = mind.gain(hired=((mind.me, side),)) + SIDE_BONUS[side] * mind.dollar
        found.append(Plan(card, gain, f"{mind.deck.card(card).name} fills the gap."))
    return found


def claim_plans(mind: Mind, options: Sequence[str]) -> list[Plan]:
    """What to open."""
    found = [Plan(PASS, 0.0, "Nothing is worth opening.")]
    for card in options[:-1]:
        gain = mind.gain(moves=((card, mind.me),)) + OPENING * mind.dollar
        found.append(Plan(card, gain, f"{mind.deck.card(card).name} pays best."))
    return found
