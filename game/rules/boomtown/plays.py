"""What the active player answers to the questions of the phases (BO4)."""

from __future__ import annotations

from game.rules.boomtown import deeds, raids
from game.rules.boomtown.phases import discard
from game.rules.boomtown.state import PASS, Raid, State, Turn, in_hand, others
from game.rules.boomtown.words import PASSED, phase_says, say
from game.rules.kernel import Event, seat_word

FROM_HAND = {
    "recruit": "gunslinger",
    "claim": "establishment",
    "deeds": "deed",
    "holdup": "holdup",
    "posse": "posse",
}
"""The kind of card that a phase plays from the hand."""


def options_of(s: State, turn: Turn) -> list[str]:
    """What can be played in the phase that is open, without passing."""
    if turn.phase == "showdown":
        return [card for seat in others(s) for card in s.streets[seat]]
    if turn.phase == "discard":
        return s.hands[s.active]
    found = in_hand(s, s.active, FROM_HAND[turn.phase])
    return [card for card in found if deeds.playable(s, card)] if turn.phase == "deeds" else found


def play(s: State, turn: Turn, picks: tuple[str, ...], out: list[Event]) -> None:
    """Carry out the answer to a phase."""
    turn.asking = False
    phase, card = turn.phase, picks[0]
    if phase == "discard":
        discard(s, list(picks), out)
    elif card == PASS:
        out.append(Event("passed", s.active, {"phase": phase}, why=phase_says(PASSED, phase, s.active)))
    elif phase == "showdown":
        raids.begin(s, Raid(phase, target=card), out)
    else:
        s.hands[s.active].remove(card)
        _from_hand(s, phase, card, out)


def _from_hand(s: State, phase: str, card: str, out: list[Event]) -> None:
    """One card of the hand comes into play (BO4)."""
    words = {"seat": seat_word(s.active), "card": s.cards[card].called}
    if phase == "recruit":
        s.crews[s.active].append(card)
        out.append(Event("recruited", s.active, {"card": card}, why=say("recruited", **words)))
    elif phase == "claim":
        s.streets[s.active].append(card)
        out.append(Event("claimed", s.active, {"card": card}, why=say("claimed", **words)))
    elif phase == "deeds":
        deeds.begin(s, card, out)
    else:
        raids.begin(s, Raid(phase, card=card), out)
