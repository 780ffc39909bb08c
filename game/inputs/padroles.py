"""What a pad's buttons are for: from SDL's database if it knows the pad, else from habit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

MAPPED = {
    "a": "slam", "b": "slam", "x": "slam", "y": "slam", "lefttrigger": "slam", "righttrigger": "slam",
    "leftshoulder": "back", "rightshoulder": "back", "back": "back", "start": "start",
    "dpup": "up", "dpdown": "down", "dpleft": "left", "dpright": "right",
}  # fmt: skip
"""Control by the name that SDL's database uses."""

UNMAPPED = {
    "b0": "slam", "b1": "slam", "b2": "slam", "b3": "slam", "b6": "slam", "b7": "slam",
    "b4": "back", "b5": "back", "b8": "back", "b9": "start",
}  # fmt: skip
"""The usual order on pads that no database knows: face, shoulders, triggers, select, start."""

PARTS = {
    "a": "south", "b": "east", "x": "west", "y": "north", "leftshoulder": "lb", "rightshoulder": "rb",
    "lefttrigger": "lt", "righttrigger": "rt", "back": "back", "start": "start",
    "dpup": "dpad-up", "dpdown": "dpad-down", "dpleft": "dpad-left", "dpright": "dpad-right",
}  # fmt: skip
"""Where it lies, by the name that SDL's database uses; 'a' is below on every pad."""

HAT_BITS = {1: "up", 2: "right", 4: "down", 8: "left"}
TRIGGER_CONTROL = "slam"


class StickAxis(NamedTuple):
    """An axis of the stick; sign -1 where the pad counts the other way round."""

    axis: int
    sign: int


class PadRoles(NamedTuple):
    """The roles of one pad.

    controls: by raw control ('b0', 'a2+', 'h0up'). x, y: the stick. full: axes that are triggers over their
    whole range. guess: whether axes that rest at their lower end are taken for triggers, too.
    """

    controls: Mapping[str, str]
    x: StickAxis
    y: StickAxis
    full: frozenset[int]
    guess: bool = False


HAT_CONTROLS = {f"h0{name}": name for name in HAT_BITS.values()}
HABIT = PadRoles({**UNMAPPED, **HAT_CONTROLS}, StickAxis(0, 1), StickAxis(1, 1), frozenset(), guess=True)


def roles_for(mapping: str, overrides: Mapping[str, str]) -> PadRoles:
    """The roles of one pad.

    mapping: SDL's string, '' if it has none. overrides: control by raw control.
    """
    roles = _from_mapping(mapping) if mapping else HABIT
    return roles._replace(controls={**roles.controls, **overrides})


def parts_of(mapping: str) -> dict[str, str]:
    """Where each button of a pad lies, by raw control. mapping: SDL's string."""
    pairs = _pairs(mapping)
    found = {_raw(pairs.get(name, ""))[0]: part for name, part in PARTS.items()}
    return {raw: part for raw, part in found.items() if raw}


def _pairs(mapping: str) -> dict[str, str]:
    return dict(part.split(":", 1) for part in mapping.split(",") if ":" in part)


def _from_mapping(mapping: str) -> PadRoles:
    pairs = _pairs(mapping)
    controls = dict(HAT_CONTROLS)
    full: set[int] = set()
    for name, control in MAPPED.items():
        raw, whole_axis = _raw(pairs.get(name, ""))
        if raw:
            controls[raw] = control
            full |= {int(raw[1:-1])} if whole_axis else set()
    stick = (_stick(pairs.get("leftx", ""), 0), _stick(pairs.get("lefty", ""), 1))
    return PadRoles(controls, *stick, frozenset(full))


def _raw(text: str) -> tuple[str, bool]:
    """SDL's 'b3', 'h0.4', '+a2' or 'a5~' in our words, and whether it is an axis over its whole range."""
    sign, text = (text[0], text[1:]) if text[:1] in ("+", "-") else ("", text)
    text = text.removesuffix("~")
    if text.startswith("h") and "." in text:
        hat, bit = text[1:].split(".", 1)
        return (
            (f"h{hat}{HAT_BITS[int(bit)]}", False) if bit.isdigit() and int(bit) in HAT_BITS else ("", False)
        )
    if text[:1] not in ("a", "b") or not text[1:].isdigit():
        return "", False
    return (f"{text}{sign or '+'}", not sign) if text[0] == "a" else (text, False)


def _stick(text: str, default: int) -> StickAxis:
    raw, whole_axis = _raw(text)
    return StickAxis(int(raw[1:-1]), -1 if text.endswith("~") else 1) if whole_axis else StickAxis(default, 1)
