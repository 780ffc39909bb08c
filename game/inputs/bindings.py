"""Which key or button is which control: defaults, what a player has changed, and what is wrong with it."""

from __future__ import annotations

import msgspec

from game.inputs.press import CONTROLS
from game.inputs.scancodes import CODES, MODIFIERS
from game.inputs.span import MS
from game.inputs.zones import PAUSE_KEY, ZONE_CONTROLS, ZONES

MAX_OFFSET_MS = 20.0
"""More would reach behind the 34 ms after which a race is decided."""

BUTTON_CONTROLS = tuple(control for control in CONTROLS if control not in ("x", "y"))


class BindingError(ValueError):
    """Bindings that can't serve; the message lists every fault as a sentence."""


def _default_zones() -> dict[str, dict[str, list[str]]]:
    return {zone: {control: list(keys) for control, keys in table.items()} for zone, table in ZONES.items()}


class Bindings(msgspec.Struct):
    """All of a house's bindings, as they are kept in the settings.

    zones: scancode names by zone and control. pads: control by raw control ('b0', 'a2+', 'h0up'; '' unbinds),
    by the pad's name or '*' for all. dead_zone: radius of the stick's middle, 0..1. trigger: how far one is
    pulled to count, 0..1. offsets_ms: added to a device's times, by zone, 'keys' or the pad's name; they
    are negative for slow ones.
    """

    zones: dict[str, dict[str, list[str]]] = msgspec.field(default_factory=_default_zones)
    pads: dict[str, dict[str, str]] = {}
    dead_zone: float = 0.2
    trigger: float = 0.5
    offsets_ms: dict[str, float] = {}

    def __post_init__(self) -> None:
        """A zone that is not named is as always."""
        for zone, table in _default_zones().items():
            self.zones.setdefault(zone, table)

    def keys(self) -> dict[int, tuple[str, str]]:
        """(zone, control) by scancode."""
        return {
            CODES[key]: (zone, control)
            for zone, table in self.zones.items()
            for control, keys in table.items()
            for key in keys
            if key in CODES
        }

    def first_key(self, zone: str, control: str) -> str:
        """The scancode name that hints show for a zone's control, '' if it has none."""
        return next(iter(self.zones.get(zone, {}).get(control, [])), "")

    def offset_ns(self, *names: str) -> int:
        """The offset of the first name that has one, ns."""
        for name in names:
            if name in self.offsets_ms:
                return round(self.offsets_ms[name] * MS)
        return 0

    def checked(self) -> Bindings:
        """Itself. Raises BindingError if anything is wrong with it."""
        found = faults(self)
        if found:
            raise BindingError(" ".join(found))
        return self


def faults(bindings: Bindings) -> list[str]:
    """Everything that is wrong with bindings, one sentence each."""
    return [
        *_zone_faults(bindings),
        *_key_faults(bindings),
        *_pad_faults(bindings),
        *_number_faults(bindings),
    ]


def _zone_faults(bindings: Bindings) -> list[str]:
    found = [
        f"There is no key zone '{zone}'; known are {', '.join(ZONES)}."
        for zone in bindings.zones
        if zone not in ZONES
    ]
    for zone, table in bindings.zones.items():
        known = ", ".join(ZONE_CONTROLS)
        found += [
            f"'{zone}' binds '{c}', but a zone has only {known}." for c in table if c not in ZONE_CONTROLS
        ]
        found += [f"'{zone}' has no key for '{c}'." for c in ZONE_CONTROLS if not table.get(c)]
    return found


def _key_faults(bindings: Bindings) -> list[str]:
    found: list[str] = []
    owner = {PAUSE_KEY: "the pause"}
    for zone, table in bindings.zones.items():
        for control, keys in table.items():
            for key in keys:
                found += _one_key(zone, control, key, owner)
    return found


def _one_key(zone: str, control: str, key: str, owner: dict[str, str]) -> list[str]:
    place = f"'{control}' of '{zone}'"
    if key not in CODES:
        return [
            f"{place} is bound to '{key}', which is no key; there are 'W', 'Return', 'Keypad 5' and the like."
        ]
    if key in MODIFIERS:
        return [f"{place} is bound to {key}, but systems take that key for themselves; choose another."]
    if key in owner:
        return [f"{key} is bound twice: to {owner[key]} and to {place}."]
    owner[key] = place
    return []


def _pad_faults(bindings: Bindings) -> list[str]:
    known = ", ".join(BUTTON_CONTROLS)
    return [
        f"Pad '{name}' binds '{raw}' to '{control}'; a button can be {known}."
        for name, table in bindings.pads.items()
        for raw, control in table.items()
        if control and control not in BUTTON_CONTROLS
    ]


def _number_faults(bindings: Bindings) -> list[str]:
    found = []
    if not 0.0 <= bindings.dead_zone <= 0.8:
        found.append(f"The dead zone is {bindings.dead_zone}, it must be from 0 to 0.8.")
    if not 0.1 <= bindings.trigger <= 0.9:
        found.append(f"The trigger point is {bindings.trigger}, it must be from 0.1 to 0.9.")
    found += [
        f"The offset of '{name}' is {ms} ms, it must be from -{MAX_OFFSET_MS:g} to {MAX_OFFSET_MS:g}."
        for name, ms in bindings.offsets_ms.items()
        if not abs(ms) <= MAX_OFFSET_MS
    ]
    return found
