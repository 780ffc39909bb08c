"""The end: Renown, the final Duel of all who are tied, the shared title (BT28)."""

from __future__ import annotations

from typing import Any

from game.rules.bountytown import decks
from game.rules.bountytown.cards import card_of, face_of, names_of
from game.rules.bountytown.frames import Duel, Final
from game.rules.bountytown.hands import rank, strength
from game.rules.bountytown.hooks import ask
from game.rules.bountytown.state import State, renown
from game.rules.kernel import TABLE, Chance, Event, RuleError, seat_list


def finish(s: State, out: list[Event]) -> None:
    """The Train has come: most Renown wins, a tie is settled by the final Duel."""
    scores = [renown(s, seat) for seat in range(s.seats)]
    best = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
    if len(best) == 1:
        _crown(s, best, "renown", out)
        return
    frame = Final(best, [[] for _ in best], [False for _ in best])
    s.stack = [frame]
    why = f"{seat_list(best)} tie at {max(scores)} Renown: the final Duel."
    out.append(Event("final", data={"seats": best[:], "renown": max(scores)}, why=why))
    for place, seat in enumerate(best):
        if not s.hands[seat]:
            lock(frame, place, [], out)


def lock(frame: Final, place: int, cards: list[int], out: list[Event]) -> None:
    """One of the tied has selected; who has no cards plays the top card of the deck."""
    frame.plays[place] = cards
    frame.locked[place] = True
    out.append(Event("locked", frame.seats[place]))


def advance(s: State, frame: Final, chance: Chance, out: list[Event]) -> bool:
    """The Showdown when all have selected."""
    if not all(frame.locked):
        return False
    hands = [_show(s, seat, frame.plays[place], chance, out) for place, seat in enumerate(frame.seats)]
    for hand in hands:
        s.discards += map(card_of, hand["cards"])
    best = min(hand["rank"] for hand in hands)
    winners = [hand["seat"] for hand in hands if hand["rank"] == best]
    out.append(Event("final_showdown", data={"hands": hands, "winners": winners}))
    _crown(s, winners, "duel" if len(winners) == 1 else "shared", out)
    return True


def _show(s: State, seat: int, selected: list[int], chance: Chance, out: list[Event]) -> dict[str, Any]:
    """A hand of the final Duel as plain data, see `showdown`."""
    for card in selected:
        s.hands[seat].remove(card)
    cards = selected or decks.take(s, 1, chance, out)
    hand = rank(cards)
    place = strength(hand.category, three_above=s.three_above) - _lift(s, seat, cards, out)
    return {
        "seat": seat,
        "cards": names_of(cards),
        "selected": len(selected),
        "rank": max(place, 1),
        "name": hand.name,
        "reason": hand.reason,
        "used": [face_of(card) for card in hand.used],
    }


def _lift(s: State, seat: int, cards: list[int], out: list[Event]) -> int:
    """BT28: what lifts a hand needs no Draw step and works; Locations do not. Nobody attacks in this Duel."""
    duel = Duel(TABLE, seat, plays=[[], cards, []])
    return ask(s, "showdown.lift", 0, seat, duel, out, here=False)


def _crown(s: State, winners: list[int], how: str, out: list[Event]) -> None:
    """The Heroes of Bountytown; all others are placed by Renown, losers of the final Duel right behind."""
    s.stack = []
    s.winners, s.how = winners, how
    scores = [(seat in winners, renown(s, seat)) for seat in range(s.seats)]
    s.places = [1 + sum(other > score for other in scores) for score in scores]
    heroes = seat_list(winners)
    why = {
        "renown": f"{heroes} is the Hero of Bountytown: most Renown.",
        "duel": f"{heroes} wins the final Duel and is the Hero of Bountytown.",
        "shared": f"Still tied: {heroes} share the title.",
    }[how]
    out.append(
        Event("winner", winners[0], {"winners": winners[:], "how": how, "places": s.places[:]}, why=why)
    )


def result(s: State) -> dict[str, Any]:
    """The result of a match that is over. order: seats from best to last, equal places by seat."""
    if s.stack:
        raise RuleError("the match is not over yet")
    seats = range(s.seats)
    return {
        "winners": s.winners[:],
        "how": s.how,
        "places": s.places[:],
        "order": sorted(seats, key=lambda seat: (s.places[seat], seat)),
        "renown": [renown(s, seat) for seat in seats],
        "captured": [s.captured[seat][:] for seat in seats],
        "turned_in": [s.turned_in[seat][:] for seat in seats],
        "characters": s.characters[:],
        "wounds": [len(s.wounds[seat]) for seat in seats],
        "turns": s.turn,
    }
