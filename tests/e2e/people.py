"""Four people on a sofa: they read the journal over the program's shoulder, steer, slam, choose and draw."""

from __future__ import annotations

import random
import time
from bisect import insort
from collections.abc import Callable, Mapping
from typing import Protocol

from game.cli.xrig import Keys
from game.inputs.zones import ZONES
from game.rules.bandits.state import State
from game.rules.kernel import View
from tests.e2e.pilot import MS, Move, Pilot
from tests.e2e.tail import Tail
from tests.support.pads import LEFT_X, LEFT_Y, A, FifoPads

LOOK_S = 0.004
FULL = 32767
REACTIONS_MS = (190, 330)
KNOCK_NS = 260 * MS
"""Whose turn it is presses so often until the card is drawn; while captures are shown that does nothing."""
AGAIN_NS = 480 * MS
"""A hand that has got nothing tries again so long after its last move."""
BEHIND_NS = 40 * MS
"""How long after the reveal the journal tells of it."""


class Device(Protocol):
    """What a seat plays with."""

    stick: bool

    def move(self, control: str, value: float) -> None:
        """Press, let go, or push."""


class Zone:
    """A key zone."""

    stick = False

    def __init__(self, keys: Keys, zone: str) -> None:
        self._keys, self._zone = keys, zone

    def move(self, control: str, value: float) -> None:
        key = ZONES[self._zone][control][0]
        if value:
            self._keys.press(key)
        else:
            self._keys.release(key)


class Pad:
    """A virtual pad, steered by its stick."""

    stick = True

    def __init__(self, pads: FifoPads, name: str) -> None:
        self._pads, self._name = pads, name

    def move(self, control: str, value: float) -> None:
        if control == "slam":
            self._pads.button(self._name, A, bool(value))
        else:
            self._pads.axis(self._name, LEFT_X if control == "x" else LEFT_Y, round(value * FULL))


class People:
    """Plays the seats that it is given; other seats are bots."""

    def __init__(self, tail: Tail, devices: Mapping[int, Device], seed: int) -> None:
        self.tail = tail
        self.devices = dict(devices)
        self.rng = random.Random(seed)
        self._due: list[tuple[int, int, int, str, float]] = []
        self._count = 0
        self._pilots: dict[int, Pilot] = {}
        self._flip_ns = 0
        self._knock_ns = 0

    def play(
        self, until: Callable[[Tail], object], still_s: float, meanwhile: Callable[[], None] = lambda: None
    ) -> None:
        """Go on until something is so. meanwhile: called again and again.

        still_s: so long nothing may be decided; how long a whole match takes depends on the machine.
        """
        news_s = time.monotonic()
        while not until(self.tail):
            assert time.monotonic() < news_s + still_s, f"nothing for {still_s} s; phase {self.tail.phase}"
            if self.tail.look():
                news_s = time.monotonic()
                self._see()
            self._act()
            meanwhile()
            time.sleep(LOOK_S)

    def tap(self, seat: int, after_ms: float = 0.0, control: str = "slam", value: float = 1.0) -> None:
        """Press and let go, some time from now."""
        at = time.perf_counter_ns() + round(after_ms * MS)
        self._plan(at, seat, control, value)
        self._plan(at + 35 * MS, seat, control, 0.0)

    def let_go(self) -> None:
        """Do at once all that is still to be let go."""
        for _, _, seat, control, value in self._due:
            if not value:
                self.devices[seat].move(control, value)
        self._due.clear()

    # What happens

    def _see(self) -> None:
        view = self.tail.view
        if view["phase"] == "capture":
            if not self._pilots:
                self._begin(view)
            return
        self._pilots.clear()
        if view["phase"] == "choose" and view["chooser"] in self.devices:
            self.tap(view["chooser"], 500)
        elif view["noon"] and view["noon"]["rung"]:
            for seat in view["noon"]["may"]:
                if seat in self.devices:
                    self.tap(seat, self.rng.uniform(160, 260))

    def _begin(self, view: View) -> None:
        self._flip_ns = time.perf_counter_ns() - BEHIND_NS
        for seat, device in self.devices.items():
            if seat in view["capture"]["may"]:
                self._pilots[seat] = Pilot(view, self.tail.table, seat, stick=device.stick)
                self._go(seat, view, self.rng.randrange(*REACTIONS_MS) * MS)

    def _go(self, seat: int, view: View, at_ns: int) -> None:
        """Steer for something that is worth it."""
        pilot = self._pilots[seat]
        for target in worthwhile(self.tail.state, view, seat, self.rng):
            moves = pilot.plan(target, at_ns)
            if moves:
                pilot.done += moves
                for move in moves:
                    self._plan(self._flip_ns + move.at_ns, seat, move.control, move.value)
                return

    def _act(self) -> None:
        now = time.perf_counter_ns()
        while self._due and self._due[0][0] <= now:
            _, _, seat, control, value = self._due.pop(0)
            self.devices[seat].move(control, value)
        if self._pilots and self.tail.phase == "capture":
            self._try_again(now - self._flip_ns)
        elif self.tail.phase == "reveal" and now > self._knock_ns and self.tail.state.active in self.devices:
            self._knock_ns = now + KNOCK_NS
            self.tap(self.tail.state.active)

    def _try_again(self, now_ns: int) -> None:
        view = self.tail.view
        for seat, pilot in self._pilots.items():
            pilot.held = {row["target"] for row in view["capture"]["covered"] if row["seat"] == seat}
            last: Move | None = pilot.done[-1] if pilot.done else None
            idle = last is None or now_ns > last.at_ns + AGAIN_NS
            second = pilot.held and view["capture"]["hands"] == 2
            if seat in view["capture"]["may"] and (idle or (second and last and now_ns > last.at_ns)):
                self._go(seat, view, now_ns + 30 * MS)

    def _plan(self, at_ns: int, seat: int, control: str, value: float) -> None:
        self._count += 1
        insort(self._due, (at_ns, self._count, seat, control, value))


def worthwhile(state: State, view: View, seat: int, rng: random.Random) -> list[str]:
    """What a seat should go for, the best first. People remember well what lies Hidden."""
    capture = view["capture"]
    taken = {row["target"] for row in capture["covered"]}
    if capture["own"][seat]:
        return [capture["own"][seat]]
    if view["kind"] in ("escape", "ballerina"):
        return ["token-escape" if view["kind"] == "escape" else "token-heart"]
    free = [target for target in capture["targets"] if target not in taken]
    rng.shuffle(free)
    if view["kind"] == "sheriff":
        tokens = [target for target in free if target.startswith("token-sheriff")]
        return sorted(tokens, key=lambda token: view["tokens"][token] is not None)
    spots = [target for target in free if target.startswith("spot-")]
    return sorted(spots, key=lambda spot: not _right(state, view, spot))


def _right(state: State, view: View, target: str) -> bool:
    card = state.cards[state.spots[int(target.removeprefix("spot-"))]]
    return card.bandit == view["bandit"] if view["kind"] == "wanted" else card.colour == view["colour"]
