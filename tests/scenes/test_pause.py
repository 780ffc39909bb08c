"""The pause: time stands still, things can be looked up, and a match can be left and taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match.start import unfinished
from tests.scenes.house import House, house


@pytest.fixture
def paused(tmp_path: Path) -> Iterator[House]:
    """A match of a person and two bots, stopped before its second card."""
    with house(tmp_path, speed="fast", deck="half") as place:
        scene = place.hunt("keys1,bot,bot", auto_reveal_s=1)
        place.until(
            lambda: scene.hunt.match.count >= 2 and scene.hunt.phase == "wait", "a second card is due"
        )
        place.tap("keys", "start")
        assert place.names[-1] == "PauseScene"
        yield place


def choose(place: House, row: str) -> None:
    place.top.menu.select(row)
    place.tap("keys1", "slam")


def test_nothing_happens_in_a_pause(paused: House) -> None:
    hunt = paused.app.stack._scenes[0].hunt  # type: ignore[attr-defined]
    count, now = hunt.match.count, hunt.now_ns
    paused.frames(60 * 20)
    assert (hunt.match.count, hunt.now_ns) == (count, now)


@pytest.mark.parametrize("way", ["on", "back", "start"])
def test_the_match_goes_on_in_each_way(paused: House, way: str) -> None:
    if way == "on":
        choose(paused, "on")
    else:
        paused.tap("keys1", way)
    assert paused.names == ["HuntScene"]
    count = paused.top.hunt.match.count
    paused.until(lambda: paused.top.hunt.match.count > count, "a card is drawn")


@pytest.mark.parametrize(
    ("row", "scene"), [("why", "ReasonsScene"), ("rules", "RulebookScene"), ("settings", "SettingsScene")]
)
def test_things_can_be_looked_up_and_the_pause_is_still_there(paused: House, row: str, scene: str) -> None:
    choose(paused, row)
    assert paused.names[-1] == scene
    paused.frames(3, draw=True)
    paused.tap("keys", "start")
    paused.until(lambda: paused.names[-1] == "PauseScene", "the pause is back")


def test_the_reasons_are_the_latest_ones_newest_first(paused: House) -> None:
    director = paused.app.stack._scenes[0].director  # type: ignore[attr-defined]
    choose(paused, "why")
    assert [row.label for row in paused.top.menu.rows] == list(reversed(director.reasons))
    paused.tap("keys1", "slam")
    assert paused.names[-1] == "PauseScene"


def test_leaving_is_asked_first_and_whoever_slams_without_a_look_stays(paused: House) -> None:
    choose(paused, "leave")
    assert [row.label for row in paused.top.menu.rows] == ["Stay", "Leave"]
    paused.frames(3, draw=True)
    paused.tap("keys1", "slam")
    assert paused.names == ["HuntScene", "PauseScene"]
    choose(paused, "leave")
    paused.tap("keys1", "back")
    assert paused.names == ["HuntScene", "PauseScene"]


def test_a_match_that_is_left_is_kept_and_offered(paused: House) -> None:
    choose(paused, "leave")
    paused.tap("keys1", "down", "slam")
    assert paused.names == ["TitleScene"]
    assert len(paused.app.roster) == 0
    assert len(unfinished(paused.app.folders.journals)) == 1
    paused.tap("keys", "start")
    paused.top.menu.select("resume")
    assert not paused.top.menu.selected.off
    paused.tap("keys1", "slam")
    assert paused.names[-1] == "HuntScene"


def test_speed_chosen_in_a_pause_holds_for_the_pieces_of_the_match(paused: House) -> None:
    choose(paused, "settings")
    paused.top.menu.select("speed")
    paused.tap("keys1", "left", "left")
    assert paused.app.pace.speed == "relaxed"
    assert paused.app.stack._scenes[0].top.pace.speed == "relaxed"  # type: ignore[attr-defined]
