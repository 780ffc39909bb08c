"""What the active player can do: the options of a turn as words, and back.

`move:LOCATION`, `duel:BOUNTY`, `duel:seat-2`, `duel:seat-2:BOUNTY`, any of the Duels with `@ITEM` behind it
when it is fought from afar, `reload`, `use:SOURCE` with a Location, Character or Item, `use:SOURCE:TARGET`,
`end`. They tell nothing that is not public. Seats count from 0, as everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.rules.bountytown import uses
from game.rules.bountytown.frames import Turn
from game.rules.bountytown.hooks import ask
from game.rules.bountytown.state import State, renown
from game.rules.kernel import TABLE

RELOAD, END = "reload", "end"


class Choice(NamedTuple):
    """An option of a turn, taken apart. seat: the player duelled, else TABLE. All others are ids."""

    verb: str
    place: str = ""
    seat: int = TABLE
    bounty: str = ""
    source: str = ""
    target: str = ""


def parse(option: str) -> Choice:
    """Take an option apart."""
    verb, _, rest = option.partition(":")
    if verb == "move":
        return Choice(verb, place=rest)
    if verb == "use":
        source, _, target = rest.partition(":")
        return Choice(verb, source=source, target=target)
    if verb == "duel":
        rest, _, source = rest.partition("@")
        if not rest.startswith("seat-"):
            return Choice(verb, bounty=rest, source=source)
        seat, _, bounty = rest.removeprefix("seat-").partition(":")
        return Choice(verb, seat=int(seat), bounty=bounty, source=source)
    return Choice(verb)


def options(s: State, turn: Turn) -> list[str]:
    """All that the active player can do now, `end` last."""
    return [*_moves(s, turn), *_duels(s, turn), *_reload(s, turn), *_uses(s, turn), END]


def allowed(s: State, turn: Turn, option: str) -> bool:
    """Whether an option is among `options`, without building all of them."""
    group = GROUPS.get(option.partition(":")[0])
    return option == END if group is None else option in group(s, turn)


def free_left(s: State, turn: Turn) -> bool:
    """Whether anything can still be done without Actions."""
    return bool(_moves(s, turn)) or bool(_uses(s, turn))


def _moves(s: State, turn: Turn) -> Sequence[str]:
    if turn.left >= ask(s, "move.actions", 1, turn.seat):
        return s.book.moves[s.cells[turn.seat]]
    return ()


def _duels(s: State, turn: Turn) -> Sequence[str]:
    return duels(s, turn.seat) if turn.left else ()


def _reload(s: State, turn: Turn) -> Sequence[str]:
    return (RELOAD,) if turn.left and uses.can_reload(s, turn.seat) else ()


def _uses(s: State, turn: Turn) -> Sequence[str]:
    found: list[str] = []
    seat = turn.seat
    for source in uses.sources(s, seat, "turn"):
        if uses.price(s, seat, source.use) <= turn.left:
            name = f"use:{source.id}"
            found += [f"{name}:{target}" if target else name for target in uses.targets(s, seat, source)]
    return found


GROUPS: dict[str, Callable[[State, Turn], Sequence[str]]] = {
    "move": _moves,
    "duel": _duels,
    RELOAD: _reload,
    "use": _uses,
}
"""The options of each verb but `end`."""


def duels(s: State, seat: int) -> list[str]:
    """Duels that can be declared: Bounties and players here, and with the means for it elsewhere (BT21)."""
    cells, book = s.cells, s.book
    cell = cells[seat]
    far = [f"@{name}" for name in uses.usable(s, seat, "declare")]
    found: list[str] = []
    for bounty in s.active:
        if cell in book.bounties[bounty].cells:
            found.append(f"duel:{bounty}")
        elif far:
            found += [f"duel:{bounty}{how}" for how in far]
    for other in range(s.seats):
        if other != seat and (far or cells[other] == cell) and _may_face(s, seat, other):
            stakes = [f":{bounty}" for bounty in stealable(s, other)] or [""]
            ways = [""] if cells[other] == cell else far
            found += [f"duel:seat-{other}{what}{how}" for how in ways for what in stakes]
    return found


def _may_face(s: State, seat: int, other: int) -> bool:
    """BT8: the target has at least as much Renown; and nothing forbids a Duel against it."""
    enough = renown(s, other) >= renown(s, seat) - ask(s, "duel.renown_slack", 0, seat)
    return enough and ask(s, "duel.against_player", 1, other) > 0


def stealable(s: State, seat: int) -> list[str]:
    """A player's captured Bounties that can be named in a Duel, in order of acquisition (BT7)."""
    captured = s.captured[seat]
    safe = ask(s, "steal.safe", 0, seat)
    if not safe or not captured:
        return captured[:]
    dearest = sorted(captured, key=lambda bounty: -s.book.bounties[bounty].renown)[:safe]
    return [bounty for bounty in captured if bounty not in dearest]


def default(s: State, turn: Turn) -> str:
    """What a player who does not answer does: duel a Bounty, go where one is, or end the turn."""
    cell, bounties = s.cells[turn.seat], s.book.bounties
    for bounty in s.active if turn.left else ():
        if cell in bounties[bounty].cells:
            return f"duel:{bounty}"
    if s.active and turn.left > 1:
        return f"move:{s.book.town[bounties[s.active[0]].cells[0]].id}"
    return END
