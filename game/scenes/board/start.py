"""From the seats into a board game, and from it to what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.board_playback import BoardPlayback
from game.match.board_start import game_of, new_board, record_of, resume_board
from game.match.games import GAMES
from game.match.journal import Written
from game.match.seats import SeatSpec
from game.scenes.board.options import BoardOptionsScene, options_of
from game.scenes.board.replay import BoardReplay
from game.scenes.board.result import BoardResult
from game.scenes.board.scene import BoardScene
from game.scenes.board.venue import BoardVenue
from game.scenes.games import LOOKS, make_table
from game.scenes.rulebook.start import rulebook_scene
from game.scenes.seats import SeatsScene
from game.scenes.sitdown import all_pads, held, line_up, only_pad, seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.inputs.press import Press
    from game.match.board import BoardMatch
    from game.scenes.app import App
    from game.scenes.stack import Scene


def seats(app: App, name: str, title: Callable[[], Scene], first: Press | None = None) -> SeatsScene:
    """Who plays? name: the game's id. first: the press that came here."""
    game = GAMES[name]
    return SeatsScene(
        lambda: begin(app, name, title),
        lambda: BoardOptionsScene(game, LOOKS[name]),
        first,
        venue=BoardVenue(app, game),
    )


def begin(app: App, name: str, title: Callable[[], Scene]) -> None:
    """Start a match with those who sit, in place of the scene on top; where it costs, once it is paid."""
    specs = line_up(app, name, GAMES[name].seats[0])
    if specs is None:
        app.stack.swap(seats(app, name, title))
    else:
        app.stack.swap(scene(app, deal(app, name, specs), title))


def deal(app: App, name: str, specs: tuple[SeatSpec, ...]) -> BoardMatch:
    """A new match by the settings."""
    game = GAMES[name]
    return new_board(
        game,
        game.box(),
        specs,
        app.next_seed(),
        options=options_of(game, app.settings),
        journals=app.folders.journals,
    )


def play(app: App, name: str, specs: tuple[SeatSpec, ...] | None, title: Callable[[], Scene]) -> Scene:
    """Straight into a match; to the seats if none are given."""
    if specs is None:
        return seats(app, name, title)
    return _seated(app, all_pads(app), deal(app, name, specs), title)


def resume(app: App, written: Written, title: Callable[[], Scene]) -> Scene:
    """The match of a journal at its open question; people take their seats again. Raises JournalError."""
    board = resume_board(written.path)
    return _seated(app, only_pad(app), board, title)


def _seated(app: App, pads: list[str], board: BoardMatch, title: Callable[[], Scene]) -> Scene:
    """The match, after those have pressed whose device is not known."""
    return seated(
        app,
        tuple(board.match.seats),
        pads,
        then=lambda: scene(app, board, title),
        held=held(app, board, lambda: record_of(board), board.close),
    )


def playback(app: App, written: Written, speed: float, title: Callable[[], Scene]) -> Scene:
    """Watch a journal. Raises JournalError."""
    told = BoardPlayback(written, speed=1.0)
    table = make_table(app, game_of(written).id, len(written.header.seats))
    return BoardReplay(told, table, speed=speed, title=title)


def scene(app: App, board: BoardMatch, title: Callable[[], Scene]) -> BoardScene:
    """The screen of a match; afterwards its result, and then the seats again."""
    name = board.game.id

    def after(done: BoardScene) -> Scene:
        for seat in done.board.result["winners"]:
            app.roster.won(seat)
        return BoardResult(
            done,
            again=lambda: begin(app, name, title),
            seats=lambda: seats(app, name, title),
            title=title,
        )

    app.roster.places = board.game.seats[-1]
    table = make_table(app, name, len(board.match.seats))
    return BoardScene(
        board,
        table,
        manner=app.settings.secrecy,
        after=after,
        left=title,
        rules=lambda: rulebook_scene(app, name),
    )
