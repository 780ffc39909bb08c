"""When the board gives way to a Duel, and when it comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.rules.kernel import Event

if TYPE_CHECKING:
    from game.rules.kernel import View
    from game.scenes.board.table import Box
    from game.stage.canvas import Canvas

OPENS = ("duel", "final")
CLOSES = ("duel_over", "final_showdown")


class Stage(Protocol):
    """The scene of a Duel."""

    moving: bool
    done: bool

    def begin(self, event: Event, view: View) -> None: ...  # noqa: D102
    def play(self, event: Event) -> float: ...  # noqa: D102
    def settle(self, view: View) -> None: ...  # noqa: D102
    def advance(self, dt_ns: int) -> None: ...  # noqa: D102
    def draw(self, canvas: Canvas) -> None: ...  # noqa: D102
    def finish(self) -> None: ...  # noqa: D102
    def panel_box(self) -> Box: ...  # noqa: D102
    def tray_box(self, seat: int) -> Box: ...  # noqa: D102
    def badge_at(self, seat: int) -> tuple[float, float]: ...  # noqa: D102
    def why_box(self) -> Box: ...  # noqa: D102
    def spot_at(self, x: float, y: float) -> str | None: ...  # noqa: D102
    def point(self, spots: tuple[str, ...]) -> None: ...  # noqa: D102


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
