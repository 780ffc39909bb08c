"""Notices when nothing can be kept any more, and when that is over: operators want to know."""

from __future__ import annotations

from collections.abc import Callable

EACH_NS = 30_000_000_000


class Disk:
    """Asks now and then whether the data folder takes anything; the game plays on in any case.

    well_again: nothing could be kept, and now it can.
    """

    def __init__(self) -> None:
        """All is well."""
        self.well_again = False
        self._why = ""
        self._next_ns = 0

    def news(self, now_ns: int, refusal: Callable[[], str]) -> str:
        """A sentence when it has changed, else ''. refusal: why nothing is taken now, '' if all is."""
        if now_ns < self._next_ns:
            return ""
        self._next_ns = now_ns + EACH_NS
        before, self._why = self._why, refusal()
        if before == self._why:
            return ""
        self.well_again = not self._why
        return f"Nothing can be saved: {self._why}." if self._why else "Everything can be saved again."
