"""What outcomes of a Duel are worth, by the strength of the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.bots.bountytown_odds import (
    SIZE,
    Chances,
    of_bounty,
    unknown,
)
from game.bots.bountytown_sight import Sight, Terms
from game.rules.bountytown.hands import HAND, HIGH_CARD, NO_CARDS, strength
from game.rules.kernel import TABLE

SMALL = (6, 8, 9, 10, HIGH_CARD, NO_CARDS)
"""Categories that need fewer than five cards."""
SHORTENED = (0, 11, 6, 11, 11, 11, 6, 9, 8, 9, 10, 11, 12)
"""What is left of each category when only four cards may be played, by category."""
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
    values, wins = [0.0] * SIZE, [0.0] * SIZE
    escape = alone = 0.0
    for place in range(1, SIZE):
        (worse, same), (weaker, like) = player[place], outlaw[place]
        win = (worse + same) * (weaker + like)
        hurt = 0.0 if defender is NOBODY else 1.0 - alone
        wins[place] = win
        values[place] = _value(stakes, win, escape, worse * weaker, hurt)
        escape += bounty[place] * worse
        alone += defender[place] * weaker
    return values, wins


def defence_values(stakes: Stakes, attacker: Chances, bounty: Chances) -> list[float]:
    """Value of a defence, by the strength of the defender's hand (BT6)."""
    player, outlaw = _better(attacker), _better(bounty)
    values = [0.0] * SIZE
    escape = alone = 0.0
    for place in range(1, SIZE):
        worse, (weaker, like) = player[place][0], outlaw[place]
        values[place] = _value(stakes, worse * (weaker + like), escape, worse * weaker, 1.0 - alone)
        escape += bounty[place] * worse
        alone += attacker[place] * weaker
    return values


def _value(stakes: Stakes, win: float, escape: float, clean: float, hurt: float) -> float:
    """What chances are worth. clean: not to be Wounded; hurt: that the other is."""
    got = win * stakes.win + escape * stakes.escape + (1.0 - win - escape) * stakes.lose
    return got - (1.0 - clean) * stakes.wound + hurt * stakes.hurt


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


def by_category(values: list[float], place: tuple[int, ...]) -> list[float]:
    """Values by category out of values by strength."""
    return [values[number] for number in place]


@cache
def places(most: int, lift: int, lift_few: int, three_above: bool) -> tuple[int, ...]:
    """The strength of each category for who may play so many cards. lift_few: with fewer than five."""
    found = [0]
    for number in range(1, SIZE):
        shown = number if most >= HAND else SHORTENED[number]
        place = strength(shown, three_above=three_above)
        found.append(max(place - (lift_few if shown in SMALL else lift), 1))
    return tuple(found)


def by_strength(chances: Chances, place: Sequence[int]) -> Chances:
    """Chances by strength out of chances by category."""
    found = [0.0] * SIZE
    for number in range(1, SIZE):
        found[place[number]] += chances[number]
    return tuple(found)
