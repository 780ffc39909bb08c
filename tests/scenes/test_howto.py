"""How to play: each lesson can be learnt by pressing, failed, repeated, passed over and left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.inputs.notices import Notice
from game.scenes.bandits.howto import PAGE, HowToScene
from game.scenes.bandits.howto_lessons import LESSONS
from tests.scenes.learner import Learner
from tests.scenes.parlour import MS, Parlour, parlour

TITLES = [lesson.title for lesson in LESSONS]
each_index = pytest.mark.parametrize("index", range(PAGE), ids=TITLES)
BANDIT, WANTED, FACE_DOWN, SHERIFF, DEFEND, ESCAPE, BALLERINA, BRAWL, END = range(PAGE)
READING_S = 5
"""What a pupil takes for the two texts of a lesson."""


@pytest.fixture(scope="module")
def room() -> Iterator[Parlour]:
    with parlour() as made:
        yield made


@pytest.fixture
def scene(room: Parlour) -> Iterator[HowToScene]:
    made = HowToScene()
    room.app.last_device = "keys1"
    room.push(made)
    yield made
    while room.open:
        room.app.stack.pop()


@pytest.fixture
def pupil(room: Parlour, scene: HowToScene) -> Learner:
    return Learner(room, scene)


def wrong_spot(scene: HowToScene) -> str:
    """A Bandit that the lesson does not ask for."""
    spots = [f"spot-{spot}" for spot, _ in scene.lesson.table]
    return next(spot for spot in spots if spot not in scene.lesson.marks)


# Learning


@each_index
def test_a_lesson_is_learnt_by_doing_what_it_says(scene: HowToScene, pupil: Learner, index: int) -> None:
    scene.turn_to(index)
    pupil.learn()
    assert scene.verdict is not None
    assert scene.verdict.good, scene.verdict.line
    assert scene.passed == {index}


@each_index
def test_whoever_does_nothing_does_not_pass(scene: HowToScene, pupil: Learner, index: int) -> None:
    """But for hands off and The End, where nothing is to be done."""
    scene.turn_to(index)
    pupil.turn_card()
    pupil.wait_verdict()
    assert scene.verdict is not None
    assert scene.verdict.good == (index in (BANDIT, END))


def test_all_lessons_take_less_than_two_minutes(room: Parlour, scene: HowToScene, pupil: Learner) -> None:
    start = room.now_ns
    while scene.index != PAGE:
        pupil.learn()
        pupil.read()
        room.tap("keys1", "slam")
    played_s = (room.now_ns - start) / 1e9
    assert scene.passed == set(range(PAGE))
    assert played_s + READING_S * PAGE < 120


def test_a_failed_lesson_begins_again_at_a_press(room: Parlour, scene: HowToScene, pupil: Learner) -> None:
    scene.turn_to(WANTED)
    pupil.turn_card()
    pupil.cover([wrong_spot(scene)])
    pupil.wait_verdict()
    assert scene.verdict is not None
    assert "wrong, it goes back" in scene.verdict.line
    room.tap("keys1", "slam")
    assert scene.verdict is not None, "what was meant for the race leads nowhere"
    pupil.read()
    room.tap("keys1", "slam")
    assert (scene.index, scene.verdict, scene.hunt.phase) == (WANTED, None, "wait")


def test_a_press_before_the_card_shows_is_told_as_a_false_start(
    room: Parlour, scene: HowToScene, pupil: Learner
) -> None:
    """BM19."""
    room.frames()
    room.tap("keys1", "slam")
    pupil.wait_for("hush")
    room.tap("keys1", "slam")
    pupil.wait_verdict()
    assert scene.verdict is not None
    assert not scene.verdict.good
    assert "False start" in scene.verdict.line


def test_a_press_after_a_bandit_has_shown_is_not_hands_off(
    room: Parlour, scene: HowToScene, pupil: Learner
) -> None:
    """BM10."""
    pupil.turn_card()
    room.tap("keys1", "slam")
    pupil.wait_verdict()
    assert scene.verdict is not None
    assert not scene.verdict.good


def test_the_slow_hand_shows_a_recoil_and_a_wrong_capture(scene: HowToScene, pupil: Learner) -> None:
    """BM5 and BM6 are seen in the very first race."""
    scene.turn_to(WANTED)
    pupil.learn()
    other = [event.kind for event in scene.hunt.told if event.seat == 1]
    assert "beaten" in other
    assert "wrong" in other


def test_the_heart_leads_to_a_choice_of_escape_cards(scene: HowToScene, pupil: Learner) -> None:
    """BM14."""
    scene.turn_to(BALLERINA)
    pupil.learn()
    told = {event.kind for event in scene.hunt.told}
    assert {"heart", "sheriff_returned", "choose", "returned"} <= told


def test_both_hands_capture_in_a_brawl(scene: HowToScene, pupil: Learner) -> None:
    """BM15."""
    scene.turn_to(BRAWL)
    pupil.learn()
    hands = {event.data["hand"] for event in scene.hunt.told if event.kind == "right" and event.seat == 0}
    assert hands == {0, 1}


def test_hidden_bandits_show_until_the_card_is_turned(
    room: Parlour, scene: HowToScene, pupil: Learner
) -> None:
    scene.turn_to(FACE_DOWN)
    room.frames(5)
    assert all(piece.up for piece in scene.top.spots.values())
    pupil.turn_card()
    assert not any(piece.up for piece in scene.top.spots.values())
    assert all(row["card"] is None for row in scene.hunt.view["spots"])


def test_a_wrong_card_that_lay_hidden_is_hidden_again(
    room: Parlour, scene: HowToScene, pupil: Learner
) -> None:
    """BM6: it is shown to all at the check, and flipped with the rest."""
    scene.turn_to(FACE_DOWN)
    pupil.turn_card()
    wrong = wrong_spot(scene)
    pupil.cover([wrong])
    pupil.wait_verdict()
    room.frames(120)
    assert int(wrong.removeprefix("spot-")) in scene.top.spots
    assert not any(piece.up for piece in scene.top.spots.values())


# Turning over and leaving


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


# Several pupils


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


# Drawing


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
