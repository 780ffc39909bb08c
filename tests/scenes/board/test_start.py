"""From the title through seats and options into a board game, to its result, back, and into replays."""

from __future__ import annotations

import pytest

from game.match.games import BOOMTOWN, BOUNTYTOWN
from game.scenes import games
from game.scenes.board.options import options_of
from game.scenes.entrance import title
from game.store.settings import Settings
from tests.scenes.board.begun import BOARDS, begin, play_on, stand_at
from tests.scenes.house import House


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
    place.tap("keys1", "left")
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
