"""What the board of Bountytown says: questions as lines, cards as faces, names and figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.rules.bountytown.cards import card_of
from game.rules.bountytown.hands import rank
from game.rules.kernel import count_word
from game.scenes.board.table import Choice, Face
from game.scenes.bountytown.choices import choices_of, title_of
from game.scenes.bountytown.faces import TOP_CARD, face_of, hand_of
from game.scenes.names import seat_name

if TYPE_CHECKING:
    from game.rules.kernel import Event, Request, View
    from game.scenes.app import App
    from game.scenes.bountytown.board import Board
    from game.scenes.bountytown.lore import Lore


class TableWords:
    """The part of a `BoardTable` that only speaks."""

    app: App
    lore: Lore
    board: Board
    seats: int

    def choices(self, request: Request, view: View) -> list[Choice]:
        """A public request as lines."""
        return choices_of(self.lore, request, view)

    def face(self, request: Request, option: str, view: View) -> Face:
        """An option of a secret request."""
        return face_of(self.app.art, self.lore, request, option, view)

    def hand(self, view: View) -> list[Face]:
        """The hand of whose view this is."""
        return hand_of(self.app.art, self.lore, view)

    def title(self, request: Request, view: View) -> str:
        """What is asked; of the Draw step and the Selection the tally says the rest."""
        if request.kind == "select":
            return f"Play up to {count_word(request.most, 'card')}" if request.most > 1 else "Play a card"
        return "Discard and draw" if request.kind == "swap" else title_of(self.lore, request, view)

    def tally(self, request: Request, picks: tuple[str, ...], view: View) -> str:  # noqa: ARG002
        """The rank of cards that are played; of discards how many, and how many come for them."""
        if request.kind == "select":
            return rank(card_of(card) for card in picks).name if picks and TOP_CARD not in picks else ""
        if request.kind == "swap":
            return f"Discard {len(picks)}, draw {len(picks)}" if picks else "Keep all"
        return f"Discard {len(picks)}" if request.kind == "discard" else ""

    def sum_up(self, event: Event) -> str:  # noqa: ARG002 - each event has a line of its own
        """Nothing."""
        return ""

    def names(self, view: View) -> list[str]:  # noqa: ARG002 - names follow what was shown
        """By seat, the Character, or the seat's emblem as long as nobody has seen it choose."""
        return [self.name(seat) for seat in range(self.seats)]

    def name(self, seat: int) -> str:
        """What a seat is called."""
        character = self.board.players[seat].character
        return self.lore.characters[character].name if character else seat_name(seat)

    def result_lines(self, result: dict[str, Any], view: View) -> list[list[str]]:
        """Renown, Bounties, what is locked up, Items."""
        lines = []
        for seat, player in enumerate(view["players"]):
            captured, turned_in = result["captured"][seat], result["turned_in"][seat]
            count = len(captured) + len(turned_in)
            line = [f"{result['renown'][seat]} Renown", f"{count} Bount{'y' if count == 1 else 'ies'}"]
            if turned_in:
                line.append(f"{len(turned_in)} turned in")
            if player["items"]:
                line.append(count_word(len(player["items"]), "Item"))
            lines.append(line)
        return lines
