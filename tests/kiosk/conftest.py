"""A kiosk's PINs for the tests."""

from __future__ import annotations

import hashlib

import pytest


@pytest.fixture(autouse=True)
def cheap_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes that take no time: that real ones do is on purpose, but no test is about it."""
    real = hashlib.scrypt

    def cheap(password: bytes, **given: object) -> bytes:
        return real(password, **{**given, "n": 2})  # type: ignore[arg-type]

    monkeypatch.setattr(hashlib, "scrypt", cheap)
