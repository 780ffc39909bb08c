"""Why a control does nothing on a screen: all that the walk puts up with."""

from __future__ import annotations

STAYS = {
    "a pad is gone": "only the pad, another one or a bot ends the wait, so that nobody's seat is given away",
    "kiosk, attract": "whoever presses wakes it",
}
"""Screens that neither Escape nor 'start' leaves."""
