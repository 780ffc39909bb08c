"""The eight places: who sits where, and ranks that close before a match."""

from __future__ import annotations

import random

from game.inputs.pads import PadInfo
from game.inputs.seats import SeatMap
from game.scenes.names import seat_name
from game.scenes.roster import Roster
from game.scenes.sitter import BOT, Sitter
from game.stage.palette import SEATS


def roster(*devices: str | None) -> Roster:
    made = Roster(SeatMap())
    for seat, device in enumerate(devices):
        if device is not None:
            made.put(seat, Sitter(device))
    return made


def devices(made: Roster) -> list[str | None]:
    return [sitter and sitter.device for sitter in made.sitters]


def test_a_device_that_sits_keeps_its_seat_when_it_sits_down_again() -> None:
    made = roster("keys1")
    assert made.sit("keys1") == 0
    assert len(made) == 1


def test_people_get_the_lowest_free_seat_and_bots_make_room_from_the_last_one() -> None:
    made = roster("keys1", None, "pad:1")
    assert made.sit("keys2") == 1
    while made.add_bot("hard") is not None:
        pass
    assert made.sit("keys3") == 7
    assert made.sit("keys4") == 6


def test_nobody_gets_a_seat_where_eight_people_sit() -> None:
    made = roster(*(f"pad:{number}" for number in range(8)))
    assert made.sit("keys1") is None
    assert made.add_bot("easy") is None


def test_closed_ranks_have_no_holes_and_everybody_keeps_order_and_look() -> None:
    made = roster("keys1", None, "keys2", None, BOT)
    made.close_ranks()
    assert devices(made)[:4] == ["keys1", "keys2", BOT, None]
    assert [SEATS[seat].emblem for seat in range(4)] == ["star", "cactus", "rocket", "moon"]
    made.open_ranks()
    assert devices(made)[:5] == ["keys1", None, "keys2", None, BOT]
    assert SEATS.strange == ()


def test_who_sat_down_in_a_match_without_a_look_keeps_what_they_wore_for_the_next_one() -> None:
    made = roster("keys1", BOT, BOT, "keys2")
    SEATS.wear((4, 0, 1, 2))
    made.leave(1)
    made.line_up()
    assert [spec.look for spec in made.specs()] == [4, 1, 2]
    assert SEATS.worn[:3] == (4, 1, 2)
    SEATS.wear()


def test_after_a_match_with_more_places_who_finds_none_gets_up() -> None:
    made = roster(*(f"pad:{seat}" for seat in range(8)))
    made.name(7, "Zoë")
    made.close_ranks()
    made.places = 6
    made.open_ranks()
    assert devices(made) == [*(f"pad:{seat}" for seat in range(6)), None, None]
    assert made._map.seat_of("pad:7") is None
    made.leave(0)
    assert sitter_at(made, "pad:7").name == "Zoë"


def test_who_came_in_between_two_matches_gets_a_free_place_in_the_next_lobby() -> None:
    made = roster("keys1", None, "keys2")
    made.close_ranks()
    assert made.sit("pad:1") == 2
    made.open_ranks()
    assert devices(made)[:3] == ["keys1", "pad:1", "keys2"]


def test_names_are_told_in_sentences_and_in_the_match_and_a_bot_that_stands_in_keeps_them() -> None:
    made = roster("keys1", "pad:1")
    made.name(1, "Valentina")
    assert [seat_name(0), seat_name(1)] == ["Star", "Valentina"]
    assert [spec.name for spec in made.specs()] == ["", "Valentina"]
    made.stand_in(1, "easy")
    assert seat_name(1) == "Valentina"
    assert made.specs()[1].name == ""
    made.come_back(1, "pad:9")
    assert made.specs()[1].name == "Valentina"
    made.clear()
    assert seat_name(1) == "Moon"


def test_who_moves_onto_a_bot_swaps_with_it() -> None:
    made = roster("keys1", BOT, None)
    made.move(0, 1)
    assert devices(made)[:2] == [BOT, "keys1"]
    assert made._map.device_of(1) == "keys1"


def test_closed_ranks_keep_everybody_and_the_seats_of_devices_in_step() -> None:
    rng = random.Random(5)
    for _ in range(300):
        row = [rng.choice([None, BOT, f"pad:{seat}"]) for seat in range(8)]
        made = roster(*row)
        made.close_ranks()
        count = sum(device is not None for device in row)
        assert sorted(filter(None, devices(made))) == sorted(filter(None, row))
        assert None not in devices(made)[:count]
        for seat, device in enumerate(devices(made)):
            if device not in (None, BOT):
                assert made._map.device_of(seat) == device


def test_a_bot_that_takes_a_seat_over_for_good_leaves_its_device_free_and_nobody_to_come_back() -> None:
    made = roster("keys1", "keys2")
    made.stand_in(1, "easy")
    for seat in (0, 1):
        made.make_bot(seat, "hard")
    assert (made.stood_in, made._map.taken()) == ([], [])


def test_a_seat_whose_pad_came_back_as_another_device_is_named_so() -> None:
    made = roster("pad:1", BOT)
    made.reseat(0, "pad:9")
    made.reseat(1, "pad:8")
    assert devices(made)[:2] == ["pad:9", BOT]


def test_the_seats_of_a_match_are_named_as_the_command_line_names_them() -> None:
    made = roster("keys2", "pad:4")
    made.add_bot("hard")
    assert [spec.word for spec in made.specs()] == ["keys2", "pad", "bot:hard"]


def test_all_get_up() -> None:
    made = roster("keys1", BOT, "pad:2")
    made.clear()
    assert len(made) == 0
    assert made._map.taken() == []


def test_who_sits_down_again_after_the_company_broke_up_has_name_wins_and_place_again() -> None:
    made = roster()
    for device in ("keys1", "pad:1", "keys2"):
        made.sit(device)
    made.name(1, "Zoë")
    made.move(1, 5)
    made.won(5)
    made.part(["Zoë"].__contains__)
    assert not len(made)
    assert made.sit("keys3") == 0
    assert made.sit("pad:1") == 5
    sitter = made.sitters[5]
    assert sitter is not None
    assert (sitter.name, sitter.wins, sitter.ready) == ("Zoë", 1, False)
    assert made.sit("keys2") == 2
    assert made.sit("keys1") == 1  # its place is taken


def test_a_name_that_has_gone_or_is_taken_or_was_given_up_is_not_had_again() -> None:
    made = roster("keys1", "keys2", "keys3")
    for seat, name in enumerate(("Zoë", "Bart", "Emma")):
        made.name(seat, name)
    made.part(["Bart", "Emma"].__contains__)
    assert made.sit("keys1") == 0
    assert seat_name(0) == "Star"
    made.name(0, "Bart")
    assert made.sit("keys2") == 1
    assert seat_name(1) == "Moon"
    assert made.sit("keys3") == 2
    made.leave(2)
    assert made.sit("keys3") == 2
    assert seat_name(2) == "Cactus"


def test_strangers_are_not_taken_for_whoever_played_before_them() -> None:
    made = roster("keys1")
    made.name(0, "Zoë")
    made.part(["Zoë"].__contains__)
    made.clear()
    assert made.sit("keys1") == 0
    assert seat_name(0) == "Star"


def sitter_at(made: Roster, device: str) -> Sitter:
    """Who sits at a device, once they have sat down."""
    seat = made.sit(device)
    assert seat is not None
    sitter = made.sitters[seat]
    assert sitter is not None
    return sitter


def test_a_name_is_known_at_the_last_device_only() -> None:
    made = roster("keys1")
    made.name(0, "Ann")
    made.part(["Ann"].__contains__)
    made.sit("keys2")
    made.name(0, "Ann")
    made.part(["Ann"].__contains__)
    assert (sitter_at(made, "keys1").name, sitter_at(made, "keys2").name) == ("", "Ann")


def test_who_got_up_in_a_match_is_known_after_it_as_well() -> None:
    made = roster("keys1", "pad:1", "keys3")
    for seat, name in enumerate(("Ann", "Bob", "Cid")):
        made.name(seat, name)
        made.won(seat)
    made.stand_in(1, "easy")
    made.stand_in(2, "easy", out=True)
    made.part(["Ann", "Bob", "Cid"].__contains__)
    for device, name in (("pad:1", "Bob"), ("keys3", "Cid"), ("keys1", "Ann")):
        sitter = sitter_at(made, device)
        assert (sitter.name, sitter.wins) == (name, 1)


def test_wins_outlast_getting_up_and_coming_back_of_guests_too() -> None:
    made = roster("keys1", "keys2")
    made.name(0, "Ann")
    for seat, device in enumerate(("keys1", "keys2")):
        made.won(seat)
        made.stand_in(seat, "easy")
        made.won(seat)
        made.come_back(seat, device)
        assert sitter_at(made, device).wins == 1


def test_wins_belong_to_the_name_and_a_guest_who_says_theirs_keeps_their_own() -> None:
    made = roster("keys1", "keys2")
    made.won(0)
    ann = sitter_at(made, "keys1")
    wins = {}
    for name in ("Ann", "Dan", "", "Ann"):
        made.name(0, name)
        wins[name] = ann.wins
    assert wins == {"Ann": 1, "Dan": 0, "": 0}
    made.name(0, "")
    made.name(1, "Ann")
    made.won(1)
    assert (ann.wins, sitter_at(made, "keys2").wins) == (0, 2)


def test_whose_name_somebody_else_has_taken_has_none_of_its_wins() -> None:
    made = roster("keys1")
    made.name(0, "Ann")
    made.won(0)
    made.part(["Ann"].__contains__)
    made.sit("keys2")
    made.name(0, "Ann")
    newcomer = sitter_at(made, "keys1")
    assert (newcomer.name, newcomer.wins) == ("", 0)


def test_a_lesson_makes_nobody_forgotten() -> None:
    made = roster("keys1", "keys2")
    made.name(0, "Ann")
    made.name(1, "Bob")
    made.part(["Ann", "Bob"].__contains__)
    others = made.set_aside()
    made.put(0, Sitter("keys1"))
    assert sitter_at(made, "keys2").name == ""
    made.sit_again(others)
    made.part(["Ann", "Bob"].__contains__)
    assert (sitter_at(made, "keys1").name, sitter_at(made, "keys2").name) == ("Ann", "Bob")


def test_a_pad_that_slept_after_the_company_broke_up_is_known_again() -> None:
    made = roster("pad:1")
    made.name(0, "Ann")
    made.part(["Ann"].__contains__)
    made._map.pad_lost(PadInfo(1, "Pad", "like"))
    made._map.pad_added(PadInfo(4, "Pad", "like"))
    assert sitter_at(made, "pad:4").name == "Ann"
