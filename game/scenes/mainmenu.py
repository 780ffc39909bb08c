"""The menu of the title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.match.games import NOON
from game.match.journal import JournalError, Written, read
from game.match.start import unfinished
from game.scenes.archive import JournalsScene
from game.scenes.keeper import Actions
from game.scenes.lab import LabScene
from game.scenes.menus import MenuScene
from game.scenes.party.start import broken_off
from game.scenes.party.venue import PARTY
from game.scenes.records_book import records_scene
from game.scenes.replays_book import replays_scene
from game.scenes.rulebook.start import book_name
from game.scenes.settings import SettingsScene
from game.scenes.tutorial.start import learn
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.stack import Scene


NOTES = {
    "party_on": "From the round where you left off.",
    "resume": "From the card or turn where you left off.",
    "noon": "A one-minute duel: first press after the bell.",
    "party": "Rounds of the games you choose, one score.",
    "rules": "Try it hands-on, or read the rules.",
    "records": "The wall of fame: who was best, and at what.",
    "replays": "Watch a match again, keep it, share it.",
    "lab": "Tests keys and pads, to the millisecond.",
    "settings": "Sound, picture, text size, speed, keys and buttons.",
}
"""What the rows of the menu lead to."""


class MainMenu(MenuScene):
    """What else there is."""

    headline = "RED FRONTIER"
    width = 1000.0
    quick = "rules"

    def __init__(self, actions: Callable[[], Actions]) -> None:
        """actions: as they are now, which the operator of a kiosk may change."""
        self._make = actions

    def enter(self) -> None:
        """See what there is."""
        self._actions = self._make()
        super().enter()

    def resume(self) -> None:
        """It may be another choice than before."""
        super().resume()
        chosen, self._actions = self.menu.selected.id, self._make()
        self.menu = self.fresh_menu()
        self.menu.select(chosen)

    def rows(self) -> Sequence[Row]:
        """All actions, the settings and the way out."""
        given = [
            Action(name, label, note=NOTES.get(name, ""), off=off)
            for name, (label, off, _) in self._actions.items()
        ]
        if self.app.keeper.guests:
            return given
        return (*given, Action("settings", "Settings", note=NOTES["settings"]), Action("quit", "Quit"))

    def chosen(self, outcome: Outcome) -> None:
        """Do it."""
        if outcome.id == "quit":
            self.app.quit()
        elif outcome.id == "settings":
            self.app.stack.push(SettingsScene())
        else:
            self._actions[outcome.id][2]()


def main_menu(app: App) -> MainMenu:
    """Everything beside sitting down and playing."""
    return MainMenu(lambda: _actions(app))


def _actions(app: App) -> Actions:
    from game.scenes import entrance  # noqa: PLC0415  the entrance makes this menu

    game = entrance.chosen(app)
    others: Actions = {
        "noon": ("Noon", "", lambda: app.stack.swap(entrance.seats(app, NOON.id))),
        "party": ("Party", "", lambda: app.stack.swap(entrance.seats(app, PARTY))),
    }
    beside = [name for name in others if app.keeper.offers(name) and name not in entrance.posters(app)]
    return {
        "play": (
            f"Play {'a party' if game == PARTY else book_name(game)}",
            "",
            lambda: app.stack.swap(entrance.seats(app, game)),
        ),
        **_going_on(app),
        **{name: others[name] for name in beside},
        "rules": ("How to play", "", lambda: app.stack.push(learn(app, game))),
        **_played(app),
        **app.keeper.actions(),
    }


def _going_on(app: App) -> Actions:
    """With what was broken off."""
    from game.scenes import entrance  # noqa: PLC0415

    broken = unfinished(app.folders.journals, entrance.open_games(app))
    party = app.keeper.offers(PARTY) and broken_off(app)

    def go_on(written: Written) -> None:
        _try(app, lambda: app.stack.swap(entrance.resume(app, written)))

    def party_on() -> None:
        _try(app, lambda: app.stack.swap(entrance.resume_party(app)))

    return {
        **({"party_on": ("Resume the party", "", party_on)} if party else {}),
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
        app.report(str(error), guests="That match can't be opened.")
