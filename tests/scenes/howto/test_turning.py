"""How lessons are turned over and left, who takes part in them, and that all of it can be drawn."""

from __future__ import annotations

import pytest

from game.inputs.notices import Notice
from game.scenes.bandits.howto import PAGE, HowToScene
from tests.scenes.howto.conftest import (
    BALLERINA,
    BANDIT,
    END,
    WANTED,
    each_index,
)
from tests.scenes.learner import Learner
from tests.scenes.parlour import MS, Parlour


def test_left_and_right_turn_to_other_lessons(room: Parlour, scene: HowToScene) -> None:
    room.tap("keys1", "right")
    assert scene.index == WANTED
    room.press("pad:0", "x", -1.0)
    assert scene.index == BANDIT
    room.tap("keys1", "left")
    assert scene.index == BANDIT


def test_the_last_page_follows_the_last_lesson(room: Parlour, scene: HowToScene) -> None:
    scene.turn_to(END)
    room.tap("keys1", "right")
    assert scene.index == PAGE
    room.tap("keys1", "left")
    assert scene.index == END


def test_in_a_race_left_and_right_move_the_hand(room: Parlour, scene: HowToScene, pupil: Learner) -> None:
    scene.turn_to(WANTED)
    pupil.turn_card()
    room.press("keys1", "right")
    room.frames(30)
    assert scene.index == WANTED
    assert scene.hunt.world.hands()[0].state == "reach"


@pytest.mark.parametrize("control", ["back", "start"])
@pytest.mark.parametrize("phase", ["wait", "hush", "race", "check", "choose", "verdict", "page"])
def test_back_and_start_leave_at_any_time(
    room: Parlour, scene: HowToScene, pupil: Learner, phase: str, control: str
) -> None:
    scene.turn_to(PAGE if phase == "page" else BALLERINA)
    room.frames(2)
    if phase not in ("wait", "page"):
        room.tap("keys1", "slam")
        pupil.wait_for("hush" if phase == "hush" else "race")
    if phase in ("check", "choose", "verdict"):
        pupil.cover(scene.lesson.marks)
        pupil.wait_for("check" if phase == "check" else "choose")
    if phase == "verdict":
        room.frames(10)
        room.tap("keys1", "slam")
        pupil.wait_verdict()
    room.press("keys1", control)
    assert not room.open


def test_the_palm_leaves_from_the_last_page(room: Parlour, scene: HowToScene) -> None:
    scene.turn_to(PAGE)
    room.tap("keys1", "slam")
    assert not room.open


def test_lost_focus_lets_a_lesson_begin_again(scene: HowToScene, pupil: Learner) -> None:
    scene.turn_to(WANTED)
    pupil.turn_card()
    scene.notice(Notice("focus_lost"))
    assert (scene.index, scene.hunt.phase) == (WANTED, "wait")


def test_a_second_pupil_joins_with_the_palm_and_races(room: Parlour, scene: HowToScene) -> None:
    room.tap("keys1", "left")
    scene.turn_to(WANTED)
    room.tap("keys2", "slam")
    assert scene.hunt.phase == "wait"
    assert not scene.hunt.bots
    other = Learner(room, scene, "keys2")
    other.turn_card()
    assert any(event.kind == "hush" and event.seat == 1 for event in scene.hunt.told)
    other.cover(scene.lesson.marks)
    other.wait_verdict()
    assert scene.verdict is not None
    assert scene.verdict.good


def test_the_bottom_line_explains_the_controls_of_a_pupil_not_of_a_looker_on(
    room: Parlour, scene: HowToScene
) -> None:
    room.tap("keys1", "slam")
    room.tap("keys3", "left")
    assert room.app.last_device == "keys1"
    scene.turn_to(WANTED)
    room.tap("keys3", "slam")
    assert room.app.last_device == "keys3"


def test_keys_of_no_zone_take_no_seat(room: Parlour, scene: HowToScene) -> None:
    room.tap("keys", "", raw="F5")
    room.tap("keys", "slam", raw="F6")
    assert scene.pupils.seat_of("keys") is None
    assert scene.hunt.phase == "wait"


def test_a_pupil_from_a_paused_match_keeps_the_seat(room: Parlour) -> None:
    room.seats.sit(1, "pad:4")
    room.app.last_device = "pad:4"
    made = HowToScene()
    room.push(made)
    assert made.hunt.active == 1
    assert list(made.hunt.bots) == [0]
    room.app.stack.pop()
    room.seats.clear()


@each_index
def test_every_lesson_can_be_drawn_in_all_its_moments(
    room: Parlour, scene: HowToScene, pupil: Learner, index: int
) -> None:
    scene.turn_to(index)
    room.frames(1, draw=True)
    pupil.turn_card()
    room.frames(1, draw=True)
    room.now_ns += 200 * MS
    for _ in range(600):
        room.frames(30)
        if scene.verdict is not None:
            break
        room.frames(1, draw=True)
    room.frames(20)
    before = room.canvas.surface.copy()
    room.frames(1, draw=True)
    assert before.get_buffer().raw != room.canvas.surface.get_buffer().raw


def test_the_last_page_can_be_drawn(room: Parlour, scene: HowToScene) -> None:
    scene.turn_to(PAGE)
    room.canvas.fill("#000000")
    room.frames(1, draw=True)
    assert room.canvas.surface.get_at((60, 60)) != (0, 0, 0)
