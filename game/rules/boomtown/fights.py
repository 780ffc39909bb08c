"""A shootout: secret cards, three dice a side, cards spent one by one (BO16, BO17)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.boomtown.state import Fight, Raid, State, in_hand
from game.rules.boomtown.words import fight_words, say
from game.rules.kernel import Chance, Event, RuleError, seat_word

DICE = 3
PIPS = 6
REROLLS = tuple(f"reroll-{die + 1}" for die in range(DICE))
SPENDS = ("plus", *REROLLS, "waste")
"""What a Shootout card can be spent as: +1, another throw of one die, nothing."""


def begin(s: State, seats: tuple[int, int], gunslingers: tuple[str, str], out: list[Event]) -> None:
    """Two Gunslingers face each other; the active player's side comes first."""
    s.stack.append(
        Fight(seats, gunslingers, [False, False], [[], []], left=[0, 0], dice=[[], []], bonus=[0, 0])
    )
    data = {"seats": list(seats), "gunslingers": list(gunslingers)}
    ours, theirs = (s.cards[card].called for card in gunslingers)
    out.append(Event("fight", seats[0], data, why=say("fight", ours=ours, theirs=theirs)))


def step(s: State, fight: Fight, chance: Chance, out: list[Event]) -> bool:
    """Go on until an answer is needed (True) or the fight is over (False)."""
    if not fight.dice[0]:
        for side, seat in enumerate(fight.seats):
            if not fight.ready[side] and not s.hands[seat]:
                commit(s, fight, side, (), out)
        if not all(fight.ready):
            return True
        _roll(s, fight, chance, out)
    if spender(fight) is not None:
        return True
    _conclude(s, fight, out)
    return False


def commit(s: State, fight: Fight, side: int, cards: tuple[str, ...], out: list[Event]) -> None:
    """A side locks its Shootout cards (BO16). Raises RuleError for two of a suit."""
    suits = [s.cards[card].suit for card in cards]
    if len(set(suits)) < len(suits):
        raise RuleError("a side commits at most one Gun, one Gang and one Guts")
    fight.cards[side] = list(cards)
    fight.ready[side] = True
    out.append(Event("committed", fight.seats[side]))


def shootout_cards(s: State, seat: int) -> tuple[tuple[str, ...], int]:
    """The Shootout cards in a hand, and how many of them can be committed at once: one of each suit."""
    cards = tuple(in_hand(s, seat, "shootout"))
    return cards, len({s.cards[card].suit for card in cards})


def _roll(s: State, fight: Fight, chance: Chance, out: list[Event]) -> None:
    """Both are ready: the cards are shown, the dice fall, the lower total spends first (BO17)."""
    for side, seat in enumerate(fight.seats):
        for card in fight.cards[side]:
            s.hands[seat].remove(card)
        fight.left[side] = len(fight.cards[side])
    out.append(Event("revealed", data={"cards": [cards[:] for cards in fight.cards]}))
    fight.dice = [[chance.below("dice", PIPS) + 1 for _ in range(DICE)] for _ in fight.seats]
    ours, theirs = totals(fight)
    fight.first = int(theirs < ours)
    dice = [side[:] for side in fight.dice]
    data = {"dice": dice, "totals": [ours, theirs], "first": fight.seats[fight.first]}
    out.append(Event("rolled", data=data, why=_who_spends(fight)))


def _who_spends(fight: Fight) -> str:
    """Who spends first and why, in words (BO17)."""
    side = spender(fight)
    if side is None:
        return say("decided") if any(fight.left) else ""
    ours, theirs = totals(fight)
    line = "alone" if not fight.left[1 - side] else "equal" if ours == theirs else "lower"
    return say(line, seat=seat_word(fight.seats[side]))


def totals(fight: Fight) -> list[int]:
    """Dice and bonus, by side."""
    return [sum(fight.dice[0]) + fight.bonus[0], sum(fight.dice[1]) + fight.bonus[1]]


def spender(fight: Fight) -> int | None:
    """The side that is to spend a card of a fight whose dice lie."""
    return due(fight.dice, fight.left, fight.bonus, fight.first)


def due(dice: Sequence[Sequence[int]], left: Sequence[int], bonus: Sequence[int], first: int) -> int | None:
    """The side that is to spend a card: all the cards of `first`, then all of the other (BO17).

    None once no card is left, or those that are left can't change the outcome any more.
    """
    (low, high), (least, most) = (reach(dice[side], left[side], bonus[side]) for side in (0, 1))
    if not any(left) or low > most or least > high:
        return None
    return first if left[first] else 1 - first


def reach(dice: Sequence[int], left: int, bonus: int) -> tuple[int, int]:
    """The lowest and the highest total that so many cards can make of a side's dice."""
    ordered, total = sorted(dice), sum(dice) + bonus
    loss = sum(die - 1 for die in ordered[DICE - left :])
    gain = sum(max(PIPS - die, 1) for die in ordered[:left])
    return total - loss, total + gain


def spend(fight: Fight, how: str, chance: Chance, out: list[Event]) -> None:
    """The spending side uses its next Shootout card."""
    side = spender(fight)
    assert side is not None, "nobody has a card to spend"
    card = fight.cards[side][-fight.left[side]]
    fight.left[side] -= 1
    die = value = before = -1
    if how == "plus":
        fight.bonus[side] += 1
    elif how != "waste":
        die = REROLLS.index(how)
        before = fight.dice[side][die]
        value = fight.dice[side][die] = chance.below("dice", PIPS) + 1
    data = {"card": card, "how": how, "die": die, "before": before, "value": value, "totals": totals(fight)}
    line = "reroll" if die >= 0 else how
    why = say(line, seat=seat_word(fight.seats[side]), before=before, value=value)
    out.append(Event("spent", fight.seats[side], data, why=why))


def _conclude(s: State, fight: Fight, out: list[Event]) -> None:
    """All Shootout cards are discarded; the raid below learns how it ended (BO16)."""
    s.stack.pop()
    raid = s.stack[-1]
    assert isinstance(raid, Raid)
    used = [card for cards in fight.cards for card in cards]
    s.pile += used
    score = totals(fight)
    raid.outcome = _outcome(score)
    names = s.cards[fight.gunslingers[0]].called, s.cards[fight.gunslingers[1]].called
    data = {"outcome": raid.outcome, "totals": score, "discarded": used, "unspent": fight.left[:]}
    why = fight_words(raid.kind, raid.outcome, names, score)
    out.append(Event("fight_over", fight.seats[0], data, why=why))


def _outcome(score: Sequence[int]) -> str:
    """How it ended for the active player's side."""
    ours, theirs = score
    return "tie" if ours == theirs else "won" if ours > theirs else "lost"
