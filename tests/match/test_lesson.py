"""Lessons as data: what is taught, that it can be played to its end, and what is said of faults."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.cli.check import faults_of
from game.match.boxes import ContentError
from game.match.lesson import FOLDER, Act, Lesson, read_lesson, taught
from game.match.lesson_board import lay_lesson, lesson_faults
from game.rules.kernel import Response
from game.store.folders import data_root

each_game = pytest.mark.parametrize("game", ["bountytown", "boomtown"])
TAUGHT = {
    "bountytown": {
        "choose", "look", "move", "use", "buy", "discard", "react", "duel", "swap", "select", "reload", "end",
    },
    "boomtown": {
        "look", "recruit", "claim", "deeds", "target", "holdup", "commit", "spend", "showdown", "posse",
        "discard",
    },
}  # fmt: skip
"""By game: what a pupil does, verbs of a turn apart."""


def lesson(game: str) -> Lesson:
    return read_lesson(data_root(), game)


def asked(game: str) -> list[Act]:
    return [act for step in lesson(game).steps for act in step.act if act.asks]


@each_game
def test_a_pupil_does_everything_once(game: str) -> None:
    verbs = {act.picks[0].partition(":")[0] if act.kind == "turn" else act.kind for act in asked(game)}
    assert verbs == TAUGHT[game]


def test_a_pupil_of_bountytown_uses_heals_and_turns_in() -> None:
    picks = [pick for act in asked("bountytown") for pick in act.picks]
    for wanted in ("use:trading-post", "use:docs", "use:sheriffs-office:elzy-lay", "duel:seat-2:elzy-lay"):
        assert wanted in picks


@each_game
def test_whatever_else_will_do_leads_to_the_same_end(game: str) -> None:
    """An act of the pupil may be answered in several ways."""
    results = []
    for way in range(2):
        board = lay_lesson(lesson(game))
        while not board.course.over:
            while (act := board.course.next) is not None:
                if way and act.also:
                    board.answer(Response(lesson(game).pupil, act.kind, act.also[-1:]))
                else:
                    board.do(act)
            board.course.go_on()
        assert board.over
        results.append((board.result["winners"], board.result["turns"]))
    assert results[0] == results[1]
    assert results[0][0] == [lesson(game).pupil]


@each_game
def test_any_step_can_be_begun_with(game: str) -> None:
    for index in range(len(lesson(game).steps)):
        board = lay_lesson(lesson(game))
        board.go_to(index)
        assert board.course.index == index
        assert not board.over


@each_game
def test_a_lesson_is_journaled_nowhere(game: str) -> None:
    board = lay_lesson(lesson(game))
    board.go_to(len(lesson(game).steps))
    assert board.match.journal is None


def test_all_board_games_have_a_lesson() -> None:
    assert taught() == ["bountytown", "boomtown"]


# Faults


@dataclass
class Shelf:
    """A copy of the levels with other words in one lesson."""

    root: Path

    def change(self, old: str, new: str) -> list[str]:
        file = self.root / FOLDER / "boomtown.toml"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return lesson_faults(self.root)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    shutil.copytree(data_root() / "levels", tmp_path / "levels")
    return Shelf(tmp_path)


def test_the_lessons_have_no_fault() -> None:
    assert lesson_faults(data_root()) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('picks = ["butch-cassidy"]', 'picks = ["butch-casidy"]', ("step[2]", "recruit", "butch-casidy")),
        ("    4, 1, 4, 3, 4, 4, 5,", "    4, 1, 4, 6, 6, 6, 5,", ("step[8]", "spend")),
        ('"butch-cassidy", "cattle-ranch"', '"cattle-ranch"', ("step[2]", "butch-cassidy")),
        (', now = "recruit Butch Cassidy"', "", ("step[2].act[0].now", "expected a few words")),
        ("pupil = 0", "pupil = 7", ("start[0]", "pupil")),
        ('head = "Posse"', 'head = ""', ("step[14]", "head")),
        ("talk = true", "talks = true", ("talks", "unknown key")),
    ],
)  # fmt: skip
def test_check_names_the_file_and_the_step_of_a_fault(
    shelf: Shelf, old: str, new: str, words: tuple[str, ...]
) -> None:
    faults = shelf.change(old, new)
    assert len(faults) >= 1
    assert all(word in faults[0] for word in ("boomtown.toml", *words)), faults


def test_a_lesson_that_stops_before_the_end_is_a_fault(shelf: Shelf) -> None:
    file = shelf.root / FOLDER / "boomtown.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: text.index('[[step]]\nhead = "Posse"')], encoding="utf-8")
    assert "not over" in lesson_faults(shelf.root)[0]


def test_a_file_by_itself_is_checked_as_a_lesson(shelf: Shelf) -> None:
    file = shelf.root / FOLDER / "boomtown.toml"
    assert faults_of(file) == ([], 1)
    file.write_text("[[step]]\n", encoding="utf-8")
    assert "step[0]" in faults_of(file)[0][0]
    with pytest.raises(ContentError):
        read_lesson(shelf.root, "boomtown")
