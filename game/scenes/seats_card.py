"""What a place asks its person: who are you? A name that is known here, or a new one letter by letter."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.nav import Nav
from game.store.records_profiles import LEAST, MOST, name_fault, tidy_name

GUEST, NEW = "Guest", "New name"
RULE = f"{LEAST} to {MOST} letters"
WHEEL = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÅÆÇÉÈÊÑÖØÜ0123456789-.' "
"""Letters in the order of the wheel; the blank comes last, one step up from A."""
BREAKS = " -."


class Letters:
    """A new name: a wheel of letters for the next one."""

    def __init__(self) -> None:
        """Nothing but an A on the wheel."""
        self.name = ""
        self.fault = ""
        self._at = 0

    @property
    def letter(self) -> str:
        """What the wheel shows, as it would be set: small within a word."""
        return self.near(0)

    def near(self, step: int) -> str:
        """The letter so many steps further on the wheel."""
        letter = WHEEL[(self._at + step) % len(WHEEL)]
        return letter.lower() if self.name and self.name[-1] not in BREAKS else letter

    @property
    def enough(self) -> bool:
        """Whether that is a name already."""
        return not name_fault(self.name)

    def step(self, step: str) -> str:
        """What a step does: 'move', 'choose', 'leave' or 'deny'; 'done' = it is a name; 'gone' = given up."""
        self.fault = ""
        if step in ("up", "down"):
            self._at = (self._at + (1 if step == "down" else -1)) % len(WHEEL)
            return "move"
        if step == "slam":
            return self._set()
        if step in ("left", "back"):
            return self._rub_out(leave=step == "back")
        self.fault = name_fault(self.name)
        return "deny" if self.fault else "done"

    def _set(self) -> str:
        letter = self.letter
        if len(self.name) == MOST or (letter == " " and (not self.name or self.name[-1] in BREAKS)):
            return "deny"
        self.name += letter
        return "choose"

    def _rub_out(self, *, leave: bool) -> str:
        if not self.name:
            return "gone" if leave else "deny"
        self.name = self.name[:-1]
        return "leave"


class Card:
    """The names that a person can have here, on a wheel. nav: of the device that steers it."""

    def __init__(self, known: Sequence[str], name: str) -> None:
        """known: who has played on this machine and does not sit yet. name: as the person is called now."""
        others = [one for one in known if one != name]
        self.rows = ["", *([name] if name else []), *others, NEW]
        self.at = 1 if name or others else len(self.rows) - 1
        self.letters: Letters | None = None
        self.nav = Nav()

    def near(self, step: int) -> str:
        """What stands so many steps further, as it is shown."""
        return self.rows[(self.at + step) % len(self.rows)] or GUEST

    def step(self, step: str) -> str:
        """What a step does: a voice; 'named' = `name` was taken; 'gone' = closed as it was."""
        if self.letters is not None:
            return self._letter(step)
        if step in ("up", "down"):
            self.at = (self.at + (1 if step == "down" else -1)) % len(self.rows)
            return "move"
        if step == "slam":
            if self.rows[self.at] != NEW or self.at != len(self.rows) - 1:
                return "named"
            self.letters = Letters()
            return "choose"
        return "gone"

    def _letter(self, step: str) -> str:
        assert self.letters is not None
        voice = self.letters.step(step)
        if voice == "gone":
            self.letters = None
            return "leave"
        return "named" if voice == "done" else voice

    @property
    def name(self) -> str:
        """What was taken."""
        return tidy_name(self.letters.name) if self.letters is not None else self.rows[self.at]
