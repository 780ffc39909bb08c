"""What a copy of a state may not share with it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec


def shares_nothing(state: Any, copy: Any, known: Collection[str] = ()) -> bool:
    """Whether no part that can change belongs to both. known: fields whose contents are never changed."""
    mine = {id(part) for part in _mutable_parts(state, known)}
    return not any(id(part) in mine for part in _mutable_parts(copy, known))


def _mutable_parts(value: Any, known: Collection[str]) -> list[Any]:
    """All lists, dicts and unfrozen structs inside a state, at any depth."""
    if isinstance(value, list):
        return [value, *(part for item in value for part in _mutable_parts(item, known))]
    if isinstance(value, dict):
        return [value, *(part for item in value.values() for part in _mutable_parts(item, known))]
    if isinstance(value, msgspec.Struct):
        fields = [getattr(value, name) for name in value.__struct_fields__ if name not in known]
        own = [] if value.__struct_config__.frozen else [value]
        return own + [part for field in fields for part in _mutable_parts(field, known)]
    return []
