"""Hands that lie face up for all to see, where hands are kept Open: what is held, what was selected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.scenes.bountytown.cards import back_sprite, card_width, duel_card_sprite

if TYPE_CHECKING:
    from game.rules.kernel import View
    from game.stage.art import Art, Sprite

SEEN = 0.72
"""How much of each card shows at least that others lie on: its value and most of its suit."""
APART = 1.05
"""From card to card where there is room, in widths of a card."""


class Bare(NamedTuple):
    """What everybody may see of a hand. held: its cards. play: those that were selected in a Duel."""

    held: tuple[str, ...] = ()
    play: tuple[str, ...] = ()


def bare(view: View) -> Bare:
    """What a seat's own view says of its hand; what was selected is held no more."""
    play = tuple(_play(view))
    return Bare(tuple(card for card in view["hand"] if card not in play), play)


def _play(view: View) -> Sequence[str]:
    """What the seat has selected and nobody has shown yet."""
    duel = view["duel"]
    if view["phase"] == "final":
        return (view["asked"] or {}).get("plays") or ()
    if not duel or duel["shown"]:
        return ()
    role = (duel["attacker"], duel["defender"])
    plays = dict(zip(role, duel["plays"], strict=False))
    return plays.get(view["seat"]) or ()


def open_height(room: float, count: int, most: float) -> float:
    """How high so many cards can be of which all show enough to be read."""
    widest = room / (1 + SEEN * max(count - 1, 0))
    return min(most, widest * most / card_width(most))


def hand_sprites(art: Art, held: Sequence[str], cards: int, height: float) -> list[Sprite]:
    """Cards of which the first are known; the others lie face down."""
    shown = [duel_card_sprite(art, card, height) for card in held[:cards]]
    return shown + [back_sprite(art, height)] * (cards - len(shown))
