"""What a pad's reports mean, by SDL's database and by habit."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.inputs.padroles import StickAxis, roles_for
from game.inputs.pads import Change, Pad, PadInfo
from game.inputs.sdl import PadEvent
from game.inputs.sticks import round_dead_zone

XBOX = (
    "030000005e0400008e02000014010000,Xbox 360,a:b0,b:b1,x:b2,y:b3,back:b6,start:b7,guide:b8,leftshoulder:b4,"
    "rightshoulder:b5,leftx:a0,lefty:a1,lefttrigger:a2,righttrigger:a5,dpup:h0.1,dpdown:h0.4,dpleft:h0.8,dpright:h0.2,"
)
ODD = "0300,Odd,a:b2,dpup:-a7,dpdown:+a7,leftx:a3,lefty:a4~,lefttrigger:+a2,x:h9.9,y:q7,"


def pad(mapping: str = XBOX, **overrides: str) -> Pad:
    return Pad(PadInfo(0, "P", "guid"), roles_for(mapping, overrides), dead_zone=0.2, trigger=0.5)


def report(kind: str, number: int, value: int) -> PadEvent:
    return PadEvent(0, kind, number, value, 0)


def test_a_known_pad_has_the_roles_of_the_database() -> None:
    controls = roles_for(XBOX, {}).controls
    assert {raw for raw, control in controls.items() if control == "slam"} == {
        "b0",
        "b1",
        "b2",
        "b3",
        "a2+",
        "a5+",
    }
    assert {raw for raw, control in controls.items() if control == "back"} == {"b4", "b5", "b6"}
    assert controls["b7"] == "start" and controls["h0up"] == "up"
    assert "b8" not in controls, "the guide button is the system's"


def test_directions_on_axes_and_sticks_upside_down_are_understood_and_nonsense_is_left_out() -> None:
    roles = roles_for(ODD, {})
    assert (
        roles.controls["a7-"] == "up" and roles.controls["a7+"] == "down" and roles.controls["a2+"] == "slam"
    )
    assert (roles.x, roles.y) == (StickAxis(3, 1), StickAxis(4, -1))
    assert roles.full == frozenset()


def test_an_unknown_pad_goes_by_habit() -> None:
    controls = roles_for("", {}).controls
    assert [controls[f"b{n}"] for n in range(10)] == [
        "slam", "slam", "slam", "slam", "back", "back", "slam", "slam", "back", "start",
    ]  # fmt: skip


def test_what_a_player_has_changed_goes_before_the_database() -> None:
    assert pad(b0="back").feed(report("button", 0, 1)) == [Change("back", 1.0, "b0")]


def test_a_report_that_repeats_what_is_known_changes_nothing() -> None:
    one = pad()
    assert one.feed(report("button", 0, 1)) == [Change("slam", 1.0, "b0")]
    assert one.feed(report("button", 0, 1)) == []
    assert one.feed(report("button", 0, 0)) == [Change("slam", 0.0, "b0")]
    assert one.feed(report("hat", 0, 0)) == []


def test_a_trigger_slams_once_from_its_resting_place_on_and_does_not_flutter() -> None:
    one = pad()
    one.rest(2, -32768)
    values = (-32768, -20000, -10000, 1000, -1000, 2000, -5000, 32767, -8000, -14000, -32768, 32767)
    changes = [change for value in values for change in one.feed(report("axis", 2, value))]
    assert changes == [Change("slam", value, "a2+") for value in (1.0, 0.0, 1.0)]


@pytest.mark.parametrize("mapping", [XBOX, ""])
def test_the_first_report_of_an_axis_tells_where_it_rests(mapping: str) -> None:
    one = pad(mapping)
    assert one.feed(report("axis", 2, -32768)) == []
    assert one.feed(report("axis", 2, 30000)) == [Change("slam", 1.0, "a2+")]


def test_a_trigger_that_rests_in_the_middle_is_half_an_axis() -> None:
    one = pad()
    one.rest(2, 0)
    assert one.feed(report("axis", 2, 10000)) == []
    assert one.feed(report("axis", 2, 20000)) == [Change("slam", 1.0, "a2+")]


def test_the_right_stick_of_an_unknown_pad_is_seen_but_bound_to_nothing() -> None:
    one = pad("")
    one.rest(3, 0)
    assert one.feed(report("axis", 3, -32768)) == [Change("", 1.0, "a3-")]
    assert one.feed(report("axis", 3, 32767)) == [Change("", 0.0, "a3-"), Change("", 1.0, "a3+")]


def test_the_stick_tells_both_axes_when_one_moves_the_other_out_of_the_dead_zone() -> None:
    one = pad()
    assert one.feed(report("axis", 0, 5000)) == []
    changes = one.feed(report("axis", 1, -32768))
    assert [(change.control, change.raw) for change in changes] == [("x", "a0"), ("y", "a1-")]
    assert changes[1].value < -0.9 and 0 < changes[0].value < 0.2


def test_a_stick_that_is_forgotten_falls_back_and_tells_again_where_it_is() -> None:
    one = pad()
    one.feed(report("axis", 0, 32767))
    assert one.centre() == [Change("x", 0.0, "a0")]
    assert one.centre() == []
    assert one.feed(report("axis", 0, 32767)) == [Change("x", 1.0, "a0+")]


def test_a_hat_that_swings_lets_go_before_it_presses() -> None:
    one = pad()
    one.feed(report("hat", 0, 1 | 8))
    changes = one.feed(report("hat", 0, 4 | 8))
    assert changes == [Change("up", 0.0, "h0up"), Change("down", 1.0, "h0down")]


units = st.floats(-1.0, 1.0)


@given(units, units, st.floats(0.0, 0.8))
def test_the_dead_zone_is_round_and_full_speed_is_the_same_in_every_direction(
    x: float, y: float, dead: float
) -> None:
    length = math.hypot(x, y)
    out_x, out_y = round_dead_zone(x, y, dead)
    out = math.hypot(out_x, out_y)
    assert out <= 1.01
    if length <= dead:
        assert out == 0.0
    if length >= 0.95:
        assert out == pytest.approx(1.0, abs=0.01)
    if out > 0.1:
        assert math.cos(math.atan2(y, x) - math.atan2(out_y, out_x)) > 0.99


@given(
    st.lists(
        st.tuples(st.sampled_from(["button", "hat", "axis"]), st.integers(0, 7), st.integers(-32768, 32767))
    )
)
def test_whatever_is_reported_presses_and_releases_alternate(reports: list[tuple[str, int, int]]) -> None:
    one, down = pad(), dict[str, float]()
    for kind, number, value in reports:
        limit = {"button": 1, "hat": 15, "axis": 0xFFFF}[kind]
        for change in one.feed(report(kind, number, value if kind == "axis" else value & limit)):
            if change.control in ("x", "y"):
                assert -1.0 <= change.value <= 1.0
            else:
                assert change.value == 1.0 - down.get(change.raw, 0.0)
                down[change.raw] = change.value
