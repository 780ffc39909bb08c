"""The operator's PIN: digits that can be entered with a stick; only a hash of them is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from pathlib import Path

import msgspec

from game.store.files import write_safely

DIGITS = 4
PIN = "pin.json"
"""The name of its file in the data folder."""


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


def _hash(digits: str, salt: str) -> str:
    """Slow on purpose: there are few PINs."""
    return hashlib.scrypt(digits.encode(), salt=salt.encode(), n=2**14, r=8, p=1).hex()
