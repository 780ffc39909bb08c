"""Tells systemd that the kiosk lives, if it was started by it (sd_notify's protocol)."""

from __future__ import annotations

import contextlib
import os
import socket


class Systemd:
    """Sends states such as 'READY=1' to the socket that systemd names; does nothing without one."""

    def __init__(self) -> None:
        """The socket's name is in the environment."""
        self._address = os.environ.get("NOTIFY_SOCKET", "")

    def tell(self, state: str) -> None:
        """Send one state; nobody listening is no fault."""
        if not self._address or not hasattr(socket, "AF_UNIX"):
            return
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as letter:
            letter.sendto(state.encode(), address)
