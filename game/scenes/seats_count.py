"""The countdown of the seats' screen: it runs while all people are ready, and anybody can stop it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.app import App

COUNT_NS = 3_000_000_000
SECOND_NS = 1_000_000_000


class Countdown:
    """3-2-1, each with a tick."""

    def __init__(self, app: App, least: int) -> None:
        """least: how many have to sit."""
        self._app, self._least = app, least
        self._since_ns: int | None = None
        self._ticked = -1

    @property
    def all_ready(self) -> bool:
        """Whether there are people, and all of them are ready."""
        roster = self._app.roster
        people = [roster.sitters[seat] for seat in roster.people]
        return bool(people) and all(sitter is not None and sitter.ready for sitter in people)

    @property
    def missing(self) -> int:
        """How many more have to sit before it can begin."""
        return max(0, self._least - len(self._app.roster))

    def stop(self) -> None:
        """Begin again from 3."""
        self._since_ns = None

    def left_ns(self, now_ns: int) -> int | None:
        """How much is left of it, None while it does not run."""
        return None if self._since_ns is None else COUNT_NS - (now_ns - self._since_ns)

    def over(self, now_ns: int) -> bool:
        """Let it run, if it may; True once, when the match is to begin."""
        if not self.all_ready or self.missing or self._app.keeper.price():
            self.stop()
            return False
        if self._since_ns is None:
            self._since_ns, self._ticked = now_ns, -1
        left = COUNT_NS - (now_ns - self._since_ns)
        if left <= 0:
            self.stop()
            return True
        if left // SECOND_NS != self._ticked:
            self._ticked = left // SECOND_NS
            self._app.sound.play("tick")
        return False
