"""How a shootout will end: the best way to spend cards after the dice, and the odds before (BO16, BO17)."""

from __future__ import annotations

from functools import lru_cache

PIPS = 6
Dice = tuple[int, ...]
"""Three dice in ascending order."""
Ends = tuple[float, float]
"""How likely a side is to win and to tie."""
ODDS: dict[tuple[int, int], Ends] = {
    (0, 0): (0.4536, 0.0928), (0, 1): (0.2824, 0.0711), (0, 2): (0.1699, 0.0532), (0, 3): (0.0999, 0.0360),
    (1, 0): (0.6465, 0.0711), (1, 1): (0.4552, 0.0852), (1, 2): (0.3156, 0.0869), (1, 3): (0.2113, 0.0811),
    (2, 0): (0.7769, 0.0532), (2, 1): (0.5915, 0.0891), (2, 2): (0.4515, 0.0908), (2, 3): (0.3316, 0.0888),
    (3, 0): (0.8641, 0.0360), (3, 1): (0.7019, 0.0854), (3, 2): (0.5718, 0.0927), (3, 3): (0.4493, 0.0947),
}  # fmt: skip
"""Win and tie of the active player's side by the numbers of cards on both sides, all throws counted out."""


def worth(ends: Ends, tie: int) -> float:
    """What a fight is worth to a side: a win 1, a loss 0, a tie so many percent."""
    return ends[0] + ends[1] * tie / 100


def spends(dice: Dice, lead: int, left: int, other: Dice, others: int, tie: int) -> dict[str, Ends]:
    """How a fight ends after each way to spend the next card, both sides at their best from there on.

    lead: of the spender's total. left: its cards. other, others: dice and cards of the other side, which
    spends afterwards; others = 0: it has none, or has spent them. tie: what a tie is worth to the spender,
    percent. `reroll-n` means the n-th lowest die; throwing a die again that equals another counts once.
    """
    found = {"plus": ends(dice, lead + 1, left - 1, other, others, tie)}
    for die, old in enumerate(dice):
        if dice.index(old) == die:
            rest = (*dice[:die], *dice[die + 1 :])
            win = tied = 0.0
            for face in range(1, PIPS + 1):
                thrown = tuple(sorted((*rest, face)))
                after = ends(thrown, lead + face - old, left - 1, other, others, tie)
                win += after[0] / PIPS
                tied += after[1] / PIPS
            found[f"reroll-{die + 1}"] = (win, tied)
    return found


@lru_cache(maxsize=300_000)
def ends(dice: Dice, lead: int, left: int, other: Dice, others: int, tie: int) -> Ends:
    """How a fight ends from here on; arguments as of `spends`."""
    if left and not (lead > 0 and not others):
        return max(spends(dice, lead, left, other, others, tie).values(), key=lambda e: worth(e, tie))
    if others:
        win, tied = ends(other, -lead, others, (), 0, 100 - tie)
        return 1.0 - win - tied, tied
    return float(lead > 0), float(lead == 0)
