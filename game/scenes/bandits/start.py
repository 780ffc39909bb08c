"""From the seats into a hunt, and from a hunt to what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.games import BANDITS
from game.match.journal import Written
from game.match.ledger import record_of
from game.match.pace import Pace
from game.match.playback import Playback
from game.match.seats import SeatSpec
from game.match.start import new_hunt, resume_hunt
from game.scenes.bandits.hunt import HuntScene
from game.scenes.bandits.options import OptionsScene, rules_of
from game.scenes.bandits.replay import ReplayScene
from game.scenes.bandits.result import ResultScene
from game.scenes.bandits.venue import TableVenue
from game.scenes.seats import SeatsScene
from game.scenes.sitdown import all_pads, held, line_up, only_pad, seated

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.match.hunt import Hunt
    from game.scenes.app import App
    from game.scenes.stack import Scene


def title(app: App) -> Scene:
    """The title, where every game begins and ends."""
    from game.scenes.entrance import title as entrance  # noqa: PLC0415  the title leads back here

    return entrance(app)


def seats(app: App, first: Press | None = None) -> SeatsScene:
    """Who plays? first: the press that came here."""
    return SeatsScene(lambda: begin(app), OptionsScene, first, venue=TableVenue(app))


def begin(app: App) -> None:
    """Start a match with those who sit, in place of the scene on top; where it costs, once it is paid."""
    specs = line_up(app, BANDITS.id, BANDITS.seats[0])
    app.stack.swap(seats(app) if specs is None else scene(app, deal(app, specs)))


def deal(app: App, specs: tuple[SeatSpec, ...]) -> Hunt:
    """A new match by the settings."""
    settings = app.settings
    return new_hunt(
        app.content,
        specs,
        app.next_seed(),
        table=settings.table,
        options=rules_of(settings),
        pace=pace(app),
        journals=app.folders.journals,
    )


def pace(app: App) -> Pace:
    """How long a match takes its time, by the settings."""
    return Pace.of(app.settings.speed, app.settings.auto_reveal_s)


def play(app: App, specs: tuple[SeatSpec, ...] | None) -> Scene:
    """Straight into a match; to the seats if none are given."""
    if specs is None:
        return seats(app)
    return _seated(app, specs, all_pads(app), deal(app, specs))


def resume(app: App, written: Written) -> Scene:
    """The match of a journal where it stopped; people take their seats again. Raises JournalError."""
    hunt = resume_hunt(written.path, pace=pace(app))
    return _seated(app, tuple(hunt.match.seats), only_pad(app), hunt)


def _seated(app: App, specs: tuple[SeatSpec, ...], pads: list[str], hunt: Hunt) -> Scene:
    """The hunt, after those have pressed whose device is not known."""
    return seated(
        app,
        specs,
        pads,
        then=lambda: scene(app, hunt),
        held=held(app, hunt, lambda: record_of(hunt), hunt.match.close),
    )


def playback(app: App, written: Written, speed: float = 1.0) -> Scene:
    """Watch a journal. Raises JournalError."""
    return ReplayScene(Playback(written), speed=speed, title=lambda: title(app))


def scene(app: App, hunt: Hunt) -> HuntScene:
    """The screen of a hunt; afterwards its result, and then the seats again."""

    def after(done: HuntScene) -> Scene:
        for seat in done.hunt.result["winners"]:
            app.roster.won(seat)
        return ResultScene(done, again=lambda: begin(app), seats=lambda: seats(app), title=lambda: title(app))

    return HuntScene(hunt, after=after, left=lambda: title(app), pace=lambda: pace(app))
