"""What a lesson says in each moment: on its board, and in the bottom line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.lesson import LOOK
from game.scenes.board.hints import HAND, board_hints
from game.scenes.hints import hint_groups, usable
from game.scenes.tutorial.coach import Words
from game.stage.hints import Hint, HintGroup

if TYPE_CHECKING:
    from game.scenes.tutorial.scene import TutorialScene
    from game.stage.boxes import Box

NO_NS = 3_500_000_000
"""So long a kind no stands."""
PRAISES = ("Well done!", "Right!", "That's it!", "Fine!")
THE_END = "The end!"
MORE = Hint("start", "Skip, leave")
GO_ON = (Hint("slam", "Go on"), HAND)


def words_of(scene: TutorialScene) -> Words | None:
    """What the board says; None while there is only something to see."""
    course = scene.board.course
    if course.over or scene.hands.seats:
        return None
    step, last = course.step, len(scene.lesson.steps) - 1
    count = f"{course.index + 1}/{last + 1}"
    if scene.phase == "praise":
        cheer = THE_END if course.index == last else PRAISES[course.index % len(PRAISES)]
        return Words(cheer, step.praise, count, "good", more=True)
    if scene.phase == "talk":
        return Words(step.head, step.say, count, more=True)
    act = scene.act
    if act is None or not act.asks or not (scene.present or (act.kind == LOOK and scene.director.done)):
        return None
    if scene.refused and scene.refused_ns < NO_NS:
        return Words(step.head, scene.refused, count, "bad")
    return Words(step.head, act.say or step.say, count)


def box_of(scene: TutorialScene) -> Box:
    """Where the board lies now."""
    return scene.table.coach_box(scene.pupil, hand=scene.pupil in scene.asking.trays)


def spots_of(scene: TutorialScene) -> tuple[str, ...]:
    """What the words are about."""
    course = scene.board.course
    free = scene.coach.shows and not scene.asking.trays and scene.phase != "praise"
    return course.step.spots if free and not course.over else ()


def hints_of(scene: TutorialScene) -> list[HintGroup]:
    """What the pupil's controls do now."""
    if scene.phase != "do":
        groups = hint_groups(scene.app, GO_ON, [scene.pupil])
    elif scene.act is not None and scene.act.kind == LOOK:
        groups = hint_groups(scene.app, (HAND,), [scene.pupil])
    else:
        groups = board_hints(scene)
    more = usable(scene.app, scene.app.inputs.seats.device_of(scene.pupil) or "", (MORE,))
    return [group._replace(hints=(*group.hints, *more), seat=None) for group in groups]
