"""From plain data to a Struct, with every fault of the data instead of the first one only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from game.rules.wanted import bare, endless, found, misfit, said, struct_in, wanted

T = TypeVar("T", bound=msgspec.Struct)


def decode(data: Any, kind: type[T], path: str = "") -> tuple[T | None, list[str]]:
    """A `kind` from plain data, or None and all faults as 'key: what was expected'.

    Structs are taken apart field by field, lists item by item. path: key of `data` in its file.
    """
    if not isinstance(data, Mapping):
        return None, [f"{path or 'the file'}: expected a table of keys and values, found {found(data)}"]
    faults = _strange_keys(data, kind, path)
    values: dict[str, Any] = {}
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        key = f"{path}.{field.encode_name}" if path else field.encode_name
        if field.encode_name in data:
            value, wrong = _value(data[field.encode_name], hints[field.name], key)
            values[field.name] = value
            faults += wrong
        elif field.required:
            faults.append(f"{key}: expected {wanted(hints[field.name])}, but the key is missing")
    return (None, faults) if faults else (kind(**values), [])


def _strange_keys(data: Mapping[Any, Any], kind: type[msgspec.Struct], path: str) -> list[str]:
    known = [field.encode_name for field in msgspec.structs.fields(kind)]
    start = f"{path}." if path else ""
    words = f"unknown key; expected one of {', '.join(known)}"
    return [f"{start}{key}: {words}" for key in data if key not in known]


def _value(value: Any, hint: Any, key: str) -> tuple[Any, list[str]]:
    struct = struct_in(hint)
    if struct is not None:
        return decode(value, struct, key)
    parts = _items(value, hint)
    if parts is not None:
        each = [_value(item, part, f"{key}[{i}]") for i, (item, part) in enumerate(parts)]
        return tuple(item for item, _ in each), [fault for _, wrong in each for fault in wrong]
    never = [f"{key}{place}: expected a finite number, found {number}" for place, number in endless(value)]
    if never:
        return None, never
    try:
        return msgspec.convert(value, hint, str_keys=True), []
    except msgspec.ValidationError as error:
        return None, [misfit(error, hint, value, key)]


def _items(value: Any, hint: Any) -> list[tuple[Any, Any]] | None:
    """The items of a list, each with its hint; None if it is no list or not as long as it has to be."""
    base, metas = bare(hint)
    if get_origin(base) is not tuple or not isinstance(value, list):
        return None
    kinds = get_args(base)
    if kinds[-1] is not Ellipsis:
        return list(zip(value, kinds, strict=True)) if len(value) == len(kinds) else None
    least, most = said(metas, "min_length") or 0, said(metas, "max_length") or len(value)
    return [(item, kinds[0]) for item in value] if least <= len(value) <= most else None
