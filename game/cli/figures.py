"""Figures of a benchmark and how they are told."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.cli import output


class Figure(msgspec.Struct, frozen=True):
    """One measured value. wanted: what it should be, such as '>= 100'. peers: what others reach, or ''."""

    bench: str
    name: str
    value: float
    unit: str
    wanted: str = ""
    peers: str = ""


def tell(figures: Iterable[Figure], *, as_json: bool) -> None:
    """Write each figure as soon as it is there."""
    for figure in figures:
        if as_json:
            line = msgspec.json.encode(figure).decode()
        else:
            wanted = f"  (wanted {figure.wanted})" if figure.wanted else ""
            peers = f"  [{figure.peers}]" if figure.peers else ""
            line = f"{figure.bench:6} {figure.name:44} {figure.value:>12,.2f} {figure.unit}{wanted}{peers}"
        output.tell(line + "\n")
