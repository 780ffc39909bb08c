"""A kiosk whose loudspeaker is taken away and given back, on a real sound server."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.kiosk.loudness import BACK
from game.sound.device import HANGS, LOST_DEVICE
from tests.e2e.booth import BACK_S, BUSY, KIOSK, Booth, kiosk
from tests.e2e.rig import until
from tests.e2e.speaker import Speaker, speaker

pytestmark = [pytest.mark.e2e, pytest.mark.soak]

AWAY_S = 14.0
"""Longer than the supervisor lets a game go without a frame."""
MINE = KIOSK + 'attract_sound = "always"\n'
ATTRACT = MINE.replace("idle_table_s = 60", "idle_table_s = 5")

FAULTS: dict[str, tuple[Callable[[Speaker], None], Callable[[Speaker], None], str]] = {
    "server killed": (Speaker.kill, Speaker.start, LOST_DEVICE),
    "server hangs": (Speaker.hang, Speaker.go_on, HANGS),
    "loudspeaker unplugged": (Speaker.unplug, Speaker.plug_in, LOST_DEVICE),
}
"""How it is taken away, how it is given back, what is said meanwhile."""


def told(booth: Booth) -> list[str]:
    """What the audits say of the sound."""
    return [audit.text for audit in booth.audits.all() if audit.kind == "sound"]


def attract(booth: Booth) -> None:
    """Nobody is there; it is the title that is shown, with its song."""
    until(lambda: "act:title" in booth.shown(), "the attract loop begins", within_s=60)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("scene", [Booth.begin, attract])
def test_it_plays_on_without_its_loudspeaker_and_is_heard_again_with_it(
    tmp_path: Path, fault: str, scene: Callable[[Booth], object]
) -> None:
    breaks, mends, says = FAULTS[fault]
    mine = ATTRACT if scene is attract else MINE
    with speaker() as its, kiosk(tmp_path, mine, its.environment) as booth:
        scene(booth)
        its.heard_within(30)
        game = booth.game
        breaks(its)
        end = time.monotonic() + AWAY_S
        until(lambda: told(booth) == [says], "it says so", within_s=AWAY_S)
        while time.monotonic() < end:
            _frames_go_on(booth)
        booth.program.keep(f"kiosk-sound-{fault.replace(' ', '-')}-{scene.__name__}")
        mends(its)
        until(lambda: told(booth) == [says, BACK], "it says that it is back", within_s=BACK_S * BUSY)
        took = its.heard_within(30)
        print(f"{fault} in {scene.__name__}: heard {took:.1f} s after it said so")
        assert booth.game == game, "the same game all the time"


def _frames_go_on(booth: Booth) -> None:
    """What is on screen changes."""
    before = bytes(booth.program.photo().get_buffer())
    until(lambda: bytes(booth.program.photo().get_buffer()) != before, "a frame is drawn", within_s=2.0)


def test_one_that_starts_while_the_sound_server_hangs_plays_silently_until_it_goes_on(tmp_path: Path) -> None:
    with speaker() as its:
        its.hang()
        with kiosk(tmp_path, MINE, its.environment) as booth:
            booth.begin()
            game, end = booth.game, time.monotonic() + AWAY_S
            while time.monotonic() < end:
                _frames_go_on(booth)
            assert booth.game == game, "it does not freeze"
            its.go_on()
            its.heard_within(30)
            assert booth.game == game


def test_one_that_is_told_to_end_while_the_sound_server_hangs_ends(tmp_path: Path) -> None:
    with speaker() as its:
        with kiosk(tmp_path, MINE, its.environment) as booth:
            its.heard_within(30)
            its.hang()
            until(lambda: told(booth) == [HANGS], "it notices", within_s=AWAY_S)
            begin = time.monotonic()
        assert time.monotonic() - begin < 5 + BACK_S
