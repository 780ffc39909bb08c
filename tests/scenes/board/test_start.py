"""From the title through seats and options into a board game, to its result, back, and into replays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.match.games import BOOMTOWN, BOUNTYTOWN, GAMES
from game.match.journal import read
from game.match.seats import parse_seats
from game.scenes import games
from game.scenes.board.options import options_of
from game.scenes.entrance import play, playback, resume, title
from game.store.settings import Settings
from tests.match.boards import People
from tests.match.boards import play as play_out
from tests.scenes.board.stand_in import StandIn
from tests.scenes.house import House, house

BOARDS = ("bountytown", "boomtown")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """The title, with plain tables for both board games."""
    for name in BOARDS:
        monkeypatch.setitem(games.TABLES, name, lambda app, _, seats: StandIn(app.art, seats, 20.0))
    with house(tmp_path, speed="fast") as opened:
        yield opened.open(title(opened.app))


def stand_at(place: House, game: str) -> None:
    """Let a poster stand out."""
    for _ in GAMES:
        if place.app.settings.game == game:
            return
        place.tap("keys1", "right")
    raise AssertionError(f"there is no poster of {game}")


def begin(place: House) -> Any:
    """All people say that they are ready."""
    for seat in place.app.roster.people:
        device = place.app.inputs.seats.device_of(seat)
        assert device is not None
        place.tap(device, "slam")
    place.until(lambda: place.names[-1] == "BoardScene", "the match begins")
    return place.top


def play_on(place: House, steps: int = 1_000_000) -> None:
    """People and bots give so many answers, or all of them."""
    play_out(place.top.board, steps)


@pytest.mark.parametrize("game", BOARDS)
def test_one_press_sits_down_at_the_poster_that_stands_out(place: House, game: str) -> None:
    stand_at(place, game)
    place.tap("keys2", "slam")
    assert place.names[-1] == "SeatsScene"
    assert place.top.venue.id == game
    assert place.app.inputs.seats.device_of(0) == "keys2"
    place.draw()


def test_the_poster_is_remembered(place: House) -> None:
    stand_at(place, "boomtown")
    place.tap("keys1", "slam")
    place.press("keys1", "back")
    place.frames(60)
    place.press("keys1", "back", 0.0)
    place.tap("keys1", "back")
    assert place.names == ["TitleScene"]
    assert place.app.settings.game == "boomtown"


def test_a_game_that_is_not_on_screen_is_passed_by(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(games.TABLES, "bountytown")
    place.app.settings.game = "bountytown"
    place.app.stack.reset(title(place.app))
    assert place.app.settings.game == "bandits"
    place.tap("keys1", "right")
    assert place.app.settings.game == "boomtown"


def test_a_game_has_its_own_number_of_places(place: House) -> None:
    stand_at(place, "bountytown")
    place.tap("keys1", "slam", *["up"] * 9)
    assert len(place.app.roster) == 6


def test_too_few_are_told_how_many_are_missing_and_do_not_begin(place: House) -> None:
    stand_at(place, "bountytown")
    place.tap("keys1", "slam")
    place.tap("keys2", "slam")
    assert place.top.count.missing == 1
    place.tap("keys1", "slam")
    place.tap("keys2", "slam")
    place.frames(300)
    assert place.names[-1] == "SeatsScene"
    place.tap("keys1", "up")
    place.until(lambda: place.names[-1] == "BoardScene", "the match begins")
    assert [spec.word for spec in place.top.board.match.seats] == ["keys1", "keys2", "bot:normal"]


def test_whoever_is_ready_alone_gets_enough_company(place: House) -> None:
    stand_at(place, "bountytown")
    place.tap("keys1", "slam")
    scene = begin(place)
    assert len(scene.board.match.seats) == 4


def test_presets_and_house_rules_are_chosen_kept_and_played_with(place: House) -> None:
    stand_at(place, "boomtown")
    place.tap("keys1", "slam", "up", "right")
    assert options_of(BOOMTOWN, place.app.settings)["goal"] == 50
    place.tap("keys", "start")
    assert place.top.menu.row("preset").value == "short"
    place.top.menu.select("goal")
    place.tap("keys1", "right")
    place.top.menu.select("secrecy")
    place.tap("keys1", "right")
    place.draw()
    place.tap("keys1", "back")
    scene = begin(place)
    assert scene.board.match.setup.options == {"goal": 30, "decks": 1}
    assert scene.manner == "curtain"
    assert place.app.settings_file.load().boards["boomtown"] == {"preset": "short", "goal": 30}


def test_another_preset_takes_back_the_house_rules_that_it_sets(place: House) -> None:
    settings = place.app.settings
    settings.boards = {"boomtown": {"preset": "short", "goal": 30}}
    stand_at(place, "boomtown")
    place.tap("keys1", "slam", "left")
    assert options_of(BOOMTOWN, settings)["goal"] == 100


def test_settings_of_another_version_do_no_harm() -> None:
    settings = Settings(
        boards={"bountytown": {"preset": "no such town", "moon": 3, "three_of_a_kind": "maybe"}}
    )
    assert options_of(BOUNTYTOWN, settings) == {"town": "random"}


@pytest.mark.parametrize("game", BOARDS)
def test_a_whole_match_ends_in_its_result_its_record_and_the_next_one(place: House, game: str) -> None:
    stand_at(place, game)
    place.tap("keys1", "slam")
    scene = begin(place)
    play_on(place)
    place.until(lambda: place.names[-1] == "BoardResult", "the match is over")
    place.frames(90, draw=True)
    record = place.app.records.recent(1)[0]
    assert record["game"] == game
    assert sorted(seat["place"] for seat in record["seats"]) == sorted(scene.board.result["places"])
    place.frames(90)
    place.tap("keys1", "slam")
    assert place.names[-1] == "BoardScene"
    assert place.top.board is not scene.board


@pytest.mark.parametrize(("control", "scene"), [("down", "SeatsScene"), ("back", "TitleScene")])
def test_from_the_result_to_the_seats_and_to_the_title(place: House, control: str, scene: str) -> None:
    stand_at(place, "boomtown")
    place.tap("keys1", "slam", "right")
    begin(place)
    play_on(place)
    place.until(lambda: place.names[-1] == "BoardResult", "the match is over")
    place.tap("keys1", control)
    assert place.names[-1] == "BoardResult", "nobody has seen the winner yet"
    place.frames(130)
    place.tap("keys1", control)
    assert place.names[-1] == scene


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
