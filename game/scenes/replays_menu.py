"""What can be done with one replay: watch, keep, share, delete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.match.replays import Shelf, is_kept
from game.scenes.ask import Answer, AskScene
from game.scenes.games import LOOKS
from game.scenes.menus import MenuScene
from game.scenes.records_words import game_name, when
from game.stage.rows import Action, Outcome, Row
from game.store.sharing import share_folder, sticks

if TYPE_CHECKING:
    from game.scenes.records_match import Watch

STICK, MOST_STICKS = "stick-", 2
STICK_NOTE = "On another machine, 'Import' finds it there."
UNREADABLE = "This file can't be read."


class ReplayMenu(MenuScene):
    """Lies over the list; most of what it does closes it."""

    width = 1180.0

    def __init__(self, shelf: Shelf, path: Path, watch: Watch) -> None:
        """path: of the journal. watch: shows it."""
        self._shelf, self._path, self._watch = shelf, path, watch
        self._replay = shelf.look(path)
        self._sticks = sticks()[:MOST_STICKS]
        replay = self._replay
        self.headline = game_name(replay.game).upper() if replay else "DAMAGED"

    @property
    def theme(self) -> str:
        """The game's."""
        return LOOKS.get(self._replay.game, "mars") if self._replay else "mars"

    def rows(self) -> Sequence[Row]:
        """Watch first."""
        kept, broken = is_kept(self._path), "" if self._replay else UNREADABLE
        keep = "The oldest not kept make room for new ones."
        folder = share_folder(self.app.folders.root)
        return (
            Action("watch", "Watch", off=broken, note=self._told()),
            Action("keep", "Stop keeping" if kept else "Keep for good", note=keep),
            Action("share", "Share as one file", off=broken, note=f"A copy goes to {folder}"),
            *(
                Action(f"{STICK}{index}", f"Copy onto {stick.name or stick}", off=broken, note=STICK_NOTE)
                for index, stick in enumerate(self._sticks)
            ),
            Action("delete", "Delete", note="The match stays in the records."),
            Action("back", "Back"),
        )

    def _told(self) -> str:
        """When it was, how far it got, and how large it is."""
        replay = self._replay
        if replay is None:
            return ""
        state = {"over": "the whole match", "left": "given up", "open": "broken off"}[replay.state]
        size = f"{max(1, replay.size // 1000)} kB"
        return f"{when(replay.made)}: {state}, {replay.answers} decisions, {size}."

    def chosen(self, outcome: Outcome) -> None:
        """Do it."""
        if outcome.id == "delete":
            deed = Answer("Delete this replay", "It can't be watched again.", self._delete)
            self.app.stack.push(AskScene("DELETE THIS REPLAY?", (deed,), theme=self.theme))
            return
        self.app.stack.pop()
        if outcome.id == "watch":
            self._watch(self._path)
        elif outcome.id == "keep":
            self._try(
                "It can't be marked", lambda: self._shelf.keep(self._path, kept=not is_kept(self._path))
            )
        elif outcome.id == "share":
            self._try("It can't be copied", lambda: self._share(share_folder(self.app.folders.root)))
        elif outcome.id.startswith(STICK):
            stick = self._sticks[int(outcome.id.removeprefix(STICK))]
            self._try("It can't be copied", lambda: self._share(stick))

    def _share(self, folder: Path) -> None:
        path = self._shelf.share(self._path, folder)
        self.app.notes.say(f"The match is in {path}.")

    def _delete(self) -> None:
        self.app.stack.pop()
        self._try("It can't be deleted", lambda: self._shelf.delete(self._path))

    def _try(self, fault: str, deed: Callable[[], object]) -> None:
        """Do something with a file; say why if it can't be done, and look again in any case."""
        try:
            deed()
        except OSError as error:
            self.app.notes.say(f"{fault}: {(error.strerror or str(error)).lower()}.")
        if self.app.stack.top is not None:
            self.app.stack.top.resume()
