"""Matches that were left, broken off or are over: gone on with, watched, chosen from a list, kept."""

from __future__ import annotations

import pytest

from game.match.games import BOUNTYTOWN
from game.match.journal import read
from game.match.seats import parse_seats
from game.scenes.entrance import play, playback, resume, title
from tests.match.boards import People
from tests.scenes.board.begun import BOARDS, begin, play_on, stand_at
from tests.scenes.house import House


@pytest.mark.parametrize("game", BOARDS)
def test_a_match_that_was_left_is_gone_on_with_at_its_question_and_then_watched(
    place: House, game: str
) -> None:
    stand_at(place, game)
    place.tap("keys1", "slam")
    scene = begin(place)
    play_on(place, 40)
    view, count = scene.board.view(None), scene.board.match.count
    place.tap("keys", "start")
    place.top.menu.select("leave")
    place.tap("keys1", "slam", "down", "slam")
    assert place.names == ["TitleScene"]
    place.tap("keys", "start")
    place.top.menu.select("resume")
    place.tap("keys1", "slam")
    assert place.names[-1] == "BoardScene"
    assert (place.top.board.match.count, place.top.board.view(None)) == (count, view)
    assert place.top.table.laid == [view]
    play_on(place)
    place.until(lambda: place.names[-1] == "BoardResult", "the match is over")
    place.app.stack.reset(title(place.app))
    place.tap("keys", "start")
    place.top.menu.select("replays")
    place.tap("keys1", "slam", "slam", "slam")
    assert place.names[-1] == "BoardReplay"
    for _ in range(4):
        place.tap("keys1", "right")
    assert place.top.watching.speed == 8.0
    for _ in range(60):
        place.tap("keys1", "slam")
    place.draw()
    assert place.top.playback.done >= 60
    place.tap("keys1", "back")
    assert place.names[-1] == "BookScene"


def test_a_replay_shows_what_everybody_saw_and_stops_at_its_end(place: House) -> None:
    app = place.app
    scene = play(app, "boomtown", parse_seats("keys1,bot"))
    place.open(scene)
    play_on(place)
    place.until(lambda: place.names[-1] == "BoardResult", "the match is over")
    heard = list(scene.table.heard)  # type: ignore[attr-defined]
    path = next(app.folders.journals.glob("*.jsonl"))
    place.open(playback(app, read(path), 8.0))
    place.until(lambda: place.top.playback.over and place.top.director.done, "all was shown")
    assert place.top.playback.difference is None
    assert place.top.table.heard == heard
    place.frames(100, draw=True)
    assert place.names[-1] == "BoardReplay"


def test_a_match_of_several_that_were_broken_off_is_chosen_from_a_list(place: House) -> None:
    for game in BOARDS:
        place.app.stack.reset(play(place.app, game, parse_seats("keys1,bot,bot")))
        play_on(place, 5)
    place.app.stack.reset(title(place.app))
    place.tap("keys", "start")
    place.top.menu.select("resume")
    place.tap("keys1", "slam")
    assert place.names[-1] == "JournalsScene"
    place.draw()
    wanted = next(row for row in place.top.menu.rows if "Bountytown" in row.label)
    place.top.menu.select(wanted.id)
    place.tap("keys1", "slam")
    assert place.names[-1] == "BoardScene"
    assert place.top.board.game is BOUNTYTOWN


def test_the_records_keep_what_was_played(place: House) -> None:
    assert place.app.records.count() == 0
    place.app.stack.reset(play(place.app, "boomtown", parse_seats("keys1,bot")))
    play_on(place)
    place.until(lambda: place.names[-1] == "BoardResult", "the match is over")
    (match,) = place.app.records.recent()
    assert match["game"] == "boomtown"
    place.app.stack.reset(title(place.app))
    place.tap("keys", "start")
    place.top.menu.select("records")
    place.tap("keys1", "slam")
    assert place.names[-1] == "BookScene"
    place.draw()


def test_a_journal_with_a_pad_asks_who_plays_it(place: House) -> None:
    place.app.stack.reset(play(place.app, "boomtown", parse_seats("keys1,bot")))
    scene = place.top
    scene.board.replace(1, parse_seats("pad,pad")[0])
    People(1).answer(scene.board)
    scene.board.close()
    path = next(place.app.folders.journals.glob("*.jsonl"))
    place.app.stack.reset(resume(place.app, read(path)))
    assert place.names[-1] == "SitDownScene"
    place.tap("keys3", "slam")
    assert place.names[-1] == "BoardScene"
    assert place.app.inputs.seats.device_of(1) == "keys3"
