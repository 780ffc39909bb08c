"""A hunt that is paused, left or out of focus, and a disk that refuses."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.match.journal import read
from game.match.journal_file import JournalFile
from game.match.replay import check
from tests.scenes.house import house
from tests.scenes.test_hunt import QUICK

PHASES = ("wait", "hush", "race", "check")


@pytest.mark.parametrize("phase", PHASES)
def test_a_match_can_be_paused_and_left_in_any_phase(tmp_path: Path, phase: str) -> None:
    with house(tmp_path, **QUICK) as place:
        scene = place.hunt("keys1,keys2")
        place.phase(phase)
        place.frames(2, draw=True)
        place.tap("keys", "start")
        assert place.names == ["HuntScene", "PauseScene"]
        place.frames(5, draw=True)
        place.top.menu.select("leave")
        place.tap("keys2", "slam", "down", "slam")
        assert place.names == ["TitleScene"]
        assert scene.hunt.match.journal is None, "the journal is still open"
        assert check(read(next(tmp_path.glob("journals/*.jsonl")))) is None


def test_a_race_that_was_paused_is_counted_down_and_run_again_with_nothing_captured(tmp_path: Path) -> None:
    with house(tmp_path, seed=3, **QUICK) as place:
        scene = place.hunt("keys1,bot:hard,bot:hard")
        hunt = scene.hunt
        place.until(
            lambda: hunt.phase == "race" and bool(hunt.view["capture"]["covered"]), "a bot has a card"
        )
        card = hunt.view["card"]
        place.tap("keys", "start")
        place.frames(30)
        place.tap("keys", "start")
        place.frames(2, draw=True)
        assert hunt.phase == "count"
        place.phase("race")
        assert hunt.view["card"] == card
        assert not hunt.view["capture"]["covered"]
        assert "deny" in place.heard


def test_lost_focus_pauses_once_and_nothing_is_held_any_more(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place:
        scene = place.hunt("keys1,keys2")
        place.phase("hush")
        place.press("keys1", "right")
        place.app.inputs._on_focus_lost(None, place.app.inputs._pump.turn())  # type: ignore[arg-type]
        place.frames(3)
        assert place.names == ["HuntScene", "PauseScene"]
        place.app.inputs._on_focus_gained(None, place.app.inputs._pump.turn())  # type: ignore[arg-type]
        place.tap("keys", "start")
        place.phase("race")
        place.frames(60)
        assert {hand.state for hand in scene.hands} == {"home"}


def test_settings_that_change_in_a_pause_hold_from_the_next_card_on(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place:
        scene = place.hunt("keys1,keys2")
        place.phase("wait")
        place.tap("keys", "start")
        place.app.settings.auto_reveal_s = 0
        place.app.settings.less_motion = True
        place.tap("keys", "start")
        assert scene.hunt.pace.auto_reveal == 0
        assert scene.painter.room.less_motion
        assert scene.painter.gloves.less_motion


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_disk_that_refuses_is_told_once_and_the_match_goes_on(tmp_path: Path) -> None:
    with house(tmp_path, **QUICK) as place:
        scene = place.hunt("keys1,keys2")
        journal = scene.hunt.match.journal
        assert isinstance(journal, JournalFile)
        assert journal._file is not None
        os.dup2(os.open("/dev/full", os.O_WRONLY), journal._file)
        count = scene.hunt.match.count
        place.until(lambda: scene.hunt.match.count > count + 3, "it goes on")
        assert "no longer being saved" in place.app.notes._waiting[0]
        place.frames(60 * 8)
        assert not place.app.notes._waiting, "it is told again and again"
