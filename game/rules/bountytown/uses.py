"""What players may use in the windows that the engine opens, and what each deed does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.rules.bountytown import decks
from game.rules.bountytown.cards import NAMES
from game.rules.bountytown.frames import ATTACKER, DEFENDER, Discard, Reload, Shop
from game.rules.bountytown.hooks import ask, room, use_key
from game.rules.bountytown.rows import Row, Use, kind_of
from game.rules.bountytown.state import State, duel_of, turn_of
from game.rules.kernel import Chance, Event, RuleError, count_word, seat_word

NO_TARGET = ("",)
Targets = Callable[[State, int, Use], tuple[str, ...]]
Apply = Callable[[State, "Source", int, str, Chance, list[Event]], None]


class Source(NamedTuple):
    """Something usable. id: of an Item card or a row. item: it is discarded; else, if free, once a turn."""

    id: str
    row: Row
    use: Use
    item: bool


class Deed(NamedTuple):
    """What a use does. targets: what it can be done to now, () = not at all. gain: cards it brings.

    own_cost: it tells of itself and spends its Actions when it is done.
    """

    targets: Targets
    apply: Apply
    gain: int = 0
    own_cost: bool = False


def sources(s: State, seat: int, window: str) -> list[Source]:
    """What a seat may use in a window now: its Location, its Character, its Items in order of acquisition."""
    book = s.book
    found: list[Source] = []
    for row in (book.town[s.cells[seat]], book.characters[s.characters[seat]]):
        use = row.uses.get(window)
        if use is not None and (use.actions or use_key(row.id, seat) not in turn_of(s).used):
            found.append(Source(row.id, row, use, False))
    for item in s.items[seat]:
        kind = book.items[kind_of(item)]
        use = kind.uses.get(window)
        if use is not None:
            found.append(Source(item, kind, use, True))
    return found


def targets(s: State, seat: int, source: Source) -> tuple[str, ...]:
    """What a source can be used on now, ('',) if it needs no target, () if it can't be used."""
    use = source.use
    deed = DEEDS[use.do]
    if use.discard > len(s.hands[seat]) + deed.gain:
        return ()
    return deed.targets(s, seat, use)


def usable(s: State, seat: int, window: str) -> tuple[str, ...]:
    """The ids of all that a seat can use in a reaction window now."""
    return tuple(source.id for source in sources(s, seat, window) if targets(s, seat, source))


def price(s: State, seat: int, use: Use, out: list[Event] | None = None) -> int:
    """The Actions that a use costs."""
    return ask(s, "turn_in.actions", use.actions, seat, out=out) if use.do == "turn_in" else use.actions


def find(s: State, seat: int, window: str, name: str) -> Source:
    """A usable source by its id. Raises RuleError if there is none."""
    for source in sources(s, seat, window):
        if source.id == name and targets(s, seat, source):
            return source
    raise RuleError(f"'{name}' can't be used now")


def perform(
    s: State, seat: int, window: str, source: Source, target: str, chance: Chance, out: list[Event]
) -> None:
    """Use something: its Item is discarded, its Actions are spent, its cards given up after it."""
    use = source.use
    deed = DEEDS[use.do]
    if source.item:
        decks.spend_item(s, seat, source.id)
    elif not use.actions:
        turn_of(s).used.append(use_key(source.id, seat))
    if not deed.own_cost:
        if use.actions:
            turn_of(s).left -= price(s, seat, use, out)
        data = {"source": source.id, "do": use.do, "window": window, "target": target}
        row = source.row
        what = f"{row.ability} ({row.name})" if row.ability else f"the {row.name}"
        why = f"{seat_word(seat)} uses {what}."
        out.append(Event("used", seat, data, why=why))
    deed.apply(s, source, seat, target, chance, out)
    if use.discard:
        s.stack.append(Discard(seat, use.discard, use.discard, "use"))


def can_reload(s: State, seat: int) -> bool:
    """BT30: a full hand can't be reloaded, unless some of it may be discarded first."""
    if room(s, seat):
        return bool(s.deck or s.discards)
    return bool(s.hands[seat]) and ask(s, "reload.discard", 0, seat) > 0


def _always(_: State, __: int, ___: Use) -> tuple[str, ...]:
    return NO_TARGET


def _if(there: object) -> tuple[str, ...]:
    return NO_TARGET if there else ()


def _heal(s: State, source: Source, seat: int, _: str, __: Chance, out: list[Event]) -> None:
    healed = decks.heal(s, seat, source.use.n)
    why = f"{seat_word(seat)} heals {count_word(len(healed), 'Wound')}."
    out.append(Event("healed", seat, {"wounds": healed, "left": len(s.wounds[seat])}, why=why))


def _reload(s: State, _: Source, seat: int, __: str, ___: Chance, ____: list[Event]) -> None:
    s.stack.append(Reload(seat))


def _draw(s: State, source: Source, seat: int, _: str, chance: Chance, out: list[Event]) -> None:
    decks.draw(s, seat, min(source.use.n, room(s, seat)), "use", chance, out)


def _swap_deck(s: State, _: Source, seat: int, __: str, chance: Chance, out: list[Event]) -> None:
    """BT19: take first; the discard follows."""
    decks.draw(s, seat, 1, "use", chance, out)


def _swap_discards(s: State, _: Source, seat: int, __: str, ___: Chance, out: list[Event]) -> None:
    """BT19: take first; the discard follows."""
    card = s.discards.pop()
    s.hands[seat].append(card)
    out.append(Event("took", seat, {"card": NAMES[card]}))


def _can_shop(s: State, seat: int, _: Use) -> tuple[str, ...]:
    """Offered to who holds any cards: whether they hold Gold is their secret (BT32)."""
    owned = [kind_of(item) for item in s.items[seat]]
    return _if(s.hands[seat] and any(kind_of(item) not in owned for item in s.store))


def _shop(s: State, source: Source, seat: int, _: str, __: Chance, ___: list[Event]) -> None:
    s.stack.append(Shop(seat, source.id, source.use.actions))


def _turn_in(s: State, _: Source, seat: int, target: str, __: Chance, out: list[Event]) -> None:
    """BT29: one Bounty, its Renown is safe."""
    s.captured[seat].remove(target)
    s.turned_in[seat].append(target)
    bounty = s.book.bounties[target]
    why = f"{seat_word(seat)} turns in {bounty.name}: {bounty.renown} Renown, safe for good."
    out.append(Event("turned_in", seat, {"bounty": target, "renown": bounty.renown}, why=why))


def _peek_bounty(s: State, _: Source, seat: int, __: str, ___: Chance, out: list[Event]) -> None:
    turn_of(s).told = s.bounty_deck[-1]
    out.append(Event("peeked", seat, {"bounty": s.bounty_deck[-1]}, (seat,)))


def _reach(_: State, __: Source, ___: int, ____: str, _____: Chance, ______: list[Event]) -> None:
    """BT21: that it is spent is all; the Duel is declared with it."""


def _cancel_duel(s: State, _: Source, __: int, ___: str, ____: Chance, out: list[Event]) -> None:
    """BT23."""
    duel = duel_of(s)
    if duel is not None:
        duel.cancelled = True
        attacker = seat_word(duel.attacker)
        why = f"The Duel is off, and {attacker} loses the Action."
        out.append(Event("cancelled", duel.defender, {"attacker": duel.attacker}, why=why))


def _due(s: State, seat: int) -> int:
    duel = duel_of(s)
    return 0 if duel is None else duel.due[DEFENDER if seat == duel.defender else ATTACKER]


def _no_wounds(s: State, _: Source, seat: int, __: str, ___: Chance, out: list[Event]) -> None:
    """BT15: all Wounds of this Duel."""
    duel = duel_of(s)
    if duel is not None:
        duel.due[DEFENDER if seat == duel.defender else ATTACKER] = 0
        out.append(Event("spared", seat, why=f"{seat_word(seat)} takes no Wounds from this Duel."))


DEEDS: dict[str, Deed] = {
    "heal": Deed(lambda s, seat, _: _if(s.wounds[seat]), _heal),
    "reload": Deed(lambda s, seat, _: _if(can_reload(s, seat)), _reload),
    "draw": Deed(lambda s, seat, _: _if(room(s, seat) and (s.deck or s.discards)), _draw),
    "swap_deck": Deed(lambda s, *_: _if(s.deck or s.discards), _swap_deck, gain=1),
    "swap_discards": Deed(lambda s, *_: _if(s.discards), _swap_discards, gain=1),
    "shop": Deed(_can_shop, _shop, own_cost=True),
    "turn_in": Deed(lambda s, seat, _: tuple(s.captured[seat]), _turn_in),
    "peek_bounty": Deed(lambda s, *_: _if(s.bounty_deck and not turn_of(s).told), _peek_bounty),
    "reach": Deed(_always, _reach),
    "cancel_duel": Deed(_always, _cancel_duel),
    "no_wounds": Deed(lambda s, seat, _: _if(_due(s, seat)), _no_wounds),
}
"""Every deed of `vocabulary.WINDOWS`."""
