"""The laboratory: its log, the roll-over test, gaps and reactions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.inputs.bindings import Bindings
from game.inputs.lablog import LabLog, LabLogError
from game.inputs.pairs import Pairs, ReactionTest, gap, order
from game.inputs.press import Press
from game.inputs.rollover import RollOver, wanted_keys
from game.inputs.span import MS, Span


def press(
    device: str, raw: str, at_ms: float = 0, *, value: float = 1.0, control: str = "slam", width_ms: float = 1
) -> Press:
    lo = round(at_ms * MS)
    return Press(None, control, value, lo, lo + round(width_ms * MS), lo + 3 * MS, "x11", device, raw)


def test_the_log_has_a_line_for_each_press_at_once_also_when_nobody_sits_there(tmp_path: Path) -> None:
    path = tmp_path / "lab.jsonl"
    path.write_text('{"old": 1}\n')
    with LabLog(path) as log:
        log.write(press("keys1", "V", 5))
        log.write(press("keys1", "V", 6, value=0.0))
        log.write(press("keys", "Z", 7, control=""))
        log.write(press("pad:3", "b0", 8)._replace(seat=2, source="pad"))
        lines = [json.loads(line) for line in path.read_text().splitlines()]
    names = ("lo_ns", "hi_ns", "seen_ns", "source", "device", "control", "seat")
    assert lines == [
        {"old": 1},
        dict(zip(names, (5 * MS, 6 * MS, 8 * MS, "x11", "keys1", "V", None), strict=True)),
        dict(zip(names, (7 * MS, 8 * MS, 10 * MS, "x11", "keys", "Z", None), strict=True)),
        dict(zip(names, (8 * MS, 9 * MS, 11 * MS, "pad", "pad:3", "b0", 2), strict=True)),
    ]


def test_a_stick_is_logged_once_for_each_push_to_a_side(tmp_path: Path) -> None:
    with LabLog(tmp_path / "lab.jsonl") as log:
        for value in (0.2, 0.6, 0.9, 0.4, 0.7, 0.1, 0.8):
            log.write(press("pad:0", "a0+", control="x", value=value))
        log.write(press("pad:0", "a1", control="y", value=0.9))  # moved by the other axis
    lines = (tmp_path / "lab.jsonl").read_text().splitlines()
    assert [json.loads(line)["control"] for line in lines] == ["a0+", "a0+"]


def test_a_log_that_can_t_be_opened_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(LabLogError, match=r"^The log .* can't be written \(Is a directory\)\.$"):
        LabLog(tmp_path)


def test_a_full_disk_stops_the_log_and_nothing_else() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    log = LabLog(full)
    log.write(press("keys1", "V"))
    log.write(press("keys1", "V"))
    assert log.fault == "The log /dev/full has stopped (No space left on device)."


def test_each_zone_is_asked_to_hold_a_corner_and_the_slam() -> None:
    assert wanted_keys(Bindings(), ["keys1", "keys2"]) == {
        "keys1": ("W", "D", "V"),
        "keys2": ("Up", "Right", "Return"),
    }


def test_a_board_that_brings_all_keys_is_fit() -> None:
    test = RollOver(wanted_keys(Bindings(), ["keys1", "keys2"]))
    for key in ("W", "D", "V"):
        test.feed(press("keys1", key))
    assert test.waiting() == {"keys2": ("Up", "Right", "Return")}
    for key in ("Up", "Right", "Return"):
        test.feed(press("keys2", key))
    test.feed(press("pad:0", "b0"))
    assert test.complete
    assert test.finding().text == "All 6 keys arrive together: this keyboard is fine for these players."


def test_what_a_board_loses_drops_and_makes_up_is_named() -> None:
    test = RollOver(wanted_keys(Bindings(), ["keys1", "keys2"]))
    for key in ("W", "D", "V", "Up", "Right"):
        test.feed(press("keys1", key))
    test.feed(press("keys1", "D", value=0.0))
    test.feed(press("keys", "F", control=""))
    found = test.finding()
    assert not test.complete
    assert (found.lost, found.dropped, found.phantoms) == ({"keys2": ("Return",)}, {"keys1": ("D",)}, ("F",))
    assert found.text == (
        "keys2 loses Return; keys1 lets go of D; F came without being asked for: "
        "give one of these players a pad, or other keys."
    )


def test_intervals_that_don_t_overlap_are_decided_and_others_are_a_dead_heat_bm17() -> None:
    assert order(Span(0, 10), Span(10, 20)) == -1
    assert order(Span(10, 20), Span(0, 10)) == 1
    assert order(Span(0, 11), Span(10, 20)) == 0
    close, clear = (gap(press("pad:0", "b0", later), press("keys1", "V", 0)) for later in (0.5, 4))
    assert (clear.first, clear.second, clear.ms, clear.dead_heat) == ("keys1", "pad:0", 4.0, False)
    assert (clear.lo_ns, clear.hi_ns) == (3 * MS, 5 * MS)
    assert close.dead_heat


def test_gaps_are_shown_between_any_two_that_pressed_together_smallest_first() -> None:
    pairs = Pairs()
    for device, at_ms in (("keys3", 1), ("keys1", 5000), ("pad:0", 5012), ("keys2", 5003)):
        pairs.feed(press(device, "V", at_ms))
    pairs.feed(press("keys4", "V", 5001, value=0.0))
    found = [(g.first, g.second, g.ms) for g in pairs.gaps()]
    assert found == [("keys1", "keys2", 3.0), ("keys2", "pad:0", 9.0), ("keys1", "pad:0", 12.0)]


def test_a_reaction_needs_a_tenth_of_a_second_and_only_the_first_press_counts_bm16() -> None:
    test = ReactionTest()
    early = test.feed(press("keys1", "V", 10))
    assert early is not None and early.verdict == "early"
    test.signal(1000 * MS)
    soon, good = test.feed(press("keys2", "V", 1098.9)), test.feed(press("pad:0", "b0", 1200))
    assert soon is not None and soon.verdict == "anticipated"
    assert good is not None and (good.verdict, good.lo_ns, good.hi_ns) == ("good", 200 * MS, 201 * MS)
    assert test.feed(press("pad:0", "b0", 1300)) is None
    assert test.feed(press("keys1", "V", 1300)) is None
