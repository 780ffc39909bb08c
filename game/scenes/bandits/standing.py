"""How things stand in a hunt, for the eye: what the plates show, who is asked, what controls do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.bandits.plates import PlateLook
from game.scenes.hints import control_keys
from game.scenes.names import seat_name
from game.stage.hints import Hint

if TYPE_CHECKING:
    from game.match.hunt import Hunt
    from game.scenes.bandits.table_scene import TableScene

TURN_PHASES = ("wait", "hush", "flip")
HINTS = {
    "wait": (Hint("slam", "Turn the card"),),
    "hush": (Hint("slam", "Not yet!"),),
    "flip": (Hint("move", "Hand"), Hint("slam", "Slam")),
    "race": (Hint("move", "Hand"), Hint("slam", "Slam")),
    "check": (),
    "count": (),
    "choose": (Hint("move", "Choose"), Hint("slam", "Pick")),
    "toll": (Hint("slam", "Wait for the bell"),),
    "bell": (Hint("slam", "Draw!"),),
    "noon": (Hint("slam", "Draw!"),),
    "over": (),
}


def asked(hunt: Hunt) -> list[int]:
    """Whose controls the bottom line explains: whose turn it is, who may draw at noon, or everybody's."""
    people = [seat for seat in range(len(hunt.match.seats)) if seat not in hunt.bots]
    if hunt.phase == "wait":
        return [seat for seat in people if seat == hunt.active]
    if hunt.phase == "choose" and hunt.request is not None:
        return [seat for seat in people if hunt.request.seat == seat]
    noon = hunt.view["noon"]
    return people if noon is None else [seat for seat in people if seat in noon["may"]]


def plate_look(scene: TableScene, seat: int) -> PlateLook:
    """What a seat's plate shows now; before its first capture, how it steers."""
    hunt, view = scene.hunt, scene.hunt.view
    idle, bot = not scene.top.piles[seat], seat in hunt.bots
    return PlateLook(
        seat_name(seat),
        str(view["credits"][seat]),
        seat == view["active"] and hunt.phase in TURN_PHASES,
        "Plug in again" if seat in scene.lost else "",
        sheriff=seat in scene.top.holders.values(),
        keys=control_keys(scene.app, seat) if idle and not bot else (),
        idle=_idle(scene, seat) if idle else "",
    )


def _idle(scene: TableScene, seat: int) -> str:
    """What is said in place of controls."""
    if seat in scene.away:
        return "After this card" if scene.expects else "Press to join"
    return "Bot" if seat in scene.hunt.bots else ""
