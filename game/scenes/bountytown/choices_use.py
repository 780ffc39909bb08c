"""What can be used in a turn: the Location, the Character, Items; and turning in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.rules.bountytown.hooks import use_key
from game.rules.kernel import count_word
from game.scenes.board.table import Choice
from game.scenes.bountytown.lore import card_name

if TYPE_CHECKING:
    from game.scenes.bountytown.lore import Card, Use
    from game.scenes.bountytown.situation import Situation

TURN_IN = "turn_in"
EMPTY = "Your hand is empty."
LATER = {
    "declare": "For a Duel from afar: see Duel.",
    "declared": "When somebody duels you.",
    "wounded": "After a Duel that Wounds you.",
    "select": "In a Duel.",
}
"""When an Item can be used that can't be used in a turn, by its window."""


class Source(NamedTuple):
    """Something usable. id: as options name it. where: what lights up. item: it is spent."""

    id: str
    card: Card
    where: str
    item: bool


def _sources(s: Situation) -> list[Source]:
    me = s.me
    place = s.place(me["cell"])
    found = [
        Source(place.id, place, f"cell:{me['cell']}", item=False),
        Source(me["character"], s.lore.characters[me["character"]], f"seat:{s.seat}", item=False),
    ]
    return found + [Source(item, s.lore.item(item), f"item:{item}", item=True) for item in me["items"]]


def use(s: Situation) -> Choice:
    """All that can be used, and Items that wait for their moment."""
    under = [line for source in _sources(s) for line in _lines(s, source)]
    can = [line.label for line in under if not line.off]
    if not under:
        return Choice("Use…", "", "", "Nothing to use here.", (f"cell:{s.me['cell']}",))
    return Choice(
        "Use…", "", can[0] if len(can) == 1 else "" if can else "Nothing now.", "", (), tuple(under)
    )


def _lines(s: Situation, source: Source) -> list[Choice]:
    found = source.card.use("turn")
    if found is None:
        windows = [use.window for use in source.card.uses]
        if not source.item or not windows:
            return []
        return [Choice(source.card.name, "", source.card.text, LATER[windows[0]], (source.where,))]
    if found.do == TURN_IN:
        return []
    pick = f"use:{source.id}"
    can = pick in s.options
    label = source.card.name if source.item else source.card.ability
    text = f" {source.card.text}" if source.item else _goods(s, found)  # the board says what places do
    note = f"{_cost(s, source, found)}{text}"
    return [Choice(label, pick, note, "" if can else _why_not(s, source, found), (source.where,))]


def _cost(s: Situation, source: Source, use: Use) -> str:
    if source.item:
        return "Uses it up."
    cost = s.price(use)
    return f"{count_word(cost, 'Action')}." if cost else "Free."


def _goods(s: Situation, use: Use) -> str:
    """What else must be known: the prices of the store, the top of the discards, where to look."""
    if use.do == "shop":
        prices = {s.lore.item_name(item): s.read.price(s.seat, item) for item in s.read.lacking(s.seat)}
        return f" {', '.join(f'{name} {price}' for name, price in prices.items())}." if prices else ""
    if use.do == "peek_bounty":
        return " Then hold to look at your hand."
    if use.do == "swap_discards" and s.view["discards"]:
        return f" Top: {card_name(s.view['discards'][-1])}."
    return ""


def _why_not(s: Situation, source: Source, use: Use) -> str:
    if not source.item and use_key(source.card.id, s.seat) in s.view["used"]:
        return "Already used this turn."
    cost = s.price(use)
    if cost > s.left:
        return f"Needs {count_word(cost, 'Action')}: {s.left} left."
    reason = WHY_NOT[use.do](s)
    return reason or f"You need {use.discard} cards to discard."


WHY_NOT: dict[str, Callable[[Situation], str]] = {
    "heal": lambda s: "" if s.me["wounds"] else "You have no Wounds.",
    "reload": lambda s: "No cards left." if s.read.room(s.seat) else "Your hand is full.",
    "draw": lambda s: "No cards left." if s.read.room(s.seat) else "Your hand is full.",
    "swap_deck": lambda s: "" if s.view["deck"] or s.view["discards"] else "No cards left.",
    "swap_discards": lambda s: "" if s.view["discards"] else "There are no discards.",
    "shop": lambda s: "The store has nothing new for you." if not s.read.lacking(s.seat) else EMPTY,
    "peek_bounty": lambda s: "You already looked." if s.view["bounty_deck"] else "No Bounties left.",
}
"""Why a deed can't be done now, '' if it is not for the deed's own sake."""


def turn_in(s: Situation) -> Choice:
    """A captured Bounty, at the Location that takes them."""
    cell = next(
        (n for n in range(len(s.town)) if any(use.do == TURN_IN for use in s.place(n).uses)), s.me["cell"]
    )
    place, captured = s.place(cell), s.me["captured"]
    spots = (f"cell:{cell}",)
    found = place.use("turn")
    cost = s.price(found) if found else 0
    note = f"{count_word(cost, 'Action')}: locks its Renown."
    off = ""
    if not captured:
        off = "You have no Bounty."
    elif s.me["cell"] != cell:
        off = f"Only at {s.lore.place_name(place.id)}."
    elif cost > s.left:
        off = f"Needs {count_word(cost, 'Action')}: {s.left} left."
    under = [
        Choice(
            f"{s.lore.bounties[bounty].name}",
            f"use:{place.id}:{bounty}",
            f"{s.lore.bounties[bounty].renown} Renown.",
            "",
            (f"bounty:{bounty}",),
        )
        for bounty in captured
    ]
    return Choice("Turn in…", "", note, off, spots, () if off else tuple(under))
