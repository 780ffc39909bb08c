"""What devices, keys and buttons are called, and what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.inputs.padnames import LAST_LATIN
from game.inputs.scancodes import CODES

if TYPE_CHECKING:
    from game.inputs.bindings import Bindings
    from game.inputs.padlook import PadLook
    from game.inputs.padpark import PadPark
    from game.inputs.pads import PadInfo
    from game.inputs.sdl import Sdl


class DeviceNames:
    """The part of `Inputs` that screens ask for names and looks; nothing here presses anything."""

    _bindings: Bindings
    _sdl: Sdl | None
    _pads: PadPark

    def pads(self) -> list[PadInfo]:
        """The pads that are plugged in, longest first."""
        return self._pads.infos()

    def pad_controls(self, device: str) -> dict[str, str]:
        """Control by raw control ('b0', 'a2+', 'h0up') of a pad, {} if it is not plugged in."""
        return self._pads.controls(device)

    def pad_parts(self, device: str) -> dict[str, str]:
        """Where the buttons of a pad lie ('south', 'rb', ...), by raw control; {} if nobody knows."""
        return self._pads.parts(device)

    def pad_look(self, device: str, style: str = "") -> PadLook:
        """What is printed on a pad, and where its controls lie; of one that isn't plugged in the first one's.

        style: all pads bear the letters of that one, '' = each its own.
        """
        pads = [info.device for info in self._pads.infos()]
        return self._pads.look(next((pad for pad in (device, *pads) if pad in pads), ""), style)

    def key_label(self, scancode: int) -> str:
        """What is printed on a key in the layout in use, '' if unknown."""
        return self._sdl.key_label(scancode) if self._sdl else ""

    def key_name(self, zone: str, control: str) -> str:
        """The key that hints show for a zone's control: a letter as printed here, else SDL's name."""
        return self.printed(self._bindings.first_key(zone, control))

    def printed(self, key: str) -> str:
        """A key by its scancode name as players know it: a letter as it is printed on this board.

        Boards with other alphabets bear Latin letters as well; those are called as on a board of the United
        States, for no letter of the house looks like theirs.
        """
        label = self.key_label(CODES[key]) if len(key) == 1 and key in CODES else ""
        if len(label) != 1 or label > LAST_LATIN:
            return key
        return label.upper() if len(label.upper()) == 1 else label

    def device_label(self, device: str) -> str:
        """What players call a device: a pad's name, no longer than there is room for, or the zone."""
        return next((info.called for info in self._pads.infos() if info.device == device), device)

    @property
    def bindings(self) -> Bindings:
        """Those in use."""
        return self._bindings
