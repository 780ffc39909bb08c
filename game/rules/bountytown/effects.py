"""One effect: what it makes of a number, whose number it speaks about, and whether its conditions hold.

Who duels whom is told by two seats, TABLE where nobody attacks or defends: no state is needed.
"""

from __future__ import annotations

from game.rules.bountytown.rows import Effect
from game.rules.kernel import TABLE


def applied(effect: Effect, n: int) -> int:
    """A number after an effect; none falls below 0."""
    match effect.op:
        case "set":
            return effect.n
        case "add":
            return max(n + effect.n, 0)
        case "multiply":
            return max(n * effect.n, 0)
        case _:  # forbid
            return 0


def concerns(who: str, owner: int, seat: int, attacker: int, defender: int) -> bool:
    """Whether an effect of `owner` is about the number of `seat`."""
    if who == "owner":
        return owner == seat
    if defender == TABLE:
        return False
    attacks = owner == attacker and seat == defender
    defends = owner == defender and seat == attacker
    return (attacks and who != "attacker") or (defends and who != "defender")


def holds(word: str, owner: int, attacker: int, defender: int) -> bool:
    """Whether a condition of a Duel holds for the owner of an effect; all words but `few_cards`."""
    match word:
        case "attacking":
            return attacker == owner
        case "defending":
            return defender == owner
        case "against_player":
            return defender != TABLE
        case _:  # against_bounty
            return defender == TABLE
