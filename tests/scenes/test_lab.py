"""The laboratory: everything is shown and logged, and only held buttons leave."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.inputs.lablog import LabLogError
from game.inputs.notices import Notice
from game.inputs.pads import PadInfo
from game.scenes.lab import PAGES, LabScene
from tests.scenes.parlour import MS, Parlour, parlour

FIELDS = {"lo_ns", "hi_ns", "seen_ns", "source", "device", "control", "seat"}
PADS = [PadInfo(7, "Pad of some make", "g"), PadInfo(9, "Pad of another make", "h")]
HELD_FRAMES = 50
"""More than 0.7 s."""


@pytest.fixture(scope="module")
def house() -> Iterator[Parlour]:
    with parlour() as made:
        yield made


@pytest.fixture
def room(house: Parlour) -> Iterator[Parlour]:
    house.pads = []
    house.app.inputs.focused = True
    house.app.last_device = "keys1"
    yield house
    while house.open:
        house.app.stack.pop()
    house.seats.clear()


@pytest.fixture
def lab(room: Parlour) -> LabScene:
    made = LabScene()
    room.push(made)
    room.frames()
    return made


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


# The log


def test_a_press_is_on_disk_at_once_with_all_its_fields(room: Parlour, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    room.push(LabScene(log))
    room.seats.sit(4, "keys1")
    press = room.press("keys1", "slam", raw="V")
    room.press("keys1", "slam", 0.0, raw="V")
    (line,) = lines(log)
    assert set(line) == FIELDS
    assert (line["lo_ns"], line["hi_ns"], line["seen_ns"]) == (press.lo_ns, press.hi_ns, press.seen_ns)
    assert (line["device"], line["control"], line["seat"], line["source"]) == ("keys1", "V", 4, "test")


def test_keys_of_no_zone_and_unbound_buttons_are_logged_without_a_seat(room: Parlour, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    room.push(LabScene(log))
    room.press("keys", "", raw="F5")
    room.press("pad:7", "", raw="b12")
    assert [(line["control"], line["seat"]) for line in lines(log)] == [("F5", None), ("b12", None)]


def test_a_log_is_appended_to_and_the_press_that_leaves_is_in_it(room: Parlour, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    for _ in range(2):
        room.push(LabScene(log))
        room.press("keys", "start", raw="Escape")
        room.frames(HELD_FRAMES)
        assert not room.open
    assert [line["control"] for line in lines(log)] == ["Escape", "Escape"]


def test_a_log_that_can_t_be_written_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(LabLogError, match="can't be written"):
        LabScene(tmp_path / "no" / "such" / "folder")


# Leaving and turning over


@pytest.mark.parametrize(("device", "control"), [("keys1", "back"), ("pad:7", "back"), ("keys", "start")])
def test_only_a_held_button_leaves(room: Parlour, lab: LabScene, device: str, control: str) -> None:
    room.press(device, control)
    room.frames(20)
    room.press(device, control, 0.0)
    room.frames(HELD_FRAMES)
    assert room.open
    assert lab.bench.presses[0].control == control
    room.press(device, control)
    room.frames(HELD_FRAMES)
    assert not room.open


def test_a_tap_of_start_turns_to_the_next_page(room: Parlour, lab: LabScene) -> None:
    seen = []
    for _ in PAGES:
        seen.append(lab.page)
        room.tap("pad:7", "start")
    assert tuple(seen) == PAGES
    assert lab.page == PAGES[0]


def test_back_turns_no_page(room: Parlour, lab: LabScene) -> None:
    room.tap("keys1", "back")
    assert lab.page == PAGES[0]


# What is shown


def test_held_controls_and_sticks_are_known_by_device(room: Parlour, lab: LabScene) -> None:
    room.press("keys2", "up", raw="Up")
    room.press("keys2", "slam", raw="Return")
    room.press("keys2", "up", 0.0, raw="Up")
    room.pads = PADS
    room.frames()
    room.press("pad:9", "x", -0.75, raw="a0-")
    assert lab.bench.devices["keys2"].controls() == {"slam"}
    assert lab.bench.devices["pad:9"].x == -0.75


def test_a_pad_that_is_unplugged_is_shown_no_more(room: Parlour, lab: LabScene) -> None:
    room.pads = PADS
    room.frames()
    room.pads = PADS[:1]
    room.frames()
    assert [name for name in lab.bench.devices if name.startswith("pad")] == ["pad:7"]


def test_the_latest_presses_are_listed_newest_first_without_releases(room: Parlour, lab: LabScene) -> None:
    for key in ("W", "A", "F5"):
        room.tap("keys1" if key != "F5" else "keys", "up" if key == "W" else "", raw=key)
    assert [press.raw for press in lab.bench.presses] == ["F5", "A", "W"]


def test_gaps_of_any_two_devices_are_told_and_overlaps_are_dead_heats(room: Parlour, lab: LabScene) -> None:
    """BM17."""
    room.press("keys1", "slam", before_ns=20 * MS)
    room.press("pad:7", "slam", before_ns=8 * MS)
    room.press("keys2", "slam", before_ns=MS * 15 // 2)
    gaps = {(gap.first, gap.second): gap for gap in lab.bench.gaps()}
    assert len(gaps) == 3
    assert gaps["keys1", "pad:7"].ms == pytest.approx(12.0)
    assert not gaps["keys1", "pad:7"].dead_heat
    assert gaps["pad:7", "keys2"].dead_heat


def test_lost_focus_lets_go_of_everything(room: Parlour, lab: LabScene) -> None:
    room.press("keys1", "back")
    lab.notice(Notice("focus_lost"))
    room.frames(HELD_FRAMES)
    assert room.open
    assert not lab.bench.devices["keys1"].held


@pytest.mark.parametrize("focused", [True, False])
@pytest.mark.parametrize("pads", [0, 2, 8])
@pytest.mark.parametrize("page", PAGES)
def test_every_page_can_be_drawn(room: Parlour, lab: LabScene, page: str, pads: int, focused: bool) -> None:
    room.pads = [PadInfo(number, f"Pad {number}", "g") for number in range(pads)]
    room.app.inputs.focused = focused
    while lab.page != page:
        room.tap("keys", "start", raw="Escape")
    room.frames(1, draw=True)
    before = room.canvas.surface.copy()
    room.seats.sit(2, "keys3")
    room.press("keys3", "slam", raw="N")
    room.press("pad:1", "x", 0.5, raw="a0+")
    room.frames(1, draw=True)
    assert before.get_buffer().raw != room.canvas.surface.get_buffer().raw


def test_the_laboratory_is_sampled_as_finely_as_a_race(lab: LabScene) -> None:
    assert lab.keen
