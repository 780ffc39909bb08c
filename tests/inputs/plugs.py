"""Virtual pads, plugged in and out."""

from __future__ import annotations

from game.inputs.virtual import VirtualPads
from tests.inputs.conftest import Desk


def plug(desk: Desk, pads: VirtualPads, name: str, make: str = "") -> str:
    """Plug a pad in and wait until it is known; its device."""
    instance = pads.attach(name, make=make)
    device = f"pad:{instance}"
    desk.until(lambda: device in [notice.device for notice in desk.notices])
    return device
