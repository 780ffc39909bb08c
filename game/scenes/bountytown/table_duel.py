"""When the board gives way to a Duel, and when it comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.kernel import Event

if TYPE_CHECKING:
    from game.rules.kernel import View

OPENS = ("duel", "final")
CLOSES = ("duel_over", "final_showdown")


def opening_of(view: View) -> Event | None:
    """The event that opened the Duel that a view is in the midst of, None if there is none."""
    duel, asked = view["duel"], view["asked"]
    if duel:
        data = {"defender": duel["defender"], "bounty": duel["bounty"], "with": None}
        return Event("duel", duel["attacker"], data)
    if view["phase"] == "final":
        seats = asked["seats"] if asked else []
        renown = max((view["players"][seat]["renown"] for seat in seats), default=0)
        return Event("final", data={"seats": seats, "renown": renown})
    return None
