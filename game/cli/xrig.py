"""A private X server and keys pressed into it: what `bench race` and the end-to-end tests stand on."""

from __future__ import annotations

import atexit
import random
import shutil
import socket
import struct
import subprocess
import time
from pathlib import Path

from game.inputs.span import MS, Span, now_ns

SIZE = "1920x1080x24"
NUMBERS = range(200, 900)
"""Display numbers that nobody uses by hand."""

START_S = 10.0
END_S = 3.0
"""A server that is asked to end takes its lock away; one that is killed leaves it."""
TRIES = 8

SHARP_NS = 1 * MS
"""A press whose own making took longer is no yardstick: nobody knows when in that time it was."""

KEYSYMS = {
    "Return": "Return", "Escape": "Escape", "Backspace": "BackSpace", "Tab": "Tab", "Space": "space",
    "Up": "Up", "Down": "Down", "Left": "Left", "Right": "Right",
    "Keypad Enter": "KP_Enter", "Keypad +": "KP_Add", "Keypad .": "KP_Decimal",
}  # fmt: skip


class RigError(RuntimeError):
    """The rig can't be set up; the message is one sentence that says what is missing."""


class PrivateDisplay:
    """An Xvfb of our own; `name` is what DISPLAY must be. It ends with us, whatever ends us."""

    def __init__(self, size: str = SIZE) -> None:
        """Raises RigError if there is no Xvfb or it doesn't start."""
        program = shutil.which("Xvfb")
        if program is None:
            raise RigError("Xvfb is not installed (package xvfb).")
        free = [number for number in NUMBERS if not Path(f"/tmp/.X{number}-lock").exists()]
        for number in random.sample(free, min(TRIES, len(free))):
            if self._start(program, number, size):
                self.name = f":{number}"
                return
        raise RigError("Xvfb does not start.")

    def _start(self, program: str, number: int, size: str) -> bool:
        command = [program, f":{number}", "-screen", "0", size, "-nolisten", "tcp", "-terminate"]
        self._client: socket.socket | None = None
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        atexit.register(self.close)
        deadline = time.monotonic() + START_S
        while time.monotonic() < deadline and self._process.poll() is None:
            self._client = _connect(number)
            if self._client is not None:
                return True
            time.sleep(0.02)
        self.close()
        return False

    def close(self) -> None:
        """End the server."""
        if self._client is not None:
            self._client.close()
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(END_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        atexit.unregister(self.close)

    def __enter__(self) -> PrivateDisplay:
        return self

    def __exit__(self, *_failure: object) -> None:
        self.close()


def _connect(number: int) -> socket.socket | None:
    """A client that does nothing: when it goes, the server ends as well (-terminate)."""
    client = socket.socket(socket.AF_UNIX)
    try:
        client.connect(f"/tmp/.X11-unix/X{number}")
        client.sendall(struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0))  # X11, no authorisation
        return client if client.recv(1) == b"\x01" else None
    except OSError:
        client.close()
        return None


class Keys:
    """Presses keys by scancode name, as if by hand (XTEST); one connection, for one thread."""

    def __init__(self, display: str) -> None:
        """display: such as ':345'. Raises RigError if python-xlib is missing or the server doesn't answer."""
        try:
            from Xlib import XK, X  # noqa: PLC0415 - only tests and benches need it
            from Xlib.display import Display  # noqa: PLC0415
            from Xlib.ext import xtest  # noqa: PLC0415
        except ImportError:
            raise RigError("python-xlib is not installed (pip install 'red-frontier[test]').") from None
        self._display = Display(display)
        self._fake, self._x, self._xk = xtest.fake_input, X, XK
        self._codes: dict[str, int] = {}
        self.down: set[str] = set()

    def press(self, name: str) -> Span:
        """Press a key; the span in which the server has done it."""
        self.down.add(name)
        return self._send(self._x.KeyPress, name)

    def release(self, name: str) -> Span:
        """Let a key go; the span in which the server has done it."""
        self.down.discard(name)
        return self._send(self._x.KeyRelease, name)

    def close(self) -> None:
        """Let go of everything and disconnect."""
        for name in list(self.down):
            self.release(name)
        self._display.close()

    def _send(self, kind: int, name: str) -> Span:
        code = self._codes.get(name) or self._codes.setdefault(name, self._keycode(name))
        before = now_ns()
        self._fake(self._display, kind, code)
        self._display.sync()
        return Span(before, now_ns())

    def _keycode(self, name: str) -> int:
        keysym = KEYSYMS.get(name) or name.replace("Keypad ", "KP_")
        code = int(self._display.keysym_to_keycode(self._xk.string_to_keysym(keysym)))
        if not code:
            raise RigError(f"The X server has no key '{name}'.")
        return code
