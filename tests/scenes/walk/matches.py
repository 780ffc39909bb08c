"""Ways into matches and to what follows them. Star plays with the first key zone, Moon with a pad."""

from __future__ import annotations

from typing import Any

from game.inputs.pads import PadInfo
from game.match.board import BoardMatch
from game.match.journal import read
from game.match.party import Party
from game.match.seats import parse_seats
from game.scenes import entrance
from game.scenes.bandits import start as bandits
from game.scenes.bandits.result import ResultScene
from game.scenes.board import start as boards
from game.scenes.board.result import BoardResult
from game.scenes.lost import hand_over
from game.scenes.noon import start as noon_start
from game.scenes.noon.result import NoonResult
from game.scenes.party.start import Evening
from game.scenes.sitdown import seat_known
from game.scenes.stack import Scene
from tests.scenes.board.secrets_at import at_commit, at_select
from tests.scenes.house import House
from tests.scenes.walk.doors import ONE, Rows, take
from tests.scenes.walk.played import over, played

PAD = PadInfo(0, "Pad", "walk")
SEATS = "keys1,pad,bot:hard,bot:easy"
FRAMES = 45
"""Frames in which what begins has come to rest."""


def _sit(place: House, seats: str = SEATS) -> Any:
    specs = parse_seats(seats)
    seat_known(place.app.roster, specs, [PAD.device])
    return specs


def _title(place: House) -> Scene:
    return entrance.title(place.app)


def take_seats(place: House) -> None:
    """A match waits for those who play it."""
    place.open(_title(place))
    place.open(entrance.play(place.app, "bandits", parse_seats("keys1,pad,pad")))


def hunt(place: House) -> None:
    """A match of Bandits waits for a card to be turned."""
    place.app.settings.auto_reveal_s = 0
    place.open(bandits.scene(place.app, bandits.deal(place.app, _sit(place))))
    place.phase("wait")
    place.frames(FRAMES)


def race(place: House) -> None:
    """A card has just been turned."""
    hunt(place)
    place.tap(ONE, "slam")
    place.phase("race")


def result(place: House) -> None:
    """The end of a match of Bandits."""
    match, _, _ = over("bandits")
    _sit(place)
    scene = bandits.scene(place.app, match)
    place.open(scene)
    place.until(lambda: isinstance(place.top, ResultScene), "the result")
    place.until(lambda: place.top.done, "all is counted")
    place.frames(6 * FRAMES)


def noon(place: House) -> None:
    """Before the bell."""
    specs = _sit(place)
    standoff = noon_start.deal(place.app, specs, 3)
    place.open(noon_start.scene(place.app, standoff, lambda: _title(place)))
    place.until(lambda: place.top.standoff.phase == "ready", "the round is announced")
    place.frames(5)


def noon_result(place: House) -> None:
    """The end of Noon."""
    match, _, _ = over("noon")
    _sit(place)
    place.open(noon_start.scene(place.app, match, lambda: _title(place)))
    place.until(lambda: isinstance(place.top, NoonResult), "the result")
    place.frames(6 * FRAMES)


def board(place: House, game: str) -> None:
    """A board game asks somebody in the open."""
    specs = _sit(place, "keys1,pad,keys3")
    _show(place, boards.deal(place.app, game, specs))


def duel(place: House) -> None:
    """Two people choose cards for a Duel in Bountytown."""
    _sit(place, "keys1,pad,keys3")
    _show(place, at_select())


def shootout(place: House) -> None:
    """Two people commit cards to a shootout in Boom Town."""
    _sit(place, "keys1,pad,keys3")
    _show(place, at_commit())


def _show(place: House, match: BoardMatch) -> None:
    place.open(boards.scene(place.app, match, lambda: _title(place)))
    place.until(lambda: place.top.director.done, "all was shown")
    place.frames(FRAMES)


def board_result(place: House, game: str) -> None:
    """The end of a board game."""
    match, _, _ = over(game)
    _sit(place)
    place.open(boards.scene(place.app, match, lambda: _title(place)))
    place.until(lambda: isinstance(place.top, BoardResult), "the result")
    place.frames(6 * FRAMES)


def replay(place: House, game: str) -> None:
    """A match is watched."""
    place.open(_title(place))
    place.open(entrance.playback(place.app, read(played(place, game))))
    place.frames(FRAMES)


def paused(place: House, game: str, rows: Rows = ()) -> None:
    """The pause of a match, and on from it."""
    if game == "bandits":
        race(place)
        place.until(lambda: place.top.hunt.phase == "wait", "the race is over")
    elif game == "noon":
        noon(place)
    else:
        board(place, game)
    place.tap(ONE, "start")
    take(place, rows)


def lose_pad(place: House) -> None:
    """Moon's pad is unplugged."""
    inputs = place.app.inputs
    inputs._tell("pad_lost", PAD, inputs.seats.pad_lost(PAD), f"{PAD.name} is gone.")
    place.frames()


def pad_gone(place: House) -> None:
    """A match waits for a pad."""
    hunt(place)
    lose_pad(place)
    place.until(lambda: place.names[-1] == "LostPadScene", "it waits")


def who_is_back(place: House) -> None:
    """Two have got up, and a device presses."""
    hunt(place)
    for seat in (0, 1):
        hand_over(place.app, place.top.hunt, seat)
    place.tap("keys2", "slam")


def party(place: House, rounds: int) -> None:
    """After so many of two rounds."""
    place.open(_title(place))
    specs = _sit(place)
    evening = Evening(
        place.app, Party(tuple(spec.word for spec in specs), ("",) * 4, ("noon",) * 2), lambda: _title(place)
    )
    for places in ((1, 2, 3, 4), (2, 1, 4, 3))[:rounds]:
        evening.party.score(places, (3, 2, 1, 0))
    evening.go_on()
    place.frames(6 * FRAMES)
