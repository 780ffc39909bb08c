"""Every control on every screen: something visible or audible happens, or there is a reason why not."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from tests.scenes.house import house
from tests.scenes.walk.controls import CONTROLS
from tests.scenes.walk.reasons import REASONS, fitting
from tests.scenes.walk.screens import SCREENS
from tests.scenes.walk.walker import NOTHING, row

QUICK = ("title", "settings", "records, Players", "bandits, before a card", "boomtown, the end")
FEW = ("down", "slam", "pad back", "click")


def unanswered(screens: tuple[str, ...], controls: tuple[str, ...]) -> tuple[list[str], set[int]]:
    """Cells of the table in which nothing happens without a reason, and the reasons that were needed."""
    dead, needed = [], set()
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as place:
        for screen in screens:
            for control, outcome in row(place, screen, controls).items():
                if outcome.word != NOTHING:
                    continue
                fits = fitting(screen, control)
                needed.update(fits[:1])
                if not fits:
                    dead.append(f"{screen}: {control}")
    return dead, needed


def test_on_some_screens_every_press_is_answered() -> None:
    assert unanswered(QUICK, FEW)[0] == []


@pytest.mark.soak
def test_on_all_screens_every_control_is_answered_or_has_a_reason_not_to_be() -> None:
    dead, needed = unanswered(tuple(SCREENS), tuple(CONTROLS))
    assert dead == []
    assert [reason for index, reason in enumerate(REASONS) if index not in needed] == []
