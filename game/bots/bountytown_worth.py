"""What outcomes of a Duel are worth, by the strength of the own hand."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.bountytown_odds import (
    SIZE,
    Chances,
    Deck,
    best_keep,
    by_strength,
    dot,
    of_bounty,
    places,
    unknown,
)
from game.bots.bountytown_sight import Sight, Terms
from game.rules.kernel import TABLE

NOBODY: Chances = (0.0,) * SIZE


class Stakes(NamedTuple):
    """What a duellist has to gain or lose, in Renown: take or keep the Bounty, see it escape, be Wounded.

    hurt: that the other duellist is Wounded.
    """

    win: float
    lose: float
    escape: float
    wound: float
    hurt: float = 0.0


def _better(chances: Chances) -> list[tuple[float, float]]:
    """For each strength, the chance of a hand that is worse, and of one that is equal."""
    worse = sum(chances)
    if worse == 0.0:
        return [(1.0, 0.0)] * SIZE
    found = []
    for equal in chances:
        worse -= equal
        found.append((max(worse, 0.0), equal))
    return found


def attack_values(stakes: Stakes, defender: Chances, bounty: Chances) -> tuple[list[float], list[float]]:
    """Value and chance to win of an attack, by the strength of the attacker's hand (BT6).

    defender, bounty: by strength; NOBODY where there is none.
    """
    player, outlaw = _better(defender), _better(bounty)
    foe = defender is not NOBODY
    values, wins = [0.0] * SIZE, [0.0] * SIZE
    for place in range(1, SIZE):
        (worse, same), (weaker, like) = player[place], outlaw[place]
        win = (worse + same) * (weaker + like)
        clean = worse * weaker
        escape = 0.0
        if bounty is not NOBODY:
            escape = sum(bounty[b] * (player[b][0] if foe else 1.0) for b in range(1, place))
        lost = 1.0 - win - escape
        hurt = 1.0 - _alone(place, defender, outlaw) if foe else 0.0
        wins[place] = win
        values[place] = (
            win * stakes.win
            + escape * stakes.escape
            + lost * stakes.lose
            - (1.0 - clean) * stakes.wound
            + hurt * stakes.hurt
        )
    return values, wins


def defence_values(stakes: Stakes, attacker: Chances, bounty: Chances) -> list[float]:
    """Value of a defence, by the strength of the defender's hand (BT6)."""
    player, outlaw = _better(attacker), _better(bounty)
    values = [0.0] * SIZE
    for place in range(1, SIZE):
        (worse, _), (weaker, like) = player[place], outlaw[place]
        keep = worse * (weaker + like)
        escape = sum(bounty[b] * player[b][0] for b in range(1, place)) if bounty is not NOBODY else 0.0
        clean = worse * weaker
        hurt = 1.0 - _alone(place, attacker, outlaw)
        lost = 1.0 - keep - escape
        values[place] = (
            keep * stakes.win
            + escape * stakes.escape
            + lost * stakes.lose
            - (1.0 - clean) * stakes.wound
            + hurt * stakes.hurt
        )
    return values


def _alone(place: int, other: Chances, outlaw: list[tuple[float, float]]) -> float:
    """The chance that the other duellist has the best hand alone."""
    return sum(other[number] * outlaw[number][0] for number in range(1, place))


def bounty_chances(sight: Sight, bounty: str, attacker: int, cell: int, defender: int = TABLE) -> Chances:
    """The hand of a Bounty by strength; NOBODY for none."""
    if not bounty:
        return NOBODY
    draws = sight.draw_of(bounty, attacker, cell, defender)
    found = of_bounty(sight.rows.bounties[bounty].base, draws)
    return by_strength(found, places(5, 0, 0, sight.three_above)) if sight.three_above else found


def place_of(sight: Sight, terms: Terms) -> tuple[int, ...]:
    """The strength of each category under some terms."""
    return places(terms.most, terms.lift, terms.lift_few, sight.three_above)


def hidden_chances(sight: Sight, terms: Terms, cards: int, *, drawn: bool = False) -> Chances:
    """By strength, the hand of so many cards that nobody has seen. drawn: its Draw steps are over."""
    cards = cards if drawn else max(cards - terms.toll, 0)
    extra = 0 if drawn else terms.extra
    if drawn:
        # The cards are what a Draw step has left already.
        found = unknown(cards, 1, terms.blind) if cards else unknown(0, 0, terms.blind)
    else:
        found = unknown(cards, min(terms.steps, 2), extra + terms.blind)
    return by_strength(found, place_of(sight, terms))


def known_value(
    sight: Sight, terms: Terms, hand: tuple[int, ...], values: list[float], deck: Deck, *, keen: bool
) -> tuple[Chances, float]:
    """What a hand becomes in a Duel that is not declared yet, by category, and its value."""
    valued = by_category(values, place_of(sight, terms))
    if not hand:
        found = unknown(0, 0, terms.blind + terms.extra)
        return found, dot(found, valued)
    if terms.toll and len(hand) > terms.toll:
        hand = hand[: len(hand) - terms.toll]
    _, found, value = best_keep(hand, terms.steps, terms.extra + terms.blind, valued, deck, keen=keen)
    return found, value


def by_category(values: list[float], place: tuple[int, ...]) -> list[float]:
    """Values by category out of values by strength."""
    return [values[number] for number in place]
