"""What the heads of drawn people have in common: features of a face from back to front."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Protocol

Layer = tuple[str, str]
"""A part's drawing and the name of its ink, '' for none."""


class Head(Protocol):
    """A face in words: the name of each part, '' for none, and its inks."""

    @property
    def face(self) -> str:
        """Its shape."""
        ...

    @property
    def skin(self) -> str:
        """The ink of its skin."""
        ...

    @property
    def hair(self) -> str:
        """Its hair."""
        ...

    @property
    def shade(self) -> str:
        """The ink of hair and beard."""
        ...

    @property
    def eyes(self) -> str:
        """Its eyes."""
        ...

    @property
    def nose(self) -> str:
        """Its nose."""
        ...

    @property
    def mouth(self) -> str:
        """Its mouth."""
        ...

    @property
    def beard(self) -> str:
        """Its beard or moustache."""
        ...

    @property
    def extras(self) -> str:
        """Scars, glasses and the like, with commas between."""
        ...


def extras(head: Head) -> list[str]:
    """What is on a face or worn with it, one by one."""
    return list(filter(None, head.extras.split(",")))


def features(head: Head, marks: Collection[str], moustaches: Collection[str]) -> Iterator[Layer]:
    """From the bare face to its hair. marks: extras on the skin. moustaches: beards over the mouth."""
    yield f"face-{head.face}", head.skin
    yield from ((f"x-{mark}", "") for mark in extras(head) if mark in marks)
    over = head.beard in moustaches
    if head.beard and not over:
        yield f"beard-{head.beard}", head.shade
    if head.mouth:
        yield f"mouth-{head.mouth}", ""
    if over:
        yield f"beard-{head.beard}", head.shade
    yield f"nose-{head.nose}", head.skin
    yield f"eyes-{head.eyes}", head.skin
    if head.hair:
        yield f"hair-{head.hair}", head.shade
