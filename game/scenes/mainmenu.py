"""The menu of the title."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.match.games import GAMES
from game.match.journal import JournalError, Written, latest_first, read
from game.match.start import unfinished
from game.scenes.archive import JournalsScene, RecordsScene
from game.scenes.games import on_screen
from game.scenes.lab import LabScene
from game.scenes.rulebook.start import how_to_play
from game.scenes.title import MainMenu

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.stack import Scene

MOST_JOURNALS = 12
"""So many matches can be watched."""


def main_menu(app: App) -> MainMenu:
    """Everything beside sitting down and playing."""
    from game.scenes import entrance  # noqa: PLC0415  the entrance makes this menu

    game = GAMES[app.settings.game]
    broken = unfinished(app.folders.journals, on_screen())
    latest = latest_replays(app)

    def go_on(written: Written) -> None:
        _try(app, lambda: app.stack.swap(entrance.resume(app, written)))

    def watch(written: Written) -> None:
        _try(app, lambda: app.stack.push(entrance.playback(app, written)))

    lab = {} if app.keeper.guests else {"lab": ("Input laboratory", "", lambda: app.stack.push(LabScene()))}
    return MainMenu(
        {
            "play": (f"Play {game.name}", "", lambda: app.stack.swap(entrance.seats(app, game.id))),
            "resume": (
                "Go on with a match" if len(broken) > 1 else "Go on with the last match",
                "" if broken else "No match was broken off.",
                lambda: _one_of(app, "GO ON WITH", broken, go_on),
            ),
            "rules": ("How to play", "", lambda: app.stack.push(how_to_play(app, game.id))),
            "replay": (
                "Watch a match" if len(latest) > 1 else "Watch the last match",
                "" if latest else "No match has been played yet.",
                lambda: _one_of(app, "WATCH", latest, watch),
            ),
            "records": ("Records", "", lambda: app.stack.push(RecordsScene())),
            **lab,
            **app.keeper.actions(),
        }
    )


def latest_replays(app: App) -> list[Written]:
    """The journals that were written last, of games that can be watched."""
    found: list[Written] = []
    for path in latest_first(app.folders.journals):
        if len(found) == MOST_JOURNALS:
            break
        try:
            written = read(path)
        except JournalError:
            continue
        if written.header.game in on_screen():
            found.append(written)
    return found


def _one_of(app: App, head: str, journals: list[Written], then: Callable[[Written], None]) -> None:
    """The only one at once, else the one that is chosen."""
    if len(journals) == 1:
        then(journals[0])
        return

    def chosen(written: Written) -> None:
        app.stack.pop()
        then(written)

    app.stack.push(JournalsScene(head, journals, chosen))


def _try(app: App, what: Callable[[], Scene | None]) -> None:
    """Say why it can't be done, if it can't."""
    try:
        what()
    except JournalError as error:
        app.notes.say(str(error))
