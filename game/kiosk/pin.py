"""The operator's PIN: digits that can be entered with a stick; only a hash of them is kept."""

from __future__ import annotations

import hashlib
import hmac
import math
import secrets
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from game.store.files import write_safely

DIGITS = 4
PIN = "pin.json"
"""The name of its file in the data folder."""
TRIES = 5
"""So many wrong PINs nobody minds."""
WAIT_S = 60.0
"""After those, and after each further wrong one, none is looked at for so long."""


class _Kept(msgspec.Struct, frozen=True):
    salt: str
    hash: str


class Pin:
    """The PIN of one data folder. A file that can't be read counts as no PIN: the next start asks for one."""

    def __init__(self, path: Path) -> None:
        """path: need not exist."""
        self.path = path

    @property
    def known(self) -> bool:
        """Whether one was set."""
        return self._kept() is not None

    def set(self, digits: str) -> None:
        """Keep a new one. Raises ValueError unless it is DIGITS digits, OSError if it can't be kept."""
        if len(digits) != DIGITS or not (digits.isascii() and digits.isdigit()):
            raise ValueError(f"A PIN has {DIGITS} digits.")
        salt = secrets.token_hex(16)
        write_safely(self.path, msgspec.json.encode(_Kept(salt, _hash(digits, salt))))

    def fits(self, digits: str) -> bool:
        """Whether this is the one that was set."""
        kept = self._kept()
        return kept is not None and hmac.compare_digest(kept.hash, _hash(digits, kept.salt))

    def forget(self) -> bool:
        """Reset it; False if there was none. Raises OSError."""
        there = self.path.exists()
        self.path.unlink(missing_ok=True)
        return there

    def _kept(self) -> _Kept | None:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=_Kept)
        except (OSError, msgspec.DecodeError):
            return None


class PinLock:
    """Stands before a PIN, so that guests who have all evening can't try every one."""

    def __init__(self, pin: Pin, clock: Callable[[], float] = time.monotonic) -> None:
        """clock: seconds, of any clock that never goes back."""
        self._pin, self._clock = pin, clock
        self._wrong = 0
        self._opens_s = -math.inf

    def refuses(self, digits: str) -> str:
        """Try digits: a sentence if they won't do or can't be tried now, '' if they fit."""
        wait_s = math.ceil(max(0.0, self._opens_s - self._clock()))
        if wait_s:
            return f"Too many wrong PINs: wait {wait_s} s."
        if self._pin.fits(digits):
            self._wrong = 0
            return ""
        self._wrong += 1
        if self._wrong < TRIES:
            return "That is not it."
        self._opens_s = self._clock() + WAIT_S
        return f"That is not it. Wait {WAIT_S:.0f} s."


def _hash(digits: str, salt: str) -> str:
    """Slow on purpose: there are few PINs."""
    return hashlib.scrypt(digits.encode(), salt=salt.encode(), n=2**14, r=8, p=1).hex()
