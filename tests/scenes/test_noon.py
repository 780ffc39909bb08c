"""Noon on screen: the bell, the shots, the pause, and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game.match.journal import read
from game.match.seats import parse_seats
from game.scenes import entrance
from game.scenes.noon import show
from game.scenes.noon import start as noon
from game.scenes.noon.duel import NoonScene
from game.scenes.noon.layout import FEET_Y, PLATE_H, PLATE_Y, places
from game.scenes.sitdown import seat_known
from tests.scenes.house import MS, House, house


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, speed="fast") as opened:
        yield opened


def duel(place: House, seats: str = "keys1,bot:easy", wins: int = 3) -> NoonScene:
    """A match in which the first round is announced."""
    specs = parse_seats(seats)
    seat_known(place.app.roster, specs, [])
    scene = noon.scene(place.app, noon.deal(place.app, specs, wins), lambda: entrance.title(place.app))
    place.open(scene)
    return scene


def reach(place: House, phase: str) -> None:
    place.until(lambda: place.top.standoff.phase == phase, phase)


def test_the_bell_is_heard_in_the_frame_in_which_it_is_seen_and_not_before(place: House) -> None:
    duel(place)
    reach(place, "toll")
    assert "bell" not in place.heard
    place.until(lambda: "bell" in place.heard, "the bell")
    assert place.top.standoff.phase == "bell" and not place.top.standoff.wants_flip


def test_a_press_after_the_bell_shoots_and_the_others_fall(place: House) -> None:
    scene = duel(place)
    reach(place, "noon")
    place.frames(6)
    place.tap("keys1", "slam")
    place.until(lambda: scene.show.people[0].won_ns is not None, "a winner")
    assert place.heard.count("gunshot") == 1 and "ricochet" in place.heard
    assert scene.show.people[1].fell_ns is not None and scene.show.people[0].fell_ns is None
    reach(place, "check")
    assert scene.show.rounds == [1, 0]


def test_a_round_that_nobody_won_is_run_again_under_the_same_number(place: House) -> None:
    scene = duel(place, "keys1,keys2")
    assert scene.show.number == 1
    reach(place, "toll")
    place.tap("keys1", "slam")
    place.tap("keys2", "slam")
    reach(place, "check")
    reach(place, "ready")
    assert (scene.show.rounds, scene.show.number) == ([0, 0], 1)
    reach(place, "noon")
    place.frames(6)
    place.tap("keys1", "slam")
    reach(place, "check")
    reach(place, "ready")
    assert (scene.show.rounds, scene.show.number) == ([1, 0], 2)


def test_nothing_is_asked_of_those_who_drew_too_soon_until_the_round_is_over(place: House) -> None:
    scene = duel(place, "keys1,keys2,keys3")
    reach(place, "toll")
    assert [group.seat for group in scene.hints()] == [0, 1, 2]
    place.tap("keys1", "slam")
    place.until(lambda: 0 in scene.standoff.view["noon"]["early"], "too soon")
    assert [group.seat for group in scene.hints()] == [1, 2]
    reach(place, "noon")
    place.frames(6)
    place.tap("keys2", "slam")
    reach(place, "check")
    assert [group.seat for group in scene.hints()] == [0, 1, 2]


def test_the_call_stands_as_long_as_anybody_may_draw(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = duel(place, "keys1,keys2")
    calls: list[tuple[float, float]] = []
    monkeypatch.setattr(show, "_draw_call", lambda _, y, size: calls.append((y, size)))
    reach(place, "bell")
    place.draw()
    place.frames(120)
    place.draw()
    assert calls == [show.LOUD, show.CALM]
    place.tap("keys1", "slam")
    place.until(lambda: scene.show.winner == 0, "a winner")
    place.draw()
    assert len(calls) == 2


def test_a_press_before_the_bell_buzzes_at_once(place: House) -> None:
    scene = duel(place, "keys1,bot,bot")
    reach(place, "toll")
    place.frames(20)
    place.tap("keys1", "slam")
    place.frames(4)
    assert scene.show.people[0].early_ns is not None and "false-start" in place.heard
    assert "too soon" in scene.show.line


def test_after_a_pause_the_round_is_run_again_after_a_count(place: House) -> None:
    scene = duel(place)
    reach(place, "toll")
    place.tap("keys1", "start")
    assert place.names[-1] == "PauseScene"
    place.frames(30)
    place.tap("keys1", "back")
    assert place.top is scene and scene.standoff.phase == "count"
    reach(place, "noon")


def test_a_match_ends_in_its_result_is_kept_and_leads_to_the_next(place: House) -> None:
    duel(place, "keys1,bot:hard", wins=1)
    place.until(lambda: place.names[-1] == "NoonResult", "the result")
    assert place.app.records.count("noon") == 1
    assert place.app.roster.sitters[1] is not None and place.app.roster.sitters[1].wins == 1
    place.frames(140, draw=False)
    place.draw()
    place.tap("keys1", "slam")
    assert place.names[-1] == "NoonScene"


def test_a_person_on_the_wall_of_records_is_told_so(place: House) -> None:
    duel(place, wins=1)
    reach(place, "noon")
    place.frames(8)
    place.tap("keys1", "slam")
    place.until(lambda: place.names[-1] == "NoonResult", "the result")
    assert "wall of fame: Star" in place.top._news
    assert place.app.records.best("draw", "noon")[0].value < 250 * MS


def test_a_match_that_is_cut_short_is_kept_as_such(place: House) -> None:
    scene = duel(place)
    reach(place, "check")
    assert scene.cut_short()
    match = place.app.records.recent()[0]
    assert (match["game"], match["how"], [seat["place"] for seat in match["seats"]]) == (
        "noon",
        "cut short",
        [0, 0],
    )


def test_a_match_that_was_left_is_offered_on_the_title_and_goes_on_at_its_round(place: House) -> None:
    duel(place)
    reach(place, "check")
    rounds = place.top.show.rounds
    place.tap("keys1", "start")
    place.top.menu.select("leave")
    place.tap("keys1", "slam", "down", "slam")
    assert place.names == ["TitleScene"]
    place.frames(2)
    place.tap("keys1", "start")
    place.top.menu.select("resume")
    place.tap("keys1", "slam")
    assert place.names[-1] == "NoonScene"
    assert (place.top.show.rounds, place.top.standoff.phase) == (rounds, "ready")


@pytest.mark.parametrize("less_motion", [False, True])
def test_every_phase_can_be_drawn_with_eight_seats(place: House, less_motion: bool) -> None:
    place.app.settings.less_motion = less_motion
    duel(place, "keys1,bot,bot,bot:hard,bot:easy,bot,bot,bot", wins=1)
    drawn = set()
    while place.names[-1] == "NoonScene":
        phase = place.top.standoff.phase
        if phase not in drawn:
            drawn.add(phase)
            place.frames(2, draw=True)
        place.frames()
    assert drawn >= {"ready", "toll", "bell", "noon", "check"}


@pytest.mark.parametrize("seats", range(2, 9))
def test_nobody_stands_on_another_or_below_the_line_of_controls(seats: int) -> None:
    row = places(seats)
    for one, other in pairwise(row):
        assert other.x - one.x >= one.plate
    assert row[0].x - row[0].plate / 2 >= 0 and row[-1].x + row[-1].plate / 2 <= 1920
    assert FEET_Y < PLATE_Y - PLATE_H / 2 and PLATE_Y + PLATE_H / 2 < 1016


def test_a_journal_is_watched_with_the_same_presses_to_the_same_end(place: House) -> None:
    duel(place, "keys1,bot,bot", wins=1)
    reach(place, "toll")
    place.tap("keys1", "slam")
    place.until(lambda: place.names[-1] == "NoonResult", "the result")
    path = next((place.app.folders.journals).glob("noon-*.jsonl"))
    place.app.stack.reset(entrance.playback(place.app, read(path), 4.0))
    scene = place.top
    place.frames(2, draw=True)
    place.until(lambda: scene.show.people[0].early_ns is not None, "the draw that was too soon")
    place.until(lambda: place.names == ["TitleScene"], "its end")
    assert scene.standoff.script.difference is None and not scene.standoff.match.pending()


def test_the_pause_explains_how_it_goes(place: House) -> None:
    scene = duel(place)
    place.tap("keys1", "start")
    place.top.menu.select("rules")
    place.tap("keys1", "slam")
    assert place.names[-1] == "RulebookScene" and place.top.pages[-1].rows[0].code == "NO1"
    place.draw()
    place.tap("keys1", "back", "back")
    assert place.top is scene
