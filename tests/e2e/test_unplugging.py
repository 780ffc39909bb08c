"""Three hundred times a pad comes, holds something and goes, whatever scene is on."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.match import headless
from game.match.journal import read
from game.match.seats import parse_seats
from game.match.start import new_hunt
from game.scenes.bandits.options import OptionsScene
from game.scenes.bandits.result import ResultScene
from game.scenes.bandits.start import play, playback, seats, title
from game.scenes.lab import LabScene
from game.scenes.rulebook.start import rulebook_scene
from game.scenes.settings import SettingsScene
from tests.match.hands import content
from tests.scenes.house import House, house
from tests.support.pads import virtual_pads

CYCLES = 300
SHAPES = ((6, 15, 1), (2, 8, 0), (4, 12, 1), (0, 1, 0))
MAKES = ("Twin", "Twin", "Other", "Stick")


def _menu(place: House) -> None:
    place.open(title(place.app))
    place.tap("keys", "start")


def _match(place: House) -> None:
    place.open(play(place.app, parse_seats("keys1,bot,bot:hard")))


def _paused(place: House) -> None:
    _match(place)
    place.frames(3)
    place.tap("keys", "start")


def _reasons(place: House) -> None:
    _paused(place)
    place.top.menu.select("why")
    place.tap("keys1", "slam")


def _result(place: House) -> None:
    _match(place)
    place.until(lambda: isinstance(place.top, ResultScene), "the result")


def _replay(place: House) -> None:
    journals = place.app.folders.journals
    hunt = new_hunt(content(), parse_seats("bot,bot"), 5, journals=journals, headless=True)
    headless.run(hunt)
    hunt.match.close()
    place.open(playback(place.app, read(next(journals.glob("*.jsonl")))))


SCENES: dict[str, Callable[[House], object]] = {
    "TitleScene": lambda place: place.open(title(place.app)),
    "MainMenu": _menu,
    "SettingsScene": lambda place: place.open(SettingsScene()),
    "OptionsScene": lambda place: place.open(OptionsScene()),
    "SeatsScene": lambda place: place.open(seats(place.app)),
    "SitDownScene": lambda place: place.open(play(place.app, parse_seats("keys1,pad,pad"))),
    "LabScene": lambda place: place.open(LabScene()),
    "HowToScene": lambda place: place.open(place.app.rules_scene()),
    "RulebookScene": lambda place: place.open(rulebook_scene(place.app, "bandits")),
    "HuntScene": _match,
    "PauseScene": _paused,
    "ReasonsScene": _reasons,
    "ResultScene": _result,
    "ReplayScene": _replay,
}
"""How to come to each scene of the program."""


@pytest.mark.parametrize("name", SCENES)
def test_three_hundred_pads_come_and_go_spread_over_all_scenes(tmp_path: Path, name: str) -> None:
    come_and_go(tmp_path, name, -(-CYCLES // len(SCENES)))


@pytest.mark.soak
@pytest.mark.parametrize("name", SCENES)
def test_three_hundred_pads_come_and_go_on_each_scene(tmp_path: Path, name: str) -> None:
    come_and_go(tmp_path, name, CYCLES)


def come_and_go(folder: Path, name: str, cycles: int) -> None:
    """Pads of all shapes, unplugged at any moment, also with something held."""
    seed = random.SystemRandom().randrange(1 << 30)
    print(f"seed {seed}")
    rng = random.Random(seed)
    with house(folder, speed="fast", deck="half", auto_reveal_s=1) as place, virtual_pads() as pads:
        place.open(title(place.app))
        SCENES[name](place)
        assert place.names[-1] == name
        for _ in range(cycles):
            kind = rng.randrange(len(SHAPES))
            pads.attach("P", SHAPES[kind], MAKES[kind])
            frames(place, rng.randrange(3))
            if SHAPES[kind][0]:
                pads.set("P", "axis", 0, rng.choice((-32_768, 20_000, 32_767)))
            pads.set("P", "button", 0, rng.randrange(2))
            frames(place, rng.randrange(3))
            pads.detach("P")
            frames(place, rng.randrange(2))
        frames(place, 10)
        assert place.app.inputs.pads() == []
        assert place.names, "the program has ended"


def frames(place: House, count: int) -> None:
    """Frames with a moment for the pads' thread; the last one is drawn."""
    for number in range(count):
        time.sleep(0.0012)
        place.now_ns = max(place.now_ns, time.perf_counter_ns())
        place.frames(draw=number == 0)
