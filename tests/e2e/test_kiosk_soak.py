"""A kiosk for twenty minutes: mashed on, left alone, mashed on again."""

from __future__ import annotations

import random
import time
from collections import Counter
from pathlib import Path

import pytest

from game.store.folders import RECORDS
from game.store.records import Records
from tests.e2e.booth import Booth, kiosk
from tests.e2e.rig import until
from tests.scenes.shelves import fill
from tests.support.pads import START

pytestmark = [pytest.mark.e2e, pytest.mark.soak]

MINE = 'zones = ["keys1", "keys2", "keys3", "keys4"]\nidle_seat_s = 10\nidle_table_s = 15\n'
MINUTES = 20
PADS = "ABCDEF"
MOVES = ("W", "A", "S", "D", "Up", "Down", "Left", "Right", "I", "J", "K", "L", "Keypad 8", "Keypad 5")
PALMS = ("V", "Return", "N", "Keypad 0")
BACKS = ("Q", "Backspace", "O", "Keypad +")
WAYS_OUT = ("Escape", "F11", "F4", "X", "Super_L")
MANNERS = {
    "players": (*MOVES, *PALMS, *PALMS, *PALMS),
    "reader": ("W", "S", "S", "D", "D", "A", "V", "V", "V", "Q"),
    "wild": (*MOVES, *PALMS, *BACKS, *WAYS_OUT),
}
"""Who just plays to the end, who looks alone at everything in the menu, and who wants to break it."""
GROWTH = 1.05
ACTS = {f"act:{name}" for name in ("title", "bandits", "bountytown", "boomtown", "noon", "records")}


class Masher:
    """Six pads and four zones in the hands of people without a plan."""

    def __init__(self, booth: Booth, rng: random.Random) -> None:
        self._booth, self._rng = booth, rng
        self.there = set(PADS)
        for pad in PADS:
            booth.program.pads.attach(pad)

    def mash(self, seconds: float, manner: str) -> None:
        """Press for so long; now and then a pad is pulled or comes back."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._booth.program.keys.tap(self._rng.choice(MANNERS[manner]), hold_s=0.02)
            if manner != "reader":
                self._fumble(self._rng.choice(PADS), range(4) if manner == "players" else range(8))

    def rest(self, seconds: float) -> None:
        """Nobody is there."""
        for pad in self.there:
            for button in range(8):
                self._booth.program.pads.button(pad, button, False)
        time.sleep(seconds)

    def warm_up(self) -> None:
        """See the rules and the whole loop once: what is made on the first visit of a screen is no growth."""
        self.open_menu()
        self.mash(60, "reader")
        until(lambda: set(self._booth.shown()) >= ACTS, "the whole loop is seen", within_s=900, every_s=1)

    def open_menu(self) -> None:
        """Wake it, and have the menu opened that leads everywhere: in a kiosk by a pad's Start."""
        self._booth.program.walk("V")
        if not self.there:
            self._plug(PADS[0])
            time.sleep(0.5)
        pad = min(self.there)
        for pressed in (True, False):
            self._booth.program.pads.button(pad, START, pressed)
            time.sleep(0.1)

    def _fumble(self, pad: str, buttons: range) -> None:
        if pad in self.there:
            self._booth.program.pads.button(pad, self._rng.choice(buttons), self._rng.random() < 0.5)
        if self._rng.random() < 0.004:
            self._plug(pad)

    def _plug(self, pad: str) -> None:
        if pad in self.there:
            self._booth.program.pads.detach(pad)
        else:
            self._booth.program.pads.attach(pad)
        self.there ^= {pad}


def test_twenty_minutes_of_mashing_break_nothing_and_memory_stays(tmp_path: Path) -> None:
    seed = random.SystemRandom().getrandbits(32)
    print("seed", seed)
    rng = random.Random(seed)
    (tmp_path / "data").mkdir()
    fill(Records(tmp_path / "data" / RECORDS), 12)  # the loop leaves out a wall of fame that is empty
    with kiosk(tmp_path, MINE) as booth:
        game, masher = booth.game, Masher(booth, rng)
        masher.warm_up()
        warm = len(booth.sizes)
        end = time.monotonic() + MINUTES * 60
        while time.monotonic() < end:
            manner, most_s = rng.choice((("players", 180), ("reader", 45), ("reader", 45), ("wild", 60)))
            if manner == "reader":
                masher.open_menu()
            masher.mash(rng.uniform(0.5, 1.0) * most_s, manner)
            left = time.monotonic()
            masher.rest(rng.uniform(20, 45))
            acts = [word for word in booth.shown(left) if word.startswith("act:")]
            print(f"{manner}, then left alone: {' '.join(acts)}", flush=True)
            assert acts, f"the attract loop does not come; last screens {booth.shown()[-10:]}"
        assert booth.game == game, booth.audits.all()
        sizes = booth.sizes[warm:]
        print("screens:", Counter(booth.shown()), booth.audits.counts())
        print("MB:", [round(size / 2**20) for size in sizes[::6]])
        half = len(sizes) // 2
        assert max(sizes[half:]) < GROWTH * max(sizes[:half])
