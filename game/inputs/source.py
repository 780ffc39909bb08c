"""Where times come from: the protocol of everything that knows more than 'between two pumps'."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from game.inputs.span import Span


class Edge(NamedTuple):
    """A key or button that SDL reports as changed, whose time is to be found.

    device: 'keys' or 'pad:<instance id>'. code: scancode of a key, index of a button, hat or axis.
    tick: SDL's millisecond stamp of the event, None where it can't be read. unseen_ns: when it was not yet in
    SDL's queue, None if nobody looked.
    """

    device: str
    code: int
    pressed: bool
    tick: int | None = None
    unseen_ns: int | None = None


class Stamp(NamedTuple):
    """The answer of a source. held_over: this key was already down when the focus came: no press."""

    span: Span
    source: str
    held_over: bool = False


class Source(Protocol):
    """One origin of times: the X server, SDL's ticks of a pad, later the kernel's own stamps.

    SDL stays the judge of *what* happened; a source only narrows *when*. The first that answers is taken.
    """

    def begin(self) -> None:
        """A new pump has been made; what was collected for the last one is void."""

    def stamp(self, edge: Edge, pump: Span) -> Stamp | None:
        """When the edge happened, within the pump's span; None if this source doesn't know."""


def stamped(sources: tuple[Source, ...], edge: Edge, pump: Span) -> Stamp:
    """The best stamp for an edge: of the first source that knows, else the pump's whole span."""
    for source in sources:
        found = source.stamp(edge, pump)
        if found is not None:
            return found
    return Stamp(pump, "pump")
