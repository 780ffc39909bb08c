"""From the seats into Noon, and from it to what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.games import NOON
from game.match.journal import Written
from game.match.pace import NoonPace
from game.match.seats import SeatSpec
from game.match.standoff import Standoff
from game.match.standoff_playback import StandoffPlayback
from game.match.standoff_start import new_standoff, record_of, resume_standoff
from game.rules.times import gap_words, reaction_words
from game.scenes.names import seat_name
from game.scenes.noon.duel import NoonScene
from game.scenes.noon.options import NoonOptions
from game.scenes.noon.replay import NoonReplay
from game.scenes.noon.result import NoonResult
from game.scenes.noon.venue import NoonVenue
from game.scenes.seats import SeatsScene
from game.scenes.sitdown import held, line_up, only_pad, seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.inputs.press import Press
    from game.scenes.app import App
    from game.scenes.stack import Scene


def seats(app: App, title: Callable[[], Scene], first: Press | None = None) -> SeatsScene:
    """Who plays? first: the press that came here."""
    return SeatsScene(lambda: begin(app, title), NoonOptions, first, venue=NoonVenue(app))


def begin(app: App, title: Callable[[], Scene]) -> None:
    """Start a match with those who sit, in place of the scene on top; where it costs, once it is paid."""
    specs = line_up(app, NOON.id, NOON.seats[0])
    if specs is None:
        app.stack.swap(seats(app, title))
    else:
        app.stack.swap(scene(app, deal(app, specs, NoonVenue(app).wins), title))


def deal(app: App, specs: tuple[SeatSpec, ...], wins: int) -> Standoff:
    """A new match. wins: rounds to win."""
    return new_standoff(
        specs,
        app.next_seed(),
        options={"wins": wins},
        pace=pace(app),
        journals=app.folders.journals,
    )


def pace(app: App) -> NoonPace:
    """How long what is only watched takes, by the settings."""
    return NoonPace.of(app.settings.speed)


def resume(app: App, written: Written, title: Callable[[], Scene]) -> Scene:
    """The match of a journal before its open round; people take their seats again. Raises JournalError."""
    standoff = resume_standoff(written.path, pace=pace(app))
    return in_seats(app, standoff, lambda: scene(app, standoff, title))


def playback(written: Written, speed: float, title: Callable[[], Scene]) -> Scene:
    """Watch a journal. Raises JournalError."""
    return NoonReplay(StandoffPlayback(written), speed=speed, title=title)


def in_seats(app: App, standoff: Standoff, then: Callable[[], Scene]) -> Scene:
    """What `then` makes, after those have pressed whose device is not known."""
    return seated(
        app,
        tuple(standoff.match.seats),
        only_pad(app),
        then=then,
        held=held(app, standoff, lambda: record_of(standoff), standoff.match.close),
    )


def scene(app: App, standoff: Standoff, title: Callable[[], Scene]) -> NoonScene:
    """The screen of a match; afterwards its result, and then the seats again."""

    def after(done: NoonScene) -> Scene:
        news = news_of(done)
        for seat in done.standoff.result["winners"]:
            app.roster.won(seat)
        return NoonResult(
            done.standoff,
            news,
            again=lambda: begin(app, title),
            seats=lambda: seats(app, title),
            title=title,
        )

    return NoonScene(standoff, after=after, left=title)


def news_of(done: NoonScene) -> str:
    """What there is to say of the times of a match."""
    standoff, before = done.standoff, done.before
    result = standoff.result
    times = [(ns, seat) for seat, ns in enumerate(result["best_ns"]) if ns is not None]
    if not times:
        return "Nobody drew after the bell."
    ns, seat = min(times)
    people = [(ns, seat) for ns, seat in times if standoff.match.seats[seat].is_person]
    if people and (not before or min(people)[0] < before[0].value):
        ns, seat = min(people)
        return f"The quickest draw on the wall of fame: {seat_name(seat)}, {reaction_words(ns)}!"
    closest = result["closest"]
    words = f"Quickest draw: {seat_name(seat)}, {reaction_words(ns)}."
    if closest is None:
        return words
    return f"{words} Closest round: {gap_words(closest['gap_ns'])}."
