"""Players who do anything that is legal, from one seed; and what only differs in what a seat can't see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.rules.bountytown.frames import Duel, Final, Loot, Turn
from game.rules.bountytown.state import State, active_seat
from game.rules.kernel import Chance, Event, Request, Response
from tests.rules.bountytown.box import RULES


def answer(request: Request, rng: Random) -> Response:
    """Any legal answer to a request."""
    count = rng.randint(request.least, request.most)
    picks = (rng.choice(request.options),) if count == 1 else tuple(rng.sample(request.options, count))
    return Response(request.seat, request.kind, picks)


def play(s: State, rng: Random, chance: Chance) -> Iterator[tuple[Response, tuple[Event, ...]]]:
    """Play on to the end, one response at a time."""
    while pending := RULES.pending(s):
        response = answer(rng.choice(pending), rng)
        yield response, RULES.submit(s, response, chance)


def shake(s: State, seat: int | None, rng: Random) -> State:
    """Exchange what a seat can't see: others' hands and selections, the order of decks, face-down Items."""
    s = RULES.clone(s)
    _shake_cards(s, seat, rng)
    _shake_items(s, seat, rng)
    turn = s.stack[0] if s.stack else None
    told = isinstance(turn, Turn) and turn.told and active_seat(s) == seat
    top = [s.bounty_deck.pop()] if told else []
    rng.shuffle(s.bounty_deck)
    s.bounty_deck += top
    if isinstance(turn, Turn) and turn.told:
        turn.told = s.bounty_deck[-1]
    rng.shuffle(s.wound_pile)
    return s


def _shake_cards(s: State, seat: int | None, rng: Random) -> None:
    known: list[int] = []
    for frame in s.stack:
        if isinstance(frame, Duel):
            known += [
                card
                for role, n in enumerate((frame.attacker, frame.defender))
                if n == seat
                for card in frame.seen[role]
            ]
    others = [n for n in range(s.seats) if n != seat]
    before = {n: s.hands[n] for n in others}
    pool = s.deck + [card for n in others for card in s.hands[n] if card not in known]
    rng.shuffle(pool)
    new: dict[int, int] = {}
    for n in others:
        s.hands[n] = [card if card in known else pool.pop() for card in before[n]]
        new |= dict(zip(before[n], s.hands[n], strict=True))
    s.deck = pool
    _follow(s, seat, new)


def _follow(s: State, seat: int | None, new: dict[int, int]) -> None:
    """Selections that nobody sees consist of the cards that are in the hands now."""
    for frame in s.stack:
        if isinstance(frame, Duel) and not frame.shown:
            for role, n in enumerate((frame.attacker, frame.defender)):
                if n != seat:
                    frame.plays[role] = [new[card] for card in frame.plays[role]]
                    frame.seen[role] = [new.get(card, card) for card in frame.seen[role]]
        elif isinstance(frame, Final):
            for place, n in enumerate(frame.seats):
                if n != seat:
                    frame.plays[place] = [new[card] for card in frame.plays[place]]


def _shake_items(s: State, seat: int | None, rng: Random) -> None:
    piles = [s.item_deck, *s.loot.values()]
    piles += [frame.items for frame in s.stack if isinstance(frame, Loot) and frame.seat != seat]
    pool = [item for pile in piles for item in pile]
    rng.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]
