"""A Duel step by step: declaration, answer, effects, Draw step, selection; the rest is in `showdown`.

A step does its part and may push a frame that asks somebody; when that frame is gone the next step follows.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from game.rules.bountytown import decks, uses
from game.rules.bountytown.cards import names_of
from game.rules.bountytown.frames import ATTACKER, DEFENDER, Discard, Duel, React
from game.rules.bountytown.hands import HAND
from game.rules.bountytown.hooks import ask
from game.rules.bountytown.options import Choice
from game.rules.bountytown.showdown import AFTER
from game.rules.bountytown.state import State
from game.rules.kernel import TABLE, Chance, Event, seat_word

Step = Callable[[State, Duel, Chance, list[Event]], None]
DUELLISTS = (ATTACKER, DEFENDER)


def declare(s: State, seat: int, choice: Choice, out: list[Event]) -> None:
    """Open a Duel; the Action and what it is declared with are spent already."""
    s.stack.append(Duel(seat, choice.seat, choice.bounty))
    who = seat_word(seat)
    prize = s.book.bounties[choice.bounty].name if choice.bounty else ""
    if choice.seat == TABLE:
        why = f"{who} duels {prize}."
    else:
        why = f"{who} duels {seat_word(choice.seat)}{f' for {prize}' if prize else ''}."
    defender = None if choice.seat == TABLE else choice.seat
    data = {"defender": defender, "bounty": choice.bounty or None, "with": choice.source or None}
    out.append(Event("duel", seat, data, why=why))


def advance(s: State, duel: Duel, chance: Chance, out: list[Event]) -> bool:
    """Do the next step; False if the duellists have to select first."""
    if duel.cancelled or duel.step == len(STEPS):
        s.stack.pop()
        out.append(Event("duel_over", duel.attacker, {"cancelled": duel.cancelled}))
        return True
    if duel.step == SELECTION and not all(duel.locked[: len(roles(duel))]):
        return False
    step = STEPS[duel.step]
    duel.step += 1
    step(s, duel, chance, out)
    return True


def roles(duel: Duel) -> range:
    """The roles of the players in a Duel."""
    return range(1 if duel.defender == TABLE else 2)


def seat_of(duel: Duel, role: int) -> int:
    """Who plays a role."""
    return duel.defender if role == DEFENDER else duel.attacker


def role_of(duel: Duel, seat: int) -> int:
    """The role of a seat, -1 if it is not in the Duel."""
    return {duel.attacker: ATTACKER, duel.defender: DEFENDER}.get(seat, -1)


def _warn(s: State, duel: Duel, _: Chance, __: list[Event]) -> None:
    """BT23: the defender may answer the declaration."""
    if duel.defender != TABLE and uses.usable(s, duel.defender, "declared"):
        s.stack.append(React(duel.defender, "declared"))


def _toll(s: State, duel: Duel, role: int, out: list[Event]) -> None:
    """BT20: the Location may ask each duellist for cards; who has none skips."""
    if role not in roles(duel):
        return
    seat = seat_of(duel, role)
    hand = s.hands[seat]
    toll = min(ask(s, "duel.toll", 0, seat, duel, out if hand else None), len(hand))
    if toll:
        s.stack.append(Discard(seat, toll, toll, "toll"))


def _toll_attacker(s: State, duel: Duel, _: Chance, out: list[Event]) -> None:
    _toll(s, duel, ATTACKER, out)


def _toll_defender(s: State, duel: Duel, _: Chance, out: list[Event]) -> None:
    _toll(s, duel, DEFENDER, out)


def _extra_cards(s: State, duel: Duel, chance: Chance, out: list[Event]) -> None:
    """Cards that come before the Draw step, also to who has none (BT11)."""
    for role in roles(duel):
        seat = seat_of(duel, role)
        decks.draw(s, seat, ask(s, "duel.extra_cards", 0, seat, duel, out), "extra", chance, out)


def _count_draws(s: State, duel: Duel, _: Chance, out: list[Event]) -> None:
    """BT9, BT11: one Draw step each, unless something changes that."""
    for role in roles(duel):
        duel.draws[role] = ask(s, "duel.draw_step", 1, seat_of(duel, role), duel, out)


def _draw(s: State, duel: Duel, role: int) -> None:
    """BT9: a duellist discards and draws as many; again while Draw steps are left."""
    seat = seat_of(duel, role)
    if duel.draws[role] and (s.hands[seat] or uses.usable(s, seat, "select")):
        duel.draws[role] -= 1
        duel.step -= 1
        s.stack.append(Discard(seat, 0, len(s.hands[seat]), "draw", refill=True))


def _draw_attacker(s: State, duel: Duel, _: Chance, __: list[Event]) -> None:
    _draw(s, duel, ATTACKER)


def _draw_defender(s: State, duel: Duel, _: Chance, __: list[Event]) -> None:
    if duel.defender != TABLE:
        _draw(s, duel, DEFENDER)


def _peek(s: State, duel: Duel, chance: Chance, out: list[Event]) -> None:
    """Some see cards of the other before they select."""
    if duel.defender == TABLE:
        return
    for role in DUELLISTS:
        seat, other = seat_of(duel, role), seat_of(duel, 1 - role)
        hand = s.hands[other]
        count = min(ask(s, "duel.peek", 0, seat, duel, out), len(hand))
        if not count:
            continue
        order = list(range(len(hand)))
        chance.shuffle("dice", order)
        duel.seen[role] = sorted(hand[place] for place in order[:count])
        data = {"of": other, "cards": names_of(duel.seen[role])}
        out.append(Event("seen", seat, data, (seat,)))


def _open_selection(s: State, duel: Duel, _: Chance, out: list[Event]) -> None:
    """Who has no cards, and no way to get any, plays the top card of the deck."""
    for role in roles(duel):
        seat = seat_of(duel, role)
        if not s.hands[seat] and not uses.usable(s, seat, "select"):
            lock(duel, role, [], out)


def lock(duel: Duel, role: int, cards: list[int], out: list[Event]) -> None:
    """A duellist has selected; how many cards, nobody else learns (BT32)."""
    duel.plays[role] = cards
    duel.locked[role] = True
    out.append(Event("locked", seat_of(duel, role)))


def _bound(s: State, duel: Duel, _: Chance, out: list[Event]) -> None:
    """How many cards each may play: at least one."""
    for role in roles(duel):
        duel.most[role] = max(ask(s, "duel.most_cards", HAND, seat_of(duel, role), duel, out), 1)


STEPS: tuple[Step, ...] = tuple(
    chain(
        (
            _warn,
            _toll_attacker,
            _toll_defender,
            _extra_cards,
            _count_draws,
            _draw_attacker,
            _draw_defender,
            _peek,
            _bound,
            _open_selection,
        ),
        AFTER,
    )
)
"""The order of a Duel. Who waits for what: see the frames that the steps push."""
SELECTION = STEPS.index(_open_selection) + 1
"""The step that waits until all have locked."""
