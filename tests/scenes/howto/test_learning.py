"""How to play: each lesson can be learnt by pressing, failed, repeated, passed over and left."""

from __future__ import annotations

from game.scenes.bandits.howto import PAGE, HowToScene
from tests.scenes.howto.conftest import (
    BALLERINA,
    BANDIT,
    BRAWL,
    END,
    FACE_DOWN,
    WANTED,
    each_index,
)
from tests.scenes.learner import Learner
from tests.scenes.parlour import Parlour

READING_S = 5
"""What a pupil takes for the two texts of a lesson."""


def wrong_spot(scene: HowToScene) -> str:
    """A Bandit that the lesson does not ask for."""
    spots = [f"spot-{spot}" for spot, _ in scene.lesson.table]
    return next(spot for spot in spots if spot not in scene.lesson.marks)


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
