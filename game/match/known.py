"""The part of plain data that a Struct knows: files with a strange key are of use all the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec


def known_part(data: Any, kind: type[msgspec.Struct], path: str = "") -> tuple[Any, list[str]]:
    """The data without keys that `kind` (and what it is made of) does not know; a fault for each of them."""
    if not isinstance(data, Mapping):
        return data, []
    hints = get_type_hints(kind, include_extras=True)
    fields = {field.encode_name: hints[field.name] for field in msgspec.structs.fields(kind)}
    kept: dict[str, Any] = {}
    faults: list[str] = []
    for key, value in data.items():
        place = f"{path}.{key}" if path else str(key)
        if key not in fields:
            faults.append(f"{place}: unknown key; expected one of {', '.join(fields)}")
            continue
        kept[key], more = _part(value, _struct_in(fields[key]), place)
        faults += more
    return kept, faults


def _part(value: Any, kind: type[msgspec.Struct] | None, place: str) -> tuple[Any, list[str]]:
    if kind is None:
        return value, []
    if not isinstance(value, list):
        return known_part(value, kind, place)
    parts = [known_part(item, kind, f"{place}[{index}]") for index, item in enumerate(value)]
    return [part for part, _ in parts], [fault for _, more in parts for fault in more]


def _struct_in(hint: Any) -> type[msgspec.Struct] | None:
    """The Struct of a hint such as `Drift`, `Drift | None` or `tuple[Card, ...]`."""
    for part in (hint, *get_args(hint)):
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            return part
    return None
