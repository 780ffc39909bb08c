"""Peek, Curtain, Open: when cards show, when a press counts, and that none can be told from another."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.stage.canvas import Canvas
from game.stage.palette import THEMES
from game.stage.secrets import FALL_NS, NOD_NS, OPEN_NS, Curtain, Open, Peek
from game.stage.secrets_curtain import draw_curtain
from game.stage.secrets_look import TrayLook, draw_closed
from game.stage.secrets_picks import Picks
from tests.stage.choosing import AREA, choose, looked


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
