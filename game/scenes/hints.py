"""Which glyphs the bottom line shows: those of the devices that are asked, each once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.inputs.keyboard import BOARD
from game.inputs.padlook import BY_PAD, PadLook
from game.inputs.zones import PAUSE_KEY, ZONES
from game.match.seats import MOUSE
from game.stage.glyphs import Legend, key_legend, mouse_legend, printed_legend
from game.stage.hints import Hint, HintGroup

if TYPE_CHECKING:
    from game.scenes.app import App

MOST_GROUPS = 4
ANY_PAD = "pad:0"
"""Stands for pads where none is plugged in."""


def legend_for(app: App, device: str) -> Legend:
    """The glyphs of a device."""
    if device == BOARD:
        device = next(iter(ZONES))
    if device == MOUSE:
        return mouse_legend
    if device not in ZONES:
        return printed_legend(*pad_look(app, device))
    keys = {control: app.inputs.key_name(device, control) for control in ZONES[device]}
    keys["start"], keys["hold"] = PAUSE_KEY, keys["back"]
    return key_legend(keys)


def still_here(app: App, device: str) -> str:
    """A device; in place of a pad that is gone one that can be used now, rather of somebody who sits."""
    seats = app.inputs.seats
    if seats.seat_of(device) is not None or seats.is_free(device):
        return device
    sitting = [seats.device_of(seat) for seat in seats.taken()]
    usable = [*sitting, *ZONES, *(pad.device for pad in app.inputs.pads())]
    return next((other for other in usable if other is not None and app.keeper.takes(other)), ANY_PAD)


def pad_look(app: App, device: str) -> PadLook:
    """What is printed on a pad, by its own word or by that of the settings."""
    wanted = app.settings.button_labels
    return app.inputs.pad_look(device, "" if wanted == BY_PAD else wanted)


def pad_kinds(app: App) -> list[str]:
    """A free pad of each kind that is plugged in, else any of that kind: those whose letters differ."""
    kinds: dict[str, str] = {}
    for pad in sorted(app.inputs.pads(), key=lambda pad: app.inputs.seats.seat_of(pad.device) is not None):
        kinds.setdefault(pad_look(app, pad.device).style, pad.device)
    return list(kinds.values())


def usable(app: App, device: str, hints: Sequence[Hint]) -> list[Hint]:
    """Those hints whose control a device has: in a kiosk keys have no 'start', nor has a pad that is gone."""
    starts = app.keeper.takes(BOARD) or device in [pad.device for pad in app.inputs.pads()]
    return [hint for hint in hints if starts or hint.control != "start"]


def control_keys(app: App, seat: int) -> tuple[str, ...]:
    """The glyphs of a seat's steering and palm, () if it has no device."""
    device = app.inputs.seats.device_of(seat)
    if device is None:
        return ()
    legend = legend_for(app, device)
    return legend("move"), legend("slam")


def hint_groups(app: App, hints: Sequence[Hint], seats: Sequence[int]) -> list[HintGroup]:
    """The hints for seats, one group a device; pads that look alike share one, which then has no badge."""
    sharing: list[tuple[str | PadLook, list[int]]] = []
    for seat in seats:
        device = app.inputs.seats.device_of(seat)
        if device is None:
            continue
        like = device if device in (*ZONES, MOUSE) else pad_look(app, device)
        known = next((those for other, those in sharing if other == like), None)
        if known is None:
            sharing.append((like, [seat]))
        else:
            known.append(seat)
    groups = [_group(app, hints, those, alone=len(those) == 1 < len(seats)) for _, those in sharing]
    return groups[:MOST_GROUPS] if hints else []


def _group(app: App, hints: Sequence[Hint], seats: Sequence[int], *, alone: bool) -> HintGroup:
    """The hints of seats whose devices look alike."""
    device = app.inputs.seats.device_of(seats[0]) or ANY_PAD
    return HintGroup(usable(app, device, hints), legend_for(app, device), seats[0] if alone else None)


def shared_hints(app: App, hints: Sequence[Hint]) -> list[HintGroup]:
    """The hints of a menu with the glyphs of the device that was used last."""
    device = app.last_device
    return [HintGroup(usable(app, device, hints), legend_for(app, device))] if hints else []
