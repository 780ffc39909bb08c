"""Pads on a whole program: they are looked at by a thread of their own."""

from __future__ import annotations

import time

from tests.scenes.house import House

OTHER = (4, 12, 1)
"""The shape of a pad of another make."""


def sampled(place: House, count: int = 12) -> None:
    """Frames that give the pads' thread its time."""
    for _ in range(count):
        place.now_ns = max(place.now_ns, time.perf_counter_ns())
        time.sleep(0.002)
        place.frames()
