"""What is held down: a control with several keys is pressed with the first and released with the last."""

from __future__ import annotations


class Held:
    """Controls held per device, each with its raw controls. Unbound keys (control '') stand alone."""

    def __init__(self) -> None:
        self._raws: dict[str, dict[str, str]] = {}  # device -> raw -> control

    def press(self, device: str, control: str, raw: str) -> bool:
        """Note a key going down; True if the control has just become pressed."""
        raws = self._raws.setdefault(device, {})
        first = not control or control not in raws.values()
        raws[raw] = control
        return first

    def release(self, device: str, control: str, raw: str) -> bool:
        """Note a key going up; True if the control has just been released."""
        raws = self._raws.get(device, {})
        if raws.pop(raw, None) is None:
            return False
        return not control or control not in raws.values()

    def controls(self, device: str) -> frozenset[str]:
        """The controls of a device that are held."""
        return frozenset(control for control in self._raws.get(device, {}).values() if control)

    def clear(self, device: str | None = None) -> list[tuple[str, str, str]]:
        """Forget one device or all; (device, control, raw) of each held control and each unbound key."""
        found: dict[tuple[str, str], tuple[str, str, str]] = {}
        for name in list(self._raws) if device is None else [device]:
            for raw, control in self._raws.pop(name, {}).items():
                found.setdefault((name, control or raw), (name, control, raw))
        return list(found.values())
