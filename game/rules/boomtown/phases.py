"""A turn: its nine phases, what is skipped and why, and whose turn is next (BO3, BO4, BO14, BO22)."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.boomtown.finish import TURN_LIMIT, stop
from game.rules.boomtown.money import collect, payers
from game.rules.boomtown.raids import RAIDS
from game.rules.boomtown.state import HAND, State, Turn, clockwise, of_sides, others
from game.rules.boomtown.words import ASKED, cards_word, phase_says, say, skip_words
from game.rules.kernel import Chance, Event, seat_word

PHASES = ("draw", "collection", "recruit", "claim", "deeds", "holdup", "showdown", "posse", "discard")
NEXT = dict(zip(("", *PHASES), PHASES, strict=False))


def step(s: State, turn: Turn, chance: Chance, out: list[Event]) -> bool:
    """Go on to the next phase or turn. True when the phase waits for an answer."""
    if turn.asking:
        return True
    if turn.again:
        turn.again = False
    elif turn.phase == PHASES[-1]:
        _next_turn(s, out)
        return False
    else:
        turn.phase = NEXT[turn.phase]
    _enter(s, turn, chance, out)
    return False


def _next_turn(s: State, out: list[Event]) -> None:
    if s.turn >= TURN_LIMIT:
        stop(s, out)
        return
    s.active = others(s)[0]
    s.turn += 1
    s.stack = [Turn()]
    out.append(turn_event(s))


def turn_event(s: State) -> Event:
    """Whose turn it is."""
    why = say("turn", turn=s.turn, seat=seat_word(s.active))
    return Event("turn", s.active, {"turn": s.turn}, why=why)


def _enter(s: State, turn: Turn, chance: Chance, out: list[Event]) -> None:
    """Begin a phase: do what is automatic, ask what can matter as far as everybody can see, or skip it."""
    phase = turn.phase
    reason = OBSTACLES[phase](s, turn)
    if reason:
        data = {"phase": phase, "reason": reason}
        out.append(Event("skipped", s.active, data, why=skip_words(phase, reason)))
        return
    stale = bool(out) and out[-1].kind == "skipped"
    why = phase_says(ASKED, phase, s.active) if stale else ""
    out.append(Event("phase", s.active, {"phase": phase}, why=why))
    if phase == "draw":
        _draw(s, chance, out)
    elif phase == "collection":
        collect(s, chance, out)
    elif phase == "discard" and len(s.hands[s.active]) == 1:
        discard(s, s.hands[s.active][:], out)
    else:
        turn.asking = True


def _draw(s: State, chance: Chance, out: list[Event]) -> None:
    """All hands are filled, the active player's first (BO3)."""
    for seat in clockwise(s):
        hand = s.hands[seat]
        had = len(hand)
        while len(hand) < HAND and refill(s, chance, out):
            hand.append(s.deck.pop())
        if len(hand) > had:
            drew(s, seat, hand[had:], out)


def drew(s: State, seat: int, cards: list[str], out: list[Event]) -> None:
    """Tell that cards have come into a hand: how many to all, which to their owner."""
    why = say("drew", seat=seat_word(seat), cards=cards_word(len(cards)))
    out.append(Event("drew", seat, {"count": len(cards), "deck": len(s.deck)}, why=why))
    out.append(Event("drawn", seat, {"cards": cards}, audience=(seat,)))


def refill(s: State, chance: Chance, out: list[Event]) -> bool:
    """See to it that the deck has a card, if there are discards to shuffle (BO22). False if not."""
    if not s.deck and s.pile:
        s.deck, s.pile = s.pile, []
        chance.shuffle("deck", s.deck)
        out.append(Event("reshuffled", data={"deck": len(s.deck)}, why=say("reshuffled")))
    return bool(s.deck)


def discard(s: State, cards: list[str], out: list[Event]) -> None:
    """Cards of the active player's hand go to the discard pile, in the order given."""
    hand = s.hands[s.active]
    for card in cards:
        hand.remove(card)
    s.pile += cards
    why = say("discarded", seat=seat_word(s.active), cards=cards_word(len(cards)))
    out.append(Event("discarded", s.active, {"cards": cards}, why=why))


def _draw_obstacle(s: State, _: Turn) -> str:
    if all(len(hand) >= HAND for hand in s.hands):
        return "full"
    return "" if s.deck or s.pile else "dry"


def _collection_obstacle(s: State, _: Turn) -> str:
    return "" if payers(s, s.active) else "no income"


def _hand_obstacle(s: State, _: Turn) -> str:
    return "" if s.hands[s.active] else "no hand"


def _holdup_obstacle(s: State, turn: Turn) -> str:
    if not of_sides(s, s.active, RAIDS["holdup"].riders):
        return "no bad"
    return _hand_obstacle(s, turn)


def showdown_obstacle(s: State, turn: Turn) -> str:
    """Why the active player can't lay claim to anything, '' if they can (BO12, BO14, BO15)."""
    if turn.did == "holdup":
        return "holdup"
    if not of_sides(s, s.active, RAIDS["showdown"].riders):
        return "no claimant"
    return "" if any(s.streets[seat] for seat in others(s)) else "no claim"


def _posse_obstacle(s: State, turn: Turn) -> str:
    if turn.did:
        return turn.did
    if not of_sides(s, s.active, RAIDS["posse"].riders):
        return "no good"
    if not any(of_sides(s, seat, RAIDS["posse"].guards) for seat in others(s)):
        return "no quarry"
    return _hand_obstacle(s, turn)


OBSTACLES: dict[str, Callable[[State, Turn], str]] = {
    "draw": _draw_obstacle,
    "collection": _collection_obstacle,
    "recruit": _hand_obstacle,
    "claim": _hand_obstacle,
    "deeds": _hand_obstacle,
    "holdup": _holdup_obstacle,
    "showdown": showdown_obstacle,
    "posse": _posse_obstacle,
    "discard": _hand_obstacle,
}
"""By phase, why it is skipped, '' if it is not: one of `words.SKIPPED`.

Only what everybody can see counts. What is in a hand does not: a question left out would tell of it.
"""
