"""The operator's PIN: digits that can be entered with a stick; only a hash of them is kept."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import math
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec

from game.store.files import write_safely

DIGITS = 4
PIN = "pin.json"
"""The name of its file in the data folder."""
WRONG = "pin-wrong.json"
"""And of the one that says how many wrong ones were tried since the right one."""
TRIES = 5
"""So many wrong PINs nobody minds."""
WAIT_S = 60.0
"""After those, and after each further wrong one, none is looked at for so long."""


_Wrong = Annotated[int, msgspec.Meta(ge=0)]


class _Kept(msgspec.Struct, frozen=True):
    salt: str
    hash: str


class Pin:
    """The PIN of one data folder. A file that can't be read holds one that nobody knows: guests set none."""

    def __init__(self, path: Path) -> None:
        """path: need not exist."""
        self.path = path

    @property
    def known(self) -> bool:
        """Whether one was set."""
        try:
            self.path.stat()
        except FileNotFoundError:
            return False
        except OSError:  # the disk is out of order
            return True
        return True

    def set(self, digits: str) -> None:
        """Keep a new one. Raises ValueError unless it is DIGITS digits, OSError if it can't be kept."""
        if len(digits) != DIGITS or not (digits.isascii() and digits.isdigit()):
            raise ValueError(f"A PIN has {DIGITS} digits.")
        salt = secrets.token_hex(16)
        write_safely(self.path, msgspec.json.encode(_Kept(salt, _hash(digits, salt))))
        self._forgive()

    def fits(self, digits: str) -> bool:
        """Whether this is the one that was set."""
        kept = self._kept()
        return kept is not None and hmac.compare_digest(kept.hash.encode(), _hash(digits, kept.salt).encode())

    def forget(self) -> bool:
        """Reset it; False if there was none. Raises OSError."""
        there = self.path.exists()
        self.path.unlink(missing_ok=True)
        self._forgive()
        return there

    def _forgive(self) -> None:
        """Wrong ones of before are no reason to wait for the one that comes now."""
        with contextlib.suppress(OSError):
            self.path.with_name(WRONG).unlink(missing_ok=True)

    def _kept(self) -> _Kept | None:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=_Kept)
        except (OSError, msgspec.DecodeError):
            return None


class PinLock:
    """Stands before a PIN, so that guests who have all evening can't try every one.

    Only the number of wrong ones is kept, and no time: after a start whoever had tried too often waits anew.
    So nobody wins by cutting the power, and no clock that jumps can shorten or lengthen a wait.
    """

    def __init__(self, pin: Pin, clock: Callable[[], float] = time.monotonic) -> None:
        """clock: seconds, of any clock that never goes back."""
        self._pin, self._clock = pin, clock
        self._path = pin.path.with_name(WRONG)
        self._wrong = self._kept()
        self._opens_s = clock() + WAIT_S if self._wrong >= TRIES else -math.inf

    def refuses(self, digits: str) -> str:
        """Try digits: a sentence if they won't do or can't be tried now, '' if they fit."""
        wait_s = math.ceil(max(0.0, self._opens_s - self._clock()))
        if wait_s:
            return f"Too many wrong PINs: wait {wait_s} s."
        self._count(self._wrong + 1)  # before it is looked at: cutting the power now does not help either
        if self._pin.fits(digits):
            self._count(0)
            return ""
        if self._wrong < TRIES:
            return "That is not it."
        self._opens_s = self._clock() + WAIT_S
        return f"That is not it. Wait {WAIT_S:.0f} s."

    def _count(self, wrong: int) -> None:
        self._wrong = wrong
        with contextlib.suppress(OSError):  # a disk that refuses: then it holds until the end
            write_safely(self._path, msgspec.json.encode(wrong))

    def _kept(self) -> int:
        """A file that was tampered with does not open the door."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=_Wrong)
        except FileNotFoundError:
            return 0
        except (OSError, msgspec.DecodeError):
            return TRIES


def _hash(digits: str, salt: str) -> str:
    """Slow on purpose: there are few PINs."""
    return hashlib.scrypt(digits.encode(), salt=salt.encode(), n=2**14, r=8, p=1).hex()
