"""Secret choices: what can be marked, when cards may show, when an answer may be given."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.board.table import Face
from game.stage.canvas import Canvas
from game.stage.palette import THEMES
from game.stage.secrets import Open, Peek
from game.stage.secrets_look import TrayLook, draw_open
from game.stage.secrets_picks import Picks
from tests.stage.choosing import AREA, choose, looked


def test_who_holds_back_looks_and_an_open_hand_shows_all_the_time() -> None:
    for secret, shows in ((Peek(Picks(3, 1, 3)), False), (Open(Picks(3, 1, 3)), True)):
        assert (secret.shows, secret.looks) == (shows, False)
        secret.hold("back", down=True)
        assert secret.shows and secret.looks
        secret.hold("back", down=False)
        assert (secret.shows, secret.looks) == (shows, False)


def test_ready_lies_behind_the_last_card_and_locks_what_was_marked_in_its_order() -> None:
    peek = looked(3, 1, 3)
    choose(peek, "right", "right", "slam", "left", "slam", "right", "right")
    assert peek.picks.at_ready
    assert choose(peek, "slam") == "lock"
    assert peek.picks.marked == [2, 1]
    assert peek.ready


@pytest.mark.parametrize(("marks", "words"), [(0, "at least 1"), (3, "up to 2")])
def test_too_few_or_too_many_are_refused_with_a_sentence(marks: int, words: str) -> None:
    peek = looked(3, 1, 2)
    choose(peek, *["slam", "right"] * marks, *["right"] * (3 - marks))
    assert choose(peek, "slam") == "refuse"
    assert words in peek.picks.refusal
    assert not peek.locked
    choose(peek, "left")
    assert peek.picks.refusal == ""


def test_where_one_card_is_wanted_ready_without_it_says_so_in_plain_words() -> None:
    peek = looked(3, 1, 1)
    assert choose(peek, "down", "slam") == "refuse"
    assert peek.picks.refusal == "Mark one first."


def test_where_one_card_is_wanted_another_takes_its_place_and_ready_is_next() -> None:
    peek = looked(3, 1, 1)
    choose(peek, "slam")
    assert peek.picks.at_ready
    choose(peek, "left", "slam")
    assert peek.picks.marked == [2]
    assert choose(peek, "slam") == "lock"


def test_down_goes_to_ready_at_once_and_up_back_to_the_card() -> None:
    peek = looked(5, 0, 5)
    choose(peek, "right", "down")
    assert peek.picks.at_ready
    choose(peek, "down")
    assert peek.picks.at_ready
    choose(peek, "up")
    assert peek.picks.cursor == 1
    choose(peek, "up")
    assert peek.picks.cursor == 1


def test_offers_lie_below_ready() -> None:
    peek = Peek(Picks(3, 1, 1, offers=2))
    choose(peek, "down", "down", "down", "down")
    assert peek.picks.offer == 1
    choose(peek, "up", "up")
    assert peek.picks.at_ready
    choose(peek, "up")
    assert peek.picks.cursor == 0


def test_a_card_that_is_thrown_away_looks_different_from_one_that_is_played(canvas: Canvas) -> None:
    seen = set()
    face = Face(
        canvas.art.compose(("face",), (150.0, 210.0), lambda card: card.fill((250, 240, 220))), "Card"
    )
    for marked in ([], [1]):
        for discards in (False, True):
            picks = Picks(3, 1, 3)
            picks.marked = marked
            look = TrayLook(THEMES["bounty"], 0, "Which ones?", None, discards=discards)
            canvas.fill((0, 0, 0))
            draw_open(canvas, look, AREA, [face] * 3, picks)
            seen.add(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(seen) == 3


@pytest.mark.parametrize("height", [280.0, 330.0])
def test_what_is_asked_and_what_the_marks_amount_to_stay_wherever_the_cursor_is(
    canvas: Canvas, height: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(canvas, "text", lambda words, *_, **__: said.append(words))
    face = Face(canvas.art.compose(("face",), (150.0, 210.0), lambda card: card.fill((9, 9, 9))), "Card")
    picks = Picks(2, 0, 2, offers=0)
    for _ in range(3):
        said.clear()
        look = TrayLook(THEMES["bounty"], 0, "Which ones?", None, tally="Two Pair")
        draw_open(canvas, look, (100.0, 100.0, 640.0, height), [face] * 2, picks)
        assert {"Which ones?", "Two Pair", "READY"} <= set(said)
        picks.move(1)


@pytest.mark.parametrize("size", ["normal", "largest"])
def test_what_a_card_does_is_told_with_the_largest_texts_too(
    canvas: Canvas, size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(canvas, "text", lambda words, *_, **__: said.append(words))
    monkeypatch.setattr(canvas, "text_size", size)
    face = Face(
        canvas.art.compose(("face",), (150.0, 210.0), lambda card: card.fill((9, 9, 9))),
        "Buffalo Rifle",
        "a Gun card",
    )
    look = TrayLook(THEMES["boom"], 0, "Play up to one Gun, Gang and Guts", None, tally="Gun, Gang")
    draw_open(canvas, look, (240.0, 606.0, 716.0, 332.0), [face] * 3, Picks(3, 0, 3))
    assert "Buffalo Rifle: a Gun card" in said


@pytest.mark.parametrize("height", [276.0, 340.0, 390.0])
def test_no_card_lies_on_the_edge_of_its_tray(canvas: Canvas, height: float) -> None:
    look = TrayLook(THEMES["boom"], 1, "Discard one card or more", None)
    face = Face(canvas.art.compose(("card",), (150.0, 210.0), lambda _: None), "Ambush", "a Guts")
    for place in draw_open(canvas, look, (100.0, 100.0, 640.0, height), [face] * 5, looked(5, 1, 5).picks):
        assert place.y + place.h <= 100.0 + height - 26


def test_none_can_be_an_answer_and_offers_lie_behind_ready() -> None:
    peek = Peek(Picks(2, 0, 1, offers=1))
    peek.hold("back", down=True)
    assert choose(peek, "left", "slam") == "offer"
    assert peek.picks.offer == 0
    assert choose(peek, "left", "slam") == "lock"
    assert peek.picks.marked == []
