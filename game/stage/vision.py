"""How a picture looks to people who see fewer colours (Machado, Oliveira, Fernandes 2009, full severity)."""

from __future__ import annotations

import numpy as np
import pygame

VISIONS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "Deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "Protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "Tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
"""Rows of a matrix over linear red, green and blue, by what the lack is called."""


def seen(picture: pygame.Surface, vision: str) -> pygame.Surface:
    """A copy of an opaque picture as somebody with that lack sees it. Raises KeyError for an unknown one."""
    linear = _LINEAR[pygame.surfarray.array3d(picture)]
    mixed = np.clip(linear @ np.array(VISIONS[vision]).T, 0.0, 1.0)
    shown = np.where(mixed <= 0.0031308, mixed * 12.92, 1.055 * mixed ** (1 / 2.4) - 0.055)
    made = picture.copy()
    pygame.surfarray.blit_array(made, np.rint(shown * 255).astype(np.uint8))
    return made


_SHARES = np.arange(256) / 255
_LINEAR = np.where(_SHARES <= 0.04045, _SHARES / 12.92, ((_SHARES + 0.055) / 1.055) ** 2.4)
"""sRGB levels as shares of light."""
