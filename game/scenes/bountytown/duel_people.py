"""Who is in a Duel, as far as everybody may know (BT32): the duellists and the Bounty."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from game.scenes.bountytown.duel_layout import BountyPlace, Place
from game.scenes.bountytown.duel_pieces import EVER, Since
from game.scenes.bountytown.duel_words import here

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.rules.kernel import View
    from game.scenes.bountytown.duel_words import Step
    from game.scenes.bountytown.face_up import Bare
    from game.scenes.bountytown.lore import Lore

FALL_MS, COME_MS, LEAVE_MS = 420.0, 520.0, 620.0
MARK_MS, READY_MS = 260.0, 240.0


class Mark(NamedTuple):
    """What an ability or a Location did to somebody. until: the step that makes it out of date, None = never.

    key: one mark replaces another of the same.
    """

    key: str
    title: str
    words: str
    until: Step | None
    since: Since


@dataclass
class Person:
    """A duellist. cards, wounds: of the hand.

    held: those of the cards that lie face up. play: what was selected, where that may be seen.
    """

    seat: int
    place: Place
    who: str
    name: str
    location: str = ""
    here: str = ""
    role: str = ""
    cards: int = 0
    held: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    wounds: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    renown: int = 0
    marks: list[Mark] = field(default_factory=list)
    ready: Since | None = None
    pose: str = "stands"
    posed: Since = field(default_factory=Since)

    @property
    def to_hand(self) -> str:
        """The word for cards on their way to this hand."""
        return f"hand:{self.seat}"

    @property
    def to_wounds(self) -> str:
        """The word for Wounds on their way to this hand."""
        return f"wounds:{self.seat}"

    def take(self, player: dict[str, Any]) -> None:
        """What the shared view says of a player."""
        self.cards, self.wounds = player["cards"], list(player["wounds"])
        self.items, self.renown = list(player["items"]), player["renown"]

    def face_up(self, hand: Bare) -> None:
        """The hand lies open, and what was selected lies apart from it; just after `take`."""
        self.held, self.play = hand
        self.cards -= len(self.play)

    def without(self, cards: Sequence[str]) -> None:
        """Cards leave the hand."""
        self.cards = max(0, self.cards - len(cards))
        self.held = tuple(card for card in self.held if card not in cards)

    def turn_to(self, pose: str, ms: float) -> None:
        """Change the pose: 'stands', 'lies', 'gone'."""
        if pose != self.pose:
            self.pose, self.posed = pose, Since(ms)

    def mark(self, mark: Mark) -> None:
        """Put a mark on; the newest is the lowest."""
        self.marks = [old for old in self.marks if old.key != mark.key]
        self.marks.append(mark)

    def forget(self, step: Step) -> None:
        """Drop marks that are out of date."""
        self.marks = [mark for mark in self.marks if mark.until is None or mark.until > step]

    def clocks(self) -> list[Since]:
        """All that moves by itself."""
        return [self.posed, *(mark.since for mark in self.marks), *([self.ready] if self.ready else [])]


@dataclass
class Prize:
    """The Bounty. owner: the seat that has it, None for an active one. hangs: its poster is still there."""

    id: str
    place: BountyPlace
    owner: int | None
    hangs: bool = True
    pose: str = "stands"
    posed: Since = field(default_factory=Since)

    def turn_to(self, pose: str, ms: float) -> None:
        """Change the pose of its figure: 'stands', 'lies', 'gone'."""
        if pose != self.pose:
            self.pose, self.posed = pose, Since(ms)


def person(lore: Lore, view: View, seat: int, place: Place, role: str = "") -> Person:
    """A duellist as the shared view has it."""
    player = view["players"][seat]
    card = lore.characters[player["character"]]
    spot = lore.locations[view["town"][player["cell"]]]
    who = Person(seat, place, card.id, card.name, lore.place_name(spot.id), here(spot) if role else "", role)
    who.take(player)
    who.posed.ms = EVER
    return who
