"""The words that content rows are made of: hooks, who, when, operations, windows, deeds.

An *effect* changes a number that the engine asks for at a named moment (a hook). A *use* is something that
the owner of a card may do in a window that the engine opens. These are all there are; each is tested by
itself.
"""

from __future__ import annotations

from typing import NamedTuple


class Hook(NamedTuple):
    """A number that the engine asks for. duel: asked inside a Duel, so that `who` and `when` may speak of it.

    some, none: what the answer means for `{who}` when it is `{n}`, or 0, in words for players; '' = nothing
    is said. '(s)' is there when it is not 1, '[s]' when it is.
    """

    duel: bool
    some: str
    none: str = ""


HOOKS: dict[str, Hook] = {
    "hand.limit": Hook(False, "{who} has a hand limit of {n}", "{who} can't hold any cards"),
    "move.actions": Hook(False, "{who} moves for {n} Action(s)", "{who} moves without an Action"),
    "store.price": Hook(False, ""),
    "turn_in.actions": Hook(False, "{who} turns in for {n} Action(s)", "{who} turns in without an Action"),
    "reload.discard": Hook(False, ""),
    "duel.against_player": Hook(False, ""),
    "duel.renown_slack": Hook(False, ""),
    "steal.safe": Hook(False, ""),
    "duel.toll": Hook(True, "{who} discards {n} card(s)", "{who} need not discard"),
    "duel.extra_cards": Hook(
        True, "{who} draws {n} card(s) before the Draw step", "{who} draws nothing extra"
    ),
    "duel.draw_step": Hook(True, "{who} has {n} Draw step(s)", "{who} has no Draw step"),
    "duel.peek": Hook(True, "{who} may see {n} opposing card(s)", "{who} sees no cards"),
    "duel.most_cards": Hook(True, "{who} may play {n} card(s)", "{who} may play no cards"),
    "duel.blind_cards": Hook(True, "{n} card(s) off the deck join[s] {who}'s cards", "no card joins"),
    "bounty.draw": Hook(True, "the Bounty draws {n} card(s) against {who}", "the Bounty draws no cards"),
    "showdown.lift": Hook(True, "{who}'s hand counts {n} rank(s) better", "no hand is lifted"),
    "duel.wounds": Hook(True, "{who} faces {n} Wound(s)", "{who} takes no Wounds"),
}
"""Every hook; what each one's number is before any effect stands where the engine asks."""

OPS = ("set", "add", "multiply", "forbid")
"""What an effect does to the number, in the order in which effects work; forbid makes it 0."""
WHO = ("owner", "opponent", "attacker", "defender")
"""Whose number: the owner's, the other duellist's, that of the attacker or defender whom the owner faces."""
WHEN = ("attacking", "defending", "against_player", "against_bounty", "few_cards")
"""What must hold for the owner of the effect; few_cards = plays fewer than five."""
PER = ("", "turn")
"""How often an effect counts: always, or the first time in each turn."""

WINDOWS: dict[str, tuple[str, ...]] = {
    "turn": ("heal", "reload", "draw", "swap_deck", "swap_discards", "shop", "turn_in", "peek_bounty"),
    "declare": ("reach",),
    "declared": ("cancel_duel",),
    "select": ("reload",),
    "wounded": ("no_wounds",),
}
"""What can be done in each window: between Actions of the own turn; declaring a Duel; when one is declared
against the owner; in a Duel before locking; after a Showdown, due Wounds."""
ALWAYS_COSTS = ("shop", "turn_in")
"""Deeds that are never free: a row must give them Actions."""


def hook_words(hook: str, who: str, n: int) -> str:
    """What the answer to a hook means, in words; '' where nothing is said."""
    words = HOOKS[hook]
    text = (words.some if n else words.none).format(who=who, n=n)
    return text.replace("(s)", "" if n == 1 else "s").replace("[s]", "s" if n == 1 else "")
