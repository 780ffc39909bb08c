"""A kiosk that is left alone for an evening and beyond midnight."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.kiosk.config import Kiosk
from tests.kiosk.booth import Booth
from tests.kiosk.evening import evening
from tests.scenes.house import house
from tests.scenes.shelves import fill

KIOSK = Kiosk(
    zones=("keys1", "keys2", "keys3", "keys4"),
    idle_seat_s=15,
    idle_table_s=30,
    attract_sound="always",
    quiet_hours=("23:30", "01:00"),
)
HOURS = 6
GROWTH = 1.05
ACTS = {"title", "bandits", "bountytown", "boomtown", "noon", "records"}


@pytest.mark.soak
def test_six_hours_with_guests_who_come_and_go_break_nothing_and_memory_stays(tmp_path: Path) -> None:
    seed = random.SystemRandom().getrandbits(32)
    print("seed", seed)
    heard: dict[bool, set[bool]] = {False: set(), True: set()}
    with house(tmp_path, deck="half", speed="fast", auto_reveal_s=1) as place:
        booth = Booth(place, tmp_path, KIOSK)
        place.app.silent = False
        fill(place.app.records, 12)
        with evening(booth, seed) as found:
            while found.hours < HOURS:
                found.guests()
                now = found.wall.strftime("%H:%M")
                heard[KIOSK.quiet_at(now)].add(not place.app.sound.mute)
                print(now, place.names, flush=True)
        print(sorted(found.seen.items()), booth.audits.counts())
        print("MB:", [round(size / 2**20) for size in found.sizes])
        assert heard == {False: {True}, True: {False}}, "silent in the quiet hours and at no other time"
        acts = ACTS | ({"photo"} if place.app.records.photos_of_a_day() else set())  # by chance there is none
        assert {f"act:{name}" for name in acts} <= found.seen.keys()
        third = len(found.sizes) // 3
        assert max(found.sizes[2 * third :]) < GROWTH * max(found.sizes[third : 2 * third])


def test_a_few_guests_of_such_an_evening_and_the_loop_between_them(tmp_path: Path) -> None:
    with house(tmp_path, deck="half", speed="fast", auto_reveal_s=1) as place:
        booth = Booth(place, tmp_path, KIOSK)
        with evening(booth, 5) as found:
            found.tap("keys1", "slam", "slam")
            for _ in range(60):
                found.tap(found.rng.choice(("keys1", "keys2", "pad:0")), found.rng.choice(("left", "slam")))
            found.wait(60)
            assert found.seen["SeatsScene"]
            assert found.seen["act:title"]
