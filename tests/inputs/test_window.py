"""A mouse that lies still while the window moves beneath it says nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.inputs.bindings import Bindings
from game.inputs.hub import Inputs
from game.inputs.window import SETTLE_NS, Pointer
from tests.inputs.conftest import Desk
from tests.support.xvfb import window


@pytest.fixture
def desk() -> Iterator[Desk]:
    with window(size=(320, 180)):
        inputs = Inputs(Bindings())
        try:
            yield Desk(inputs)
        finally:
            inputs.close()


def move(desk: Desk, x: int, y: int) -> int:
    """SDL tells where the mouse is; how many moves were told by now."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
    desk.sample()
    return len(desk_moves(desk))


def desk_moves(desk: Desk) -> list[object]:
    return [notice for notice in desk.notices if notice.kind == "mouse_moved"]


def test_a_move_is_told_once_and_the_same_place_again_is_none(desk: Desk) -> None:
    assert move(desk, 10, 20) == 1
    assert move(desk, 10, 20) == 1
    assert move(desk, 11, 20) == 2


def test_a_window_that_has_just_become_another_one_moves_no_mouse(desk: Desk) -> None:
    move(desk, 10, 20)
    desk.inputs.window_changed()
    assert move(desk, 100, 90) == 1


def test_a_hand_counts_again_once_the_window_has_settled() -> None:
    pointer = Pointer()
    assert pointer.moved((1, 1), 0)
    pointer.window_moved(1000)
    assert not pointer.moved((2, 2), 1000 + SETTLE_NS - 1)
    assert not pointer.moved((2, 2), 1000 + SETTLE_NS)
    assert pointer.moved((3, 2), 1000 + SETTLE_NS)
