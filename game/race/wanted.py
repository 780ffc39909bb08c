"""What a file should have said instead, in the words of whoever writes it."""

from __future__ import annotations

import json
import math
import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

WORDS: dict[Any, str] = {
    bool: "true or false",
    float: "a number",
    int: "a whole number",
    str: "a text",
    tuple: "a list",
    list: "a list",
    dict: "a table of keys and values",
    types.NoneType: "nothing",
}
LONGEST = 40
"""So much is shown of what was found, characters."""


def wanted(hint: Any) -> str:
    """A type hint in words: 'a whole number from 5 to 3600', 'a list such as ["keys1", "keys2"]'."""
    base, metas = bare(hint)
    if get_origin(base) in (Union, types.UnionType):
        return " or ".join(dict.fromkeys(wanted(part) for part in get_args(base) if part is not type(None)))
    if get_origin(base) is Literal:
        return f"one of {', '.join(map(str, get_args(base)))}"
    kind = get_origin(base) or base
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return WORDS[dict]
    words = WORDS.get(kind, f"{kind}")
    if kind in (tuple, list):
        return f"{words}{_length(base, metas)}{_example(base, metas)}"
    return f"{words}{_bounds(metas)}"


def bare(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A hint without its Annotated, and what that says."""
    if get_origin(hint) is not Annotated:
        return hint, ()
    base, *metas = get_args(hint)
    return base, tuple(metas)


def said(metas: tuple[Any, ...], name: str) -> Any:
    """What they say of a bound, None if nothing."""
    return next((getattr(meta, name) for meta in metas if getattr(meta, name, None) is not None), None)


def unknown(hint: Any, value: Any) -> str:
    """'chess' is none of bandits, bountytown...; '' where a hint lists no words, or other things."""
    base, _ = bare(hint)
    if get_origin(base) is not Literal or type(value) is not type(get_args(base)[0]):
        return ""
    return f"{value!r} is none of {', '.join(map(str, get_args(base)))}"


def found(value: Any) -> str:
    """A short name of what was there instead."""
    if isinstance(value, bool):
        return str(value).lower()
    return f"{'the text ' if isinstance(value, str) else ''}{value!r}"[:LONGEST]


def endless(value: Any) -> Iterator[tuple[str, float]]:
    """The numbers without end and without value (inf, nan: TOML has both) in plain data, and their places."""
    if isinstance(value, float) and not math.isfinite(value):
        yield "", value
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from ((f"[{index}]{place}", number) for place, number in endless(item))
    elif isinstance(value, Mapping):
        for name, item in value.items():
            yield from ((f".{name}{place}", number) for place, number in endless(item))


def _bounds(metas: tuple[Any, ...]) -> str:
    least, most, above, below = (said(metas, name) for name in ("ge", "le", "gt", "lt"))
    if least is not None and most is not None:
        return f" from {least:g} to {most:g}"
    words = [
        f"{word} {bound:g}"
        for word, bound in (("at least", least), ("above", above), ("at most", most), ("below", below))
        if bound is not None
    ]
    if said(metas, "min_length"):
        words.append("that is not empty")
    return f" {' and '.join(words)}" if words else ""


def _length(base: Any, metas: tuple[Any, ...]) -> str:
    parts = get_args(base)
    if parts and get_origin(base) is tuple and parts[-1] is not Ellipsis:
        return f" of {len(parts)}"
    return f" of {least} or more" if (least := said(metas, "min_length")) else ""


def _example(base: Any, metas: tuple[Any, ...]) -> str:
    """Such as ...: of the hint's own examples, else of the words that its items can be."""
    if examples := said(metas, "examples"):
        return f" such as {json.dumps(examples[0])}"
    item, _ = bare(next(iter(get_args(base)), None))
    return f" such as {json.dumps(get_args(item)[:2])}" if get_origin(item) is Literal else ""
