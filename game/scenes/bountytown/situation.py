"""What a player could do and why not, read from the public view and the content."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.rules.bountytown.options import parse
from game.rules.bountytown.reading import Reading
from game.rules.bountytown.rows import Use as Deed
from game.scenes.names import seat_name

if TYPE_CHECKING:
    from game.rules.bountytown.options import Choice as Option
    from game.rules.kernel import Request, View
    from game.scenes.bountytown.lore import Card, Lore, Use


class Situation:
    """A seat's turn as everybody sees it. left: its Actions. options: what it can do, taken apart.

    read: the numbers of the rules, as cards change them.
    """

    def __init__(self, lore: Lore, request: Request, view: View) -> None:
        """request: of the kind 'turn'. view: any of the match."""
        self.lore, self.view, self.seat = lore, view, request.seat
        self.options: dict[str, Option] = {option: parse(option) for option in request.options}
        self.read = Reading(view, lore.rows)
        self.left: int = view["actions"]
        self.town: list[str] = view["town"]

    @property
    def me(self) -> dict[str, Any]:
        """The player whose turn it is."""
        return self.player(self.seat)

    def player(self, seat: int) -> dict[str, Any]:
        """What everybody knows of a player."""
        found: dict[str, Any] = self.view["players"][seat]
        return found

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return player_name(self.lore, self.view, seat)

    def place(self, cell: int) -> Card:
        """The Location of a cell."""
        return self.lore.locations[self.town[cell]]

    @property
    def others(self) -> list[int]:
        """All seats but the own, clockwise from it."""
        count = len(self.view["players"])
        return [(self.seat + step) % count for step in range(1, count)]

    @property
    def active(self) -> list[str]:
        """Bounties in town."""
        return [row["bounty"] for row in self.view["bounties"]]

    def who_is_at(self, cell: int) -> list[str]:
        """The names of all players and Bounties there, but for the own."""
        players = [self.name(seat) for seat in self.others if self.player(seat)["cell"] == cell]
        bounties = [self.lore.bounties[bounty] for bounty in self.active]
        return players + [bounty.name for bounty in bounties if cell in bounty.cells]

    def price(self, use: Use) -> int:
        """The Actions that a use costs."""
        return self.read.use_cost(self.seat, Deed(use.do, use.n, use.actions, use.discard))


def player_name(lore: Lore, view: View, seat: int) -> str:
    """The Character of a seat, or its emblem before it has one."""
    character = view["players"][seat]["character"]
    return lore.characters[character].name if character else seat_name(seat)
