"""The few SDL functions that pygame doesn't offer, by ctypes on the very library that pygame has loaded."""

from __future__ import annotations

import ctypes
import struct
import sys
from pathlib import Path
from typing import NamedTuple

SYSWMEVENT = 0x201
JOY_AXIS, JOY_HAT, JOY_BUTTON_DOWN, JOY_BUTTON_UP = 0x600, 0x602, 0x603, 0x604
GET_EVENT = 2
EVENT_BYTES = 56
BATCH = 128
INIT_GAMECONTROLLER = 0x2000
POWER_LOW = (0, 1)
"""SDL_JOYSTICK_POWER_EMPTY (at most 5 %) and _LOW (at most 20 %)."""


class PadEvent(NamedTuple):
    """One report of a pad. kind: 'axis', 'hat' or 'button'. tick: SDL's ms stamp, None where unknown."""

    instance: int
    kind: str
    number: int
    value: int
    tick: int | None


def library_path() -> Path | None:
    """Where pygame's own SDL2 lies; None where it can't be found (then pump intervals serve)."""
    import pygame  # noqa: PLC0415 - only after prepare_environment()

    home = Path(pygame.__file__).parent
    if sys.platform == "linux":
        maps = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace").splitlines()
        paths = [Path(line.split(maxsplit=5)[5]) for line in maps if "/libSDL2-2" in line]
    elif sys.platform == "win32":
        paths = [home / "SDL2.dll"]
    else:
        paths = [home / ".dylibs" / "libSDL2-2.0.0.dylib", home / "libSDL2.dylib"]
    return next((path for path in paths if path.exists()), None)


def load() -> Sdl | None:
    """The library, or None if it can't be found or lacks a function."""
    try:
        path = library_path()
        return Sdl(ctypes.CDLL(str(path))) if path else None
    except (OSError, AttributeError):
        return None


class Sdl:
    """Typed calls into SDL. But for `ticks`, Python's lock is free during each call."""

    def __init__(self, lib: ctypes.CDLL) -> None:
        self.lib = lib
        self._buffer = ctypes.create_string_buffer(EVENT_BYTES * BATCH)
        self.joystick_update = lib.SDL_JoystickUpdate
        self.joystick_update.restype = None
        self.ticks = ctypes.PyDLL(lib._name).SDL_GetTicks  # keeps Python's lock: it takes nanoseconds
        self.ticks.restype = ctypes.c_uint32
        # Keeps the lock as well: giving it away costs a wait each time.
        self._peep = ctypes.PyDLL(lib._name).SDL_PeepEvents
        self._peep.argtypes = [
            ctypes.c_void_p,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.c_uint32,
            ctypes.c_uint32,
        ]
        lib.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        lib.SDL_JoystickFromInstanceID.argtypes = [ctypes.c_int32]
        lib.SDL_JoystickGetSerial.restype = ctypes.c_char_p
        lib.SDL_JoystickGetSerial.argtypes = [ctypes.c_void_p]
        lib.SDL_JoystickCurrentPowerLevel.argtypes = [ctypes.c_void_p]
        lib.SDL_JoystickGetAxisInitialState.argtypes = [
            ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_int16)
        ]  # fmt: skip
        lib.SDL_GameControllerMappingForDeviceIndex.restype = ctypes.c_void_p
        lib.SDL_free.argtypes = [ctypes.c_void_p]
        lib.SDL_GetKeyName.restype = ctypes.c_char_p
        lib.SDL_GetScancodeName.restype = ctypes.c_char_p

    def enable_window_system_events(self) -> None:
        """Have SDL pass on each event of the window system, before what it makes of it."""
        self.lib.SDL_EventState(SYSWMEVENT, 1)

    def take_pad_events(self) -> list[PadEvent]:
        """All reports of pads that wait in SDL's queue; they are taken out of it, with their ticks."""
        found: list[PadEvent] = []
        count = BATCH
        while count == BATCH:
            count = self._peep(self._buffer, BATCH, GET_EVENT, JOY_AXIS, JOY_BUTTON_UP)
            if count > 0:
                found += [event for i in range(count) if (event := self._decode(i * EVENT_BYTES))]
        return found

    def _decode(self, at: int) -> PadEvent | None:
        kind, tick, instance = struct.unpack_from("=IIi", self._buffer, at)
        index, value = struct.unpack_from("=BB", self._buffer, at + 12)
        if kind == JOY_AXIS:
            return PadEvent(instance, "axis", index, struct.unpack_from("=h", self._buffer, at + 16)[0], tick)
        if kind == JOY_HAT:
            return PadEvent(instance, "hat", index, value, tick)
        if kind in (JOY_BUTTON_DOWN, JOY_BUTTON_UP):
            return PadEvent(instance, "button", index, int(kind == JOY_BUTTON_DOWN), tick)
        return None

    def mapping(self, device_index: int) -> str:
        """What SDL's database says about a pad's buttons ('a:b0,back:b6,...'), '' if it doesn't know it."""
        if not self.lib.SDL_WasInit(INIT_GAMECONTROLLER):
            self.lib.SDL_InitSubSystem(INIT_GAMECONTROLLER)
        pointer = self.lib.SDL_GameControllerMappingForDeviceIndex(device_index)
        if not pointer:
            return ""
        try:
            return ctypes.string_at(pointer).decode("utf-8", "replace")
        finally:
            self.lib.SDL_free(pointer)

    def kind(self, device_index: int) -> int:
        """SDL_GameControllerType of a pad, 0 if unknown."""
        return int(self.lib.SDL_GameControllerTypeForIndex(device_index))

    def is_virtual(self, device_index: int) -> bool:
        """Whether the pad exists in software only, and so has no report period."""
        return bool(self.lib.SDL_JoystickIsVirtual(device_index))

    def serial(self, instance: int) -> str:
        """The serial number of an open pad, '' if it doesn't tell."""
        pad = self.lib.SDL_JoystickFromInstanceID(instance)
        return (self.lib.SDL_JoystickGetSerial(pad) or b"").decode("utf-8", "replace") if pad else ""

    def power_low(self, instance: int) -> bool:
        """Whether the battery of an open pad is empty or nearly so; False if SDL doesn't know."""
        pad = self.lib.SDL_JoystickFromInstanceID(instance)
        return bool(pad) and self.lib.SDL_JoystickCurrentPowerLevel(pad) in POWER_LOW

    def rest(self, instance: int, axis: int) -> int | None:
        """Where an axis of an open pad stood when it was opened; None before its first report."""
        pad = self.lib.SDL_JoystickFromInstanceID(instance)
        value = ctypes.c_int16()
        known = pad and self.lib.SDL_JoystickGetAxisInitialState(pad, axis, ctypes.byref(value))
        return value.value if known else None

    def key_label(self, scancode: int) -> str:
        """What is printed on the key in the layout in use, '' if unknown."""
        key = self.lib.SDL_GetKeyFromScancode(scancode)
        return (self.lib.SDL_GetKeyName(key) or b"").decode("utf-8", "replace")
