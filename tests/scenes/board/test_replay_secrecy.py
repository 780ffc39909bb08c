"""Law 2 in replays: matches that differ in hidden cards alone are watched alike, frame by frame."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.match.board import BoardMatch
from game.match.board_playback import BoardPlayback
from game.match.games import BOOMTOWN, BOUNTYTOWN, Game
from game.match.journal import Accepted, Written, read
from game.rules.kernel import Event, Response, RuleError
from game.scenes.board.replay import BoardReplay
from tests.match.boards import People, board_of
from tests.scenes.board.hall import OWN, START_NS, Done
from tests.scenes.house import House, house

SEATS = "keys1,keys2,keys3"
ANSWERS = 14
DEEP = 24
"""So many cards of the deck may have been drawn by then."""
Place = tuple[int, int]
"""A seat, or -1 for the deck, and which of its cards."""


def trade(state: Any, place: Place) -> int | str:
    """A card and the lowest one of the deck change places; gives the card."""
    seat, index = place
    pile = state.deck if seat < 0 else state.hands[seat]
    card: int | str = pile[index]
    pile[index], state.deck[0] = state.deck[0], card
    return card


def plain(folder: Path, game: Game, seed: int) -> Written:
    """What people answered by chance, as its journal tells it."""
    folder.mkdir()
    board = board_of(game, SEATS, seed, journals=folder)
    people = People(seed)
    for _ in range(ANSWERS):
        assert people.answer(board)
    return written(board, folder)


def written(board: BoardMatch, folder: Path) -> Written:
    board.close()
    return read(next(folder.glob("*")))


def twin(folder: Path, game: Game, seed: int, told: Written) -> tuple[Written, Place]:
    """The same answers where a card is another that nobody has shown, in whosever hand it came."""
    start = board_of(game, SEATS, seed).match.state
    places = [(seat, n) for seat, hand in enumerate(start.hands) for n in range(len(hand))]
    places += [(-1, -n) for n in range(1, DEEP)]
    answers = [entry.response for entry in told.entries if isinstance(entry, Accepted)]
    for number, place in enumerate(places):
        (folder / str(number)).mkdir(parents=True)
        board = board_of(game, SEATS, seed, journals=folder / str(number))
        other = board.match.state.deck[0]
        trade(board.match.state, place)
        board.match.changes += 1
        if accepts(board, answers) and any(other in hand for hand in board.match.state.hands):
            return written(board, folder / str(number)), place
        board.close()
    raise AssertionError("every card was shown")


def accepts(board: BoardMatch, answers: list[Response]) -> bool:
    try:
        for response in answers:
            board.answer(response)
    except RuleError:
        return False
    return True


def frames(place: House, told: Written, traded: Place | None) -> Iterator[str]:
    """All that a watcher sees, answer by answer."""
    playback = BoardPlayback(told)
    if traded is not None:
        trade(playback.match.state, traded)
    table = OWN(place.app, playback.game.id, 3)
    place.now_ns = START_NS
    scene = place.open(BoardReplay(playback, table, speed=1.0, title=Done)).top
    while not playback.over:
        place.frames(9)
        yield hashlib.sha256(place.draw()).hexdigest()
        scene.director.hurry()
        playback.step()
        scene.hear()
    assert playback.difference is None
    assert playback.done == ANSWERS


def shared(told: Written, traded: Place | None) -> list[Event]:
    """All that a watcher hears."""
    playback = BoardPlayback(told)
    if traded is not None:
        trade(playback.match.state, traded)
    while playback.step():
        pass
    return playback.news(None)


@pytest.mark.parametrize("game", [BOUNTYTOWN, BOOMTOWN], ids=lambda game: game.id)
def test_a_replay_is_the_same_whichever_of_two_hidden_cards_somebody_holds(
    tmp_path: Path, game: Game
) -> None:
    told = plain(tmp_path / "plain", game, 3)
    other, place = twin(tmp_path / "twin", game, 3, told)
    seen = []
    for name, journal, traded in (("a", told, None), ("b", other, place)):
        with house(tmp_path / name) as found:
            seen.append(list(frames(found, journal, traded)))
    assert len(set(seen[0])) >= ANSWERS
    assert seen[0] == seen[1]
    assert shared(told, None) == shared(other, place)
