"""A program of its own (see `scout`): tries to open the sound device until it can be opened.

`python -P ahead.py FREQUENCY FORMAT CHANNELS SAMPLES PARENT`; it ends with 0 once it could, and when
PARENT has gone.
"""

from __future__ import annotations

import os
import signal
import sys
import time

import pygame

EACH_S, LOOK_S = 1.0, 0.1
"""How often it tries, and how often it looks whether somebody still wants to know."""


def main(frequency: int, form: int, channels: int, samples: int, parent: int) -> None:
    """Try and try again, each time in a child: what crashes or hangs is not this."""
    while os.getppid() == parent:
        child = os.fork()
        if not child:
            _open(frequency, form, channels, samples)
        if _could(child, parent):
            return
        time.sleep(EACH_S)


def _open(frequency: int, form: int, channels: int, samples: int) -> None:
    try:
        pygame.mixer.init(frequency, form, channels, samples, allowedchanges=0)
    except pygame.error:
        os._exit(1)
    os._exit(0)


def _could(child: int, parent: int) -> bool:
    """Wait for a try, however long it takes, as long as it is of use."""
    while os.getppid() == parent:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status == 0
        time.sleep(LOOK_S)
    os.kill(child, signal.SIGKILL)
    return False


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
