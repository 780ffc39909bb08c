"""From plain data to a Struct, with every fault of the data instead of the first one only."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T", bound=msgspec.Struct)
WORDS: dict[Any, str] = {
    float: "a number",
    int: "a whole number",
    str: "a text",
    tuple: "a list",
    dict: "a table of keys and values",
}


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
            faults.append(f"{key}: expected {expected(hints[field.name])}, but the key is missing")
    return (None, faults) if faults else (kind(**values), [])


def _strange_keys(data: Mapping[Any, Any], kind: type[msgspec.Struct], path: str) -> list[str]:
    known = [field.encode_name for field in msgspec.structs.fields(kind)]
    start = f"{path}." if path else ""
    words = f"unknown key; expected one of {', '.join(known)}"
    return [f"{start}{key}: {words}" for key in data if key not in known]


def _value(value: Any, hint: Any, key: str) -> tuple[Any, list[str]]:
    struct = _struct_in(hint)
    if struct is not None:
        return decode(value, struct, key)
    if get_origin(hint) is tuple and get_args(hint)[-1] is Ellipsis and isinstance(value, list):
        parts = [_value(item, get_args(hint)[0], f"{key}[{i}]") for i, item in enumerate(value)]
        return tuple(part for part, _ in parts), [fault for _, wrong in parts for fault in wrong]
    endless = [f"{key}{place}: expected a finite number, found {number}" for place, number in _endless(value)]
    if endless:
        return None, endless
    try:
        return msgspec.convert(value, hint, str_keys=True), []
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `")
        inner = where.removesuffix("`").removeprefix("$").replace("[...]", "")
        return None, [f"{key}{inner}: {what[0].lower()}{what[1:]}"]


def _endless(value: Any) -> Iterator[tuple[str, float]]:
    """The numbers without end and without value (inf, nan: TOML has both) in plain data, and their places."""
    if isinstance(value, float) and not math.isfinite(value):
        yield "", value
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from ((f"[{index}]{place}", number) for place, number in _endless(item))
    elif isinstance(value, Mapping):
        for name, item in value.items():
            yield from ((f".{name}{place}", number) for place, number in _endless(item))


def _struct_in(hint: Any) -> type[msgspec.Struct] | None:
    """The Struct of a hint such as `Drift` or `Drift | None`."""
    for part in (hint, *get_args(hint)) if get_origin(hint) is not tuple else ():
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            return part
    return None


def expected(hint: Any) -> str:
    """A type hint in words, for a key that is missing."""
    if _struct_in(hint) is not None:
        return "a table of keys and values"
    if get_origin(hint) is Union:
        return expected(get_args(hint)[0])
    base = get_args(hint)[0] if hasattr(hint, "__metadata__") else hint
    origin = get_origin(base) or base
    return WORDS.get(origin, f"{origin}")


def found(value: Any) -> str:
    """A short name of what was there instead."""
    return f"{value!r}"[:40]
