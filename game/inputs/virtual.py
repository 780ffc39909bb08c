"""Virtual pads: SDL devices in software, for tests of the whole program and for demonstrations."""

from __future__ import annotations

import ctypes
import os
import select
import stat
import threading
from collections.abc import Callable
from pathlib import Path

from game.inputs.sdl import Sdl

ENVIRONMENT = "RED_FRONTIER_VIRTUAL_PADS"
"""Names a FIFO. Lines: 'attach A', 'attach B 2 4 0' (axes, buttons, hats), 'attach C 6 15 1 DualSense' (what
it calls itself), 'button A 0 1' (number, value), 'axis A 0 -32000', 'hat A 0 1', 'detach A'."""

DEFAULT_SHAPE = (6, 15, 1)
GAME_CONTROLLER = 1
LONGEST_LINE = 200
LIMITS = {"axis": (-32768, 32767), "button": (0, 1), "hat": (0, 15)}


class PadLineError(ValueError):
    """A line that makes no sense; the message says why."""


class _Description(ctypes.Structure):
    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        *((name, ctypes.c_void_p) for name in ("update", "player", "rumble", "triggers", "led", "effect")),
    )


class VirtualPads:
    """Virtual pads by name. Calls may come from any thread.

    SDL's lock on pads is never held from here: the main thread waits for it in pygame, with Python's lock.
    """

    def __init__(self, sdl: Sdl) -> None:
        self._lib = sdl.lib
        self._pads: dict[str, tuple[int, int, tuple[int, int, int], _Description]] = {}
        self._lib.SDL_JoystickAttachVirtualEx.argtypes = [ctypes.c_void_p]
        self._lib.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._lib.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
        self._lib.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
        for name, kind in (("Axis", ctypes.c_int16), ("Button", ctypes.c_uint8), ("Hat", ctypes.c_uint8)):
            function = getattr(self._lib, f"SDL_JoystickSetVirtual{name}")
            function.argtypes = [ctypes.c_void_p, ctypes.c_int, kind]

    def attach(self, name: str, shape: tuple[int, int, int] = DEFAULT_SHAPE, make: str = "") -> int:
        """Plug a pad in; its instance id. shape: axes, buttons, hats. make: what it calls itself.

        Raises PadLineError if the name is in use or SDL refuses.
        """
        if name in self._pads:
            raise PadLineError(f"pad '{name}' is attached already")
        called = (make or f"Pad {name}").encode()
        description = _Description(1, GAME_CONTROLLER, *shape, 0, 0, 0, 0, 0, called)
        index = self._lib.SDL_JoystickAttachVirtualEx(ctypes.byref(description))
        handle = self._lib.SDL_JoystickOpen(index) if index >= 0 else None
        if handle is None:
            raise PadLineError(f"SDL can't attach pad '{name}'")
        instance = int(self._lib.SDL_JoystickInstanceID(handle))
        self._pads[name] = (instance, handle, shape, description)  # SDL keeps a pointer to the description
        return instance

    def set(self, name: str, kind: str, number: int, value: int) -> None:
        """Move an 'axis', 'button' or 'hat'; SDL sees it at its next look. Raises PadLineError."""
        pad = self._pads.get(name)
        if pad is None:
            raise PadLineError(f"there is no pad '{name}'")
        low, high = LIMITS[kind]
        count = pad[2][("axis", "button", "hat").index(kind)]
        if not 0 <= number < count or not low <= value <= high:
            raise PadLineError(f"pad '{name}' has {count} of {kind}, each from {low} to {high}")
        getattr(self._lib, f"SDL_JoystickSetVirtual{kind.capitalize()}")(pad[1], number, value)

    def detach(self, name: str) -> None:
        """Unplug a pad, whatever is held. Raises PadLineError."""
        if name not in self._pads:
            raise PadLineError(f"there is no pad '{name}'")
        instance, handle, _shape, _description = self._pads.pop(name)
        for index in range(self._lib.SDL_NumJoysticks()):
            if self._lib.SDL_JoystickGetDeviceInstanceID(index) == instance:
                self._lib.SDL_JoystickDetachVirtual(index)
                break
        self._lib.SDL_JoystickClose(handle)

    def names(self) -> list[str]:
        """The pads that are attached, longest first."""
        return list(self._pads)

    def obey(self, line: str) -> None:
        """Do what a line of the FIFO says. Raises PadLineError, doing nothing."""
        verb, *words = line.split()
        if not words or verb not in ("attach", "detach", *LIMITS):
            raise PadLineError("a line is attach, button, axis, hat or detach and the pad's name")
        name, make = words[0], " ".join(words[4:]) if verb == "attach" else ""
        numbers = _integers(words[1:4] if make else words[1:])
        if verb == "attach" and len(numbers) in (0, 3):
            shape = (numbers[0], numbers[1], numbers[2]) if numbers else DEFAULT_SHAPE
            if not all(0 <= number <= 32 for number in shape):
                raise PadLineError("a pad has 0 to 32 axes, buttons and hats")
            self.attach(name, shape, make)
        elif verb == "detach" and not numbers:
            self.detach(name)
        elif verb in LIMITS and len(numbers) == 2:
            self.set(name, verb, *numbers)
        else:
            raise PadLineError(f"'{verb}' has {len(numbers)} numbers")


def _integers(words: list[str]) -> list[int]:
    try:
        return [int(word) for word in words]
    except ValueError:
        raise PadLineError("behind the name there are whole numbers only") from None


class PadFifo:
    """Reads lines for virtual pads from a FIFO on a thread of its own."""

    def __init__(self, path: Path, pads: VirtualPads, warn: Callable[[str], None]) -> None:
        """path: is made if there is nothing. warn: gets one sentence for each line that is ignored."""
        self._path = path
        self._pads = pads
        self._warn = warn
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="virtual-pads", daemon=True)

    def start(self) -> None:
        """Begin to read; a path that can't be read is a warning."""
        self._thread.start()

    def stop(self) -> None:
        """End it; to be called before SDL is shut down."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(timeout=1.0)

    def _run(self) -> None:
        try:
            fifo = self._open()
        except OSError as error:
            self._warn(f"No virtual pads: {self._path} can't be read ({error.strerror}).")
            return
        try:
            self._read(fifo)
        finally:
            os.close(fifo)

    def _open(self) -> int:
        if not hasattr(os, "mkfifo"):
            raise OSError(0, "this system has no FIFOs")
        if not self._path.exists():
            os.mkfifo(self._path, 0o600)
        if not stat.S_ISFIFO(self._path.stat().st_mode):
            raise OSError(0, "it is no FIFO")
        return os.open(self._path, os.O_RDWR)  # also for writing: then it never ends when a writer leaves

    def _read(self, fifo: int) -> None:
        rest = b""
        while not self._stop.is_set():
            if not select.select([fifo], [], [], 0.1)[0]:
                continue
            *lines, rest = (rest + os.read(fifo, 4096)).split(b"\n")
            for line in lines:
                self._take(line)
            if len(rest) > LONGEST_LINE:
                self._take(rest)
                rest = b""

    def _take(self, line: bytes) -> None:
        text = line.decode("utf-8", "replace").strip()
        if not text or self._stop.is_set():
            return
        try:
            if len(text) > LONGEST_LINE:
                raise PadLineError("the line is too long")
            self._pads.obey(text)
        except PadLineError as error:
            self._warn(f"The line '{text[:60]}' for virtual pads is ignored: {error}.")
