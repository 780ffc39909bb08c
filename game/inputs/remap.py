"""Changing bindings one control at a time: what a new key or button does, and why it may be refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from game.inputs.bindings import BindingError, Bindings
from game.inputs.scancodes import CODES, MODIFIERS
from game.inputs.zones import PAUSE_KEY, ZONES

CONTROL_WORDS = {
    "up": "Up", "down": "Down", "left": "Left", "right": "Right",
    "slam": "Palm", "back": "Back", "start": "Pause",
}  # fmt: skip
"""What players call the controls."""


def copied(bindings: Bindings) -> Bindings:
    """An independent copy."""
    return msgspec.convert(msgspec.to_builtins(bindings), Bindings)


Named = Callable[[str], str]
"""A key by SDL's name -> what is printed on it."""


def with_key(bindings: Bindings, zone: str, control: str, key: str, named: Named = str) -> Bindings:
    """The bindings with one key for a zone's control. Raises BindingError with the reason if it can't be."""
    reason = why_not(bindings, zone, control, key, named)
    if reason:
        raise BindingError(reason)
    new = copied(bindings)
    new.zones[zone][control] = [key]
    return new.checked()


def why_not(bindings: Bindings, zone: str, control: str, key: str, named: Named = str) -> str:
    """Why a key can't be a control of a zone, '' if it can."""
    if key not in CODES:
        return "That key can't be used: few boards have it. Pick another one."
    if key in MODIFIERS:
        return f"Systems take {key} for themselves: it opens menus or Sticky Keys. Pick another one."
    if key == PAUSE_KEY:
        return f"{key} is everybody's pause."
    for other, table in bindings.zones.items():
        for has, keys in table.items():
            if key in keys and (other, has) != (zone, control):
                owner = f"{CONTROL_WORDS[has]} of Keys {other[-1]}"
                return f"{named(key)} is already {owner}. Give that another key first."
    return ""


def with_button(
    bindings: Bindings, name: str, controls: Mapping[str, str], control: str, raw: str
) -> Bindings:
    """The bindings with one more button for a control of all pads of that name.

    controls: of such a pad as they are now, by button. The button leaves the control that it had. Raises
    BindingError if that one would have no button any more.
    """
    before = controls.get(raw, "")
    if before == control:
        return bindings
    if before in ("slam", "start") and sum(has == before for has in controls.values()) == 1:
        raise BindingError(f"It is the only button for {CONTROL_WORDS[before]}; give that another one first.")
    new = copied(bindings)
    new.pads.setdefault(name, {})[raw] = control
    return new.checked()


def with_offset(bindings: Bindings, name: str, ms: int) -> Bindings:
    """The bindings with an offset for a zone or the pads of a name, ms. Raises BindingError out of bounds."""
    new = copied(bindings)
    new.offsets_ms.pop(name, None)
    if ms:
        new.offsets_ms[name] = float(ms)
    return new.checked()


def without_changes(bindings: Bindings, name: str, named: Named = str) -> Bindings:
    """The bindings with the defaults for a zone, or for the pads of a name. Raises BindingError.

    A zone's default key may serve another zone by now: that one keeps it, and the reason is told.
    """
    new = copied(bindings)
    new.offsets_ms.pop(name, None)
    if name in ZONES:
        new.zones[name] = {control: list(keys) for control, keys in ZONES[name].items()}
        wanted = [(control, key) for control, keys in ZONES[name].items() for key in keys]
        for reason in (why_not(new, name, control, key, named) for control, key in wanted):
            if reason:
                raise BindingError(reason)
    else:
        new.pads.pop(name, None)
    return new.checked()
