"""A shootout as a bot fights it: what to commit, and how to spend it (BO16, BO17)."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.boomtown_mind import Mind, Plan
from game.bots.boomtown_odds import Dice, spends, worth

TIES = {"holdup": (35, 60), "showdown": (20, 70), "posse": (35, 50)}
"""What a tie is worth in percent of a win, to the active player and to the other, by raid (BO18)."""
LOW = 3
"""By rule of thumb a die that shows no more than this is thrown again."""


def commitment(mind: Mind, options: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """One card of each suit, as many as the bot can bring itself to part with."""
    chosen = [card for card in mind.deck.by_suit(options).values() if mind.rng.random() >= mind.level.spares]
    return tuple(chosen), "Spent cards are soon replaced." if chosen else "No cards for this fight."


def spend_plans(mind: Mind) -> list[Plan]:
    """Each way to spend the next Shootout card that makes sense."""
    fight = mind.view["fight"]
    side = fight["seats"].index(mind.me)
    dice, totals, left = fight["dice"][side], fight["totals"], fight["left"]
    lead = totals[side] - totals[1 - side]
    if not mind.level.exact:
        return [_by_thumb(dice, lead, left[side])]
    ordered = sorted(range(3), key=lambda die: dice[die])
    own: Dice = tuple(dice[die] for die in ordered)
    other: Dice = tuple(sorted(fight["dice"][1 - side])) if left[1 - side] else ()
    tie = TIES[mind.view["raid"]["raid"]][side]
    found = spends(own, lead, left[side], other, left[1 - side], tie)
    return [_named(how, worth(ends, tie), ordered) for how, ends in found.items()]


def _named(how: str, gain: float, ordered: Sequence[int]) -> Plan:
    """A way to spend a card, by the die's own place instead of its rank."""
    percent = f"wins {100 * gain:.0f} % of such fights"
    if how == "plus":
        return Plan(how, gain, f"One more point {percent}.")
    die = ordered[int(how[-1]) - 1]
    return Plan(f"reroll-{die + 1}", gain, f"Rerolling that die {percent}.")


def _by_thumb(dice: Sequence[int], lead: int, left: int) -> Plan:
    """One more if that brings it about, or if no die is low; else the lowest die again."""
    lowest = min(range(3), key=lambda die: dice[die])
    if -left < lead <= 0 or dice[lowest] > LOW:
        return Plan("plus", 0.0, "One more point is sure.")
    return Plan(f"reroll-{lowest + 1}", 0.0, "The lowest die can hardly get worse.")
