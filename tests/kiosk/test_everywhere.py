"""On every screen there is: guests go away, and all pads with them."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from game.inputs.virtual import VirtualPads
from game.kiosk.config import Kiosk
from game.kiosk.house import KioskKeeper
from game.store.audits import Audits
from tests.scenes import house as houses
from tests.scenes.house import House, house
from tests.scenes.walk.screens import SCREENS
from tests.scenes.walk.walker import opened
from tests.support.pads import virtual_pads

pytestmark = pytest.mark.soak

IDLE_S = 20
KIOSK = Kiosk(zones=("keys1", "keys2"), idle_seat_s=10, idle_table_s=IDLE_S)
FRAMES_A_SECOND = 10
PADS = "ABCDEF"
UNHEARD_S = 0.05
"""After which the pads' thread has surely seen what was done to a pad."""


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made


@pytest.fixture
def pads() -> Iterator[VirtualPads]:
    with virtual_pads() as found:
        yield found


def in_a_kiosk(place: House, name: str, folder: Path) -> KioskKeeper:
    """That screen as guests have it before them."""
    opened(place, name)
    keeper = KioskKeeper(KIOSK, Audits(folder / "audits.jsonl"), lambda _: None)
    place.app.keeper, keeper.app = keeper, place.app
    place.frames(3)
    return keeper


def press_all(place: House, pads: VirtualPads, names: Iterable[str], value: int) -> None:
    """Press or let go of a button of pads."""
    for name in names:
        pads.set(name, "button", 0, value)
    time.sleep(UNHEARD_S)
    place.frames(5, draw=True)


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_ends_by_itself_in_the_loop(
    place: House, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = in_a_kiosk(place, name, tmp_path)
    monkeypatch.setattr(houses, "FRAME_NS", houses.SECOND // FRAMES_A_SECOND)
    place.frames((IDLE_S + 2) * FRAMES_A_SECOND)
    assert keeper.attracting
    place.draw()


@pytest.mark.parametrize("name", SCREENS)
def test_all_pads_are_pulled_at_once_and_come_back_in_any_order(
    place: House, pads: VirtualPads, name: str, tmp_path: Path
) -> None:
    for pad in PADS:
        pads.attach(pad)
    time.sleep(UNHEARD_S)
    in_a_kiosk(place, name, tmp_path)
    press_all(place, pads, PADS, 1)
    for pad in PADS:
        pads.detach(pad)
    time.sleep(UNHEARD_S)
    place.frames(20, draw=True)
    assert place.names, "something is on screen"
    assert place.app.inputs.pads() == []
    back = random.Random(name).sample(PADS, len(PADS))
    for pad in back:
        pads.attach(pad)
    time.sleep(UNHEARD_S)
    for value in (1, 0):
        press_all(place, pads, back, value)
    assert len(place.app.inputs.pads()) == len(PADS)
    for pad in PADS:
        pads.detach(pad)
    time.sleep(UNHEARD_S)
    place.frames(2)
