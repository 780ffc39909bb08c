"""Secret choices: what can be marked, when cards may show, when an answer may be given."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.board.table import Face
from game.stage.canvas import Canvas
from game.stage.palette import THEMES
from game.stage.secrets import FALL_NS, NOD_NS, OPEN_NS, Curtain, Open, Peek, Secret
from game.stage.secrets_curtain import draw_curtain
from game.stage.secrets_look import TrayLook, draw_closed, draw_open
from game.stage.secrets_picks import Picks

MS = 1_000_000
AREA = (100.0, 100.0, 640.0, 280.0)


def choose(secret: Secret, *steps: str) -> str:
    felt = ""
    for step in steps:
        felt = secret.press(step)
    return felt


def looked(count: int, least: int, most: int) -> Peek:
    peek = Peek(Picks(count, least, most))
    peek.hold("back", down=True)
    return peek


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


@pytest.mark.parametrize(("marks", "words"), [(0, "at least 1"), (3, "2 at most")])
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


def test_whoever_has_not_looked_marks_and_locks_nothing() -> None:
    peek = Peek(Picks(3, 1, 1))
    choose(peek, *["slam"] * 20, *["right", "slam"] * 20)
    assert peek.picks.marked == []
    assert not peek.locked


def test_a_peek_shows_while_it_is_held_and_never_after_ready() -> None:
    peek = Peek(Picks(2, 0, 2))
    assert not peek.shows
    peek.hold("back", down=True)
    assert peek.shows
    peek.hold("back", down=False)
    assert not peek.shows
    peek.hold("back", down=True)
    choose(peek, "left", "slam")
    assert peek.locked
    assert not peek.shows


@pytest.mark.parametrize("step", ["left", "right", "up", "down", "slam", "back"])
def test_every_press_nods_alike_whatever_it_does(step: str) -> None:
    peek = looked(3, 1, 2)
    choose(peek, step)
    nods = []
    for _ in range(12):
        peek.advance(NOD_NS // 10)
        nods.append(peek.nod)
    other = looked(3, 1, 2)
    choose(other, "right", "slam")
    same = []
    for _ in range(12):
        other.advance(NOD_NS // 10)
        same.append(other.nod)
    assert nods == same
    assert nods[-1] == 0.0


def test_a_curtain_opens_only_when_it_has_fallen_and_the_palm_was_held() -> None:
    curtain = Curtain(Picks(2, 1, 1))
    curtain.hold("slam", down=True)
    curtain.advance(FALL_NS)
    assert curtain.covers
    curtain.advance(OPEN_NS * 2)
    assert not curtain.shows, "the palm was down before the curtain"
    curtain.hold("slam", down=False)
    curtain.hold("slam", down=True)
    curtain.advance(OPEN_NS // 2)
    curtain.hold("slam", down=False)
    curtain.advance(OPEN_NS)
    assert not curtain.shows, "a tap is no hold"
    curtain.hold("slam", down=True)
    curtain.advance(OPEN_NS)
    assert curtain.shows
    curtain.hold("back", down=True)
    assert not curtain.shows


def test_behind_a_closed_curtain_nothing_is_chosen() -> None:
    curtain = Curtain(Picks(2, 1, 1))
    curtain.advance(FALL_NS)
    choose(curtain, "slam", "right", "slam")
    assert curtain.picks.marked == []
    assert curtain.picks.cursor == 0


def test_the_answer_waits_until_the_closed_curtain_was_on_screen() -> None:
    curtain = Curtain(Picks(2, 1, 1))
    curtain.advance(FALL_NS)
    curtain.hold("slam", down=True)
    curtain.advance(OPEN_NS)
    curtain.flipped()
    assert choose(curtain, "slam", "slam") == "lock"
    assert not curtain.ready, "the frame on screen still shows the cards"
    assert not curtain.shows
    curtain.flipped()
    assert curtain.ready


def test_open_cards_lie_open_until_ready() -> None:
    secret = Open(Picks(2, 1, 1))
    assert secret.shows
    assert choose(secret, "slam", "slam") == "lock"
    assert not secret.shows


def test_a_refused_answer_can_be_given_anew() -> None:
    peek = looked(2, 1, 1)
    choose(peek, "slam", "slam")
    peek.unlock("Not these two.")
    assert peek.shows
    assert peek.picks.refusal == "Not these two."
    assert choose(peek, "slam") == "lock"
    assert peek.picks.refusal == ""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "paint",
    [
        lambda canvas, look: draw_closed(canvas, look, AREA, locked=False),
        lambda canvas, look: draw_closed(canvas, look, AREA, locked=True),
        lambda canvas, look: draw_curtain(canvas, look, 1.0, "Star", 0.5, opened=False),
        lambda canvas, look: draw_curtain(canvas, look, 0.4, "Star", 0.0, opened=False),
    ],
)
def test_what_is_closed_is_drawn_in_each_make(
    canvas: Canvas, theme: str, paint: Callable[[Canvas, TrayLook], None]
) -> None:
    before = pygame.image.tobytes(canvas.surface, "RGB")
    paint(canvas, TrayLook(THEMES[theme], 2, "Select up to 3 cards to play", None))
    assert pygame.image.tobytes(canvas.surface, "RGB") != before
