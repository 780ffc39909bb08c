"""From the title into any game: new, resumed or watched."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.match.games import BANDITS, GAMES, NOON
from game.match.journal import Written, read
from game.match.party import FILE
from game.match.seats import SeatSpec
from game.match.start import unfinished
from game.scenes.backdrops import BESIDE
from game.scenes.bandits import start as bandits
from game.scenes.board import start as board
from game.scenes.games import on_screen, resumable
from game.scenes.mainmenu import main_menu
from game.scenes.names import call_seats
from game.scenes.noon import start as noon
from game.scenes.party import start as party
from game.scenes.party.venue import PARTY
from game.scenes.title import TitleScene
from game.stage.palette import SEATS

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.scenes.app import App
    from game.scenes.stack import Scene


def title(app: App) -> TitleScene:
    """The title, from which a press leads to the seats of the game that is in the middle."""
    return TitleScene(
        lambda: posters(app),
        lambda press: seats(app, chosen(app), press),
        lambda: main_menu(app),
        lambda: bool(unfinished(app.folders.journals, open_games(app))) or _party_broken_off(app),
    )


def posters(app: App) -> list[str]:
    """What hangs on the title: the games that can be played here; Noon and the party if there are none."""
    allowed = [game for game in (*on_screen(), *BESIDE) if app.keeper.offers(game)]
    return [game for game in allowed if game not in BESIDE] or allowed


def chosen(app: App) -> str:
    """The game whose poster stands out, or is to do so when the title is back."""
    games = posters(app)
    return app.settings.game if app.settings.game in games else games[0]


def open_games(app: App) -> list[str]:
    """Whose matches can be gone on with here."""
    return [game for game in resumable() if app.keeper.offers(game)]


def _party_broken_off(app: App) -> bool:
    return app.keeper.offers(PARTY) and party.broken_off(app) is not None


def seats(app: App, game: str, first: Press | None = None) -> Scene:
    """Who plays? first: the press that came here."""
    if game == BANDITS.id:
        return bandits.seats(app, first)
    if game == NOON.id:
        return noon.seats(app, lambda: title(app), first)
    if game == PARTY:
        return party.seats(app, lambda: title(app), first)
    return board.seats(app, game, lambda: title(app), first)


def play(app: App, game: str, specs: tuple[SeatSpec, ...] | None) -> Scene:
    """Straight into a match; to the seats if none are given."""
    if game == BANDITS.id:
        return bandits.play(app, specs)
    return board.play(app, game, specs, lambda: title(app))


def resume(app: App, written: Written) -> Scene:
    """The match of a journal where it stopped, with the party that it is a round of. Raises JournalError."""
    if party.is_round(app, written.path):
        return resume_party(app)
    if written.header.game == NOON.id:
        return noon.resume(app, written, lambda: title(app))
    if GAMES[written.header.game].timed:
        return bandits.resume(app, written)
    return board.resume(app, written, lambda: title(app))


def go_on(app: App, played: str) -> Scene | None:
    """What was played when the program died, None if it is over. Raises JournalError.

    played: the name of a journal, or of the party's file between two rounds.
    """
    path = app.folders.journals / Path(played).name
    if path.name == FILE or party.is_round(app, path):  # one that has just ended is still to be counted
        return resume_party(app)
    written = read(path)
    return None if written.ended else resume(app, written)


def resume_party(app: App) -> Scene:
    """The party that was broken off. Raises JournalError."""
    return party.resume(app, lambda: title(app))


def playback(app: App, written: Written, speed: float = 1.0) -> Scene:
    """Watch a journal. Raises JournalError."""
    call_seats(written.header.names)
    SEATS.wear(written.header.looks)
    if written.header.game == NOON.id:
        return noon.playback(written, speed, lambda: title(app))
    game = GAMES.get(written.header.game)
    if game is None or game.timed:
        return bandits.playback(app, written, speed)
    return board.playback(app, written, speed, lambda: title(app))
