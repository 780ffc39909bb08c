"""Sitting down between matches and coming back in the midst of one; leaving for one seat alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.match.seats import parse_seats
from game.scenes.bandits.hunt import HOW_UP
from game.scenes.bandits.result import ResultScene
from game.scenes.bandits.standing import plate_look
from game.scenes.entrance import seats, title
from game.scenes.joining import can_join
from game.scenes.names import seat_name
from game.scenes.noon import show
from game.scenes.noon import start as noon
from game.scenes.sitdown import seat_known
from tests.scenes.house import House, house

QUICK: dict[str, Any] = {"speed": "fast", "deck": "half", "auto_reveal_s": 0}


def leave(place: House, device: str, seat: int, row: str) -> None:
    """Somebody gets up in the pause."""
    place.tap("keys", "start")
    place.top.menu.select("up")
    place.tap(device, "slam")
    place.top.menu.select(str(seat))
    place.tap(device, "slam")
    place.top.menu.select(row)
    place.tap(device, "slam")
    place.frames(2)


def test_a_palm_in_the_midst_of_a_race_comes_back_when_the_card_is_over(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place:
        scene = place.hunt("keys1,keys2")
        place.phase("wait")
        leave(place, "keys1", 0, "bot")
        if scene.hunt.active == 1:
            place.tap("keys2", "slam")
        place.until(lambda: scene.hunt.phase == "hush", "a card is about to show")
        place.tap("keys3", "slam")
        place.frames(2)
        assert scene.hunt.match.seats[0].word == "bot:normal"
        assert plate_look(scene, 0).idle == "After this card"
        place.until(lambda: scene.hunt.match.seats[0].word == "keys3", "they play again")
        assert scene.hunt.phase in ("wait", "check")


def test_who_holds_back_in_a_hunt_is_told_how_to_get_up_and_who_taps_it_is_not(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place:
        place.hunt("keys1,keys2")
        place.phase("wait")
        place.tap("keys1", "back")
        assert HOW_UP not in place.app.notes._waiting
        place.press("keys1", "back")
        place.frames(60)
        place.press("keys1", "back", 0.0)
        assert HOW_UP in place.app.notes._waiting and len(place.app.roster.people) == 2


def test_a_palm_before_the_bell_of_noon_comes_back_after_the_round_and_its_plate_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes: dict[int, str] = {}
    monkeypatch.setattr(show, "draw_plate", lambda *args, note, **_: notes.update({args[2]: note}))
    with house(tmp_path, **QUICK) as place:
        specs = parse_seats("keys1,keys2")
        seat_known(place.app.roster, specs, [])
        scene = noon.scene(place.app, noon.deal(place.app, specs, 2), lambda: title(place.app))
        place.open(scene)
        place.frames(2)
        leave(place, "keys1", 0, "bot")
        place.until(lambda: scene.standoff.phase == "toll", "the bell is near")
        place.draw()
        assert notes == {0: "Bot", 1: ""}
        place.tap("keys3", "slam")
        place.draw()
        assert notes == {0: "After this round", 1: ""}
        assert scene.standoff.match.seats[0].word == "bot:normal"
        place.until(lambda: scene.standoff.match.seats[0].word == "keys3", "they play again")
        assert scene.standoff.phase in ("ready", "check")


@pytest.mark.parametrize("row", ["bot", "out"])
def test_one_seat_leaves_a_hunt_the_others_play_on_and_a_palm_comes_back(tmp_path: Path, row: str) -> None:
    with house(tmp_path, **QUICK) as place:
        scene = place.hunt("keys1,keys2")
        seat = scene.hunt.active
        place.app.roster.name(seat, "Ann")
        place.phase("wait")
        leave(place, f"keys{seat + 1}", seat, row)
        assert place.top is scene
        assert scene.hunt.match.seats[seat].word == ("bot:normal" if row == "bot" else "away")
        assert place.app.roster.people == [1 - seat]
        count = scene.hunt.match.count
        place.until(lambda: scene.hunt.match.count > count, "the card of who left is turned")
        place.phase("wait")
        place.draw()
        assert seat_name(seat) == "Ann", "the seat keeps its name"
        place.tap("keys3", "slam")
        assert scene.hunt.match.seats[seat].word == "keys3"
        assert scene.hunt.match.seats[seat].name == "Ann"
        assert place.app.roster.people == [0, 1]


def test_where_two_have_left_a_palm_is_asked_who_is_back(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place:
        scene = place.hunt("keys1,keys2,keys3")
        place.phase("wait")
        leave(place, "keys1", 0, "bot")
        place.phase("wait")
        leave(place, "keys2", 1, "bot")
        place.phase("wait")
        place.tap("keys4", "slam")
        assert place.names[-1] == "WhoIsBackScene"
        place.top.menu.select("1")
        place.tap("keys4", "slam")
        assert place.top is scene
        assert [seat.word for seat in scene.hunt.match.seats] == ["bot:normal", "keys4", "keys3"]


def test_a_free_device_joins_at_the_result_and_plays_the_next_match(tmp_path: Path) -> None:
    with house(tmp_path, **{**QUICK, "auto_reveal_s": 1}) as place:
        place.hunt("keys1,bot:hard")
        place.until(lambda: isinstance(place.top, ResultScene), "it is over")
        place.frames(60 * 20)
        assert can_join(place.app)
        place.frames(2, draw=True)
        place.tap("keys2", "slam")
        assert isinstance(place.top, ResultScene), "who sits down does not begin the match"
        place.tap("keys1", "slam")
        assert place.names[-1] == "HuntScene"
        assert [seat.word for seat in place.top.hunt.match.seats] == ["keys1", "bot:hard", "keys2"]


def test_a_free_device_sits_down_while_options_are_set_and_moves_nothing_there(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.open(seats(place.app, "bandits"))
        place.tap("keys1", "slam")
        place.tap("keys", "start")
        assert place.names[-1] == "OptionsScene"
        place.tap("keys2", "slam")
        place.frames(2, draw=True)
        assert place.app.roster.people == [0, 1]
        assert place.names[-1] == "OptionsScene"


def test_devices_that_have_not_joined_do_nothing(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place:
        place.open(seats(place.app, "bandits"))
        place.tap("keys1", "slam")
        place.tap("pad:7", "start", "back")
        assert place.names[-1] == "SeatsScene"
        assert place.app.roster.people == [0]
    with house(tmp_path, **QUICK) as place:
        place.hunt("keys1,bot")
        place.phase("wait")
        place.tap("pad:7", "start", "slam", "back", "left")
        assert place.names == ["HuntScene"]
        place.tap("keys", "start")
        place.tap("pad:7", "down", "slam", "start")
        assert place.names[-1] == "PauseScene"
        assert place.top.menu.selected.id == "on"
