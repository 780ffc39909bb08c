"""Tables to race on: from the data of a file to a TableSpec, or to all that is wrong with it."""

from __future__ import annotations

from typing import Any

from game.race import decoding, survey
from game.race.spec import CENTRE, SEATS, SPOTS, TOKENS, TableSpec

__all__ = ["CENTRE", "SEATS", "SPOTS", "TOKENS", "TableFaults", "TableSpec", "decode"]


class TableFaults(ValueError):  # noqa: N818  it carries many
    """A table that cannot be used. faults: all of them, each 'key: what was expected'."""

    def __init__(self, faults: list[str]) -> None:
        self.faults = faults
        super().__init__("\n".join(faults))


def decode(data: dict[str, Any]) -> TableSpec:
    """A table from the data of its file. Raises TableFaults with every fault at once."""
    spec, faults = decoding.decode(data, TableSpec)
    if spec is not None:
        faults = survey.faults(spec)
        if not faults:
            return spec
    raise TableFaults(faults)
