"""How effects of Locations, Characters and Items change a number that the engine asks for.

All effects that fit work one after the other: first those that set, then add, multiply, forbid. Within one
operation the Location of the seat asked about comes first, then the cards of each player in seat order from
the active player, each player's Character before their Items, Items in order of acquisition. No number falls
below 0.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.bountytown.effects import applied, concerns, holds
from game.rules.bountytown.frames import Duel, Turn
from game.rules.bountytown.hands import HAND
from game.rules.bountytown.rows import Effect, Row, kind_of
from game.rules.bountytown.state import State, active_seat
from game.rules.bountytown.vocabulary import OPS, hook_words
from game.rules.kernel import TABLE, Event, seat_word

Found = tuple[Effect, Row, int]
"""An effect that fits, its card and the card's owner."""


def ask(
    s: State,
    hook: str,
    base: int,
    seat: int,
    duel: Duel | None = None,
    out: list[Event] | None = None,
    *,
    here: bool = True,
) -> int:
    """The number of a hook for a seat.

    base: before any effect. here: whether the seat's Location has a say. out: given when the number is used
    and not only looked at: effects that count once a turn are used up, and what changed the number is told.
    """
    book = s.book
    owners = book.seat_hooks.get(hook)
    if (
        (owners is None or (seat not in owners and hook not in book.wide_hooks))
        and hook not in book.town[s.cells[seat]].effects
        and hook not in book.item_hooks
    ):
        return base
    n = base
    for found in ordered(s, hook, seat, duel, here=here):
        changed = applied(found[0], n)
        if changed != n and out is not None:
            _count(s, hook, found, seat, changed, out)
        n = changed
    return n


def ordered(s: State, hook: str, seat: int, duel: Duel | None, *, here: bool = True) -> list[Found]:
    """The effects that fit, in the order in which they work."""
    fitting = [found for found in _all(s, hook, seat, here=here) if _fits(s, hook, found, seat, duel)]
    if len(fitting) > 1:
        fitting.sort(key=lambda found: OPS.index(found[0].op))
    return fitting


def _all(s: State, hook: str, seat: int, *, here: bool) -> Iterator[Found]:
    """All effects on a hook in acquisition order."""
    book = s.book
    place = book.town[s.cells[seat]]
    for effect in place.effects.get(hook, ()) if here else ():
        yield effect, place, seat
    for owner in _owners(s, hook):
        character = book.characters[s.characters[owner]]
        for effect in character.effects.get(hook, ()):
            yield effect, character, owner
        if hook in book.item_hooks:
            for item in s.items[owner]:
                kind = book.items[kind_of(item)]
                for effect in kind.effects.get(hook, ()):
                    yield effect, kind, owner


def _owners(s: State, hook: str) -> list[int]:
    """Seats whose cards may have a say, from the active player on."""
    owners = range(s.seats) if hook in s.book.item_hooks else s.book.seat_hooks.get(hook, ())
    first = max(active_seat(s), 0)
    return sorted(owners, key=lambda owner: (owner - first) % s.seats)


def _fits(s: State, hook: str, found: Found, seat: int, duel: Duel | None) -> bool:
    """Whether an effect speaks about this seat now."""
    effect, row, owner = found
    attacker, defender = (TABLE, TABLE) if duel is None else (duel.attacker, duel.defender)
    if not concerns(effect.who, owner, seat, attacker, defender):
        return False
    if effect.per and use_key(row.id, owner, hook) in _used(s):
        return False
    return not effect.when or (duel is not None and all(_holds(word, owner, duel) for word in effect.when))


def _holds(word: str, owner: int, duel: Duel) -> bool:
    """Whether a condition holds for the owner of an effect."""
    if word == "few_cards":
        return len(duel.plays[duel.attacker != owner]) < HAND
    return holds(word, owner, duel.attacker, duel.defender)


def use_key(row: str, seat: int, hook: str = "") -> str:
    """What stands in `Turn.used` for what a seat can use once a turn: a card, or its effect on a hook."""
    return f"{row}/{hook}@{seat}" if hook else f"{row}@{seat}"


def _used(s: State) -> list[str]:
    """What is used up in this turn; outside turns nothing is."""
    return s.stack[0].used if s.stack and isinstance(s.stack[0], Turn) else []


def _count(s: State, hook: str, found: Found, seat: int, n: int, out: list[Event]) -> None:
    """Use up an effect and tell what it did."""
    effect, row, owner = found
    if effect.per:
        _used(s).append(use_key(row.id, owner, hook))
    words = hook_words(hook, seat_word(seat), n)
    why = f"{row.ability or row.name}: {words}." if words else ""
    out.append(Event("effect", owner, {"source": row.id, "hook": hook, "seat": seat, "n": n}, why=why))


def hand_limit(s: State, seat: int) -> int:
    """How many cards a seat may hold, Wounds counted."""
    return ask(s, "hand.limit", 5, seat)


def room(s: State, seat: int) -> int:
    """How many cards a seat may draw up to its hand limit."""
    return max(hand_limit(s, seat) - len(s.hands[seat]) - len(s.wounds[seat]), 0)
