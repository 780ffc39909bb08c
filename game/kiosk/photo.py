"""The day's best photo finish, shown again from its replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.journal import JournalError, read
from game.match.playback import Playback
from game.scenes import entrance
from game.scenes.bandits.replay import ReplayScene
from game.scenes.records_match import journal_path

if TYPE_CHECKING:
    from game.scenes.app import App

STRIDE_NS = 50_000_000
SLOW = 0.5
"""A finish is worth seeing at half the speed."""


def best_photo(app: App) -> ReplayScene | None:
    """The replay of the closest finish of the last 24 hours, just before it; None if there is none."""
    for photo in app.records.photos_of_a_day():
        path = journal_path(app.folders.journals, photo.journal)
        if path is None:
            continue
        try:
            playback = Playback(read(path))
        except JournalError:
            continue
        forward(playback, photo.race)
        if not playback.over:
            return ReplayScene(playback, speed=SLOW, title=lambda: entrance.title(app))
    return None


def forward(playback: Playback, race: int) -> None:
    """Let a playback run, unseen, until the card of that race is about to show."""
    while not playback.over and not (playback.ledger.races >= race and playback.phase == "wait"):
        playback.advance(playback.now_ns + STRIDE_NS)
        if playback.wants_flip:
            playback.flipped(playback.now_ns)
