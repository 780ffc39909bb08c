"""A Duel as a shared view tells of it: for one that is begun, settled, or found in its midst."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from game.rules.bountytown.cards import card_of, face_of, printed
from game.rules.bountytown.frames import BOUNTY
from game.rules.bountytown.hands import RANK_NAMES, rank
from game.scenes.bountytown import duel_words
from game.scenes.bountytown.duel_pieces import Since
from game.scenes.bountytown.duel_showdown import open_hands
from game.scenes.bountytown.duel_words import Step

if TYPE_CHECKING:
    from game.rules.kernel import Event, View
    from game.scenes.bountytown.duel_street import Street

FINAL_LINE = "One hand each: the best is the Hero of Bountytown"


def declare(street: Street, view: View, item: str = "") -> None:
    """Write the board of the Declaration. item: what it is declared with."""
    lore, prize = street.lore, street.prize
    names = [someone.name for someone in street.people]
    bounty = lore.bounties[prize.id] if prize else None
    street.head = duel_words.declared(
        names[0], names[1] if len(names) > 1 else "", bounty.name if bounty else ""
    )
    loot = {row["bounty"]: row["items"] for row in view["bounties"]}
    stake = duel_words.stake(bounty.renown, loot.get(bounty.id, 0)) if bounty else duel_words.NOTHING
    street.line = f"At stake: {stake}"
    if item:
        street.line = f"With the {lore.item_name(item)}, at stake: {stake}"
        attacker = street.people[0]
        attacker.items = [held for held in attacker.items if held != item]


def settle(street: Street, view: View) -> None:
    """Take over what the shared view says after the events of a moment."""
    for someone in street.people:
        someone.take(view["players"][someone.seat])
    if not street.final:
        street.pile, street.deck = list(view["discards"]), view["deck"]
    asked = view["asked"] or {}
    duel = view["duel"]
    if view["phase"] == "discard" and asked.get("reason") == "draw":
        street.go(Step.DRAW)
    elif view["phase"] == "final" or (view["phase"] == "duel" and duel and not duel["shown"]):
        street.go(Step.SELECTION)
    _lock(street, asked, duel)


def _lock(street: Street, asked: Mapping[str, Any], duel: Mapping[str, Any] | None) -> None:
    """Who has selected."""
    if street.final:
        locked = dict(zip(asked.get("seats", ()), asked.get("locked", ()), strict=True))
    elif duel and not duel["shown"]:
        locked = dict(zip((duel["attacker"], duel["defender"]), duel["locked"], strict=False))
    else:
        return
    for someone in street.people:
        if locked.get(someone.seat) and someone.ready is None:
            someone.ready = Since()


def declare_final(street: Street, renown: int) -> None:
    """Write the board of a final Duel."""
    street.head, street.line = f"Tie at {renown} Renown", FINAL_LINE


def amid(event: Event, view: View) -> bool:
    """Whether a view is in the midst of the Duel that an event has opened."""
    duel = view["duel"]
    if event.kind == "final":
        return bool(view["phase"] == "final")
    opened = (event.seat, event.data["defender"], event.data["bounty"])
    return bool(duel) and opened == (duel["attacker"], duel["defender"], duel["bounty"])


def lay(street: Street, view: View) -> None:
    """Let everything lie as in the midst of a Duel, as a view has it."""
    duel = view["duel"]
    if view["phase"] == "final":
        street.gather_final(view, view["asked"]["seats"])
        declare_final(street, max(someone.renown for someone in street.people))
    else:
        street.gather(view, duel["attacker"], duel["defender"], duel["bounty"])
        declare(street, view)
    if duel and duel["shown"]:
        _lay_hands(street, duel)
    settle(street, view)
    street.finish()


def _lay_hands(street: Street, duel: Mapping[str, Any]) -> None:
    """The hands that have been shown, unless they are swept away already."""
    prize = street.prize
    if prize is not None:
        prize.hangs = False
    hands = list(_hands(street, duel))
    if all(hand["cards"] for hand in hands if hand["role"] != BOUNTY):
        street.go(Step.SHOWDOWN)
        best = min(filter(None, duel["ranks"]))
        tied = [role for role, place in enumerate(duel["ranks"]) if place == best]
        open_hands(street, hands, duel["winner"], tied, "")
    street.go(Step.AFTER)


def _hands(street: Street, duel: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The hands of a view as a `showdown` tells of them; what came off the deck is not known any more."""
    plays: list[tuple[int, list[str], tuple[str, ...]]] = [
        (role, cards, ()) for role, cards in enumerate(duel["plays"])
    ]
    if street.prize is not None:
        base = street.lore.bounties[street.prize.id].base
        plays.append((BOUNTY, duel["bounty_plays"], base))
    for role, cards, base in plays:
        found = rank([*map(printed, base), *map(card_of, cards)])
        yield {
            "role": role,
            "base": base,
            "cards": cards,
            "selected": len(cards) if role != BOUNTY else 0,
            "used": [face_of(number) for number in found.used],
            "rank": duel["ranks"][role],
            "name": RANK_NAMES[found.category],
            "reason": found.reason,
        }
