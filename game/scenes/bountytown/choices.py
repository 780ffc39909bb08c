"""The public questions of Bountytown as lines that need no manual; those of a turn are in `choices_turn`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.kernel import count_word
from game.scenes.board.table import Choice
from game.scenes.bountytown.choices_turn import turn_choices
from game.scenes.bountytown.situation import player_name

if TYPE_CHECKING:
    from game.rules.kernel import Request, View
    from game.scenes.bountytown.lore import Lore

PASS = "pass"
PASS_WORDS = {"declared": "Stand and fight", "wounded": "Take the Wounds"}
"""What it means to use nothing, by the window that is open."""


def choices_of(lore: Lore, request: Request, view: View) -> list[Choice]:
    """A public request as lines. Raises KeyError for a kind that is none."""
    return ASKS[request.kind](lore, request, view)


def _choose(lore: Lore, request: Request, _: View) -> list[Choice]:
    """A Character: their ability says it all."""
    cards = [lore.characters[option] for option in request.options]
    return [
        Choice(card.name, card.id, f"{card.ability}: {card.text}", spots=(f"character:{card.id}",))
        for card in cards
    ]


def _react(lore: Lore, request: Request, view: View) -> list[Choice]:
    """What spends nothing comes first: somebody may slam without a look."""
    window = (view["asked"] or {}).get("window", "")
    lines = [_use_line(lore, option) for option in request.options if option != PASS]
    return [Choice(PASS_WORDS.get(window, "Use nothing"), PASS, "Costs nothing."), *lines]


def _use(lore: Lore, request: Request, _: View) -> list[Choice]:
    return [_use_line(lore, option) for option in request.options]


def _use_line(lore: Lore, option: str) -> Choice:
    card = lore.locations.get(option) or lore.characters.get(option) or lore.item(option)
    return Choice(f"Use {card.ability or card.name}", option, card.text, spots=(f"item:{option}",))


def _lose(lore: Lore, request: Request, _: View) -> list[Choice]:
    """The cheapest first."""
    return [
        Choice(
            f"{lore.bounties[option].name} ({lore.bounties[option].renown})",
            option,
            f"Lost for good: {lore.bounties[option].renown} Renown.",
            spots=(f"bounty:{option}",),
        )
        for option in sorted(request.options, key=lambda option: lore.bounties[option].renown)
    ]


ASKS: dict[str, Callable[[Lore, Request, View], list[Choice]]] = {
    "choose": _choose,
    "turn": turn_choices,
    "react": _react,
    "use": _use,
    "lose": _lose,
}
"""By kind of request; all others are secret."""


def title_of(lore: Lore, request: Request, view: View) -> str:
    """What is asked, in one line."""
    name = player_name(lore, view, request.seat)
    if request.kind == "turn":
        return f"{name}: {count_word(view['actions'], 'Action')} left"
    if request.kind == "choose":
        return "Who are you?"
    if request.kind == "lose":
        return f"{name} loses a Bounty"
    if request.kind == "swap":
        return "Discard, and draw as many"
    if request.kind == "react":
        return _react_title(lore, request, view, name)
    return request.prompt


def _react_title(lore: Lore, request: Request, view: View, name: str) -> str:
    duel, window = view["duel"], (view["asked"] or {}).get("window", "")
    if duel and window == "declared":
        prize = f" for {lore.bounties[duel['bounty']].name}" if duel["bounty"] else ""
        return f"{player_name(lore, view, duel['attacker'])} duels you{prize}"
    if duel and window == "wounded" and duel["due"]:
        role = 0 if request.seat == duel["attacker"] else 1
        return f"{name} faces {count_word(duel['due'][role], 'Wound')}"
    return request.prompt
