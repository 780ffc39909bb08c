"""The second half of a Duel: reveal, verdict, what changes hands, Wounds, back to the hand limit (BT12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.bountytown import decks, uses
from game.rules.bountytown.cards import face_of, names_of, printed
from game.rules.bountytown.frames import ATTACKER, BOUNTY, DEFENDER, Discard, Duel, React, Wounding
from game.rules.bountytown.hands import RANK_NAMES, Hand, rank, strength
from game.rules.bountytown.hooks import ask, hand_limit
from game.rules.bountytown.state import State, held
from game.rules.bountytown.store import plunder, shelve
from game.rules.kernel import TABLE, Chance, Event, seat_word

Step = Callable[[State, Duel, Chance, list[Event]], None]


def _players(duel: Duel) -> list[tuple[int, int]]:
    """Role and seat of the players, the attacker first."""
    both = [(ATTACKER, duel.attacker), (DEFENDER, duel.defender)]
    return both[:1] if duel.defender == TABLE else both


def reveal(s: State, duel: Duel, chance: Chance, out: list[Event]) -> None:
    """Everything is in: cards of the deck join, the Bounty draws (BT5), all hands show at once."""
    selected = [len(cards) for cards in duel.plays]
    for role, seat in _players(duel):
        played = duel.plays[role]
        for card in played:
            s.hands[seat].remove(card)
        blind = ask(s, "duel.blind_cards", 0, seat, duel, out) + (not played)
        duel.plays[role] = played + decks.take(s, blind, chance, out)
    if duel.bounty:
        row = s.book.bounties[duel.bounty]
        count = ask(s, "bounty.draw", row.draw, duel.attacker, duel, out)
        duel.plays[BOUNTY] = decks.take(s, count, chance, out)
    duel.seen = [[], []]
    duel.shown = True
    _judge(s, duel, selected, out)


def _judge(s: State, duel: Duel, selected: list[int], out: list[Event]) -> None:
    """BT3-BT6: the best rank wins, of equal ones the attacker's, then the defender's."""
    hands = {role: rank(duel.plays[role]) for role, _ in _players(duel)}
    if duel.bounty:
        base = [printed(face) for face in s.book.bounties[duel.bounty].base]
        hands[BOUNTY] = rank([*base, *duel.plays[BOUNTY]])
    places = {role: strength(hand.category, three_above=s.three_above) for role, hand in hands.items()}
    for role, seat in _players(duel):
        places[role] = max(places[role] - ask(s, "showdown.lift", 0, seat, duel, out), 1)
    duel.ranks = [places.get(role, 0) for role in (ATTACKER, DEFENDER, BOUNTY)]
    best = min(places.values())
    tied = [role for role in sorted(places) if places[role] == best]
    duel.winner = tied[0]
    for role, _ in _players(duel):
        duel.due[role] = int(tied != [role])
    shown = [
        {**_shown(s, duel, role, hand, places[role]), "selected": selected[role]}
        for role, hand in hands.items()
    ]
    why = _verdict(s, duel, tied, {role: hand.name for role, hand in hands.items()})
    out.append(
        Event("showdown", duel.attacker, {"hands": shown, "winner": duel.winner, "tied": tied}, why=why)
    )


def _shown(s: State, duel: Duel, role: int, hand: Hand, place: int) -> dict[str, Any]:
    """One hand of the Showdown as plain data: the first `selected` of its cards come from the hand."""
    seats = {ATTACKER: duel.attacker, DEFENDER: duel.defender}
    return {
        "role": role,
        "seat": seats.get(role),
        "base": list(s.book.bounties[duel.bounty].base) if role == BOUNTY else [],
        "cards": names_of(duel.plays[role]),
        "rank": place,
        "name": RANK_NAMES[hand.category],
        "reason": hand.reason,
        "used": [face_of(card) for card in hand.used],
    }


def _verdict(s: State, duel: Duel, tied: list[int], names: dict[int, str]) -> str:
    """The rule that decided, in words (BT6)."""
    words = {ATTACKER: seat_word(duel.attacker), DEFENDER: seat_word(duel.defender)}
    if duel.bounty:
        words[BOUNTY] = s.book.bounties[duel.bounty].name
    winner = words[duel.winner]
    name = names[duel.winner]
    if len(tied) == 1:
        return f"{winner} has the best hand: {name}."
    others = " and ".join(words[role] for role in tied[1:])
    rule = "attacker" if duel.winner == ATTACKER else "defender"
    return f"{winner} and {others} tie for the best hand, {name}: the {rule} wins."


def _prize(s: State, duel: Duel, _: Chance, out: list[Event]) -> None:
    """The Bounty changes hands, stays or escapes (BT6, BT12)."""
    bounty = duel.bounty
    if not bounty:
        return
    name = s.book.bounties[bounty].name
    stolen_from = None if duel.defender == TABLE else duel.defender
    if duel.winner == DEFENDER:
        out.append(
            Event("kept", duel.defender, {"bounty": bounty}, why=f"{seat_word(duel.defender)} keeps {name}.")
        )
        return
    if stolen_from is None:
        s.active.remove(bounty)
    else:
        s.captured[stolen_from].remove(bounty)
    data = {"bounty": bounty, "from": stolen_from}
    if duel.winner == ATTACKER:
        s.captured[duel.attacker].append(bounty)
        loser = "" if stolen_from is None else f" from {seat_word(stolen_from)}"
        why = f"{seat_word(duel.attacker)} takes {name}{loser}."
        out.append(Event("captured", duel.attacker, data, why=why))
        plunder(s, duel.attacker, bounty, out)
        return
    s.gone.append(bounty)
    out.append(Event("escaped", duel.attacker, data, why=f"{name} escapes and is out of the game."))
    shelve(s, s.loot.pop(bounty, []), out)


def _due(s: State, duel: Duel, _: Chance, out: list[Event]) -> None:
    """BT13, BT14: how many Wounds each gets, under their own Location."""
    for role, seat in _players(duel):
        if duel.due[role]:
            duel.due[role] = ask(s, "duel.wounds", 1, seat, duel, out)


def _offer(s: State, seat: int) -> None:
    """BT15: who is due Wounds may do something about it."""
    if uses.usable(s, seat, "wounded"):
        s.stack.append(React(seat, "wounded"))


def _offer_attacker(s: State, duel: Duel, _: Chance, __: list[Event]) -> None:
    _offer(s, duel.attacker)


def _offer_defender(s: State, duel: Duel, _: Chance, __: list[Event]) -> None:
    if duel.defender != TABLE:
        _offer(s, duel.defender)


def _sweep(s: State, duel: Duel, _: Chance, out: list[Event]) -> None:
    """All that was played is discarded: the attacker's, the defender's, the Bounty's on top."""
    played = [card for cards in duel.plays for card in cards]
    s.discards += played
    duel.plays = [[], [], []]
    out.append(Event("swept", data={"cards": names_of(played)}))


def _wound(s: State, duel: Duel, role: int) -> None:
    if duel.due[role]:
        tied = duel.ranks[role] == min(filter(None, duel.ranks))
        s.stack.append(Wounding((duel.attacker, duel.defender)[role], duel.due[role], tied))
        duel.due[role] = 0


def _wound_attacker(s: State, duel: Duel, _: Chance, __: list[Event]) -> None:
    """BT17: the attacker's come first."""
    _wound(s, duel, ATTACKER)


def _wound_defender(s: State, duel: Duel, _: Chance, __: list[Event]) -> None:
    _wound(s, duel, DEFENDER)


def _limit(s: State, seat: int) -> None:
    """Back to the hand limit."""
    over = min(held(s, seat) - hand_limit(s, seat), len(s.hands[seat]))
    if over > 0:
        s.stack.append(Discard(seat, over, over, "limit"))


def _limit_attacker(s: State, duel: Duel, _: Chance, __: list[Event]) -> None:
    _limit(s, duel.attacker)


def _limit_defender(s: State, duel: Duel, _: Chance, __: list[Event]) -> None:
    if duel.defender != TABLE:
        _limit(s, duel.defender)


def _refill(s: State, duel: Duel, chance: Chance, out: list[Event]) -> None:
    """BT10: the defender draws up to the hand limit, the attacker does not."""
    if duel.defender != TABLE and s.defender_refills:
        decks.draw_up(s, duel.defender, "refill", chance, out)


AFTER: tuple[Step, ...] = (
    reveal,
    _prize,
    _due,
    _offer_attacker,
    _offer_defender,
    _sweep,
    _wound_attacker,
    _wound_defender,
    _limit_attacker,
    _limit_defender,
    _refill,
)
"""The steps of a Duel from the Showdown on."""
