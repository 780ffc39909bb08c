"""The bottom line of a board game: what each control does now, for those who are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.hints import hint_groups
from game.stage.hints import Hint, HintGroup
from game.stage.secrets import Curtain

if TYPE_CHECKING:
    from game.scenes.board.scene import BoardScene

PANEL = (Hint("move", "Choose"), Hint("slam", "Pick"))
UP = Hint("back", "Back")
HAND = Hint("hold", "Hold: your hand")
OPEN = (Hint("move", "Choose, down: READY"), Hint("slam", "Mark, READY"))
TRAY = (Hint("hold", "Hold: look"), *OPEN)
BARE = (Hint("hold", "Hold: look up"), *OPEN)
TWO_TRAYS = (Hint("hold", "Look"), Hint("move", "Choose"), Hint("slam", "Mark, READY"))
TWO_BARE = (Hint("hold", "Look up"), *TWO_TRAYS[1:])
"""Where several choose at once, all of them have to find room."""
WATCH = (Hint("slam", "Hurry"), HAND)
REST = (HAND,)
HURRY = (Hint("slam", "Hurry"),)


def board_hints(scene: BoardScene) -> list[HintGroup]:
    """One group for each who is asked; while nobody is, one for all who watch."""
    asking = scene.asking
    curtain = asking.curtain
    if curtain is not None:
        opened = isinstance(curtain.secret, Curtain) and curtain.secret.opened
        return hint_groups(scene.app, OPEN, [curtain.seat]) if opened else []  # it says itself how it opens
    groups: list[HintGroup] = []
    if asking.panel is not None:
        hints = (*PANEL, UP if asking.panel.deep else HAND)
        groups += _marked(scene, hints, asking.panel.seat)
    one, several = (BARE, TWO_BARE) if asking.manner == "open" else (TRAY, TWO_TRAYS)
    for seat in asking.trays:
        groups += _marked(scene, one if len(asking.trays) == 1 else several, seat)
    if groups and not scene.director.done:
        for seat in filter(asking.waits, scene.present):
            groups += _marked(scene, HURRY, seat)
    return groups or hint_groups(scene.app, WATCH if not scene.director.done else REST, scene.present)


def _marked(scene: BoardScene, hints: tuple[Hint, ...], seat: int) -> list[HintGroup]:
    """The hints of one seat, with its badge before them."""
    return [group._replace(seat=seat) for group in hint_groups(scene.app, hints, [seat])]
