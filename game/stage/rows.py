"""The rows of a menu: what they hold and how controls change them; `menu` draws them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Outcome(NamedTuple):
    """What a press did to a widget.

    kind: 'moved' (another row), 'changed' (a value), 'picked' (an action), 'denied', 'back', or '' for
    nothing: also the name of the sound that fits. id: of the row. value: its new value.
    """

    kind: str = ""
    id: str = ""
    value: object = None


NOTHING = Outcome()


class Row:
    """One row. off: '' or why it can't be chosen now. note: one line shown while it is selected."""

    def __init__(self, id: str, label: str, *, note: str = "", off: str = "") -> None:  # noqa: A002
        """id: given back in outcomes. label: what players read."""
        self.id = id
        self.label = label
        self.note = note
        self.off = off

    def press(self, control: str) -> Outcome:
        """Take 'left', 'right' or 'slam'."""
        if self.off:
            return Outcome("denied", self.id)
        return self.take(control)

    def take(self, control: str) -> Outcome:  # noqa: ARG002 - kinds of rows differ here
        """What this kind of row does with a control."""
        return NOTHING


class Action(Row):
    """A row that does something when it is slammed."""

    def take(self, control: str) -> Outcome:
        """Slam picks it."""
        return Outcome("picked", self.id) if control == "slam" else NOTHING


class Toggle(Row):
    """A switch. words: what 'off' and 'on' are called."""

    def __init__(
        self,
        id: str,  # noqa: A002
        label: str,
        on: bool,
        *,
        words: tuple[str, str] = ("Off", "On"),
        note: str = "",
        off: str = "",
    ) -> None:
        """on: how it stands."""
        super().__init__(id, label, note=note, off=off)
        self.on = on
        self.words = words

    def take(self, control: str) -> Outcome:
        """Slam throws it; left is off, right is on."""
        wanted = {"left": False, "right": True, "slam": not self.on}.get(control, self.on)
        if wanted == self.on:
            return NOTHING
        self.on = wanted
        return Outcome("changed", self.id, self.on)


class Choice(Row):
    """One of several. options: (value, what players read)."""

    def __init__(
        self,
        id: str,  # noqa: A002
        label: str,
        options: Sequence[tuple[object, str]],
        value: object,
        *,
        note: str = "",
        off: str = "",
    ) -> None:
        """value: the one chosen; the first if it is none of the options. Raises ValueError for no options."""
        super().__init__(id, label, note=note, off=off)
        if not options:
            raise ValueError(f"the choice '{id}' has no options")
        self.options = tuple(options)
        self.index = next((i for i, o in enumerate(self.options) if o[0] == value), 0)

    @property
    def value(self) -> object:
        """The one chosen."""
        return self.options[self.index][0]

    @property
    def shown(self) -> str:
        """What players read."""
        return self.options[self.index][1]

    def take(self, control: str) -> Outcome:
        """Left and right go round; slam is right."""
        step = {"left": -1, "right": 1, "slam": 1}.get(control, 0)
        if not step or len(self.options) == 1:
            return NOTHING
        self.index = (self.index + step) % len(self.options)
        return Outcome("changed", self.id, self.value)


class Slider(Row):
    """A whole number between bounds, in steps. show: the number as players read it."""

    def __init__(
        self,
        id: str,  # noqa: A002
        label: str,
        value: int,
        bounds: tuple[int, int] = (0, 10),
        *,
        step: int = 1,
        show: Callable[[int], str] = str,
        note: str = "",
        off: str = "",
    ) -> None:
        """value: clamped to the bounds (both included)."""
        super().__init__(id, label, note=note, off=off)
        self.low, self.high = bounds
        self.step = step
        self.show = show
        self.value = min(self.high, max(self.low, value))

    def take(self, control: str) -> Outcome:
        """Left and right step and stop at the ends; slam steps up and begins again."""
        wanted = self.value + {"left": -self.step, "right": self.step, "slam": self.step}.get(control, 0)
        if control == "slam" and self.value == self.high:
            wanted = self.low
        wanted = min(self.high, max(self.low, wanted))
        if wanted == self.value:
            return NOTHING
        self.value = wanted
        return Outcome("changed", self.id, wanted)

    @property
    def share(self) -> float:
        """Where it stands, 0..1."""
        return (self.value - self.low) / (self.high - self.low) if self.high > self.low else 1.0
