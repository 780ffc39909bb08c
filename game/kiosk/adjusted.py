"""What the operator has changed in the menu: kept in the data folder, over what the kiosk's file says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.kiosk.config import Kiosk, decoded
from game.store.files import set_aside, write_safely


class Adjusted:
    """The file. notice: a sentence about one that could not be used, or ''."""

    def __init__(self, path: Path) -> None:
        """path: need not exist."""
        self.path = path
        self.notice = ""

    def over(self, base: Kiosk) -> Kiosk:
        """The kiosk with the changes; without them, and with a notice, if the file is damaged."""
        try:
            data = msgspec.json.decode(self.path.read_bytes(), type=dict[str, Any])
            found, faults = decoded(msgspec.to_builtins(base) | data)
        except FileNotFoundError:
            return base
        except OSError as error:
            self.notice = f"The operator's changes can't be read ({self.path}: {error.strerror})."
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._damaged(str(error))
        else:
            if found is not None:
                return found
            self._damaged(faults[0])
        return base

    def keep(self, base: Kiosk, now: Kiosk) -> bool:
        """Keep what differs from the file; False, with a notice, if the disk refuses."""
        old, new = msgspec.to_builtins(base), msgspec.to_builtins(now)
        changes = {key: value for key, value in new.items() if value != old[key]}
        try:
            write_safely(self.path, msgspec.json.encode(changes))
        except OSError as error:
            self.notice = (
                f"The changes can't be saved ({self.path}: {error.strerror}); they last until the end."
            )
            return False
        return True

    def forget(self) -> bool:
        """Back to what the kiosk's file says; False, with a notice, if the disk refuses."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            self.notice = f"The changes can't be forgotten ({self.path}: {error.strerror})."
            return False
        return True

    def _damaged(self, why: str) -> None:
        try:
            place = f"now {set_aside(self.path)}"
        except OSError:
            place = "left where it is"
        self.notice = f"The operator's changes were damaged ({why}); the old file is {place}."
