"""What the board and the bottom line of 'How to play' say in each moment."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.bandits.howto_lessons import SENDS, Lesson
from game.scenes.bandits.howto_marks import Mark
from game.stage.hints import Hint

LEAVE = Hint("back", "Leave")
BEFORE, NEXT = Hint("left", "Back"), Hint("right", "Next")
TASK = (Hint("slam", "Turn the card"), BEFORE, NEXT, LEAVE)
HUSH = (Hint("slam", "Not yet!"), LEAVE)
RACE = (Hint("move", "Hand"), Hint("slam", "Slam"), LEAVE)
CHOICE = (Hint("move", "Choose"), Hint("slam", "Pick"), LEAVE)
LEARNT = (Hint("slam", "Go on"), BEFORE, NEXT, LEAVE)
AGAIN = (Hint("slam", "Try again"), BEFORE, NEXT, LEAVE)
READ = (Hint("slam", "Done"), BEFORE, LEAVE)
JOIN = "More players: press your palm to join."
BY_PHASE = {"wait": TASK, "hush": HUSH, "flip": RACE, "race": RACE, "choose": CHOICE}


class Words(NamedTuple):
    """What the board says. mood: '' for a task, 'good' or 'bad' for a verdict. note: a smaller line below."""

    head: str
    line: str
    mood: str = ""
    note: str = ""


def words_for(lesson: Lesson, verdict: Mark | None, ballerina: str) -> Words:
    """The task of a lesson, or the verdict on it. ballerina: the house's way (BM14)."""
    if verdict is None:
        return Words(lesson.title, lesson.words, note=JOIN if lesson.goal == "still" else "")
    if not verdict.good:
        return Words("ONCE MORE", verdict.line, "bad")
    head = "THE HUNT IS OVER" if lesson.kind == "the-end" else "RIGHT!"
    sends = lesson.kind == "ballerina" and ballerina == "sends"
    return Words(head, SENDS if sends else verdict.line, "good")


def hints_for(phase: str, verdict: Mark | None) -> tuple[Hint, ...]:
    """What the controls do now. phase: of the hunt."""
    if verdict is not None:
        return LEARNT if verdict.good else AGAIN
    return BY_PHASE.get(phase, (LEAVE,))
