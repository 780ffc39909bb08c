"""Which SVG the house may use: only what SDL's reader draws as every browser does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


ELEMENTS = _words(
    "svg g defs title desc style path rect circle ellipse line polyline polygon "
    "linearGradient radialGradient stop"
)
LENGTHS = _words("x y x1 y1 x2 y2 cx cy r rx ry fx fy width height")
PAINTS = _words("fill stroke stop-color")
OPACITIES = _words("opacity fill-opacity stroke-opacity stop-opacity")
LINES = _words(
    "fill-rule stroke-width stroke-linecap stroke-linejoin stroke-miterlimit "
    "stroke-dasharray stroke-dashoffset"
)
GRADIENT_ONLY = _words("offset gradientUnits gradientTransform spreadMethod")
STYLES = LENGTHS | PAINTS | OPACITIES | LINES | GRADIENT_ONLY
ATTRIBUTES = STYLES | _words("id class style transform viewBox version d points")
NUMBERS = LENGTHS | OPACITIES | _words("stroke-width stroke-miterlimit stroke-dashoffset")
NAMED = _words("none black white")
"""The colour names that are drawn right: any other may turn grey."""

_COLOUR = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})|rgb\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*\)")
_PAINT_OF = re.compile(r"url\(#([\w-]+)\)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_PERCENT = re.compile(r"-?(?:\d+\.?\d*|\.\d+)%")
_BOX = re.compile(r"\s*" + r"[\s,]+".join([_NUMBER.pattern] * 4) + r"\s*")
_RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
_CLASS = re.compile(r"\s*\.[A-Za-z][\w-]*\s*")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_ENTITY = re.compile(r"<!(?:DOCTYPE|ENTITY)", re.IGNORECASE)
_GRADIENTS = ("linearGradient", "radialGradient")


def lint(path: Path) -> list[str]:
    """The faults of a drawing as 'file: what, what was expected'; [] for a good one."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        return [f"{path}: can't be read ({fault}), a UTF-8 text file is expected"]
    return [f"{path}: {fault}" for fault in lint_text(text)]


def lint_text(text: str) -> list[str]:
    """The faults of a drawing's text as 'what, what was expected', each once."""
    if _ENTITY.search(text):
        return ["has a DOCTYPE or ENTITY, none is expected"]
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as fault:
        return [f"is not well-formed ({fault}), an XML document is expected"]
    return list(dict.fromkeys(_faults(root)))


def _faults(root: ElementTree.Element) -> Iterator[str]:
    if _plain(root.tag) != "svg":
        yield f"begins with <{_plain(root.tag)}>, <svg> is expected"
    if not _BOX.fullmatch(root.get("viewBox", "")):
        yield "has no whole viewBox, viewBox='0 0 width height' is expected"
    gradients = {e.get("id") for e in root.iter() if _plain(e.tag) in _GRADIENTS}
    for element in root.iter():
        yield from _element_faults(element, gradients)


def _element_faults(element: ElementTree.Element, gradients: set[str | None]) -> Iterator[str]:
    tag = _plain(element.tag)
    if tag not in ELEMENTS:
        yield f"has <{tag}>, expected are only {', '.join(sorted(ELEMENTS))}"
        return
    if tag == "style":
        yield from _sheet_faults(element.text or "", gradients)
    for name, value in element.attrib.items():
        if name not in ATTRIBUTES:
            yield f"has the attribute {_plain(name)} on <{tag}>, which is not drawn: leave it out"
        elif name == "style":
            yield from _style_faults(value, tag, gradients)
        elif name != "viewBox":
            yield from _value_faults(name, value, tag, gradients)
    if tag in _GRADIENTS:
        yield from _gradient_faults(element, tag)


def _sheet_faults(sheet: str, gradients: set[str | None]) -> Iterator[str]:
    sheet = _COMMENT.sub("", sheet)
    for selector, body in _RULE.findall(sheet):
        if not _CLASS.fullmatch(selector):
            yield f"has the CSS selector '{selector.strip()}', one plain .class is expected"
        yield from _style_faults(body, "style", gradients)
    if _RULE.sub("", sheet).strip():
        yield f"has CSS '{_RULE.sub('', sheet).strip()[:40]}', only .class {{ ... }} is expected"


def _style_faults(style: str, tag: str, gradients: set[str | None]) -> Iterator[str]:
    for part in filter(None, (p.strip() for p in style.split(";"))):
        name, _, value = (p.strip() for p in part.partition(":"))
        if name not in STYLES:
            yield f"has the style {name} on <{tag}>, which is not drawn: leave it out"
        else:
            yield from _value_faults(name, value, tag, gradients)


def _value_faults(name: str, value: str, tag: str, gradients: set[str | None]) -> Iterator[str]:
    value = value.strip()
    if name in PAINTS:
        painted = _PAINT_OF.fullmatch(value)
        if painted and (name == "stop-color" or painted[1] not in gradients):
            yield f"has {name}='{value}' on <{tag}>, a gradient of the same file is expected"
        elif not painted and value not in NAMED and not _COLOUR.fullmatch(value):
            yield f"has {name}='{value}' on <{tag}>, #rrggbb, none, black or white is expected"
    elif name in NUMBERS and tag not in _GRADIENTS and not _NUMBER.fullmatch(value.removesuffix("px")):
        yield f"has {name}='{value}' on <{tag}>, a plain number is expected"
    elif name == "offset" and not _PERCENT.fullmatch(value):
        yield f"has offset='{value}' on <{tag}>, a share in % is expected"


def _gradient_faults(element: ElementTree.Element, tag: str) -> Iterator[str]:
    if element.get("gradientUnits") == "userSpaceOnUse":
        return
    for name in ("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy"):
        value = element.get(name)
        if value is not None and not _PERCENT.fullmatch(value):
            yield f"has {name}='{value}' on <{tag}>, % or gradientUnits='userSpaceOnUse' is expected"


def _plain(tag: object) -> str:
    """A name without its namespace."""
    return str(tag).rpartition("}")[2]
