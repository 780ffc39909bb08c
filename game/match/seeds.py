"""Seeds for all that is left to chance in a match, out of its one seed."""

from __future__ import annotations

import hashlib


def derive(seed: int, *stream: str | int) -> int:
    """A seed of its own for one stream of chance (rules, world, bots, pace) of a match: 63 bits."""
    name = "/".join(str(part) for part in (seed, *stream))
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big") >> 1
