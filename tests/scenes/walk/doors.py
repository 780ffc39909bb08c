"""Ways to the screens around the games, from the title by presses."""

from __future__ import annotations

from functools import partial

from game.match.journal import read
from game.scenes import entrance
from game.scenes.archive import JournalsScene
from game.scenes.rulebook.start import rulebook_scene
from game.scenes.tutorial.start import learn as learn_scene
from tests.scenes.house import House
from tests.scenes.shelves import fill
from tests.scenes.walk.played import PLAYED, played

Rows = tuple[str, ...]
ONE = "keys1"
"""Who presses."""
MATCHES = 60
READ_FRAMES = 90
"""Before they have been there so long words of a lesson can not have been read."""


def title(place: House) -> None:
    """Where everything begins."""
    place.open(entrance.title(place.app))
    place.frames(2)


def take(place: House, rows: Rows) -> None:
    """Go to rows of menus, one after the other, and take them."""
    for row in rows:
        place.top.menu.select(row)
        place.tap(ONE, "slam")


def menu(place: House, rows: Rows = ()) -> None:
    """The title's menu, and on from it."""
    title(place)
    place.tap(ONE, "start")
    take(place, rows)


def seats(place: House, venue: str) -> None:
    """Somebody sits."""
    title(place)
    place.open(entrance.seats(place.app, venue))
    place.frames()
    place.tap(ONE, "slam")


def naming(place: House) -> None:
    """Somebody says who they are."""
    seats(place, "bandits")
    place.tap(ONE, "back")


def countdown(place: House) -> None:
    """All are ready."""
    seats(place, "bandits")
    place.tap(ONE, "slam")
    place.frames(20)


def options(place: House, venue: str) -> None:
    """The options of a game."""
    seats(place, venue)
    place.tap(ONE, "start")


def laboratory(place: House, page: str) -> None:
    """A page of the laboratory."""
    menu(place, ("lab",))
    while place.top.page != page:
        place.tap("keys", "start")


def learn(place: House, game: str, rows: Rows = ()) -> None:
    """How to play a game; a row: the lesson, or the rulebook."""
    title(place)
    place.open(learn_scene(place.app, game))
    place.frames()
    take(place, rows)
    place.frames(READ_FRAMES)


def lesson_pause(place: House) -> None:
    """The pause of a lesson."""
    learn(place, "bountytown", ("lesson",))
    place.frames(5)
    place.tap(ONE, "start")


def rulebook(place: House, game: str, page: int) -> None:
    """The rules of a game, opened at a page."""
    title(place)
    place.open(rulebook_scene(place.app, game))
    for _ in range(page % len(place.top.pages)):
        place.tap(ONE, "right")


def records(place: House, page: str, steps: Rows = ()) -> None:
    """A page of the book of records, and on from it."""
    if not place.app.records.count():
        fill(place.app.records, MATCHES)
    menu(place, ("records",))
    words = [found.word for found in place.top.pages]
    place.top.open(words.index(page))
    place.frames()
    place.tap(ONE, *steps)


def another_name(place: House) -> None:
    """A player gets another name."""
    records(place, "Players", ("down", "slam"))
    take(place, ("rename",))


def question(place: House) -> None:
    """A question before something is deleted."""
    records(place, "Files", ("down", "slam"))


def replays(place: House, steps: Rows = ()) -> None:
    """The book of replays, and on from it."""
    for game in sorted(PLAYED):
        played(place, game)
    menu(place, ("replays",))
    place.frames(5)
    place.tap(ONE, *steps)


def journals(place: House) -> None:
    """A choice of matches."""
    for game in sorted(PLAYED):
        played(place, game)
    written = [read(path) for path in sorted(place.app.folders.journals.glob("*.jsonl"))]
    menu(place)
    place.open(JournalsScene("RESUME WHICH?", written, partial(print)))
