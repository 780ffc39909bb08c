"""A match that people play on screen, whatever the game: its journal, and who plays for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from game.match.journal_file import JournalFile
from game.scenes.keeper import STORAGE
from game.scenes.lost import Played, hand_over
from game.scenes.stack import Scene

if TYPE_CHECKING:
    from game.match.match import Match
    from game.store.records import MatchRecord


class Course(Played, Protocol):
    """A match as its screen drives it."""

    @property
    def match(self) -> Match[Any]:
        """The match itself; never to be looked into."""

    @property
    def over(self) -> bool:
        """Whether nothing more happens."""

    def end(self, how: str) -> None:
        """Write down that the match needs no resuming."""


class PlayedScene(Scene):
    """One match on screen. Subclasses say which, and what the records keep of it."""

    _noticed = ""
    """What has been said of its journal."""
    _kept = False
    """Whether the records have it."""

    @property
    def course(self) -> Course:
        """The match."""
        raise NotImplementedError

    def record(self) -> MatchRecord:
        """What the records keep of it."""
        raise NotImplementedError

    @property
    def journal(self) -> str:
        """Of the match, also while its end is shown: a party counts it only then."""
        return self.course.match.journal_name

    def stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is gone."""
        hand_over(self.app, self.course, seat)

    def cut_short(self) -> bool:
        """The journal says that it ended so."""
        if self.course.over:
            return False
        self.course.end("cut short")
        self.app.records.add(self.record())
        return True

    def keep(self) -> None:
        """Each frame: have it in the records before its end is shown, and say once when the disk refuses."""
        if self.course.over and self.journal and not self._kept:
            self._kept = True
            self.app.records.add(self.record())
        journal = self.course.match.journal
        notice = journal.notice if isinstance(journal, JournalFile) else None
        if notice and notice != self._noticed:
            self._noticed = notice
            self.app.report(notice, STORAGE)
