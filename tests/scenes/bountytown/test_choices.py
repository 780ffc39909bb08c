"""The questions of Bountytown as lines: all that can be done is there, and all else says why not."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.rules.kernel import Request, View
from game.scenes.board.panel_look import PanelLook
from game.scenes.board.table import Choice
from game.scenes.bountytown.choices import choices_of, title_of
from game.scenes.bountytown.faces import face_of, hand_of
from game.scenes.bountytown.geometry import PANEL
from game.scenes.bountytown.lore import Lore
from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.palette import THEMES
from tests.scenes.bountytown.saloon import CONTENT, match, questions

LORE = Lore(CONTENT)
TOP = ["Move to…", "Duel…", "Use…", "Turn in…", "Reload", "End turn"]
NOTE_W, LABEL_W = PANEL.w - 68, PANEL.w - 68 - 72
NOTE_LINES = 4


def leaves(lines: list[Choice] | tuple[Choice, ...]) -> Iterator[Choice]:
    for line in lines:
        if line.under:
            yield from leaves(line.under)
        else:
            yield line


def turns(seats: int, seed: int) -> Iterator[tuple[Request, View]]:
    for request, board in questions(seed, seats, "turn"):
        yield request, board.view(None)


def tree(request: Request, view: View) -> dict[str, Choice]:
    return {line.label: line for line in choices_of(LORE, request, view)}


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_the_lines_of_a_turn_are_its_options_and_nothing_else(seats: int, seed: int) -> None:
    for request, view in turns(seats, seed):
        lines = list(leaves(choices_of(LORE, request, view)))
        picks = [line.pick for line in lines if not line.off]
        assert sorted(picks) == sorted(request.options)


@pytest.mark.parametrize(("seats", "seed"), [(3, 6), (5, 7)])
def test_every_line_says_what_it_does_or_why_it_can_not_be_taken(seats: int, seed: int) -> None:
    for request, view in turns(seats, seed):
        lines = choices_of(LORE, request, view)
        assert [line.label for line in lines] == TOP
        for line in leaves(lines):
            assert line.label
            assert line.off or line.note or line.pick == "end"
            assert line.pick or line.off


def test_all_that_is_asked_in_public_has_lines_and_a_title() -> None:
    kinds = set()
    for seed in range(6):
        board = match(3 + seed % 4, seed)
        while board.requests:
            for request in board.requests:
                assert title_of(LORE, request, board.view(None))
                if not request.secret:
                    kinds.add(request.kind)
                    lines = leaves(choices_of(LORE, request, board.view(None)))
                    assert sorted(c.pick for c in lines if not c.off) == sorted(request.options)
            board.step()
    assert {"choose", "turn", "react"} <= kinds


def test_lines_come_from_what_everybody_sees() -> None:
    for request, board in questions(9, 4, "turn"):
        own = choices_of(LORE, request, board.view(request.seat))
        assert choices_of(LORE, request, board.view(None)) == own


# Reasons


def found(label: str, reason: str, top: str = "") -> Choice:
    """The first line that begins so and is off for that reason."""
    for seed in range(12):
        for request, view in turns(3 + seed % 4, seed):
            lines = choices_of(LORE, request, view)
            for line in (*lines, *leaves([line for line in lines if line.label == top])):
                if line.label.startswith(label) and reason in line.off:
                    return line
    raise AssertionError(f"nobody was ever told '{reason}'")


def test_turning_in_needs_two_actions_at_the_sheriffs_office_bt29() -> None:
    assert found("Turn in", "Needs 2 Actions").spots == ("cell:3",)
    assert found("Turn in", "Only at the Sheriff's Office")


def test_who_has_less_renown_can_not_be_duelled_bt8() -> None:
    assert found("", "has less Renown than you", "Duel…").spots[0].startswith("seat:")


def test_a_full_hand_can_not_be_reloaded_bt30() -> None:
    assert found("Reload", "Your hand is full").pick == "reload"


def test_bounties_elsewhere_say_where_they_are() -> None:
    line = found("", "Not here: try", "Duel…")
    assert line.spots


def test_a_location_is_used_once_a_turn_bt19() -> None:
    assert found("", "Already used this turn", "Use…")


def test_who_ends_a_turn_with_actions_left_is_asked_first() -> None:
    for request, view in turns(3, 2):
        end = tree(request, view)["End turn"]
        assert bool(end.confirm) == (view["actions"] > 0)


def test_a_free_move_is_called_free() -> None:
    for seed in range(30):
        for request, view in turns(6, seed):
            move = tree(request, view)["Move to…"]
            if move.note == "Free.":
                assert not move.off
                return
    raise AssertionError("nobody ever moved for free")


def test_whoever_slams_without_a_look_spends_nothing_and_loses_the_least() -> None:
    asked = set()
    for seed in range(10):
        board = match(3 + seed % 4, seed)
        while board.requests:
            for request in board.requests:
                if request.kind in ("react", "lose"):
                    asked.add(request.kind)
                    first = choices_of(LORE, request, board.view(None))[0]
                    assert first.pick in ("pass", *request.default)
            board.step()
    assert "react" in asked


# On screen


def test_all_lines_can_be_read_whole_in_the_panel(art: Art) -> None:
    canvas = Canvas(pygame.Surface((1920, 1080)), art)
    for seats, seed in ((3, 11), (6, 12)):
        for number, (request, view) in enumerate(turns(seats, seed)):
            if number % 12:
                continue
            for line in choices_of(LORE, request, view):
                note = canvas.wrap(line.off or line.note, "west", 36, NOTE_W)
                assert len(note) <= 1, f"'{line.off or line.note}' takes the room of a line"
                for leaf in leaves(line.under):
                    assert canvas.text_width(leaf.label, "west", 36) <= LABEL_W, leaf.label
                    note = canvas.wrap(leaf.off or leaf.note, "west", 36, NOTE_W)
                    assert len(note) <= NOTE_LINES, leaf.off or leaf.note


def test_every_secret_question_has_faces_and_every_hand_its_cards_and_wounds(art: Art) -> None:
    kinds = set()
    for seed in range(5):
        board = match(4, seed)
        while board.requests:
            for request in board.requests:
                if request.secret and request.kind not in kinds:
                    kinds.add(request.kind)
                    view = board.view(request.seat)
                    faces = [face_of(art, LORE, request, option, view) for option in request.options]
                    assert all(face.name for face in faces)
                    assert all(face.sprite.height <= 230 for face in faces)
                    me = view["players"][request.seat]
                    assert len(hand_of(art, LORE, view)) >= me["cards"] + len(me["wounds"])
            board.step()
    assert {"swap", "discard", "select", "buy"} <= kinds


def test_who_is_asked_stands_in_a_line_of_its_own(art: Art) -> None:
    canvas = Canvas(pygame.Surface((480, 270)), art)
    look = PanelLook(THEMES["bounty"])
    assert look.head_lines(canvas, "Lucky Lindqvist: 2 Actions left", 272) == [
        "Lucky Lindqvist:",
        "2 Actions left",
    ]
    assert look.head_lines(canvas, "Bart: 2 Actions left", 600) == ["Bart: 2 Actions left"]
