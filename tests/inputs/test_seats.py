"""Who sits where, and who gets a seat back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.inputs.pads import PadInfo
from game.inputs.seats import SeatMap


def pad(instance: int, make: str = "X", serial: str = "") -> PadInfo:
    return PadInfo(instance, make, f"guid-{make}", serial)


def seated(*infos: PadInfo) -> SeatMap:
    seats = SeatMap()
    for seat, info in enumerate(infos):
        seats.sit(seat, info.device)
    return seats


def test_sitting_down_moves_a_device_and_replaces_who_sat_there() -> None:
    seats = SeatMap()
    seats.sit(0, "keys1")
    seats.sit(1, "keys2")
    seats.sit(0, "keys2")
    assert (seats.device_of(0), seats.device_of(1)) == ("keys2", None)
    assert (seats.seat_of("keys1"), seats.seat_of("keys2")) == (None, 0)
    assert seats.taken() == [0]


def test_a_device_is_free_while_nobody_sits_at_it_and_it_is_there() -> None:
    seats, here = SeatMap(), pad(1)
    assert seats.is_free(here.device)
    seats.sit(0, here.device)
    assert not seats.is_free(here.device)
    seats.leave(0)
    assert seats.is_free(here.device)
    seats.pad_lost(here)
    assert not seats.is_free(here.device)
    seats.pad_added(here)
    assert seats.is_free(here.device)


def test_a_lost_pad_keeps_its_seat_until_somebody_leaves_it() -> None:
    seats = seated(pad(0), pad(1, "Y"))
    assert seats.pad_lost(pad(1, "Y")) == 1
    assert (seats.lost(), seats.taken(), seats.device_of(1)) == ([1], [0, 1], None)
    seats.leave(1)
    assert (seats.lost(), seats.taken()) == ([], [0])
    assert seats.pad_added(pad(2, "Y")) is None


def test_the_only_missing_pad_of_its_make_is_known_again() -> None:
    seats = seated(pad(0), pad(1, "Y"))
    seats.pad_lost(pad(0))
    assert seats.pad_added(pad(7, "Y")) is None, "another make"
    assert seats.pad_added(pad(8)) == 0
    assert seats.device_of(0) == "pad:8"


def test_between_two_like_pads_nobody_guesses() -> None:
    seats = seated(pad(0), pad(1))
    seats.pad_lost(pad(0))
    seats.pad_lost(pad(1))
    assert seats.pad_added(pad(2)) is None
    assert seats.pad_added(pad(3)) is None
    assert seats.lost() == [0, 1]


def test_a_free_like_pad_that_went_away_too_is_a_doubt_as_well() -> None:
    seats = seated(pad(0))
    seats.pad_lost(pad(5))  # nobody sat there
    seats.pad_lost(pad(0))
    assert seats.pad_added(pad(6)) is None


def test_serial_numbers_end_all_doubt() -> None:
    seats = seated(pad(0, serial="s0"), pad(1, serial="s1"))
    seats.pad_lost(pad(0, serial="s0"))
    seats.pad_lost(pad(1, serial="s1"))
    assert seats.pad_added(pad(2, serial="s1")) == 1
    assert seats.pad_added(pad(3, serial="s9")) is None
    assert seats.pad_added(pad(4, serial="s0")) == 0


def test_free_pads_claim_the_seat_that_is_asked_for_or_the_only_one() -> None:
    seats = seated(pad(0), pad(1))
    seats.pad_lost(pad(1))
    seats.pad_lost(pad(0))
    assert seats.claim(pad(9, "Z")) is None, "nobody asked, and two are gone"
    assert seats.claim(pad(9, "Z"), 1) == 1
    assert seats.claim(pad(9, "Z"), 0) is None, "it is free no longer"
    assert seats.claim(pad(8, "Z")) == 0
    assert seats.claim(pad(7, "Z")) is None


def test_when_one_of_two_like_pads_has_claimed_the_other_one_is_known() -> None:
    seats = seated(pad(0), pad(1))
    seats.pad_lost(pad(0))
    seats.pad_lost(pad(1))
    seats.pad_added(pad(2))
    assert seats.claim(pad(2), 0) == 0
    assert seats.pad_added(pad(3)) == 1


def test_when_all_like_pads_are_back_the_next_loss_is_no_riddle() -> None:
    seats = seated(pad(0), pad(1))
    for gone in (0, 1):
        seats.pad_lost(pad(gone))
    for back in (2, 3):
        seats.pad_added(pad(back))
    seats.leave(0)
    seats.leave(1)
    seats.sit(5, pad(3).device)
    seats.pad_lost(pad(3))
    assert seats.pad_added(pad(4)) == 5


def test_a_seat_claimed_by_another_make_leaves_its_own_pad_missing() -> None:
    seats = seated(pad(0), pad(1))
    seats.pad_lost(pad(0))
    assert seats.claim(pad(9, "Z")) == 0
    seats.pad_lost(pad(1))
    assert seats.pad_added(pad(5)) is None, "it may be either"


def test_a_pad_that_is_gone_can_be_given_a_seat_which_waits_for_it() -> None:
    seats = SeatMap()
    seats.pad_added(pad(1))
    seats.pad_lost(pad(1))
    seats.sit(2, "pad:1")
    assert (seats.lost(), seats.device_of(2), seats.seat_of("pad:1")) == ([2], None, None)
    assert seats.whose("pad:1") == 2
    seats.sit(3, "pad:1")
    assert seats.lost() == [3], "one pad, one seat"
    assert seats.pad_added(pad(8)) == 3
    assert (seats.lost(), seats.device_of(3)) == ([], "pad:8")


def test_a_pad_that_came_back_under_another_name_is_seated_by_its_old_one() -> None:
    seats = SeatMap()
    for gone, back in ((1, 2), (2, 2), (2, 5)):
        seats.pad_lost(pad(gone))
        seats.pad_added(pad(back))
    assert seats.sit(0, "pad:1") == "pad:5"
    assert (seats.lost(), seats.device_of(0)) == ([], "pad:5")


events = st.lists(
    st.tuples(st.sampled_from(["plug", "pull", "claim", "leave", "sit"]), st.integers(0, 5)), max_size=60
)


@given(events)
def test_no_seat_is_ever_given_back_while_two_of_a_make_are_gone(stream: list[tuple[str, int]]) -> None:
    """Six like pads come and go at random; instance ids are never used twice."""
    seats, here, gone, back = SeatMap(), dict[int, PadInfo](), 0, 0
    fresh = 100
    for verb, number in stream:
        if verb == "plug" and number not in here:
            here[number] = pad(fresh)
            fresh += 1
            seat = seats.pad_added(here[number])
            if gone - back > 1:
                assert seat is None
            if seat is not None:
                gone -= 1
            elif gone:
                back += 1
        elif verb == "pull" and number in here:
            seats.pad_lost(here.pop(number))
            gone += 1
        elif verb == "claim" and number in here:
            seats.claim(here[number])
        elif verb == "leave":
            seats.leave(number)
        elif verb == "sit" and number in here:
            seats.sit(number, here[number].device)
        devices = [seats.device_of(seat) for seat in seats.taken() if seat not in seats.lost()]
        assert len(set(devices)) == len(devices)
        assert all(seats.device_of(seat) is None for seat in seats.lost())
        assert all(seats.seat_of(device) is not None for device in devices if device)
