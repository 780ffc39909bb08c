"""What can be done in a turn, as a tree; what can't is in it too, and says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.kernel import TABLE, count_word
from game.scenes.board.table import Choice
from game.scenes.bountytown.choices_use import turn_in, use
from game.scenes.bountytown.situation import Situation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.rules.kernel import Request, View
    from game.scenes.bountytown.lore import Lore

NO_ACTION = "No Action left."


def turn_choices(lore: Lore, request: Request, view: View) -> list[Choice]:
    """All lines of a turn."""
    s = Situation(lore, request, view)
    return [_move(s), _duel(s), use(s), turn_in(s), _reload(s), _end(s)]


def heading(label: str, note: str, under: list[Choice], off: str = "") -> Choice:
    """A line that opens others; off if none of them can be taken and there is one reason for all."""
    return Choice(label, "", note, off, (), tuple(under))


def _move(s: Situation) -> Choice:
    cost = s.read.move_cost(s.seat)
    can = cost <= s.left
    price = count_word(cost, "Action") if cost else "Free"
    under = [_move_line(s, cell, price, can=can) for cell in range(len(s.town)) if cell != s.me["cell"]]
    return heading("Move to…", f"{price}.", under, "" if can else NO_ACTION)


def _move_line(s: Situation, cell: int, price: str, *, can: bool) -> Choice:
    there = s.who_is_at(cell)
    note = f"{price}. There: {', '.join(there)}." if there else f"{price}. Nobody there."
    place = s.place(cell)
    return Choice(place.name, f"move:{place.id}", note, "" if can else NO_ACTION, (f"cell:{cell}",))


def _duel(s: Situation) -> Choice:
    under = [_bounty_line(s, bounty) for bounty in s.active] + [_player_line(s, seat) for seat in s.others]
    can = any(option.verb == "duel" for option in s.options.values())
    off = "" if can else NO_ACTION if not s.left else "Nobody to duel here."
    return heading("Duel…", "1 Action." if can else off, under, "" if can or s.left else off)


def _bounty_line(s: Situation, bounty: str) -> Choice:
    row = s.lore.bounties[bounty]
    items = next(there["items"] for there in s.view["bounties"] if there["bounty"] == bounty)
    spots = (f"bounty:{bounty}",)
    picks = (text for text, option in s.options.items() if option.bounty == bounty and option.seat == TABLE)
    pick = next(picks, "")
    if pick:
        source = s.options[pick].source
        afar = f"From afar: uses up the {s.lore.item_name(source)}. " if source else ""
        return Choice(row.name, pick, f"{afar}{s.lore.bounty_line(bounty, items)}.", "", spots)
    places = " or ".join(s.lore.place_name(s.place(cell).id) for cell in row.cells)
    return Choice(row.name, "", "", f"Not here: try {places}." if s.left else NO_ACTION, spots)


def _player_line(s: Situation, seat: int) -> Choice:
    name, spots = s.name(seat), (f"seat:{seat}",)
    picks = {text: option for text, option in s.options.items() if option.seat == seat != TABLE}
    if not picks:
        return Choice(name, "", "", _why_not(s, seat), spots)
    source = next(iter(picks.values())).source
    afar = f"From afar: uses up the {s.lore.item_name(source)}. " if source else ""
    if any(not option.bounty for option in picks.values()):
        pick = next(iter(picks))
        return Choice(name, pick, f"{afar}No Bounty at stake: the loser is Wounded.", "", spots)
    under = [_stake_line(s, text, afar) for text in picks] + _safe_lines(s, seat, picks)
    return Choice(name, "", f"{afar}Choose which Bounty.", "", spots, tuple(under))


def _stake_line(s: Situation, pick: str, afar: str) -> Choice:
    option = s.options[pick]
    row = s.lore.bounties[option.bounty]
    spots = (f"bounty:{option.bounty}", f"seat:{option.seat}")
    return Choice(f"for {row.name}", pick, f"{afar}{s.lore.bounty_line(option.bounty)}.", "", spots)


def _safe_lines(s: Situation, seat: int, picks: Iterable[str]) -> list[Choice]:
    """Captured Bounties that nothing can win."""
    named = {s.options[pick].bounty for pick in picks}
    keeper = s.lore.characters[s.player(seat)["character"]].ability
    return [
        Choice(f"for {s.lore.bounties[bounty].name}", "", "", f"Safe: {keeper}.", (f"bounty:{bounty}",))
        for bounty in s.player(seat)["captured"]
        if bounty not in named
    ]


def _why_not(s: Situation, seat: int) -> str:
    """Why a player can't be duelled."""
    if not s.left:
        return NO_ACTION
    other, place = s.player(seat), s.place(s.player(seat)["cell"])
    far = any(s.lore.item(item).use("declare") for item in s.me["items"])
    if other["cell"] != s.me["cell"] and not far:
        return f"Not here: try {s.lore.place_name(place.id)}."
    if s.read.spared(seat):
        return f"{place.ability}: nobody can be duelled at {s.lore.place_name(place.id)}."
    return f"{s.name(seat)} has less Renown than you."


def _reload(s: Situation) -> Choice:
    room, off = s.read.room(s.seat), ""
    note = f"1 Action: draw {count_word(room, 'card')}."
    if s.read.sweeps(s.seat):
        note = "1 Action: discard and draw."
    if "reload" not in s.options:
        off = NO_ACTION if not s.left else "No cards left." if room else "Your hand is full."
    return Choice("Reload", "reload", note, off, ("pile:deck",))


def _end(s: Situation) -> Choice:
    left = count_word(s.left, "Action")
    confirm = f"End your turn with {left} left?" if s.left else ""
    return Choice("End turn", "end", f"{left} left." if s.left else "", "", ("pile:bounties",), (), confirm)
