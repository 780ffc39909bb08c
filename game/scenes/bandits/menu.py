"""The menu of the title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.journal import JournalError, Written, latest_first, read
from game.match.start import unfinished
from game.scenes.bandits.start import playback, resume, seats
from game.scenes.lab import LabScene
from game.scenes.title import MainMenu

if TYPE_CHECKING:
    from game.scenes.app import App


def main_menu(app: App) -> MainMenu:
    """Everything beside sitting down and playing."""
    broken = unfinished(app.folders.journals)
    latest = latest_replay(app)
    return MainMenu(
        {
            "play": ("Play Bandits on Mars", "", lambda: app.stack.swap(seats(app))),
            "resume": (
                "Go on with the last match",
                "" if broken else "No match was broken off.",
                lambda: go_on(app, broken[0]),
            ),
            "rules": ("How to play", "", lambda: app.stack.push(app.rules_scene())),
            "replay": (
                "Watch the last match",
                "" if latest else "No match has been played yet.",
                lambda: watch(app, latest),
            ),
            "lab": ("Input laboratory", "", lambda: app.stack.push(LabScene())),
        }
    )


def go_on(app: App, written: Written) -> None:
    """Resume a match, or say why that can't be done."""
    try:
        app.stack.swap(resume(app, written))
    except JournalError as error:
        app.notes.say(str(error))


def latest_replay(app: App) -> Written | None:
    """The journal that was written last, if it can be read."""
    for path in latest_first(app.folders.journals):
        try:
            return read(path)
        except JournalError:
            continue
    return None


def watch(app: App, written: Written | None) -> None:
    """Play a journal back, or say why that can't be done."""
    if written is None:
        return
    try:
        app.stack.push(playback(app, written))
    except JournalError as error:
        app.notes.say(str(error))
