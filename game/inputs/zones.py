"""The four places at one keyboard, as data: which keys serve which player.

Why these keys:

- by scancode: the same places on every layout. On AZERTY `keys1` is Z Q S D, and hints show it so;
- no Shift, Ctrl, Alt or Caps Lock: pressed quickly they open Sticky Keys, menus and layout switches;
- no Space: two thumbs could reach it, and cheap boards are known to lose it while Up and Left are held;
- V lies under the thumb of a hand on W A S D, N under that of a hand on I J K L; B stays free between them;
- in the usual matrix (a line for each of 1QAZ, 2WSX, 3EDC, 4RFV, ..., and one for each row) neither V nor N
  closes a rectangle with two directions of its own zone, so a two-key-rollover board can tell all three;
- Return is big, and the player on the arrows has a hand free for it;
- 'back' is a stretch away from each resting hand and does nothing in a race: an accident costs nothing;
- on the keypad Down is both 5 (three fingers in a row) and 2 (as printed), and slam both 0 (thumb) and Enter;
  hints show 0, since boards have another Enter too.
"""

from __future__ import annotations

from collections.abc import Mapping

Keys = Mapping[str, tuple[str, ...]]
"""Scancode names by control, the first one being the one that hints show."""

ZONES: dict[str, Keys] = {
    "keys1": {"up": ("W",), "left": ("A",), "down": ("S",), "right": ("D",), "slam": ("V",), "back": ("Q",)},
    "keys2": {
        "up": ("Up",), "left": ("Left",), "down": ("Down",), "right": ("Right",),
        "slam": ("Return",), "back": ("Backspace",),
    },
    "keys3": {"up": ("I",), "left": ("J",), "down": ("K",), "right": ("L",), "slam": ("N",), "back": ("O",)},
    "keys4": {
        "up": ("Keypad 8",), "left": ("Keypad 4",), "down": ("Keypad 5", "Keypad 2"), "right": ("Keypad 6",),
        "slam": ("Keypad 0", "Keypad Enter"), "back": ("Keypad +",),
    },
}  # fmt: skip

PAUSE_KEY = "Escape"
"""'start' for everybody."""

ZONE_CONTROLS = ("up", "left", "down", "right", "slam", "back")
