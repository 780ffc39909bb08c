"""What guests have inserted and not yet played, what a match costs, and when its price comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.kiosk.config import Kiosk
    from game.kiosk.house import KioskKeeper

CREDITS = "credits"
"""The matter of notes: only the newest count is of use."""


class Till:
    """The credits of one kiosk."""

    def __init__(self, keeper: KioskKeeper) -> None:
        """keeper: whose audits and notes say what happens."""
        self._keeper = keeper
        self.credits = 0

    @property
    def _kiosk(self) -> Kiosk:
        return self._keeper.kiosk

    def coin(self) -> None:
        """Somebody inserts a credit."""
        self.credits += 1
        app, price = self._keeper.app, self.price()
        self._keeper.audits.add("coin")
        app.sound.play("coin")
        app.notes.say(f"Credits: {self.credits}. {price}." if price else f"Credits: {self.credits}.", CREDITS)

    def price(self) -> str:
        """What is still to be inserted."""
        missing = self._kiosk.credits_a_match - self.credits
        return f"Insert {missing} credit{'s' if missing > 1 else ''}" if missing > 0 else ""

    def paid(self, game: str) -> None:
        """A match begins."""
        self.credits = max(0, self.credits - self._kiosk.credits_a_match)
        self._keeper.audits.add("match", game)

    def pay_back(self, why: str) -> None:
        """A match that was paid can't be gone on with."""
        price = self._kiosk.credits_a_match
        self.credits += price
        self._keeper.audits.add("paid_back", why, credits=price)
        back = ": your credit is back" if price == 1 else ": your credits are back" if price else ""
        self._keeper.app.notes.say(f"The match could not be saved{back}.")
