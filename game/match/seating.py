"""Who sat where in the match of a journal, from its first line and its notes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from msgspec.structs import replace

from game.match.journal import Header, Note
from game.match.seats import SeatError, SeatSpec, looks_of, read_seat


def told_of(seats: Sequence[SeatSpec]) -> Mapping[str, Any]:
    """What the first line of a journal says of those who sit when a match begins."""
    return {
        "seats": tuple(spec.word for spec in seats),
        "names": tuple((spec.stands_for or spec).name for spec in seats),
        "looks": looks_of(seats),
        "away": {seat: spec.stands_for.device for seat, spec in enumerate(seats) if spec.stands_for},
    }


def seats_of(header: Header) -> list[SeatSpec]:
    """Who sat there at the beginning. Raises SeatError."""
    count, said = header.setup.seats, len(header.seats)
    if said != count:
        raise SeatError(f"The match has {count} seats, but its first line names {said}.")
    named = zip_longest(header.seats, header.names[: len(header.seats)], fillvalue="")
    seats = [read_seat(word, name) for word, name in named]
    if len(header.looks) == len(seats):
        seats = [replace(spec, look=look) for spec, look in zip(seats, header.looks, strict=True)]
    return [_left(spec, seat, header) for seat, spec in enumerate(seats)]


def _left(spec: SeatSpec, seat: int, header: Header) -> SeatSpec:
    """With the person for whom it stands, if there is one."""
    device = header.away.get(seat)
    if device is None or spec.is_person:
        return spec
    name = header.names[seat] if seat < len(header.names) else ""
    return replace(spec, stands_for=SeatSpec(device, name=name, look=spec.look))


def reseat(seats: list[SeatSpec], note: Note) -> None:
    """A change of a seat. Raises SeatError if the note names no seat and who plays it."""
    try:
        seat, name = note.data["seat"], str(note.data.get("name", ""))
        seats[seat] = read_seat(note.data["word"], name).following(seats[seat])
    except (LookupError, TypeError, AttributeError):
        raise SeatError(f"The note '{note.data}' names no seat and who plays it.") from None
