"""The menu of the title."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.match.games import GAMES, NOON
from game.match.journal import JournalError, Written, read
from game.match.start import unfinished
from game.scenes.archive import JournalsScene
from game.scenes.games import resumable
from game.scenes.keeper import Actions
from game.scenes.lab import LabScene
from game.scenes.party.start import broken_off
from game.scenes.party.venue import PARTY
from game.scenes.records_book import records_scene
from game.scenes.replays_book import replays_scene
from game.scenes.title import MainMenu
from game.scenes.tutorial.start import learn

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.stack import Scene


def main_menu(app: App) -> MainMenu:
    """Everything beside sitting down and playing."""
    from game.scenes import entrance  # noqa: PLC0415  the entrance makes this menu

    game = GAMES[app.settings.game]
    others: Actions = {
        "noon": ("Noon", "", lambda: app.stack.swap(entrance.seats(app, NOON.id))),
        "party": ("Party", "", lambda: app.stack.swap(entrance.seats(app, PARTY))),
    }
    return MainMenu(
        {
            "play": (f"Play {game.name}", "", lambda: app.stack.swap(entrance.seats(app, game.id))),
            **_going_on(app),
            **{name: action for name, action in others.items() if app.keeper.offers(name)},
            "rules": ("How to play", "", lambda: app.stack.push(learn(app, game.id))),
            **_played(app),
            **app.keeper.actions(),
        }
    )


def _going_on(app: App) -> Actions:
    """With what was broken off."""
    from game.scenes import entrance  # noqa: PLC0415

    broken = unfinished(app.folders.journals, resumable())

    def go_on(written: Written) -> None:
        _try(app, lambda: app.stack.swap(entrance.resume(app, written)))

    def party_on() -> None:
        _try(app, lambda: app.stack.swap(entrance.resume_party(app)))

    return {
        **({"party_on": ("Resume the party", "", party_on)} if broken_off(app) else {}),
        "resume": (
            "Resume a match" if len(broken) > 1 else "Resume the last match",
            "" if broken else "No unfinished match.",
            lambda: _one_of(app, "RESUME WHICH?", broken, go_on),
        ),
    }


def _played(app: App) -> Actions:
    """What was played, and for hosts what it was played with."""
    from game.scenes import entrance  # noqa: PLC0415

    def watch(path: Path) -> None:
        _try(app, lambda: app.stack.push(entrance.playback(app, read(path))))

    hosts: Actions = {
        "replays": ("Replays", "", lambda: app.stack.push(replays_scene(app, watch))),
        "lab": ("Input laboratory", "", lambda: app.stack.push(LabScene())),
    }
    records: Actions = {"records": ("Records", "", lambda: app.stack.push(records_scene(app, watch)))}
    return records if app.keeper.guests else {**records, **hosts}


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
