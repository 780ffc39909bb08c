"""Who watches over the program as a whole, whatever scene plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

Actions = dict[str, tuple[str, str, Callable[[], None]]]
"""Rows of a menu: id -> label, reason why it is off or '', what it does."""

SOUND, STORAGE = "sound", "storage"
"""Matters of which the machine has something to say."""

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.inputs.press import Press
    from game.scenes.app import App
    from game.stage.canvas import Canvas


class Keeper:
    """Lets everything be, as on a sofa; a kiosk's watches over guests. `app` is set before anything else.

    guests: whether those who play may not end, set or clear anything.
    """

    app: App
    guests = False

    @property
    def beckons(self) -> bool:
        """Whether it says itself how to join, in place of the bottom line of whatever is shown."""
        return False

    def press(self, press: Press) -> bool:  # noqa: ARG002 - others look at it
        """Whether a press goes on to the scene."""
        return True

    def notice(self, notice: Notice) -> bool:  # noqa: ARG002
        """Whether news of devices or the window goes on to the scene; of 'quit', whether it ends all."""
        return True

    def advance(self, now_ns: int) -> None:
        """Time has come to now_ns of `time.perf_counter_ns()`; before the scene learns of it."""

    def draw(self, canvas: Canvas) -> None:
        """Draw over everything."""

    def drew(self) -> None:
        """A frame was shown."""

    def takes(self, device: str) -> bool:  # noqa: ARG002
        """Whether a device can be used here."""
        return True

    def offers(self, game: str) -> bool:  # noqa: ARG002
        """Whether a game, 'noon' or 'party' can be played here."""
        return True

    def report(self, sentence: str, about: str) -> bool:  # noqa: ARG002
        """Whether what only who looks after the machine should read is taken; else everybody reads it."""
        return False

    def actions(self) -> Actions:
        """What the menu of the title offers beside all else."""
        return {}

    def price(self) -> str:
        """Why a match can't begin now ('Insert 1 credit'), '' if it can."""
        return ""

    def paid(self, game: str) -> None:
        """A match of a game, Noon or a party begins."""
