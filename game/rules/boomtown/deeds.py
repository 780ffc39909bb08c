"""Dirty Deeds: a few verbs, and what each can be done to (BO20, BO21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.rules.boomtown.cards import SIDES, Effect
from game.rules.boomtown.money import kill, raze, use_up
from game.rules.boomtown.phases import drew, refill, showdown_obstacle
from game.rules.boomtown.raids import take
from game.rules.boomtown.state import Deed, State, of_sides, others, owner_of, turn_of
from game.rules.boomtown.words import say
from game.rules.kernel import Chance, Event, seat_word


class Verb(NamedTuple):
    """What a Dirty Deed can do. asks: kind of the request for its target, '' if it has none.

    able: whether it can be played. targets: what it can be done to. act: does it.
    """

    asks: str
    able: Callable[[State, Effect], bool]
    targets: Callable[[State, Effect], list[str]]
    act: Callable[[State, str, Chance, list[Event]], None]


def effect_of(s: State, card: str) -> Effect:
    """What a Dirty Deed card does."""
    effect = s.cards[card].deed
    assert effect is not None
    return effect


def playable(s: State, card: str) -> bool:
    """Whether a Dirty Deed has a target (BO20)."""
    effect = effect_of(s, card)
    return VERBS[effect.verb].able(s, effect)


def begin(s: State, card: str, out: list[Event]) -> None:
    """A Dirty Deed is played; its card has left the hand."""
    s.stack.append(Deed(card))
    why = say("deed", seat=seat_word(s.active), card=s.cards[card].name)
    out.append(Event("deed", s.active, {"card": card}, why=why))


def step(s: State, deed: Deed, chance: Chance, out: list[Event]) -> bool:
    """Go on until an answer is needed (True) or the deed is done (False)."""
    verb = VERBS[effect_of(s, deed.card).verb]
    if verb.asks and not deed.target:
        if verb.asks == "search":
            refill(s, chance, out)
        options = targets(s, deed)
        if not options:
            _call_off(s, deed, out)
            return False
        if len(options) > 1:
            return True
        deed.target = options[0]
    if verb.asks == "target" and not deed.sure and owner_of(s, deed.target) == s.active:
        return True
    s.stack.pop()
    use_up(s, deed.card, out, why=_aimed(s, deed) if verb.asks == "target" else "")
    verb.act(s, deed.target, chance, out)
    return False


def _aimed(s: State, deed: Deed) -> str:
    """What a deed is done to and whose that is, in words."""
    owner, target = owner_of(s, deed.target), s.cards[deed.target]
    words = {"seat": seat_word(s.active), "card": s.cards[deed.card].name}
    if owner == s.active:
        return say("deed on own", **words, target=target.bare)
    return say("deed on", **words, target=target.bare, other=seat_word(owner))


def targets(s: State, deed: Deed) -> list[str]:
    """What a deed can be done to and has not been spared from it."""
    effect = effect_of(s, deed.card)
    return [card for card in VERBS[effect.verb].targets(s, effect) if card not in deed.declined]


def answer(deed: Deed, pick: str) -> None:
    """The target is named; or a deed against oneself is meant, else that target is spared (BO20)."""
    if not deed.target:
        deed.target = pick
    elif pick == "yes":
        deed.sure = True
    else:
        deed.declined.append(deed.target)
        deed.target = ""


def _call_off(s: State, deed: Deed, out: list[Event]) -> None:
    """Nothing is left to do it to: the card goes back to the hand and the phase is over."""
    s.stack.pop()
    s.hands[s.active].append(deed.card)
    why = say("called off", seat=seat_word(s.active), card=s.cards[deed.card].name)
    out.append(Event("called_off", s.active, {"card": deed.card}, why=why))


def _in_play(s: State, effect: Effect) -> list[str]:
    """Everything on the table that fits, opponents' first."""
    seats = (*others(s), s.active)
    if effect.target in SIDES:
        return [card for seat in seats for card in of_sides(s, seat, (effect.target,))]
    return [card for seat in seats for card in s.streets[seat]]


def _of_others(s: State, effect: Effect) -> list[str]:
    mine = (*s.streets[s.active], *s.crews[s.active])
    return [card for card in _in_play(s, effect) if card not in mine]


def _destroy(s: State, target: str, _: Chance, out: list[Event]) -> None:
    owner = owner_of(s, target)
    if target in s.streets[owner]:
        raze(s, target, owner, out)
    else:
        kill(s, [(owner, target)], "deed", out)


def _take(s: State, target: str, _: Chance, out: list[Event]) -> None:
    take(s, target, owner_of(s, target), out)


def _in_deck(s: State, _: Effect) -> list[str]:
    """Kind by kind: their order in the deck is nobody's to know."""
    rows = [s.cards[card] for card in s.deck]
    return [row.id for row in sorted(rows, key=lambda row: (row.kind, row.side, row.suit, row.id))]


def _search(s: State, target: str, chance: Chance, out: list[Event]) -> None:
    """One card of the deck comes into the hand, then the deck is shuffled (BO21)."""
    s.deck.remove(target)
    s.hands[s.active].append(target)
    chance.shuffle("deck", s.deck)
    drew(s, s.active, [target], out)


def _war(s: State, _target: str, _: Chance, out: list[Event]) -> None:
    turn_of(s).war = True
    out.append(Event("war", s.active, why=say("war", seat=seat_word(s.active))))


VERBS = {
    "destroy": Verb("target", lambda s, e: bool(_in_play(s, e)), _in_play, _destroy),
    "take": Verb("target", lambda s, e: bool(_of_others(s, e)), _of_others, _take),
    "search": Verb("search", lambda s, _: bool(s.deck or s.pile), _in_deck, _search),
    "war": Verb("", lambda s, _: not showdown_obstacle(s, turn_of(s)), lambda *_: [], _war),
}
