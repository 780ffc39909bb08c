"""What is written in a Duel: its steps, and in few words what Locations and abilities do to it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from game.rules.bountytown.hands import NO_CARDS, RANK_NAMES, strength
from game.rules.bountytown.vocabulary import HOOKS
from game.rules.kernel import count_word
from game.scenes.bountytown.lore import Card, Effect


class Step(IntEnum):
    """Where a Duel stands."""

    DECLARATION = 0
    DRAW = 1
    SELECTION = 2
    SHOWDOWN = 3
    AFTER = 4


STEPS: dict[Step, str] = {
    Step.DECLARATION: "Declaration",
    Step.DRAW: "Draw",
    Step.SELECTION: "Selection",
    Step.SHOWDOWN: "Showdown",
    Step.AFTER: "Aftermath",
}
FINAL_STEPS: dict[Step, str] = {
    Step.DECLARATION: "The final Duel",
    Step.SELECTION: "Selection",
    Step.SHOWDOWN: "Showdown",
    Step.AFTER: "The Hero",
}
"""Nobody draws in the final Duel (BT28)."""
CHANGES: dict[str, tuple[str, str]] = {
    "duel.toll": ("discards {n} card(s)", "keeps all cards"),
    "duel.extra_cards": ("draws {n} card(s) first", "draws nothing first"),
    "duel.draw_step": ("has {n} Draw step(s)", "no Draw step"),
    "duel.peek": ("sees {n} card(s)", "sees no cards"),
    "duel.most_cards": ("plays up to {n} card(s)", "plays 1 card at most"),
    "duel.blind_cards": ("{n} card(s) off the deck", "no card off the deck"),
    "bounty.draw": ("the Bounty draws {n}", "the Bounty draws none"),
    "showdown.lift": ("counts {n} rank(s) better", "counts as is"),
    "duel.wounds": ("faces {n} Wound(s)", "takes no Wounds"),
}
"""By hook: what a number, or none, means for the one it hits."""
UNTIL: dict[str, Step] = {
    "duel.toll": Step.DRAW,
    "duel.extra_cards": Step.SELECTION,
    "duel.draw_step": Step.SELECTION,
    "duel.peek": Step.SHOWDOWN,
    "duel.most_cards": Step.SHOWDOWN,
}
"""From which step on a mark is out of date; the others stay to the end."""
STARTS: dict[str, Step] = {
    "duel.extra_cards": Step.DRAW,
    "duel.draw_step": Step.DRAW,
    "duel.peek": Step.SELECTION,
    "duel.most_cards": Step.SELECTION,
    "duel.blind_cards": Step.SHOWDOWN,
    "bounty.draw": Step.SHOWDOWN,
    "showdown.lift": Step.SHOWDOWN,
    "duel.wounds": Step.AFTER,
}
"""The step that an effect belongs to."""
HERE: Mapping[tuple[str, str], str] = {
    ("duel.wounds", "set"): "lose or tie: take {n} Wound(s)",
    ("duel.wounds", "more"): "lose or tie: {n} more Wound(s)",
    ("duel.wounds", "less"): "lose or tie: {n} fewer Wound(s)",
    ("duel.wounds", "forbid"): "no Wounds from Duels",
    ("duel.toll", "more"): "discard {n} card(s) first",
    ("duel.extra_cards", "more"): "draw {n} card(s) first",
    ("duel.draw_step", "forbid"): "no Draw step",
    ("duel.draw_step", "more"): "{n} more Draw step(s)",
    ("duel.most_cards", "set"): "play up to {n} card(s)",
    ("bounty.draw", "more"): "the Bounty draws {n} more",
    ("bounty.draw", "less"): "the Bounty draws {n} fewer",
}
"""What an effect of a Location means for who stands there, by hook and operation; 'add' is more or less."""


def plural(text: str, n: int) -> str:
    """The text with its '(s)' put right for a number."""
    return text.replace("(s)", "" if abs(n) == 1 else "s")


def change(hook: str, n: int) -> str:
    """What the answer to a hook means, short; '' for one that nothing is said about."""
    some, none = CHANGES.get(hook, ("", ""))
    return plural((some if n else none).format(n=n), n)


def here(place: Card) -> str:
    """What a Location does to a Duel, '' if nothing."""
    found = [effect for effect in place.effects if effect.hook in HOOKS and HOOKS[effect.hook].duel]
    if not found:
        return ""
    words = [HERE.get((effect.hook, _way(effect)), "") for effect in found]
    if not all(words):
        return place.text
    pairs = zip(words, found, strict=True)
    return ", ".join(plural(word.format(n=abs(effect.n)), effect.n) for word, effect in pairs)


def _way(effect: Effect) -> str:
    """'more' or 'less' for what adds, else the operation."""
    return effect.op if effect.op != "add" else "less" if effect.n < 0 else "more"


def counted(name: str, place: int, *, three_above: bool) -> str:
    """The rank that a hand of a name counts as by its place, '' if it is its own."""
    places = (rank for rank in range(1, NO_CARDS + 1) if strength(rank, three_above=three_above) == place)
    found = RANK_NAMES[next(places)]
    return "" if found == name else found


def lifted(why: str, name: str, counts: str, ability: str) -> str:
    """A reason that names a rank, as told where an ability lifts the hand."""
    plain = counts if counts in why else name
    by = f"{ability} lifts {name}" if ability else f"up from {name}"
    return why.replace(plain, f"{counts} ({by})", 1)


def tie(name: str, ability: str, first: str) -> str:
    """Who wins a tie, and why, in one line."""
    return f"A tie, {name}{f' by {ability}' if ability else ''}: the {first} wins."


def parted(reason: str) -> tuple[str, str]:
    """'Full House: 2 2 2 over 5 5' as its name and what stands behind it."""
    name, _, cards = reason.partition(": ")
    return name, cards


def declared(attacker: str, defender: str, bounty: str) -> str:
    """Who duels whom for what. defender: '' for an active Bounty."""
    if not defender:
        return f"{attacker} duels {bounty}"
    return f"{attacker} duels {defender}{f' for {bounty}' if bounty else ''}"


NOTHING = "only Wounds"


def stake(renown: int, items: int) -> str:
    """What a Bounty is worth."""
    return " and ".join([f"{renown} Renown", *([count_word(items, "Item")] if items else [])])
