"""What the board says itself where an event has no reason, and when a line has been there long enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.rules.kernel import count_word
from game.scenes.bountytown.lore import card_name

if TYPE_CHECKING:
    from game.rules.kernel import Event
    from game.scenes.bountytown.lore import Lore

STAYS_NS = 4_000_000_000
"""Then everybody has read it: news that are old only mislead."""


class Said:
    """The line that is newest. line: of the board's own, '' while the newest is a reason of the rules."""

    def __init__(self, lore: Lore) -> None:
        """lore: how things are called."""
        self.lore = lore
        self.line = ""
        self.age_ns = 0

    @property
    def fresh(self) -> bool:
        """Whether the newest line is still to be read."""
        return self.age_ns < STAYS_NS

    def clear(self) -> None:
        """Nothing of its own."""
        self.line, self.age_ns = "", 0

    def hear(self, event: Event, name: str) -> None:
        """An event is shown. name: of whom it is about."""
        words = "" if event.why else self._words(event, name)
        if event.why or words:
            self.line, self.age_ns = words, 0

    def _words(self, event: Event, name: str) -> str:
        found = WORDS.get(event.kind)
        return found(self.lore, name, event.data) if found else ""

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self.age_ns += dt_ns


def _turn(_: Lore, name: str, data: Mapping[str, Any]) -> str:
    return f"{name}'s turn: {count_word(data['actions'], 'Action')}."


def _moved(lore: Lore, name: str, data: Mapping[str, Any]) -> str:
    return f"{name} goes to {lore.place_name(data['to'])}."


def _reload(_: Lore, name: str, __: Mapping[str, Any]) -> str:
    return f"{name} reloads."


def _drew(_: Lore, name: str, data: Mapping[str, Any]) -> str:
    verb = DRAWS.get(data["reason"], "")
    return f"{name} {verb} {count_word(data['count'], 'card')}." if verb and data["count"] else ""


def _discarded(_: Lore, name: str, data: Mapping[str, Any]) -> str:
    cards = data["cards"]
    if not cards or data["reason"] in ("paid", "toll"):
        return ""  # what follows, or led to it, says it
    what = f"the {card_name(cards[0])}" if len(cards) == 1 else count_word(len(cards), "card")
    return f"{name} discards {what}."


def _took(_: Lore, name: str, data: Mapping[str, Any]) -> str:
    return f"{name} takes the {card_name(data['card'])} from the discards."


DRAWS = {
    "draw": "draws",
    "reload": "reloads:",
    "refill": "refills:",
    "recover": "draws fresh:",
    "use": "draws",
}
"""By the reason of cards that are drawn; the others are told of by what led to them."""
WORDS: dict[str, Callable[[Lore, str, Mapping[str, Any]], str]] = {
    "turn": _turn,
    "moved": _moved,
    "reload": _reload,
    "drew": _drew,
    "discarded": _discarded,
    "took": _took,
}
"""By kind of event."""
