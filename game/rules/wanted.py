"""What a file should have said instead, in the words of whoever writes it."""

from __future__ import annotations

import json
import math
import re
import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

WORDS: dict[Any, str] = {
    bool: "true or false",
    float: "a number",
    int: "a whole number",
    str: "a text",
    tuple: "a list",
    list: "a list",
    frozenset: "a list",
    dict: "a table of keys and values",
}
MISSING = re.compile(r"Object missing required field `(\w+)`")
STRANGE = re.compile(r"Object contains unknown field `(\w+)`")
STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
LONGEST = 40
"""So much is shown of what was found, characters."""


def wanted(hint: Any) -> str:
    """A type hint in words: 'a whole number from 5 to 3600', 'a list such as ["keys1", "keys2"]'."""
    base, metas = bare(hint)
    if get_origin(base) in (Union, types.UnionType):
        return " or ".join(dict.fromkeys(wanted(part) for part in get_args(base) if part is not type(None)))
    if get_origin(base) is Literal:
        return f"one of {', '.join(map(str, get_args(base)))}"
    if struct_in(base):
        return WORDS[dict]
    kind = get_origin(base) or base
    words = WORDS.get(kind, f"{kind}")
    return f"{words}{_bounds(metas)}{_length(base, metas)}{_example(base, metas)}"


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


def misfit(error: msgspec.ValidationError, kind: Any, data: Any, key: str = "") -> str:
    """What makes data no `kind`, as 'key: what was expected'. key: of the data in its file."""
    what, _, where = str(error).partition(" - at `")
    steps = STEP.findall(where)
    hint, value = _followed(kind, data, steps)
    place = f"{key}{where.removesuffix('`').removeprefix('$').replace('[...]', '')}"
    struct = struct_in(hint)
    hints = get_type_hints(struct, include_extras=True) if struct else {}
    dot = f"{place}." if place else ""
    if struct and (missing := MISSING.match(what)):
        words = f"{dot}{missing[1]}: expected {wanted(hints[missing[1]])}, but the key is missing"
    elif struct and (strange := STRANGE.match(what)):
        words = f"{dot}{strange[1]}: unknown key; expected one of {', '.join(hints)}"
    elif hint is None:
        words = f"{place}: {what[:1].lower()}{what[1:]}"
    else:
        words = f"{place}: {unknown(hint, value) or f'expected {wanted(hint)}, found {found(value)}'}"
    return words.lstrip(".")


def struct_in(hint: Any) -> type[msgspec.Struct] | None:
    """The Struct of a hint such as `Drift` or `Drift | None`."""
    for part in (
        (hint, *get_args(hint)) if get_origin(hint) in (None, Annotated, Union, types.UnionType) else ()
    ):
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            return part
    return None


def _followed(hint: Any, value: Any, steps: list[tuple[str, str]]) -> tuple[Any, Any]:
    """The hint and the value at a place in data; (None, None) where the way is not told."""
    for name, index in steps:
        base, _ = bare(hint)
        struct = struct_in(base)
        if name and struct and isinstance(value, Mapping):
            hint, value = get_type_hints(struct, include_extras=True)[name], value[name]
        elif index.isdigit() and isinstance(value, list) and get_origin(base) in (tuple, list, frozenset):
            kinds = get_args(base)
            many = len(kinds) == 1 or kinds[-1] is Ellipsis
            hint, value = kinds[0 if many else int(index)], value[int(index)]
        elif index and isinstance(value, Mapping) and get_origin(base) is dict:
            hint = get_args(base)[1]
            value = next((item for item in value.values() if not _fits(item, hint)), None)
        else:
            return None, None
    return hint, value


def _fits(value: Any, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True


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
        for word, bound in (("of at least", least), ("above", above), ("of at most", most), ("below", below))
        if bound is not None
    ]
    return f" {' and '.join(words)}" if words else ""


def _length(base: Any, metas: tuple[Any, ...]) -> str:
    """How many letters a text, or things a list has."""
    unit = " characters" if base is str else ""
    least, most = said(metas, "min_length"), said(metas, "max_length")
    if get_origin(base) is tuple and get_args(base)[-1] is not Ellipsis:
        return f" of {len(get_args(base))}"
    if most:
        return f" of {least} to {most}{unit}" if least else f" of at most {most}{unit}"
    return f" of {least} or more{unit}" if least else ""


def _example(base: Any, metas: tuple[Any, ...]) -> str:
    """Such as ...: of the hint's own examples, else of the words that its items can be."""
    if examples := said(metas, "examples"):
        return f" such as {json.dumps(examples[0])}"
    item, _ = bare(next(iter(get_args(base)), None))
    return f" such as {json.dumps(get_args(item)[:2])}" if get_origin(item) is Literal else ""
