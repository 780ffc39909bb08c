"""Names of physical keys as SDL calls them (USB HID usages): places on the board, not printed letters."""

from __future__ import annotations

import string

_FROM_40 = (
    "Return|Escape|Backspace|Tab|Space|-|=|[|]|\\|#|;|'|`|,|.|/|CapsLock|F1|F2|F3|F4|F5|F6|F7|F8|F9|F10|F11|F12|"
    "PrintScreen|ScrollLock|Pause|Insert|Home|PageUp|Delete|End|PageDown|Right|Left|Down|Up|Numlock|"
    "Keypad /|Keypad *|Keypad -|Keypad +|Keypad Enter|Keypad 1|Keypad 2|Keypad 3|Keypad 4|Keypad 5|Keypad 6|"
    "Keypad 7|Keypad 8|Keypad 9|Keypad 0|Keypad ."
)
_MODIFIERS = (
    "Left Ctrl",
    "Left Shift",
    "Left Alt",
    "Left GUI",
    "Right Ctrl",
    "Right Shift",
    "Right Alt",
    "Right GUI",
)

# 100 has no name of SDL's: beside the left Shift of European boards, printed '<', '|' or a backslash
CODES: dict[str, int] = (
    {letter: 4 + i for i, letter in enumerate(string.ascii_uppercase)}
    | {digit: 30 + i for i, digit in enumerate("1234567890")}
    | {name: 40 + i for i, name in enumerate(_FROM_40.split("|"))}
    | {"<": 100, "Application": 101, "Keypad =": 103}
    | {f"F{13 + i}": 104 + i for i in range(12)}
    | {name: 224 + i for i, name in enumerate(_MODIFIERS)}
)
"""Scancode by name."""

NAMES: dict[int, str] = {code: name for name, code in CODES.items()}
"""Name by scancode."""

MODIFIERS: frozenset[str] = frozenset((*_MODIFIERS, "CapsLock", "Numlock", "ScrollLock"))
"""Keys that systems treat specially (Sticky Keys, layout switches): not fit for play."""


def name_of(scancode: int) -> str:
    """The key's name; keys that few boards have are called 'Scancode <number>'."""
    return NAMES.get(scancode) or f"Scancode {scancode}"
