"""Dirty Deeds: which to play, to whom, and which to keep for later (BO15, BO20, BO21)."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.boomtown_hand import search_plans
from game.bots.boomtown_mind import Mind, Plan
from game.bots.boomtown_raids import claims
from game.bots.boomtown_town import RIDERS
from game.rules.boomtown.cards import SIDES
from game.rules.boomtown.state import PASS

PATIENCE = 2.0
"""Dollars that a deed must be worth now, not to be kept for a better day."""
AGAIN = 0.3
"""The share of a claim's gain that a Range War adds to it."""


def deed_plans(mind: Mind, options: Sequence[str]) -> list[Plan]:
    """Each Dirty Deed of the hand at its best target, and none."""
    keep = Plan(PASS, PATIENCE * mind.dollar, "The deeds can wait for a better day.")
    return [keep, *(_deed(mind, card) for card in options[:-1])]


def _deed(mind: Mind, card: str) -> Plan:
    row = mind.deck.card(card)
    deed = row.deed
    assert deed is not None
    why = f"Now is the time for {row.name}."
    if deed.verb == "war":
        return Plan(card, _war_gain(mind), why)
    if deed.verb == "search":
        gain = max(plan.gain for plan in search_plans(mind, [name for name, _ in mind.unseen]))
        return Plan(card, gain, why)
    targets = _targets(mind, deed.target)
    gain = max((_hit(mind, card, target) for target in targets), default=-1.0)
    return Plan(card, gain, why)


def _war_gain(mind: Mind) -> float:
    """Another claim after one that failed: of use to who has several to send (BO15)."""
    riders = sum(mind.town.crews[mind.me][side] for side in RIDERS)
    best = max((plan.gain for plan in claims(mind)), default=0.0)
    return AGAIN * best if riders > 1 else 0.0


def _targets(mind: Mind, target: str) -> list[str]:
    """What of the opponents a deed can hit, one of each kind of thing."""
    if target == "establishment":
        return [card for seat in mind.others for card in mind.town.streets[seat]]
    side = SIDES.index(target)
    crews = mind.view["crews"]
    return [
        next(card for card in crews[seat] if mind.deck.side(card) == side)
        for seat in mind.others
        if mind.town.crews[seat][side]
    ]


def _hit(mind: Mind, card: str, target: str) -> float:
    """What a deed does to the bot's chances if it hits a target."""
    deed = mind.deck.card(card).deed
    assert deed is not None
    if deed.verb == "take":
        return mind.gain(moves=((target, mind.me),))
    if deed.target == "establishment":
        return mind.gain(moves=((target, None),))
    crews = mind.view["crews"]
    owner = next(seat for seat, crew in enumerate(crews) if target in crew)
    return mind.gain(dead=((owner, mind.deck.side(target)),))


def target_plans(mind: Mind, options: Sequence[str]) -> list[Plan]:
    """Whom or what a deed that is being played hits."""
    card = mind.view["deed"]["card"]
    return [
        Plan(target, _hit(mind, card, target), f"{mind.deck.card(target).name} hurts most to lose.")
        for target in options
    ]
