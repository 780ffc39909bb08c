"""The measuring end of `bench race`: a window that draws at 60 fps while a thread presses keys and pads."""

from __future__ import annotations

import itertools
import json
import random
import sys
import threading
import time
from typing import NamedTuple

from game.cli.xrig import SHARP_NS, Keys
from game.inputs.environment import prepare_environment
from game.inputs.span import MS, Span, now_ns

prepare_environment()

import pygame  # noqa: E402 - SDL reads its hints on import

from game.inputs.bindings import Bindings  # noqa: E402
from game.inputs.hub import Inputs  # noqa: E402
from game.inputs.press import Press  # noqa: E402
from game.inputs.sdl import load  # noqa: E402
from game.inputs.virtual import VirtualPads  # noqa: E402

FRAME_NS = 1_000_000_000 // 60
DRAW_MS = (2.0, 8.0)
LAYERS = 6
HOLD_S, HOLD_AT_MOST_S = 0.008, 1.0
"""How long presses last, at least and at most."""

PAUSE_S = (0.0, 0.016)
ATTEMPTS = 4
"""How often a race is run again whose presses are no yardstick."""

PAD = "bench"
PAD_DEVICE = "pad"


class Trial(NamedTuple):
    """Two presses, `gap_ms` apart: devices and the spans in which they were truly made."""

    gap_ms: float
    first: str
    second: str
    first_span: Span
    second_span: Span


class Presser(threading.Thread):
    """Makes the trials of a plan, each until it is a yardstick."""

    def __init__(
        self, display: str, stage: Stage, pads: VirtualPads, plan: list[tuple[float, str, str]]
    ) -> None:
        """plan: (gap in ms, first device, second device)."""
        super().__init__(name="presser", daemon=True)
        self._keys = Keys(display)
        self._pads = pads
        self._plan = plan
        self._stage = stage
        self._names = {zone: Bindings().first_key(zone, "slam") for zone in ("keys1", "keys2")}
        self.trials: list[Trial] = []

    def run(self) -> None:
        """Make all trials."""
        time.sleep(0.5)
        for wanted in self._plan:
            for _attempt in range(ATTEMPTS):
                trial = self._race(*wanted)
                self.trials.append(trial)
                if max(s.hi - s.lo for s in (trial.first_span, trial.second_span)) <= SHARP_NS:
                    break
        time.sleep(0.1)
        self._keys.close()

    def _race(self, gap_ms: float, first: str, second: str) -> Trial:
        time.sleep(random.uniform(*PAUSE_S))
        a = self._push(first, True)
        _wait_until(a.lo + round(gap_ms * MS))
        b = self._push(second, True)
        self._hold()
        self._push(first, False)
        self._push(second, False)
        self._hold()
        return Trial(gap_ms, first, second, a, b)

    def _hold(self) -> None:
        """Until all devices have been looked at: a virtual pad that changes twice before has not changed."""
        time.sleep(HOLD_S)
        enough, at_most = self._stage.samples + 2, time.monotonic() + HOLD_AT_MOST_S
        while self._stage.samples < enough and time.monotonic() < at_most:
            time.sleep(0.001)

    def _push(self, device: str, down: bool) -> Span:
        if device != PAD_DEVICE:
            return self._keys.press(self._names[device]) if down else self._keys.release(self._names[device])
        before = now_ns()
        self._pads.set(PAD, "button", 0, int(down))
        return Span(before, now_ns())


def _wait_until(at_ns: int) -> None:
    while (left := at_ns - now_ns()) > 0:
        time.sleep(max(0.0, left / 1e9 - 0.0003) if left > MS else 0)


class Stage:
    """Draws frames of 2 to 8 ms as the game does, and samples between their layers."""

    def __init__(self) -> None:
        pygame.display.init()
        self._screen = pygame.display.set_mode((1920, 1080))
        self._room = pygame.Surface((1920, 1080)).convert()
        self._card = pygame.Surface((150, 210), pygame.SRCALPHA).convert_alpha()
        self.inputs = Inputs(Bindings())
        self.samples = 0
        self.frames: list[int] = []
        self.presses: list[Press] = []

    def frame(self) -> None:
        """One frame: draw, flip, sample each 0.5 ms until the next one is due."""
        begin = now_ns()
        self.frames.append(begin)
        self._screen.blit(self._room, (0, 0))
        work_ns = random.uniform(*DRAW_MS) * MS
        for layer in range(1, LAYERS + 1):
            self._sample()
            while now_ns() < begin + work_ns * layer / LAYERS:
                self._screen.blit(self._card, (random.randrange(1700), random.randrange(800)))
        self._sample()
        pygame.display.flip()
        while now_ns() < begin + FRAME_NS:
            self._sample()
            time.sleep(0.0005)
        self.presses += [
            press for press in self.inputs.drain() if press.value == 1.0 and press.control == "slam"
        ]

    def _sample(self) -> None:
        self.inputs.sample()
        self.samples += 1


def plan_for(key_pairs: int, mixed_pairs: int) -> list[tuple[float, str, str]]:
    """Trials: keys against keys 2, 4 and 8 ms apart, and keys against a pad 4 ms apart; either side first."""
    keys = itertools.cycle(
        [(g, *pair) for g in (2.0, 4.0, 8.0) for pair in (("keys1", "keys2"), ("keys2", "keys1"))]
    )
    mixed = itertools.cycle([(4.0, zone, PAD_DEVICE) for zone in ("keys1", "keys2")])
    plan = list(itertools.islice(keys, key_pairs))
    for i, (gap, zone, pad) in enumerate(itertools.islice(mixed, mixed_pairs)):
        plan.append((gap, zone, pad) if i % 4 < 2 else (gap, pad, zone))
    random.shuffle(plan)
    return plan


def measure(display: str, key_pairs: int, mixed_pairs: int) -> dict[str, object]:
    """Run the trials; what was done and what was seen, as JSON-able data."""
    stage = Stage()
    sdl = load()
    if sdl is None:
        raise SystemExit("pygame's SDL library can't be found.")
    pads = VirtualPads(sdl)
    pads.attach(PAD)
    presser = Presser(display, stage, pads, plan_for(key_pairs, mixed_pairs))
    presser.start()
    stage.inputs.reset_gaps()
    while presser.is_alive():
        stage.frame()
    gaps = stage.inputs.gap_stats()
    stage.inputs.close()
    return {
        "trials": presser.trials,
        "presses": [(p.device, p.lo_ns, p.hi_ns, p.seen_ns, p.source) for p in stage.presses],
        "frames": stage.frames,
        "gaps": gaps._asdict(),
    }


def main() -> None:
    """Arguments: display, pairs of keys, pairs of key and pad, seed. Prints one JSON line."""
    display, key_pairs, mixed_pairs, seed = sys.argv[1:5]
    random.seed(int(seed))
    print(json.dumps(measure(display, int(key_pairs), int(mixed_pairs))))


if __name__ == "__main__":
    main()
