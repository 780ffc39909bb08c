"""What SDL must be told before pygame is imported."""

from __future__ import annotations

import os

HINTS = {
    "SDL_GAMECONTROLLER_USE_BUTTON_LABELS": "0",  # 'a' is the lower button on every pad, whatever it bears
    "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "1",  # else pads freeze in their last state when focus is lost
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


def prepare_environment() -> None:
    """Set SDL's hints; call it before the first `import pygame`. What the user has set stays."""
    for name, value in HINTS.items():
        os.environ.setdefault(name, value)
