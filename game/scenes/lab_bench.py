"""What the laboratory knows: the state of each device, the latest presses, and who holds on to leave."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.inputs.keyboard import BOARD
from game.inputs.pairs import Gap, Pairs
from game.inputs.press import Press
from game.inputs.zones import ZONES
from game.scenes.nav import HOLD_NS

KEPT = 6
STICK = ("x", "y")


@dataclass
class DeviceState:
    """What a device does now. held: control by raw control, '' where none is bound. x, y: its stick."""

    seat: int | None = None
    held: dict[str, str] = field(default_factory=dict)
    x: float = 0.0
    y: float = 0.0

    def controls(self) -> set[str]:
        """The controls that are held."""
        return set(self.held.values())


class Bench:
    """Fed with every press. devices: by name. presses: keys and buttons that went down, newest first."""

    def __init__(self) -> None:
        """Nothing has been pressed."""
        self.devices: dict[str, DeviceState] = {name: DeviceState() for name in (*ZONES, BOARD)}
        self.presses: deque[Press] = deque(maxlen=KEPT)
        self._pairs = Pairs()

    def feed(self, press: Press) -> None:
        """Take a press, a release or a move of a stick."""
        device = self.devices.setdefault(press.device, DeviceState())
        device.seat = press.seat
        if press.control in STICK:
            setattr(device, press.control, press.value)
        elif press.value:
            device.held[press.raw] = press.control
            self.presses.appendleft(press)
        else:
            device.held.pop(press.raw, None)
        self._pairs.feed(press)

    def gaps(self) -> list[Gap]:
        """The gaps between the latest presses of any two devices, smallest first."""
        return self._pairs.gaps()

    def pads_are(self, pads: Iterable[str]) -> None:
        """These pads are plugged in: others are gone."""
        names = list(pads)
        for name in [name for name in self.devices if name.startswith("pad") and name not in names]:
            del self.devices[name]
        for name in names:
            self.devices.setdefault(name, DeviceState())

    def let_go(self) -> None:
        """The focus is lost: nothing is held any more."""
        for name, device in self.devices.items():
            self.devices[name] = DeviceState(device.seat)


class Leaving:
    """Notices who holds 'back' or 'start' long enough to leave; a tap stays a press like any other."""

    def __init__(self) -> None:
        """Nobody holds anything."""
        self._since: dict[tuple[str, str], int] = {}

    def feed(self, press: Press) -> bool:
        """Take a press; True if it let go of 'start' after a tap."""
        if press.control not in ("back", "start"):
            return False
        key = press.device, press.control
        if press.value:
            self._since[key] = press.seen_ns
            return False
        return self._since.pop(key, None) is not None and press.control == "start"

    def share(self, now_ns: int) -> float:
        """How much of the way out has been held, 0..1; 1 leaves."""
        longest = max((now_ns - since for since in self._since.values()), default=0)
        return min(1.0, max(0.0, longest / HOLD_NS))

    def clear(self) -> None:
        """Nothing is held any more."""
        self._since.clear()
