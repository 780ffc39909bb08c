"""The eight places: who sits where, and ranks that close before a match."""

from __future__ import annotations

import random

from game.inputs.seats import SeatMap
from game.scenes.roster import BOT, Roster, Sitter


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


def test_closed_ranks_have_no_holes_and_move_bots_first() -> None:
    made = roster("keys1", None, "keys2", None, BOT)
    made.close_ranks()
    assert devices(made)[:4] == ["keys1", BOT, "keys2", None]
    made = roster(None, "keys1", None, "pad:2")
    made.close_ranks()
    assert devices(made)[:3] == ["pad:2", "keys1", None]


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
